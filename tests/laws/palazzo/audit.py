"""Palazzo: what the laws count."""

from typing import Any

from serenissima.core.event import Event
from serenissima.core.spec import View

from .rules import Palazzo


def conserved(s: Palazzo) -> dict[str, int]:
    held = [card for hand in s.hands for card in hand.cards]
    return {
        "palaces": sum(held) + sum(s.deck.cards) + sum(s.offer) + sum(s.sold),
        "ducats": sum(s.ducats) + s.bank,
        "bills": sum(s.money) + sum(s.bills) + sum(s.bill_deck.cards),
    }


def broken(s: Palazzo) -> list[str]:
    return [f"seat {seat} bids what it has not" for seat, bid in enumerate(s.bids) if bid > s.ducats[seat]]


def recount(data: dict[str, Any]) -> list[int]:
    return [ducats + money for ducats, money in zip(data["ducats"], data["money"], strict=True)]


def named(event: Event) -> set[str]:
    if event.kind == "inherits":
        return {f"palace {event.args[0]} of seat {event.seat}"}
    return {f"bill {event.args[0]} on top"} if event.kind == "omen" else set()


def known(view: View) -> set[str]:
    held = {f"palace {card} of seat {seat}" for seat, hand in enumerate(view["hands"]) for card in hand if card >= 0}
    return held | {f"bill {bill} on top" for bill in view["bill_deck"][-1:] if bill >= 0}


def face_down(s: Palazzo, seat: int) -> set[str]:
    """Which card lies where in the two piles, as far as this seat has not seen it."""
    piles = {"palace": s.deck, "bill": s.bill_deck}
    return {
        f"{name} {pile.cards[place]} at {place}"
        for name, pile in piles.items()
        for place, seen in enumerate(pile.seen_by(seat))
        if seen < 0
    }
