"""Palazzo: questions, options and events as messages."""

from serenissima.core.event import Event
from serenissima.core.frame import kind_of
from serenissima.core.messages import Message, SeatName, message

from .rules import PASS, Palazzo, half

ARGUMENTS = {
    "inherits": ("palace",),
    "auction": ("worst", "best"),
    "bids": ("ducats",),
    "buys": ("palace", "ducats"),
    "market": ("worst", "best"),
    "consults": (),
    "omen": ("bill",),
    "sells": ("palace", "bill"),
}


def kind(s: Palazzo) -> str:
    return kind_of(s.agenda[-1])


def prompt(s: Palazzo, seat: int) -> Message:
    if kind(s) == "bid":
        return message("palazzo-bid", highest=max(s.bids), best=s.offer[-1])
    if kind(s) == "consult":
        return message("palazzo-consult")
    return message("palazzo-sell", best=s.bills[-1])


def label(s: Palazzo, seat: int, pick: int) -> Message:
    if kind(s) == "bid":
        return message("palazzo-pass") if pick == PASS else message("palazzo-offer", ducats=pick)
    if kind(s) == "consult":
        return message("palazzo-look" if pick else "palazzo-trust")
    return message("palazzo-palace", palace=pick)


def group(s: Palazzo, seat: int, pick: int) -> Message | None:
    return None


def effect(s: Palazzo, seat: int, pick: int) -> Message | None:
    if kind(s) == "bid" and pick == PASS:
        palace = message("palazzo-palace", palace=s.offer[0])
        return message("palazzo-takes", palace=palace, ducats=half(s, s.bids[seat]))
    return None


def line(event: Event) -> Message | None:
    args = dict(zip(ARGUMENTS[event.kind], event.args, strict=True))
    who = {"who": SeatName(event.seat)} if event.seat >= 0 else {}
    return Message(f"palazzo-log-{event.kind}", {**who, **args})
