"""E-mail through the SMTP server that the settings name."""

import re
import smtplib
import ssl
from email.message import EmailMessage
from email.policy import Policy
from email.utils import formatdate, make_msgid
from typing import Final

from msgspec import Struct

from serenissima.core.messages import message
from serenissima.server.errors import Refused

ADDRESS: Final = re.compile(r"[^\s@<>\"(),:;\\\[\]]{1,64}@[A-Za-z0-9.-]{1,190}\.[A-Za-z0-9-]{2,63}")
TIMEOUT: Final = 20.0
TLS_PORT: Final = 465


class Mail(Struct, frozen=True, forbid_unknown_fields=True):
    """An SMTP server. Without one there is no e-mail."""

    host: str
    sender: str
    """The address in `From`, such as games@example.org."""
    port: int = 587
    user: str = ""
    password: str = ""
    tls: bool = True
    """Whether the connection is encrypted: from the first byte on port 465, otherwise by STARTTLS."""


def clean_address(given: str) -> str:
    """An e-mail address as it is stored; refused if it cannot be one."""
    address = given.strip()
    if not ADDRESS.fullmatch(address) or not address.isascii() or not address.isprintable():
        raise Refused(400, message("server-bad-mail"))
    return address


class OneLine(str):
    """A header that is never folded. `EmailMessage` encodes a long address, and mail programs do not decode it here."""

    name = "List-Unsubscribe"

    def fold(self, *, policy: Policy) -> str:
        return f"{self.name}: {self}{policy.linesep}"


def composed(settings: Mail, to: str, title: str, text: str, stop: str) -> EmailMessage:
    """An e-mail in plain text. `stop` is the address that mail programs offer for ending them, with one POST."""
    mail = EmailMessage()
    mail["From"] = settings.sender
    mail["To"] = to
    mail["Subject"] = " ".join(title.split())
    mail["Date"] = formatdate(localtime=False)
    mail["Message-ID"] = make_msgid(domain=settings.sender.rpartition("@")[2])
    mail["Auto-Submitted"] = "auto-generated"
    mail["List-Unsubscribe"] = OneLine(f"<{stop}>")
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(text)
    return mail


def submit(settings: Mail, mail: EmailMessage) -> None:
    """Hand an e-mail to the SMTP server. Blocks: call it in a thread."""
    context = ssl.create_default_context()
    if settings.tls and settings.port == TLS_PORT:
        server: smtplib.SMTP = smtplib.SMTP_SSL(settings.host, settings.port, timeout=TIMEOUT, context=context)
    else:
        server = smtplib.SMTP(settings.host, settings.port, timeout=TIMEOUT)
    with server:
        if settings.tls and settings.port != TLS_PORT:
            server.starttls(context=context)
        if settings.user:
            server.login(settings.user, settings.password)
        server.send_message(mail)


def status_of(error: smtplib.SMTPException) -> int:
    """The status with which an SMTP server has refused an e-mail; 0 if it has sent none."""
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        return max((code for code, _ in error.recipients.values()), default=0)
    return error.smtp_code if isinstance(error, smtplib.SMTPResponseException) else 0
