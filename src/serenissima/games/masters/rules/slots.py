"""3.5: a player's slot at a place: a loop of small actions, with Favors and Rumors in between."""

from mypy_extensions import mypyc_attr

from serenissima.core.frame import Ask
from serenissima.core.messages import Message
from serenissima.games.masters.data import (
    FAVOR_KINDS,
    FAVOR_MOST,
    GOODS,
    LOWEST,
    PEG_ORDERS,
    PEG_PRICE,
    PEG_SHARE,
    PEGS,
    SHOP_COUNT,
    STEP,
)
from serenissima.games.masters.names import favor_name, good_name, peg_name, stock_name
from serenissima.games.masters.picks import (
    END,
    FAVOR_PICKS,
    FAVOR_RANGE,
    FIRST_FAVOR,
    FIRST_PLACE_ACTION,
    FIRST_RUMOR,
    UP,
)
from serenissima.games.masters.state import BUSY, Masters, put


@mypyc_attr(allow_interpreted_subclasses=True)
class Slot(Ask[Masters]):
    """3.5: do what the place allows, in any order, play tiles in between, and end whenever you like."""

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def ints(self) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, s: Masters, seat: int) -> tuple[int, ...]:
        found = [END]
        if s.may_play_tiles(seat, self.place):
            add_tiles(s, seat, found)
        self.add_actions(s, seat, found)
        return tuple(found)

    def take(self, s: Masters, seat: int, pick: int) -> None:
        if pick == END:
            if not s.deeds & BUSY:
                s.tell("passed", seat, self.place)
            return
        s.then(self)
        s.deeds |= BUSY
        if pick < FIRST_RUMOR:
            play_favor(s, seat, pick)
        elif pick < FIRST_PLACE_ACTION:
            play_rumor(s, seat, pick)
        else:
            self.do(s, seat, pick)

    def is_public(self, s: Masters) -> bool:
        return not may_hold_hidden_tiles(s, self.seat, self.place) and self.actions_are_public(s)

    def refusal(self, s: Masters, seat: int, pick: int) -> Message:
        if FIRST_FAVOR <= pick < FIRST_PLACE_ACTION:
            return refused_tile(s, seat, self.place, pick)
        return self.refused_action(s, seat, pick)

    # What each place adds.

    def add_actions(self, s: Masters, seat: int, found: list[int]) -> None:
        """The actions that are possible now, in rising order."""
        raise NotImplementedError

    def do(self, s: Masters, seat: int, pick: int) -> None:
        """Carry out one of them."""
        raise NotImplementedError

    def actions_are_public(self, s: Masters) -> bool:
        """Whether everybody can work out which actions are possible."""
        return s.rules.open_cash

    def refused_action(self, s: Masters, seat: int, pick: int) -> Message:
        """Why an action is not possible."""
        raise NotImplementedError


def may_hold_hidden_tiles(s: Masters, seat: int, place: int) -> bool:
    """Whether this seat has tiles that others cannot see and that it could play here."""
    if not s.may_play_tiles(seat, place):
        return False
    first = seat * SHOP_COUNT
    if sum(s.rumors[first : first + SHOP_COUNT]):
        return True
    first = seat * FAVOR_KINDS
    return not s.rules.open_favors and sum(s.favors[first : first + FAVOR_KINDS]) > 0


def offer(found: list[int], start: int, most: int) -> None:
    """From one to `most` of something: that many consecutive picks."""
    pick = start
    while pick < start + most:
        found.append(pick)
        pick += 1


# 3.5 Favors and Rumors.


def add_tiles(s: Masters, seat: int, found: list[int]) -> None:
    """Every way to play a tile in hand."""
    first = seat * FAVOR_KINDS
    kinds = 0
    for kind in range(FAVOR_KINDS):
        if s.favors[first + kind]:
            kinds |= 1 << kind
    if kinds:
        room = 0
        for shop in range(SHOP_COUNT):
            if s.orders[shop] < s.rules.orders_max:
                room |= 1 << shop
        found.extend(FAVOR_PICKS[kinds << SHOP_COUNT | room])
    first = seat * SHOP_COUNT
    for shop in range(SHOP_COUNT):
        if s.rumors[first + shop]:
            start = FIRST_RUMOR + shop * PEGS * 2
            found += [start + move for move in range(PEGS * 2) if peg_can_move(s, shop, move >> 1, move & 1)]


def peg_can_move(s: Masters, shop: int, peg: int, direction: int) -> bool:
    """3.5: prices can always rise, since above 100 they are reset (A-17); no peg moves past the other ends (A-16)."""
    if peg == PEG_ORDERS:
        return s.orders[shop] < s.rules.orders_max if direction == UP else s.orders[shop] > 0
    if direction == UP:
        return True
    return (s.price[shop] if peg == PEG_PRICE else s.share[shop]) > LOWEST


def favor_kind(pick: int) -> int:
    return (pick - FIRST_FAVOR) // (SHOP_COUNT * FAVOR_RANGE)


def favor_shop(pick: int) -> int:
    return (pick - FIRST_FAVOR) // FAVOR_RANGE % SHOP_COUNT


def favor_count(pick: int) -> int:
    return (pick - FIRST_FAVOR) % FAVOR_RANGE + 1


def play_favor(s: Masters, seat: int, pick: int) -> None:
    """3.5: Orders at one shop rise; the tile goes under the stack."""
    kind = favor_kind(pick)
    s.favors[seat * FAVOR_KINDS + kind] -= 1
    s.add_orders(favor_shop(pick), favor_count(pick))
    s.tell("favor", seat, kind, favor_shop(pick), s.orders[favor_shop(pick)])
    s.return_favor(kind)
    s.close_trades()


def rumor_shop(pick: int) -> int:
    return (pick - FIRST_RUMOR) // (PEGS * 2)


def rumor_peg(pick: int) -> int:
    return (pick - FIRST_RUMOR) // 2 % PEGS


def rumor_direction(pick: int) -> int:
    return (pick - FIRST_RUMOR) % 2


def play_rumor(s: Masters, seat: int, pick: int) -> None:
    """3.5: one peg of the shop moves one step; the tile leaves the game."""
    shop = rumor_shop(pick)
    peg = rumor_peg(pick)
    up = rumor_direction(pick) == UP
    s.rumors[seat * SHOP_COUNT + shop] -= 1
    s.spread = put(s.spread, shop, s.spread[shop] + 1)
    s.reveal()
    s.tell("rumor", seat, shop, peg, rumor_direction(pick))
    if peg == PEG_ORDERS:
        s.add_orders(shop, 1 if up else -1)
    elif peg == PEG_SHARE:
        if up:
            s.raise_share(shop, 1)
        else:
            s.lower_share(shop, 1)
    elif up:
        s.raise_price(shop, 1)
    else:
        s.price[shop] -= STEP
    s.close_trades()


def refused_tile(s: Masters, seat: int, place: int, pick: int) -> Message:
    if not s.may_play_tiles(seat, place):
        return Message("masters-refused-tiles-shared")
    if pick < FIRST_RUMOR:
        kind = favor_kind(pick)
        if not s.favors[seat * FAVOR_KINDS + kind] or favor_count(pick) > FAVOR_MOST[kind]:
            return Message("masters-refused-no-favor", {"favor": favor_name(kind)})
        return Message("masters-refused-orders-full", {"shop": stock_name(favor_shop(pick))})
    shop = rumor_shop(pick)
    if shop >= SHOP_COUNT or not s.rumors[seat * SHOP_COUNT + shop]:
        return Message("masters-refused-no-rumor")
    return Message("masters-refused-peg", {"peg": peg_name(shop, rumor_peg(pick))})


def refused_cost(s: Masters, seat: int, cost: int) -> Message:
    """The refusal of something that costs more than the player has."""
    return Message("masters-refused-cash", {"cost": cost, "cash": s.cash[seat]})


def refused_cubes(s: Masters, seat: int, good: int) -> Message:
    """The refusal of more cubes than the player has."""
    return Message("masters-refused-cubes", {"good": good_name(good), "count": s.cubes[seat * GOODS + good]})
