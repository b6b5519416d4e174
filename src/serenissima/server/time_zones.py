"""Time zones by their names, such as Europe/Paris."""

from datetime import UTC, date, datetime, tzinfo
from zoneinfo import ZoneInfo

from serenissima.core.messages import message
from serenissima.server.errors import Refused


def clean_zone(name: str) -> str:
    """The name of a time zone as it is stored; refused if it is unknown."""
    try:
        return ZoneInfo(name).key
    except (KeyError, ValueError, OSError) as error:
        raise Refused(400, message("server-bad-time-zone")) from error


def zone_of(name: str) -> tzinfo:
    """A stored time zone; UTC if this machine no longer knows it."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return UTC


def midnight(day: date, zone: tzinfo) -> float:
    """When a day begins. If clocks are changed at that hour: the first moment that is called midnight."""
    return datetime(day.year, day.month, day.day, tzinfo=zone).timestamp()


def date_in(zone: tzinfo, now: float) -> date:
    return datetime.fromtimestamp(now, zone).date()
