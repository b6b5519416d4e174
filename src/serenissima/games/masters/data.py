"""The pieces of Masters of Venice (section 1), what was reconstructed of them (section 7), and the picks.

The rulebook's pictures are lost. Every record whose contents stood only in a picture carries the mark
RECONSTRUCTED; to put the true value in its place is to edit its row.
"""

from typing import Final

VERIFIED: Final = "verified"
RECONSTRUCTED: Final = "reconstructed"

# 1.1 Goods and stocks. A shop has the number of the good it trades in; lumber has no shop, the offices no good.
GOODS: Final = 6
SHOP_COUNT: Final = 5
STOCKS: Final = 7
LUMBER: Final = 5
NORTH_STOCK: Final = 5
SOUTH_STOCK: Final = 6
NO_CUBE: Final = -1

GOOD_KEYS: Final = ("iron", "gems", "grain", "spice", "fabric", "lumber")
GOOD_LETTERS: Final = "IGNSFL"
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
# no picture of the track is left; a fan's tracker stops at the number of cubes there are of a good.
ORDERS_MAX: Final = (15, RECONSTRUCTED)

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
# Behind the four docks: cubes that were drawn for them and are still to be placed.
QUAY_ROW: Final = 24
OFFICES: Final = 2


def is_shared(place: int) -> bool:
    """1.4: whether everybody may use a place that somebody has visited."""
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

# 1.3 Favors: price, most Orders that one adds, number of tiles.
FAVORS: Final = ((20, 2, 2, VERIFIED), (30, 3, 2, VERIFIED), (40, 4, 2, VERIFIED))
FAVOR_KINDS: Final = 3
FAVOR_TILES: Final = 6
FAVOR_PRICE: Final[tuple[int, ...]] = tuple([row[0] for row in FAVORS])
FAVOR_MOST: Final[tuple[int, ...]] = tuple([row[1] for row in FAVORS])
FAVOR_COUNT: Final[tuple[int, ...]] = tuple([row[2] for row in FAVORS])
PLAZA: Final = 2

# 7.2 Guild Orders. One card is known from an example of the rulebook; the others turn four patterns through the
# five shop goods, and three lumber, the only card that no turning changes, makes 21.
GUILD_ORDERS: Final = (
    ("LLI", RECONSTRUCTED),
    ("LLG", RECONSTRUCTED),
    ("LLN", RECONSTRUCTED),
    ("LLS", VERIFIED),
    ("LLF", RECONSTRUCTED),
    ("LIG", RECONSTRUCTED),
    ("LGN", RECONSTRUCTED),
    ("LNS", RECONSTRUCTED),
    ("LSF", RECONSTRUCTED),
    ("LFI", RECONSTRUCTED),
    ("IIN", RECONSTRUCTED),
    ("GGS", RECONSTRUCTED),
    ("NNF", RECONSTRUCTED),
    ("SSI", RECONSTRUCTED),
    ("FFG", RECONSTRUCTED),
    ("IGS", RECONSTRUCTED),
    ("GNF", RECONSTRUCTED),
    ("NSI", RECONSTRUCTED),
    ("SFG", RECONSTRUCTED),
    ("FIN", RECONSTRUCTED),
    ("LLL", RECONSTRUCTED),
)
CARDS: Final = len(GUILD_ORDERS)
ORDER_CODES: Final[tuple[str, ...]] = tuple([row[0] for row in GUILD_ORDERS])
# How many cubes of each good a card demands: NEEDS[card * GOODS + good].
NEEDS: Final[tuple[int, ...]] = tuple([code.count(letter) for code in ORDER_CODES for letter in GOOD_LETTERS])
GUILD_POINTS: Final[tuple[int, ...]] = (3, 4, 5, 6)
DUCATS_PER_POINT_FORGONE: Final = 50
UNDELIVERED: Final = 2

# 7.3 The canal: which of its spaces are for bidding. That the first one is, that there are four of them, and that
# the last one is not, is known; where the other three lie is not.
CANAL: Final = (
    (True, VERIFIED),
    (False, RECONSTRUCTED),
    (False, RECONSTRUCTED),
    (False, RECONSTRUCTED),
    (True, RECONSTRUCTED),
    (False, RECONSTRUCTED),
    (False, RECONSTRUCTED),
    (False, RECONSTRUCTED),
    (True, RECONSTRUCTED),
    (False, RECONSTRUCTED),
    (False, RECONSTRUCTED),
    (False, RECONSTRUCTED),
    (True, RECONSTRUCTED),
    (False, RECONSTRUCTED),
    (False, RECONSTRUCTED),
    (False, VERIFIED),
)
SPACES: Final = len(CANAL)
BID_SPACES: Final[tuple[int, ...]] = tuple([space + 1 for space, row in enumerate(CANAL) if row[0]])

# 1.5 Numbers.
ORDER_UP_COST: Final = 5
ORDER_DOWN_COST: Final = 10
MOST_SHARES: Final = 3
OFFICE_DIVIDEND: Final = 10
DUCATS_PER_POINT: Final = 100
MAJORITY_STEPS: Final = 2
BID_STEP: Final = 5
UNLIMITED: Final = 0

# Picks of a slot (3.5). END closes it; tiles have the same numbers everywhere, other deeds begin at FIRST_DEED.
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


def favor_pick(kind: int, shop: int, count: int) -> int:
    """Play a Favor of this kind for so many Orders at a shop."""
    return FIRST_FAVOR + (kind * SHOP_COUNT + shop) * FAVOR_RANGE + count - 1


def rumor_pick(shop: int, peg: int, direction: int) -> int:
    """Play a Rumor about this shop on one of its three pegs."""
    return FIRST_RUMOR + (shop * PEGS + peg) * 2 + direction


# The Favors that can be played, by the mask of kinds in hand and the mask of shops that have room for Orders.
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
UP_TO: Final[tuple[tuple[int, ...], ...]] = tuple([tuple(range(most + 1)) for most in range(GUILD_POINTS[-1] + 1)])
