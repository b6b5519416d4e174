"""Links to finished games: whoever has the key may look at the game, and do nothing else."""

from collections.abc import Callable
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, insert, select

from serenissima.core.messages import message
from serenissima.server import protocol
from serenissima.server.errors import Refused
from serenissima.server.people.identity import Person, code
from serenissima.server.storage import schema
from serenissima.server.storage.rows import OVER
from serenissima.server.storage.store import Store
from serenissima.server.tables.table import NO_SEAT, Table

KEY_LENGTH: Final = 26
"""Almost 129 bits."""


def require_player(table: Table, person: Person) -> None:
    """Refuse somebody who has no seat at this table and does not host it."""
    if not table.belongs(person.id):
        raise Refused(403, message("server-not-your-game"))


class Sharing:
    """Makes, finds and withdraws such links. Everybody who played has a link of their own."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now

    async def share(self, table: Table, person: Person) -> str:
        """The key of this person's link to the game; the same one until it is withdrawn."""
        require_player(table, person)
        if table.row.state != OVER:
            raise Refused(409, message("server-share-running"))
        s = schema.shares
        found: list[str] = []

        def job(connection: Connection) -> None:
            known = select(s.c.key).where(s.c.table == table.id, s.c.identity == person.id)
            found[:] = connection.execute(known).scalars()
            if not found:
                found.append(code(KEY_LENGTH))
                row = {"key": found[0], "table": table.id, "identity": person.id, "created": self.now()}
                connection.execute(insert(s).values(row))

        await self.store.write(job)
        return found[0]

    async def withdraw(self, table: Table, person: Person) -> None:
        """The person's link no longer works."""
        require_player(table, person)
        s = schema.shares

        def job(connection: Connection) -> None:
            connection.execute(delete(s).where(s.c.table == table.id, s.c.identity == person.id))

        await self.store.write(job)

    async def table_of(self, key: str) -> str:
        """The table that a link leads to."""
        s = schema.shares.c
        if not key.isalnum():
            raise Refused(404, message("server-no-such-share"))
        async with self.store.connect() as connection:
            found = (await connection.execute(select(s.table).where(s.key == key))).scalar()
        if found is None:
            raise Refused(404, message("server-no-such-share"))
        return str(found)


def admit_by_key(table: Table, seat: int = NO_SEAT) -> None:
    """Refuse a seat that does not exist, and a game that is not over, although no link to one can be made."""
    if table.row.state != OVER:
        raise Refused(409, message("server-share-running"))
    if seat != NO_SEAT:
        table.seat(seat)


def shared_table(table: Table, now: float) -> protocol.Table:
    """A finished table for somebody with the key: names and result, but nothing about people or other tables."""
    shown = table.present.summary(None, now)
    seats = [
        msgspec.structs.replace(seat, connected=False, stand_in=None, votes=0, absent=None, reserved=None)
        for seat in shown.seats
    ]
    return msgspec.structs.replace(shown, private=True, spectators=0, seats=seats, rematch=None, club=None)
