"""Section 2: the set-up, as a series of small deals, and every later draw from the bag."""

from typing import Final, final

from serenissima.core.event import NO_SEAT
from serenissima.core.frame import Deal, Frame
from serenissima.games.masters.data import (
    CARDS,
    CUBES_PER_DOCK,
    DOCK_COUNT,
    FAVOR_COUNT,
    FAVOR_KINDS,
    FAVOR_TILES,
    GOODS,
    OFFICES,
    QUAY_ROW,
    SHOP_COUNT,
)
from serenissima.games.masters.state import Masters, put

# Where a cube from the bag goes: to a seat, onto a dock, to an office, or to the quay, for the docks later.
FIRST_DOCK: Final = 10
FIRST_OFFICE: Final = 20
QUAY: Final = 30


@final
class DealAge(Deal[Masters]):
    """2.1: who is younger than whom, the last tie-break of bids (A-26)."""

    def outcomes(self, s: Masters) -> tuple[int, ...]:
        return tuple([seat for seat in range(s.seats) if seat not in s.age])

    def settle(self, s: Masters, outcome: int) -> None:
        s.age = (*s.age, outcome)
        if len(s.age) < s.seats:
            s.then(self)


@final
class DealShare(Deal[Masters]):
    """2.2: one share for each player, each of a different shop; its owner holds the majority there."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ints(self) -> tuple[int, ...]:
        return (self.seat,)

    def outcomes(self, s: Masters) -> tuple[int, ...]:
        whole = s.supply[-1]
        return tuple([shop for shop in range(SHOP_COUNT) if s.supply[shop] == whole])

    def settle(self, s: Masters, outcome: int) -> None:
        s.tell("share-dealt", self.seat, outcome)
        s.trade_shares(self.seat, outcome, 1)
        if self.seat + 1 < s.seats:
            s.then(DealShare(self.seat + 1))


@final
class DealFavors(Deal[Masters]):
    """2.5: the Favors in a face-down stack, with two face up in the Plaza."""

    def outcomes(self, s: Masters) -> tuple[int, ...]:
        left: list[int] = []
        for kind in range(FAVOR_KINDS):
            left += [kind] * (FAVOR_COUNT[kind] - s.stack.cards.count(kind))
        return tuple(left)

    def settle(self, s: Masters, outcome: int) -> None:
        s.stack = s.stack.with_card(outcome, 0)
        if len(s.stack.cards) < FAVOR_TILES:
            s.then(self)
        else:
            s.fill_plaza()


@final
class DealOrders(Deal[Masters]):
    """2.8: the Guild Orders in a face-down deck, and one for each player."""

    def outcomes(self, s: Masters) -> tuple[int, ...]:
        dealt = 0
        for card in s.deck.cards:
            dealt |= 1 << card
        return tuple([card for card in range(CARDS) if not dealt >> card & 1])

    def settle(self, s: Masters, outcome: int) -> None:
        s.deck = s.deck.with_card(outcome, 0)
        if len(s.deck.cards) < CARDS:
            s.then(self)
        else:
            for seat in range(s.seats):
                draw_order(s, seat)


def draw_order(s: Masters, seat: int) -> None:
    """The top card of the deck goes to a hand; only its owner knows it, and the player who put it there."""
    card = s.deck.cards[-1]
    s.hands[seat] = s.hands[seat].with_card(card, s.deck.known_to[-1] | 1 << seat)
    s.deck = s.deck.drawn()
    s.reveal()
    s.tell("order-seen", seat, card, audience=1 << seat)


@final
class DrawCube(Deal[Masters]):
    """A random cube leaves the bag (2.10, 3.7): its price falls."""

    def __init__(self, target: int) -> None:
        self.target = target

    def ints(self) -> tuple[int, ...]:
        return (self.target,)

    def outcomes(self, s: Masters) -> tuple[int, ...]:
        found: list[int] = []
        for good in range(GOODS):
            found += [good] * s.bag[good]
        return tuple(found)

    def run(self, s: Masters) -> None:
        # The same draw as from `outcomes`, without building a row of up to ninety cubes.
        left = s.dice.below(s.cubes_in_bag())
        good = 0
        while left >= s.bag[good]:
            left -= s.bag[good]
            good += 1
        self.settle(s, good)

    def settle(self, s: Masters, outcome: int) -> None:
        target = self.target
        s.draw_cube(outcome)
        s.tell("drawn", NO_SEAT, outcome, target)
        if target == QUAY:
            s.docks[QUAY_ROW + outcome] += 1
        elif target >= FIRST_OFFICE:
            s.office = put(s.office, target - FIRST_OFFICE, outcome)
        elif target >= FIRST_DOCK:
            s.docks[(target - FIRST_DOCK) * GOODS + outcome] += 1
        else:
            s.cubes[target * GOODS + outcome] += 1


@final
class FirstCubes(Frame[Masters]):
    """2.10, 2.11: one cube for each player, two for each dock, one for each office."""

    def run(self, s: Masters) -> None:
        targets = list(range(s.seats))
        for dock in range(DOCK_COUNT):
            targets += [FIRST_DOCK + dock] * CUBES_PER_DOCK
        targets += [FIRST_OFFICE + office for office in range(OFFICES)]
        for target in reversed(targets):
            s.then(DrawCube(target))
