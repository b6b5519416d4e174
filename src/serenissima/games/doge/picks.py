"""Picks of Doge: as numbers, and as text.

| question                    | text                                                                       |
|-----------------------------|----------------------------------------------------------------------------|
| ballots                     | `SM 3+1`: area and ballots, the highest first; `-` passes                  |
| advisor or move of a house  | `SM` the advisor goes there, `CA DO` a house moves, `-` neither            |
| houses                      | `2`: how many                                                              |
| palace                      | `P` builds it, `-` does not                                                |
"""

from functools import cache
from typing import Final

from serenissima.core.spec import View
from serenissima.games.doge.data import AREA_KEYS, AREAS, DISTRICTS, PILE_VALUES, QUARANTIA, SET_PILE, SETS

# As numbers. Placing ballots: area * 39 + set, or PASS. Advisor or move: 0-6 take the advisor and stand it in that
# area, 7-36 move a house, 37 do neither. Houses: how many. Palace: 1 builds, 0 does not.
PASS: Final = 273
FIRST_MOVE: Final = 7
NO_MOVE: Final = 37


def move_pick(origin: int, goal: int) -> int:
    """The pick that moves a house from one district to another (8.3)."""
    return FIRST_MOVE + 5 * origin + (goal if goal < origin else goal - 1)


def origin_of(pick: int) -> int:
    """Where the moved house comes from."""
    return (pick - FIRST_MOVE) // 5


def goal_of(pick: int) -> int:
    """Where the moved house goes."""
    goal = (pick - FIRST_MOVE) % 5
    return goal if goal < (pick - FIRST_MOVE) // 5 else goal + 1


def moves(housed: int, through: int) -> tuple[int, ...]:
    """The moves from a mask of districts that begin or end in `through`; all of them for the Quarantia (A30)."""
    return tuple(
        [
            move_pick(origin, goal)
            for origin in range(DISTRICTS)
            if housed >> origin & 1
            for goal in range(DISTRICTS)
            if goal != origin and (through == QUARANTIA or through in (origin, goal))
        ]
    )


# What the winner in an area may do with its advisor, by area and mask of the districts where the winner has houses:
# first without, then with a ring to take it (7 to 37 options; the tables save 0.5 µs a decision).
STANDS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([place for place in range(AREAS) if place != home]) for home in range(AREAS)]
)
MOVES: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    [tuple([(*moves(housed, area), NO_MOVE) for housed in range(1 << DISTRICTS)]) for area in range(AREAS)]
)
TAKES_AND_MOVES: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    [tuple([STANDS[area] + moves_there for moves_there in MOVES[area]]) for area in range(AREAS)]
)
UP_TO: Final[tuple[tuple[int, ...], ...]] = ((0,), (0, 1), (0, 1, 2))
YES_OR_NO: Final[tuple[int, ...]] = (0, 1)

# As text.
NO: Final = "-"
PALACE: Final = "P"
AREA_CODES: Final = tuple(key.upper() for key in AREA_KEYS)
CLIENT: Final = {
    "PASS": PASS,
    "FIRST_MOVE": FIRST_MOVE,
    "NO_MOVE": NO_MOVE,
    "SETS": tuple(PILE_VALUES[pile] for pile in SET_PILE),
}
"""What the client needs to know about pick numbers (tools/picks.py)."""
EXAMPLES: Final = {"place-ballots": range(0, PASS, 7), "advisor-or-move": range(NO_MOVE + 1)}
"""Sample picks with which the client's tests check its encoding against the rules."""


def text(kind: str, pick: int, _view: View) -> str:
    """A pick as text."""
    if kind == "place-ballots":
        return NO if pick == PASS else f"{AREA_CODES[pick // SETS]} {ballots_text(pick % SETS)}"
    if "build" in kind:
        return PALACE if pick else NO
    if "move" not in kind:
        return str(pick)
    if pick == NO_MOVE:
        return NO
    return AREA_CODES[pick] if pick < FIRST_MOVE else f"{AREA_CODES[origin_of(pick)]} {AREA_CODES[goal_of(pick)]}"


def parse(kind: str, written: str, _view: View) -> int:
    """The pick for a text; ballots may come in any order."""
    area, _, ballots = written.partition(" ")
    if "+" in ballots:
        written = f"{area} {'+'.join(sorted(ballots.split('+'), reverse=True))}"
    return table(kind)[written]


@cache
def table(kind: str) -> dict[str, int]:
    """Every pick of this kind of question by its text."""
    if kind == "place-ballots":
        picks = range(PASS + 1)
    elif "build" in kind:
        picks = range(2)
    else:
        picks = range(NO_MOVE + 1) if "move" in kind else range(3)
    return {text(kind, pick, {}): pick for pick in picks}


def ballots_text(chosen: int) -> str:
    """A set of ballots as printed, highest first."""
    return "+".join(str(value) for value in reversed(PILE_VALUES[SET_PILE[chosen]]))
