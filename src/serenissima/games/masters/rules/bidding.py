"""3.2: bidding for Turn Order, characters and Orders."""

from typing import final

from serenissima.core.frame import Ask, Frame, Sealed
from serenissima.core.messages import Message
from serenissima.games.masters.data import (
    BID_STEP,
    CHARACTERS,
    GONDOLIERI,
    NOBODY,
    NORTH_STOCK,
    ORDER_DOWN_COST,
    ORDER_UP_COST,
    SHOP_COUNT,
    SOUTH_STOCK,
    STOCKS,
    UNLIMITED,
)
from serenissima.games.masters.names import character_name, stock_name
from serenissima.games.masters.picks import DOWN, UP
from serenissima.games.masters.state import Masters, put


@final
class ReturnCharacters(Frame[Masters]):
    """3.2 B0: all characters return, and the Marker is fresh again."""

    def run(self, s: Masters) -> None:
        s.holder = (NOBODY,) * CHARACTERS
        s.marker = 1


def highest_bid(s: Masters, seat: int) -> int:
    """A-07: one's cash is the only limit, unless the table sets another."""
    return s.cash[seat] if s.rules.max_bid == UNLIMITED else min(s.cash[seat], s.rules.max_bid)


@final
class Bid(Sealed[Masters]):
    """3.2 B1, B2: all bid in secret; everybody pays, and the bids give the Turn Order."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def ints(self) -> tuple[int, ...]:
        return (self.seats,)

    def options(self, s: Masters, seat: int) -> tuple[int, ...]:
        return tuple(range(0, highest_bid(s, seat) + 1, BID_STEP))

    def is_public(self, s: Masters) -> bool:
        return s.rules.open_cash

    def run(self, s: Masters) -> None:
        s.bids = tuple(s.sealed)
        for seat in range(s.seats):
            s.cash[seat] -= s.bids[seat]
        s.order = turn_order(s)
        for seat in s.order:
            s.tell("bid", seat, s.bids[seat])
        last = s.order[-1]
        s.holder = put(s.holder, GONDOLIERI, last)  # B3
        s.tell("character", last, GONDOLIERI)
        s.then(*picks_and_adjustments(s))

    def refusal(self, s: Masters, seat: int, pick: int) -> Message:
        if pick < 0 or pick % BID_STEP:
            return Message("masters-refused-bid-step")
        if pick > s.cash[seat]:
            return Message("masters-refused-cash", {"cost": pick, "cash": s.cash[seat]})
        return Message("masters-refused-bid-limit", {"most": highest_bid(s, seat)})


def bid_rank(s: Masters, seat: int) -> tuple[int, ...]:
    """3.2: the tie-breaks between bids, larger first; if all are equal, the younger player goes first."""
    first = seat * STOCKS
    offices = s.shares[first + NORTH_STOCK] + s.shares[first + SOUTH_STOCK]
    return (s.bids[seat], offices, *s.shares[first : first + SHOP_COUNT], -s.age.index(seat))


def turn_order(s: Masters) -> tuple[int, ...]:
    """The seats from the highest to the lowest bid."""
    ranked = sorted([(bid_rank(s, seat), seat) for seat in range(s.seats)], reverse=True)
    return tuple([seat for _, seat in ranked])


def picks_and_adjustments(s: Masters) -> list[Frame[Masters]]:
    """3.2 B4 to B6: each picks and adjusts in Turn Order; the last has the Gondolieri, but picks too if two play."""
    picks: list[Frame[Masters]] = []
    adjustments: list[Frame[Masters]] = []
    both: list[Frame[Masters]] = []
    for seat in s.order:
        pick = PickCharacter(seat)
        adjust = Adjustment(seat)
        if seat != s.order[-1] or s.seats == 2:
            picks.append(pick)
            both.append(pick)
        adjustments.append(adjust)
        both.append(adjust)
    second = [PickCharacter(s.order[0])] if s.seats == 2 else []
    if s.rules.adjust_after_all_picks:
        return [*picks, *second, *adjustments]
    return [*both, *second]


@final
class PickCharacter(Ask[Masters]):
    """3.2 B4: any character still on offer."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ints(self) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, s: Masters, seat: int) -> tuple[int, ...]:
        return tuple([character for character in range(CHARACTERS) if s.holder[character] == NOBODY])

    def take(self, s: Masters, seat: int, pick: int) -> None:
        s.holder = put(s.holder, pick, seat)
        s.tell("character", seat, pick)

    def refusal(self, s: Masters, seat: int, pick: int) -> Message:
        if not 0 <= pick < CHARACTERS:
            return Message("masters-refused-character")
        return Message("masters-refused-character-taken", {"character": character_name(pick)})


def adjustment(bid: int, direction: int) -> int:
    """3.2: how many Orders a bid adds to one shop, or removes from it."""
    return bid // ORDER_UP_COST if direction == UP else -(bid // ORDER_DOWN_COST)


def adjusted_orders(s: Masters, shop: int, bid: int, direction: int) -> int:
    """Where the peg would stand: movement stops at both ends of the track (A-08)."""
    return max(0, min(s.rules.orders_max, s.orders[shop] + adjustment(bid, direction)))


def adjustments(s: Masters, seat: int) -> tuple[int, ...]:
    """A-08: the shops and directions in which the peg really moves."""
    bid = s.bids[seat]
    return tuple(
        [
            shop * 2 + direction
            for shop in range(SHOP_COUNT)
            for direction in (DOWN, UP)
            if adjusted_orders(s, shop, bid, direction) != s.orders[shop]
        ]
    )


@final
class Adjustment(Frame[Masters]):
    """3.2 B5: a player who bid nothing, or too little to move a peg, is not asked."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ints(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, s: Masters) -> None:
        if adjustments(s, self.seat):
            s.then(AdjustOrders(self.seat))


@final
class AdjustOrders(Ask[Masters]):
    """3.2 B5: the Orders of one shop go up by a fifth of the bid, or down by a tenth."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ints(self) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, s: Masters, seat: int) -> tuple[int, ...]:
        return adjustments(s, seat)

    def take(self, s: Masters, seat: int, pick: int) -> None:
        shop = pick // 2
        before = s.orders[shop]
        s.orders[shop] = adjusted_orders(s, shop, s.bids[seat], pick % 2)
        s.tell("adjusted", seat, shop, before, s.orders[shop])

    def refusal(self, s: Masters, seat: int, pick: int) -> Message:
        if not 0 <= pick < 2 * SHOP_COUNT:
            return Message("masters-refused-adjust")
        if adjustment(s.bids[seat], pick % 2) == 0:
            return Message("masters-refused-adjust-bid", {"bid": s.bids[seat], "cost": ORDER_DOWN_COST})
        return Message("masters-refused-adjust-end", {"shop": stock_name(pick // 2), "orders": s.orders[pick // 2]})
