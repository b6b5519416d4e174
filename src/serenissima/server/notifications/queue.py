"""The queue of deliveries: in the database, so that a restart loses none; bounded; with longer and longer pauses."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, func, select, update

from serenissima.server import metrics
from serenissima.server.notifications.contacts import BROKEN_AFTER, Contact, Contacts
from serenissima.server.notifications.finder import Finder
from serenissima.server.notifications.notice import Notice
from serenissima.server.notifications.senders import Failed, Gone, Senders
from serenissima.server.storage import schema
from serenissima.server.storage.leases import Leases
from serenissima.server.storage.store import Store

LEASE: Final = "notifications"
AT_ONCE: Final = 10
"""Deliveries that are attempted at the same time."""
ATTEMPTS: Final = 8
PAUSE: Final = 30.0
"""Seconds before the second attempt; each further pause is three times as long."""
LONGEST_PAUSE: Final = 6 * 3600.0
MOST: Final = 10_000
MOST_OF_CONTACT: Final = 50
"""Deliveries that may wait in all, and for one contact; beyond that the oldest are dropped."""

log = logging.getLogger("serenissima.notifications")


class Queue:
    """Finds what is to be told and delivers it. One worker does this for all."""

    def __init__(
        self, store: Store, finder: Finder, senders: Senders, leases: Leases, now: Callable[[], float], every: float
    ) -> None:
        self.store = store
        self.finder = finder
        self.senders = senders
        self.leases = leases
        self.now = now
        self.every = every
        self.contacts = Contacts(store)

    async def run(self) -> None:
        while True:
            if await self.leases.acquire(LEASE):
                await self.finder.look()
                await self.trim()
                await self.deliver()
            await asyncio.sleep(self.every)

    async def deliver(self) -> int:
        """Attempt the deliveries that are due; returns how many arrived."""
        arrived = 0
        while due := await self.due():
            arrived += sum(await asyncio.gather(*(self.attempt(*each) for each in due)))
        return arrived

    async def due(self) -> list[tuple[str, int, Notice, Contact]]:
        d, c = schema.deliveries, schema.contacts
        query = select(d.c.id, d.c.attempts, d.c.notice, d.c.contact).where(d.c.due <= self.now()).order_by(d.c.due)
        async with self.store.connect() as connection:
            rows = [tuple(row) for row in await connection.execute(query.limit(AT_ONCE))]
        found = await self.contacts.found(select(c).where(c.c.id.in_({row[3] for row in rows}))) if rows else []
        known = {contact.id: contact for contact in found}
        return [
            (id, attempts, msgspec.convert(notice, Notice), known[contact])
            for id, attempts, notice, contact in rows
            if contact in known
        ]

    async def attempt(self, id: str, attempts: int, notice: Notice, contact: Contact) -> bool:
        try:
            await self.send(contact, notice)
        except Failed as error:
            # The address may contain a secret, so it is not logged.
            log.info("a %s was not delivered: %s", contact.kind, error)
            metrics.count_delivery(contact.kind, "gone" if isinstance(error, Gone) else "failed")
            is_last = isinstance(error, Gone) or attempts + 1 >= ATTEMPTS
            failures = BROKEN_AFTER if isinstance(error, Gone) else contact.failures + 1
            later = None if is_last else self.now() + min(LONGEST_PAUSE, PAUSE * 3.0**attempts)
            await self.store.write(lambda connection: self.note_failure(connection, id, contact, failures, later))
            return False
        metrics.count_delivery(contact.kind, "delivered")
        await self.store.write(lambda connection: self.note_success(connection, id, contact))
        return True

    async def send(self, contact: Contact, notice: Notice) -> None:
        try:
            await self.senders.send(contact, notice)
        except Failed:
            raise
        except Exception as error:  # one contact must not hold up the others
            log.exception("a %s could not be made", contact.kind)
            raise Failed(type(error).__name__) from error

    def note_failure(
        self, connection: Connection, id: str, contact: Contact, failures: int, later: float | None
    ) -> None:
        """Try again `later`, or give this delivery up."""
        d, c = schema.deliveries, schema.contacts
        connection.execute(update(c).where(c.c.id == contact.id).values(failures=failures))
        if later is None:
            connection.execute(delete(d).where(d.c.id == id))
        else:
            connection.execute(update(d).where(d.c.id == id).values(attempts=d.c.attempts + 1, due=later))

    def note_success(self, connection: Connection, id: str, contact: Contact) -> None:
        connection.execute(delete(schema.deliveries).where(schema.deliveries.c.id == id))
        if contact.failures:
            c = schema.contacts
            connection.execute(update(c).where(c.c.id == contact.id).values(failures=0))

    async def trim(self) -> None:
        """Drop the oldest deliveries if too many wait."""
        d = schema.deliveries
        many = select(d.c.contact).group_by(d.c.contact).having(func.count() > MOST_OF_CONTACT)
        async with self.store.connect() as connection:
            crowded = list((await connection.execute(many)).scalars())
            total = int((await connection.execute(select(func.count()).select_from(d))).scalar_one())
        drop: list[str] = []
        async with self.store.connect() as connection:
            for contact in crowded:
                newest = select(d.c.id).where(d.c.contact == contact).order_by(d.c.due.desc()).offset(MOST_OF_CONTACT)
                drop += (await connection.execute(newest.limit(MOST))).scalars()
            if total - len(drop) > MOST:
                oldest = select(d.c.id).where(d.c.id.not_in(drop)).order_by(d.c.due).limit(total - len(drop) - MOST)
                drop += (await connection.execute(oldest)).scalars()
        if drop:
            log.warning("%d notifications were dropped: too many wait", len(drop))
            await self.store.write(lambda connection: void(connection, drop))


def void(connection: Connection, ids: list[str]) -> None:
    connection.execute(delete(schema.deliveries).where(schema.deliveries.c.id.in_(ids)))
