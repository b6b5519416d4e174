"""Compact positions of Lagoon: moves in short form, hands by tile name."""

from collections.abc import Mapping

from serenissima.core.event import Event
from serenissima.core.spec import Value
from serenissima.core.state import UNANSWERED
from serenissima.games.lagoon import SPEC
from serenissima.games.lagoon.data import kinds_named
from serenissima.games.lagoon.picks import BRIDGE, from_short_form, pick_kind, pick_type
from serenissima.games.lagoon.rules import ShuffleStash, Turn, bridge, build_problem, builds, extend, normalise
from serenissima.games.lagoon.state import Lagoon

FIXTURES = {
    "F0": (),
    "F1": ("E S5 (0,-2)",),
    "F2": ("B A2 (0,-3) {4}",),
    "F3": ("E S5 (-1,-2)",),
    "F4": ("B A2 (0,-3) {4}", "B C3 (0,-6) {4}", "B S1 (3,-6) {6}"),
    "F5": ("E S5 (0,-2)", "E C4 (0,-4)", "E A3 (-2,-4)"),
    "F6": ("B A2 (1,-3) {5}",),
}
STUCK = ("E M1 (3,-2)", "E M2 (5,3)", "E M3 (-2,3)")
"""T08: every start island has its Moons."""


def code(s: Lagoon, pick: int, seat: int = 0) -> str | None:
    """The reason code of section 2 for a build that is not legal."""
    problem = build_problem(s, seat, pick)
    return None if problem is None else problem.id.removeprefix("lagoon-refusal-").replace("-", "_").upper()


def put(s: Lagoon, move: str, seat: int = 0) -> int:
    """Carry out a build with a conjured tile and coin. Returns the gain."""
    pick = normalise(s, from_short_form(move))
    hand, coins, score = s.hand[seat], s.coins[seat], s.score[seat]
    s.hand[seat] = (pick_kind(pick),)
    s.coins[seat] = 4
    assert pick in builds(s, seat), code(s, pick, seat)
    (bridge if pick_type(pick) == BRIDGE else extend)(s, seat, pick)
    gain = s.score[seat] - score
    s.hand[seat], s.coins[seat], s.score[seat] = hand, coins, score
    return gain


def lagoon(
    *moves: str,
    seats: int = 4,
    turn: int = 0,
    hands: Mapping[int, str] = {},
    stashes: Mapping[int, str] = {},
    coins: Mapping[int, int] = {},
    pawns: Mapping[int, int] = {},
    scores: Mapping[int, int] = {},
    sink: list[Event] | None = None,
    **options: Value,
) -> Lagoon:
    """The start position with these builds carried out and these holdings, `turn` to move."""
    s = SPEC.set_up(seats, SPEC.read_options(options))
    s.agenda.clear()
    s.seats = seats
    s.sealed = [UNANSWERED] * seats
    s.first = 0
    s.row = list(range(seats))
    for move in moves:
        put(s, move)
    for seat in range(seats):
        s.hand[seat] = kinds_named(hands.get(seat, ""))
        s.stash[seat] = kinds_named(stashes.get(seat, ""))
        s.coins[seat] = coins.get(seat, 4)
        s.pawn[seat] = pawns.get(seat, -1)
        s.score[seat] = scores.get(seat, 0)
    s.sink = sink
    s.then(Turn(turn))
    return s


def start_with_rolls(seats: int, *rolls: int) -> Lagoon:
    """A new game in which the dice for the first turn fall like this."""
    s = SPEC.new(seats, {}, 7, chance=True)
    left = list(rolls)
    while s.chance():
        is_roll = s.chance() == (0, 1, 2, 3, 4, 5) and not isinstance(s.agenda[-1], ShuffleStash)
        s.settle(left.pop(0) if is_roll else s.chance()[0])
    assert not left
    assert isinstance(s, Lagoon)
    return s
