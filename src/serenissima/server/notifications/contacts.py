"""How people want to be reached: their contacts, and the times when they want to be left alone."""

import secrets
from dataclasses import asdict, dataclass, field
from typing import Any, Final, Literal

from sqlalchemy import Connection, insert, select, update

from serenissima.core.messages import message
from serenissima.server.errors import Refused
from serenissima.server.notifications.forms import Form
from serenissima.server.notifications.notice import EVENTS
from serenissima.server.storage import schema
from serenissima.server.storage.expiry import delete_contacts
from serenissima.server.storage.store import Store

Kind = Literal["push", "webhook", "mail"]
MOST: Final = 20
"""Contacts of one person."""
BROKEN_AFTER: Final = 8
"""Failed deliveries in a row after which a contact is no longer used, until it is tested again."""


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
    form: Form = "json"
    events: list[str] = field(default_factory=lambda: list(EVENTS))
    language: str = "en"
    label: str = ""
    site: str = ""
    """The address of this server, as this person knows it."""
    secret: str = field(default_factory=lambda: secrets.token_urlsafe(24))
    """Signs requests; in letters, the link with which they are stopped."""
    confirmed: bool = True
    """E-mail is only sent to an address whose owner has opened the link in the first letter."""
    failures: int = 0
    """Failed deliveries in a row."""

    @property
    def is_usable(self) -> bool:
        return self.confirmed and self.failures < BROKEN_AFTER


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
        for contact in await self.of(identity):
            if contact.id == id:
                return contact
        raise Refused(404, message("server-no-such-contact"))

    async def found(self, query: Any) -> list[Contact]:
        async with self.store.connect() as connection:
            return [Contact(**row) for row in await self.store.fetch(connection, query)]

    async def add(self, contact: Contact) -> None:
        """Add a contact. The same address of the same person, or of a table, is replaced."""
        if len(await self.of(contact.identity)) >= MOST:
            raise Refused(409, message("server-too-many-contacts", most=MOST))
        c = schema.contacts.c

        def job(connection: Connection) -> None:
            same = (c.identity == contact.identity) & (c.address == contact.address) & c.table.is_(contact.table)
            delete_contacts(connection, list(connection.execute(select(c.id).where(same)).scalars()))
            connection.execute(insert(schema.contacts).values(asdict(contact)))

        await self.store.write(job)

    async def change(self, contact: Contact) -> None:
        def job(connection: Connection) -> None:
            rows = schema.contacts
            values = {"events": contact.events, "label": contact.label, "language": contact.language}
            connection.execute(update(rows).where(rows.c.id == contact.id).values(values))

        await self.store.write(job)

    async def revive(self, contact: Contact) -> None:
        """Use a contact again that was given up."""

        def job(connection: Connection) -> None:
            connection.execute(update(schema.contacts).where(schema.contacts.c.id == contact.id).values(failures=0))

        await self.store.write(job)

    async def remove(self, identity: str, id: str) -> None:
        contact = await self.find(identity, id)
        await self.store.write(lambda connection: delete_contacts(connection, [contact.id]))

    async def stop(self, secret: str) -> bool:
        """Remove the contact with this secret, as the link in a letter does. Returns whether there was one."""
        c = schema.contacts
        found = await self.found(select(c).where((c.c.secret == secret) & (c.c.kind == "mail")))
        await self.store.write(lambda connection: delete_contacts(connection, [contact.id for contact in found]))
        return bool(found)

    async def confirm(self, secret: str) -> bool:
        """The owner of an e-mail address has opened the link in the first letter."""
        c = schema.contacts
        found = await self.found(select(c).where((c.c.secret == secret) & (c.c.kind == "mail")))

        def job(connection: Connection) -> None:
            connection.execute(update(c).where(c.c.id.in_([contact.id for contact in found])).values(confirmed=True))

        await self.store.write(job)
        return bool(found)
