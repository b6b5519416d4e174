"""The names of things, as messages shared by refusals, prompts and log lines."""

from serenissima.core.messages import Message
from serenissima.games.masters.data import (
    CHARACTER_KEYS,
    FAVOR_MOST,
    GOOD_KEYS,
    GOOD_LETTERS,
    ORDER_CODES,
    PEG_KEYS,
    PLACE_KEYS,
    STOCK_KEYS,
)


def good_name(good: int) -> Message:
    """Iron."""
    return Message(f"masters-good-{GOOD_KEYS[good]}")


def goods_counted(good: int, count: int) -> Message:
    """2 iron."""
    return Message("masters-goods", {"good": good_name(good), "count": count})


def stock_name(stock: int) -> Message:
    """Blacksmith; North Office."""
    return Message(f"masters-stock-{STOCK_KEYS[stock]}")


def of_good(good: int) -> Message:
    """Of iron."""
    return Message(f"masters-of-good-{GOOD_KEYS[good]}")


def of_stock(stock: int) -> Message:
    """Of the Blacksmith; of the North Office."""
    return Message(f"masters-of-stock-{STOCK_KEYS[stock]}")


def place_name(place: int) -> Message:
    """Docks."""
    return Message(f"masters-place-{PLACE_KEYS[place]}")


def at_place(place: int) -> Message:
    """At the Docks."""
    return Message(f"masters-at-{PLACE_KEYS[place]}")


def character_name(character: int) -> Message:
    """Trader."""
    return Message(f"masters-character-{CHARACTER_KEYS[character]}")


def favor_name(kind: int) -> Message:
    """A Favor for 1 to 3 Orders."""
    return Message("masters-favor", {"most": FAVOR_MOST[kind]})


def peg_name(shop: int, peg: int) -> Message:
    """The price of iron; the share price of the Blacksmith; the Orders of the Blacksmith."""
    return Message(f"masters-peg-{PEG_KEYS[peg]}", {"good": of_good(shop), "shop": of_stock(shop)})


def order_name(card: int) -> Message:
    """Iron, iron, grain."""
    goods = [good_name(GOOD_LETTERS.index(letter)) for letter in ORDER_CODES[card]]
    return Message("masters-order", {"goods": goods})
