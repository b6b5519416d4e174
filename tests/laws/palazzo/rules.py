"""Palazzo: the position and the rules."""

from dataclasses import dataclass
from typing import Final, final

from serenissima.core.frame import Ask, Deal, Frame, Sealed
from serenissima.core.messages import Message, message
from serenissima.core.piles import Pile, face_down
from serenissima.core.state import State, frames

PALACES: Final = tuple(range(1, 15))
BILLS: Final = tuple(range(2, 30, 2))
AUCTIONS: Final = 2
PASS: Final = 0
EVERYBODY: Final = -1


@dataclass(frozen=True)
class Rules:
    """What the table has chosen: whether half of an odd bid is rounded up."""

    half_up: bool = False


class Palazzo(State):
    """A position: what everybody owns, what is on offer, and what lies face down."""

    FIELDS = (
        "rules",
        "auctions",
        "ducats",
        "bids",
        "active",
        "offer",
        "hands",
        "deck",
        "bills",
        "bill_deck",
        "money",
        "bank",
        "sold",
        "opener",
        "consulted",
    )

    def __init__(self) -> None:
        super().__init__()
        self.rules: Rules = Rules()
        self.auctions: int = 0
        self.ducats: list[int] = []
        self.bids: list[int] = []
        self.active: int = 0
        self.offer: tuple[int, ...] = ()
        self.hands: list[Pile] = []
        self.deck: Pile = face_down(())
        self.bills: tuple[int, ...] = ()
        self.bill_deck: Pile = face_down(())
        self.money: list[int] = []
        self.bank: int = 0
        self.sold: tuple[int, ...] = ()
        self.opener: int = 0
        self.consulted: int = -1

    def clone(self) -> "Palazzo":
        twin = Palazzo()
        self.copy_core_to(twin)
        twin.rules = self.rules
        twin.auctions = self.auctions
        twin.ducats = self.ducats.copy()
        twin.bids = self.bids.copy()
        twin.active = self.active
        twin.offer = self.offer
        twin.hands = self.hands.copy()
        twin.deck = self.deck
        twin.bills = self.bills
        twin.bill_deck = self.bill_deck
        twin.money = self.money.copy()
        twin.bank = self.bank
        twin.sold = self.sold
        twin.opener = self.opener
        twin.consulted = self.consulted
        return twin

    def scores(self) -> list[int]:
        return [self.ducats[seat] + self.money[seat] for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        """Most money, then most ducats among it; players who are equal in both share a place."""
        worth = [(score, self.ducats[seat]) for seat, score in enumerate(self.scores())]
        return [1 + sum(other > own for other in worth) for own in worth]

    def ending(self) -> str:
        return "richest" if self.ranks().count(1) == 1 else "shared"


def set_up(seats: int, ducats: int, rules: Rules) -> Palazzo:
    """Everybody has the same purse; palaces and bills are dealt by chance."""
    s = Palazzo()
    s.rules = rules
    s.auctions = AUCTIONS
    s.ducats = [ducats] * seats
    s.bids = [0] * seats
    s.money = [0] * seats
    s.hands = [face_down(())] * seats
    s.then(*[Inherit(seat) for seat in range(seats)], ShufflePalaces(), ShuffleBills(), Auction())
    return s


@final
class Inherit(Deal[Palazzo]):
    """1 Everybody inherits a palace and looks at it alone."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ints(self) -> tuple[int, ...]:
        return (self.seat,)

    def outcomes(self, s: Palazzo) -> tuple[int, ...]:
        return undealt(s)

    def settle(self, s: Palazzo, outcome: int) -> None:
        s.hands[self.seat] = s.hands[self.seat].with_card(outcome, known_to=1 << self.seat)
        s.tell("inherits", self.seat, outcome, audience=1 << self.seat)


def undealt(s: Palazzo) -> tuple[int, ...]:
    dealt = {card for hand in s.hands for card in hand.cards} | set(s.deck.cards)
    return tuple([palace for palace in PALACES if palace not in dealt])


@final
class ShufflePalaces(Deal[Palazzo]):
    """2 The other palaces are laid face down in a random order."""

    def outcomes(self, s: Palazzo) -> tuple[int, ...]:
        return undealt(s)

    def settle(self, s: Palazzo, outcome: int) -> None:
        s.deck = s.deck.with_card(outcome, known_to=0)
        if undealt(s):
            s.then(ShufflePalaces())


@final
class ShuffleBills(Deal[Palazzo]):
    """3 So are the bills."""

    def outcomes(self, s: Palazzo) -> tuple[int, ...]:
        return tuple([bill for bill in BILLS if bill not in s.bill_deck.cards])

    def settle(self, s: Palazzo, outcome: int) -> None:
        s.bill_deck = s.bill_deck.with_card(outcome, known_to=0)
        if len(s.bill_deck) < len(BILLS):
            s.then(ShuffleBills())


@final
class Auction(Frame[Palazzo]):
    """4 A palace for each seat is turned up, and the player who took the best one last time bids first."""

    def run(self, s: Palazzo) -> None:
        if not s.auctions:
            s.then(Market())
            return
        s.auctions -= 1
        offer: list[int] = []
        for _ in range(s.seats):
            offer.append(s.deck.cards[-1])
            s.deck = s.deck.drawn()
        s.offer = tuple(sorted(offer))
        s.reveal()
        s.tell("auction", -1, s.offer[0], s.offer[-1])
        s.active = (1 << s.seats) - 1
        s.bids = [0] * s.seats
        s.then(Bid(s.opener))


@final
class Bid(Ask[Palazzo]):
    """5 Bid more than everybody else, or pass, take the worst palace and pay half of your bid."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ints(self) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, s: Palazzo, seat: int) -> tuple[int, ...]:
        return (PASS, *range(max(s.bids) + 1, s.ducats[seat] + 1))

    def refusal(self, s: Palazzo, seat: int, pick: int) -> Message:
        if pick > s.ducats[seat]:
            return message("palazzo-too-poor", ducats=s.ducats[seat])
        return message("palazzo-too-low", highest=max(s.bids))

    def take(self, s: Palazzo, seat: int, pick: int) -> None:
        if pick != PASS:
            s.bids[seat] = pick
            s.tell("bids", seat, pick)
        else:
            buy(s, seat, s.offer[0], half(s, s.bids[seat]))
            s.active &= ~(1 << seat)
        rivals = [other for other in range(s.seats) if s.active >> other & 1]
        if len(rivals) > 1:
            s.then(Bid(next_active(s, seat)))
            return
        s.opener = rivals[0]
        buy(s, s.opener, s.offer[0], s.bids[s.opener])
        s.then(Auction())


def half(s: Palazzo, bid: int) -> int:
    return (bid + 1) // 2 if s.rules.half_up else bid // 2


def next_active(s: Palazzo, seat: int) -> int:
    """The next player to the left who has not passed."""
    seat = (seat + 1) % s.seats
    while not s.active >> seat & 1:
        seat = (seat + 1) % s.seats
    return seat


def buy(s: Palazzo, seat: int, palace: int, price: int) -> None:
    s.ducats[seat] -= price
    s.bank += price
    s.bids[seat] = 0
    s.offer = s.offer[1:]
    s.hands[seat] = s.hands[seat].with_card(palace, known_to=EVERYBODY)
    s.tell("buys", seat, palace, price)


@final
class Market(Frame[Palazzo]):
    """6 A bill for each seat is turned up; the opener may pay a ducat to see the next one; all sell a palace."""

    def run(self, s: Palazzo) -> None:
        if not s.hands[0].cards:
            return
        bills: list[int] = []
        for _ in range(s.seats):
            bills.append(s.bill_deck.cards[-1])
            s.bill_deck = s.bill_deck.drawn()
        s.bills = tuple(sorted(bills))
        s.consulted = -1
        s.reveal()
        s.tell("market", -1, s.bills[0], s.bills[-1])
        s.then(Consult(s.opener), Sell((1 << s.seats) - 1), Market())


@final
class Consult(Ask[Palazzo]):
    """7 For a ducat the opener looks at the top bill of the pile."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ints(self) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, s: Palazzo, seat: int) -> tuple[int, ...]:
        return (0, 1) if s.ducats[seat] else (0,)

    def refusal(self, s: Palazzo, seat: int, pick: int) -> Message:
        return message("palazzo-no-consulting")

    def take(self, s: Palazzo, seat: int, pick: int) -> None:
        if pick:
            s.ducats[seat] -= 1
            s.bank += 1
            s.consulted = seat
            top = len(s.bill_deck) - 1
            s.bill_deck = s.bill_deck.shown(top, 1 << seat)
            s.reveal()
            s.tell("consults", seat)
            s.tell("omen", seat, s.bill_deck.cards[top], audience=1 << seat)


@final
class Sell(Sealed[Palazzo]):
    """8 Everybody sells a palace in secret. The best palace gets the best bill, and so on."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def ints(self) -> tuple[int, ...]:
        return (self.seats,)

    def options(self, s: Palazzo, seat: int) -> tuple[int, ...]:
        return tuple(sorted(s.hands[seat].cards))

    def is_public(self, s: Palazzo) -> bool:
        return False

    def refusal(self, s: Palazzo, seat: int, pick: int) -> Message:
        return message("palazzo-not-yours")

    def run(self, s: Palazzo) -> None:
        order = sorted(range(s.seats), key=lambda seat: s.sealed[seat])
        for bill, seat in zip(s.bills, order, strict=True):
            palace = s.sealed[seat]
            s.hands[seat] = s.hands[seat].without(palace)
            s.sold = tuple(sorted((*s.sold, palace)))
            s.money[seat] += bill
            s.tell("sells", seat, palace, bill)
        s.bills = ()


Palazzo.FRAMES = frames(Inherit, ShufflePalaces, ShuffleBills, Auction, Bid, Market, Consult, Sell)
