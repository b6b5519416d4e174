"""What things are worth in Masters of Venice, in ducats, and what actions would gain (9.1).

Goods and Guild Orders are worth what they would bring, times the probability that they will. Selling or delivering
turns that probability into certainty, so the same worths say what to buy, when to sell, and where to go.
"""

from typing import Final, final

from serenissima.games.masters.data import (
    BID_SPACES,
    CHURCH,
    DOCKS,
    FAVOR_MOST,
    FAVOR_PRICE,
    GOODS,
    GUILD_HALL,
    HARBOR_MASTER,
    HIGHEST,
    LUMBER,
    MAJORITY_STEPS,
    MARKET,
    MERCATO,
    MOST_SHARES,
    NEEDS,
    NO_CUBE,
    NORTH_STOCK,
    NOWHERE,
    OFFICE_DIVIDEND,
    OFFICE_NORTH,
    PEG_ORDERS,
    PEG_PRICE,
    PLACES,
    PRICE_CONTROL,
    SHARES,
    SHOP_COUNT,
    SHOPS,
    SPACES,
    STEP,
    STOCKS,
    TAX_COLLECTOR,
    TRADER_LIMIT,
)
from serenissima.games.masters.picks import (
    BUY_FAVOR,
    BUY_GOODS,
    BUY_SHARES,
    COUNTS,
    DELIVER,
    DRAW_TWO,
    FIRST_PLACE_ACTION,
    FIRST_RUMOR,
    MAJORITY,
    SELL_CUBES,
    SELL_GOODS,
    SELL_SHARES,
    STEAL,
    SWAP,
    UP,
)
from serenissima.games.masters.rules.shared_places import (
    bought_count,
    bought_good,
    sale_total,
    shop_dividend,
)
from serenissima.games.masters.rules.slots import (
    favor_count,
    favor_shop,
    rumor_direction,
    rumor_peg,
    rumor_shop,
)
from serenissima.games.masters.scoring import delivery_points
from serenissima.games.masters.state import Masters

POINT: Final = 100
PENALTY: Final = 200
"""An undelivered order costs two points."""
CHANCE: Final[tuple[int, ...]] = (0, 46, 63, 71, 77, 80, 82, 84, 84, 84, 84, 84, 84)
"""The probability of still succeeding, in percent, by rounds to come."""
SOON: Final = 88
"""The same if the place is going to open in this round."""
COMPLETE: Final[tuple[int, ...]] = (100, 50, 22, 8)
"""The probability of completing an order, in percent, by the number of cubes it lacks."""
SPARE: Final = 25
"""The worth of a cube beyond the Orders, in percent of one within them."""
GROWTH: Final = 2
"""Dividends and rises per share of a shop in each round to come."""
RESERVE: Final = 60
"""Ducats to keep in hand for goods; a shortfall counts half."""
NEAR_SPLIT: Final = 80
EXTRA_CUBE: Final = 25
RIVAL: Final = 60
"""The weight of the others' gains compared with your own, in percent, divided among them."""
NOTHING: Final = -(1 << 30)
LUMBER_WORTH: Final = 40
LATER_SHOPS: Final = 80
"""A turn sells to only one shop: the weight of goods for other shops, in percent."""
FIRST_HAND_TIME: Final = 3
MORE_HAND_TIME: Final = 2
"""Rounds that should be left for a first order, and more for each one in hand."""
CARD_HOPE: Final = 60


# What goods and orders are worth.


ROUNDS_AFTER: Final[tuple[int, ...]] = tuple(
    [len([1 for later in range(space + 1, SPACES + 1) if later not in BID_SPACES]) for space in range(SPACES + 1)]
)


def rounds_after(s: Masters) -> int:
    """Commerce rounds after this one."""
    return ROUNDS_AFTER[s.space]


def chance_at(s: Masters, seat: int, place: int) -> int:
    """The probability that this seat can still act at a shared place, in percent."""
    later = CHANCE[rounds_after(s)]
    if s.location == NOWHERE and not s.opened:
        return later
    if s.location == place:
        return later if s.acted >> seat & 1 else SOON
    if s.opened >> place & 1:
        return later
    return SOON if place in s.place else later


@final
class Outlook:
    """What a seat holds and what it can expect from it. Changed temporarily to see what an action would do."""

    def __init__(self, s: Masters, seat: int) -> None:
        self.cubes = s.cubes[seat * GOODS : (seat + 1) * GOODS]
        self.price = s.price.copy()
        self.orders = s.orders.copy()
        self.cards = list(s.hands[seat].cards)
        self.delivered = len(s.delivered[seat])
        self.sale = chance_at(s, seat, SHOPS)
        self.guild = chance_at(s, seat, GUILD_HALL)

    def worth(self) -> int:
        """9.1.3: cubes that an order needs count for the order; the others for what shops would pay."""
        left = self.cubes.copy()
        total = 0
        number = self.delivered
        waiting = self.cards.copy()
        while waiting:
            best = waiting[0]
            fewest = self.lacking(best, left)
            for card in waiting:
                lacking = self.lacking(card, left)
                if lacking < fewest:
                    fewest = lacking
                    best = card
            waiting.remove(best)
            value = POINT * delivery_points(number) + PENALTY
            total += value * self.guild * COMPLETE[fewest] // 10000 - PENALTY
            number += 1
            if fewest <= 1:
                for good in range(GOODS):
                    left[good] -= min(left[good], NEEDS[best * GOODS + good])
        return total + self.proceeds(left)

    def lacking(self, card: int, left: list[int]) -> int:
        """How many cubes and Orders a Guild Order still needs, at most three."""
        count = 0
        for good in range(GOODS):
            need = NEEDS[card * GOODS + good]
            if need:
                if need > left[good]:
                    count += need - left[good]
                elif good < SHOP_COUNT and need > self.orders[good]:
                    count += 1
        return min(3, count)

    def proceeds(self, left: list[int]) -> int:
        """What the shops would pay, one shop per turn; and the tax on what stays unsold."""
        best = 0
        total = 0
        for good in range(GOODS):
            count = left[good]
            if not count:
                continue
            price = self.price[good]
            if good == LUMBER:
                value = count * price * self.guild * LUMBER_WORTH // 10000
            else:
                within = min(count, self.orders[good])
                value = 2 * price * (100 * within + SPARE * (count - within)) * self.sale // 10000
                best = max(best, value)
            total += value - count * price * (100 - self.sale) // 200
        return best + (total - best) * LATER_SHOPS // 100

    # What changes would bring.

    def with_cubes(self, good: int, count: int, rise: int) -> int:
        """The worth with more or fewer cubes of a good, after its price has risen."""
        before = self.price[good]
        price = before + rise * STEP
        self.price[good] = PRICE_CONTROL if price > HIGHEST else price
        self.cubes[good] += count
        found = self.worth()
        self.cubes[good] -= count
        self.price[good] = before
        return found

    def with_pegs(self, shop: int, price: int, orders: int) -> int:
        """The worth after moving a shop's pegs by this many ducats and Orders."""
        before = self.price[shop]
        after = before + price
        self.price[shop] = PRICE_CONTROL if after > HIGHEST else after
        self.orders[shop] += orders
        found = self.worth()
        self.orders[shop] -= orders
        self.price[shop] = before
        return found

    def after_sale(self, shop: int, count: int) -> int:
        """The worth after a sale at a shop."""
        self.orders[shop] -= count
        found = self.with_cubes(shop, -count, count)
        self.orders[shop] += count
        return found

    def after_delivery(self, card: int) -> int:
        """The worth after a delivery."""
        self.cards.remove(card)
        self.delivered += 1
        for good in range(GOODS):
            self.cubes[good] -= NEEDS[card * GOODS + good]
            if good < SHOP_COUNT:
                self.orders[good] -= NEEDS[card * GOODS + good]
        found = self.worth()
        for good in range(GOODS):
            self.cubes[good] += NEEDS[card * GOODS + good]
            if good < SHOP_COUNT:
                self.orders[good] += NEEDS[card * GOODS + good]
        self.delivered -= 1
        self.cards.append(card)
        return found


# What shares are worth.


def rise_worth(s: Masters, seat: int, shop: int, steps: int) -> int:
    """9.1.8: what the move of a share is worth to this seat, against the others; a split brings points."""
    price = s.share[shop] + steps * STEP
    each = steps * STEP
    if price > HIGHEST:
        each = price // 2 + POINT - s.share[shop]
    own = s.shares[seat * STOCKS + shop]
    others = SHARES - s.supply[shop] - own
    return each * own - each * others * RIVAL // (100 * (len(s.cash) - 1))


def share_future(s: Masters, stock: int) -> int:
    """Expected dividends and rises; an office pays whenever somebody uses it."""
    left = rounds_after(s)
    if stock >= SHOP_COUNT:
        return OFFICE_DIVIDEND * left * (len(s.cash) + 2) // PLACES
    future = GROWTH * left
    if s.share[stock] >= NEAR_SPLIT:
        future += (s.share[stock] - NEAR_SPLIT) * 2
    return future


def reserve_worth(s: Masters, seat: int, spent: int) -> int:
    """What money in hand is worth for purchases to come."""
    if rounds_after(s) == 0:
        return 0
    return min(RESERVE, s.cash[seat] - spent) // 2 - min(RESERVE, s.cash[seat]) // 2


def dividend_worth(s: Masters, seat: int, stock: int, each: int) -> int:
    """What a dividend brings this seat, against the others."""
    own = each * s.shares[seat * STOCKS + stock]
    if s.holder[TAX_COLLECTOR] == seat:
        own += each
    others = each * (SHARES - s.supply[stock] - s.shares[seat * STOCKS + stock])
    return own - others * RIVAL // (100 * (len(s.cash) - 1))


# What actions gain.


def tile_gain(s: Masters, seat: int, outlook: Outlook, now: int, pick: int) -> int:
    """Favors, Rumors and majorities: what the moved pegs are worth."""
    if pick >= FIRST_PLACE_ACTION:
        shop = (pick - MAJORITY) // 2
        price = MAJORITY_STEPS * STEP
        if (pick - MAJORITY) % 2 == UP:
            return outlook.with_pegs(shop, price, -1) - now
        return outlook.with_pegs(shop, -price, 1) - now
    if pick < FIRST_RUMOR:
        shop = favor_shop(pick)
        count = min(favor_count(pick), s.rules.orders_max - s.orders[shop])
        return outlook.with_pegs(shop, 0, count) - now
    shop = rumor_shop(pick)
    step = 1 if rumor_direction(pick) == UP else -1
    peg = rumor_peg(pick)
    if peg == PEG_ORDERS:
        return outlook.with_pegs(shop, 0, step) - now
    if peg == PEG_PRICE:
        return outlook.with_pegs(shop, step * STEP, 0) - now
    return rise_worth(s, seat, shop, step)


def action_gain(s: Masters, seat: int, place: int, outlook: Outlook, now: int, pick: int) -> int:
    """How much better an action at a place is than not doing it."""
    if place == DOCKS:
        if pick >= STEAL:
            return outlook.with_cubes((pick - STEAL) % GOODS, 1, 0) - now
        good = bought_good(pick)
        return purchase_gain(s, seat, outlook, now, good, bought_count(pick))
    if place == SHOPS:
        shop = (pick - SELL_CUBES) // COUNTS
        count = (pick - SELL_CUBES) % COUNTS + 1
        total = sale_total(s, shop, count)
        shares = dividend_worth(s, seat, shop, shop_dividend(total)) + rise_worth(s, seat, shop, count)
        return total + shares + outlook.after_sale(shop, count) - now
    if place == MARKET:
        return market_gain(s, seat, pick)
    if place == GUILD_HALL:
        return guild_gain(s, seat, outlook, now, pick)
    if place == CHURCH:
        return favor_gain(s, seat, outlook, now, pick - BUY_FAVOR)
    if place == MERCATO:
        return mercato_gain(s, seat, outlook, now, pick)
    office = place - OFFICE_NORTH
    gain = dividend_worth(s, seat, NORTH_STOCK + office, OFFICE_DIVIDEND) + 1
    if s.office[office] != NO_CUBE:
        gain += outlook.with_cubes(s.office[office], 1, 0) - now
    if s.holder[HARBOR_MASTER] == seat and rounds_after(s):
        gain += EXTRA_CUBE
    return gain


def purchase_gain(s: Masters, seat: int, outlook: Outlook, now: int, good: int, count: int) -> int:
    """9.1.2: cubes at their price, which rises."""
    cost = count * s.price[good]
    return outlook.with_cubes(good, count, count) - now - cost + reserve_worth(s, seat, cost)


def market_gain(s: Masters, seat: int, pick: int) -> int:
    """9.1.7: buy shares in threes and, since they keep their full price at the end, hold them."""
    if pick >= SELL_SHARES:
        return NOTHING
    stock = (pick - BUY_SHARES) // MOST_SHARES
    count = (pick - BUY_SHARES) % MOST_SHARES + 1
    cost = count * s.share[stock]
    gain = count * share_future(s, stock) + reserve_worth(s, seat, cost)
    if stock < SHOP_COUNT:
        gain += rise_worth(s, seat, stock, 1) + count * STEP
        if s.share[stock] + STEP > HIGHEST:
            gain += count * ((HIGHEST + STEP) // 2 + POINT - s.share[stock] - STEP)
    return gain


def guild_gain(s: Masters, seat: int, outlook: Outlook, now: int, pick: int) -> int:
    """9.1.3, 9.1.14: deliver what can be delivered; draw while there is time for another order."""
    if pick < DELIVER:
        gain = card_hope(s, seat)
        return gain + gain // 4 + 1 if pick == DRAW_TWO and gain > 0 else gain
    card = pick - DELIVER
    gain = POINT * delivery_points(outlook.delivered) + outlook.after_delivery(card) - now
    for shop in range(SHOP_COUNT):
        if NEEDS[card * GOODS + shop]:
            gain += rise_worth(s, seat, shop, NEEDS[card * GOODS + shop])
    return gain


def card_hope(s: Masters, seat: int) -> int:
    """What one more Guild Order promises, given the orders in hand and the time left."""
    left = rounds_after(s)
    if left < FIRST_HAND_TIME + MORE_HAND_TIME * len(s.hands[seat].cards):
        return NOTHING
    return CARD_HOPE


def favor_gain(s: Masters, seat: int, outlook: Outlook, now: int, kind: int) -> int:
    """9.1.6: Orders where goods are waiting for them."""
    most = 0
    for shop in range(SHOP_COUNT):
        count = min(FAVOR_MOST[kind], s.rules.orders_max - s.orders[shop])
        most = max(most, outlook.with_pegs(shop, 0, count) - now)
    return most - FAVOR_PRICE[kind] + reserve_worth(s, seat, FAVOR_PRICE[kind])


def mercato_gain(s: Masters, seat: int, outlook: Outlook, now: int, pick: int) -> int:
    """Plain prices both ways; the Trader also swaps."""
    if pick >= SWAP:
        give = (pick - SWAP) // GOODS
        outlook.cubes[give] -= 1
        gain = outlook.with_cubes((pick - SWAP) % GOODS, 1, 0) - now
        outlook.cubes[give] += 1
        return gain
    if pick >= SELL_GOODS:
        good = (pick - SELL_GOODS) // TRADER_LIMIT
        count = (pick - SELL_GOODS) % TRADER_LIMIT + 1
        return count * s.price[good] + outlook.with_cubes(good, -count, count) - now
    good = (pick - BUY_GOODS) // TRADER_LIMIT
    return purchase_gain(s, seat, outlook, now, good, (pick - BUY_GOODS) % TRADER_LIMIT + 1)
