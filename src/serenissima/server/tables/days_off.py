"""Days off: when a clock stands, and how much of a stretch of time counts.

A clock stands on the weekdays that a table has off, in the table's time zone, and during the holidays of the seat's
owner. A holiday never begins before it was announced and never ends before it was withdrawn. So a change of the
calendar changes only what is still to come: it cannot give back time that has passed, nor take time away.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import timedelta
from heapq import merge
from typing import Final

from serenissima.server.time_zones import date_in, midnight, zone_of

WEEK: Final = 7
Span = tuple[float, float]
"""From a moment up to another."""


@dataclass(frozen=True)
class Calendar:
    """When a clock stands: on `weekdays` (0 for Monday) in `zone`, and during `holidays`, which do not overlap."""

    weekdays: frozenset[int] = frozenset()
    zone: str = "UTC"
    holidays: tuple[Span, ...] = ()

    def weekly(self, since: float) -> Iterator[Span]:
        """The days off that end after `since`, one by one; there is always another one."""
        zone = zone_of(self.zone)
        day = date_in(zone, since)
        while self.weekdays:
            following = day + timedelta(days=1)
            if day.weekday() in self.weekdays:
                yield midnight(day, zone), midnight(following, zone)
            day = following

    def spans(self, since: float) -> Iterator[Span]:
        """When the clock stands from `since` on: in order, and apart from each other."""
        begin = end = since
        for off, on in merge(self.weekly(since), sorted(self.holidays)):
            if on <= since or off == on:
                continue
            if off > end:
                if end > begin:
                    yield begin, end
                begin = off
            end = max(end, on)
        if end > begin:
            yield begin, end

    def counted(self, begin: float, end: float) -> float:
        """The seconds that pass on the clock between two moments."""
        stood = 0.0
        for off, on in self.spans(begin):
            if off >= end:
                break
            stood += min(on, end) - off
        return end - begin - stood

    def after(self, begin: float, seconds: float) -> float:
        """The moment at which this many seconds have passed on the clock."""
        now = begin
        for off, on in self.spans(begin):
            if now + seconds <= off:
                break
            seconds -= off - now
            now = on
        return now + seconds


ALWAYS: Final = Calendar()
"""A clock that never stands."""
