"""Palazzo: who may know what."""

from serenissima.core.dice import Dice
from serenissima.core.piles import redealt
from serenissima.core.spec import View
from serenissima.core.state import UNANSWERED

from .rules import Palazzo


def public(s: Palazzo) -> View:
    return {
        "ducats": list(s.ducats),
        "bids": list(s.bids),
        "active": s.active,
        "offer": list(s.offer),
        "bills": list(s.bills),
        "money": list(s.money),
        "sold": list(s.sold),
        "auctions": s.auctions,
        "consulted": s.consulted,
    }


def private(s: Palazzo, seat: int) -> View:
    """Everybody's palaces and the pile of bills, as far as this seat has seen them."""
    return {
        "seat": seat,
        "hands": [list(hand.seen_by(seat)) for hand in s.hands],
        "deck": list(s.deck.seen_by(seat)),
        "bill_deck": list(s.bill_deck.seen_by(seat)),
    }


def resample(s: Palazzo, seat: int, dice: Dice) -> Palazzo:
    twin = s.clone()
    twin.dice = dice.fork()
    twin.memo_seat = UNANSWERED
    *twin.hands, twin.deck = redealt([*s.hands, s.deck], seat, dice)
    twin.bill_deck = redealt([s.bill_deck], seat, dice)[0]
    for other in range(s.seats):
        if other != seat and s.sealed[other] != UNANSWERED:
            cards = twin.hands[other].cards
            twin.sealed[other] = cards[dice.below(len(cards))]
    return twin
