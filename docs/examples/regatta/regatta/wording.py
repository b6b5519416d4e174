"""Regatta: questions and events as messages. The words themselves are in the catalogues."""

from regatta.rules import Regatta
from serenissima.core.event import Event
from serenissima.core.messages import Message, SeatName, message


def prompt(s: Regatta, seat: int) -> Message:
    return message("regatta-stake", prize=s.course.cards[-1])


def label(s: Regatta, seat: int, pick: int) -> Message:
    return message("regatta-oar", oar=pick)


def group(s: Regatta, seat: int, pick: int) -> Message | None:
    """Seven oars need no headings."""
    return None


def effect(s: Regatta, seat: int, pick: int) -> Message | None:
    """What an oar wins depends on the others."""
    return None


def line(event: Event) -> Message | None:
    args = {"seat": SeatName(event.seat)} if event.seat >= 0 else {}
    amount = {"amount": event.args[0]} if event.args else {}
    return Message(f"regatta-{event.kind}", {**args, **amount})
