"""Every log line: for each message of the catalogues there is an event that produces it, in both languages."""

import pytest
from gondola_scenario import MOOR, act, asked, go, gondola, turn

from serenissima.core.event import EVERYONE, Event
from serenissima.games.gondola import SPEC
from serenissima.games.gondola.log_lines import ACTIONS, RESULTS
from serenissima.games.gondola.rules.taxi import TaxiReward
from serenissima.locale import LANGUAGES, Words, ids

NAMES = ("Anna", "Bernd", "Claudia")
MARKET, MINT = 0, 10
# Events of a seat and their arguments; events without a seat are below.
OF_SEATS: dict[str, tuple[int, ...]] = {
    "all-placed": (),
    "arrested": (8,),
    "assistant": (MARKET, 2, 0),
    "boat-placed": (0, 3, MARKET),
    "bridge": (3, MARKET, MINT, 0),
    "converted": (0, 0x012),
    "cube-taken": (1,),
    "cubes": (0, 0x100),
    "cubes-lost": (0, 0x001),
    "cubes-paid": (0, 0x210),
    "dropped": (3, MINT),
    "effect": (MARKET, 1),
    "embarked": (),
    "end-council": (),
    "favour-coins": (),
    "favour-scrolls": (),
    "first-player": (),
    "gondolier": (1, MARKET),
    "gossip": (),
    "influence-drawn": (),
    "influence-played": (4,),
    "influence-seen": (4,),
    "meeting": (2, 1),
    "meets-doge": (2,),
    "meets-smugglers": (4,),
    "met-by-doge": (0,),
    "met-by-smugglers": (0,),
    "mission-archived": (7,),
    "mission-completed": (7,),
    "mission-drawn": (),
    "mission-returned": (),
    "mission-seen": (7,),
    "mission-slotted": (7, 1),
    "moored": (4, 3, MARKET, 2),
    "overtime": (MARKET,),
    "passed": (4, 3, MARKET, 0),
    "protected": (),
    "pushed": (MARKET, 4, 0),
    "reduction-stopped": (),
    "spy": (MARKET,),
    "swapped": (0, 0x011, 0),
    "total": (41,),
    "trapped": (),
    "turn": (),
    "smuggler-card": (3,),
    "doge-boat-card": (3,),
}
TRACKS = (
    *("coins", "scrolls", "scrolls-paid", "intrigue", "intrigue-lost", "council", "vp", "vp-lost", "shared"),
    *("score-council", "score-assistants", "score-wealth", "score-favour"),
)
TRACKS_OF_THE_DOGE = (
    *("doge-scrolls", "doge-scrolls-paid", "doge-intrigue", "doge-intrigue-lost", "doge-vp", "doge-vp-lost"),
    *("doge-shared", "doge-position", "doge-score-council"),
)
OF_NOBODY: dict[str, tuple[int, ...]] = {
    "destination": (MINT,),
    "doge-arrived": (2, 3, MARKET),
    "doge-assistant": (MARKET, 2, 1),
    "doge-bridge": (3, MARKET, MINT, 1),
    "doge-card": (5, 1),
    "doge-card-removed": (),
    "doge-end": (1,),
    "doge-ignored": (5,),
    "doge-marker": (1, 6),
    "doge-passed": (5, 2, 3, MARKET),
    "doge-plays": (5,),
    "doge-pushed": (MARKET, 3, 2),
    "doge-stays": (2, MARKET),
    "doge-total": (50,),
    "end-missions": (),
    "final-scoring": (),
    "influence-shuffled": (),
    "nobody-arrested": (),
    "passenger": (3, MARKET),
    "round": (4,),
    "rounds-left": (2,),
    "smuggler-arrived": (4, 3, MARKET),
    "smuggler-assistant": (MARKET, 1, 2),
    "smuggler-passed": (5, 2, 3, MARKET),
    "smuggler-pushed": (MARKET, 2, 2),
    "smuggler-stays": (5, MARKET),
    "smugglers-shuffled": (1,),
}


def all_events() -> list[Event]:
    found = [Event(kind, 0, args, EVERYONE) for kind, args in OF_SEATS.items()]
    found += [Event(kind, -1, args, EVERYONE) for kind, args in OF_NOBODY.items()]
    found += [Event(kind, 0, (2, 5), EVERYONE) for kind in TRACKS]
    found += [Event(kind, -1, (2, 5), EVERYONE) for kind in TRACKS_OF_THE_DOGE]
    found += [Event("bridge-crossed", 0, (owner,), EVERYONE) for owner in (0, 1, -1)]
    found += [Event("delivered", 0, (reward,), EVERYONE) for reward in range(4)]
    return [*found, Event("coins", 0, (-3, 2), EVERYONE)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_has_its_event(language: str) -> None:
    words = Words(language, NAMES)
    told = set()
    for event in all_events():
        line = SPEC.line(event)
        assert line is not None, event
        assert words.say(line)
        told.add(line.id)
    assert told == {id for id in ids(language) if id.startswith("gondola-log-")}
    action = Event("effect", 0, (MARKET, 0), EVERYONE)
    results = [Event(kind, 0, args, EVERYONE) for kind, args in OF_SEATS.items() if kind in RESULTS]
    results += [Event(kind, 0, (2, 5), EVERYONE) for kind in TRACKS if kind in RESULTS]
    marker = (Event("doge-plays", -1, (0,), EVERYONE), Event("doge-marker", -1, (1, 5), EVERYONE))
    combined = [[action, result] for result in (*results, Event("coins", 0, (-3, 2), EVERYONE))]
    combined += [[Event(kind, 0, (1,), EVERYONE), results[0]] for kind in ACTIONS[1:-1]]
    short = set()
    for first, second in (*combined, marker):
        line, rest = SPEC.lines([first, second])
        assert rest is None
        assert line is not None
        assert words.say(line)
        part = line.args["results"]
        assert isinstance(part, list)
        short |= {line.id, part[0].id}
    assert short == {id for id in ids(language) if id.startswith(("gondola-told-", "gondola-did-"))}


def test_lines_of_a_neutral_boat_name_it() -> None:
    words = Words("en", NAMES)
    said = {}
    for event in all_events():
        line = SPEC.line(event)
        said[event.kind] = words.say(line) if line is not None else ""
    assert said["smuggler-passed"] == "Smuggler boat B passes the Market."
    assert said["doge-passed"] == "The Doge’s boat B2 passes the Market."
    assert said["doge-pushed"] == "The Doge’s assistant at the Market is pushed to space 3."


def told(*events: Event) -> list[str | None]:
    words = Words("en", NAMES)
    return [words.say(line) if line is not None else None for line in SPEC.lines(events)]


def test_an_effect_and_its_result_are_one_line() -> None:
    court = 9
    effect, taken = Event("effect", 0, (court, 0), EVERYONE), Event("cube-taken", 0, (2,), EVERYONE)
    pays = Event("coins", 0, (-2, 3), EVERYONE)
    assert told(effect, pays, taken) == ["Anna at the Court: pays 2 coins (now 3), takes 1 × silver.", None, None]
    # What others get, and what not everybody hears, are lines of their own.
    assert None not in told(effect, Event("vp", 1, (2, 5), EVERYONE), taken)
    assert told(effect, Event("influence-seen", 0, (4,), 1), taken).count(None) == 0
    assert None not in told(Event("effect", 0, (court, 0), 1), taken)


def test_actions_of_the_doge_are_logged_once() -> None:
    row = [Event("doge-card", -1, (card, place), EVERYONE) for place, card in enumerate((0, 3, 5))]
    first, *others = told(*row)
    assert first is not None
    assert (first.count(","), others) == (2, [None, None])
    by = [Event("doge-passed", -1, (3, 0, 0, building), EVERYONE) for building in (MARKET, MINT)]
    assert told(*by) == ["The Doge’s boat B1 passes the Market, the Mint.", None]
    plays = Event("doge-plays", -1, (0,), EVERYONE), Event("doge-vp", -1, (3, 4), EVERYONE)
    assert told(*plays)[0] == "The Doge plays Tribute: gets 3 VP (now 4)."
    assert told(Event("mission-seen", 0, (7,), 1), Event("mission-seen", 1, (9,), 2)).count(None) == 0


def test_the_log_counts_what_really_changed() -> None:
    """Tracks have ends: what does not fit, or was not there to be lost, is not told."""
    s = gondola(seats=3)
    s.sink = []
    s.vp[0], s.intrigue[0], s.scrolls[0] = 9, 7, 9
    s.gain_intrigue(0, 2)
    s.gain_scrolls(0, 2)
    s.gain_scrolls(0, 1)
    s.intrigue[1] = 1
    s.lose_intrigue(1, 3)
    s.lose_intrigue(1, 3)
    s.council[2] = s.chart.council_end - 1
    s.step_council(2, 2)
    assert [(event.kind, event.seat, event.args) for event in s.sink if event.kind != "end-council"] == [
        ("vp-lost", 0, (2, 7)),
        ("intrigue", 0, (1, 8)),
        ("scrolls", 0, (1, 10)),
        ("intrigue-lost", 1, (1, 0)),
        ("council", 2, (1, s.chart.council_end)),
    ]


# Questions that random games hardly ever ask.


def test_the_slot_of_a_mission_says_what_is_gained_and_lost() -> None:
    s = gondola(boats={"A": ("church", "docks")}, cubes={"A": ("OOP",)}, missions={"A": [13]}, slots={"A": [1, 4, 9]})
    act(go(turn(s, "A", 0), "e05", MOOR), 13)
    words = Words("en", NAMES)
    assert words.say(SPEC.prompt(s, 0)).endswith("Which ability makes room for Silver Candlesticks?")
    choices = [(words.say(choice.label), words.say(choice.effect)) for choice in SPEC.choices(s, 0) if choice.effect]
    assert choices[1] == (
        "In place of Exempt from Dues",
        "From now on: Once per turn: with silver from a building you may lose 1 intrigue. "
        "No longer: You pay no tax when drawing missions.",
    )
    assert choices[3] == ("Archive it at once", "It counts as completed; its ability never works.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_quick_learner_and_a_passenger(language: str) -> None:
    words = Words(language, NAMES)
    s = gondola(boats={"A": ("church", "court"), "B": ("docks", "market")}, slots={"A": [19]}, taxi=True)
    go(turn(s, "A", 0), "e05", MOOR)
    assert asked(s) == "train-again"
    s.then(TaxiReward(0))
    for _ in range(2):
        assert words.say(SPEC.prompt(s, 0))
        for choice in SPEC.choices(s, 0):
            assert words.say(choice.label)
            assert choice.effect is None or words.say(choice.effect)
        s.agenda.pop()
        s.forget_options()
