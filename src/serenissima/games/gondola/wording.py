"""Questions, options and events of Gondola as messages."""

from serenissima.core.event import Event
from serenissima.core.frame import kind_of
from serenissima.core.words import Message, SeatName, message
from serenissima.games.gondola.state import Gondola


def prompt(s: Gondola, seat: int) -> Message:
    question = s.question()
    assert question is not None
    return Message(f"gondola-ask-{kind_of(question)}")


def label(s: Gondola, seat: int, pick: int) -> Message:
    question = s.question()
    assert question is not None
    return message(f"gondola-pick-{kind_of(question)}", pick=pick)


def group(s: Gondola, seat: int, pick: int) -> Message | None:
    return None


def effect(s: Gondola, seat: int, pick: int) -> Message | None:
    return None


def line(event: Event) -> Message | None:
    if event.seat < 0:
        return Message(f"gondola-log-{event.kind}")
    return message(f"gondola-log-{event.kind}", player=SeatName(event.seat))
