"""Private notes: one text for each person and table, which nobody else ever sees."""

from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, insert, select, update

from serenissima.core.messages import message
from serenissima.server import protocol
from serenissima.server.errors import Refused
from serenissima.server.storage import schema
from serenissima.server.storage.store import Store
from serenissima.server.tables.presenter import timestamp

LONGEST: Final = 4000
NOTHING: Final = protocol.Note("", 0, None)


class Notes:
    """Reads and writes them. Callers check that the person belongs to the table."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now

    async def read(self, identity: str, table: str) -> protocol.Note:
        n = schema.notes.c
        query = select(n.text, n.version, n.changed).where(n.identity == identity, n.table == table)
        async with self.store.connect() as connection:
            row = (await connection.execute(query)).first()
        return NOTHING if row is None else protocol.Note(row.text, row.version, timestamp(row.changed))

    async def write(self, identity: str, table: str, body: protocol.NoteBody) -> protocol.Note:
        """Replace the text, unless another device has changed it since the `version` that this one knows."""
        text = cleaned(body.text)
        if len(text) > LONGEST:
            raise Refused(400, message("server-note-too-long", most=LONGEST))
        n, now = schema.notes, self.now()
        mine = (n.c.identity == identity) & (n.c.table == table)
        is_known = True

        def job(connection: Connection) -> None:
            nonlocal is_known
            values = {"text": text, "version": body.version + 1, "changed": now}
            known = connection.execute(select(n.c.version).where(mine).with_for_update()).scalar()
            is_known = (known or 0) == body.version
            if is_known and known is None:
                connection.execute(insert(n).values(identity=identity, table=table, **values))
            elif is_known:
                connection.execute(update(n).where(mine).values(values))

        await self.store.write(job)
        if not is_known:
            raise Refused(409, message("server-note-changed"))
        return protocol.Note(text, body.version + 1, timestamp(now))


def cleaned(text: str) -> str:
    """The text without what a database cannot store."""
    return text.replace("\0", "").encode("utf-8", "ignore").decode("utf-8")
