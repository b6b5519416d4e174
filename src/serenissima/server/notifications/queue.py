"""The queue of deliveries: in the database, so that a restart loses none; bounded; with longer and longer pauses."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, and_, case, delete, func, select, update

from serenissima.core.errors import Problem
from serenissima.server import metrics
from serenissima.server.notifications.contacts import BROKEN_AFTER, Contact, Contacts
from serenissima.server.notifications.due_events import DueEvents
from serenissima.server.notifications.mail_limits import MailLimits
from serenissima.server.notifications.notice import Notice
from serenissima.server.notifications.quiet_hours import quiet_hours_of
from serenissima.server.notifications.senders import Failed, Gone, OwnFault, Senders
from serenissima.server.storage import schema
from serenissima.server.storage.expiry import delete_contacts
from serenissima.server.storage.leases import Leases
from serenissima.server.storage.store import Store

LEASE: Final = "notifications"
AT_ONCE: Final = 50
"""Contacts that are tried in one round, all at the same time."""
PAUSE: Final = 30.0
"""Seconds before the second attempt; each further pause is three times as long."""
LONGEST_PAUSE: Final = 6 * 3600.0
MAIL_PAUSE: Final = 3600.0
"""Seconds for which e-mail over a limit waits."""
MOST: Final = 10_000
MOST_OF_CONTACT: Final = 50
"""Deliveries that may wait in all, and for one contact; beyond that the oldest are dropped."""
TIDY_EVERY: Final = 3600.0
UNCONFIRMED_FOR: Final = 7 * 86_400.0
"""Seconds after which an e-mail address that nobody has confirmed is forgotten."""

log = logging.getLogger("serenissima.notifications")


class Delivery(NamedTuple):
    """Something that waits to be delivered."""

    id: str
    contact: str
    notice: Notice
    held: bool
    """Whether it has waited for quiet hours or for a digest. What has is delivered together."""


class Queue:
    """Finds what is to be told and delivers it. One worker does this for all."""

    def __init__(
        self,
        store: Store,
        events: DueEvents,
        senders: Senders,
        limits: MailLimits,
        leases: Leases,
        now: Callable[[], float],
        every: float,
    ) -> None:
        self.store = store
        self.events = events
        self.senders = senders
        self.limits = limits
        self.leases = leases
        self.now = now
        self.every = every
        self.contacts = Contacts(store)
        self.tidied_at = 0.0

    async def run(self) -> None:
        while True:
            # Wait first: at the start, this worker does not know yet who is at the others.
            await asyncio.sleep(self.every)
            if await self.leases.acquire(LEASE):
                with suppress(Problem):  # the database is down, which the store has logged
                    await self.work()

    async def work(self) -> None:
        """One round."""
        await self.events.look()
        await self.trim()
        await self.deliver()
        if self.now() - self.tidied_at >= TIDY_EVERY:
            await self.tidy()

    async def deliver(self) -> int:
        """One round: at most one request or e-mail to each contact. Returns how many arrived."""
        waiting = await self.due()
        found = select(schema.contacts).where(schema.contacts.c.id.in_(list(waiting)))
        contacts = await self.contacts.found(found) if waiting else []
        quiet = await quiet_hours_of(self.store, {each.identity for each in contacts if each.table is None})
        ready = []
        for contact in contacts:
            hours = quiet.get(contact.identity) if contact.table is None else None
            until = hours.end_after(self.now()) if hours is not None else None
            if until is None or any(each.notice.event == "confirm" for each in waiting[contact.id]):
                ready.append(contact)
            else:
                await self.store.write(hold(contact, until))
        attempts = [self.attempt(contact, waiting[contact.id]) for contact in ready]
        arrived = 0
        for outcome in await asyncio.gather(*attempts, return_exceptions=True):  # no attempt outlives its round
            if isinstance(outcome, BaseException):
                raise outcome
            arrived += outcome
        return arrived

    async def due(self) -> dict[str, list[Delivery]]:
        """What is due, by contact, for the contacts that have waited longest."""
        d = schema.deliveries.c
        is_due = d.due <= self.now()
        first = select(d.contact).where(is_due).group_by(d.contact).order_by(func.min(d.due), d.contact).limit(AT_ONCE)
        async with self.store.connect() as connection:
            contacts = list((await connection.execute(first)).scalars())
            query = select(d.id, d.contact, d.notice, d.held).where(is_due, d.contact.in_(contacts))
            rows = (await connection.execute(query.order_by(d.due, d.id))).all() if contacts else []
        found: dict[str, list[Delivery]] = {contact: [] for contact in contacts}
        for id, contact, notice, held in rows:
            found[contact].append(Delivery(id, contact, msgspec.convert(notice, Notice), held))
        return {contact: deliveries for contact, deliveries in found.items() if deliveries}

    async def attempt(self, contact: Contact, waiting: list[Delivery]) -> bool:
        """Deliver what is still worth telling: the first, or all that were held. Returns whether something arrived."""
        held = [each for each in waiting if each.held]
        chosen = held if waiting[0].held else waiting[:1]
        current = [each for each in chosen if await self.events.is_current(contact, each.notice)]
        ids = [each.id for each in chosen]
        if not current:
            await self.store.write(lambda connection: drop(connection, ids))
            return False
        is_confirmation = current[0].notice.event == "confirm"
        if contact.kind == "mail" and not is_confirmation:
            if not await self.limits.take("notice", contact.address, contact.identity):
                metrics.count_delivery(contact.kind, "limited")
                await self.store.write(hold(contact, self.now() + MAIL_PAUSE))
                return False
        try:
            await self.senders.send(contact, [each.notice for each in current])
        except Failed as failure:
            error = failure  # a name that outlives this block, for the function below
            is_ours = isinstance(error, OwnFault)
            log.log(logging.WARNING if is_ours else logging.INFO, "a %s was not delivered: %s", contact.kind, error)
            metrics.count_delivery(contact.kind, "gone" if isinstance(error, Gone) else "failed")
            await self.store.write(lambda connection: self.note_failure(connection, contact, error))
            return False
        metrics.count_delivery(contact.kind, "delivered")
        await self.store.write(lambda connection: note_success(connection, contact, ids))
        return True

    def note_failure(self, connection: Connection, contact: Contact, error: Failed) -> None:
        """Try everything that waits for this contact again later, or give the contact up if it is to blame."""
        c, d = schema.contacts, schema.deliveries
        failures: Any = BROKEN_AFTER if isinstance(error, Gone) else c.c.failures + 1
        if isinstance(error, OwnFault):
            failures = case((failures < BROKEN_AFTER, failures), else_=BROKEN_AFTER - 1)
        change = update(c).where(c.c.id == contact.id).values(failures=failures).returning(c.c.failures)
        count = connection.execute(change).scalar()
        if count is None:  # it was removed in the meantime
            return
        if count >= BROKEN_AFTER:
            connection.execute(delete(d).where(d.c.contact == contact.id))
        else:
            later = self.now() + min(LONGEST_PAUSE, PAUSE * 3.0 ** (count - 1))
            connection.execute(update(d).where(d.c.contact == contact.id, d.c.due < later).values(due=later))

    async def trim(self) -> None:
        """Drop the oldest deliveries if too many wait."""
        d = schema.deliveries.c
        many = select(d.contact).group_by(d.contact).having(func.count() > MOST_OF_CONTACT)
        ids: list[str] = []
        async with self.store.connect() as connection:
            for contact in list((await connection.execute(many)).scalars()):
                newest = select(d.id).where(d.contact == contact).order_by(d.due.desc(), d.id)
                ids += (await connection.execute(newest.offset(MOST_OF_CONTACT).limit(MOST))).scalars()
            total = int((await connection.execute(select(func.count()).select_from(schema.deliveries))).scalar_one())
            if total - len(ids) > MOST:
                oldest = select(d.id).where(d.id.not_in(ids)).order_by(d.due, d.id).limit(total - len(ids) - MOST)
                ids += (await connection.execute(oldest)).scalars()
        if ids:
            log.warning("%d notifications were dropped: too many wait", len(ids))
            await self.store.write(lambda connection: drop(connection, ids))

    async def tidy(self) -> None:
        """Forget addresses that were never confirmed, and who was sent e-mail long ago."""
        c = schema.contacts.c
        old = and_(c.confirmed.is_(False), c.created <= self.now() - UNCONFIRMED_FOR)

        def job(connection: Connection) -> None:
            delete_contacts(connection, list(connection.execute(select(c.id).where(old)).scalars()))
            self.limits.forget_old(connection)

        await self.store.write(job)
        self.tidied_at = self.now()


def hold(contact: Contact, until: float) -> Callable[[Connection], None]:
    """Let everything that is due for a contact wait, to be delivered together."""
    d = schema.deliveries

    def job(connection: Connection) -> None:
        due = and_(d.c.contact == contact.id, d.c.due < until)
        connection.execute(update(d).where(due).values(due=until, held=True))

    return job


def note_success(connection: Connection, contact: Contact, ids: list[str]) -> None:
    drop(connection, ids)
    c = schema.contacts
    connection.execute(update(c).where(c.c.id == contact.id, c.c.failures > 0).values(failures=0))


def drop(connection: Connection, ids: list[str]) -> None:
    connection.execute(delete(schema.deliveries).where(schema.deliveries.c.id.in_(ids)))
