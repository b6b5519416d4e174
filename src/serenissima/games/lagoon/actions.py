"""A move as a few small numbers, for learners: the action and its tile, then line, column and links.

A single number for each move would need a table of hundreds of millions, nearly all of them never seen.
"""

from typing import Final

from serenissima.games.lagoon.data import ALL_HALVES, CENTRES, COINS, KINDS, ROWS, spot_x, spot_y
from serenissima.games.lagoon.picks import (
    BRIDGE,
    CAPTURE,
    DISCARD,
    EXTEND,
    PASS,
    pick_island,
    pick_kind,
    pick_mask,
    pick_spot,
    pick_type,
)

# 2.1 Each tile from the stashes lies at most three cells beyond those before it; the start islands end at 3.
TILES: Final = len(ROWS) * len(ROWS[0])
LOWEST: Final = -3 * TILES
LATTICE: Final = 3 * TILES + 4 - LOWEST
# An island is one of the four at the start, or took at least one player's coin to bridge.
ISLANDS: Final = CENTRES + len(ROWS) * COINS

FIRST_TILE: Final = {EXTEND: 0, BRIDGE: KINDS, DISCARD: 2 * KINDS}
PASSES: Final = 3 * KINDS
CAPTURES: Final = PASSES + 1
FIRST_ISLAND: Final = CAPTURES + 1
FIRST_LINE: Final = FIRST_ISLAND + ISLANDS
FIRST_COLUMN: Final = FIRST_LINE + LATTICE
FIRST_LINKS: Final = FIRST_COLUMN + LATTICE
ACTIONS: Final = FIRST_LINKS + ALL_HALVES + 1


def steps(pick: int) -> tuple[int, ...]:
    """0-23 extend with a tile, 24-47 bridge, 48-71 discard, 72 pass, 73 capture; then island, line, column, links."""
    if pick == PASS:
        return (PASSES,)
    what = pick_type(pick)
    if what == CAPTURE:
        return (CAPTURES, FIRST_ISLAND + pick_island(pick))
    first = FIRST_TILE[what] + pick_kind(pick)
    if what == DISCARD:
        return (first,)
    spot = pick_spot(pick)
    place = (first, FIRST_LINE + spot_y(spot) - LOWEST, FIRST_COLUMN + spot_x(spot) - LOWEST)
    return place if what == EXTEND else (*place, FIRST_LINKS + pick_mask(pick))
