"""3.4 and 3.7: the Guild Hall, shared like docks and shops, and the Guild Master (section 4)."""

from typing import final

from serenissima.core.frame import Ask
from serenissima.core.messages import Message
from serenissima.core.piles import Pile
from serenissima.games.masters.data import (
    CARDS,
    DUCATS_PER_POINT_FORGONE,
    GOODS,
    GUILD_HALL,
    GUILD_MASTER,
    NEEDS,
    SHOP_COUNT,
)
from serenissima.games.masters.names import order_name, stock_name
from serenissima.games.masters.picks import DELIVER, DRAW, DRAW_TWO, NO_CARD, UP_TO
from serenissima.games.masters.rules.opening import draw_order
from serenissima.games.masters.rules.slots import Slot, refused_cubes
from serenissima.games.masters.scoring import delivery_points
from serenissima.games.masters.state import DRAWN, Masters, put


@final
class AtGuildHall(Slot):
    """3.7: draw one Guild Order, and deliver as many as you can."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, GUILD_HALL)

    def add_actions(self, s: Masters, seat: int, found: list[int]) -> None:
        cards = len(s.deck.cards)
        if cards and not s.deeds & DRAWN:
            found.append(DRAW)
            if cards > 1 and s.has_power(seat, GUILD_MASTER, GUILD_HALL):
                found.append(DRAW_TWO)
        hand = s.hands[seat].cards
        if hand:
            ready = [DELIVER + card for card in hand if can_deliver(s, seat, card)]
            ready.sort()
            found.extend(ready)

    def do(self, s: Masters, seat: int, pick: int) -> None:
        if pick >= DELIVER:
            deliver(s, seat, pick - DELIVER)
            return
        s.deeds |= DRAWN
        older = len(s.hands[seat].cards)
        s.tell("order-drawn", seat, 1 if pick == DRAW else 2)
        draw_order(s, seat)
        if older and s.has_power(seat, GUILD_MASTER, GUILD_HALL):
            s.then(ReturnOrder(seat))
        if pick == DRAW_TWO:
            draw_order(s, seat)
            s.then(KeepOrder(seat))

    def actions_are_public(self, s: Masters) -> bool:
        return not s.hands[self.seat].cards

    def refused_action(self, s: Masters, seat: int, pick: int) -> Message:
        if pick in (DRAW, DRAW_TWO):
            if not s.deck.cards:
                return Message("masters-refused-deck-empty")
            return Message("masters-refused-drawn" if s.deeds & DRAWN else "masters-refused-draw-two")
        card = pick - DELIVER
        if not 0 <= card < CARDS or card not in s.hands[seat].cards:
            return Message("masters-refused-guild")
        for good in range(GOODS):
            if NEEDS[card * GOODS + good] > s.cubes[seat * GOODS + good]:
                return refused_cubes(s, seat, good)
        short = [shop for shop in range(SHOP_COUNT) if NEEDS[card * GOODS + shop] > s.orders[shop]]
        return Message("masters-refused-orders", {"shop": stock_name(short[0]), "orders": s.orders[short[0]]})


def can_deliver(s: Masters, seat: int, card: int) -> bool:
    """3.7: the three cubes, and for shop goods as many Orders; lumber needs none (A-40)."""
    first = seat * GOODS
    need = card * GOODS
    for good in range(GOODS):
        count = NEEDS[need + good]
        if count and (s.cubes[first + good] < count or (good < SHOP_COUNT and s.orders[good] < count)):
            return False
    return True


def deliver(s: Masters, seat: int, card: int) -> None:
    """3.7: cubes into the bag, prices up, Orders down; no dividend; then points or ducats."""
    value = delivery_points(len(s.delivered[seat]))
    s.hands[seat] = s.hands[seat].without(card)
    s.delivered = put(s.delivered, seat, (*s.delivered[seat], card))
    s.reveal()
    s.tell("delivered", seat, card)
    for good in range(GOODS):
        count = NEEDS[card * GOODS + good]
        if count:
            s.cubes[seat * GOODS + good] -= count
            s.bag[good] += count
            if good < SHOP_COUNT:
                s.orders[good] -= count
                s.raise_share(good, count)
            s.raise_price(good, count)
    s.then(PointsOrCash(seat, value))


@final
class PointsOrCash(Ask[Masters]):
    """3.7: how many of the delivery's points to take; each one given up is worth 50 ducats."""

    def __init__(self, seat: int, value: int) -> None:
        self.seat = seat
        self.value = value

    def ints(self) -> tuple[int, ...]:
        return (self.seat, self.value)

    def options(self, s: Masters, seat: int) -> tuple[int, ...]:
        return UP_TO[self.value]

    def take(self, s: Masters, seat: int, pick: int) -> None:
        s.points[seat] += pick
        s.cash[seat] += self.ducats(pick)
        s.tell("reward", seat, pick, self.ducats(pick))

    def ducats(self, pick: int) -> int:
        return DUCATS_PER_POINT_FORGONE * (self.value - pick)

    def refusal(self, s: Masters, seat: int, pick: int) -> Message:
        return Message("masters-refused-points", {"value": self.value})


# The Guild Master (section 4).


@final
class KeepOrder(Ask[Masters]):
    """Section 4: of the two cards drawn, the last two in hand, one stays and the other goes under the deck."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ints(self) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, s: Masters, seat: int) -> tuple[int, ...]:
        return tuple(sorted(s.hands[seat].cards[-2:]))

    def is_public(self, s: Masters) -> bool:
        return False

    def take(self, s: Masters, seat: int, pick: int) -> None:
        first, second = s.hands[seat].cards[-2:]
        put_under_deck(s, seat, second if pick == first else first)
        s.tell("order-kept", seat)

    def refusal(self, s: Masters, seat: int, pick: int) -> Message:
        return Message("masters-refused-keep")


@final
class ReturnOrder(Ask[Masters]):
    """Section 4: one of the cards held before the draw may go under the deck as well (A-36)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ints(self) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, s: Masters, seat: int) -> tuple[int, ...]:
        return (*sorted(s.hands[seat].cards[:-1]), NO_CARD)

    def is_public(self, s: Masters) -> bool:
        return False

    def take(self, s: Masters, seat: int, pick: int) -> None:
        if pick != NO_CARD:
            put_under_deck(s, seat, pick)
            s.tell("order-returned", seat)

    def refusal(self, s: Masters, seat: int, pick: int) -> Message:
        if pick in s.hands[seat].cards:
            return Message("masters-refused-return-new", {"order": order_name(pick)})
        return Message("masters-refused-guild")


def put_under_deck(s: Masters, seat: int, card: int) -> None:
    """Only he knows which card it was; what others knew about his hand may no longer hold."""
    left = s.hands[seat].without(card)
    s.hands[seat] = Pile(left.cards, (1 << seat,) * len(left.cards))
    s.deck = Pile((card, *s.deck.cards), (1 << seat, *s.deck.known_to))
