"""Picks of Lagoon as text: the short forms of 8.4 in RULES.md.

`E S5 (0,-2)` extends an island with the 5 of Suns, `B M4 (3,-3) {0,4}` builds bridges by these half-edges, `C 4`
captures island 4, `D M4` discards, `P` passes.
"""

from typing import Final

from serenissima.core.spec import View
from serenissima.games.lagoon import data

CLIENT: Final = {
    "TYPE_SHIFT": data.TYPE_SHIFT,
    "MASK_SHIFT": data.MASK_SHIFT,
    "SPOT_SHIFT": data.SPOT_SHIFT,
    "LINE": data.LINE,
    "ORIGIN": data.ORIGIN,
    "EXTEND": data.EXTEND,
    "BRIDGE": data.BRIDGE,
    "CAPTURE": data.CAPTURE,
    "DISCARD": data.DISCARD,
    "NO_KIND": data.NO_KIND,
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
EXAMPLES: Final = {"turn": [data.parse(written) for written in WRITTEN]}
"""Sample picks with which the client's tests check its encoding against the rules."""


def text(_kind: str, pick: int, _view: View) -> str:
    """A pick as text."""
    return data.text(pick)


def parse(_kind: str, written: str, _view: View) -> int:
    """The pick for a text."""
    return data.parse(written)
