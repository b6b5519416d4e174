"""Finding out whom to tell what. It looks at the database alone, so nothing is missed when a server is killed.

A look costs one query while nobody has contacts, and a few for the tables of those who have.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import msgspec
from sqlalchemy import Connection, and_, func, insert, or_, select, update

from serenissima.server.notifications.contacts import Contact, Contacts
from serenissima.server.notifications.notice import Event, Notice
from serenissima.server.storage import schema
from serenissima.server.storage.rows import OVER, PERSON, PICK, RUNNING, SYSTEM, UNDONE, Row, SeatRow, TableRow
from serenissima.server.storage.store import Store
from serenissima.server.tables import clocks
from serenissima.server.tables.seats import new_id

RECENT: Final = 7 * clocks.DAY
"""Games that ended longer ago are not announced, such as after a long outage."""
LINES: Final = 50
"""How many lines of chat are searched for names."""
LITTLE_LEFT: Final = 0.25
"""A clock is about to run out when this part of its time is left."""


@dataclass(frozen=True)
class Found:
    """Something that concerns a seat."""

    event: Event
    seat: int
    key: int
    """Grows from one occurrence to the next, so that each is told once."""


@dataclass(frozen=True)
class Recipient:
    """A person who is told about their own seats, or the contact of a table, which is told about everybody."""

    id: str
    seats: frozenset[int]
    contacts: list[Contact]


class Finder:
    """Compares what is so with what has been told."""

    def __init__(
        self, store: Store, now: Callable[[], float], is_here: Callable[[str, str], bool], delay: float
    ) -> None:
        self.store = store
        self.now = now
        self.is_here = is_here
        """Whether a person has the table open."""
        self.delay = delay
        """Seconds that something must last before people are told: in a quick game nobody needs it."""
        self.contacts = Contacts(store)

    async def look(self) -> int:
        """Queue what has to be told; returns how many deliveries that are."""
        contacts = [each for each in await self.contacts.found(select(schema.contacts)) if each.is_usable]
        if not contacts:
            return 0
        people = {contact.identity for contact in contacts if contact.table is None}
        tables = {contact.table for contact in contacts if contact.table is not None}
        queued = 0
        for row, seats in await self.concerned(people, tables):
            queued += await self.look_at(row, seats, contacts)
        return queued

    async def concerned(self, people: set[str], tables: set[str]) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables that run or have just ended, of people and tables with contacts."""
        t, s = schema.tables.c, schema.seats.c
        sits = select(s.table).where(s.identity.in_(sorted(people)))
        now = self.now()
        lasts = and_(t.state == RUNNING, t.changed <= now - self.delay)
        ended = and_(t.state == OVER, t.changed >= now - RECENT)
        theirs = or_(t.id.in_(sits), t.id.in_(sorted(tables)))
        return await self.store.tables(await self.store.ids(and_(or_(lasts, ended), theirs)))

    async def look_at(self, row: TableRow, seats: list[SeatRow], contacts: list[Contact]) -> int:
        found, told = await self.found_at(row, seats), await self.told(row.id)
        rows: list[Row] = []
        marks: list[Row] = []
        for recipient in self.recipients(row, seats, contacts):
            for event in dict.fromkeys(each.event for each in found):
                new = [
                    each
                    for each in found
                    if each.event == event
                    and each.seat in recipient.seats
                    and told.get((f"{recipient.id}:{each.seat}", event), -1) < each.key
                ]
                for each in new:
                    mark = {"recipient": f"{recipient.id}:{each.seat}", "table": row.id, "event": event}
                    marks.append({**mark, "key": each.key})
                if new:
                    notice = self.notice(row, seats, new)
                    rows += [
                        self.delivery(contact, notice) for contact in recipient.contacts if event in contact.events
                    ]
        if marks:
            await self.store.write(lambda connection: queue(connection, marks, rows))
        return len(rows)

    def recipients(self, row: TableRow, seats: list[SeatRow], contacts: list[Contact]) -> list[Recipient]:
        """Who can be told about a table. Whoever has it open sees it anyway, and is told when they have left."""
        found = [
            Recipient(contact.id, frozenset(range(len(seats))), [contact])
            for contact in contacts
            if contact.table == row.id
        ]
        for identity in dict.fromkeys(seat.identity for seat in seats if seat.identity):
            theirs = [contact for contact in contacts if contact.identity == identity and contact.table is None]
            if theirs and not self.is_here(row.id, identity):
                own = frozenset(seat.seat for seat in seats if seat.identity == identity)
                found.append(Recipient(identity, own, theirs))
        return found

    def notice(self, row: TableRow, seats: list[SeatRow], found: list[Found]) -> Notice:
        first = found[0]
        id = f"{row.id}-{first.event}-{'.'.join(f'{each.seat}:{each.key}' for each in found)}"
        names = [seat.name for seat in seats]
        return Notice(id, first.event, row.game, row.id, "", [each.seat for each in found], names, self.now())

    def delivery(self, contact: Contact, notice: Notice) -> Row:
        content = msgspec.to_builtins(notice)
        return {"id": new_id(16), "contact": contact.id, "notice": content, "due": self.now(), "attempts": 0}

    async def told(self, table: str) -> dict[tuple[str, str], int]:
        """What has been told about a table: the key by recipient and event."""
        n = schema.notices.c
        async with self.store.connect() as connection:
            rows = await connection.execute(select(n.recipient, n.event, n.key).where(n.table == table))
            return {(recipient, event): key for recipient, event, key in rows}

    async def found_at(self, row: TableRow, seats: list[SeatRow]) -> list[Found]:
        """What is to be told about a table, whether it has been told or not."""
        people = [seat.seat for seat in seats if seat.kind == PERSON and seat.identity and not seat.stand_in]
        found = await self.mentions(row, seats) if row.chat_count else []
        if row.state == OVER:
            return [*found, *(Found("over", seat, 0) for seat in people)]
        answers, undone, last = await self.answers(row.id)
        for seat in people:
            key = answers.get(seat, 0) + undone
            if not row.waiting >> seat & 1:
                if not answers:  # for whoever is asked, the turn says it
                    found.append(Found("full", seat, 0))
                continue
            if last != seat:  # after an own answer one is still there; a new turn begins with somebody else's
                found.append(Found("turn", seat, key))
            if self.runs_out(row, seats[seat]):
                found.append(Found("clock", seat, key))
        if row.undo is not None:
            agreed = row.undo["agreed"]
            found += [Found("undo", seat, row.version) for seat in people if seat not in agreed]
        return found

    def runs_out(self, row: TableRow, seat: SeatRow) -> bool:
        left, full = clocks.left(seat, self.now()), clocks.full(row.clock)
        return left is not None and full is not None and left <= LITTLE_LEFT * full

    async def mentions(self, row: TableRow, seats: list[SeatRow]) -> list[Found]:
        """Who was addressed in the chat, as in “@Anna, your turn”, and in which line last."""
        c = schema.chat.c
        lines = select(c.number, c.seat, c.text).where((c.table == row.id) & (c.seat != SYSTEM) & c.text.contains("@"))
        async with self.store.connect() as connection:
            rows = [tuple(line) for line in await connection.execute(lines.order_by(c.number.desc()).limit(LINES))]
        found = []
        for seat in seats:
            name = re.compile(rf"@{re.escape(seat.name)}(?!\w)", re.IGNORECASE)
            numbers = [number for number, said_by, text in rows if said_by != seat.seat and name.search(text)]
            if seat.kind == PERSON and numbers:
                found.append(Found("mention", seat.seat, max(numbers)))
        return found

    async def answers(self, table: str) -> tuple[dict[int, int], int, int]:
        """How often each seat has answered, how often the game went back, and who gave the last answer."""
        e = schema.entries.c
        counts = select(e.kind, e.seat, func.count(), func.max(e.number)).where(e.table == table)
        counts = counts.where(e.kind.in_((PICK, UNDONE))).group_by(e.kind, e.seat)
        async with self.store.connect() as connection:
            rows = [tuple(row) for row in await connection.execute(counts)]
        answers = {seat: count for kind, seat, count, _ in rows if kind == PICK}
        undone = sum(count for kind, _, count, _ in rows if kind == UNDONE)
        last = max(rows, key=lambda row: row[3], default=(PICK, -1, 0, 0))
        return answers, undone, last[1]


def queue(connection: Connection, marks: list[Row], rows: list[Row]) -> None:
    """Store what is to be delivered, and that it has been told. (Upserts differ between the databases.)"""
    n = schema.notices
    for mark in marks:
        where = and_(*(n.c[name] == mark[name] for name in ("recipient", "table", "event")))
        if not connection.execute(update(n).where(where).values(key=mark["key"])).rowcount:
            connection.execute(insert(n).values(mark))
    if rows:
        connection.execute(insert(schema.deliveries), rows)
