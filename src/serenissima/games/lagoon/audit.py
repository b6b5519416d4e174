"""Independent, slow checks of a position that share nothing with the rules but the tables."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from serenissima.core.event import Event
from serenissima.core.spec import View
from serenissima.games.lagoon.data import (
    AT_CORNER,
    CENTRES,
    CLOSED,
    COINS,
    EXTENDS,
    FREE,
    HALVES,
    HAND_SIZE,
    LINK_BITS,
    SUIT,
    VALUE,
    contact,
    halves_facing,
    kind_name,
    spot_at,
    spot_x,
    spot_y,
)
from serenissima.games.lagoon.state import Lagoon

UNREACHED: Final = -1


class Laid(NamedTuple):
    """One tile on the table."""

    kind: int
    x: int
    y: int
    island: int
    seat: int


def laid_tiles(data: dict[str, Any]) -> list[Laid]:
    """The table in a dump."""
    columns = zip(data["tile_kind"], data["tile_spot"], data["tile_island"], data["tile_seat"], strict=True)
    return [Laid(kind, spot_x(spot), spot_y(spot), island, seat) for kind, spot, island, seat in columns]


# 2.3, 2.4 again, computed from the relative position of tiles instead of from cells.


def classify(tiles: Sequence[Laid], x: int, y: int, aligned: bool) -> tuple[int, int]:
    """The contact of a spot, and its island or (if free) its links.

    The links are the lowest half-edge towards each tile, and above them the tile numbers plus one, six bits each.
    """
    contacts = [contact(tile.x, tile.y, x, y) for tile in tiles]
    beside = {tile.island for tile, how in zip(tiles, contacts, strict=True) if how in ("side1", "side2")}
    touched = beside | {tile.island for tile, how in zip(tiles, contacts, strict=True) if how == "corner"}
    if "overlap" in contacts or len(touched) > 1:
        return CLOSED, 0
    if beside:
        return EXTENDS, beside.pop()
    if touched:
        return AT_CORNER, touched.pop()
    links = 0
    for number, tile in enumerate(tiles):
        halves = halves_facing(x - tile.x, y - tile.y)
        if len(halves) == 2 or not aligned:
            for half in halves:
                links += number + 1 << HALVES + LINK_BITS * half
            links += 1 << halves[0] if halves else 0
    return FREE, links


def expected_status(tiles: Sequence[Laid], spot: int, aligned: bool) -> int:
    """The status that the frontier should hold for a spot."""
    how, rest = classify(tiles, spot_x(spot), spot_y(spot), aligned)
    return CLOSED if how == CLOSED else rest * 4 + how


# 5. again, by walking.


def distances(bridges: Sequence[Sequence[int]], islands: int) -> list[int]:
    """Breadth-first search from the four centre islands over the bridges among the first `islands` islands."""
    found = dict.fromkeys(range(CENTRES), 0)
    edge = list(range(CENTRES))
    while edge:
        here = edge.pop(0)
        for one, other, *_ in bridges:
            for start, end in ((one, other), (other, one)):
                if start == here and end not in found and max(one, other) < islands:
                    found[end] = found[here] + 1
                    edge.append(end)
    return [found.get(island, UNREACHED) for island in range(islands)]


def recount(data: dict[str, Any]) -> list[int]:
    """The scores, from the tiles in order of placement and, once the game is over, from the pawns."""
    tiles = laid_tiles(data)
    scores = [0] * len(data["score"])

    def add(seat: int, points: int) -> None:
        scores[seat] += points
        if data["score_floor"]:
            scores[seat] = max(0, scores[seat])

    for number, tile in enumerate(tiles):
        if tile.seat < 0:
            continue
        before = [old for old in tiles[:number] if old.island == tile.island]
        islands = 1 + max(old.island for old in tiles[: number + 1])
        points = VALUE[tile.kind] - distances(data["bridges"], islands)[tile.island]
        points += sum(VALUE[old.kind] for old in before)
        if not before:
            coins = [(spot_x(cell), spot_y(cell)) for island, _, cell, _ in data["bridges"] if island == tile.island]
            points += sum(VALUE[across(tiles[:number], tile, coin).kind] for coin in coins)
        add(tile.seat, points)
    if not data["agenda"]:
        reach = distances(data["bridges"], 1 + max(tile.island for tile in tiles))
        for seat, island in enumerate(data["pawn"]):
            if island >= 0:
                total = sum(VALUE[tile.kind] for tile in tiles if tile.island == island)
                add(seat, total - (reach[island] if data["final_distance"] else 0))
    return scores


def across(tiles: Sequence[Laid], new: Laid, coin: tuple[int, int]) -> Laid:
    """The older tile that a coin beside a new tile leads to: the one next to the coin, straight across."""
    x, y = coin
    if new.x <= x <= new.x + 1:
        x, y = x, y + (1 if y > new.y else -1)
    else:
        x, y = x + (1 if x > new.x else -1), y
    return next(tile for tile in tiles if tile.x <= x <= tile.x + 1 and tile.y <= y <= tile.y + 1)


# Counting.


def conserved(s: Lagoon) -> dict[str, int]:
    """Tiles by kind, coins by seat, and pawns."""
    kinds = Counter(s.tile_kind)
    for seat in range(len(s.hand)):
        kinds.update(s.hand[seat] + s.stash[seat])
    kinds.update(kind for _, kind, _ in s.discards)
    counts = {f"tile-{kind_name(kind)}": count for kind, count in kinds.items()}
    for seat, coins in enumerate(s.coins):
        counts[f"coins-{seat}"] = coins + sum(1 for *_, owner in s.bridges if owner == seat)
    counts["neutral-coins"] = sum(1 for *_, owner in s.bridges if owner < 0)
    counts["pawns"] = len(s.pawn)
    return counts


def broken(s: Lagoon) -> list[str]:
    """2.5, 4.6 and the frontier around the last tile."""
    data = s.dump()
    tiles = laid_tiles(data)
    wrong: list[str] = []
    for i, one in enumerate(tiles):
        for other in tiles[:i]:
            how = contact(one.x, one.y, other.x, other.y)
            if how == "overlap" or (how != "apart" and one.island != other.island):
                wrong.append(f"tiles {one} and {other}: {how}")
            if one.island == other.island and SUIT[one.kind] == SUIT[other.kind]:
                wrong.append(f"island {one.island} has a suit twice")
    if s.distance != distances(data["bridges"], len(s.distance)) or UNREACHED in s.distance:
        wrong.append("distances")
    if len({(min(a, b), max(a, b)) for a, b, *_ in s.bridges}) < len(s.bridges):
        wrong.append("two bridges between the same islands")
    pawns = [island for island in s.pawn if island >= 0]
    if len(set(pawns)) < len(pawns):
        wrong.append("two pawns on one island")
    if any(not 0 <= coins <= COINS for coins in s.coins):
        wrong.append("coins")
    for seat, hand in enumerate(s.hand):
        gone = sum(1 for tile in tiles if tile.seat == seat) + sum(1 for owner, *_ in s.discards if owner == seat)
        stash = s.stash[seat]
        if len(hand) != min(HAND_SIZE, len(hand) + len(stash)):
            wrong.append(f"hand of seat {seat}")
        if gone + len(hand) + len(stash) != len(s.stash_tiles(0)):
            wrong.append(f"stash of seat {seat}")
    wrong += [
        f"frontier at ({spot_x(spot)},{spot_y(spot)})"
        for spot in spots_around(tiles[-1])
        if frontier_errs(s, spot, tiles)
    ]
    return wrong


def spots_around(tile: Laid) -> list[int]:
    """The spots whose status a tile can change."""
    return [spot_at(x, y) for y in range(tile.y - 3, tile.y + 4) for x in range(tile.x - 3, tile.x + 4)]


def frontier_errs(s: Lagoon, spot: int, tiles: Sequence[Laid]) -> bool:
    """Whether the frontier and the slow classification disagree."""
    return s.status(spot) != expected_status(tiles, spot, s.rules.aligned)


# Secrets.


def named(event: Event) -> set[str]:
    """A drawn or discarded tile reveals what its seat holds or held."""
    if event.kind in ("drawn", "discard", "discarded"):
        return {f"seat-{event.seat}-{kind_name(event.args[0])}"}
    return set()


def known(view: View) -> set[str]:
    """The tiles of a seat that a view shows: placed, discarded or in the viewer's hand."""
    shown = {f"seat-{seat['seat']}-{kind}" for seat in view["seats"] for kind in seat["placed"]}
    shown |= {f"seat-{view['you']}-{kind}" for kind in view["hand"]}
    return shown | {f"seat-{gone['seat']}-{gone['kind']}" for gone in view["discards"] if gone["kind"]}


def secrets(s: Lagoon, seat: int) -> set[str]:
    """The tiles in other players' hands, and those they discarded face down."""
    hidden = [(other, kind) for other, hand in enumerate(s.hand) for kind in hand]
    if not s.rules.discard_public:
        hidden += [(other, kind) for other, kind, _ in s.discards]
    placed = set(zip(s.tile_seat, s.tile_kind, strict=True))
    return {f"seat-{other}-{kind_name(kind)}" for other, kind in set(hidden) - placed if other != seat}
