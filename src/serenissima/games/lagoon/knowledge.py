"""4.5 Who knows what: the view of a seat, and the worlds it cannot tell apart."""

from itertools import permutations
from typing import Any

from serenissima.core.dice import Dice, shuffled
from serenissima.games.lagoon.data import (
    ALL_SUITS,
    CENTRES,
    COIN_CELLS,
    STATUS_BITS,
    SUIT,
    VALUE,
    halves_of,
    kind_name,
    spot_x,
    spot_y,
)
from serenissima.games.lagoon.picks import BRIDGE, EXTEND, pick_kind, pick_mask, pick_spot, pick_type, short_form
from serenissima.games.lagoon.rules import Turn
from serenissima.games.lagoon.scoring import build_gain, coins_needed, island_value, pawn_points, route
from serenissima.games.lagoon.state import NOWHERE, Lagoon, facing_tile

# What a seat has seen of the stashes.


def seen_tiles(s: Lagoon, owner: int, viewer: int) -> list[int]:
    """The tiles from `owner`'s stash that `viewer` has seen."""
    seen = [s.tile_kind[tile] for tile in range(len(s.tile_kind)) if s.tile_seat[tile] == owner]
    seen += [kind for seat, kind, _ in s.discards if seat == owner and (s.rules.discard_public or seat == viewer)]
    if owner == viewer:
        seen += s.hand[owner]
    return seen


def without(tiles: tuple[int, ...], gone: list[int]) -> tuple[int, ...]:
    """The tiles that remain without these."""
    left = list(tiles)
    for kind in gone:
        left.remove(kind)
    return tuple(left)


def ways(seen: list[int], row: tuple[int, ...]) -> int:
    """In how many ways these tiles can be particular tiles of this row; 0 if they do not come from it."""
    found = 1
    for i in range(len(seen)):
        found *= row.count(seen[i]) - seen[:i].count(seen[i])
    return max(0, found)


def possible_deals(s: Lagoon, viewer: int) -> tuple[list[tuple[int, ...]], list[int]]:
    """1.3, 4.5 The deals of rows to seats that fit what `viewer` has seen, each with its weight.

    Every order of every row is equally likely. A deal's weight is therefore the number of ways to pick the tiles seen
    from its rows; the unseen rest can follow in equally many orders in every deal.
    """
    seats = len(s.row)
    if s.rules.stash_public or NOWHERE in s.row:
        return [tuple(s.row)], [1]
    fit = [
        [ways(seen, s.stash_tiles(row)) for row in range(seats)]
        for seen in [seen_tiles(s, seat, viewer) for seat in range(seats)]
    ]
    deals: list[tuple[int, ...]] = []
    weights: list[int] = []
    for rows in permutations(range(seats)):
        weight = 1
        for seat in range(seats):
            weight *= fit[seat][rows[seat]]
        if weight:
            deals.append(rows)
            weights.append(weight)
    return deals, weights


# Worlds.


def redeal(s: Lagoon, viewer: int, dice: Dice) -> None:
    """Deal the rows first, then the unseen tiles within each row.

    Deals that contradict what a discard has shown are rejected and drawn again, which keeps the weights right.
    """
    deals, weights = possible_deals(s, viewer)
    redeal_rows(s, viewer, chosen(deals, weights, dice), dice)
    while contradicts(s, viewer):
        redeal_rows(s, viewer, chosen(deals, weights, dice), dice)


def chosen(deals: list[tuple[int, ...]], weights: list[int], dice: Dice) -> tuple[int, ...]:
    """One of the deals, by weight."""
    at = dice.below(sum(weights))
    for deal, weight in zip(deals, weights, strict=True):
        if at < weight:
            return deal
        at -= weight
    raise AssertionError


def redeal_rows(s: Lagoon, viewer: int, rows: tuple[int, ...], dice: Dice) -> None:
    """Shuffle the unseen tiles of these rows into hidden discards, hands and stashes."""
    for seat in range(len(rows)):
        s.row[seat] = rows[seat]
        if rows[seat] == NOWHERE:
            continue
        unseen = shuffled(without(s.stash_tiles(rows[seat]), seen_tiles(s, seat, viewer)), dice)
        at = 0
        if not s.rules.discard_public and seat != viewer:
            for i in range(len(s.discards)):
                if s.discards[i][0] == seat:
                    s.discards[i] = (seat, unseen[at], s.discards[i][2])
                    at += 1
        if seat != viewer:
            s.hand[seat] = unseen[at : at + len(s.hand[seat])]
            at += len(s.hand[seat])
        s.stash[seat] = unseen[at : at + len(s.stash[seat])]


def contradicts(s: Lagoon, viewer: int) -> bool:
    """Whether a seat that discarded could have built in this world.

    A hidden discard must be of a suit that nobody could place at that time, and so must one of the tiles in hand if it
    has been there since.
    """
    for _, kind, shut in s.discards:
        if not shut >> SUIT[kind] & 1:
            return True
    for seat in range(len(s.hand)):
        shut = s.shut[seat]
        if shut and seat != viewer:
            suits = [SUIT[kind] for kind in s.hand[seat] if shut >> SUIT[kind] & 1]
            if not suits:
                return True
    return False


# The view.


def turn_of(s: Lagoon) -> int:
    """The seat that has the turn."""
    question = s.question()
    return question.seat if isinstance(question, Turn) else NOWHERE


def public(s: Lagoon) -> dict[str, Any]:
    """What everybody may know, with the facts of 9.2, for clients that know no rules."""
    picture: dict[str, Any] = {
        "tiles": [tile_view(s, tile) for tile in range(len(s.tile_kind))],
        "bridges": [
            {"islands": [island, other], "x": spot_x(cell), "y": spot_y(cell), "seat": seat if seat >= 0 else None}
            for island, other, cell, seat in s.bridges
        ],
        "islands": [island_view(s, island) for island in range(len(s.island_sum))],
        "seats": [seat_view(s, seat) for seat in range(len(s.score))],
        "rules": {
            "max_links": s.rules.max_links,
            "final_distance": s.rules.final_distance,
            "score_floor": s.rules.score_floor,
            "centre_capture": s.rules.centre_capture,
            "discard_public": s.rules.discard_public,
            "stash_public": s.rules.stash_public,
        },
        "first": s.first,
        "turn": turn_of(s),
        "turns_played": s.turns,
        "turns_in_all": s.turns_in_all(),
        "scores": s.scores(),
        "over": s.is_over,
    }
    if s.is_over:
        picture["ranks"] = s.ranks()
        picture["ending"] = s.ending()
        picture["breakdown"] = [breakdown(s, seat) for seat in range(len(s.score))]
    return picture


def private(s: Lagoon, viewer: int) -> dict[str, Any]:
    """The tiles in hand, where they can go, and whose stash is whose as far as the viewer can work it out."""
    return {
        "you": viewer,
        "hand": [kind_name(kind) for kind in s.hand[viewer]] if viewer >= 0 else [],
        "spots": spots_view(s, viewer) if viewer >= 0 and turn_of(s) == viewer else {},
        "rows": rows_view(s, viewer),
        "discards": [
            {"seat": seat, "kind": kind_name(kind) if s.rules.discard_public or seat == viewer else None}
            for seat, kind, _ in s.discards
        ],
    }


def tile_view(s: Lagoon, tile: int) -> dict[str, Any]:
    kind = s.tile_kind[tile]
    return {
        "kind": kind_name(kind),
        "suit": SUIT[kind],
        "value": VALUE[kind],
        "x": spot_x(s.tile_spot[tile]),
        "y": spot_y(s.tile_spot[tile]),
        "island": s.tile_island[tile],
        "seat": s.tile_seat[tile] if s.tile_seat[tile] >= 0 else None,
    }


def island_view(s: Lagoon, island: int) -> dict[str, Any]:
    captor = s.captor(island)
    return {
        "island": island,
        "centre": island < CENTRES,
        "sum": s.island_sum[island],
        "distance": s.distance[island],
        "route": route(s, island),
        "missing": [suit for suit in range(4) if not s.island_suits[island] >> suit & 1],
        "full": s.island_suits[island] == ALL_SUITS,
        "pawn": captor if captor >= 0 else None,
        "value": island_value(s, island),
    }


def seat_view(s: Lagoon, seat: int) -> dict[str, Any]:
    return {
        "seat": seat,
        "score": s.scores()[seat],
        "coins": s.coins[seat],
        "pawn": s.pawn[seat] if s.pawn[seat] >= 0 else None,
        "pawn_points": pawn_points(s, seat),
        "hand_size": len(s.hand[seat]),
        "stash": len(s.stash[seat]),
        "roll": s.rolls[seat] if s.rolls[seat] >= 0 else None,
        "placed": [kind_name(kind) for kind in seen_tiles(s, seat, NOWHERE)],
    }


def rows_view(s: Lagoon, viewer: int) -> list[dict[str, Any]]:
    """The stashes in play: whose each can be, and what in it the viewer has certainly not seen yet."""
    deals, _ = possible_deals(s, viewer)
    seen = [seen_tiles(s, seat, viewer) for seat in range(len(s.row))]
    rows: list[dict[str, Any]] = []
    for row in range(len(s.row)):
        tiles = s.stash_tiles(row)
        owners = sorted({deal.index(row) for deal in deals if row in deal})
        unseen: list[int] = []
        for kind in sorted(set(tiles)):
            surely_seen = min([seen[seat].count(kind) for seat in owners], default=0)
            unseen += [kind] * (tiles.count(kind) - surely_seen)
        rows.append(
            {
                "row": row,
                "tiles": [kind_name(kind) for kind in tiles],
                "owners": owners,
                "unseen": [kind_name(kind) for kind in unseen],
            }
        )
    return rows


def spots_view(s: Lagoon, viewer: int) -> dict[str, Any]:
    """Where each tile in hand can go: extensions, and bridging spots with their possible sets of links."""
    found: dict[str, Any] = {kind_name(kind): {"extend": [], "bridge": []} for kind in s.hand[viewer]}
    bridging: dict[tuple[int, int], list[dict[str, Any]]] = {}
    for pick in s.options(viewer):
        what = pick_type(pick)
        if what not in (EXTEND, BRIDGE):
            continue
        kind = pick_kind(pick)
        spot = pick_spot(pick)
        entry: dict[str, Any] = {"pick": pick, "text": short_form(pick), "gain": build_gain(s, pick)}
        if what == EXTEND:
            place = {"x": spot_x(spot), "y": spot_y(spot), "island": s.status(spot) >> STATUS_BITS}
            found[kind_name(kind)]["extend"].append({**place, **entry})
            continue
        entry["cost"] = coins_needed(pick_mask(pick))
        entry["links"] = [link_view(s, spot, half) for half in halves_of(pick_mask(pick))]
        if (kind, spot) not in bridging:
            bridging[kind, spot] = []
            found[kind_name(kind)]["bridge"].append(
                {"x": spot_x(spot), "y": spot_y(spot), "sets": bridging[kind, spot]}
            )
        bridging[kind, spot].append(entry)
    return found


def link_view(s: Lagoon, spot: int, half: int) -> dict[str, Any]:
    """One coin of a possible build: where it would lie, and what it would lead to."""
    tile = facing_tile(s.status(spot), half)
    dx, dy = COIN_CELLS[half]
    return {
        "half": half,
        "x": spot_x(spot) + dx,
        "y": spot_y(spot) + dy,
        "tile": tile,
        "island": s.tile_island[tile],
        "value": VALUE[s.tile_kind[tile]],
    }


def breakdown(s: Lagoon, seat: int) -> dict[str, Any]:
    """9.2 The final table: running score, island under the pawn, its sum and distance, total."""
    island = s.pawn[seat]
    return {
        "seat": seat,
        "score": s.score[seat],
        "island": island if island >= 0 else None,
        "sum": s.island_sum[island] if island >= 0 else 0,
        "distance": s.distance[island] if island >= 0 and s.rules.final_distance else 0,
        "bonus": s.bonus[seat],
        "total": s.scores()[seat],
    }
