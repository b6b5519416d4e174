"""Picks of Lagoon as text: the short forms of 8.4 in RULES.md.

`E S5 (0,-2)` extends an island with the 5 of Suns, `B M4 (3,-3) {0,4}` builds bridges by these half-edges, `C 4`
captures island 4, `D M4` discards, `P` passes.
"""

from serenissima.core.spec import View
from serenissima.games.lagoon import data


def text(_kind: str, pick: int, _view: View) -> str:
    """A pick as text."""
    return data.text(pick)


def parse(_kind: str, written: str, _view: View) -> int:
    """The pick that a text means."""
    return data.parse(written)
