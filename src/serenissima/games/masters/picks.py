"""Picks of Masters of Venice: as numbers, and as text.

Goods and their shops are written with the letters on the board, I G N S F L; the offices are `NO` and `SO`.

| question              | text                                                                                  |
|-----------------------|---------------------------------------------------------------------------------------|
| bid                   | `35`: ducats                                                                          |
| character             | `GO` Gondolier, `GM` Guild Master, `HM` Harbor Master, `TC` Tax Collector, `TH`       |
|                       | Thief, `TR` Trader                                                                    |
| Orders after a bid    | `I+` raises those of the blacksmith, `I-` lowers them                                 |
| destination           | `MA` market, `SH` shops, `GH` guild hall, `DO` docks, `CH` church, `NO` and `SO`      |
|                       | offices, `ME` mercato                                                                 |
| marker                | `!` uses it, `-` does not                                                             |
| points or ducats      | `4`: points                                                                           |
| a Guild Order         | `LLS`: what it demands; `-` none                                                      |
| a cube                | `I`; `?` one at random, `-` none                                                      |
| at any place          | `-` ends the turn; `F30 I+2` a Favor; `R I P+` a Rumor: price, share (`S`) or Orders (`O`) |
| docks                 | `B 2 3I` buys three Iron at dock 2, `T 2 I` steals one                                |
| shops                 | `S 3I` sells cubes; `M I+` uses a majority                                            |
| market                | `B 2I` buys shares, `S 2NO` sells them                                                |
| guild hall            | `D` draws, `DD` draws two; `G LLS` delivers                                           |
| church                | `B F30` buys a Favor                                                                  |
| office                | `U` uses it                                                                           |
| mercato               | `B 2I` buys cubes, `S 2I` sells them, `X I G` gives Iron for Gems                     |
"""

from functools import cache
from typing import Final

from serenissima.core.pick_text import number
from serenissima.core.spec import View
from serenissima.games.masters.data import (
    CARDS,
    CHARACTERS,
    DOCK_COUNT,
    FAVOR_KINDS,
    FAVOR_MOST,
    FAVOR_PRICE,
    GOOD_LETTERS,
    GOODS,
    GUILD_POINTS,
    MOST_SHARES,
    ORDER_CODES,
    PEGS,
    PLACES,
    SHOP_COUNT,
    STOCKS,
    TRADER_LIMIT,
)

# Picks of a slot (3.5). END closes it; tiles have the same numbers everywhere, and what can be done at one place only
# starts at FIRST_PLACE_ACTION.
END: Final = 0
FIRST_FAVOR: Final = 1
FAVOR_RANGE: Final = 4
FIRST_RUMOR: Final = 61
FIRST_PLACE_ACTION: Final = 100
COUNTS: Final = 16
BUY_CUBES: Final = 100
STEAL: Final = 500
MAJORITY: Final = 100
SELL_CUBES: Final = 110
BUY_SHARES: Final = 100
SELL_SHARES: Final = 130
DRAW: Final = 100
DRAW_TWO: Final = 101
DELIVER: Final = 110
BUY_FAVOR: Final = 100
USE_OFFICE: Final = 100
BUY_GOODS: Final = 100
SELL_GOODS: Final = 120
SWAP: Final = 140
LAST_PICK: Final = 523

# Picks of the smaller questions: Orders after a bid, Harbor Master's extra cube, cubes for the docks, an old card.
DOWN: Final = 0
UP: Final = 1
AT_RANDOM: Final = 6
DECLINE: Final = 7
NO_CUBE_HERE: Final = 6
NO_CARD: Final = CARDS
NO_MARKER: Final = 0
USE_MARKER: Final = 1
OWN_TURN: Final = 2


def favor_pick(kind: int, shop: int, count: int) -> int:
    """Play a Favor of this kind for `count` Orders at a shop."""
    return FIRST_FAVOR + (kind * SHOP_COUNT + shop) * FAVOR_RANGE + count - 1


def rumor_pick(shop: int, peg: int, direction: int) -> int:
    """Play a Rumor about this shop on one of its three pegs."""
    return FIRST_RUMOR + (shop * PEGS + peg) * 2 + direction


# The Favors that can be played, by the mask of kinds in hand and the mask of shops with room for Orders.
FAVOR_PICKS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        tuple(
            [
                favor_pick(kind, shop, count)
                for kind in range(FAVOR_KINDS)
                if kinds >> kind & 1
                for shop in range(SHOP_COUNT)
                if shops >> shop & 1
                for count in range(1, FAVOR_MOST[kind] + 1)
            ]
        )
        for kinds in range(1 << FAVOR_KINDS)
        for shops in range(1 << SHOP_COUNT)
    ]
)
ELSEWHERE: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([place for place in range(PLACES) if place != here]) for here in range(PLACES)]
)
ANYWHERE: Final[tuple[int, ...]] = tuple(range(PLACES))
EITHER: Final[tuple[int, ...]] = (NO_MARKER, USE_MARKER)
EACH: Final[tuple[int, ...]] = (NO_MARKER, USE_MARKER, OWN_TURN)
ALONE: Final[tuple[int, ...]] = (NO_MARKER, OWN_TURN)
UP_TO: Final[tuple[tuple[int, ...], ...]] = tuple([tuple(range(most + 1)) for most in range(GUILD_POINTS[-1] + 1)])

# As text.
NO: Final = "-"
PLACE_CODES: Final = ("MA", "SH", "GH", "DO", "CH", "NO", "SO", "ME")
CHARACTER_CODES: Final = ("GO", "GM", "HM", "TC", "TH", "TR")
STOCK_CODES: Final = (*GOOD_LETTERS[:SHOP_COUNT], "NO", "SO")
PEG_LETTERS: Final = "PSO"
SIGNS: Final = "-+"
CARD_CODES: Final = tuple(
    code if ORDER_CODES.count(code) == 1 else f"{code}.{card + 1}" for card, code in enumerate(ORDER_CODES)
)
AT_PLACE: Final = "at-"
CLIENT: Final = {
    "END": END,
    "FIRST_FAVOR": FIRST_FAVOR,
    "FAVOR_RANGE": FAVOR_RANGE,
    "FIRST_RUMOR": FIRST_RUMOR,
    "FIRST_ACTION": FIRST_PLACE_ACTION,
    "COUNTS": COUNTS,
    "GOODS": GOODS,
    "SHOP_COUNT": SHOP_COUNT,
    "STEAL": STEAL,
    "SELL_CUBES": SELL_CUBES,
    "SELL_SHARES": SELL_SHARES,
    "MOST_SHARES": MOST_SHARES,
    "DRAW": DRAW,
    "DELIVER": DELIVER,
    "SELL_GOODS": SELL_GOODS,
    "SWAP": SWAP,
    "TRADER_LIMIT": TRADER_LIMIT,
    "NO_CARD": NO_CARD,
    "DECLINE": DECLINE,
}
"""What the client needs to know about pick numbers (tools/picks.py)."""


def text(kind: str, pick: int, _view: View) -> str:
    """A pick as text."""
    return names(kind).get(pick, str(pick))


def parse(kind: str, written: str, _view: View) -> int:
    """The pick for a text."""
    found = picks(kind).get(written)
    return number(written) if found is None else found


@cache
def picks(kind: str) -> dict[str, int]:
    """Every pick of this kind of question by its text."""
    return {name: pick for pick, name in names(kind).items()}


@cache
def names(kind: str) -> dict[int, str]:
    """The text of every pick of this kind of question that is not an amount."""
    if kind.startswith(AT_PLACE):
        return {END: NO, **favors(), **rumors(), **place_actions(kind)}
    if kind == "pick-character":
        return dict(zip(range(CHARACTERS), CHARACTER_CODES, strict=True))
    if kind == "adjust-orders":
        return {2 * shop + way: GOOD_LETTERS[shop] + SIGNS[way] for shop in range(SHOP_COUNT) for way in (0, 1)}
    if kind == "choose-move":
        return dict(zip(range(PLACES), PLACE_CODES, strict=True))
    if kind in ("keep-order", "return-order"):
        return {**dict(zip(range(CARDS), CARD_CODES, strict=True)), NO_CARD: NO}
    if kind == "harbor-extra":
        return {**dict(enumerate(GOOD_LETTERS)), AT_RANDOM: "?", DECLINE: NO}
    if kind == "place-cube":
        return {**dict(enumerate(GOOD_LETTERS)), NO_CUBE_HERE: NO}
    return {NO_MARKER: NO, USE_MARKER: "!"} if kind in ("go-first", "jump") else {}


def favors() -> dict[int, str]:
    found = {}
    for kind in range(FAVOR_KINDS):
        for shop in range(SHOP_COUNT):
            first = FIRST_FAVOR + (kind * SHOP_COUNT + shop) * FAVOR_RANGE
            for more in range(FAVOR_RANGE):
                found[first + more] = f"F{FAVOR_PRICE[kind]} {GOOD_LETTERS[shop]}+{more + 1}"
    return found


def rumors() -> dict[int, str]:
    return {
        FIRST_RUMOR + (shop * PEGS + peg) * 2 + way: f"R {GOOD_LETTERS[shop]} {PEG_LETTERS[peg]}{SIGNS[way]}"
        for shop in range(SHOP_COUNT)
        for peg in range(PEGS)
        for way in (0, 1)
    }


def amounts(first: int, most: int, verb: str, things: tuple[str, ...] | str) -> dict[int, str]:
    """From one to `most` of each thing: that many consecutive picks."""
    return {
        first + i * most + more: f"{verb} {more + 1}{thing}" for i, thing in enumerate(things) for more in range(most)
    }


def place_actions(kind: str) -> dict[int, str]:
    """What can be done at a place, apart from playing tiles."""
    if kind == "at-docks":
        found: dict[int, str] = {}
        for dock in range(DOCK_COUNT):
            found |= amounts(BUY_CUBES + dock * GOODS * COUNTS, COUNTS, f"B {dock + 1}", GOOD_LETTERS)
            found |= {STEAL + dock * GOODS + good: f"T {dock + 1} {GOOD_LETTERS[good]}" for good in range(GOODS)}
        return found
    if kind == "at-shops":
        shops = GOOD_LETTERS[:SHOP_COUNT]
        uses = {MAJORITY + 2 * i + way: f"M {shop}{SIGNS[way]}" for i, shop in enumerate(shops) for way in (0, 1)}
        return {**uses, **amounts(SELL_CUBES, COUNTS, "S", shops)}
    if kind == "at-market":
        stocks = STOCK_CODES[:STOCKS]
        return {**amounts(BUY_SHARES, MOST_SHARES, "B", stocks), **amounts(SELL_SHARES, MOST_SHARES, "S", stocks)}
    if kind == "at-guild-hall":
        return {DRAW: "D", DRAW_TWO: "DD", **{DELIVER + card: f"G {code}" for card, code in enumerate(CARD_CODES)}}
    if kind == "at-church":
        return {BUY_FAVOR + i: f"B F{price}" for i, price in enumerate(FAVOR_PRICE)}
    if kind == "at-office":
        return {USE_OFFICE: "U"}
    swaps = {
        SWAP + give * GOODS + take: f"X {GOOD_LETTERS[give]} {GOOD_LETTERS[take]}"
        for give in range(GOODS)
        for take in range(GOODS)
    }
    bought = amounts(BUY_GOODS, TRADER_LIMIT, "B", GOOD_LETTERS)
    sold = amounts(SELL_GOODS, TRADER_LIMIT, "S", GOOD_LETTERS)
    return {**bought, **sold, **swaps}


SOME: Final = 11
EXAMPLES: Final = {
    kind: [pick for pick in names(kind) if not DELIVER <= pick < DELIVER + CARDS or kind != "at-guild-hall"][::SOME]
    for kind in ("at-docks", "at-shops", "at-market", "at-guild-hall", "at-church", "at-office", "at-mercato")
} | {"adjust-orders": [*names("adjust-orders")], "harbor-extra": [0, 5, DECLINE], "place-cube": [*names("place-cube")]}
"""Sample picks with which the client's tests check its encoding against the rules."""
