"""What people do with their contacts: add, change, test, confirm and remove them."""

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
from serenissima.server.notifications.due_events import delivery_row
from serenissima.server.notifications.mail import clean_address
from serenissima.server.notifications.mail_limits import MailLimits, Purpose
from serenissima.server.notifications.notice import Notice
from serenissima.server.notifications.push import Subscription, clean_subscription
from serenissima.server.notifications.quiet_hours import clean_quiet_hours, quiet_hours_of, set_quiet_hours
from serenissima.server.notifications.senders import Failed, Senders
from serenissima.server.people.identity import Person
from serenissima.server.settings import Settings, private_hosts
from serenissima.server.tables.repository import Tables
from serenissima.server.tables.seats import must_host, new_id

SHOWN: Final = 60
"""Characters of a webhook's address that its owner sees."""
WAIT: Final = 3600
"""Seconds after which somebody who has reached a limit of e-mails should try again."""
ContactBody = protocol.PushBody | protocol.WebhookBody | protocol.MailBody


class Notifications:
    """The contacts of people, for the people themselves."""

    def __init__(
        self, tables: Tables, senders: Senders, limits: MailLimits, settings: Settings, now: Callable[[], float]
    ) -> None:
        self.tables = tables
        self.contacts = Contacts(tables.store)
        self.senders = senders
        self.limits = limits
        self.settings = settings
        self.allowed = private_hosts(settings)
        self.now = now

    async def list(self, person: Person) -> protocol.ContactList:
        found = [described(contact) for contact in await self.contacts.of(person.id)]
        quiet = (await quiet_hours_of(self.tables.store, {person.id})).get(person.id)
        return protocol.ContactList(
            self.senders.key.public, self.settings.mail is not None, quiet.described() if quiet else None, found
        )

    async def add(self, person: Person, body: ContactBody) -> None:
        """Add a contact. An e-mail address is first asked to confirm."""
        contact = Contact(
            new_id(16),
            person.id,
            "push",
            "",
            self.now(),
            events=list(body.events),
            digest=body.digest,
            language=body.language if body.language in LANGUAGES else LANGUAGES[0],
            label=" ".join(body.label.split()),
        )
        deliveries = []
        if isinstance(body, protocol.PushBody):
            given = clean_subscription(Subscription(body.subscription.endpoint, body.subscription.keys))
            clean_url(given.endpoint, self.allowed)
            contact.address = msgspec.json.encode(given).decode()
        elif isinstance(body, protocol.WebhookBody):
            contact.kind, contact.format = "webhook", body.format
            contact.address = clean_url(body.url, self.allowed)
            if body.table is not None:
                async with self.tables.at(body.table, person) as table:
                    must_host(table, person)
                    contact.table = table.id
        else:
            if self.settings.mail is None:
                raise Refused(409, message("server-no-mail"))
            contact.kind, contact.address, contact.confirmed = "mail", clean_address(body.address), False
            known = await self.contacts.same(contact)
            if known is None or not known.confirmed:
                await self.take_mail("confirm", contact)
                request = Notice(f"confirm-{contact.id}", "confirm")
                deliveries.append(delivery_row(contact.id, request, self.now(), is_held=False))
        await self.contacts.add(contact, deliveries)

    async def take_mail(self, purpose: Purpose, contact: Contact) -> None:
        """Count an e-mail; refused over the limits."""
        if not await self.limits.take(purpose, contact.address, contact.identity):
            raise Refused(429, message("server-too-many-mails"), WAIT)

    async def change(self, person: Person, id: str, body: protocol.ContactChange) -> None:
        contact = await self.contacts.find(person.id, id)
        label = " ".join(body.label.split())
        await self.contacts.change(contact, events=list(body.events), label=label, digest=body.digest)

    async def remove(self, person: Person, id: str) -> None:
        await self.contacts.remove(await self.contacts.find(person.id, id))

    async def set_quiet_hours(self, person: Person, given: protocol.QuietHours | None) -> None:
        quiet = None if given is None else clean_quiet_hours(person.id, given)
        await set_quiet_hours(self.tables.store, person.id, quiet)

    async def test(self, person: Person, id: str) -> protocol.Delivered:
        """Deliver a test at once; if it arrives, a contact that was given up is used again."""
        contact = await self.contacts.find(person.id, id)
        if not contact.confirmed:
            raise Refused(409, message("server-mail-unconfirmed"))
        if contact.kind == "mail":
            await self.take_mail("notice", contact)
        try:
            await self.senders.send(contact, [Notice(f"test-{new_id(8)}", "test")])
        except Failed as error:
            return protocol.Delivered(False, error.reason)
        await self.contacts.change(contact, failures=0)
        return protocol.Delivered(True, None)

    # The owner of an e-mail address, who need not be known here.

    async def confirm(self, contact: Contact) -> None:
        await self.contacts.change(contact, confirmed=True)

    async def stop(self, contact: Contact) -> None:
        """Remove an address. If it was never confirmed, its owner is not asked again soon."""
        if not contact.confirmed:
            await self.limits.note_stop(contact.address, contact.identity)
        await self.contacts.remove(contact)


def described(contact: Contact) -> protocol.Contact:
    """A contact as its owner sees it. Anyone who knows the path of a webhook can write there, so it is left out."""
    address = contact.address
    if contact.kind != "mail":
        url = msgspec.json.decode(address, type=Subscription).endpoint if contact.kind == "push" else address
        parts = urlsplit(url)
        address = f"{parts.scheme}://{parts.netloc}"[:SHOWN] + "/…"
    return protocol.Contact(
        contact.id,
        contact.kind,
        address,
        contact.table,
        contact.format,
        msgspec.convert(contact.events, list[protocol.NoticeEvent]),
        contact.digest,
        contact.label,
        contact.confirmed,
        contact.is_usable,
        contact.secret if contact.kind == "webhook" else None,
    )
