"""The database: migrations, reading, and handling outages. Writing is in `writer`."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from importlib.resources import files
from typing import Any, Final

import psycopg
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, func, or_, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from serenissima.core.messages import message
from serenissima.server.errors import Refused
from serenissima.server.settings import is_sqlite
from serenissima.server.storage import postgres, schema
from serenissima.server.storage.rows import OPEN, RUNNING, Change, ChatRow, Row, SeatRow, TableRow
from serenissima.server.storage.writer import BUSY, Job, Writer, is_outage

FIRST_PAUSE: Final = 0.2
LONGEST_PAUSE: Final = 5.0
RETRY_AFTER: Final = 2
IN_ONE_QUERY: Final = 500
"""Values looked up in one query."""
FOREIGN_KEY: Final = "23503"
"""PostgreSQL's code for a violated foreign key."""
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")

log = logging.getLogger("serenissima.store")


class Unavailable(Refused):
    """The database is down; as far as we know, nothing has changed."""

    def __init__(self) -> None:
        super().__init__(503, message("server-unavailable"), RETRY_AFTER)


class Vanished(Refused):
    """What a change refers to was deleted in the meantime: a person or a table. Nothing has changed."""

    def __init__(self) -> None:
        super().__init__(409, message("server-vanished"))


class Stored:
    """A table as stored in the database."""

    def __init__(self, row: TableRow, seats: list[SeatRow], entries: list[Row], snapshot: Row | None) -> None:
        self.row = row
        self.seats = seats
        self.entries = entries
        self.snapshot = snapshot


class Store:
    """All access to the database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_sqlite = is_sqlite(url)
        self.is_up = True
        pool: dict[str, Any] = {} if self.is_sqlite else {"pool_size": 8, "max_overflow": 8, "pool_pre_ping": True}
        options = {} if self.is_sqlite else postgres.OPTIONS
        self.engine = create_async_engine(url, hide_parameters=True, connect_args=options, **pool)
        write_url = url.replace("+aiosqlite", "", 1)
        write_engine = create_engine(write_url, hide_parameters=True, connect_args=options)
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", set_pragmas)
            prepare_for_writing(write_engine)
        self.writer = Writer(write_engine)

    async def open(self) -> None:
        """Run the migrations as soon as the database can be reached, and start the writer."""
        pause = FIRST_PAUSE
        while True:
            try:
                async with self.connect() as connection:
                    await connection.run_sync(migrate)
                    await connection.commit()
                break
            except Unavailable:
                await asyncio.sleep(pause)
                pause = min(LONGEST_PAUSE, pause * 2)
        self.writer.start()

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

    # Reaching it.

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[AsyncConnection]:
        """A connection for reading; raises Unavailable if there is none."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (DBAPIError, PoolTimeout, OSError) as error:
            self.explain(error)
            raise
        self.note_up()

    def explain(self, error: BaseException) -> None:
        """Raise a refusal if an error means an outage, or a text that no row can have.

        An outage is logged once, however many requests fail.
        """
        if is_unstorable(error):
            raise Refused(400, message("server-unstorable")) from error
        if not isinstance(error, PoolTimeout) and not is_outage(error):
            return
        if self.is_up:
            self.is_up = False
            log.warning("the database cannot be reached: %s", str(getattr(error, "orig", error)).partition("\n")[0])
        raise Unavailable from error

    def note_up(self) -> None:
        if not self.is_up:
            self.is_up = True
            log.warning("the database can be reached again")

    async def ping(self) -> None:
        async with self.connect() as connection:
            await connection.execute(text("SELECT 1"))

    # Writing.

    @property
    def is_busy(self) -> bool:
        return self.writer.rate >= BUSY

    async def write(self, change: Change | Job) -> None:
        """Make a change durable. Raises Conflict if another worker was faster, Unavailable during an outage.

        If another worker has just inserted the same row, a job is run again, and finds it.
        """
        try:
            await self.write_once(change)
        except IntegrityError:
            if isinstance(change, Change):
                raise
            await self.write_once(change)

    async def write_once(self, change: Change | Job) -> None:
        try:
            await self.writer.write(change)
        except IntegrityError as error:
            if refers_to_nothing(error):
                raise Vanished from error
            raise
        except (DBAPIError, psycopg.Error, OSError) as error:
            self.explain(error)
            raise
        self.note_up()

    # Reading tables.

    async def load(self, id: str) -> Stored | None:
        """A table with everything needed to continue its game."""
        async with self.connect() as connection:
            found = await self.read_tables(connection, [id])
            if not found:
                return None
            row, seats = found[0]
            e = schema.entries
            rows = await connection.execute(select(e).where(e.c.table == id).order_by(e.c.number))
            entries = [dict(entry) for entry in rows.mappings()]
            s = schema.snapshots
            newest = select(s).where(s.c.table == id).order_by(s.c.picks.desc()).limit(1)
            snapshot = (await connection.execute(newest)).mappings().first()
            return Stored(row, seats, entries, dict(snapshot) if snapshot else None)

    async def tables(self, ids: list[str]) -> list[tuple[TableRow, list[SeatRow]]]:
        """Tables without their games, in this order; tables that do not exist are omitted."""
        if not ids:
            return []
        async with self.connect() as connection:
            return await self.read_tables(connection, ids)

    async def read_tables(self, connection: AsyncConnection, ids: list[str]) -> list[tuple[TableRow, list[SeatRow]]]:
        t, s = schema.tables, schema.seats
        rows = {row["id"]: TableRow(**row) for row in await self.fetch(connection, select(t).where(t.c.id.in_(ids)))}
        seats: dict[str, list[SeatRow]] = {id: [] for id in rows}
        for row in await self.fetch(connection, select(s).where(s.c.table.in_(list(rows))).order_by(s.c.seat)):
            seats[row["table"]].append(SeatRow(**row))
        return [(rows[id], seats[id]) for id in ids if id in rows]

    async def fetch(self, connection: AsyncConnection, query: Any) -> list[dict[str, Any]]:
        return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def ids(self, condition: Any, order: Iterable[Any] = (), limit: int | None = None) -> list[str]:
        """The ids of the tables for which a condition holds."""
        t = schema.tables
        query = select(t.c.id).where(condition).order_by(*order)
        async with self.connect() as connection:
            rows = await connection.execute(query.limit(limit) if limit else query)
            return [str(id) for id in rows.scalars()]

    async def public(self, limit: int) -> list[str]:
        """Public tables: open ones first, then running, then finished; latest first."""
        t = schema.tables.c
        found: list[str] = []
        for state in (t.state == OPEN, t.state == RUNNING, t.state.not_in((OPEN, RUNNING))):
            if len(found) < limit:
                found += await self.ids(
                    t.private.is_(False) & t.closed.is_(None) & state, [t.changed.desc()], limit - len(found)
                )
        return found

    async def mine(self, identity: str, limit: int) -> list[str]:
        """The tables where a person has a seat or that they host, latest first."""
        t, s = schema.tables.c, schema.seats.c
        sits = select(s.table).where(s.identity == identity)
        return await self.ids(or_(t.host == identity, t.id.in_(sits)), [t.changed.desc()], limit)

    async def hosted(self, identity: str, since: float) -> int:
        """How many open and running tables a person hosts that have been used since then."""
        t = schema.tables.c
        mine = (t.host == identity) & t.state.in_((OPEN, RUNNING)) & t.closed.is_(None) & (t.changed >= since)
        query = select(func.count()).where(mine)
        async with self.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def invited(self, code: str) -> str | None:
        found = await self.ids(schema.tables.c.invite == code)
        return found[0] if found else None

    async def with_code(self, code: str, is_open: bool = True) -> str | None:
        """The open table with this short code; if not `is_open`, the latest table that had it."""
        t = schema.tables.c
        condition = t.code == code
        found = await self.ids(condition & (t.state == OPEN) if is_open else condition, [t.changed.desc()], 1)
        return found[0] if found else None

    async def due(self, now: float) -> list[str]:
        """Tables where a clock has run out."""
        t = schema.tables.c
        return await self.ids((t.state == RUNNING) & t.closed.is_(None) & (t.due <= now))

    async def bots_due(self, before: float) -> list[str]:
        """Running tables where a bot has been due to answer since before this time."""
        t = schema.tables.c
        return await self.ids((t.state == RUNNING) & t.closed.is_(None) & (t.bot_due <= before))

    async def chat(self, id: str, first: int) -> list[ChatRow]:
        """The chat of a table from this line on."""
        c = schema.chat
        query = select(c).where((c.c.table == id) & (c.c.number >= first)).order_by(c.c.number)
        async with self.connect() as connection:
            return [ChatRow(**row) for row in await self.fetch(connection, query)]

    async def author_name(self, id: str, author: str) -> str | None:
        """The name under which an author last wrote at a table; None if nobody with this author id has."""
        c = schema.chat.c
        query = select(c.name).where((c.table == id) & (c.author == author)).order_by(c.number.desc()).limit(1)
        async with self.connect() as connection:
            name = (await connection.execute(query)).scalar()
            return None if name is None else str(name)

    # People.

    async def valid_cookies(self, hashes: set[str]) -> set[str]:
        """Which of these cookies belong to somebody."""
        wanted, found = sorted(hashes), set[str]()
        async with self.connect() as connection:
            for first in range(0, len(wanted), IN_ONE_QUERY):
                some = wanted[first : first + IN_ONE_QUERY]
                t = schema.tokens.c
                found.update((await connection.execute(select(t.hash).where(t.hash.in_(some)))).scalars())
        return found

    async def members_among(self, club: str, identities: Iterable[str]) -> set[str]:
        """Which of these people are members of the club."""
        m = schema.club_members.c
        query = select(m.identity).where(m.club == club, m.identity.in_(sorted(identities)))
        async with self.connect() as connection:
            return set((await connection.execute(query)).scalars())

    async def identity(self, token_hash: str) -> tuple[str, str, float] | None:
        """The owner of this token: id, name, and time of the last visit."""
        i, t = schema.identities.c, schema.tokens.c
        query = select(i.id, i.name, i.seen).join_from(schema.tokens, schema.identities, t.identity == i.id)
        async with self.connect() as connection:
            row = (await connection.execute(query.where(t.hash == token_hash))).first()
            return (str(row[0]), str(row[1]), float(row[2])) if row else None


def is_unstorable(error: BaseException) -> bool:
    """Whether a text has a character that PostgreSQL cannot store, such as NUL; SQLite just finds nothing."""
    cause = getattr(error, "orig", error)
    return isinstance(cause, psycopg.DataError) and cause.sqlstate is None


def refers_to_nothing(error: IntegrityError) -> bool:
    """Whether a foreign key was violated."""
    state = getattr(error.orig, "sqlstate", None)
    return state == FOREIGN_KEY if state else "FOREIGN KEY" in str(error.orig)


def set_pragmas(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def prepare_for_writing(engine: Engine) -> None:
    """Let every transaction of an SQLite engine lock the database from its beginning.

    The driver itself would begin one only at the first change. What was read before, somebody else may have changed
    by then: the server writes, and so does `serenissima admin`. Whoever comes second waits (`busy_timeout`).
    """
    event.listen(engine, "connect", set_pragmas)
    event.listen(engine, "connect", leave_transactions_to_us)
    event.listen(engine, "begin", begin_immediate)


def leave_transactions_to_us(connection: Any, _: object) -> None:
    connection.isolation_level = None


def begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def migrate(connection: Connection) -> None:
    """Run the pending migrations."""
    config = Config()
    config.set_main_option("script_location", str(files("serenissima.server.storage").joinpath("migrations")))
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":
        # Several workers may start at once: one migrates, the others wait.
        connection.execute(text("SELECT pg_advisory_xact_lock(7363546)"))
    command.upgrade(config, "head")
