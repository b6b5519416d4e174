"""E149: the rulebook's eight example turns, W1 to W8, as one game on the real board with its sample layout.

They build on each other: a later turn begins with the boats, assistants, bridge and cubes that an earlier one leaves.
The game is played through a session, which records it, and is then replayed from its record.
"""

# ruff: noqa: N802 - the vectors have capital letters

from gondola_scenario import SAMPLE, asked, building, cargo, gondola, held, lies, row, stands

from serenissima.games.gondola import SPEC
from serenissima.games.gondola.map import CHARTS
from serenissima.games.gondola.picks import DONE, FLIP_FOR_SCROLLS, PAY_INTRIGUE, PAY_SCROLL
from serenissima.games.gondola.rules.turn import StartTurn
from serenissima.games.gondola.state import Gondola
from serenissima.table.history import History
from serenissima.table.record import from_json, to_json
from serenissima.table.session import Session

BLUE, PURPLE, ORANGE = 0, 1, 2
NO_MISSION = 0


def before_the_examples() -> Gondola:
    """What the examples say or imply about the position before the first of them."""
    s = gondola(
        board=SAMPLE,
        boats={"A": ("market", "council_of_10"), "B": ("mint", "church"), "C": ("court", "library")},
        cubes={"A": ("O",), "C": ("S", "P")},
        assistants={
            "A": {"market": 1, "minor_council": 1, "council_of_10": 1},
            "B": {"mint": 1, "church": 1},
            "C": {"library": 1, "court": 1},
        },
        missions={"A": [13], "C": [11]},
        gondolier={"A": 1, "B": 1, "C": 1},
        favour="A",
        tracks={"intrigue": {"B": 2}},
        activate_past_own_boat=True,
    )
    s.chart_number, s.chart = 0, CHARTS[0]  # the same docks and canals by their true names
    s.then(StartTurn(BLUE))
    s.advance()
    return s


class Example:
    """One game in the words of the examples."""

    def __init__(self) -> None:
        self.session = Session.start(SPEC, ["human"] * 3, {}, 1, ["Blue", "Purple", "Orange"])
        self.session.record.entries.clear()
        self.session.state = before_the_examples()
        self.session.history = History(self.session.state)
        self.session.take_snapshot()

    @property
    def s(self) -> Gondola:
        assert isinstance(self.session.state, Gondola)
        return self.session.state

    def answer(self, kind: str, pick: int, seat: int | None = None) -> None:
        assert asked(self.s) == kind
        self.session.pick(self.s.turn() if seat is None else seat, pick)

    def begin(self, player: int, boat: int) -> None:
        """A turn begins: no influence card is held, so the gondolier's boat is the first question."""
        assert self.s.active == player
        if asked(self.s) == "gondolier":  # with only one possible boat nobody is asked
            self.answer("gondolier", boat)
        assert self.s.boat == 2 * player + boat

    def sail(self, to: str, stop: bool) -> None:
        there = self.s.dock_of[building(to)]
        found = [canal for canal, ends in enumerate(self.s.chart.ends) if set(ends) == {self.s.at, there}]
        assert len(found) == 1
        self.answer("move", 2 * found[0] + stop)

    def meet(self, mover: tuple[int, int], met: tuple[int, int]) -> None:
        for seat, choice in (mover, met):
            self.answer("meeting", choice, seat)

    def use(self, *effects: int) -> None:
        for effect in effects:
            self.answer("activate", effect - 1)

    def done(self) -> None:
        if asked(self.s) == "activate":
            self.answer("activate", DONE)

    def no_mission(self) -> None:
        if asked(self.s) == "complete-mission":
            self.answer("complete-mission", NO_MISSION)


def numbers(s: Gondola, player: int) -> tuple[int, int, int, int]:
    """Coins, scrolls, intrigue and VP."""
    return (s.coins[player], s.scrolls[player], s.intrigue[player], s.vp[player])


def play_the_examples() -> Example:
    e = Example()
    s = e.s
    assert [numbers(s, player) for player in range(3)] == [(10, 1, 0, 0), (10, 1, 2, 0), (10, 1, 0, 0)]

    # W1: the first canal costs nothing, the second two.
    e.begin(BLUE, 0)
    e.sail("minor_council", stop=False)
    e.use(1)
    e.sail("docks", stop=True)
    e.no_mission()
    e.use(1)
    s = e.s
    assert numbers(s, BLUE) == (8, 1, 0, 0)
    assert (held(s, "A", 0), lies(s, "A", 0), stands(s, "A", "docks")) == ("OOP", "docks", 1)

    # W2: a meeting, the council with the most intrigue, a bridge.
    e.begin(PURPLE, 0)
    e.sail("docks", stop=False)
    e.meet((PURPLE, PAY_INTRIGUE), (BLUE, PAY_SCROLL))
    e.sail("major_council", stop=True)
    e.use(1)
    e.use(2)
    e.answer("bridge-site", s.chart.icon[canal_between(e.s, "major_council", "church")])
    e.done()
    s = e.s
    assert numbers(s, BLUE) == (8, 0, 0, 0)
    assert numbers(s, PURPLE) == (5, 1, 3, 0)
    assert (s.council[PURPLE], s.bridges_left[PURPLE]) == (3, 1)

    # W3, as printed: the boat meets its twin, and the building next to it is activated.
    e.begin(ORANGE, 0)
    e.sail("library", stop=False)
    e.answer("own-swap", cargo("PS"))
    e.use(1)
    e.sail("storehouse", stop=True)
    e.answer("complete-mission", 11)
    e.answer("mission-slot", 0)
    coins = e.s.coins[ORANGE]
    assert coins == 10 - 2 + 5
    e.use(1)
    s = e.s
    # The mission's own ability, which the example ignores, pays a coin for the ceramics.
    assert numbers(s, ORANGE) == (coins + 1, 0, 0, 5)
    assert (held(s, "C", 0), held(s, "C", 1), s.slots[3 * ORANGE]) == ("O", "", 11)
    assert stands(s, "C", "storehouse") == 1

    # W4: staying costs three; a favour pays for the mission.
    assert s.round == 2
    e.begin(BLUE, 0)
    e.sail("mint", stop=True)
    e.answer("complete-mission", FLIP_FOR_SCROLLS)
    e.answer("complete-mission", 13)
    e.answer("mission-slot", 0)
    e.use(1)
    s = e.s
    assert numbers(s, BLUE) == (8 - 3 + 5, 1, 0, 5)
    assert (held(s, "A", 0), row(s, "mint")) == ("S", "A/B/-/-")

    # W5: both take intrigue; the Mint is used in passing, Blue's assistant is pushed.
    e.begin(PURPLE, 1)
    e.sail("mint", stop=False)
    e.meet((PURPLE, PAY_INTRIGUE), (BLUE, PAY_INTRIGUE))
    e.use(1, 2)
    e.sail("council_of_10", stop=True)
    e.use(1)
    s = e.s
    assert numbers(s, BLUE) == (10, 1, 1, 6)
    assert numbers(s, PURPLE) == (8, 1, 5, 0)
    assert (held(s, "B", 1), row(s, "council_of_10")) == ("SS", "B/A/-/-")

    # W6: everybody else takes intrigue.
    e.begin(ORANGE, 1)
    e.sail("court", stop=True)
    e.use(1, 2)
    s = e.s
    assert (s.intrigue, s.coins[ORANGE]) == ([2, 6, 0], coins + 1)
    assert (held(s, "C", 1), stands(s, "C", "court")) == ("S", 2)

    # W7: ceramics in passing, and the Market's first two effects.
    assert s.round == 3
    e.begin(BLUE, 1)
    e.sail("minor_council", stop=False)
    e.use(1)
    e.sail("market", stop=True)
    e.use(1, 2)
    e.answer("cube-pick", cargo("PS"))
    e.answer("calm", 0)  # mission 13 would remove an intrigue for the silver; the example ignores it
    s = e.s
    assert numbers(s, BLUE) == (8, 1, 2, 6)
    assert (held(s, "A", 1), stands(s, "A", "market")) == ("OOPS", 2)

    # W8: your own bridge pays a coin, but the next canal still costs one.
    e.begin(PURPLE, 0)
    e.sail("church", stop=False)
    e.use(1)
    e.sail("mint", stop=True)
    e.use(1, 2)
    e.done()
    s = e.s
    assert numbers(s, PURPLE) == (8 + 1 - 1 + 4, 1, 7, 0)
    assert numbers(s, BLUE) == (8, 1, 2, 7)
    assert (held(s, "B", 0), stands(s, "B", "mint")) == ("SS", 3)
    assert s.active == ORANGE
    return e


def canal_between(s: Gondola, a: str, b: str) -> int:
    docks = {s.dock_of[building(a)], s.dock_of[building(b)]}
    return next(canal for canal, ends in enumerate(s.chart.ends) if set(ends) == docks)


def test_E149_the_eight_example_turns_are_one_game() -> None:
    play_the_examples()


def test_E149_the_recorded_game_is_played_again() -> None:
    played = play_the_examples().session
    record = from_json(to_json(played.record), "the examples")
    # A record that starts from a given position continues from there, as one of older rules does.
    record.rules_version = SPEC.version - 1
    again = Session.resume(SPEC, record)
    assert again.picks_in_force == played.picks_in_force
    assert again.state.digest() == played.state.digest()
