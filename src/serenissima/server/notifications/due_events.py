"""Finds out whom to tell what. It reads only the database, so nothing is missed when a server is killed.

A look costs one query while nobody has contacts. Otherwise it reads the tables of those who have, and more only of
those that have changed since.
"""

import math
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, and_, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from serenissima.server.notifications.contacts import Contact, Contacts
from serenissima.server.notifications.notice import EVENTS, MUST_ACT, Event, Notice
from serenissima.server.storage import schema
from serenissima.server.storage.rows import OVER, PERSON, PICK, RUNNING, UNDONE, Row, SeatRow, TableRow
from serenissima.server.storage.store import Store, Vanished
from serenissima.server.tables import clocks
from serenissima.server.tables.seats import new_id

RECENT: Final = 7 * clocks.DAY
"""Games that ended longer ago are not announced, such as after a long outage."""
LINES: Final = 50
"""How many lines of chat are searched for names."""
LITTLE_LEFT: Final = 0.25
"""A clock is about to run out when this part of its time is left."""
MENTIONS_APART: Final = 600.0
"""Seconds from one notification of a mention to the next, for one seat at one table."""
DIGEST_AFTER: Final = {"hourly": 3600.0, "daily": clocks.DAY}
"""Seconds from the first event of a digest until it is sent."""
NEVER: Final = (-1, 0.0)

HereUntil = Callable[[str, str, frozenset[int]], float]


class Found(NamedTuple):
    """Something that concerns a seat."""

    event: Event
    seat: int
    key: int
    """Grows from one occurrence to the next, so that each is told once."""
    since: float
    """When it happened."""


class Recipient(NamedTuple):
    """A person who is told about their own seats, or the contact of a table, which is told about everybody."""

    id: str
    seats: frozenset[int]
    contacts: list[Contact]
    here_until: float
    """Until when they had the table open; infinity if they have."""


class Answers(NamedTuple):
    """What a table's entries say about who has played."""

    counts: dict[int, int]
    """How often each seat has answered."""
    last_seat: int
    first: float | None
    last: float | None
    """When the first and the last entry were made."""


Told = dict[tuple[str, str], tuple[int, float]]
"""By recipient and event: the key of what was told last, and when."""


@dataclass
class Outcome:
    """What one look at one table has found."""

    deliveries: list[Row]
    marks: list[Row]
    is_settled: bool
    """Whether nothing can come up before the table changes or a clock runs low."""


class Overtaken(Exception):
    """Another worker has told this already."""


class DueEvents:
    """Compares the tables with what people have been told about them."""

    def __init__(self, store: Store, now: Callable[[], float], here_until: HereUntil, delay: float) -> None:
        self.store = store
        self.now = now
        self.here_until = here_until
        """Until when a person had a table open, given the table, the person and their seats; infinity if they have."""
        self.delay = delay
        """Seconds that something must last before people are told: in a quick game nobody needs it."""
        self.contacts = Contacts(store)
        self.used: frozenset[str] = frozenset()
        """The contacts at the last look."""
        self.settled: dict[str, tuple[tuple[int, int, int, int], float]] = {}
        """Tables about which nothing is left to tell: their counters and who was asked, and until when that is sure."""

    async def look(self) -> int:
        """Queue what has to be told; returns how many deliveries that are."""
        now = self.now()  # before anything is read, so that nothing seems to have lasted longer than it has
        contacts = [each for each in await self.contacts.found(select(schema.contacts)) if each.is_usable]
        used = frozenset(contact.id for contact in contacts)
        if used != self.used:
            self.used, self.settled = used, {}
        if not contacts:
            return 0
        people = {contact.identity for contact in contacts if contact.table is None}
        tables = {contact.table for contact in contacts if contact.table is not None}
        queued, settled = 0, {}
        for row, seats in await self.concerned(people, tables, now):
            counters = (row.version, row.number, row.chat_count, row.waiting)
            known = self.settled.get(row.id)
            if known is None or known[0] != counters or now >= known[1]:
                outcome = await self.look_at(row, seats, contacts, now)
                queued += len(outcome.deliveries)
                known = (counters, next_alarm(row, seats, now)) if outcome.is_settled else None
            if known is not None:
                settled[row.id] = known
        self.settled = settled
        return queued

    async def concerned(self, people: set[str], tables: set[str], now: float) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables that run or have just ended, of people and tables with contacts."""
        t, s = schema.tables.c, schema.seats.c
        sits = select(s.table).where(s.identity.in_(sorted(people)))
        ended = and_(t.state == OVER, t.changed >= now - RECENT)
        theirs = or_(t.id.in_(sits), t.id.in_(sorted(tables)))
        return await self.store.tables(
            await self.store.ids(and_(or_(t.state == RUNNING, ended), t.closed.is_(None), theirs))
        )

    async def look_at(self, row: TableRow, seats: list[SeatRow], contacts: list[Contact], now: float) -> Outcome:
        found, told = await self.found_at(row, seats, now), await self.told(row.id)
        outcome = Outcome([], [], is_settled=True)
        for recipient in self.recipients(row, seats, contacts):
            await self.tell(row, seats, recipient, found, told, outcome, now)
        if outcome.marks:
            try:
                await self.store.write(lambda connection: queue(connection, outcome.marks, outcome.deliveries))
            except (Overtaken, Vanished, IntegrityError):
                return Outcome([], [], is_settled=False)
        return outcome

    def recipients(self, row: TableRow, seats: list[SeatRow], contacts: list[Contact]) -> list[Recipient]:
        """Who can be told about a table."""
        everybody = frozenset(range(len(seats)))
        found = [Recipient(each.id, everybody, [each], 0.0) for each in contacts if each.table == row.id]
        for identity in dict.fromkeys(seat.identity for seat in seats if seat.identity):
            theirs = [contact for contact in contacts if contact.identity == identity and contact.table is None]
            own = frozenset(seat.seat for seat in seats if seat.identity == identity and seat.kind == PERSON)
            if theirs and own:
                found.append(Recipient(identity, own, theirs, self.here_until(row.id, identity, own)))
        return found

    async def tell(
        self,
        row: TableRow,
        seats: list[SeatRow],
        recipient: Recipient,
        found: list[Found],
        told: Told,
        outcome: Outcome,
        now: float,
    ) -> None:
        """Add what one recipient has to be told."""
        ready: dict[Event, list[Found]] = {}
        for each in found:
            mark = f"{recipient.id}:{each.seat}"
            key, at = told.get((mark, each.event), NEVER)
            if each.seat not in recipient.seats or each.key <= key:
                continue
            if each.event == "full" and (mark, "turn") in told:  # the turn has said it
                continue
            is_seen = recipient.here_until > each.since
            if each.event in MUST_ACT:  # whoever has seen it and left without an answer is reminded
                must_wait, is_seen = recipient.here_until == math.inf, False
            else:
                must_wait = not is_seen and each.event == "mention" and now - at < MENTIONS_APART
            is_early = not is_seen and each.event != "clock" and each.since > now - self.delay
            if is_early or must_wait:
                outcome.is_settled = False
                continue
            outcome.marks.append(
                {"recipient": mark, "table": row.id, "event": each.event, "key": each.key, "time": now}
            )
            if not is_seen:
                ready.setdefault(each.event, []).append(each)
        for contact in recipient.contacts:
            new = {event: [each for each in ready.get(event, ()) if each.since >= contact.created] for event in EVENTS}
            for event in EVENTS:
                is_said = event == "turn" and new["clock"] and "clock" in contact.events  # one is enough
                if event in contact.events and new[event] and not is_said:
                    outcome.deliveries.append(await self.delivery(contact, notice_of(row, seats, new[event])))

    async def delivery(self, contact: Contact, notice: Notice) -> Row:
        """What is queued. In a digest it waits for the others, unless a clock runs out."""
        is_held = contact.digest != "none" and notice.event != "clock"
        due = self.now() + DIGEST_AFTER[contact.digest] if is_held else self.now()
        if is_held or contact.failures:  # with the next digest, or with the next attempt to reach a failing contact
            d = schema.deliveries.c
            first = select(func.min(d.due)).where(d.contact == contact.id)
            first = first.where(d.held.is_(True)) if is_held else first
            async with self.store.connect() as connection:
                due = (await connection.execute(first)).scalar() or due
        return delivery_row(contact.id, notice, due, is_held)

    async def is_current(self, contact: Contact, notice: Notice) -> bool:
        """Whether a notice that has waited is still worth telling."""
        if notice.event == "confirm":
            return not contact.confirmed
        if not notice.table:
            return True
        tables = await self.store.tables([notice.table])
        if not tables:
            return False
        row, seats = tables[0]
        if contact.table is None:
            own = frozenset(seat.seat for seat in seats if seat.identity == contact.identity)
            if not own.issuperset(notice.seats) or self.here_until(row.id, contact.identity, own) == math.inf:
                return False
        if notice.event not in MUST_ACT:
            return True
        found = {(each.event, each.seat, each.key) for each in await self.found_at(row, seats, self.now())}
        told = zip(notice.seats, notice.keys, strict=True)
        return any((notice.event, seat, key) in found for seat, key in told)

    async def told(self, table: str) -> Told:
        n = schema.notices.c
        async with self.store.connect() as connection:
            rows = await connection.execute(select(n.recipient, n.event, n.key, n.time).where(n.table == table))
            return {(recipient, event): (key, time) for recipient, event, key, time in rows}

    # What there is to tell.

    async def found_at(self, row: TableRow, seats: list[SeatRow], now: float) -> list[Found]:
        """What can be told about a table, whether it has been told or not."""
        people = [seat for seat in seats if seat.kind == PERSON and seat.identity]
        answers = await self.answers(row.id)
        last = row.changed if answers.last is None else answers.last
        found = await self.mentions(row, people) if row.chat_count else []
        if row.state == OVER:
            return [*found, *(Found("over", seat.seat, 0, last) for seat in people)]
        begun = row.changed if answers.first is None else answers.first
        for seat in people:
            key = answers.counts.get(seat.seat, 0)
            if seat.stand_in:
                continue
            if not row.waiting >> seat.seat & 1:
                if not key and now - begun < clocks.DAY:
                    found.append(Found("full", seat.seat, 0, begun))
                continue
            if answers.last_seat != seat.seat:  # a turn begins with somebody else's answer
                found.append(Found("turn", seat.seat, key, last))
            alarm = alarm_of(row, seat)
            if alarm is not None and alarm <= now:
                found.append(Found("clock", seat.seat, key, alarm))
        if row.undo is not None:
            asked, agreed = float(row.undo.get("asked", 0.0)), row.undo["agreed"]
            found += [Found("undo", seat.seat, int(1000 * asked), asked) for seat in people if seat.seat not in agreed]
        return found

    async def mentions(self, row: TableRow, people: list[SeatRow]) -> list[Found]:
        """Whom other players have addressed in the chat, as in “@Anna, your turn”, and in which line last."""
        c = schema.chat.c
        said = select(c.number, c.seat, c.text, c.time).where(c.table == row.id, c.seat >= 0, c.text.contains("@"))
        async with self.store.connect() as connection:
            lines = [tuple(line) for line in await connection.execute(said.order_by(c.number.desc()).limit(LINES))]
        found = []
        for seat in people:
            name = re.compile(rf"@{re.escape(seat.name)}(?!\w)", re.IGNORECASE)
            for number, said_by, text, time in lines:
                if said_by != seat.seat and name.search(text):
                    found.append(Found("mention", seat.seat, number, time))
                    break
        return found

    async def answers(self, table: str) -> Answers:
        e = schema.entries.c
        times: tuple[Any, ...] = (func.max(e.number), func.min(e.time), func.max(e.time))
        query = (
            select(e.kind, e.seat, func.count(), *times)
            .where(e.table == table, e.kind.in_((PICK, UNDONE)))
            .group_by(e.kind, e.seat)
        )
        async with self.store.connect() as connection:
            rows = [tuple(row) for row in await connection.execute(query)]
        if not rows:
            return Answers({}, -1, None, None)
        counts = {seat: count for kind, seat, count, *_ in rows if kind == PICK}
        latest = max(rows, key=lambda row: int(row[3]))
        return Answers(counts, latest[1], min(row[4] for row in rows), max(row[5] for row in rows))


def alarm_of(row: TableRow, seat: SeatRow) -> float | None:
    """When the clock of a seat is, or was, about to run out; None while it stands."""
    full = clocks.full(row.clock)
    return None if full is None else clocks.runs_down_to(row.clock, seat, LITTLE_LEFT * full)


def next_alarm(row: TableRow, seats: list[SeatRow], now: float) -> float:
    """When the next clock at a table will be about to run out."""
    alarms = [alarm for seat in seats if (alarm := alarm_of(row, seat)) is not None and alarm > now]
    return min(alarms, default=math.inf)


def notice_of(row: TableRow, seats: list[SeatRow], found: list[Found]) -> Notice:
    event = found[0].event
    id = f"{row.id}-{event}-{'.'.join(f'{each.seat}:{each.key}' for each in found)}"
    names = [seat.name for seat in seats]
    return Notice(id, event, row.game, row.id, [each.seat for each in found], [each.key for each in found], names)


def delivery_row(contact: str, notice: Notice, due: float, is_held: bool) -> Row:
    content = msgspec.to_builtins(notice)
    return {"id": new_id(16), "contact": contact, "notice": content, "due": due, "held": is_held}


def queue(connection: Connection, marks: list[Row], deliveries: list[Row]) -> None:
    """Store what is to be delivered, and that it has been told. (Upserts differ between the databases.)"""
    n = schema.notices
    for mark in marks:
        where = and_(*(n.c[name] == mark[name] for name in ("recipient", "table", "event")))
        known = connection.execute(select(n.c.key).where(where)).scalar()
        if known is None:
            connection.execute(insert(n).values(mark))
        elif not connection.execute(
            update(n).where(where, n.c.key == known, n.c.key < mark["key"]).values(key=mark["key"], time=mark["time"])
        ).rowcount:
            raise Overtaken
    if deliveries:
        connection.execute(insert(schema.deliveries), deliveries)
