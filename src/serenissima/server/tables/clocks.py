"""Clocks. Nothing ticks: the remaining time follows from stored timestamps, also after a restart."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from serenissima.server import protocol
from serenissima.server.storage.rows import PERSON, SeatRow
from serenissima.server.tables.days_off import ALWAYS, Calendar, Span
from serenissima.server.time_zones import clean_zone

DAY: Final = 86_400.0
LEAST_ON_RETURN: Final = 60.0


def cleaned(clock: protocol.Clock) -> dict[str, Any]:
    """A clock as it is stored; refused if its time zone is unknown."""
    if isinstance(clock, protocol.DaysClock):
        clock = protocol.DaysClock(clock.days, sorted(set(clock.off)), clean_zone(clock.zone))
    stored: dict[str, Any] = msgspec.to_builtins(clock)
    return stored


def full(clock: dict[str, Any]) -> float | None:
    """The seconds on a clock at the start; None without clocks."""
    return {"bank": float(clock.get("seconds", 0)), "days": DAY * float(clock.get("days", 0))}.get(clock["kind"])


def has_days_off(clock: dict[str, Any]) -> bool:
    """Whether holidays count at this table."""
    return bool(clock["kind"] == "days")


def calendar(clock: dict[str, Any], seat: SeatRow) -> Calendar:
    """When the clock of a seat stands."""
    if not has_days_off(clock):
        return ALWAYS
    holidays = tuple((holiday["begin"], holiday["end"]) for holiday in seat.holidays)
    return Calendar(frozenset(clock.get("off", ())), clock.get("zone", "UTC"), holidays)


def begin(clock: dict[str, Any], seats: Sequence[SeatRow]) -> None:
    """Full clocks, all stopped."""
    for seat in seats:
        seat.remaining = full(clock)
        seat.asked_since = None


def left(clock: dict[str, Any], seat: SeatRow, now: float) -> float | None:
    """The seconds that a seat has left."""
    if seat.remaining is None or seat.kind != PERSON:
        return None
    gone = 0.0 if seat.asked_since is None else calendar(clock, seat).counted(seat.asked_since, now)
    return round(max(0.0, seat.remaining - gone), 1)


def press(clock: dict[str, Any], seats: Sequence[SeatRow], waiting: int, answered: int, now: float) -> None:
    """After an answer: stop the clocks of seats that have answered, start those of seats that are asked."""
    if clock["kind"] == "none":
        return
    for seat in seats:
        if seat.remaining is None:
            continue
        asked = seat.kind == PERSON and seat.stand_in is None and bool(waiting >> seat.seat & 1)
        if seat.asked_since is not None and (not asked or seat.seat == answered):
            if clock["kind"] == "days":
                seat.remaining = DAY * clock["days"]
            else:
                gain = clock["increment"] if seat.seat == answered else 0
                seat.remaining = max(0.0, seat.remaining - (now - seat.asked_since)) + gain
            seat.asked_since = None
        if asked and seat.asked_since is None:
            seat.asked_since = now


def runs_down_to(clock: dict[str, Any], seat: SeatRow, seconds: float) -> float | None:
    """When the running clock of a seat has this many seconds left; None if it does not run."""
    if seat.asked_since is None or seat.remaining is None:
        return None
    return calendar(clock, seat).after(seat.asked_since, max(0.0, seat.remaining - seconds))


def due(clock: dict[str, Any], seats: Sequence[SeatRow]) -> float | None:
    """When the first clock runs out."""
    ends = (runs_down_to(clock, seat, 0.0) for seat in seats)
    return min((end for end in ends if end is not None), default=None)


def is_out(clock: dict[str, Any], seat: SeatRow, now: float) -> bool:
    end = runs_down_to(clock, seat, 0.0)
    return end is not None and end <= now


def next_pause(clock: dict[str, Any], seat: SeatRow, now: float) -> Span | None:
    """When the running clock of a seat stands, now or the next time before it runs out."""
    end = runs_down_to(clock, seat, 0.0)
    off, on = next(calendar(clock, seat).spans(now), (None, None))
    if off is None or on is None or end is None or off >= end:
        return None
    return off, on


def refill(clock: dict[str, Any], seat: SeatRow) -> None:
    """A player who comes back gets some time to look around."""
    if clock["kind"] == "days":
        seat.remaining = DAY * clock["days"]
    elif clock["kind"] == "bank":
        seat.remaining = max(seat.remaining or 0.0, LEAST_ON_RETURN, float(clock["increment"]))
