"""The operator's choices in the database: read by workers, written by `serenissima admin` and the first-run page."""

import secrets
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from sqlalchemy import Connection, delete, insert, select

from serenissima.server.storage import schema

REVISION: Final = "revision"
"""Changes with every change of the operator, so that the workers notice it by reading one row."""
ONLY_LISTED: Final = "only_listed"
"""Whether only people and networks on the list may come in."""
NAME: Final = "name"
CREATORS: Final = "creators"
FIRST_RUN: Final = "first_run"
"""Set once the first visitor has made the choices of the first-run page, or wanted none."""
Creators = Literal["everybody", "listed"]
NAME_LENGTH: Final = 40


@dataclass(frozen=True)
class Announcement:
    """What everybody reads on all pages."""

    id: str
    texts: dict[str, str]
    """By language: at least one."""
    created: float
    until: float | None


@dataclass(frozen=True)
class Rule:
    """Somebody or a network that may or may not come in."""

    action: Literal["allow", "deny"]
    network: str | None
    identity: str | None
    note: str
    created: float

    @property
    def subject(self) -> str:
        return self.network or self.identity or ""


@dataclass(frozen=True)
class Choices:
    """Everything the operator has decided."""

    revision: str = ""
    name: str = ""
    creators: Creators = "everybody"
    only_listed: bool = False
    is_first_run_over: bool = False
    announcements: list[Announcement] = field(default_factory=list)
    rules: list[Rule] = field(default_factory=list)
    closed: frozenset[str] = frozenset()
    """The tables that are closed."""


def read_revision(connection: Connection) -> str:
    c = schema.house_choices.c
    return str(connection.execute(select(c.value).where(c.name == REVISION)).scalar() or "")


def read_choices(connection: Connection) -> Choices:
    values: dict[str, Any] = {row.name: row.value for row in connection.execute(select(schema.house_choices))}
    a, r, t = schema.announcements, schema.access_rules, schema.tables.c
    announcements = connection.execute(select(a).order_by(a.c.created, a.c.id)).mappings()
    rules = connection.execute(select(r).order_by(r.c.created, r.c.id)).mappings()
    return Choices(
        revision=str(values.get(REVISION, "")),
        name=str(values.get(NAME, "")),
        creators=values.get(CREATORS, "everybody"),
        only_listed=bool(values.get(ONLY_LISTED, False)),
        is_first_run_over=bool(values.get(FIRST_RUN, False)),
        announcements=[Announcement(**row) for row in announcements],
        rules=[Rule(row["action"], row["network"], row["identity"], row["note"], row["created"]) for row in rules],
        closed=frozenset(connection.execute(select(t.id).where(t.closed.is_not(None))).scalars()),
    )


def write_choices(connection: Connection, **values: Any) -> None:
    """Store some choices. (Upserts differ between the databases.)"""
    for name, value in {**values, REVISION: secrets.token_hex(8)}.items():
        connection.execute(delete(schema.house_choices).where(schema.house_choices.c.name == name))
        connection.execute(insert(schema.house_choices).values(name=name, value=value))


def has_visitors(connection: Connection) -> bool:
    """Whether anybody has ever been here."""
    return connection.execute(select(schema.identities.c.id).limit(1)).scalar() is not None
