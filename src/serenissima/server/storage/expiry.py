"""Expired tables, and clubs that everybody has left: finding and deleting them."""

from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import Connection, and_, delete, exists, or_, select

from serenissima.server.settings import Settings
from serenissima.server.storage import schema
from serenissima.server.storage.rows import OPEN, OVER, RUNNING
from serenissima.server.storage.store import Store

DAY: Final = 86_400.0
AT_ONCE: Final = 20
"""Tables deleted in one transaction, so that picks never wait long for it."""
BELONGS_TO_TABLE: Final = (
    schema.notices,
    schema.chat,
    schema.analyses,
    schema.hidden_games,
    schema.notes,
    schema.shares,
    schema.snapshots,
    schema.entries,
    schema.seats,
)


def is_expired(settings: Settings, now: float) -> Any:
    """The SQL condition on a row of `tables`."""
    t, s, i = schema.tables.c, schema.seats.c, schema.identities.c
    never_begun = and_(t.state == OPEN, t.changed < now - DAY * settings.open_days)
    somebody_sits = exists().where(s.table == t.id, s.identity.is_not(None))
    bots_only = and_(t.changed < now - DAY * settings.bots_only_days, ~somebody_sits)
    before = now - DAY * settings.finished_days
    host_came_back = exists().where(i.id == t.host, i.seen >= before)
    player_came_back = exists().where(s.table == t.id, s.identity == i.id, i.seen >= before)
    m = schema.club_members.c
    member_came_back = exists().where(m.club == t.club, m.identity == i.id, i.seen >= before)
    left = and_(t.changed < before, ~host_came_back, ~player_came_back, ~member_came_back)
    return or_(never_begun, and_(t.state.in_((RUNNING, OVER)), or_(bots_only, left)))


async def delete_some(store: Store, settings: Settings, now: float) -> list[str]:
    """Delete a few expired tables and return them; an empty result means that none are left."""
    expired = is_expired(settings, now)
    found = await store.ids(expired, limit=AT_ONCE)
    deleted: list[str] = []

    def job(connection: Connection) -> None:
        # Check again: somebody may have come back, or another worker may be deleting them.
        t = schema.tables.c
        still = select(t.id).where(t.id.in_(found), expired).with_for_update(skip_locked=True)
        deleted[:] = connection.execute(still).scalars()
        delete_tables(connection, deleted)

    if found:
        await store.write(job)
    return deleted


async def delete_empty_clubs(store: Store) -> None:
    """Delete the clubs that everybody has left, once no game refers to them."""
    c = schema.clubs.c
    is_used = exists().where(schema.tables.c.club == c.id)

    def job(connection: Connection) -> None:
        connection.execute(delete(schema.clubs).where(c.organiser.is_(None), ~is_used))

    await store.write(job)


def delete_tables(connection: Connection, ids: Iterable[str]) -> None:
    contacts = select(schema.contacts.c.id).where(schema.contacts.c.table.in_(ids))
    delete_contacts(connection, list(connection.execute(contacts).scalars()))
    for rows in BELONGS_TO_TABLE:
        connection.execute(delete(rows).where(rows.c.table.in_(ids)))
    connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(ids)))


def delete_contacts(connection: Connection, ids: list[str]) -> None:
    """Delete contacts, and the notifications that were on their way to them."""
    if ids:
        connection.execute(delete(schema.deliveries).where(schema.deliveries.c.contact.in_(ids)))
        connection.execute(delete(schema.contacts).where(schema.contacts.c.id.in_(ids)))
