"""Announcements: texts that everybody reads on all pages, until a time or until they are withdrawn."""

import secrets
import time
from typing import Any, Final

from sqlalchemy import delete, insert, select

from serenissima.core.errors import BadTable
from serenissima.core.messages import message
from serenissima.server.admin.database import changing, reading
from serenissima.server.house.choices import Announcement, read_choices, write_choices
from serenissima.server.storage import schema

TEXT_LENGTH: Final = 300
HOUR: Final = 3600.0


def announce(url: str, texts: dict[str, str], hours: float | None) -> Announcement:
    """Tell everybody something, in one or several languages."""
    wanted = {language: " ".join(text.split()) for language, text in texts.items() if text.strip()}
    if not wanted or any(len(text) > TEXT_LENGTH or not text.isprintable() for text in wanted.values()):
        raise BadTable(message("admin-bad-announcement", most=TEXT_LENGTH))
    now = time.time()
    made = Announcement(secrets.token_hex(4), wanted, now, None if hours is None else now + hours * HOUR)
    with changing(url) as connection:
        values: dict[str, Any] = {"id": made.id, "texts": made.texts, "created": now, "until": made.until}
        connection.execute(insert(schema.announcements).values(values))
        write_choices(connection)
    return made


def list_announcements(url: str) -> list[Announcement]:
    """What everybody reads now; what has ended is left out."""
    with reading(url) as connection:
        found = read_choices(connection).announcements
    return [each for each in found if each.until is None or each.until > time.time()]


def withdraw(url: str, id: str | None) -> int:
    """Withdraw an announcement, or all of them; returns how many that were."""
    a = schema.announcements
    with changing(url) as connection:
        which = a.c.id.is_not(None) if id is None else a.c.id == id
        count = len(connection.execute(select(a.c.id).where(which)).all())
        if id is not None and not count:
            raise BadTable(message("admin-no-such-announcement", given=id))
        connection.execute(delete(a).where(which))
        write_choices(connection)
    return count
