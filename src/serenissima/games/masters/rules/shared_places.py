"""3.4 and 3.7: Docks, Shops and Stock Market, which everybody may use once somebody is there."""

from typing import final

from serenissima.core.messages import Message
from serenissima.games.masters.data import (
    DOCK_COUNT,
    DOCKS,
    GOODS,
    HIGHEST,
    LOWEST,
    MAJORITY_STEPS,
    MARKET,
    MOST_SHARES,
    NOWHERE,
    SHOP_COUNT,
    SHOPS,
    STEP,
    STOCKS,
    THIEF,
)
from serenissima.games.masters.names import good_name, stock_name
from serenissima.games.masters.picks import (
    BUY_CUBES,
    BUY_SHARES,
    COUNTS,
    DOWN,
    MAJORITY,
    SELL_CUBES,
    SELL_SHARES,
    STEAL,
    UP,
)
from serenissima.games.masters.rules.slots import Slot, offer, refused_cost, refused_cubes
from serenissima.games.masters.state import BUY_CLOSED, FIRST_MAJORITY, SELL_CLOSED, SOLD, STOLEN, Masters

# The Docks.


@final
class AtDocks(Slot):
    """3.7: buy any cubes from one dock, chosen by the first action. The Thief takes one cube for nothing."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, DOCKS)

    def add_actions(self, s: Masters, seat: int, found: list[int]) -> None:
        cash = s.cash[seat]
        chosen = s.dock
        if not s.deeds & BUY_CLOSED:
            for dock in range(DOCK_COUNT):
                if chosen in (NOWHERE, dock):
                    for good in range(GOODS):
                        there = s.docks[dock * GOODS + good]
                        if there and not s.bought >> good & 1:
                            start = BUY_CUBES + (dock * GOODS + good) * COUNTS
                            offer(found, start, min(there, cash // s.price[good]))
        if may_steal(s, seat):
            for dock in range(DOCK_COUNT):
                if chosen in (NOWHERE, dock) or s.rules.any_dock:
                    first = dock * GOODS
                    found += [STEAL + cube for cube in range(first, first + GOODS) if s.docks[cube]]

    def do(self, s: Masters, seat: int, pick: int) -> None:
        if pick < STEAL:
            buy_cubes(s, seat, dock_of(pick), bought_good(pick), bought_count(pick))
        else:
            steal_cube(s, seat, (pick - STEAL) // GOODS, (pick - STEAL) % GOODS)

    def refused_action(self, s: Masters, seat: int, pick: int) -> Message:
        if STEAL <= pick < STEAL + DOCK_COUNT * GOODS:
            if not may_steal(s, seat):
                return Message("masters-refused-steal")
            return self.refused_dock(s, (pick - STEAL) // GOODS, (pick - STEAL) % GOODS)
        if not BUY_CUBES <= pick < BUY_CUBES + DOCK_COUNT * GOODS * COUNTS:
            return Message("masters-refused-docks")
        if s.deeds & BUY_CLOSED:
            return Message("masters-refused-closed")
        good = bought_good(pick)
        if s.bought >> good & 1:
            return Message("masters-refused-twice", {"good": good_name(good)})
        if bought_count(pick) > s.docks[dock_of(pick) * GOODS + good] or s.dock not in (NOWHERE, dock_of(pick)):
            return self.refused_dock(s, dock_of(pick), good)
        return refused_cost(s, seat, bought_count(pick) * s.price[good])

    def refused_dock(self, s: Masters, dock: int, good: int) -> Message:
        if s.dock not in (NOWHERE, dock):
            return Message("masters-refused-one-dock", {"dock": s.dock + 1})
        count = s.docks[dock * GOODS + good]
        return Message("masters-refused-dock-has", {"dock": dock + 1, "good": good_name(good), "count": count})


def dock_of(pick: int) -> int:
    return (pick - BUY_CUBES) // (GOODS * COUNTS)


def bought_good(pick: int) -> int:
    return (pick - BUY_CUBES) // COUNTS % GOODS


def bought_count(pick: int) -> int:
    return (pick - BUY_CUBES) % COUNTS + 1


def may_steal(s: Masters, seat: int) -> bool:
    """Section 4: the Thief may steal one cube in each slot."""
    return not s.deeds & STOLEN and s.has_power(seat, THIEF, DOCKS)


def buy_cubes(s: Masters, seat: int, dock: int, good: int, count: int) -> None:
    """3.7: all cubes of a kind at the current price, which then rises one step for each. Each kind only once: buying
    several kinds is a single purchase, because their prices do not affect each other (A-10).
    """
    cost = count * s.price[good]
    s.dock = dock
    s.bought |= 1 << good
    s.buys += count
    s.cash[seat] -= cost
    s.docks[dock * GOODS + good] -= count
    s.cubes[seat * GOODS + good] += count
    s.tell("bought", seat, good, count, cost, dock)
    s.raise_price(good, count)


def steal_cube(s: Masters, seat: int, dock: int, good: int) -> None:
    """Section 4: without paying, and without moving the price."""
    if not s.rules.any_dock:
        s.dock = dock
    s.deeds |= STOLEN
    s.docks[dock * GOODS + good] -= 1
    s.cubes[seat * GOODS + good] += 1
    s.tell("stolen", seat, good, dock)


# The Shops.


@final
class AtShops(Slot):
    """3.7: use your majority in each shop where you have it, and sell the goods of one shop; both if you like."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, SHOPS)

    def add_actions(self, s: Masters, seat: int, found: list[int]) -> None:
        for shop in range(SHOP_COUNT):
            if s.majority[shop] == seat and not s.deeds >> FIRST_MAJORITY + shop & 1:
                if majority_fits(s, shop, DOWN):
                    found.append(MAJORITY + shop * 2 + DOWN)
                if majority_fits(s, shop, UP):
                    found.append(MAJORITY + shop * 2 + UP)
        if not s.deeds & SOLD:
            first = seat * GOODS
            for shop in range(SHOP_COUNT):
                held = s.cubes[first + shop]
                if held:
                    offer(found, SELL_CUBES + shop * COUNTS, min(held, s.orders[shop]))

    def do(self, s: Masters, seat: int, pick: int) -> None:
        if pick < SELL_CUBES:
            use_majority(s, seat, (pick - MAJORITY) // 2, (pick - MAJORITY) % 2)
        else:
            sell_cubes(s, seat, (pick - SELL_CUBES) // COUNTS, (pick - SELL_CUBES) % COUNTS + 1)

    def actions_are_public(self, s: Masters) -> bool:
        return True

    def refused_action(self, s: Masters, seat: int, pick: int) -> Message:
        if MAJORITY <= pick < SELL_CUBES:
            shop = (pick - MAJORITY) // 2
            if s.majority[shop] != seat:
                return Message("masters-refused-majority", {"shop": stock_name(shop)})
            if s.deeds >> FIRST_MAJORITY + shop & 1:
                return Message("masters-refused-majority-used", {"shop": stock_name(shop)})
            return Message("masters-refused-majority-room", {"shop": stock_name(shop)})
        shop = (pick - SELL_CUBES) // COUNTS
        if not 0 <= shop < SHOP_COUNT:
            return Message("masters-refused-shops")
        if s.deeds & SOLD:
            return Message("masters-refused-sold")
        count = (pick - SELL_CUBES) % COUNTS + 1
        if count > s.cubes[seat * GOODS + shop]:
            return refused_cubes(s, seat, shop)
        return Message("masters-refused-orders", {"shop": stock_name(shop), "orders": s.orders[shop]})


def majority_fits(s: Masters, shop: int, direction: int) -> bool:
    """3.7: both pegs must have room for the whole movement (A-21, A-43)."""
    room = MAJORITY_STEPS * STEP
    if direction == DOWN:
        return s.price[shop] - room >= LOWEST and s.orders[shop] < s.rules.orders_max
    return (s.price[shop] + room <= HIGHEST or s.rules.majority_may_break_100) and s.orders[shop] > 0


def use_majority(s: Masters, seat: int, shop: int, direction: int) -> None:
    """3.7: the price two steps down and one more Order, or the price two steps up and one Order less."""
    s.deeds |= 1 << FIRST_MAJORITY + shop
    s.tell("majority", seat, shop, direction)
    if direction == DOWN:
        s.price[shop] -= MAJORITY_STEPS * STEP
        s.add_orders(shop, 1)
    else:
        s.add_orders(shop, -1)
        s.raise_price(shop, MAJORITY_STEPS)


def sale_total(s: Masters, shop: int, count: int) -> int:
    """3.7: a shop pays twice the price."""
    return 2 * s.price[shop] * count


def shop_dividend(total: int) -> int:
    """3.7: a tenth of the sale, rounded to the nearest hundred first, for each share."""
    return 10 * ((total + 50) // 100)


def sell_cubes(s: Masters, seat: int, shop: int, count: int) -> None:
    """3.7: money, cubes, Orders, both prices, dividends; splits and price controls come after the payments."""
    total = sale_total(s, shop, count)
    s.deeds |= SOLD
    s.cash[seat] += total
    s.cubes[seat * GOODS + shop] -= count
    s.bag[shop] += count
    s.orders[shop] -= count
    s.tell("sold", seat, shop, count, total)
    each = shop_dividend(total)
    if each:
        s.pay_dividend(shop, each)
    s.raise_share(shop, count)
    s.raise_price(shop, count)


# The Stock Market.


@final
class AtMarket(Slot):
    """3.7: buy up to three shares and sell up to three, in either order, but not the same stock both ways."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, MARKET)

    def add_actions(self, s: Masters, seat: int, found: list[int]) -> None:
        cash = s.cash[seat]
        traded = s.bought | s.sold
        if not s.deeds & BUY_CLOSED:
            left = MOST_SHARES - s.buys
            for stock in range(STOCKS):
                if s.share[stock] <= cash and not traded >> stock & 1:
                    most = min(min(left, s.supply[stock]), cash // s.share[stock])
                    offer(found, BUY_SHARES + stock * MOST_SHARES, most)
        if not s.deeds & SELL_CLOSED:
            left = MOST_SHARES - s.sells
            first = seat * STOCKS
            for stock in range(STOCKS):
                owned = s.shares[first + stock]
                if owned and not traded >> stock & 1:
                    offer(found, SELL_SHARES + stock * MOST_SHARES, min(left, owned))

    def do(self, s: Masters, seat: int, pick: int) -> None:
        if pick < SELL_SHARES:
            buy_shares(s, seat, (pick - BUY_SHARES) // MOST_SHARES, (pick - BUY_SHARES) % MOST_SHARES + 1)
        else:
            sell_shares(s, seat, (pick - SELL_SHARES) // MOST_SHARES, (pick - SELL_SHARES) % MOST_SHARES + 1)

    def refused_action(self, s: Masters, seat: int, pick: int) -> Message:
        buying = pick < SELL_SHARES
        number = pick - BUY_SHARES if buying else pick - SELL_SHARES
        if not 0 <= number < STOCKS * MOST_SHARES:
            return Message("masters-refused-market")
        stock = number // MOST_SHARES
        count = number % MOST_SHARES + 1
        if s.deeds & (BUY_CLOSED if buying else SELL_CLOSED):
            return Message("masters-refused-closed")
        if (s.bought | s.sold) >> stock & 1:
            return Message("masters-refused-stock-twice", {"stock": stock_name(stock)})
        if count > MOST_SHARES - (s.buys if buying else s.sells):
            return Message("masters-refused-three")
        if buying and count <= s.supply[stock]:
            return refused_cost(s, seat, count * s.share[stock])
        left = s.supply[stock] if buying else s.shares[seat * STOCKS + stock]
        id = "masters-refused-supply" if buying else "masters-refused-shares"
        return Message(id, {"stock": stock_name(stock), "count": left})


def buy_shares(s: Masters, seat: int, stock: int, count: int) -> None:
    """3.7: however many are bought, a shop's share rises one step; shares just bought count when it splits (A-14)."""
    cost = count * s.share[stock]
    s.bought |= 1 << stock
    s.buys += count
    s.cash[seat] -= cost
    s.tell("shares-bought", seat, stock, count, cost)
    s.trade_shares(seat, stock, count)
    if stock < SHOP_COUNT:
        s.raise_share(stock, 1)


def sell_shares(s: Masters, seat: int, stock: int, count: int) -> None:
    """3.7: a shop's share falls two steps for each share sold."""
    total = count * s.share[stock]
    s.sold |= 1 << stock
    s.sells += count
    s.cash[seat] += total
    s.tell("shares-sold", seat, stock, count, total)
    s.trade_shares(seat, stock, -count)
    if stock < SHOP_COUNT:
        s.lower_share(stock, 2 * count)
