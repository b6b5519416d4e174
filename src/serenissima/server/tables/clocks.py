"""Clocks. Nothing ticks: the remaining time follows from stored timestamps, also after a restart."""

from collections.abc import Sequence
from typing import Any, Final

from serenissima.server.storage.rows import PERSON, SeatRow

DAY: Final = 86_400.0
LEAST_ON_RETURN: Final = 60.0


def full(clock: dict[str, Any]) -> float | None:
    """The seconds on a clock at the start; None without clocks."""
    return {"bank": float(clock.get("seconds", 0)), "days": DAY * float(clock.get("days", 0))}.get(clock["kind"])


def begin(clock: dict[str, Any], seats: Sequence[SeatRow]) -> None:
    """Full clocks, all stopped."""
    for seat in seats:
        seat.remaining = full(clock)
        seat.asked_since = None


def left(seat: SeatRow, now: float) -> float | None:
    """The seconds that a seat has left."""
    if seat.remaining is None or seat.kind != PERSON:
        return None
    gone = 0.0 if seat.asked_since is None else now - seat.asked_since
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


def due(seats: Sequence[SeatRow]) -> float | None:
    """When the first clock runs out."""
    ends = [
        seat.asked_since + seat.remaining
        for seat in seats
        if seat.asked_since is not None and seat.remaining is not None
    ]
    return min(ends, default=None)


def is_out(seat: SeatRow, now: float) -> bool:
    return seat.asked_since is not None and seat.remaining is not None and seat.asked_since + seat.remaining <= now


def refill(clock: dict[str, Any], seat: SeatRow) -> None:
    """A player who comes back gets some time to look around."""
    if clock["kind"] == "days":
        seat.remaining = DAY * clock["days"]
    elif clock["kind"] == "bank":
        seat.remaining = max(seat.remaining or 0.0, LEAST_ON_RETURN, float(clock["increment"]))
