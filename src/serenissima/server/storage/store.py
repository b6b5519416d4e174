"""The database: every change is durable before anybody is notified, and many tables share one commit."""

import asyncio
import json
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from importlib.resources import files
from typing import Any, Final

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Connection,
    Executable,
    Text,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from serenissima.server.settings import is_sqlite
from serenissima.server.storage import schema
from serenissima.server.storage.rows import OPEN, RUNNING, Change, ChatRow, Row, SeatRow, TableRow

Job = Callable[[Connection], None]

CHANNEL: Final = "serenissima"
BUSY: Final = 500
"""From this many changes a second on the server is busy: then fewer, larger commits are worth a short wait."""
COMMITS_APART: Final = 0.004
COMMITS_APART_WHEN_BUSY: Final = 0.012
"""Seconds from one commit to the next: a commit costs nearly the same for one pick as for ten."""
LISTED: Final = func.json_each(bindparam("rows", type_=Text)).table_valued("value")
INSERT_LISTED: Final = insert(schema.entries).from_select(
    list(schema.entries.c),
    select(*(func.json_extract(LISTED.c.value, f"$.{column.key}") for column in schema.entries.c)),
)
TOUCH_LISTED: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == func.json_extract(LISTED.c.value, "$.key"))
    .values(changed=func.json_extract(LISTED.c.value, "$.time"))
)
TOUCH: Final = update(schema.tables).where(schema.tables.c.id == bindparam("key")).values(changed=bindparam("time"))
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")


class Conflict(Exception):
    """Another worker has changed the same table first."""


class Stored:
    """A table as the database has it."""

    def __init__(
        self, row: TableRow, seats: list[SeatRow], entries: list[Row], snapshot: Row | None, chat_count: int
    ) -> None:
        self.row = row
        self.seats = seats
        self.entries = entries
        self.snapshot = snapshot
        self.chat_count = chat_count


class Store:
    """All access to the database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_sqlite = is_sqlite(url)
        pool: dict[str, Any] = {} if self.is_sqlite else {"pool_size": 8, "max_overflow": 8, "pool_pre_ping": True}
        self.engine = create_async_engine(url, **pool)
        self.write_engineding: list[tuple[Change | Job, asyncio.Future[None]]] = []
        self.wanted = asyncio.Event()
        self.writer: asyncio.Task[None] | None = None
        self.is_busy = False
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", set_pragmas)
            self.write_engine = create_engine(url.replace("+aiosqlite", "", 1))
            self.write_thread = ThreadPoolExecutor(1, "sqlite-writer")
            event.listen(self.write_engine, "connect", set_pragmas)

    async def open(self) -> None:
        """Run the migrations and begin to write."""
        async with self.engine.connect() as connection:
            await connection.run_sync(migrate)
            await connection.commit()
        self.writer = asyncio.create_task(self.write_on())

    async def close(self) -> None:
        while self.write_engineding:
            await asyncio.sleep(0.01)
        if self.writer is not None:
            self.writer.cancel()
            await asyncio.gather(self.writer, return_exceptions=True)
        if self.is_sqlite:
            self.write_thread.shutdown()
            self.write_engine.dispose()
        await self.engine.dispose()

    # Writing.

    def write(self, change: Change | Job) -> asyncio.Future[None]:
        """Queue a change; the future is done when it is durable, or has failed and changed nothing."""
        done = asyncio.get_running_loop().create_future()
        self.write_engineding.append((change, done))
        self.wanted.set()
        return done

    async def write_on(self) -> None:
        """Whatever is queued during one commit goes into the next one."""
        loop = asyncio.get_running_loop()
        count, since = 0, loop.time()
        while True:
            await self.wanted.wait()
            self.wanted.clear()
            now = loop.time()
            batch, self.write_engineding = self.write_engineding, []
            count += len(batch)
            if now - since >= 1:
                self.is_busy = count >= BUSY * (now - since)
                count, since = 0, now
            await self.commit(batch)
            next_one = now + (COMMITS_APART_WHEN_BUSY if self.is_busy else COMMITS_APART)
            await asyncio.sleep(max(0.0, next_one - loop.time()))

    async def commit(self, batch: list[tuple[Change | Job, asyncio.Future[None]]]) -> None:
        changes = [change for change, _ in batch]
        try:
            if self.is_sqlite:
                # One visit to the writing thread for the whole transaction: a visit for each statement has to wait
                # for its turn in a busy event loop every time, and all picks wait with it.
                await asyncio.get_running_loop().run_in_executor(self.write_thread, self.write_in_thread, changes)
            else:
                async with self.engine.begin() as connection:
                    await connection.run_sync(write_batch, changes)
        except Exception as error:
            if len(batch) > 1:
                for one in batch:
                    await self.commit([one])
            elif not batch[0][1].done():
                batch[0][1].set_exception(Conflict() if isinstance(error, IntegrityError) else error)
            return
        for _, done in batch:
            if not done.done():
                done.set_result(None)

    def write_in_thread(self, changes: list[Change | Job]) -> None:
        """In the writing thread: everything or nothing."""
        with self.write_engine.begin() as connection:
            write_batch(connection, changes)

    # Reading tables.

    async def load(self, id: str) -> Stored | None:
        """A table with everything that is needed to play on."""
        async with self.engine.connect() as connection:
            t = schema.tables
            found = (await connection.execute(select(t).where(t.c.id == id))).mappings().first()
            if found is None:
                return None
            row = TableRow(**found)
            seats = await self.seats_of(connection, [id])
            e = schema.entries
            rows = await connection.execute(select(e).where(e.c.table == id).order_by(e.c.number))
            s = schema.snapshots
            newest = select(s).where(s.c.table == id).order_by(s.c.picks.desc()).limit(1)
            snapshot = (await connection.execute(newest)).mappings().first()
            c = schema.chat
            last = select(c.c.number).where(c.c.table == id).order_by(c.c.number.desc()).limit(1)
            line = (await connection.execute(last)).scalar()
            entries = [dict(row) for row in rows.mappings()]
            return Stored(
                row, seats, entries, dict(snapshot) if snapshot else None, 0 if line is None else int(line) + 1
            )

    async def seats_of(self, connection: AsyncConnection, ids: list[str]) -> list[SeatRow]:
        s = schema.seats
        rows = await connection.execute(select(s).where(s.c.table.in_(ids)).order_by(s.c.table, s.c.seat))
        return [SeatRow(**row) for row in rows.mappings()]

    async def ids(self, condition: Any, order: Iterable[Any] = (), limit: int | None = None) -> list[str]:
        """The tables for which a condition holds."""
        t = schema.tables
        query = select(t.c.id).where(condition).order_by(*order)
        async with self.engine.connect() as connection:
            rows = await connection.execute(query.limit(limit) if limit else query)
            return [str(id) for id in rows.scalars()]

    async def public(self, limit: int) -> list[str]:
        """Public tables: open ones first, then running ones, then those that are over; the latest first."""
        t = schema.tables.c
        found: list[str] = []
        for state in (t.state == OPEN, t.state == RUNNING, t.state.not_in((OPEN, RUNNING))):
            if len(found) < limit:
                found += await self.ids(t.private.is_(False) & state, [t.changed.desc()], limit - len(found))
        return found

    async def mine(self, identity: str, limit: int) -> list[str]:
        """The tables where somebody sits or that they host, the latest first."""
        t, s = schema.tables.c, schema.seats.c
        sits = select(s.table).where(s.identity == identity)
        return await self.ids(or_(t.host == identity, t.id.in_(sits)), [t.changed.desc()], limit)

    async def invited(self, code: str) -> str | None:
        found = await self.ids(schema.tables.c.invite == code)
        return found[0] if found else None

    async def due(self, now: float) -> list[str]:
        """Tables at which a clock has run out."""
        t = schema.tables.c
        return await self.ids((t.state == RUNNING) & (t.due <= now))

    async def running(self) -> list[str]:
        t = schema.tables.c
        return await self.ids(t.state == RUNNING, [t.changed.desc()])

    async def chat(self, id: str, first: int) -> list[ChatRow]:
        """What was said at a table, from this line on."""
        c = schema.chat
        query = select(c).where((c.c.table == id) & (c.c.number >= first)).order_by(c.c.number)
        async with self.engine.connect() as connection:
            return [ChatRow(**row) for row in (await connection.execute(query)).mappings()]

    async def ping(self) -> None:
        async with self.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))

    # People.

    async def identity(self, token_hash: str) -> tuple[str, str] | None:
        """Who has this token: id and name."""
        i, t = schema.identities.c, schema.tokens.c
        query = select(i.id, i.name).join_from(schema.tokens, schema.identities, t.identity == i.id)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query.where(t.hash == token_hash))).first()
            return (str(row[0]), str(row[1])) if row else None

    async def recovered(self, code_hash: str) -> tuple[str, str] | None:
        """Whose recovery code this is."""
        i = schema.identities.c
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(i.id, i.name).where(i.recovery == code_hash))).first()
            return (str(row[0]), str(row[1])) if row else None


def write_batch(connection: Connection, batch: list[Change | Job]) -> None:
    """Everything in a batch, within the transaction of this connection."""
    changes = [change for change in batch if isinstance(change, Change)]
    for job in batch:
        if not isinstance(job, Change):
            job(connection)
    for change in changes:
        write_table(connection, change)
        if change.void_after is not None:
            kept = schema.snapshots.c
            void = (kept.table == change.table) & (kept.picks > change.void_after)
            connection.execute(delete(schema.snapshots).where(void))
    picks = [row for change in changes for row in change.entries]
    write_rows(connection, picks, insert(schema.entries), INSERT_LISTED)
    for table, rows in (
        (schema.snapshots, [row for change in changes for row in change.snapshots]),
        (schema.chat, [row for change in changes for row in change.chat]),
    ):
        if rows:
            connection.execute(insert(table), rows)
    if connection.dialect.name == "postgresql":
        notify(connection, changes)


def write_rows(connection: Connection, rows: list[Row], one: Executable, listed: Executable) -> None:
    """Write rows in one statement (`listed`) if it is SQLite.

    There a list of parameters is a statement for each row, after each of which the writing thread has to wait for its
    turn to run: sixty picks at a time took 30 ms, of which 6 were work. Elsewhere the driver sends the list in one go.
    """
    if rows and connection.dialect.name == "sqlite":
        connection.execute(listed, {"rows": msgspec.json.encode(rows).decode()})
    elif rows:
        connection.execute(one, rows)


def touch(connection: Connection, rows: list[Row]) -> None:
    """Note when tables (`key`) were last played at (`time`)."""
    write_rows(connection, rows, TOUCH, TOUCH_LISTED)


def notify(connection: Connection, changes: list[Change]) -> None:
    """Tell the other workers, with the commit, how far each table is; what happened they fetch themselves."""
    rows = [
        {"channel": CHANNEL, "payload": json.dumps([change.table, *change.numbers], separators=(",", ":"))}
        for change in changes
    ]
    if rows:
        connection.execute(text("SELECT pg_notify(:channel, :payload)"), rows)


def write_table(connection: Connection, change: Change) -> None:
    """The table's own row and its seats. The version arbitrates between those who change it at the same time."""
    if change.row is None:
        return
    values = asdict(change.row)
    t = schema.tables
    if change.new:
        connection.execute(insert(t).values(values))
    else:
        seen = (t.c.id == change.table) & (t.c.version == change.row.version - 1)
        done = connection.execute(update(t).where(seen).values(values))
        if done.rowcount != 1:
            raise Conflict
    if change.seats:
        if not change.new:
            mine = schema.seats.c.table == change.table
            connection.execute(delete(schema.seats).where(mine))
        connection.execute(insert(schema.seats), [asdict(seat) for seat in change.seats])


def set_pragmas(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection) -> None:
    """Run the migrations that this database has not seen yet."""
    config = Config()
    config.set_main_option("script_location", str(files("serenissima.server.storage").joinpath("migrations")))
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":
        # Several workers start at once: one migrates, the others wait and find it done.
        connection.execute(text("SELECT pg_advisory_xact_lock(7363546)"))
    command.upgrade(config, "head")
