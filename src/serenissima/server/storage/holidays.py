"""The stored holidays of people."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta

from sqlalchemy import Connection, Select, select

from serenissima.server.storage import schema
from serenissima.server.storage.rows import Row
from serenissima.server.storage.store import Store


@dataclass(frozen=True)
class Holiday:
    """Whole days, the `first` and the `last` included, in the person's time zone; and the same as timestamps."""

    id: str
    identity: str
    first: str
    last: str
    zone: str
    begin: float
    end: float

    def days(self) -> set[date]:
        first, last = date.fromisoformat(self.first), date.fromisoformat(self.last)
        return {first + timedelta(days=day) for day in range((last - first).days + 1)}

    def at_seat(self) -> Row:
        """What a seat needs to know."""
        return {"begin": self.begin, "end": self.end, "first": self.first, "last": self.last}


def holidays_query(identities: Iterable[str]) -> Select[tuple[object, ...]]:
    h = schema.holidays
    return select(h).where(h.c.identity.in_(sorted(identities))).order_by(h.c.begin)


def read_holidays(connection: Connection, identity: str) -> list[Holiday]:
    return [Holiday(**row) for row in connection.execute(holidays_query([identity])).mappings()]


async def holidays_of(store: Store, identities: set[str]) -> dict[str, list[Holiday]]:
    """The holidays of these people in order, also past ones."""
    found: dict[str, list[Holiday]] = {identity: [] for identity in identities}
    async with store.connect() as connection:
        for row in await store.fetch(connection, holidays_query(identities)):
            found[row["identity"]].append(Holiday(**row))
    return found
