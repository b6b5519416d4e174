"""The pieces and the grid: everything about Lagoon that never changes."""

from typing import Final

from mypy_extensions import i64

from serenissima.core.messages import Message

# 1.1 Suits and values. The suit of a tile has nothing to do with the suits of coins and pawns.

SUITS: Final = "MCSA"
VALUES: Final = 6
KINDS: Final = 24
ALL_SUITS: Final = 15
SUIT: Final = tuple([kind // VALUES for kind in range(KINDS)])
VALUE: Final = tuple([kind % VALUES for kind in range(KINDS)])


def kind_named(name: str) -> int:
    """The number of a tile from its name: `M0` is 0, `A5` is 23."""
    return VALUES * SUITS.index(name[0]) + int(name[1])


def kind_name(kind: int) -> str:
    """The name of a tile: suit letter and digit."""
    return SUITS[SUIT[kind]] + str(VALUE[kind])


def kinds_named(names: str) -> tuple[int, ...]:
    """Several tiles from their names."""
    return tuple([kind_named(name) for name in names.split()])


def tile_words(kind: int) -> Message:
    """A tile as people read it."""
    return Message("lagoon-tile", {"suit": SUIT[kind], "value": VALUE[kind]})


def the_tile(kind: int) -> Message:
    """The same in a sentence, with its article."""
    return Message("lagoon-the-tile", {"suit": SUIT[kind], "value": VALUE[kind]})


# 1.3 The stashes, one row each; three players leave the last one in the box. Reconstructed: that the first
# cell of a row is a null tile (ruling 1), and that the two card symbols mean Crowns and Arms (ruling 6).

ROWS: Final = (
    kinds_named("M0 A1 C2 S3 M4 A5 S1 C2"),
    kinds_named("C0 S1 M2 A3 C4 S5 A1 M2"),
    kinds_named("S0 C1 A2 M3 S4 C5 M1 A2"),
    kinds_named("A0 M1 S2 C3 A4 M5 C1 S2"),
)

HAND_SIZE: Final = 2
COINS: Final = 4
DIE: Final = (0, 1, 2, 3, 4, 5)


def stash_tiles(row: int, nulls: bool) -> tuple[int, ...]:
    """The tiles of one stash, with or without its null (ruling 1)."""
    return ROWS[row] if nulls else ROWS[row][1:]


# 2.1 The lattice. A spot is the top-left cell of a tile, packed so that rising spots read like a page.

ORIGIN: Final = 128
LINE: Final = 256


def spot_at(x: int, y: int) -> int:
    return (y + ORIGIN) * LINE + x + ORIGIN


def spot_x(spot: int) -> int:
    return spot % LINE - ORIGIN


def spot_y(spot: int) -> int:
    return spot // LINE - ORIGIN


# The status of spots is stored in blocks of eight by eight, which clones share until one of them writes.

BLOCK_CELLS: Final = 64


def block_of(spot: i64) -> i64:
    """The block in which a spot lies."""
    return spot >> 11 << 5 | spot >> 3 & 31


def cell_of(spot: i64) -> i64:
    """The place of a spot within its block."""
    return spot >> 5 & 56 | spot & 7


def contact(ax: int, ay: int, bx: int, by: int) -> str:
    """2.1 The relative position of two tiles."""
    u = abs(ax - bx)
    v = abs(ay - by)
    if u <= 1 and v <= 1:
        return "overlap"
    if u >= 3 or v >= 3:
        return "apart"
    if u == 2 and v == 2:
        return "corner"
    return "side2" if u == 0 or v == 0 else "side1"


# 2.2 The ring around a tile: for each half-edge, the cell of its coin and the facing cell, relative to the spot.

HALVES: Final = 8
ALL_HALVES: Final = 255
TILE_CELLS: Final = ((0, 0), (1, 0), (0, 1), (1, 1))
CORNER_CELLS: Final = ((-1, -1), (2, -1), (2, 2), (-1, 2))
COIN_CELLS: Final = ((0, -1), (1, -1), (2, 0), (2, 1), (1, 2), (0, 2), (-1, 1), (-1, 0))
FACING_CELLS: Final = ((0, -2), (1, -2), (3, 0), (3, 1), (1, 3), (0, 3), (-2, 1), (-2, 0))


LINKS: Final = tuple([mask.bit_count() for mask in range(1 << HALVES)])
HALVES_OF: Final = tuple([tuple([h for h in range(HALVES) if mask >> h & 1]) for mask in range(1 << HALVES)])


def halves_facing(dx: int, dy: int) -> tuple[int, ...]:
    """The half-edges by which a tile at (dx, dy) faces a tile at (0, 0)."""
    return tuple([h for h in range(HALVES) if (dx + FACING_CELLS[h][0], dy + FACING_CELLS[h][1]) in TILE_CELLS])


# The status of a spot, which only ever increases: free (with what it faces), then at a corner of one island, then
# beside one island, then closed for good. It holds the contact in the two lowest bits and, above them, the island or
# the facing tiles: first the half-edges that can take a coin in canonical form (8.3: the lower one if a whole side
# faces the same tile), then six bits for each half-edge, holding the tile's number plus one.

FREE: Final = 0
AT_CORNER: Final = 1
EXTENDS: Final = 2
CLOSED: Final = 3
STATUS_BITS: Final = 2
LINKS_SHIFT: Final = STATUS_BITS + HALVES
LINK_BITS: Final = 6
LINK: Final = 63


# A tile's effect on a spot near it, as one number: the cell of the spot in its block, the contact, the lowest
# half-edge by which the spot faces the tile, whether two half-edges face it, and above them the step to the spot.

CELL: Final = 63
CONTACT_SHIFT: Final = 6
HALF_SHIFT: Final = 8
BY_TWO: Final = 1 << 11
STEP_SHIFT: Final = 12
NO_EFFECT: Final = -1


def effect_at(dx: int, dy: int, aligned: bool) -> int:
    """A tile's effect on the spot at this offset, without its cell; NO_EFFECT if there is none.

    Ruling 7: spots face a tile at all three lateral offsets, or only at the middle one.
    """
    contacts = {"overlap": CLOSED, "side1": EXTENDS, "side2": EXTENDS, "corner": AT_CORNER, "apart": FREE}
    how = contacts[contact(0, 0, dx, dy)]
    effect = (dy * LINE + dx) << STEP_SHIFT | how << CONTACT_SHIFT
    if how != FREE:
        return effect
    halves = halves_facing(dx, dy)
    if len(halves) <= (1 if aligned else 0):
        return NO_EFFECT
    return effect | halves[0] << HALF_SHIFT | (BY_TWO if len(halves) > 1 else 0)


def effects(cell: int, aligned: bool) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """For a tile in this cell of its block: the blocks around, as steps from its own, each with the effects there."""
    spot = spot_at(0, 0) + cell // 8 * LINE + cell % 8
    found: dict[int, list[int]] = {}
    for dy in range(-3, 4):
        for dx in range(-3, 4):
            effect = effect_at(dx, dy, aligned)
            if effect != NO_EFFECT:
                at = spot + dy * LINE + dx
                found.setdefault(block_of(at) - block_of(spot), []).append(effect | cell_of(at))
    return tuple([(step, tuple(found[step])) for step in sorted(found)])


EFFECTS: Final = tuple([effects(cell, False) for cell in range(BLOCK_CELLS)])
EFFECTS_ALIGNED: Final = tuple([effects(cell, True) for cell in range(BLOCK_CELLS)])

# 3. The start. Reconstructed (rulings 2 to 5), since the picture is lost. Clockwise from the north-west; the bridges
# form a ring and take neutral coins, each bridge given by its two islands and the cell of its coin.

CENTRES: Final = 4
NEUTRAL: Final = -1
SQUARE: Final = (spot_at(0, 0), spot_at(3, 0), spot_at(3, 3), spot_at(0, 3))
SQUARE_COINS: Final = (spot_at(2, 0), spot_at(4, 2), spot_at(2, 4), spot_at(0, 2))
PINWHEEL: Final = (spot_at(0, 0), spot_at(3, 1), spot_at(2, 4), spot_at(-1, 3))
PINWHEEL_COINS: Final = (spot_at(2, 1), spot_at(3, 3), spot_at(1, 4), spot_at(0, 2))


def halves_of(mask: int) -> tuple[int, ...]:
    """The half-edges of a set of links."""
    return HALVES_OF[mask]
