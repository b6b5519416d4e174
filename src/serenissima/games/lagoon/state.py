"""A position of Lagoon, and the frontier: the spots where a tile could go, kept up to date tile by tile."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from serenissima.core.state import State
from serenissima.games.lagoon.data import (
    ALL_HALVES,
    AT_CORNER,
    BLOCK_CELLS,
    BY_TWO,
    CELL,
    CENTRES,
    CLOSED,
    COINS,
    CONTACT_SHIFT,
    EFFECTS,
    EFFECTS_ALIGNED,
    EXTENDS,
    FREE,
    HALF_SHIFT,
    HALVES_OF,
    LINK,
    LINK_BITS,
    LINKS_SHIFT,
    NEUTRAL,
    STATUS_BITS,
    STEP_SHIFT,
    SUIT,
    VALUE,
    block_of,
    cell_of,
    stash_tiles,
)
from serenissima.games.lagoon.options import USUAL_RULES, Rules
from serenissima.games.lagoon.picks import BRIDGE, MASK_SHIFT, SPOT_SHIFT, TYPE_SHIFT

NOWHERE: Final = -1
FAR: Final = 99
ISLAND_BITS: Final = 6
ISLAND: Final = 63


@final
class Lagoon(State):
    """4.1 Tiles, islands and bridges on the table; scores, coins, pawns, hands and stashes of the seats."""

    DERIVED: ClassVar[tuple[str, ...]] = (
        "island_suits",
        "island_sum",
        "distance",
        "blocks",
        "own",
        "extensions",
        "crossings",
    )

    def __init__(self) -> None:
        super().__init__()
        self.rules: Rules = USUAL_RULES
        # The table: tiles in the order of placing; bridges as (newer island, older island, cell of the coin, seat).
        self.tile_kind: list[int] = []
        self.tile_spot: list[int] = []
        self.tile_island: list[int] = []
        self.tile_seat: list[int] = []
        self.bridges: list[tuple[int, int, int, int]] = []
        # The seats. A stash has its top last.
        self.score: list[int] = []
        self.bonus: list[int] = []
        self.coins: list[int] = []
        self.pawn: list[int] = []
        self.hand: list[tuple[int, ...]] = []
        self.stash: list[tuple[int, ...]] = []
        self.row: list[int] = []
        # What a discard revealed: the suits that the tile kept in hand must be among; 0 if nothing is known.
        self.shut: list[int] = []
        # Discards as (seat, kind, suits that nobody could place at that moment).
        self.discards: list[tuple[int, int, int]] = []
        self.rolls: list[int] = []
        self.first: int = NOWHERE
        self.turns: int = 0
        # Derived: islands, and the frontier (2.3, 2.4, 8.2).
        self.island_suits: list[int] = []
        self.island_sum: list[int] = []
        self.distance: list[int] = []
        self.blocks: dict[int, list[int]] = {}
        # The blocks that no clone shares.
        self.own: dict[int, list[int]] = {}
        self.extensions: list[int] = []
        self.crossings: list[int] = []

    # Generated from __init__ by tools/fields.py. Run that again after a change; do not edit this.
    FIELDS: ClassVar[tuple[str, ...]] = (
        "rules",
        "tile_kind",
        "tile_spot",
        "tile_island",
        "tile_seat",
        "bridges",
        "score",
        "bonus",
        "coins",
        "pawn",
        "hand",
        "stash",
        "row",
        "shut",
        "discards",
        "rolls",
        "first",
        "turns",
    )
    __slots__ = (*FIELDS, *DERIVED)

    def clone(self) -> "Lagoon":
        self.before_clone()
        twin = Lagoon()
        self.copy_core_to(twin)
        twin.rules = self.rules
        twin.tile_kind = self.tile_kind.copy()
        twin.tile_spot = self.tile_spot.copy()
        twin.tile_island = self.tile_island.copy()
        twin.tile_seat = self.tile_seat.copy()
        twin.bridges = self.bridges.copy()
        twin.score = self.score.copy()
        twin.bonus = self.bonus.copy()
        twin.coins = self.coins.copy()
        twin.pawn = self.pawn.copy()
        twin.hand = self.hand.copy()
        twin.stash = self.stash.copy()
        twin.row = self.row.copy()
        twin.shut = self.shut.copy()
        twin.discards = self.discards.copy()
        twin.rolls = self.rolls.copy()
        twin.first = self.first
        twin.turns = self.turns
        twin.island_suits = self.island_suits.copy()
        twin.island_sum = self.island_sum.copy()
        twin.distance = self.distance.copy()
        twin.blocks = self.blocks.copy()
        twin.own = self.own.copy()
        twin.extensions = self.extensions.copy()
        twin.crossings = self.crossings.copy()
        return twin

    # End of the generated part.

    def before_clone(self) -> None:
        """The copy will share all blocks: none of them may be written to from now on."""
        if self.own:
            self.own = {}

    def derive(self) -> None:
        """Lay all tiles again."""
        self.island_suits = []
        self.island_sum = []
        self.distance = []
        self.blocks = {}
        self.own = {}
        self.extensions = []
        self.crossings = []
        for tile in range(len(self.tile_kind)):
            self.book(tile)
        self.measure()

    def scores(self) -> list[int]:
        return [self.floored(self.score[seat] + self.bonus[seat]) for seat in range(len(self.score))]

    def ranks(self) -> list[int]:
        """Equal totals share a place (ruling 30)."""
        totals = self.scores()
        return [1 + sum([1 for other in totals if other > total]) for total in totals]

    def ending(self) -> str:
        """A pawn can remain unplaced only if the centre may not be captured (ruling 21)."""
        return "stranded" if NOWHERE in self.pawn else "complete"

    def floored(self, score: int) -> int:
        """5.5 A score as it is stored and shown."""
        return max(0, score) if self.rules.score_floor else score

    # Pieces.

    def seat_players(self, seats: int) -> None:
        """Give every seat its coins and its pawn."""
        self.score = [0] * seats
        self.bonus = [0] * seats
        self.coins = [COINS] * seats
        self.pawn = [NOWHERE] * seats
        self.hand = [()] * seats
        self.stash = [()] * seats
        self.row = [NOWHERE] * seats
        self.shut = [0] * seats
        self.rolls = [NOWHERE] * seats

    def stash_tiles(self, row: int) -> tuple[int, ...]:
        """What the stash of this row holds at the start."""
        return stash_tiles(row, self.rules.stash_nulls)

    def turns_in_all(self) -> int:
        """4.6 One turn for each tile and for the pawn of every seat."""
        return len(self.score) * (len(self.stash_tiles(0)) + 1)

    def captor(self, island: int) -> int:
        """The seat whose pawn stands on this island, or NOWHERE."""
        return self.pawn.index(island) if island in self.pawn else NOWHERE

    def free_islands(self) -> list[int]:
        """The islands that a pawn may capture (ruling 21)."""
        captured = 0
        for island in self.pawn:
            if island != NOWHERE:
                captured |= 1 << island
        first = 0 if self.rules.centre_capture else CENTRES
        return [island for island in range(first, len(self.island_sum)) if not captured >> island & 1]

    def lay(self, kind: int, spot: int, island: int, seat: int) -> None:
        """Put a tile on the table for good. An island number not in use yet founds that island."""
        self.tile_kind.append(kind)
        self.tile_spot.append(spot)
        self.tile_island.append(island)
        self.tile_seat.append(seat)
        self.book(len(self.tile_kind) - 1)

    def span(self, island: int, other: int, cell: int, seat: int) -> None:
        """Put a coin between a new island and an older one. A second bridge may shorten other routes: see `measure`."""
        self.bridges.append((island, other, cell, seat))
        self.distance[island] = min(self.distance[island], self.distance[other] + 1)

    def measure(self) -> None:
        """5.1 The distance of every island from the nearest centre island, propagated along the bridges."""
        distance = self.distance
        changed = True
        while changed:
            changed = False
            for island, other, _, _ in self.bridges:
                if distance[island] > distance[other] + 1:
                    distance[island] = distance[other] + 1
                    changed = True
                elif distance[other] > distance[island] + 1:
                    distance[other] = distance[island] + 1
                    changed = True

    # The frontier.

    def book(self, tile: int) -> None:
        """Add a tile to its island and update the status of the spots around it."""
        spot = self.tile_spot[tile]
        island = self.tile_island[tile]
        kind = self.tile_kind[tile]
        if island == len(self.island_sum):
            self.island_suits.append(0)
            self.island_sum.append(0)
            self.distance.append(0 if self.tile_seat[tile] == NEUTRAL else FAR)
        self.island_suits[island] |= 1 << SUIT[kind]
        self.island_sum[island] += VALUE[kind]
        self.spread(tile, spot, island)

    def spread(self, tile: i64, spot: i64, island: i64) -> None:
        """Update the status of the spots around a tile: those it covers, touches or faces."""
        extensions: list[int] = []
        crossings: list[int] = []
        mine = island << STATUS_BITS
        home = block_of(spot)
        for across, effects in (EFFECTS_ALIGNED if self.rules.aligned else EFFECTS)[cell_of(spot)]:
            block = self.own_block(home + across)
            effect: i64
            for effect in effects:
                old: i64 = block[effect & CELL]
                if old == CLOSED:
                    continue
                how = effect >> CONTACT_SHIFT & CLOSED
                if how == FREE:
                    if old & CLOSED == FREE:
                        at = spot + (effect >> STEP_SHIFT)
                        half = effect >> HALF_SHIFT & 7
                        link = tile + 1
                        if effect & BY_TWO:
                            link |= link << LINK_BITS
                        new = old | 1 << STATUS_BITS + half | link << LINKS_SHIFT + LINK_BITS * half
                        block[effect & CELL] = new
                        crossings.append(crossing(at, 1 << half))
                        if old:
                            several = self.several_links(new, canonical_links(new))
                            crossings += [crossing(at, mask) for mask in several if mask >> half & 1]
                    continue
                new = CLOSED if how == CLOSED else mine | how
                if new != CLOSED and old & CLOSED != FREE:
                    if old >> STATUS_BITS != island:
                        new = CLOSED
                    elif new <= old:
                        continue
                block[effect & CELL] = new
                at = spot + (effect >> STEP_SHIFT)
                if old & CLOSED != AT_CORNER and old:
                    self.strike(at, old)
                if new & CLOSED == EXTENDS:
                    extensions.append(extension(at, island))
        # `sort` finds the old entries in order and merges the new ones: less than half the cost of `insort` for each.
        if extensions:
            self.extensions += extensions
            self.extensions.sort()
        if crossings:
            self.crossings += crossings
            self.crossings.sort()

    def own_block(self, number: int) -> list[int]:
        """A block that may be written to; one that a clone may share is copied first."""
        own = self.own.get(number)
        if own is None:
            old = self.blocks.get(number)
            own = old.copy() if old is not None else [FREE] * BLOCK_CELLS
            self.own[number] = own
            self.blocks[number] = own
        return own

    def status(self, spot: int) -> int:
        """The status of any spot."""
        block = self.blocks.get(block_of(spot))
        return FREE if block is None else block[cell_of(spot)]

    def strike(self, spot: i64, old: i64) -> None:
        """Remove the moves that a spot offered before a tile covered or touched it."""
        if old & CLOSED == EXTENDS:
            remove(self.extensions, extension(spot, old >> STATUS_BITS))
        elif old & CLOSED == FREE:
            links = canonical_links(old)
            for half in links:
                remove(self.crossings, crossing(spot, 1 << half))
            if len(links) > 1:
                for mask in self.several_links(old, links):
                    remove(self.crossings, crossing(spot, mask))

    def several_links(self, status: int, links: tuple[int, ...]) -> list[int]:
        """2.4 The sets of two links (or three, ruling 14) from a free spot to pairwise different islands."""
        found: list[int] = []
        for i in range(len(links)):
            for j in range(i + 1, len(links)):
                if not self.are_apart(status, links[i], links[j]):
                    continue
                pair = 1 << links[i] | 1 << links[j]
                found.append(pair)
                if self.rules.max_links > 2:
                    found += [
                        pair | 1 << third
                        for third in links[j + 1 :]
                        if self.are_apart(status, links[i], third) and self.are_apart(status, links[j], third)
                    ]
        return found

    def are_apart(self, status: int, one: int, other: int) -> bool:
        """Whether two half-edges of a free spot lead to different islands."""
        return self.tile_island[facing_tile(status, one)] != self.tile_island[facing_tile(status, other)]


def facing_tile(status: int, half: int) -> int:
    """The tile across this half-edge of a free spot; NOWHERE if there is water."""
    return (status >> LINKS_SHIFT + LINK_BITS * half & LINK) - 1


def canonical_links(status: i64) -> tuple[int, ...]:
    """8.3 The half-edges of a free spot that face a tile; the lower one if a whole side faces the same tile."""
    return HALVES_OF[status >> STATUS_BITS & ALL_HALVES]


def extension(spot: i64, island: i64) -> i64:
    """An extension as stored in the frontier: its pick without the tile, above the island."""
    return spot << SPOT_SHIFT + ISLAND_BITS | island


def crossing(spot: i64, mask: i64) -> i64:
    """A bridge build as stored in the frontier: its pick without the tile."""
    return BRIDGE << TYPE_SHIFT | mask << MASK_SHIFT | spot << SPOT_SHIFT


def remove(entries: list[int], entry: i64) -> None:
    """Remove an entry from a sorted list. (Hand-written bisection: compiled, less than half the cost of `bisect`.)"""
    low: i64 = 0
    high: i64 = len(entries)
    while low < high:
        middle = (low + high) >> 1
        here: i64 = entries[middle]
        if here < entry:
            low = middle + 1
        else:
            high = middle
    entries.pop(low)
