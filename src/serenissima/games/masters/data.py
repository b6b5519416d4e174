"""The pieces of Masters of Venice (section 1), what was reconstructed of them (section 7), and the picks.

What only pictures showed, which are lost, is in `data/*.json` (data_files.py): the Guild Orders, where the bidding
spaces lie, and where the Orders track ends.
"""

from typing import Final

from serenissima.games.masters.data_files import CARDS as CARDS
from serenissima.games.masters.data_files import GOOD_LETTERS as GOOD_LETTERS
from serenissima.games.masters.data_files import SPACES as SPACES
from serenissima.games.masters.data_files import records

# 1.1 Goods and stocks. A shop has the number of the good it trades in; lumber has no shop, the offices no good.
GOODS: Final = 6
SHOP_COUNT: Final = 5
STOCKS: Final = 7
LUMBER: Final = 5
NORTH_STOCK: Final = 5
SOUTH_STOCK: Final = 6
NO_CUBE: Final = -1

GOOD_KEYS: Final = ("iron", "gems", "grain", "spice", "fabric", "lumber")
STOCK_KEYS: Final = ("blacksmith", "jeweler", "miller", "spice-shop", "tailor", "north", "south")

CUBES: Final = 15
SHARES: Final = 10
START_PRICE: Final = 40
START_ORDERS: Final = 2
OFFICE_PRICE: Final = 20
START_CASH: Final = 150
CUBES_PER_DOCK: Final = 2
RUMORS_PER_SHOP: Final = 3

# 1.2 Tracks.
STEP: Final = 5
LOWEST: Final = 5
HIGHEST: Final = 100
PRICE_CONTROL: Final = 40
# no picture of the track survives; a fan's tracker stops at the number of cubes of each good.
ORDERS_MAX: Final[int] = int(records("tracks")[0]["last"])
IS_ORDERS_MAX_GUESSED: Final = not records("tracks")[0]["verified"]

# 1.4 Places. The first four lie on the outer edge and are shared.
MARKET: Final = 0
SHOPS: Final = 1
GUILD_HALL: Final = 2
DOCKS: Final = 3
CHURCH: Final = 4
OFFICE_NORTH: Final = 5
OFFICE_SOUTH: Final = 6
MERCATO: Final = 7
PLACES: Final = 8
NOWHERE: Final = -1
PLACE_KEYS: Final = ("market", "shops", "guild-hall", "docks", "church", "north", "south", "mercato")

DOCK_COUNT: Final = 4
# Behind the four docks: cubes that were drawn for them but not placed yet.
QUAY_ROW: Final = 24
OFFICES: Final = 2


def is_shared(place: int) -> bool:
    """1.4: whether everybody may use a place once somebody has visited it."""
    return place < CHURCH


# 1.3 Characters.
GONDOLIERI: Final = 0
GUILD_MASTER: Final = 1
HARBOR_MASTER: Final = 2
TAX_COLLECTOR: Final = 3
THIEF: Final = 4
TRADER: Final = 5
CHARACTERS: Final = 6
CHARACTER_KEYS: Final = ("gondolieri", "guild-master", "harbor-master", "tax-collector", "thief", "trader")
NOBODY: Final = -1

# 1.3 Favors: price, most Orders it can add, number of tiles.
FAVORS: Final = ((20, 2, 2), (30, 3, 2), (40, 4, 2))
FAVOR_KINDS: Final = 3
FAVOR_TILES: Final = 6
FAVOR_PRICE: Final[tuple[int, ...]] = tuple([row[0] for row in FAVORS])
FAVOR_MOST: Final[tuple[int, ...]] = tuple([row[1] for row in FAVORS])
FAVOR_COUNT: Final[tuple[int, ...]] = tuple([row[2] for row in FAVORS])
PLAZA: Final = 2

# 7.2 Guild Orders. One card is known from an example in the rulebook. The others rotate four patterns through the
# five shop goods, and three lumber, the only card that no rotation changes, makes 21.
ORDER_CODES: Final[tuple[str, ...]] = tuple([str(record["cubes"]) for record in records("orders")])
GUESSED_ORDERS: Final = frozenset([card for card, record in enumerate(records("orders")) if not record["verified"]])
# How many cubes of each good a card requires: NEEDS[card * GOODS + good].
NEEDS: Final[tuple[int, ...]] = tuple([code.count(letter) for code in ORDER_CODES for letter in GOOD_LETTERS])
GUILD_POINTS: Final[tuple[int, ...]] = (3, 4, 5, 6)
DUCATS_PER_POINT_FORGONE: Final = 50
UNDELIVERED: Final = 2

# 7.3 The canal: which of its spaces are for bidding. We know that there are four, that the first space is one and
# that the last is not; where the other three lie is unknown.
BID_SPACES: Final[tuple[int, ...]] = tuple([int(record["no"]) for record in records("canal") if record["bid"]])

# 1.5 Numbers.
ORDER_UP_COST: Final = 5
ORDER_DOWN_COST: Final = 10
MOST_SHARES: Final = 3
OFFICE_DIVIDEND: Final = 10
DUCATS_PER_POINT: Final = 100
MAJORITY_STEPS: Final = 2
BID_STEP: Final = 5
UNLIMITED: Final = 0

# Picks of a slot (3.5). END closes it; tiles have the same numbers everywhere, other deeds start at FIRST_DEED.
END: Final = 0
FIRST_FAVOR: Final = 1
FAVOR_RANGE: Final = 4
FIRST_RUMOR: Final = 61
FIRST_DEED: Final = 100
PEG_PRICE: Final = 0
PEG_SHARE: Final = 1
PEG_ORDERS: Final = 2
PEGS: Final = 3
PEG_KEYS: Final = ("price", "share", "orders")

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
TRADER_LIMIT: Final = 2
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

# what the Marker can do.
OPENS_PLACE: Final = 0
SOLO_TURN: Final = 1
ANY_TIME: Final = 2
MARKER_MODES: Final = ("location", "solo_turn", "any_time")


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
