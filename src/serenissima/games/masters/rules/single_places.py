"""3.4 and 3.7: the places that only their visitors may use: Church, shipping offices, Mercato."""

from typing import final

from serenissima.core.frame import Ask, Frame
from serenissima.core.messages import Message
from serenissima.games.masters.data import (
    CHURCH,
    DOCK_COUNT,
    FAVOR_KINDS,
    FAVOR_PRICE,
    GOODS,
    HARBOR_MASTER,
    MERCATO,
    NO_CUBE,
    NORTH_STOCK,
    OFFICE_DIVIDEND,
    OFFICE_NORTH,
    QUAY_ROW,
    TRADER,
    TRADER_LIMIT,
)
from serenissima.games.masters.names import good_name
from serenissima.games.masters.picks import (
    AT_RANDOM,
    BUY_FAVOR,
    BUY_GOODS,
    DECLINE,
    NO_CUBE_HERE,
    SELL_GOODS,
    SWAP,
    USE_OFFICE,
)
from serenissima.games.masters.rules.opening import FIRST_OFFICE, QUAY, DrawCube
from serenissima.games.masters.rules.slots import Slot, offer, refused_cost, refused_cubes
from serenissima.games.masters.state import (
    BUY_CLOSED,
    FAVOR_BOUGHT,
    OFFICE_USED,
    SELL_CLOSED,
    SWAPPED,
    Masters,
    put,
)

# The Church.


@final
class AtChurch(Slot):
    """3.7: buy one of the face-up Favors at its price; you may use it at once."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, CHURCH)

    def add_actions(self, s: Masters, seat: int, found: list[int]) -> None:
        if not s.deeds & FAVOR_BOUGHT:
            cash = s.cash[seat]
            found += [BUY_FAVOR + kind for kind in range(FAVOR_KINDS) if kind in s.plaza and FAVOR_PRICE[kind] <= cash]

    def do(self, s: Masters, seat: int, pick: int) -> None:
        kind = pick - BUY_FAVOR
        s.deeds |= FAVOR_BOUGHT
        s.cash[seat] -= FAVOR_PRICE[kind]
        s.favors[seat * FAVOR_KINDS + kind] += 1
        place = s.plaza.index(kind)
        s.plaza = s.plaza[:place] + s.plaza[place + 1 :]
        s.tell("favor-bought", seat, kind, FAVOR_PRICE[kind])
        s.fill_plaza()

    def refused_action(self, s: Masters, seat: int, pick: int) -> Message:
        kind = pick - BUY_FAVOR
        if not 0 <= kind < FAVOR_KINDS or kind not in s.plaza:
            return Message("masters-refused-church")
        if s.deeds & FAVOR_BOUGHT:
            return Message("masters-refused-one-favor")
        return refused_cost(s, seat, FAVOR_PRICE[kind])


# The shipping offices.


@final
class AtOffice(Slot):
    """3.7: take the office's cube, unload new cubes for it and the docks, and pay its owners a dividend."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat, place)

    def ints(self) -> tuple[int, ...]:
        return (self.seat, self.place)

    def add_actions(self, s: Masters, seat: int, found: list[int]) -> None:
        if not s.deeds & OFFICE_USED:
            found.append(USE_OFFICE)

    def do(self, s: Masters, seat: int, pick: int) -> None:
        office = self.place - OFFICE_NORTH
        cube = s.office[office]
        s.deeds |= OFFICE_USED
        s.tell("office", seat, office, cube)
        if cube != NO_CUBE:
            s.office = put(s.office, office, NO_CUBE)
            s.cubes[seat * GOODS + cube] += 1
        s.then(Unload(office, 0), Quay(seat), OfficeDividend(office))
        if s.cubes_in_bag() and s.has_power(seat, HARBOR_MASTER, self.place):
            s.then(HarborExtra(seat))

    def actions_are_public(self, s: Masters) -> bool:
        return True

    def refused_action(self, s: Masters, seat: int, pick: int) -> Message:
        return Message("masters-refused-office")


@final
class HarborExtra(Ask[Masters]):
    """Section 4: the Harbor Master may draw a cube for himself, at random or by option of his choice (A-22)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ints(self) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, s: Masters, seat: int) -> tuple[int, ...]:
        if not s.rules.harbor_choice:
            return (AT_RANDOM, DECLINE)
        return (*[good for good in range(GOODS) if s.bag[good]], DECLINE)

    def take(self, s: Masters, seat: int, pick: int) -> None:
        if pick == AT_RANDOM:
            s.then(DrawCube(seat))
        elif pick != DECLINE:
            DrawCube(seat).settle(s, pick)

    def refusal(self, s: Masters, seat: int, pick: int) -> Message:
        if s.rules.harbor_choice and 0 <= pick < GOODS:
            return Message("masters-refused-bag", {"good": good_name(pick)})
        return Message("masters-refused-harbor")


@final
class Unload(Frame[Masters]):
    """3.7: a cube for the office, then four for the docks, as long as the bag lasts (A-12)."""

    def __init__(self, office: int, drawn: int) -> None:
        self.office = office
        self.drawn = drawn

    def ints(self) -> tuple[int, ...]:
        return (self.office, self.drawn)

    def run(self, s: Masters) -> None:
        if s.cubes_in_bag() and self.drawn <= DOCK_COUNT:
            target = QUAY if self.drawn else FIRST_OFFICE + self.office
            s.then(DrawCube(target), Unload(self.office, self.drawn + 1))


@final
class Quay(Frame[Masters]):
    """3.7: all cubes for the docks are shown before the first one is placed."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ints(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, s: Masters) -> None:
        if s.cubes_on_quay():
            s.then(PlaceCube(self.seat, 0))


@final
class PlaceCube(Ask[Masters]):
    """3.7: one cube for each dock, dock by dock; with fewer than four cubes, docks may be skipped (A-12)."""

    def __init__(self, seat: int, dock: int) -> None:
        self.seat = seat
        self.dock = dock

    def ints(self) -> tuple[int, ...]:
        return (self.seat, self.dock)

    def options(self, s: Masters, seat: int) -> tuple[int, ...]:
        goods = [good for good in range(GOODS) if s.docks[QUAY_ROW + good]]
        if s.cubes_on_quay() < DOCK_COUNT - self.dock:
            goods.append(NO_CUBE_HERE)
        return tuple(goods)

    def take(self, s: Masters, seat: int, pick: int) -> None:
        if pick != NO_CUBE_HERE:
            s.docks[QUAY_ROW + pick] -= 1
            s.docks[self.dock * GOODS + pick] += 1
            s.tell("placed", seat, pick, self.dock)
        if s.cubes_on_quay():
            s.then(PlaceCube(seat, self.dock + 1))

    def refusal(self, s: Masters, seat: int, pick: int) -> Message:
        if 0 <= pick < GOODS:
            return Message("masters-refused-quay", {"good": good_name(pick)})
        return Message("masters-refused-place")


@final
class OfficeDividend(Frame[Masters]):
    """3.7: ten ducats for each share of this office."""

    def __init__(self, office: int) -> None:
        self.office = office

    def ints(self) -> tuple[int, ...]:
        return (self.office,)

    def run(self, s: Masters) -> None:
        s.pay_dividend(NORTH_STOCK + self.office, OFFICE_DIVIDEND)


# The Mercato.


@final
class AtMercato(Slot):
    """3.7: buy one cube from the bag and sell one of another kind; the Trader two each way, plus one swap."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, MERCATO)

    def add_actions(self, s: Masters, seat: int, found: list[int]) -> None:
        first = seat * GOODS
        cash = s.cash[seat]
        traded = s.bought | s.sold
        limit = mercato_limit(s, seat)
        if not s.deeds & BUY_CLOSED:
            for good in range(GOODS):
                if s.price[good] <= cash and not traded >> good & 1:
                    most = min(min(limit - s.buys, s.bag[good]), cash // s.price[good])
                    offer(found, BUY_GOODS + good * TRADER_LIMIT, most)
        if not s.deeds & SELL_CLOSED:
            for good in range(GOODS):
                held = s.cubes[first + good]
                if held and not traded >> good & 1:
                    offer(found, SELL_GOODS + good * TRADER_LIMIT, min(limit - s.sells, held))
        if may_swap(s, seat):
            for give in range(GOODS):
                if s.cubes[first + give]:
                    start = SWAP + give * GOODS
                    found += [start + taken for taken in range(GOODS) if taken != give and s.bag[taken]]

    def do(self, s: Masters, seat: int, pick: int) -> None:
        if pick >= SWAP:
            swap_cubes(s, seat, (pick - SWAP) // GOODS, (pick - SWAP) % GOODS)
        elif pick >= SELL_GOODS:
            sell_goods(s, seat, (pick - SELL_GOODS) // TRADER_LIMIT, (pick - SELL_GOODS) % TRADER_LIMIT + 1)
        else:
            buy_goods(s, seat, (pick - BUY_GOODS) // TRADER_LIMIT, (pick - BUY_GOODS) % TRADER_LIMIT + 1)

    def refused_action(self, s: Masters, seat: int, pick: int) -> Message:
        if SWAP <= pick < SWAP + GOODS * GOODS:
            return self.refused_swap(s, seat, (pick - SWAP) // GOODS, (pick - SWAP) % GOODS)
        buying = pick < SELL_GOODS
        number = pick - BUY_GOODS if buying else pick - SELL_GOODS
        if not 0 <= number < GOODS * TRADER_LIMIT:
            return Message("masters-refused-mercato")
        good = number // TRADER_LIMIT
        count = number % TRADER_LIMIT + 1
        if s.deeds & (BUY_CLOSED if buying else SELL_CLOSED):
            return Message("masters-refused-closed")
        if (s.bought | s.sold) >> good & 1:
            return Message("masters-refused-twice", {"good": good_name(good)})
        limit = mercato_limit(s, seat)
        if count > limit - (s.buys if buying else s.sells):
            return Message("masters-refused-mercato-limit", {"limit": limit})
        if not buying:
            return refused_cubes(s, seat, good)
        if count > s.bag[good]:
            return Message("masters-refused-bag", {"good": good_name(good)})
        return refused_cost(s, seat, count * s.price[good])

    def refused_swap(self, s: Masters, seat: int, give: int, taken: int) -> Message:
        if not may_swap(s, seat):
            return Message("masters-refused-swap")
        if not s.cubes[seat * GOODS + give]:
            return refused_cubes(s, seat, give)
        if give == taken:
            return Message("masters-refused-mercato")
        return Message("masters-refused-bag", {"good": good_name(taken)})


def mercato_limit(s: Masters, seat: int) -> int:
    """3.7: how many cubes each way."""
    return TRADER_LIMIT if s.has_power(seat, TRADER, MERCATO) else 1


def may_swap(s: Masters, seat: int) -> bool:
    """Section 4: the Trader, once in each slot."""
    return not s.deeds & SWAPPED and s.has_power(seat, TRADER, MERCATO)


def buy_goods(s: Masters, seat: int, good: int, count: int) -> None:
    """3.7: from the bag at the plain price, which then rises; this is not a draw, so nothing falls."""
    cost = count * s.price[good]
    s.bought |= 1 << good
    s.buys += count
    s.cash[seat] -= cost
    s.bag[good] -= count
    s.cubes[seat * GOODS + good] += count
    s.tell("goods-bought", seat, good, count, cost)
    s.raise_price(good, count)


def sell_goods(s: Masters, seat: int, good: int, count: int) -> None:
    """3.7: into the bag at the plain price, which also rises; no Orders, no dividend."""
    total = count * s.price[good]
    s.sold |= 1 << good
    s.sells += count
    s.cash[seat] += total
    s.bag[good] += count
    s.cubes[seat * GOODS + good] -= count
    s.tell("goods-sold", seat, good, count, total)
    s.raise_price(good, count)


def swap_cubes(s: Masters, seat: int, give: int, taken: int) -> None:
    """Section 4: trade one of your cubes for another kind from the bag; prices stay."""
    first = seat * GOODS
    s.deeds |= SWAPPED
    s.cubes[first + give] -= 1
    s.bag[give] += 1
    s.cubes[first + taken] += 1
    s.bag[taken] -= 1
    s.tell("swapped", seat, give, taken)
