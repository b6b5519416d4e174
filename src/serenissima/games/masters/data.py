"""The pieces of Masters of Venice (section 1) and what was reconstructed of them (section 7).

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
OFFICE_NORTH: Final = 5  # the first of the two offices
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

PEG_PRICE: Final = 0
PEG_SHARE: Final = 1
PEG_ORDERS: Final = 2
PEGS: Final = 3
PEG_KEYS: Final = ("price", "share", "orders")

TRADER_LIMIT: Final = 2
# what the Marker can do.
OPENS_PLACE: Final = 0
SOLO_TURN: Final = 1
ANY_TIME: Final = 2
MARKER_MODES: Final = ("location", "solo_turn", "any_time")
