"""Quiet hours: the time of day at which somebody wants no notifications."""

from dataclasses import asdict, dataclass
from datetime import datetime, time, timedelta
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from serenissima.core.messages import message
from serenissima.server import protocol
from serenissima.server.errors import Refused
from serenissima.server.storage import schema
from serenissima.server.storage.store import Store
from serenissima.server.time_zones import clean_zone, zone_of

SOON: Final = 60.0


@dataclass(frozen=True)
class QuietHours:
    """From `begin` to `end` every day, in minutes since midnight; the end may be on the next day."""

    identity: str
    begin: int
    end: int
    zone: str

    def end_after(self, now: float) -> float | None:
        """When the quiet hours that have begun will end; None if there are none now."""
        here = datetime.fromtimestamp(now, zone_of(self.zone))
        minute = 60 * here.hour + here.minute
        is_quiet = self.begin <= minute < self.end if self.begin < self.end else not self.end <= minute < self.begin
        if not is_quiet:
            return None
        day = here.date() if minute < self.end else here.date() + timedelta(days=1)
        end = datetime.combine(day, time(*divmod(self.end, 60)), here.tzinfo)
        return max(end.timestamp(), now + SOON)  # when clocks are changed, the end may not exist

    def described(self) -> protocol.QuietHours:
        return protocol.QuietHours(as_text(self.begin), as_text(self.end), self.zone)


def as_text(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"


def as_minute(text: str) -> int:
    hours, _, minutes = text.partition(":")
    return 60 * int(hours) + int(minutes)


def clean_quiet_hours(identity: str, given: protocol.QuietHours) -> QuietHours:
    """Quiet hours as they are stored; refused if they are empty or their time zone is unknown."""
    quiet = QuietHours(identity, as_minute(given.begin), as_minute(given.end), clean_zone(given.zone))
    if quiet.begin == quiet.end:
        raise Refused(400, message("server-bad-quiet-hours"))
    return quiet


async def quiet_hours_of(store: Store, identities: set[str]) -> dict[str, QuietHours]:
    """The quiet hours of those people who have some."""
    q = schema.quiet_hours
    async with store.connect() as connection:
        rows = await store.fetch(connection, select(q).where(q.c.identity.in_(sorted(identities))))
        return {row["identity"]: QuietHours(**row) for row in rows}


async def set_quiet_hours(store: Store, identity: str, quiet: QuietHours | None) -> None:
    def job(connection: Connection) -> None:
        connection.execute(delete(schema.quiet_hours).where(schema.quiet_hours.c.identity == identity))
        if quiet is not None:
            connection.execute(insert(schema.quiet_hours).values(asdict(quiet)))

    await store.write(job)
