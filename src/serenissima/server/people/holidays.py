"""Holidays: somebody announces days on which their clocks stand, at all tables with days per move."""

import logging
from collections import Counter
from collections.abc import Callable
from datetime import date, timedelta
from functools import partial
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from serenissima.core.errors import Problem
from serenissima.core.messages import Message, message
from serenissima.server import protocol
from serenissima.server.errors import Refused
from serenissima.server.people.identity import Person
from serenissima.server.storage import schema
from serenissima.server.storage.holidays import Holiday, holidays_of, read_holidays
from serenissima.server.storage.rows import OVER
from serenissima.server.tables.repository import Tables
from serenissima.server.tables.seats import Seats, new_id
from serenissima.server.time_zones import clean_zone, date_in, midnight, zone_of

MOST_DAYS: Final = 30
"""Days of holiday that a person may take in one calendar year."""
DAYS_AHEAD: Final = 366
"""How long before they end holidays can be announced."""
KEPT_DAYS: Final = 2 * DAYS_AHEAD
"""After that past holidays are forgotten: they no longer count for any year."""

log = logging.getLogger("serenissima.holidays")


class Holidays:
    """Announces and withdraws holidays. What has passed never changes: see days_off.py."""

    def __init__(self, tables: Tables, seats: Seats, now: Callable[[], float]) -> None:
        self.tables = tables
        self.store = tables.store
        self.seats = seats
        self.now = now

    async def list(self, identity: str) -> protocol.HolidayList:
        """The holidays that are not over, and how many days of each year are taken."""
        found = (await holidays_of(self.store, {identity}))[identity]
        now = self.now()
        return protocol.HolidayList(
            [protocol.Holiday(each.id, each.first, each.last, each.zone) for each in found if each.end > now],
            MOST_DAYS,
            {str(year): days for year, days in sorted(days_by_year(found).items())},
        )

    async def announce(self, person: Person, body: protocol.HolidayBody) -> None:
        """Add a holiday, from now on at the earliest."""
        now = self.now()
        wanted = new_holiday(person.id, body, now)
        problem: Message | None = None

        def job(connection: Connection) -> None:
            nonlocal problem
            lock_person(connection, person.id)
            problem = objection(wanted, read_holidays(connection, person.id))
            if problem is None:
                h = schema.holidays
                old = now - timedelta(days=KEPT_DAYS).total_seconds()
                connection.execute(delete(h).where(h.c.identity == person.id, h.c.end < old))
                row = {column.key: getattr(wanted, column.key) for column in h.c}
                connection.execute(insert(h).values(row))

        await self.store.write(job)
        if problem is not None:
            raise Refused(409, problem)
        await self.tell_tables(person.id)

    async def withdraw(self, person: Person, id: str) -> None:
        """Remove a holiday that has not begun; end one that has."""
        now = self.now()
        is_there = False

        def job(connection: Connection) -> None:
            nonlocal is_there
            lock_person(connection, person.id)
            h = schema.holidays
            for each in read_holidays(connection, person.id):
                if each.id != id or each.end <= now:
                    continue
                is_there = True
                if each.begin >= now:
                    connection.execute(delete(h).where(h.c.id == id))
                else:
                    today = date_in(zone_of(each.zone), now).isoformat()
                    connection.execute(update(h).where(h.c.id == id).values(last=min(today, each.last), end=now))

        await self.store.write(job)
        if not is_there:
            raise Refused(404, message("server-no-such-holiday"))
        await self.tell_tables(person.id)

    async def tell_tables(self, identity: str) -> None:
        """Copy a person's holidays to their seats, where the clocks read them.

        If this is interrupted, a clock that seems to run out reads them again (`Seats.time_out`).
        """
        t, s = schema.tables.c, schema.seats.c
        mine = t.id.in_(select(s.table).where(s.identity == identity))
        for id in await self.store.ids((t.state != OVER) & mine):
            try:
                async with self.tables.at(id) as table:
                    await self.tables.retry(table, partial(self.seats.update_holidays, table))
            except Problem as problem:  # such as a game whose rules this server no longer knows
                log.warning("table %s: %s", id, problem.message.id)


def lock_person(connection: Connection, identity: str) -> None:
    """Let nobody else change this person's holidays before the transaction ends."""
    i = schema.identities.c
    connection.execute(select(i.id).where(i.id == identity).with_for_update())


def new_holiday(identity: str, body: protocol.HolidayBody, now: float) -> Holiday:
    """A holiday as it is stored; refused if these are not days to come."""
    name = clean_zone(body.zone)
    zone = zone_of(name)
    try:
        first, last = date.fromisoformat(body.first), date.fromisoformat(body.last)
    except ValueError as error:
        raise Refused(400, message("server-bad-date")) from error
    today = date_in(zone, now)
    if first < today:
        raise Refused(400, message("server-holiday-past"))
    if last < first:
        raise Refused(400, message("server-holiday-order"))
    if last > today + timedelta(days=DAYS_AHEAD):
        raise Refused(400, message("server-holiday-far"))
    begin, end = max(now, midnight(first, zone)), midnight(last + timedelta(days=1), zone)
    return Holiday(new_id(16), identity, first.isoformat(), last.isoformat(), name, begin, end)


def objection(wanted: Holiday, known: list[Holiday]) -> Message | None:
    """Why a holiday cannot be added to these."""
    if any(each.begin < wanted.end and wanted.begin < each.end for each in known):
        return message("server-holiday-overlap")
    before, after = days_by_year(known), days_by_year([*known, wanted])
    for year, days in after.items():
        if days > MOST_DAYS:
            left = max(0, MOST_DAYS - before[year])
            return message("server-holiday-limit", year=str(year), most=MOST_DAYS, left=left)
    return None


def days_by_year(holidays: list[Holiday]) -> Counter[int]:
    """How many days of each year are holidays; one that was withdrawn halfway counts as far as it went."""
    return Counter(day.year for day in set[date]().union(*(each.days() for each in holidays)))
