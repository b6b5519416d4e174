"""A greedy player of Lagoon (9.1): points now, minus what the build offers the others; and an early pawn.

The weights were tuned one or two at a time, in matches of 600 to 1200 games of one such player against three others.
"""

from typing import Final

from serenissima.bots.candidates import and_others
from serenissima.bots.search.guide import SearchSettings
from serenissima.core.dice import Dice
from serenissima.games.lagoon.data import STATUS_BITS, SUIT, VALUE
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
)
from serenissima.games.lagoon.rules import lay_build
from serenissima.games.lagoon.scoring import build_gain, coins_needed, island_value
from serenissima.games.lagoon.state import ISLAND, Lagoon

SEARCH: Final = SearchSettings(6, 10, 0.25)

POINT: Final = 10
"""Worths are tenths of a point."""
OWN_VALUE: Final = 4
"""The number on a tile counts whenever it is placed; placing it early is worth only a part of it."""
COIN: Final = 10
"""The price of a coin to a player with fewer coins than tiles left; to others coins are free."""
LEFT_TO_OTHERS: Final = 4
"""The weight of a point offered to the next players, compared with your own."""
ORDINARY: Final = 3
"""Points, apart from the tile's own value, that anyone finds somewhere; only more than that counts as an offer."""
SHORTLIST: Final = 5
LONG_LIST: Final = 16
ALIKE: Final = 2
"""How many builds a search looks at more closely, and how many of them with the same tile on the same island."""
LATE: Final = 2
"""With this few tiles left, place the pawn at once: one turn before it is forced."""
MIDDLE: Final = 5
LEAD: Final = 2
"""With this few tiles left, capture an island that is worth this much more than the next, before somebody else does.

Capturing earlier wins against players who also do so, but loses against players who wait.
"""
GROWTH: Final = 5
"""What a missing suit may still add to a captured island."""
PICK_BITS: Final = 31
LOWEST: Final = -(1 << 30)


def choose(s: Lagoon, seat: int, dice: Dice) -> int:  # noqa: ARG001 - all policies have the same signature
    """The best build after a second look, or the pawn when it is due."""
    options = s.options(seat)
    builds = [pick for pick in options if pick_type(pick) <= BRIDGE]
    captures = [pick for pick in options if pick_type(pick) == CAPTURE]
    if captures and (not builds or pawn_is_due(s, seat, captures)):
        return best_capture(s, captures)
    if builds:
        return best_build(s, seat, builds)
    return least_loss(options)


def candidates(s: Lagoon, seat: int, dice: Dice) -> list[int]:
    """Picks worth a closer look, best first: builds that pay, and islands worth a pawn."""
    options = s.options(seat)
    builds = [pick for pick in options if pick_type(pick) <= BRIDGE]
    captures = [pick for pick in options if pick_type(pick) == CAPTURE]
    found = [choose(s, seat, dice)]
    if captures:
        add(found, best_capture(s, captures))
    for entry in shortlist(s, seat, builds, LONG_LIST):
        add(found, entry & (1 << PICK_BITS) - 1)
    if not builds:
        for pick in and_others(found[0], options, dice):
            add(found, pick)
    return found


def add(found: list[int], pick: int) -> None:
    if pick not in found:
        found.append(pick)


# The pawn.


def capture_worth(s: Lagoon, pick: int) -> int:
    """What an island promises at the end; an unfinished one can still grow."""
    island = pick_island(pick)
    missing = 4 - coins_needed(s.island_suits[island])
    return POINT * island_value(s, island) + GROWTH * missing


def best_capture(s: Lagoon, captures: list[int]) -> int:
    best = captures[0]
    for pick in captures:
        if capture_worth(s, pick) > capture_worth(s, best):
            best = pick
    return best


def pawn_is_due(s: Lagoon, seat: int, captures: list[int]) -> bool:
    """Whether to capture now: near the end, or when one island stands out."""
    tiles = len(s.hand[seat]) + len(s.stash[seat])
    if tiles <= LATE or tiles > MIDDLE:
        return tiles <= LATE
    first = LOWEST
    second = LOWEST
    for pick in captures:
        value = island_value(s, pick_island(pick))
        if value > first:
            second = first
            first = value
        elif value > second:
            second = value
    return second > LOWEST and first - second >= LEAD


# Building.


def best_build(s: Lagoon, seat: int, builds: list[int]) -> int:
    """Among the builds that pay most, the one that offers the others least."""
    best = builds[0]
    best_worth = float(LOWEST)
    for entry in shortlist(s, seat, builds, SHORTLIST):
        pick = entry & (1 << PICK_BITS) - 1
        twin = s.clone()
        lay_build(twin, seat, pick)
        worth = (entry >> PICK_BITS) - LEFT_TO_OTHERS * offered(twin, seat)
        if worth > best_worth:
            best_worth = worth
            best = pick
    return best


def shortlist(s: Lagoon, seat: int, builds: list[int], length: int) -> list[int]:
    """The most promising builds, each packed below its worth; not too many that differ only in their spot."""
    coins = s.coins[seat]
    price = COIN if coins < len(s.hand[seat]) + len(s.stash[seat]) else 0
    ranked: list[int] = []
    for pick in builds:
        own = VALUE[pick_kind(pick)]
        worth = POINT * (build_gain(s, pick) - own) + OWN_VALUE * own - price * coins_needed(pick_mask(pick))
        ranked.append(worth << PICK_BITS | pick)
    ranked.sort(reverse=True)
    found: list[int] = []
    groups: list[int] = []
    for entry in ranked:
        group = group_of(s, entry)
        if groups.count(group) < ALIKE:
            groups.append(group)
            found.append(entry)
            if len(found) == length:
                break
    return found


def group_of(s: Lagoon, entry: int) -> int:
    """A key shared by builds that extend the same island, or bridge for the same worth, with the same tile."""
    pick = entry & (1 << PICK_BITS) - 1
    if pick_type(pick) == EXTEND:
        return (s.status(pick_spot(pick)) >> STATUS_BITS) << 5 | pick_kind(pick)
    return 1 << PICK_BITS | entry >> PICK_BITS << 5 | pick_kind(pick)


# What the others may get, judged by all unseen tiles: the hands of this world are only a guess.


def offered(s: Lagoon, seat: int) -> float:
    """The points beyond ORDINARY that the other seats can expect from their best extension."""
    best = best_by_suit(s)
    total = 0.0
    for other in range(len(s.hand)):
        size = len(s.hand[other])
        if other == seat or not size:
            continue
        unseen = s.hand[other] + s.stash[other]
        lacking = 1.0
        counted = 0
        for entry in best:
            suit = entry & 3
            for kind in unseen:
                if SUIT[kind] == suit:
                    counted += 1
            still_lacking = chance_of_none(len(unseen), counted, size)
            total += (lacking - still_lacking) * ((entry >> 2) - ORDINARY)
            lacking = still_lacking
    return total


def best_by_suit(s: Lagoon) -> list[int]:
    """For each suit, what its best extension pays apart from the tile itself, if that is an offer; highest first."""
    room = 0
    for entry in s.extensions:
        room |= 1 << (entry & ISLAND)
    best = [ORDINARY] * 4
    for island in range(len(s.island_sum)):
        if room >> island & 1:
            worth = s.island_sum[island] - s.distance[island]
            for suit in range(4):
                if worth > best[suit] and not s.island_suits[island] >> suit & 1:
                    best[suit] = worth
    offers = [best[suit] << 2 | suit for suit in range(4) if best[suit] > ORDINARY]
    offers.sort(reverse=True)
    return offers


def chance_of_none(tiles: int, wanted: int, drawn: int) -> float:
    """The probability that none of the wanted tiles is among the one or two drawn."""
    rest = tiles - wanted
    if drawn == 1:
        return rest / tiles
    return rest * (rest - 1) / (tiles * (tiles - 1))


def least_loss(options: tuple[int, ...]) -> int:
    """Stuck: discard the tile with the lowest value, or pass."""
    best = options[0]
    for pick in options:
        if pick != PASS and VALUE[pick_kind(pick)] < VALUE[pick_kind(best)]:
            best = pick
    return best
