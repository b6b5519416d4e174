"""The value of a position of Masters of Venice (9.1), in points.

It adds up what each seat has, and what its goods, orders, shares, tiles and character still promise.
"""

from typing import Final

from serenissima.bots.valuation import Features, FittedValue, Themes
from serenissima.games.masters.data import (
    CHARACTER_KEYS,
    CHARACTERS,
    FAVOR_KINDS,
    FAVOR_MOST,
    GOODS,
    LUMBER,
    NORTH_STOCK,
    SHOP_COUNT,
    SOUTH_STOCK,
    SPACES,
    STOCKS,
)
from serenissima.games.masters.policy.valuation import Outlook
from serenissima.games.masters.scoring import cash_after_tax, final_score, stock_value
from serenissima.games.masters.state import Masters

NAMES: Final = (
    "score",
    "points",
    "cash",
    "cash after tax",
    "shares",
    "goods and orders",
    "cubes",
    "cubes wanted",
    "lumber",
    "orders in hand",
    "deliveries",
    "shop shares",
    "office shares",
    "shares near a split",
    "majorities",
    "favors",
    "rumors",
    "place in turn order",
    *CHARACTER_KEYS,
)
MOST_SEATS: Final = 5
DUCATS: Final = 100.0
NEAR_SPLIT: Final = 70
"""From this price up a share counts as near its split, increasingly up to 100."""

THEMES: Final[Themes] = {
    "points": ("score", "points"),
    "cash": ("cash", "cash after tax"),
    "shares": ("shares", "shop shares", "office shares", "shares near a split", "majorities"),
    "goods": ("goods and orders", "cubes", "cubes wanted", "lumber"),
    "orders": ("orders in hand", "deliveries"),
    "tiles": ("favors", "rumors"),
    "order": ("place in turn order", *CHARACTER_KEYS),
}
"""What hints explain a choice by: the features of each theme, which has the messages `masters-why-…` and `…-others`."""
WHY: Final = tuple(THEMES)


def read(s: Masters) -> Features:
    """How far the gondola has come; and the features of each seat in turn."""
    features: list[float] = []
    for seat in range(s.seats):
        first = seat * GOODS
        cubes = 0
        wanted = 0
        for shop in range(SHOP_COUNT):
            count = s.cubes[first + shop]
            cubes += count
            wanted += min(count, s.orders[shop])
        first = seat * STOCKS
        owned = 0
        near = 0
        for shop in range(SHOP_COUNT):
            count = s.shares[first + shop]
            owned += count
            near += count * max(0, s.share[shop] - NEAR_SPLIT)
        favors = 0
        for kind in range(FAVOR_KINDS):
            favors += s.favors[seat * FAVOR_KINDS + kind] * FAVOR_MOST[kind]
        rumors = 0
        for shop in range(SHOP_COUNT):
            rumors += s.rumors[seat * SHOP_COUNT + shop]
        features += (
            float(final_score(s, seat)),
            float(s.points[seat]),
            s.cash[seat] / DUCATS,
            cash_after_tax(s, seat) / DUCATS,
            stock_value(s, seat) / DUCATS,
            Outlook(s, seat).worth() / DUCATS,
            float(cubes),
            float(wanted),
            float(s.cubes[seat * GOODS + LUMBER]),
            float(len(s.hands[seat].cards)),
            float(len(s.delivered[seat])),
            float(owned),
            float(s.shares[first + NORTH_STOCK] + s.shares[first + SOUTH_STOCK]),
            near / DUCATS,
            float(s.majority.count(seat)),
            float(favors),
            float(rumors),
            float(s.order.index(seat)) if seat in s.order else 0.0,
        )
        for character in range(CHARACTERS):
            features.append(1.0 if s.holder[character] == seat else 0.0)
    return ((s.space - 1) / SPACES, features)


FITTED: Final = FittedValue("serenissima.games.masters", NAMES, MOST_SEATS, read, THEMES)
values = FITTED.values
why = FITTED.why
