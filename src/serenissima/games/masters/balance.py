"""Masters of Venice: guild orders, characters, first shares, favors, rumors, places, and how high Orders rise."""

from collections.abc import Sequence
from typing import Final

from serenissima.core.event import Event
from serenissima.core.messages import Message
from serenissima.core.state import State
from serenissima.games.masters.data import (
    CHARACTER_KEYS,
    FAVOR_MOST,
    GUESSED_ORDERS,
    IS_ORDERS_MAX_GUESSED,
    NOBODY,
    ORDER_CODES,
    ORDERS_MAX,
    PLACE_KEYS,
    SHOP_COUNT,
    STOCK_KEYS,
)
from serenissima.games.masters.names import character_name, favor_name, order_name, place_name, stock_name
from serenissima.games.masters.state import Masters
from serenissima.lab.balance_facts import Counts, Fact, Kind

MOST_ORDERS: Final = 30
SHOP_KEYS: Final = STOCK_KEYS[:SHOP_COUNT]


def of_top(orders: int) -> Message:
    return Message("masters-balance-orders", {"orders": orders})


KINDS: Final = (
    Kind("order", ORDER_CODES, order_name, reconstructed=GUESSED_ORDERS),
    Kind("character", CHARACTER_KEYS, character_name, offers=False),
    Kind("first-share", SHOP_KEYS, stock_name, offers=False),
    Kind("favor", tuple(str(most) for most in FAVOR_MOST), favor_name),
    Kind("rumor", SHOP_KEYS, stock_name),
    Kind("place", PLACE_KEYS, place_name, offers=False),
    Kind(
        "top-orders",
        tuple(str(orders) for orders in range(MOST_ORDERS + 1)),
        of_top,
        offers=False,
        reconstructed=frozenset({ORDERS_MAX} if IS_ORDERS_MAX_GUESSED else ()),
    ),
)
OFFERED: Final = {"order-seen": "order", "favor-bought": "favor", "rumor-seen": "rumor"}
TAKEN: Final = {
    "delivered": "order",
    "character": "character",
    "share-dealt": "first-share",
    "favor": "favor",
    "rumor": "rumor",
    "moved": "place",
}
"""Events whose first argument names the thing counted."""


def facts(s: State, events: Sequence[Event]) -> list[Fact]:
    assert isinstance(s, Masters)
    counts = Counts()
    for event in events:
        if event.kind in OFFERED:
            counts.offer(OFFERED[event.kind], event.args[0], event.seat)
        elif event.kind in TAKEN:
            counts.take(TAKEN[event.kind], event.args[0], event.seat)
    highest = max((orders for row in s.history for orders in row[-SHOP_COUNT:]), default=0)
    counts.take("top-orders", highest, NOBODY)
    return counts.facts()
