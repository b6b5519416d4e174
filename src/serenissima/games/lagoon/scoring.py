"""5. What a build pays, and what a pawn is worth."""

from serenissima.games.lagoon.data import ALL_SUITS, HALVES, LINKS, STATUS_BITS, VALUE
from serenissima.games.lagoon.picks import EXTEND, pick_kind, pick_mask, pick_spot, pick_type
from serenissima.games.lagoon.state import FAR, ISLAND, NOWHERE, Lagoon, facing_tile


def extension_gain(s: Lagoon, kind: int, island: int) -> int:
    """5.2 All tiles of the island, the new one included, minus its distance."""
    return s.island_sum[island] + VALUE[kind] - s.distance[island]


def bridging_gain(s: Lagoon, kind: int, spot: int, mask: int) -> int:
    """5.3 The new tile and the tiles straight across its bridges, minus the distance of the new island.

    The distance is measured with the new bridges in place, along the shortest route only (rulings 17 and 18).
    """
    status = s.status(spot)
    gain = VALUE[kind]
    nearest = FAR
    for half in range(HALVES):
        if mask >> half & 1:
            tile = facing_tile(status, half)
            gain += VALUE[s.tile_kind[tile]]
            nearest = min(nearest, s.distance[s.tile_island[tile]])
    return gain - nearest - 1


def build_gain(s: Lagoon, pick: int) -> int:
    """What a legal build pays."""
    kind = pick_kind(pick)
    spot = pick_spot(pick)
    if pick_type(pick) == EXTEND:
        return extension_gain(s, kind, s.status(spot) >> STATUS_BITS)
    return bridging_gain(s, kind, spot, pick_mask(pick))


def island_value(s: Lagoon, island: int) -> int:
    """5.4 What a pawn on this island would bring if the game ended now (ruling 19)."""
    return s.island_sum[island] - (s.distance[island] if s.rules.final_distance else 0)


def pawn_points(s: Lagoon, seat: int) -> int:
    """5.4 The island under a seat's pawn; nothing for a pawn that was never placed."""
    return 0 if s.pawn[seat] == NOWHERE else island_value(s, s.pawn[seat])


def coins_needed(mask: int) -> int:
    """2.4 One coin for each link."""
    return LINKS[mask]


def route(s: Lagoon, island: int) -> list[int]:
    """5.1 The islands on a shortest route to the centre, both ends included."""
    way = [island]
    while s.distance[way[-1]]:
        here = way[-1]
        nearer = s.distance[here] - 1
        for one, other, _, _ in s.bridges:
            if (one == here and s.distance[other] == nearer) or (other == here and s.distance[one] == nearer):
                way.append(other if one == here else one)
                break
    return way


def open_suits(s: Lagoon) -> int:
    """The mask of suits with which some island could be extended now."""
    suits = 0
    for entry in s.extensions:
        suits |= ~s.island_suits[entry & ISLAND] & ALL_SUITS
    return suits
