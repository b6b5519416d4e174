"""A position of Masters of Venice, with ways to read it and to change its pegs, money and pieces."""

from typing import ClassVar, Final, TypeVar, final

from serenissima.core.event import NO_SEAT
from serenissima.core.piles import Pile
from serenissima.core.state import State
from serenissima.games.masters.data import (
    CHARACTERS,
    CUBES,
    FAVOR_KINDS,
    GONDOLIERI,
    GOODS,
    HIGHEST,
    LOWEST,
    NO_CUBE,
    NOBODY,
    NOWHERE,
    OFFICE_PRICE,
    OFFICES,
    PLAZA,
    PRICE_CONTROL,
    QUAY_ROW,
    RUMORS_PER_SHOP,
    SHARES,
    SHOP_COUNT,
    START_CASH,
    START_ORDERS,
    START_PRICE,
    STEP,
    STOCKS,
    TAX_COLLECTOR,
)
from serenissima.games.masters.options import USUAL_RULES, Rules
from serenissima.games.masters.scoring import final_score, standings

# Placeholder for every list until set-up, clone or load replaces it.
UNSET: Final[list[int]] = []
NO_PILES: Final[list[Pile]] = []
NO_CARDS: Final = Pile((), ())

# Actions that can be done once in a slot; BUSY says that anything at all was done, CLOSED that a tile was played after
# a purchase or sale began, which then may not continue.
BUSY: Final = 1
STOLEN: Final = 2
SOLD: Final = 4
DRAWN: Final = 8
FAVOR_BOUGHT: Final = 16
OFFICE_USED: Final = 32
SWAPPED: Final = 64
BUY_CLOSED: Final = 128
SELL_CLOSED: Final = 256
FIRST_MAJORITY: Final = 9


@final
class Masters(State):
    """Rows are indexed by good, stock, shop or seat; by seat * GOODS + good and the like where both matter.

    Rows that seldom change are tuples and are replaced as a whole (`put`), so clones share them: saves 0.4 µs.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("majority",)

    def __init__(self) -> None:
        super().__init__()
        self.rules: Rules = USUAL_RULES
        # Pegs. The offices' shares stand at the end of `share` and never move.
        self.price: list[int] = UNSET
        self.share: list[int] = UNSET
        self.orders: list[int] = UNSET
        # Cubes: in the bag, on each dock and on the quay behind them, at each office, in players' hands.
        self.bag: list[int] = UNSET
        self.docks: list[int] = UNSET
        self.office: tuple[int, ...] = ()
        self.cubes: list[int] = UNSET
        # Shares in supply and owned, money, points on the score track.
        self.supply: list[int] = UNSET
        self.shares: list[int] = UNSET
        self.cash: list[int] = UNSET
        self.points: list[int] = UNSET
        # Guild Orders: in hand, in the deck (top card last), delivered.
        self.hands: list[Pile] = NO_PILES
        self.deck: Pile = NO_CARDS
        self.delivered: tuple[tuple[int, ...], ...] = ()
        # Rumors: in hand, never seen (on the canal or in the box), played. Favors: in hand, open, face down.
        self.rumors: list[int] = UNSET
        self.unseen: tuple[int, ...] = ()
        self.spread: tuple[int, ...] = ()
        self.favors: list[int] = UNSET
        self.plaza: tuple[int, ...] = ()
        self.stack: Pile = NO_CARDS
        # Who plays each character; whether the Gondola Marker is fresh; the gondola's space; pawns; Turn Order;
        # seats from the youngest to the oldest; the bids of this period.
        self.holder: tuple[int, ...] = ()
        self.marker: int = 1
        self.space: int = 1
        self.place: list[int] = UNSET
        self.order: tuple[int, ...] = ()
        self.age: tuple[int, ...] = ()
        self.bids: tuple[int, ...] = ()
        # 3.4: places opened this round, the open one, who has acted there, the last visitor in regular order, who was
        # put first by the Marker, and whether the Gondolieri has taken his turn early (A-01, solo turn).
        self.opened: int = 0
        self.location: int = NOWHERE
        self.acted: int = 0
        self.anchor: int = NOBODY
        self.leader: int = NOBODY
        self.ahead: int = 0
        # 3.5: the slot in progress: dock chosen, goods or stocks bought and sold, how many, other actions (deeds).
        self.dock: int = NOWHERE
        self.bought: int = 0
        self.sold: int = 0
        self.buys: int = 0
        self.sells: int = 0
        self.deeds: int = 0
        # All pegs at the end of each round; whether the last round is over.
        self.history: tuple[tuple[int, ...], ...] = ()
        self.finished: int = 0
        # Derived from the shares: who holds the majority in each shop.
        self.majority: tuple[int, ...] = ()

    # Generated from __init__ by tools/fields.py. Run that again after a change; do not edit this.
    FIELDS: ClassVar[tuple[str, ...]] = (
        "rules",
        "price",
        "share",
        "orders",
        "bag",
        "docks",
        "office",
        "cubes",
        "supply",
        "shares",
        "cash",
        "points",
        "hands",
        "deck",
        "delivered",
        "rumors",
        "unseen",
        "spread",
        "favors",
        "plaza",
        "stack",
        "holder",
        "marker",
        "space",
        "place",
        "order",
        "age",
        "bids",
        "opened",
        "location",
        "acted",
        "anchor",
        "leader",
        "ahead",
        "dock",
        "bought",
        "sold",
        "buys",
        "sells",
        "deeds",
        "history",
        "finished",
    )
    __slots__ = (*FIELDS, *DERIVED)

    def clone(self) -> "Masters":
        twin = Masters()
        self.copy_core_to(twin)
        twin.rules = self.rules
        twin.price = self.price.copy()
        twin.share = self.share.copy()
        twin.orders = self.orders.copy()
        twin.bag = self.bag.copy()
        twin.docks = self.docks.copy()
        twin.office = self.office
        twin.cubes = self.cubes.copy()
        twin.supply = self.supply.copy()
        twin.shares = self.shares.copy()
        twin.cash = self.cash.copy()
        twin.points = self.points.copy()
        twin.hands = self.hands.copy()
        twin.deck = self.deck
        twin.delivered = self.delivered
        twin.rumors = self.rumors.copy()
        twin.unseen = self.unseen
        twin.spread = self.spread
        twin.favors = self.favors.copy()
        twin.plaza = self.plaza
        twin.stack = self.stack
        twin.holder = self.holder
        twin.marker = self.marker
        twin.space = self.space
        twin.place = self.place.copy()
        twin.order = self.order
        twin.age = self.age
        twin.bids = self.bids
        twin.opened = self.opened
        twin.location = self.location
        twin.acted = self.acted
        twin.anchor = self.anchor
        twin.leader = self.leader
        twin.ahead = self.ahead
        twin.dock = self.dock
        twin.bought = self.bought
        twin.sold = self.sold
        twin.buys = self.buys
        twin.sells = self.sells
        twin.deeds = self.deeds
        twin.history = self.history
        twin.finished = self.finished
        twin.majority = self.majority
        return twin

    # End of the generated part.

    def derive(self) -> None:
        self.majority = tuple([majority_in(self, shop) for shop in range(SHOP_COUNT)])

    def scores(self) -> list[int]:
        """Points on the track; at the end, with everything that 3.12 adds and subtracts."""
        if self.finished:
            return [final_score(self, seat) for seat in range(self.seats)]
        return self.points.copy()

    def scores_if_ended(self) -> list[int]:
        return [final_score(self, seat) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        return standings(self)

    def ending(self) -> str:
        return "winner" if standings(self).count(1) == 1 else "shared"

    # Reading.

    def visits(self, seat: int, place: int) -> bool:
        """Whether this seat's own pawn stands here; otherwise it only shares the place."""
        return self.place[seat] == place

    def has_power(self, seat: int, character: int, place: int) -> bool:
        """Section 4: whether this seat may use a character here; on shared slots by option (A-03)."""
        return self.holder[character] == seat and (self.rules.powers_on_shared or self.place[seat] == place)

    def may_play_tiles(self, seat: int, place: int) -> bool:
        """A-04: Favors and Rumors in every slot, or by option only where one's own pawn stands."""
        return self.rules.tiles_on_shared or self.place[seat] == place

    def gondolieri(self) -> int:
        return self.holder[GONDOLIERI]

    def cubes_in_bag(self) -> int:
        bag = self.bag
        return bag[0] + bag[1] + bag[2] + bag[3] + bag[4] + bag[5]

    def cubes_on_quay(self) -> int:
        return sum(self.docks[QUAY_ROW:])

    # Pegs.

    def raise_price(self, good: int, steps: int) -> None:
        """3.9: prices rise, and above 100 the Doge sets them back."""
        price = self.price[good] + steps * STEP
        if price > HIGHEST:
            self.tell("price-control", NO_SEAT, good, price)
            price = PRICE_CONTROL
        self.price[good] = price

    def raise_share(self, shop: int, steps: int) -> None:
        """3.8: above 100 the stock splits: half the price reached, and a point for each share."""
        price = self.share[shop] + steps * STEP
        if price > HIGHEST:
            reached = price
            price = split_price(price)
            self.tell("split", NO_SEAT, shop, reached, price)
            for seat in range(len(self.cash)):
                owned = self.shares[seat * STOCKS + shop]
                if owned:
                    self.points[seat] += owned
                    self.tell("split-points", seat, shop, owned)
        self.share[shop] = price

    def lower_share(self, shop: int, steps: int) -> None:
        """1.2: never below 5; the rest of the fall is lost."""
        self.share[shop] = max(LOWEST, self.share[shop] - steps * STEP)

    def add_orders(self, shop: int, count: int) -> int:
        """1.2: movement beyond either end of the track is lost. Returns how far the peg moved."""
        before = self.orders[shop]
        after = max(0, min(self.rules.orders_max, before + count))
        self.orders[shop] = after
        return after - before

    def draw_cube(self, good: int) -> None:
        """A cube leaves the bag: its price falls, or at the bottom its shop gets an Order (3.10)."""
        self.bag[good] -= 1
        if self.price[good] > LOWEST:
            self.price[good] -= STEP
        elif good < SHOP_COUNT and self.add_orders(good, 1):
            self.tell("bottom", NO_SEAT, good, self.orders[good])

    # Money.

    def pay_dividend(self, stock: int, each: int) -> None:
        """3.7: pay `each` for every share; the Tax Collector gets one share's worth extra if anybody is paid (A-13)."""
        paid = 0
        for seat in range(len(self.cash)):
            owned = self.shares[seat * STOCKS + stock]
            if owned:
                self.cash[seat] += each * owned
                self.tell("dividend", seat, stock, each * owned)
                paid += 1
        collector = self.holder[TAX_COLLECTOR]
        if paid and collector != NOBODY:
            extra = each * paid if self.rules.tax_per_recipient else each
            self.cash[collector] += extra
            self.tell("tax", collector, stock, extra)

    def trade_shares(self, seat: int, stock: int, count: int) -> None:
        """Shares go from the supply to a seat, or back if the count is negative; the majority is updated."""
        self.supply[stock] -= count
        self.shares[seat * STOCKS + stock] += count
        if stock < SHOP_COUNT:
            holder = majority_in(self, stock)
            if holder != self.majority[stock]:
                self.majority = put(self.majority, stock, holder)
                self.tell("majority-now", holder, stock)

    # Tiles.

    def fill_plaza(self) -> None:
        """3.7: two Favors lie face up as long as the stack lasts (A-11)."""
        while len(self.plaza) < PLAZA and self.stack.cards:
            self.plaza = (*self.plaza, self.stack.cards[-1])
            if self.stack.known_to[-1] == 0:
                self.reveal()
            self.stack = self.stack.drawn()

    def return_favor(self, kind: int) -> None:
        """A used Favor goes under the stack, in plain sight."""
        stack = self.stack
        self.stack = Pile((kind, *stack.cards), (-1, *stack.known_to))
        self.fill_plaza()

    # The slot.

    def begin_slot(self) -> None:
        """3.5: nothing has been done yet."""
        self.dock = NOWHERE
        self.bought = 0
        self.sold = 0
        self.buys = 0
        self.sells = 0
        self.deeds = 0

    def close_trades(self) -> None:
        """A-42: after a tile, a purchase or a sale that has begun cannot continue."""
        if self.buys:
            self.deeds |= BUY_CLOSED
        if self.sells:
            self.deeds |= SELL_CLOSED


T = TypeVar("T")


def put(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The row with one value replaced."""
    return (*row[:place], value, *row[place + 1 :])


def majority_in(s: Masters, shop: int) -> int:
    """3.7: the player with strictly more shares than every other; nobody if the leaders are equal."""
    best = 0
    holder = NOBODY
    for seat in range(len(s.cash)):
        owned = s.shares[seat * STOCKS + shop]
        if owned > best:
            best = owned
            holder = seat
        elif owned == best:
            holder = NOBODY
    return holder


def split_price(reached: int) -> int:
    """3.8: half the price reached, rounded up to a hole of the track (A-18)."""
    return -(-reached // (2 * STEP)) * STEP


def empty_board(seats: int) -> Masters:
    """2: everything in its supply, nothing dealt or drawn yet."""
    s = Masters()
    s.price = [START_PRICE] * GOODS
    s.share = [START_PRICE] * SHOP_COUNT + [OFFICE_PRICE] * OFFICES
    s.orders = [START_ORDERS] * SHOP_COUNT
    s.bag = [CUBES] * GOODS
    s.docks = [0] * (QUAY_ROW + GOODS)
    s.office = (NO_CUBE,) * OFFICES
    s.cubes = [0] * (seats * GOODS)
    s.supply = [SHARES] * STOCKS
    s.shares = [0] * (seats * STOCKS)
    s.cash = [START_CASH] * seats
    s.points = [0] * seats
    s.hands = [NO_CARDS] * seats
    s.delivered = ((),) * seats
    s.rumors = [0] * (seats * SHOP_COUNT)
    s.unseen = (RUMORS_PER_SHOP,) * SHOP_COUNT
    s.spread = (0,) * SHOP_COUNT
    s.favors = [0] * (seats * FAVOR_KINDS)
    s.holder = (NOBODY,) * CHARACTERS
    s.place = [NOWHERE] * seats
    s.bids = (0,) * seats
    s.derive()
    return s
