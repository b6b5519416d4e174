"""What people do with their contacts: add, change, test and remove them."""

from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

import msgspec

from serenissima.core.messages import message
from serenissima.locale import LANGUAGES
from serenissima.server import protocol
from serenissima.server.errors import Refused
from serenissima.server.notifications.addresses import clean_url
from serenissima.server.notifications.contacts import Contact, Contacts
from serenissima.server.notifications.mail import clean_address
from serenissima.server.notifications.notice import Notice
from serenissima.server.notifications.push import Subscription, clean_subscription
from serenissima.server.notifications.senders import Failed, Senders
from serenissima.server.people.identity import Person
from serenissima.server.settings import Settings
from serenissima.server.tables.repository import Tables
from serenissima.server.tables.seats import must_host, new_id

SHOWN: Final = 40
ContactBody = protocol.PushBody | protocol.WebhookBody | protocol.MailBody


class Notifications:
    """The contacts of people, for the people themselves."""

    def __init__(self, tables: Tables, senders: Senders, settings: Settings, now: Callable[[], float]) -> None:
        self.tables = tables
        self.contacts = Contacts(tables.store)
        self.senders = senders
        self.settings = settings
        self.now = now

    async def list(self, person: Person) -> protocol.ContactList:
        found = [described(contact) for contact in await self.contacts.of(person.id)]
        return protocol.ContactList(self.senders.key.public, self.settings.mail is not None, found)

    async def add(self, person: Person, body: ContactBody, site: str) -> Contact:
        """Add a contact. `site` is the address at which this person has reached the server."""
        contact = Contact(
            new_id(16),
            person.id,
            "push",
            "",
            self.now(),
            events=list(body.events),
            language=body.language if body.language in LANGUAGES else LANGUAGES[0],
            label=" ".join(body.label.split()),
            site=(self.settings.site or site).rstrip("/"),
        )
        if isinstance(body, protocol.PushBody):
            given = clean_subscription(Subscription(body.subscription.endpoint, body.subscription.keys))
            clean_url(given.endpoint, self.settings.private_hosts)
            contact.address = msgspec.json.encode(given).decode()
        elif isinstance(body, protocol.WebhookBody):
            contact.kind, contact.form = "webhook", body.form
            contact.address = clean_url(body.url, self.settings.private_hosts)
            if body.table is not None:
                async with self.tables.at(body.table, person) as table:
                    must_host(table, person)
                    contact.table = table.id
        else:
            if self.settings.mail is None:
                raise Refused(409, message("server-no-mail"))
            contact.kind, contact.address, contact.confirmed = "mail", clean_address(body.address), False
        await self.contacts.add(contact)
        if not contact.confirmed:
            await self.ask_to_confirm(contact)
        return contact

    async def ask_to_confirm(self, contact: Contact) -> None:
        try:
            await self.senders.post_confirmation(contact)
        except Failed as error:
            await self.contacts.remove(contact.identity, contact.id)
            raise Refused(502, message("server-mail-failed")) from error

    async def change(self, person: Person, id: str, body: protocol.ContactChange) -> None:
        contact = await self.contacts.find(person.id, id)
        contact.events, contact.label = list(body.events), " ".join(body.label.split())
        await self.contacts.change(contact)

    async def test(self, person: Person, id: str) -> protocol.Delivered:
        """Deliver a test at once; if it arrives, a contact that was given up is used again."""
        contact = await self.contacts.find(person.id, id)
        if not contact.confirmed:
            raise Refused(409, message("server-mail-unconfirmed"))
        notice = Notice(f"test-{new_id(8)}", "test", "", "", "", [], [], self.now())
        try:
            await self.senders.send(contact, notice)
        except Failed as error:
            return protocol.Delivered(False, str(error))
        await self.contacts.revive(contact)
        return protocol.Delivered(True, None)


def described(contact: Contact) -> protocol.Contact:
    """A contact as its owner sees it. Whoever knows the path of a webhook can write there, so it is cut."""
    address = contact.address
    if contact.kind != "mail":
        url = msgspec.json.decode(address, type=Subscription).endpoint if contact.kind == "push" else address
        parts = urlsplit(url)
        address = f"{parts.scheme}://{parts.netloc}/…"
    return protocol.Contact(
        contact.id,
        contact.kind,
        address[:SHOWN] if contact.kind != "mail" else address,
        contact.table,
        contact.form,
        msgspec.convert(contact.events, list[protocol.NoticeEvent]),
        contact.label,
        contact.confirmed,
        contact.is_usable,
        contact.secret if contact.kind == "webhook" else None,
    )
