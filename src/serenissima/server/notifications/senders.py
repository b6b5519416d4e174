"""Delivering one notice to one contact, once. What failed is told by an exception; the queue tries again later."""

import asyncio
import smtplib
import time
from email.message import EmailMessage
from typing import Final

import httpcore
import msgspec

from serenissima.locale import Words
from serenissima.server.notifications.addresses import Forbidden, GuardedBackend
from serenissima.server.notifications.contacts import Contact
from serenissima.server.notifications.forms import SIGNATURE, TIMESTAMP, request_of, signature
from serenissima.server.notifications.mail import Mail, post, written
from serenissima.server.notifications.notice import Notice, sentence, title
from serenissima.server.notifications.push import KEPT, PushKey, Subscription, encrypted

TIMEOUT: Final = 10.0
AGENT: Final = "Serenissima"
GONE: Final = (404, 410)


class Failed(Exception):
    """It was not delivered; trying again may help."""


class Gone(Failed):
    """The address does not exist any more, or must not be called: trying again is useless."""


class Senders:
    """Everything that is needed to reach people outside."""

    def __init__(self, key: PushKey, mail: Mail | None, allowed: tuple[str, ...] = ()) -> None:
        self.key = key
        self.mail = mail
        self.pool = httpcore.AsyncConnectionPool(
            max_connections=20, keepalive_expiry=30.0, network_backend=GuardedBackend(allowed)
        )

    async def close(self) -> None:
        await self.pool.aclose()

    async def send(self, contact: Contact, notice: Notice) -> None:
        """Deliver a notice; raises Failed."""
        words = Words(contact.language, notice.names, lenient=True)
        is_own = contact.table is None
        heading, said = title(words, notice), sentence(words, notice, is_own)
        link = f"{contact.site}/table/{notice.table}" if notice.table else contact.site
        if contact.kind == "push":
            await self.push(contact, notice, heading, said, link)
        elif contact.kind == "mail":
            await self.post(contact, notice, heading, said, link)
        else:
            await self.call(contact, notice, heading, said, link)

    async def call(self, contact: Contact, notice: Notice, heading: str, said: str, link: str) -> None:
        """A webhook."""
        url, body = request_of(contact.form, contact.address, notice, heading, said, link)
        now = int(time.time())
        headers = {
            "content-type": "application/json",
            TIMESTAMP: str(now),
            SIGNATURE: signature(contact.secret, now, body),
        }
        await self.request(url, headers, body)

    async def push(self, contact: Contact, notice: Notice, heading: str, said: str, link: str) -> None:
        subscription = msgspec.json.decode(contact.address, type=Subscription)
        content = {
            "id": notice.id,
            "title": heading,
            "body": f"{said} {notice.text}".strip(),
            "url": link,
            "tag": f"{notice.event}-{notice.table}",
        }
        headers = {
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(KEPT),
            "urgency": "normal",
            "authorization": self.key.authorization(subscription.endpoint, self.responsible(contact)),
        }
        await self.request(subscription.endpoint, headers, encrypted(subscription, content))

    def responsible(self, contact: Contact) -> str:
        """Whom a push service can turn to; it must be an https or mailto address."""
        if self.mail is not None:
            return f"mailto:{self.mail.sender}"
        return contact.site if contact.site.startswith("https://") else "mailto:webmaster@localhost"

    async def post(self, contact: Contact, notice: Notice, heading: str, said: str, link: str) -> None:
        if self.mail is None:
            raise Gone("no SMTP server")
        stop = f"{contact.site}/letters/stop#{contact.secret}"
        words = Words(contact.language, lenient=True)
        text = "\n\n".join(filter(None, [said, notice.text, link, words("server-mail-stop", link=stop)]))
        await self.hand_in(written(self.mail, contact.address, f"{heading}: {said}", text, stop))

    async def post_confirmation(self, contact: Contact) -> None:
        """The first letter to an address."""
        assert self.mail is not None
        words = Words(contact.language, lenient=True)
        confirm = f"{contact.site}/letters/confirm#{contact.secret}"
        stop = f"{contact.site}/letters/stop#{contact.secret}"
        text = words("server-mail-confirm", site=contact.site, link=confirm)
        await self.hand_in(written(self.mail, contact.address, words("server-mail-confirm-title"), text, stop))

    async def hand_in(self, letter: EmailMessage) -> None:
        assert self.mail is not None
        try:
            await asyncio.to_thread(post, self.mail, letter)
        except smtplib.SMTPRecipientsRefused as error:
            raise Gone(str(error)) from error
        except (OSError, smtplib.SMTPException) as error:
            raise Failed(str(error)) from error

    async def request(self, url: str, headers: dict[str, str], body: bytes) -> None:
        """A POST that follows no redirect and reads no answer beyond its status."""
        patience = {"timeout": dict.fromkeys(("connect", "read", "write", "pool"), TIMEOUT)}
        named = [("user-agent", AGENT), *headers.items()]
        try:
            async with asyncio.timeout(2 * TIMEOUT):
                async with self.pool.stream("POST", url, headers=named, content=body, extensions=patience) as answer:
                    status = answer.status
        except Forbidden as error:
            raise Gone("not a public address") from error
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError, OSError) as error:
            raise Failed(type(error).__name__) from error
        if status in GONE:
            raise Gone(f"status {status}")
        if not 200 <= status < 300:
            raise Failed(f"status {status}")
