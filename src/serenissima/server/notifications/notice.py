"""What people are told, in their language, apart from its format: an event at a table, or several in one digest."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final, Literal, NamedTuple

from msgspec import Struct

from serenissima.core.messages import Argument, Message
from serenissima.locale import Words
from serenissima.server.people.former import shown_name

Event = Literal["turn", "full", "over", "undo", "mention", "clock", "confirm", "test"]
EVENTS: Final[tuple[Event, ...]] = ("turn", "full", "over", "undo", "mention", "clock")
"""What people can ask to be told. The request to confirm an e-mail address and the test are always sent."""
MUST_ACT: Final[tuple[Event, ...]] = ("turn", "undo", "clock")
"""Events that are about something to do, and not worth telling once it is done."""


class Notice(Struct, frozen=True):
    """One thing that happened at one table. Everybody at the table knows all of it."""

    id: str
    """The same at every attempt to deliver it, so that receivers can drop repetitions."""
    event: Event
    game: str = ""
    table: str = ""
    seats: Sequence[int] = ()
    """Whom it concerns, by seat."""
    keys: Sequence[int] = ()
    """Which occurrence it is, for each of these seats."""
    names: Sequence[str] = ()
    """The names of all seats."""

    @property
    def players(self) -> list[str]:
        """Whom it concerns, by name."""
        return [self.names[seat] for seat in self.seats]


class Rendered(NamedTuple):
    """A notice or a digest in somebody's language."""

    id: str
    title: str
    text: str
    link: str
    """Empty if the server does not know its own address."""


def rendered(words: Words, notice: Notice, is_own: bool, site: str) -> Rendered:
    """One notice. `is_own`: the reader is the one whom it concerns."""
    game = words.optional(f"{notice.game}-title", notice.game) if notice.game else "Serenissima"
    names = ", ".join(shown_name(words, name) for name in notice.names if name)
    args: dict[str, Argument] = {
        "who": ", ".join(shown_name(words, name) for name in notice.players),
        "reader": "you" if is_own else "other",
    }
    text = words.say(Message(f"server-notice-{notice.event}", args))
    link = f"{site}/table/{notice.table}" if site and notice.table else site
    return Rendered(notice.id, f"{game} · {names}" if names else game, text, link)


def digest(words: Words, notices: Sequence[Rendered], site: str) -> Rendered:
    """Several notices in one: a line for each."""
    id = "digest-" + sha256(" ".join(notice.id for notice in notices).encode()).hexdigest()[:16]
    lines = [f"{notice.title}: {notice.text} {notice.link}".rstrip() for notice in notices]
    return Rendered(id, words("server-notice-digest", count=len(notices)), "\n".join(lines), site)
