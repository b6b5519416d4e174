"""Deleting a person: what is theirs alone goes, and what others share with them stays under a neutral name.

This is the one place that knows which parts of the database belong to a person. Whoever adds a column that refers to
`identities` adds it here; tests/server/test_erasure.py fails otherwise. What happens to tables is in `leaving`.
"""

import asyncio
import hmac
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from sqlalchemy import Column, Connection, delete, or_, select, update
from sqlalchemy.exc import IntegrityError

from serenissima.core.errors import Problem
from serenissima.core.messages import message
from serenissima.server.clubs.membership import forget_in_clubs
from serenissima.server.people.former import former_message
from serenissima.server.people.identity import Identities, Person
from serenissima.server.people.leaving import Outcome, leave_tables
from serenissima.server.people.revoked_cookies import close_revoked_sockets
from serenissima.server.storage import schema
from serenissima.server.storage.expiry import delete_contacts
from serenissima.server.storage.rows import OVER, Change
from serenissima.server.storage.store import Store, Vanished
from serenissima.server.tables.actions import Actions
from serenissima.server.tables.repository import Tables
from serenissima.server.tables.table import author_id

CHANNEL: Final = "serenissima_people"
"""Tells the other workers who has been deleted."""
AT_ONCE: Final = 20
"""Finished games changed in one transaction, so that picks never wait long for it."""
ATTEMPTS: Final = 5

DELETED: Final[tuple[Column[Any], ...]] = (
    schema.tokens.c.identity,
    schema.device_codes.c.identity,
    schema.hidden_games.c.identity,
    schema.shares.c.identity,
    schema.quiet_hours.c.identity,
    schema.holidays.c.identity,
    schema.notes.c.identity,
    schema.access_rules.c.identity,
)
"""Rows that belong to one person and are deleted."""
SPECIAL: Final[tuple[Column[Any], ...]] = (
    schema.contacts.c.identity,  # `delete_rows`, with what is on its way to them
    schema.deliveries.c.contact,
    schema.tables.c.host,  # `leave_tables` passes it on
    schema.seats.c.identity,  # `leave_tables` empties it
    schema.club_members.c.identity,  # `forget_in_clubs`
    schema.clubs.c.organiser,  # it passes the club on
)
"""What needs more than that."""


class Erasure:
    """Deletes people."""

    def __init__(self, tables: Tables, actions: Actions, identities: Identities) -> None:
        self.tables = tables
        self.store: Store = tables.store
        self.actions = actions
        self.identities = identities

    async def erase(self, person: Person) -> None:
        """Delete a person. Finished games go first, a few at a time; the rest is one transaction."""
        now = self.tables.now
        while finished := await self.finished(person.id):
            await self.change(partial(leave_tables, identity=person.id, ids=finished, now=now()))
        written = await self.written_by(person.id)
        await self.change(partial(erase_person, identity=person.id, written=written, now=now()))
        await self.log_out(person.id)

    async def change(self, job: Callable[[Connection], Outcome]) -> None:
        """Run a transaction, again if the person was still doing something, and let everybody see the outcome."""
        outcome = Outcome()

        def run(connection: Connection) -> None:
            nonlocal outcome
            outcome = job(connection)

        for attempts_left in reversed(range(ATTEMPTS)):
            try:
                await self.store.write(run)
                break
            except (Vanished, IntegrityError):
                if not attempts_left:
                    raise
        for id in outcome.deleted:
            self.tables.drop(id)
        self.tables.doubt(outcome.changed)
        for id, name in outcome.running.items():
            await self.go_on(id, name)

    async def go_on(self, id: str, name: str) -> None:
        """Nobody waits for the person: the bot in their seat plays, and a request to go back is settled."""
        try:
            async with self.tables.at(id) as table:
                if table.row.undo is not None:
                    await self.tables.retry(table, lambda: self.actions.settle_undo(table))

                async def tell() -> None:
                    change = Change(table.id)
                    self.actions.seats.note(table, change, message("server-note-deleted", name=former_message(name)))
                    await self.tables.save(table, change, changes_row=False)

                await self.tables.retry(table, tell)
        except Problem:  # its rules are gone, or the database is: the background jobs wake the bots later
            return

    async def finished(self, identity: str) -> list[str]:
        t, s = schema.tables.c, schema.seats.c
        mine = or_(t.host == identity, t.id.in_(select(s.table).where(s.identity == identity)))
        return await self.store.ids(mine & (t.state == OVER), limit=AT_ONCE)

    async def written_by(self, identity: str) -> list[str]:
        """The tables where a person has written something, as a player or as a spectator."""
        c, t = schema.chat.c, schema.tables.c
        query = select(c.table, c.author, t.author_key).join_from(schema.chat, schema.tables, c.table == t.id)
        async with self.store.connect() as connection:
            rows = (await connection.execute(query.where(c.author.is_not(None)).distinct())).all()

        def own() -> list[str]:
            return [table for table, author, key in rows if hmac.compare_digest(author, author_id(key, identity))]

        return await asyncio.to_thread(own)  # all authors of all tables are tried: others must not wait for that

    async def log_out(self, identity: str) -> None:
        """Log out all devices, here and at the other workers."""
        self.identities.forget(identity)
        await close_revoked_sockets(self.tables)
        if self.tables.bus is not None:
            await self.tables.bus.publish(CHANNEL, identity)

    def receive(self, identity: str) -> None:
        """Another worker has deleted somebody."""
        self.identities.forget(identity)
        self.tables.close_sockets_of(identity)


def erase_person(connection: Connection, identity: str, written: list[str], now: float) -> Outcome:
    """Delete everything that is left of a person, in one transaction."""
    i, s, t = schema.identities, schema.seats.c, schema.tables.c
    if connection.execute(select(i.c.id).where(i.c.id == identity).with_for_update()).scalar() is None:
        return Outcome()  # another device was faster
    mine = select(s.table).where(s.identity == identity).union(select(t.id).where(t.host == identity))
    outcome = leave_tables(connection, identity, [*connection.execute(mine).scalars(), *written], now)
    delete_rows(connection, identity)
    connection.execute(delete(i).where(i.c.id == identity))
    return outcome


def delete_rows(connection: Connection, identity: str) -> None:
    """Delete what is only this person's."""
    contacts = schema.contacts.c
    theirs = list(connection.execute(select(contacts.id).where(contacts.identity == identity)).scalars())
    delete_contacts(connection, theirs)
    for told in (identity, *theirs):
        is_told = schema.notices.c.recipient.startswith(f"{told}:", autoescape=True)
        connection.execute(delete(schema.notices).where(is_told))
    forget_in_clubs(connection, identity)
    for column in DELETED:
        connection.execute(delete(column.table).where(column == identity))
    # Who was sent how many e-mails stays, without the person: else a flood of them could begin anew.
    mails = schema.mails
    connection.execute(update(mails).where(mails.c.identity == identity).values(identity=""))
