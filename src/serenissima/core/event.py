"""Events: what happened. The rules report them, for logs and animations, to the seats that may know."""

from collections.abc import Sequence
from typing import Final, final

EVERYONE: Final = -1
SPECTATOR: Final = -1
NO_SEAT: Final = -1
NOTHING: Final = -(1 << 40)


@final
class Event:
    """`seat` (or NO_SEAT) did or suffered `kind`; `args` are ids and amounts; `audience` is a mask or EVERYONE."""

    __slots__ = ("args", "audience", "kind", "seat")

    def __init__(self, kind: str, seat: int, args: tuple[int, ...], audience: int) -> None:
        self.kind = kind
        self.seat = seat
        self.args = args
        self.audience = audience

    def heard_by(self, seat: int) -> bool:
        """Whether this seat (SPECTATOR for spectators) may see the event."""
        if self.audience == EVERYONE:
            return True
        return seat >= 0 and self.audience >> seat & 1 == 1

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.seat}, {self.args}, {self.audience})"


def runs(events: Sequence[Event], kinds: tuple[str, ...]) -> list[list[Event]]:
    """Events in their order; those of the same kind that follow each other are together, if it is one of these.

    They also have the same seat and audience, so that one line can tell all of them.
    """
    found: list[list[Event]] = []
    for event in events:
        last = found[-1][0] if found else None
        if (
            last is not None
            and event.kind in kinds
            and event.kind == last.kind
            and event.seat == last.seat
            and event.audience == last.audience
        ):
            found[-1].append(event)
        else:
            found.append([event])
    return found
