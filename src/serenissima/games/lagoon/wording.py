"""Lagoon's wording: message ids and arguments; the sentences are in the catalogues."""

from collections.abc import Sequence
from math import atan2, pi
from typing import Final

from serenissima.core.event import Event, runs
from serenissima.core.messages import Message, SeatName, message
from serenissima.games.lagoon.data import (
    ALL_SUITS,
    STATUS_BITS,
    SUIT,
    VALUE,
    halves_of,
    spot_x,
    spot_y,
    the_tile,
    tile_words,
)
from serenissima.games.lagoon.picks import (
    BRIDGE,
    CAPTURE,
    EXTEND,
    PASS,
    pick_island,
    pick_kind,
    pick_mask,
    pick_spot,
    pick_type,
    short_form,
)
from serenissima.games.lagoon.rules import builds
from serenissima.games.lagoon.scoring import build_gain, coins_needed, island_value
from serenissima.games.lagoon.state import NOWHERE, Lagoon, facing_tile

SIDES: Final = ("east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east")


def signed(points: int) -> str:
    """Points with their sign, as printed: +7, −1, 0."""
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"


def place_words(spot: int) -> str:
    """A spot as printed: (0,−2)."""
    return f"({spot_x(spot)},{spot_y(spot)})".replace("-", "−")


def island_name(island: int) -> Message:
    """Island 4: the number that the map shows."""
    return message("lagoon-island", island=island)


def side_words(s: Lagoon, island: int, spot: int) -> str:
    """On which side of an island a spot lies: north-east."""
    tiles = [s.tile_spot[t] for t in range(len(s.tile_spot)) if s.tile_island[t] == island]
    east = spot_x(spot) - sum([spot_x(each) for each in tiles]) / len(tiles)
    south = spot_y(spot) - sum([spot_y(each) for each in tiles]) / len(tiles)
    return SIDES[round(atan2(south, east) / (pi / 4)) % len(SIDES)]


def suit_words(mask: int) -> list[Message]:
    """The suits of a mask."""
    return [message("lagoon-suit", suit=suit) for suit in range(4) if mask >> suit & 1]


def prompt(s: Lagoon, seat: int) -> Message:
    """What the turn asks for, depending on the seat's tiles, coins and pawn."""
    hand = s.hand[seat]
    has_pawn = s.pawn[seat] == NOWHERE
    if not hand:
        return message("lagoon-prompt-pawn" if s.options(seat) != (PASS,) else "lagoon-prompt-pass")
    tiles = [tile_words(kind) for kind in hand]
    if not builds(s, seat):
        may_capture = has_pawn and not s.rules.stuck_must_discard
        return message("lagoon-prompt-stuck-pawn" if may_capture else "lagoon-prompt-stuck", tiles=tiles)
    return message("lagoon-prompt-turn-pawn" if has_pawn else "lagoon-prompt-turn", tiles=tiles, coins=s.coins[seat])


def links_words(s: Lagoon, spot: int, mask: int) -> list[Message]:
    """The tiles across the bridges of a build."""
    across = [facing_tile(s.status(spot), half) for half in halves_of(mask)]
    return [message("lagoon-link", tile=the_tile(s.tile_kind[t]), island=island_name(s.tile_island[t])) for t in across]


def label(s: Lagoon, seat: int, pick: int) -> Message:
    """One option, with what it pays."""
    if pick == PASS:
        return message("lagoon-label-pass")
    what = pick_type(pick)
    if what == CAPTURE:
        island = pick_island(pick)
        return message("lagoon-label-capture", island=island_name(island), value=signed(island_value(s, island)))
    tile = the_tile(pick_kind(pick))
    if what not in (EXTEND, BRIDGE):
        return message("lagoon-label-discard", tile=tile)
    spot = pick_spot(pick)
    gain = signed(build_gain(s, pick))
    if what == EXTEND:
        island = s.status(spot) >> STATUS_BITS
        return message(
            "lagoon-label-extend",
            tile=tile,
            island=island_name(island),
            place=place_words(spot),
            side=side_words(s, island, spot),
            gain=gain,
        )
    return message(
        "lagoon-label-bridge",
        tile=tile,
        place=place_words(spot),
        links=links_words(s, spot, pick_mask(pick)),
        coins=coins_needed(pick_mask(pick)),
        gain=gain,
    )


def group(s: Lagoon, seat: int, pick: int) -> Message:
    """The heading for an option: by action and tile."""
    what = pick_type(pick)
    if what == CAPTURE:
        return message("lagoon-group-capture")
    if what in (EXTEND, BRIDGE):
        tile = the_tile(pick_kind(pick))
        return message("lagoon-group-extend" if what == EXTEND else "lagoon-group-bridge", tile=tile)
    return message("lagoon-group-discard")


def effect(s: Lagoon, seat: int, pick: int) -> Message | None:
    """How an option's points add up, and what it leaves to the others."""
    what = pick_type(pick)
    if what == CAPTURE:
        island = pick_island(pick)
        missing = suit_words(ALL_SUITS & ~s.island_suits[island])
        if not missing:
            return message("lagoon-effect-capture-full", sum=s.island_sum[island], distance=s.distance[island])
        return message("lagoon-effect-capture", sum=s.island_sum[island], distance=s.distance[island], missing=missing)
    if what not in (EXTEND, BRIDGE):
        return None
    gain = build_gain(s, pick)
    if gain < 0:
        return message("lagoon-effect-loss", points=-gain)
    kind = pick_kind(pick)
    if what == BRIDGE:
        spot = pick_spot(pick)
        across = sum(VALUE[s.tile_kind[facing_tile(s.status(spot), half)]] for half in halves_of(pick_mask(pick)))
        return message(
            "lagoon-effect-bridge",
            value=VALUE[kind],
            across=across,
            distance=VALUE[kind] + across - gain,
            coins=s.coins[seat] - coins_needed(pick_mask(pick)),
        )
    island = s.status(pick_spot(pick)) >> STATUS_BITS
    total = s.island_sum[island] + VALUE[kind]
    missing = suit_words(ALL_SUITS & ~s.island_suits[island] & ~(1 << SUIT[kind]))
    if not missing:
        return message("lagoon-effect-extend-full", sum=total, distance=s.distance[island])
    return message("lagoon-effect-extend", sum=total, distance=s.distance[island], missing=missing)


def lines(events: Sequence[Event]) -> list[Message | None]:
    """What one pick has caused; several tiles drawn by the same seat are one line."""
    found: list[Message | None] = []
    for run in runs(events, ("drawn",)):
        if len(run) > 1:
            tiles = [the_tile(event.args[0]) for event in run]
            found += [message("lagoon-log-drawn-all", tiles=tiles), *[None] * (len(run) - 1)]
        else:
            found.append(line(run[0]))
    return found


def line(event: Event) -> Message | None:
    """One event as a line of the log; a draw only moves pieces, except for the player who sees the tile."""
    seat = SeatName(event.seat)
    args = event.args
    match event.kind:
        case "stash":
            return message("lagoon-log-stash", seat=seat, row=args[0])
        case "roll":
            return message("lagoon-log-roll", seat=seat, value=args[0])
        case "first" | "pass" | "discard-hidden":
            return message(f"lagoon-log-{event.kind}", seat=seat)
        case "drawn" | "discard" | "discarded":
            return message(f"lagoon-log-{event.kind}", seat=seat, tile=the_tile(args[0]))
        case "extend" | "bridge":
            pick, island, gain = args
            return message(
                f"lagoon-log-{event.kind}",
                seat=seat,
                tile=the_tile(pick_kind(pick)),
                place=place_words(pick_spot(pick)),
                island=island_name(island),
                gain=signed(gain),
                coins=coins_needed(pick_mask(pick)),
                text=short_form(pick),
            )
        case "capture":
            return message("lagoon-log-capture", seat=seat, island=island_name(args[0]))
        case "final":
            island, bonus, total = args
            return message("lagoon-log-final", seat=seat, island=island_name(island), bonus=signed(bonus), total=total)
        case "stranded" | "win":
            return message(f"lagoon-log-{event.kind}", seat=seat, total=args[0])
    return None
