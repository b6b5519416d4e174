"""Events: what happened. The rules report them, for logs and animations, to the seats that may know."""

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
