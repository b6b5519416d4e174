"""How people want to be reached."""

import secrets
from dataclasses import asdict, dataclass, field
from typing import Any, Final, Literal

from sqlalchemy import Connection, insert, select, update

from serenissima.core.messages import message
from serenissima.server.errors import Refused
from serenissima.server.notifications.notice import EVENTS
from serenissima.server.notifications.webhook_formats import Format
from serenissima.server.storage import schema
from serenissima.server.storage.expiry import delete_contacts
from serenissima.server.storage.rows import Row
from serenissima.server.storage.store import Store

Kind = Literal["push", "webhook", "mail"]
Digest = Literal["none", "hourly", "daily"]
MOST: Final = 20
"""Contacts of one person."""
BROKEN_AFTER: Final = 8
"""Failed deliveries in a row after which a contact is no longer used, until a test reaches it."""

CHANGED_AGAIN: Final = ("format", "events", "digest", "language", "label", "failures")
"""What changes if somebody adds an address again."""


@dataclass
class Contact:
    """A browser, a webhook or an e-mail address. With `table`, it is told about everybody at that table."""

    id: str
    identity: str
    kind: Kind
    address: str
    """A URL, an e-mail address, or a browser's subscription as JSON."""
    created: float
    table: str | None = None
    format: Format = "json"
    events: list[str] = field(default_factory=lambda: list(EVENTS))
    digest: Digest = "none"
    language: str = "en"
    label: str = ""
    secret: str = field(default_factory=lambda: secrets.token_hex(24))
    """Signs the requests of a webhook; for e-mail, part of the links that confirm and stop it."""
    confirmed: bool = True
    """Nothing but one request to confirm is sent to an e-mail address before its owner has confirmed it."""
    failures: int = 0
    """Failed deliveries in a row."""

    @property
    def is_usable(self) -> bool:
        return self.confirmed and self.failures < BROKEN_AFTER


def is_same(contact: Contact) -> tuple[Any, ...]:
    """The SQL conditions on the contact that has the same address, for the same person and table."""
    c = schema.contacts.c
    return (
        c.identity == contact.identity,
        c.address == contact.address,
        c.table.is_not_distinct_from(contact.table),
    )


class Contacts:
    """The contacts of everybody."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, identity: str) -> list[Contact]:
        """The contacts of a person, oldest first."""
        c = schema.contacts
        return await self.found(select(c).where(c.c.identity == identity).order_by(c.c.created, c.c.id))

    async def find(self, identity: str, id: str) -> Contact:
        """One contact of a person; refused if there is none."""
        c = schema.contacts.c
        for contact in await self.found(select(schema.contacts).where((c.identity == identity) & (c.id == id))):
            return contact
        raise Refused(404, message("server-no-such-contact"))

    async def by_secret(self, secret: str) -> Contact | None:
        """The e-mail contact to which the links in its e-mails lead."""
        c = schema.contacts.c
        found = await self.found(select(schema.contacts).where((c.secret == secret) & (c.kind == "mail")))
        return found[0] if found else None

    async def found(self, query: Any) -> list[Contact]:
        async with self.store.connect() as connection:
            return [Contact(**row) for row in await self.store.fetch(connection, query)]

    async def add(self, contact: Contact, deliveries: list[Row]) -> None:
        """Add a contact, and what it is sent first. If the person, or the table, has this address, it is changed."""
        c = schema.contacts.c
        is_full: list[bool] = []

        def job(connection: Connection) -> None:
            known = connection.execute(select(c.id).where(*is_same(contact))).scalar()
            count = len(connection.execute(select(c.id).where(c.identity == contact.identity)).all())
            is_full[:] = [known is None and count >= MOST]
            if is_full[0]:
                return
            values = asdict(contact)
            if known is None:
                connection.execute(insert(schema.contacts).values(values))
            else:
                changed = {name: values[name] for name in CHANGED_AGAIN}
                connection.execute(update(schema.contacts).where(c.id == known).values(changed))
            first = [{**row, "contact": known or contact.id} for row in deliveries]
            if first:
                connection.execute(insert(schema.deliveries), first)

        await self.store.write(job)
        if is_full[0]:
            raise Refused(409, message("server-too-many-contacts", most=MOST))

    async def same(self, contact: Contact) -> Contact | None:
        """The contact that has this address already."""
        found = await self.found(select(schema.contacts).where(*is_same(contact)))
        return found[0] if found else None

    async def change(self, contact: Contact, **values: object) -> None:
        def job(connection: Connection) -> None:
            connection.execute(update(schema.contacts).where(schema.contacts.c.id == contact.id).values(values))

        await self.store.write(job)

    async def remove(self, contact: Contact) -> None:
        await self.store.write(lambda connection: delete_contacts(connection, [contact.id]))
