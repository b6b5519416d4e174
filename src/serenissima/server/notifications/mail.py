"""E-mail through the SMTP server that the settings name."""

import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final

from msgspec import Struct

from serenissima.core.messages import message
from serenissima.server.errors import Refused

ADDRESS: Final = re.compile(r"[^\s@<>\"(),:;\\\[\]]{1,64}@[A-Za-z0-9.-]{1,190}\.[A-Za-z0-9-]{2,63}")
PATIENCE: Final = 20.0


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


def written(settings: Mail, to: str, title: str, text: str, unsubscribe: str) -> EmailMessage:
    """A letter in plain text, with the link that ends these letters."""
    letter = EmailMessage()
    letter["From"] = settings.sender
    letter["To"] = to
    letter["Subject"] = " ".join(title.split())
    letter["Date"] = formatdate(localtime=False)
    letter["Message-ID"] = make_msgid(domain=settings.sender.rpartition("@")[2])
    letter["Auto-Submitted"] = "auto-generated"
    letter["List-Unsubscribe"] = f"<{unsubscribe}>"
    letter.set_content(text)
    return letter


def post(settings: Mail, letter: EmailMessage) -> None:
    """Hand a letter to the SMTP server. Blocks: call it in a thread."""
    context = ssl.create_default_context()
    if settings.tls and settings.port == 465:
        server: smtplib.SMTP = smtplib.SMTP_SSL(settings.host, settings.port, timeout=PATIENCE, context=context)
    else:
        server = smtplib.SMTP(settings.host, settings.port, timeout=PATIENCE)
    with server:
        if settings.tls and settings.port != 465:
            server.starttls(context=context)
        if settings.user:
            server.login(settings.user, settings.password)
        server.send_message(letter)
