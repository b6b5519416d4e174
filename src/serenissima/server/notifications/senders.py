"""Delivering to one contact, once. What failed is told by an exception; the queue tries again later."""

import asyncio
import logging
import smtplib
import time
import traceback
from collections.abc import Sequence
from email.message import EmailMessage
from typing import Any, Final

import httpcore
import msgspec

from serenissima.core.messages import Message, message
from serenissima.locale import Words
from serenissima.server.notifications.addresses import Forbidden, GuardedBackend
from serenissima.server.notifications.contacts import Contact
from serenissima.server.notifications.languages import load_language
from serenissima.server.notifications.mail import Mail, composed, status_of, submit
from serenissima.server.notifications.notice import Notice, Rendered, digest, rendered
from serenissima.server.notifications.push import KEPT, PushKey, Subscription, encrypted
from serenissima.server.notifications.webhook_formats import (
    SIGNATURE,
    TIMESTAMP,
    plain,
    plain_digest,
    request_of,
    signature,
)
from serenissima.server.settings import Settings, private_hosts

TIMEOUT: Final = 10.0
AGENT: Final = "Serenissima"
GONE: Final = (404, 410)
SMTP_GONE: Final = range(500, 600)
"""The recipient does not exist, or wants nothing from us. With 4xx it may work later."""
PUSH_BYTES: Final = 1500
"""Maximum size of a text in a push message, which has at most 4,096 bytes."""

log = logging.getLogger("serenissima.notifications")


class Failed(Exception):
    """It was not delivered; trying again may help. The reason names no address: it is logged."""

    def __init__(self, reason: Message) -> None:
        super().__init__(" ".join([reason.id, *map(str, reason.args.values())]))
        self.reason = reason


class OwnFault(Failed):
    """It is not the receiver that has failed, but our own mail server or this server."""


class Gone(Failed):
    """The address does not exist any more, or must not be called: trying again is useless."""


class Senders:
    """Everything that is needed to reach people outside."""

    def __init__(self, key: PushKey, settings: Settings) -> None:
        self.key = key
        self.mail: Mail | None = settings.mail
        self.site = settings.site
        self.pool = httpcore.AsyncConnectionPool(
            max_connections=50, keepalive_expiry=30.0, network_backend=GuardedBackend(private_hosts(settings))
        )

    async def close(self) -> None:
        await self.pool.aclose()

    async def send(self, contact: Contact, notices: Sequence[Notice]) -> None:
        """Deliver a notice, or several as one digest. Raises Failed and nothing else."""
        try:
            await self.send_together(contact, notices)
        except Failed:
            raise
        except Exception as error:  # one contact must not hold up the others
            # The text of the exception may contain an address, so only its type and place are logged.
            place = "".join(traceback.format_tb(error.__traceback__))
            log.error("a %s could not be made: %s\n%s", contact.kind, type(error).__name__, place)
            raise OwnFault(message("server-delivery-defect")) from None

    async def send_together(self, contact: Contact, notices: Sequence[Notice]) -> None:
        await load_language(contact.language)
        said = []
        for notice in notices:
            words = Words(contact.language, notice.names, lenient=True)
            said.append(rendered(words, notice, contact.table is None, self.site))
        own = [plain(notice, each) for notice, each in zip(notices, said, strict=True)]
        if len(notices) == 1:
            await self.send_rendered(contact, notices[0].event, said[0], own[0])
        else:
            whole = digest(Words(contact.language, lenient=True), said, self.site)
            await self.send_rendered(contact, "digest", whole, plain_digest(own, whole))

    async def send_rendered(self, contact: Contact, event: str, said: Rendered, own: dict[str, Any]) -> None:
        if contact.kind == "push":
            await self.push(contact, event, said, own)
        elif contact.kind == "webhook":
            await self.call(contact, said, own)
        elif event == "confirm":
            await self.ask_to_confirm(contact)
        else:
            await self.send_mail(contact, said)

    async def call(self, contact: Contact, said: Rendered, own: dict[str, Any]) -> None:
        """A webhook."""
        url, body = request_of(contact.format, contact.address, own, said)
        now = int(time.time())
        headers = {
            "content-type": "application/json",
            TIMESTAMP: str(now),
            SIGNATURE: signature(contact.secret, now, body),
        }
        await self.request(url, headers, body)

    # Web push.

    async def push(self, contact: Contact, event: str, said: Rendered, own: dict[str, Any]) -> None:
        subscription = msgspec.json.decode(contact.address, type=Subscription)
        table = own.get("table") or ""
        content = {
            "id": said.id,
            "title": shortened(said.title),
            "body": shortened(said.text),
            "url": f"/table/{table}" if table else "/",
            "tag": f"{event}-{table}",
        }
        headers = {
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(KEPT),
            "urgency": "normal",
            "authorization": self.key.authorization(subscription.endpoint, self.responsible()),
        }
        await self.request(subscription.endpoint, headers, encrypted(subscription, content))

    def responsible(self) -> str:
        """Whom a push service can turn to; it must be an https or mailto address."""
        if self.mail is not None:
            return f"mailto:{self.mail.sender}"
        return self.site if self.site.startswith("https://") else "mailto:webmaster@localhost"

    # E-mail.

    async def send_mail(self, contact: Contact, said: Rendered) -> None:
        words = Words(contact.language, lenient=True)
        stop = self.mail_link("stop", contact)
        text = "\n\n".join([f"{said.title}\n{said.text}", said.link, words("server-mail-stop", link=stop)])
        subject = said.title if "\n" in said.text else f"{said.title}: {said.text}"
        await self.submit(contact, subject, text)

    async def ask_to_confirm(self, contact: Contact) -> None:
        words = Words(contact.language, lenient=True)
        confirm, stop = self.mail_link("confirm", contact), self.mail_link("stop", contact)
        text = words("server-mail-confirm", site=self.site, link=confirm, stop=stop)
        await self.submit(contact, words("server-mail-confirm-title"), text)

    def mail_link(self, action: str, contact: Contact) -> str:
        """The address of a page with one button. The setting `site` is never empty if there is e-mail."""
        return f"{self.site}/email/{action}/{contact.secret}"

    async def submit(self, contact: Contact, title: str, text: str) -> None:
        if self.mail is None:
            raise Gone(message("server-no-mail"))
        mail: EmailMessage = composed(self.mail, contact.address, title, text, self.mail_link("stop", contact))
        try:
            await asyncio.to_thread(submit, self.mail, mail)
        except smtplib.SMTPException as error:
            status = status_of(error)
            kind: type[Failed] = OwnFault
            if isinstance(error, smtplib.SMTPRecipientsRefused):
                kind = Gone if status in SMTP_GONE else Failed
            raise kind(message("server-delivery-smtp", status=status)) from None
        except (OSError, UnicodeError):
            raise OwnFault(message("server-delivery-no-smtp")) from None

    # HTTP.

    async def request(self, url: str, headers: dict[str, str], body: bytes) -> None:
        """A POST that follows no redirect and reads no answer beyond its status."""
        timeouts = {"timeout": dict.fromkeys(("connect", "read", "write", "pool"), TIMEOUT)}
        named = [("user-agent", AGENT), *headers.items()]
        try:
            async with asyncio.timeout(2 * TIMEOUT):
                async with self.pool.stream("POST", url, headers=named, content=body, extensions=timeouts) as answer:
                    status = answer.status
        except Forbidden:
            raise Gone(message("server-url-not-public")) from None
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError, OSError):
            raise Failed(message("server-delivery-unreachable")) from None
        if status in GONE:
            raise Gone(message("server-delivery-status", status=status))
        if not 200 <= status < 300:
            raise Failed(message("server-delivery-status", status=status))


def shortened(text: str) -> str:
    return text.encode()[:PUSH_BYTES].decode(errors="ignore")
