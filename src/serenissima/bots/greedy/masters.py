"""A greedy player of Masters of Venice, after 9.1: everything has a worth in ducats, and what gains most is done.

Goods and Guild Orders are worth what they would bring, times the chance that they still will. To sell or to deliver
is to turn that chance into certainty, so that the same worths say what to buy, when to sell, and where to go.
"""

from typing import Final, final

from serenissima.core.dice import Dice
from serenissima.games.masters.bidding import AdjustOrders, Bid, PickCharacter, adjusted_orders
from serenissima.games.masters.commerce import ChooseMove, GoFirst, Jump, slot_at
from serenissima.games.masters.data import (
    BID_SPACES,
    BUY_FAVOR,
    BUY_GOODS,
    BUY_SHARES,
    CHURCH,
    COUNTS,
    DECLINE,
    DELIVER,
    DOCK_COUNT,
    DOCKS,
    DRAW_TWO,
    END,
    FAVOR_MOST,
    FAVOR_PRICE,
    FIRST_DEED,
    FIRST_RUMOR,
    GOODS,
    GUILD_HALL,
    GUILD_MASTER,
    HARBOR_MASTER,
    HIGHEST,
    LUMBER,
    MAJORITY,
    MAJORITY_STEPS,
    MARKET,
    MERCATO,
    MOST_SHARES,
    NEEDS,
    NO_CARD,
    NO_CUBE,
    NO_CUBE_HERE,
    NO_MARKER,
    NORTH_STOCK,
    NOWHERE,
    OFFICE_DIVIDEND,
    OFFICE_NORTH,
    PEG_ORDERS,
    PEG_PRICE,
    PLACES,
    PRICE_CONTROL,
    SELL_CUBES,
    SELL_GOODS,
    SELL_SHARES,
    SHARES,
    SHOP_COUNT,
    SHOPS,
    SPACES,
    STEAL,
    STEP,
    STOCKS,
    SWAP,
    TAX_COLLECTOR,
    THIEF,
    TRADER,
    TRADER_LIMIT,
    UP,
    USE_MARKER,
    is_shared,
)
from serenissima.games.masters.scoring import delivery_points
from serenissima.games.masters.shared import (
    KeepOrder,
    PointsOrCash,
    ReturnOrder,
    bought_count,
    bought_good,
    sale_total,
    shop_dividend,
)
from serenissima.games.masters.slots import (
    Slot,
    favor_count,
    favor_shop,
    rumor_direction,
    rumor_peg,
    rumor_shop,
)
from serenissima.games.masters.state import Masters
from serenissima.games.masters.unshared import HarborExtra, PlaceCube

POINT: Final = 100
PENALTY: Final = 200
"""An undelivered order costs two points."""
CHANCE: Final = (0, 46, 63, 71, 77, 80, 82, 84, 84, 84, 84, 84, 84)
"""In percent, that something still succeeds in so many rounds to come."""
SOON: Final = 88
"""The same if the place is going to open in this round."""
COMPLETE: Final = (100, 50, 22, 8)
"""In percent, that an order is completed that lacks so many cubes."""
SPARE: Final = 25
"""What a cube beyond the Orders counts of one within them, in percent."""
GROWTH: Final = 2
"""Dividends and rises that a share of a shop brings in each round to come."""
RESERVE: Final = 60
"""Ducats that should stay in hand for goods; a lack of them counts half."""
NEAR_SPLIT: Final = 80
WORTHWHILE: Final = 5
"""The least gain for which a tile is spent."""
EXTRA_CUBE: Final = 25
RIVAL: Final = 60
"""What the others gain counts against one, in percent, shared among them."""
HURRY: Final = 60
"""The gain for which the Marker is used; half of it in the last round of a period."""
USUAL_BID: Final = 50
ORDERS_WANTED: Final = 4
BID_PART: Final = 3
"""No more than this part of the money is bid."""
NOTHING: Final = -(1 << 30)
LUMBER_WORTH: Final = 40
LATER_SHOPS: Final = 80
"""Only one shop is sold to in a turn: what the goods of others count, in percent."""
OTHERS_OPEN: Final = 15
"""How likely each other player opens a shared place, in percent."""
FIRST_HAND_TIME: Final = 3
MORE_HAND_TIME: Final = 2
"""Rounds that should be left for a first order, and more for each one in hand."""
CARD_HOPE: Final = 60
CHARACTER_WORTH: Final = (0, 45, 20, 80, 55, 40)


def choose(s: Masters, seat: int, dice: Dice) -> int:
    """The pick of a sensible player who looks no further than this deed."""
    question = s.question()
    if isinstance(question, Slot):
        return best_deed(s, seat, question.place)
    if isinstance(question, ChooseMove):
        return best_place(s, seat, dice)
    if isinstance(question, Jump):
        place = s.place[seat] if s.solo_marker else s.location
        return USE_MARKER if is_urgent(s, seat, place) else NO_MARKER
    if isinstance(question, GoFirst):
        return USE_MARKER if is_urgent(s, seat, s.place[seat]) else NO_MARKER
    if isinstance(question, Bid):
        return best_bid(s, seat, dice)
    if isinstance(question, PickCharacter):
        return best_character(s, seat)
    if isinstance(question, AdjustOrders):
        return best_adjustment(s, seat)
    if isinstance(question, PointsOrCash):
        return points_to_take(s, seat, question.value)
    if isinstance(question, (KeepOrder, ReturnOrder)):
        return best_card(s, seat, isinstance(question, KeepOrder))
    if isinstance(question, PlaceCube):
        return best_cube_for(s, seat, question.dock)
    if isinstance(question, HarborExtra):
        return best_extra(s, seat)
    return s.options(seat)[0]


# What goods and orders are worth.


def rounds_after(s: Masters) -> int:
    """Commerce rounds after this one."""
    left = 0
    for space in range(s.space + 1, SPACES + 1):
        if space not in BID_SPACES:
            left += 1
    return left


def chance_at(s: Masters, seat: int, place: int) -> int:
    """That this seat can still act at a shared place, in percent."""
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
    """What a seat holds and can expect for it. Changed for a moment to see what a deed would do."""

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
        """Cubes and Orders that a Guild Order still needs; never more than three count."""
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
        """What the shops would pay, one of them in each turn; and the tax on what is not sold."""
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
        """The worth with a shop's pegs moved by so many ducats and Orders."""
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
    """9.1.8: what it is worth to this seat, against the others, that a share moves; a split brings points."""
    price = s.share[shop] + steps * STEP
    each = steps * STEP
    if price > HIGHEST:
        each = price // 2 + POINT - s.share[shop]
    own = s.shares[seat * STOCKS + shop]
    others = SHARES - s.supply[shop] - own
    return each * own - each * others * RIVAL // (100 * (len(s.cash) - 1))


def share_future(s: Masters, stock: int) -> int:
    """Dividends and rises to be hoped for; an office pays whenever somebody uses it."""
    left = rounds_after(s)
    if stock >= SHOP_COUNT:
        return OFFICE_DIVIDEND * left * (len(s.cash) + 2) // PLACES
    future = GROWTH * left
    if s.share[stock] >= NEAR_SPLIT:
        future += (s.share[stock] - NEAR_SPLIT) * 2
    return future


def reserve_worth(s: Masters, seat: int, spent: int) -> int:
    """What money in hand is worth for the purchases to come."""
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


# Slots.


def best_deed(s: Masters, seat: int, place: int) -> int:
    """Tiles and majorities that gain something come first, because trades are better after them."""
    outlook = Outlook(s, seat)
    if place == SHOPS:
        outlook.sale = SOON  # the sale of this very slot is still to come when tiles are weighed
    now = outlook.worth()
    best = END
    most = 0
    first = END
    most_first = WORTHWHILE
    trading = Outlook(s, seat)
    traded = trading.worth()
    for pick in s.options(seat):
        if pick == END:
            continue
        if pick < FIRST_DEED or (place == SHOPS and pick < SELL_CUBES):
            gain = tile_gain(s, seat, outlook, now, pick)
            if gain > most_first:
                most_first = gain
                first = pick
        else:
            gain = deed_gain(s, seat, place, trading, traded, pick)
            if gain > most:
                most = gain
                best = pick
    return first if first != END else best


def best_gain(s: Masters, seat: int, place: int, outlook: Outlook, now: int) -> int:
    """The gain of the best deed at a place, for a slot that has not begun."""
    most = 0
    for pick in slot_at(seat, place).options(s, seat):
        if pick >= FIRST_DEED and not (place == SHOPS and pick < SELL_CUBES):
            most = max(most, deed_gain(s, seat, place, outlook, now, pick))
    return most


def tile_gain(s: Masters, seat: int, outlook: Outlook, now: int, pick: int) -> int:
    """Favors, Rumors and majorities: what moved pegs are worth."""
    if pick >= FIRST_DEED:
        shop = (pick - MAJORITY) // 2
        price = MAJORITY_STEPS * STEP
        if (pick - MAJORITY) % 2 == UP:
            return outlook.with_pegs(shop, price, -1) - now
        return outlook.with_pegs(shop, -price, 1) - now
    if pick < FIRST_RUMOR:
        shop = favor_shop(pick)
        count = min(favor_count(pick), s.orders_max - s.orders[shop])
        return outlook.with_pegs(shop, 0, count) - now
    shop = rumor_shop(pick)
    step = 1 if rumor_direction(pick) == UP else -1
    peg = rumor_peg(pick)
    if peg == PEG_ORDERS:
        return outlook.with_pegs(shop, 0, step) - now
    if peg == PEG_PRICE:
        return outlook.with_pegs(shop, step * STEP, 0) - now
    return rise_worth(s, seat, shop, step)


def deed_gain(s: Masters, seat: int, place: int, outlook: Outlook, now: int, pick: int) -> int:
    """What a deed at a place is worth more than not doing it."""
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
    """9.1.2: cubes for their price, which rises."""
    cost = count * s.price[good]
    return outlook.with_cubes(good, count, count) - now - cost + reserve_worth(s, seat, cost)


def market_gain(s: Masters, seat: int, pick: int) -> int:
    """9.1.7: shares are bought in threes and, because the end knows no slippage, kept."""
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
    """What one more Guild Order promises to who has so many in hand and so much time."""
    left = rounds_after(s)
    if left < FIRST_HAND_TIME + MORE_HAND_TIME * len(s.hands[seat].cards):
        return NOTHING
    return CARD_HOPE


def favor_gain(s: Masters, seat: int, outlook: Outlook, now: int, kind: int) -> int:
    """9.1.6: Orders where goods wait for them."""
    most = 0
    for shop in range(SHOP_COUNT):
        count = min(FAVOR_MOST[kind], s.orders_max - s.orders[shop])
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


# Moves and the Marker.


def best_place(s: Masters, seat: int, dice: Dice) -> int:
    """9.1.4: where one's own visit adds most; what others will open anyway counts less."""
    twin = s.clone()
    twin.begin_slot()
    outlook = Outlook(s, seat)
    now = outlook.worth()
    best = NOWHERE
    most = NOTHING
    for place in s.options(seat):
        twin.place[seat] = place
        gain = best_gain(twin, seat, place, outlook, now)
        if is_shared(place):
            gain -= gain * OTHERS_OPEN * (len(s.cash) - 1) // 100
        gain = gain * 4 + dice.below(20)
        if gain > most:
            most = gain
            best = place
    return best


def is_urgent(s: Masters, seat: int, place: int) -> bool:
    """9.1.12: the Marker is for a rich dock or for Orders that run out, and in the last round for anything."""
    twin = s.clone()
    twin.begin_slot()
    outlook = Outlook(s, seat)
    limit = HURRY // 2 if s.space + 1 in BID_SPACES or s.space == SPACES else HURRY
    return best_gain(twin, seat, place, outlook, outlook.worth()) >= limit


# Bidding.


def best_bid(s: Masters, seat: int, dice: Dice) -> int:
    """9.1.6: a bid is partly a purchase of Orders; the rest pays for Turn Order and a character."""
    outlook = Outlook(s, seat)
    wanted = 0
    for shop in range(SHOP_COUNT):
        wanted = max(wanted, outlook.cubes[shop] - outlook.orders[shop])
    bid = USUAL_BID + STEP * min(wanted + 1, ORDERS_WANTED) + STEP * dice.below(2)
    options = s.options(seat)
    limit = min(options[-1], s.cash[seat] // BID_PART)
    return min(bid, limit) // STEP * STEP


def best_character(s: Masters, seat: int) -> int:
    """9.1.11."""
    best = NOWHERE
    most = NOTHING
    for character in s.options(seat):
        worth = CHARACTER_WORTH[character]
        if character == GUILD_MASTER and rounds_after(s) < 4:
            worth = 0
        if character == TRADER:
            worth += 4 * sum(s.cubes[seat * GOODS : (seat + 1) * GOODS])
        if character == THIEF and rounds_after(s) < 4:
            worth -= 20
        if character == TAX_COLLECTOR:
            worth += 5 * (len(s.cash) - 2)
        if worth > most:
            most = worth
            best = character
    return best


def best_adjustment(s: Masters, seat: int) -> int:
    """Orders where one's own goods wait; failing that, where one holds most shares and cubes are cheap."""
    outlook = Outlook(s, seat)
    now = outlook.worth()
    best = NOWHERE
    most = NOTHING
    for pick in s.options(seat):
        shop = pick // 2
        change = adjusted_orders(s, shop, s.bids[seat], pick % 2) - s.orders[shop]
        gain = 4 * (outlook.with_pegs(shop, 0, change) - now)
        gain += change * (4 * s.shares[seat * STOCKS + shop] + 2 * outlook.cubes[shop])
        for other in range(len(s.cash)):
            if other != seat:
                gain -= change * s.cubes[other * GOODS + shop]
        if gain > most:
            most = gain
            best = pick
    return best


# Smaller questions.


def points_to_take(s: Masters, seat: int, value: int) -> int:
    """9.1.3: all points, unless money is short and there is time to double it."""
    return value - 1 if s.cash[seat] < RESERVE // 2 and rounds_after(s) >= 6 else value


def best_card(s: Masters, seat: int, must_choose: bool) -> int:
    """The Guild Master keeps the order that suits his goods better, and gives back an old one that he cannot fill."""
    outlook = Outlook(s, seat)
    kept = s.options(seat)
    best = kept[0]
    most = NOTHING
    if not must_choose:
        best = NO_CARD
        most = outlook.worth()
    for card in kept:
        if card == NO_CARD:
            continue
        outlook.cards.remove(card)
        worth = outlook.worth()
        outlook.cards.append(card)
        if worth > most:
            most = worth
            best = card
    if must_choose:
        return kept[0] if best == kept[1] else kept[1]
    return best


def best_cube_for(s: Masters, seat: int, dock: int) -> int:
    """What one wants most goes where most of it lies already, the rest elsewhere."""
    outlook = Outlook(s, seat)
    now = outlook.worth()
    wanted = [outlook.with_cubes(good, 1, 0) - now - s.price[good] for good in range(GOODS)]
    rich = dock
    most = NOTHING
    for other in range(dock, DOCK_COUNT):
        value = 0
        for good in range(GOODS):
            value += s.docks[other * GOODS + good] * wanted[good]
        if value > most:
            most = value
            rich = other
    best = NO_CUBE_HERE
    most = NOTHING
    for good in s.options(seat):
        if good != NO_CUBE_HERE:
            value = wanted[good] if rich == dock else -wanted[good]
            if value > most:
                most = value
                best = good
    return best


def best_extra(s: Masters, seat: int) -> int:
    """A free cube is welcome as long as there is time to use it."""
    options = s.options(seat)
    if rounds_after(s) == 0:
        return DECLINE
    if not s.harbor_choice:
        return options[0]
    outlook = Outlook(s, seat)
    best = options[0]
    most = NOTHING
    for good in options:
        if good != DECLINE:
            worth = outlook.with_cubes(good, 1, 0)
            if worth > most:
                most = worth
                best = good
    return best
