"""What people are told, apart from its form: an event at a table, in their language."""

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct

from serenissima.core.messages import Message
from serenissima.locale import Words

Event = Literal["turn", "full", "over", "undo", "mention", "clock", "test"]
EVENTS: Final[tuple[Event, ...]] = ("turn", "full", "over", "undo", "mention", "clock")
"""What people can ask to be told; the test is always told."""


class Notice(Struct, frozen=True):
    """One thing that happened at one table. Nothing in it is hidden from anybody at the table, or secret."""

    id: str
    """The same at every attempt to deliver it, so that receivers can drop repetitions."""
    event: Event
    game: str
    table: str
    name: str
    """The name of the table; empty if it has none."""
    seats: Sequence[int]
    """Whom it concerns, by seat."""
    names: Sequence[str]
    """The names of all seats."""
    at: float
    text: str = ""
    """What was asked of the seat, or said; empty where others could read what only one may know."""


def title(words: Words, notice: Notice) -> str:
    """The heading: the game, and the table's name if it has one."""
    game = words.optional(f"{notice.game}-title", notice.game) or "Serenissima"
    return f"{game} · {notice.name}" if notice.name else game


def sentence(words: Words, notice: Notice, is_own: bool) -> str:
    """What happened. `is_own`: the reader is the one whom it concerns."""
    who = ", ".join(notice.names[seat] for seat in notice.seats)
    form = "you" if is_own else "other"
    return words.say(Message(f"server-notice-{notice.event}", {"who": who, "form": form}))
