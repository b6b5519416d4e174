"""The lists of who may come in, and the choices about the server itself."""

import re
import time
from ipaddress import ip_network
from typing import Any, Final, Literal

from sqlalchemy import delete, insert, select

from serenissima.core.errors import BadTable
from serenissima.core.messages import message
from serenissima.server.admin.database import changing, reading
from serenissima.server.house.choices import (
    CREATORS,
    NAME,
    ONLY_LISTED,
    Choices,
    Creators,
    Rule,
    read_choices,
    write_choices,
)
from serenissima.server.house.keeper import clean_server_name
from serenissima.server.storage import schema

IDENTITY: Final = re.compile(r"[0-9a-f]{32}")
NOTE_LENGTH: Final = 100

Action = Literal["allow", "deny"]


def subject_of(given: str) -> dict[str, str]:
    """The column and value of a person's id, an address or a network."""
    if IDENTITY.fullmatch(given):
        return {"identity": given}
    try:
        network = ip_network(given, strict=False)
    except ValueError as error:
        raise BadTable(message("admin-bad-subject", given=given)) from error
    if network.is_loopback:
        raise BadTable(message("admin-loopback"))
    return {"network": str(network)}


def add_rule(url: str, action: Action, given: str, note: str = "") -> Rule:
    """Allow or deny a person, an address or a network; a rule about the same one is replaced."""
    subject = subject_of(given.strip())
    if len(note) > NOTE_LENGTH or not note.isprintable():
        raise BadTable(message("admin-bad-note", most=NOTE_LENGTH))
    r, i = schema.access_rules, schema.identities
    now = time.time()
    with changing(url) as connection:
        identity = subject.get("identity")
        if identity and connection.execute(select(i.c.id).where(i.c.id == identity)).scalar() is None:
            raise BadTable(message("admin-no-such-person", given=identity))
        for column, value in subject.items():
            connection.execute(delete(r).where(r.c[column] == value))
        values: dict[str, Any] = {"action": action, "note": note, "created": now, **subject}
        connection.execute(insert(r).values(values))
        write_choices(connection)
    return Rule(action, subject.get("network"), identity, note, now)


def forget_rule(url: str, given: str) -> None:
    """Remove a person or a network from the lists."""
    r = schema.access_rules
    with changing(url) as connection:
        for column, value in subject_of(given.strip()).items():
            if not connection.execute(delete(r).where(r.c[column] == value)).rowcount:
                raise BadTable(message("admin-no-such-rule", given=given))
        write_choices(connection)


def configure(
    url: str, name: str | None = None, creators: Creators | None = None, only_listed: bool | None = None
) -> Choices:
    """Change what is given; returns all choices."""
    values: dict[str, Any] = {CREATORS: creators, ONLY_LISTED: only_listed}
    if name is not None:
        values[NAME] = clean_server_name(name)
    with changing(url) as connection:
        write_choices(connection, **{key: value for key, value in values.items() if value is not None})
        return read_choices(connection)


def choices_of(url: str) -> Choices:
    with reading(url) as connection:
        return read_choices(connection)
