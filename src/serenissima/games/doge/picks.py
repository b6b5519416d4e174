"""Picks of Doge as text.

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
from serenissima.games.doge.data import (
    AREA_KEYS,
    FIRST_MOVE,
    NO_MOVE,
    PASS,
    PILE_VALUES,
    SET_PILE,
    SETS,
    goal_of,
    origin_of,
)

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
