"""Picks of Lagoon: as numbers, and as text in the short forms of 8.4 in RULES.md.

`E S5 (0,-2)` extends an island with the 5 of Suns, `B M4 (3,-3) {0,4}` builds bridges by these half-edges, `C 4`
captures island 4, `D M4` discards, `P` passes.
"""

from typing import Final

from serenissima.core.spec import View
from serenissima.games.lagoon.data import (
    ALL_HALVES,
    KINDS,
    LINE,
    ORIGIN,
    halves_of,
    kind_name,
    kind_named,
    spot_at,
    spot_x,
    spot_y,
)

# 8.4 Moves as numbers: type, half-edges, spot, kind, from high to low bits.

EXTEND: Final = 0
BRIDGE: Final = 1
CAPTURE: Final = 2
DISCARD: Final = 3
TYPE_SHIFT: Final = 29
MASK_SHIFT: Final = 21
SPOT_SHIFT: Final = 5
NO_KIND: Final = 31
PASS: Final = DISCARD << TYPE_SHIFT | NO_KIND
PICK_LIMIT: Final = 1 << 31


def extend_pick(kind: int, spot: int) -> int:
    return spot << SPOT_SHIFT | kind


def bridge_pick(kind: int, spot: int, mask: int) -> int:
    return BRIDGE << TYPE_SHIFT | mask << MASK_SHIFT | spot << SPOT_SHIFT | kind


def capture_pick(island: int) -> int:
    return CAPTURE << TYPE_SHIFT | island << SPOT_SHIFT


def discard_pick(kind: int) -> int:
    return DISCARD << TYPE_SHIFT | kind


def pick_type(pick: int) -> int:
    return pick >> TYPE_SHIFT


def pick_mask(pick: int) -> int:
    return pick >> MASK_SHIFT & ALL_HALVES


def pick_spot(pick: int) -> int:
    return pick >> SPOT_SHIFT & 65535


def pick_kind(pick: int) -> int:
    return pick & 31


def pick_island(pick: int) -> int:
    """The island of a capture."""
    return pick >> SPOT_SHIFT & 255


def is_well_formed(pick: int) -> bool:
    """Whether a number encodes any move at all."""
    if not 0 <= pick < PICK_LIMIT:
        return False
    kind = pick_kind(pick)
    if pick_type(pick) == EXTEND:
        return kind < KINDS and pick_mask(pick) == 0
    if pick_type(pick) == BRIDGE:
        return kind < KINDS
    if pick_type(pick) == CAPTURE:
        return pick == capture_pick(pick_island(pick))
    return pick == PASS or (kind < KINDS and pick == discard_pick(kind))


def short_form(pick: int) -> str:
    """8.4 A move in its short form: `E S5 (0,-2)`, `B M4 (3,-3) {0,4}`, `C 4`, `D M4`, `P`."""
    if pick == PASS:
        return "P"
    kind = pick_type(pick)
    if kind == CAPTURE:
        return "C " + str(pick_island(pick))
    name = kind_name(pick_kind(pick))
    if kind == DISCARD:
        return "D " + name
    spot = pick_spot(pick)
    place = "(" + str(spot_x(spot)) + "," + str(spot_y(spot)) + ")"
    if kind == EXTEND:
        return "E " + name + " " + place
    return "B " + name + " " + place + " {" + ",".join([str(h) for h in halves_of(pick_mask(pick))]) + "}"


def from_short_form(written: str) -> int:
    """The move for a short form. Anything else raises ValueError."""
    words = written.split()
    if words == ["P"]:
        return PASS
    if len(words) == 2 and words[0] == "C":
        return capture_pick(int(words[1]))
    if len(words) == 2 and words[0] == "D":
        return discard_pick(kind_named(words[1]))
    if len(words) < 3 or words[0] not in ("E", "B"):
        raise ValueError(written)
    numbers = [int(part) for part in words[2].strip("()").split(",")]
    spot = spot_at(numbers[0], numbers[1])
    kind = kind_named(words[1])
    if words[0] == "E":
        return extend_pick(kind, spot)
    mask = 0
    for part in words[3].strip("{}").split(","):
        mask |= 1 << int(part)
    return bridge_pick(kind, spot, mask)


CLIENT: Final = {
    "TYPE_SHIFT": TYPE_SHIFT,
    "MASK_SHIFT": MASK_SHIFT,
    "SPOT_SHIFT": SPOT_SHIFT,
    "LINE": LINE,
    "ORIGIN": ORIGIN,
    "EXTEND": EXTEND,
    "BRIDGE": BRIDGE,
    "CAPTURE": CAPTURE,
    "DISCARD": DISCARD,
    "NO_KIND": NO_KIND,
}
"""What the client needs to know about pick numbers (tools/picks.py)."""
WRITTEN: Final = (
    "E S5 (0,-2)",
    "E A0 (-96,99)",
    "B M4 (3,-3) {0,4}",
    "B C1 (99,-96) {1,2,7}",
    "C 0",
    "C 35",
    "D M4",
    "P",
)
EXAMPLES: Final = {"turn": [from_short_form(written) for written in WRITTEN]}
"""Sample picks with which the client's tests check its encoding against the rules."""


def text(_kind: str, pick: int, _view: View) -> str:
    """A pick as text."""
    return short_form(pick)


def parse(_kind: str, written: str, _view: View) -> int:
    """The pick for a text."""
    return from_short_form(written)
