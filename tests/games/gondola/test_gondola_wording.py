"""Every question, option, consequence and event has words in both languages; options of one decision differ."""

from collections import Counter

import pytest
from gondola_scenario import MOOR, PASS, act, asked, edge, go, gondola, no_mission, run, turn

from serenissima.core.dice import from_seed
from serenissima.core.errors import Illegal
from serenissima.core.event import Event
from serenissima.core.frame import kind_of
from serenissima.core.messages import Message
from serenissima.core.spec import GameSpec, Value
from serenissima.core.state import State
from serenissima.games.gondola import SPEC
from serenissima.games.gondola.effects import INFLUENCE_KEYS
from serenissima.games.gondola.picks import DONE
from serenissima.games.gondola.scoring import FinalScoring
from serenissima.games.gondola.state import Gondola
from serenissima.locale import LANGUAGES, Words

NAMES = ("Anna", "Bernd", "Claudia", "Daniel", "Emil")
# What random play asks within a few dozen games; rarer questions have their own tests below.
ENOUGH = 40
OFTEN = {
    "activate",
    "bridge-site",
    "complete-mission",
    "convert",
    "cube-pick",
    "discard",
    "gondolier",
    "keep-influence",
    "keep-mission",
    "meeting",
    "mission-draft",
    "move",
    "own-swap",
    "play-influence",
    "prologue-dock",
    "smuggler-boat",
    "smuggler-card",
    "smuggler-way",
    "spend-cubes",
    "taxi-reward",
}


TABLES: tuple[tuple[int, dict[str, Value]], ...] = (
    (1, {}),
    (1, {"prologue_extra": 2, "favour_cards": True, "doge_row_slide": True}),
    (2, {}),
    (2, {"favour_cards": True, "open_smuggler_draw": True, "meeting_mode": "met_first"}),
    (3, {"taxi": True}),
    (3, {"final_reduction": "once_in_turn_order", "pass_start": True}),
    (4, {"taxi": True, "meeting_mode": "mover_first"}),
    (5, {"taxi": True, "final_reduction": "once_in_turn_order"}),
    (5, {"finite_cubes": False, "activate_past_own_boat": True}),
)


def said(words: Words, message: Message | None) -> str:
    return "" if message is None else words.say(message)


def say_decision(spec: GameSpec, s: State, seat: int, words: Words) -> None:
    """The question, and each option with its heading and its consequence."""
    assert words.say(spec.prompt(s, seat))
    choices = spec.choices(s, seat)
    labels = Counter(words.say(choice.label) for choice in choices)
    assert max(labels.values()) == 1, labels
    for choice in choices:
        said(words, choice.group)
        said(words, choice.effect)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    """In whole random games at many tables; each kind of question and event a few dozen times."""
    heard: Counter[str] = Counter()
    for seed, (seats, options) in enumerate(TABLES):
        words = Words(language, NAMES[:seats])
        events: list[Event] = []
        s = SPEC.new(seats, options, seed, events)
        dice = from_seed(seed)
        while not s.is_over:
            chooser = s.turn()
            question = s.question()
            assert question is not None
            heard[kind_of(question)] += 1
            if heard[kind_of(question)] < ENOUGH:
                say_decision(SPEC, s, chooser, words)
            picks = s.options(chooser)
            s.act(chooser, picks[dice.below(len(picks))])
            for event in events:
                heard[f"event {event.kind}"] += 1
                if heard[f"event {event.kind}"] < ENOUGH:
                    said(words, SPEC.line(event))
            events.clear()
    assert heard.keys() >= OFTEN, OFTEN - heard.keys()


# Examples.


def spoken(s: Gondola, message: Message | None, language: str = "en") -> str:
    return said(Words(language, NAMES[: s.seats]), message)


def outcome(s: Gondola, pick: int, language: str = "en") -> str:
    """What an option would do, in words."""
    return spoken(s, SPEC.effect(s, s.turn(), pick), language)


def step(s: Gondola, canal: str, stop: int) -> int:
    return 2 * edge(s, canal) + stop


def under_way() -> Gondola:
    """Anna leaves the Market; Bernd lies at the Minor Council, where her assistant stands on space 2 and his on 3."""
    s = gondola(
        boats={"A": ("market", "court"), "B": ("minor_council", "church")},
        assistants={"A": {"minor_council": 2}, "B": {"minor_council": 3}},
        bridges={"e13": "B"},
        missions={"A": (16,)},
        cubes={"A": ("PPSS", "")},
        tracks={"scrolls": {"A": 1}},
    )
    return turn(s, "A", 0)


def test_a_step_names_the_boats_met_and_the_open_effects() -> None:
    s = under_way()
    assert spoken(s, SPEC.prompt(s, 0)) == (
        "Your boat lies at the Market with 2 × cloth, 2 × silver; you have 10 coins. The first canal is free: where to?"
    )
    assert outcome(s, step(s, "e01", PASS)) == (
        "you meet Bernd, open to you: 1 · Take 1 ceramics cube, 2 · Council track +1"
    )
    assert outcome(s, step(s, "e01", MOOR)) == (
        "Bernd: VP 0 → 1, your assistant on space 3, Bernd: assistant pushed to space 4, "
        "open to you: 1 · Take 1 ceramics cube, 2 · Council track +1, 3 · Lose 1 intrigue, "
        "you can complete Master of Stone"
    )
    assert outcome(s, step(s, "e13", MOOR), "fr") == (
        "sous un pont bâti par Bernd, votre intrigue 0 → 1, votre assistant à la case\u00a01, "
        "on vous arrêterait alors, à votre portée : 1 · Prenez 1 cube de céramique"
    )


def test_the_draft_says_that_a_mission_is_given_back() -> None:
    s = SPEC.new(3, {}, 1)
    assert isinstance(s, Gondola)
    assert asked(s) == "mission-draft"
    for choice in SPEC.choices(s, 0):
        assert spoken(s, choice.label).startswith("Give back: ")
        assert spoken(s, choice.label, "fr").startswith("Rendre\u202f: ")


def test_a_meeting_says_who_passes_and_what_each_payment_does() -> None:
    s = go(under_way(), "e01", PASS)
    assert spoken(s, SPEC.prompt(s, 1)) == (
        "Anna passes your boat at the Minor Council: pay a scroll (you have 1) or take an intrigue (0 of 8)?"
    )
    assert outcome(s, 0) == "scrolls 1 → 0"
    assert outcome(s, 1) == "intrigue 0 → 1, then you would be arrested"


def test_the_cap_of_intrigue_is_foreseen() -> None:
    s = under_way()
    s.intrigue[0] = 8
    s.vp[0] = 3
    assert outcome(go(s, "e01", PASS), 1) == "VP 3 → 1"


def test_an_effect_says_what_it_pays_and_gives() -> None:
    s = gondola(
        boats={"A": ("minor_council", "court")},
        cubes={"A": ("OOPPS", "")},
        assistants={"A": {"market": 3}},
    )
    no_mission(go(turn(s, "A", 0), "e01", MOOR))
    assert outcome(s, 0) == "then aboard: 3 × ceramics, 2 × cloth, 1 × silver, too full: 1 cube must go back"
    assert outcome(s, 1) == "coins 10 → 9"
    assert outcome(s, 3) == "coins 10 → 5, VP 0 → 5"


def test_drawing_the_last_mission_says_that_the_end_comes() -> None:
    s = gondola(boats={"A": ("court", "docks")}, missions={"A": (1,)})
    while len(s.mission_deck) > 1:
        s.mission_deck = s.mission_deck.drawn()
    no_mission(go(turn(s, "A", 0), "e14", MOOR))
    assert outcome(s, 1) == "coins 10 → 9, 1 mission (0 left in the deck), triggers the end of the game"


def test_the_reduction_says_who_would_be_arrested() -> None:
    s = gondola(
        boats={"A": ("court", "docks"), "B": ("church", "mint"), "C": ("market", "senate")},
        tracks={"intrigue": {"A": 3, "B": 4}, "scrolls": {"B": 4}},
    )
    run(s, FinalScoring())
    assert s.turn() == 1
    assert outcome(s, 0) == "then you would be arrested"
    assert outcome(s, 1) == "scrolls 4 → 2, intrigue 4 → 3, then you would be arrested"
    act(s, 1)
    assert outcome(s, 1) == "scrolls 2 → 0, intrigue 3 → 2, then Anna would be arrested"


def test_a_turn_in_the_log() -> None:
    events: list[Event] = []
    s = under_way()
    s.sink = events
    go(s, "e01", PASS)
    s.act(0, 0)
    s.act(1, 1)
    act(s, 0, DONE)
    go(s, "e08", MOOR)
    lines = [spoken(s, line) for event in events if (line := SPEC.line(event))]
    assert lines == [
        "Anna passes the Minor Council.",
        "Anna meets a boat of Bernd.",
        "Anna pays 1 scroll (now 0).",
        "Bernd takes 1 intrigue (now 1).",
        "Anna, Minor Council 1 · Take 1 ceramics cube.",
        "Anna takes 1 × ceramics.",
        "Anna moors at the Council of Ten for 1 coin.",
    ]


# Refusals.


def refused(s: Gondola, pick: int, chooser: int | None = None) -> str:
    """The refusal somebody gets for trying this."""
    with pytest.raises(Illegal) as caught:
        s.act(s.turn() if chooser is None else chooser, pick)
    assert spoken(s, caught.value.message, "fr")
    return spoken(s, caught.value.message)


def test_steps_are_refused_with_the_rule() -> None:
    s = under_way()
    assert refused(s, step(s, "e09", MOOR)) == "This canal does not begin where your boat is, at the Market."
    s = no_scrolls(under_way())
    act(go(s, "e01", PASS), DONE)
    assert refused(s, step(s, "e01", MOOR)) == "Your boat has already used this canal this turn."
    s.coins[0] = 0
    s.forget_options()
    assert refused(s, step(s, "e02", MOOR)) == "This canal costs 2 coins, and you have 0."


def no_scrolls(s: Gondola) -> Gondola:
    """Meetings resolve automatically."""
    s.scrolls = [0] * s.seats
    return s


def test_docks_are_refused_with_the_rule() -> None:
    s = turn(gondola(boats={"A": ("library", "court")}, tracks={"coins": {"A": 0}}), "A", 0)
    assert refused(s, step(s, "e09", MOOR)) == "Your other boat lies at the Court: you can pass it, not moor there."
    assert refused(s, step(s, "e09", PASS)) == "Court: after passing it you could not pay your way to a place to moor."
    s = turn(gondola(boats={"A": ("docks", "court")}), "A", 0)
    for canal in ("e02", "e08", "e07"):
        go(s, canal, PASS)
    assert refused(s, step(s, "e06", PASS)) == "Docks: your boat set out from there this turn."


def test_effects_are_refused_with_what_is_missing() -> None:
    s = gondola(
        boats={"A": ("minor_council", "court")},
        assistants={"A": {"market": 2}},
        tracks={"coins": {"A": 0}},
    )
    no_mission(go(turn(s, "A", 0), "e01", MOOR))
    assert refused(s, 3) == "Effect 4 is beyond your assistant, who stands on space 3."
    assert refused(s, 1) == "It costs 1 coin, and you have 0."
    assert refused(s, 2) == "Your boat at the Market carries no cubes."
    assert refused(s, 5) == "The passenger boards only a boat that passes where he waits."
    act(s, 0)
    assert refused(s, 0) == "You have already used effect 1; each works once."


def test_a_passing_boat_is_told_to_earn_its_way() -> None:
    s = gondola(boats={"A": ("consulate", "court")}, assistants={"A": {"mint": 2}}, tracks={"coins": {"A": 0}})
    go(turn(s, "A", 0), "e12", PASS)
    assert refused(s, DONE) == "You have to earn your way first: the next canal needs 1 coin."


def test_missions_and_cards_are_refused_with_the_reason() -> None:
    s = gondola(
        boats={"A": ("minor_council", "court")},
        missions={"A": (1, 19, 2)},
        cubes={"A": ("PPS", "")},
        hands={"A": ("promote_workers",)},
    )
    turn(s, "A")
    assert refused(s, 1 + INFLUENCE_KEYS.index("promote_workers")) == "None of your assistants stands below space 4."
    assert refused(s, 1 + INFLUENCE_KEYS.index("hire_spy")) == "You do not hold this influence card."
    go(act(s, 0, 0), "e01", MOOR)
    assert asked(s) == "complete-mission"
    assert refused(s, 2) == "Pilot’s Chart is completed elsewhere: at the Church."
    assert refused(s, 19) == "Quick Learners: this boat lacks 1 × silver."
    assert refused(s, 20) == "You do not hold this mission."


def test_payments_and_the_gondolier_are_refused_with_the_reason() -> None:
    s = gondola(boats={"A": ("market", "court")}, gondolier={"A": 0}, tracks={"coins": {"A": 2}})
    turn(s, "A")
    assert refused(s, 0) == "Staying on the same boat costs 3 coins, and you have 2."
    s = go(under_way(), "e01", PASS)
    assert refused(s, 2, 0).startswith("A scroll or an intrigue: only the ability of Small Gifts")
    assert refused(s, 1 << 20, 0) == "You hold no unused Favour card."


@pytest.mark.parametrize("seats", range(1, 6))
def test_whatever_is_tried_the_refusal_can_be_said(seats: int) -> None:
    words = [Words(language, NAMES[:seats]) for language in LANGUAGES]
    s = SPEC.new(seats, {}, seats)
    dice = from_seed(seats)
    for _ in range(400):
        if s.is_over:
            break
        chooser = s.turn()
        picks = s.options(chooser)
        for pick in (-3, -1, *range(40), 300, 1 << 20, 1 << 21):
            if pick not in picks:
                for language in words:
                    assert language.say(s.refusal(chooser, pick))
        s.act(chooser, picks[dice.below(len(picks))])
