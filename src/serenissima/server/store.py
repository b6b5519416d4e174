"""The store: every change is in the database before anybody is told, and many tables share one commit."""

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

from serenissima.server import schema
from serenissima.server.records import OPEN, RUNNING, Change, Place, Row, Said, Seat
from serenissima.server.settings import is_sqlite

Job = Callable[[Connection], None]

CHANNEL: Final = "serenissima"
BUSY: Final = 500
"""Changes a second from which on there is much to do: then time is worth more than a few milliseconds of waiting."""
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
    """Somebody else was faster: what this change was made from is no longer so."""


class Stored:
    """A table as it lies in the database."""

    def __init__(self, place: Place, seats: list[Seat], entries: list[Row], snapshot: Row | None, lines: int) -> None:
        self.place = place
        self.seats = seats
        self.entries = entries
        self.snapshot = snapshot
        self.lines = lines


class Store:
    """The only door to the database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_sqlite = is_sqlite(url)
        pool: dict[str, Any] = {} if self.is_sqlite else {"pool_size": 8, "max_overflow": 8, "pool_pre_ping": True}
        self.engine = create_async_engine(url, **pool)
        self.pending: list[tuple[Change | Job, asyncio.Future[None]]] = []
        self.wanted = asyncio.Event()
        self.writer: asyncio.Task[None] | None = None
        self.is_busy = False
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", set_pragmas)
            self.pen = create_engine(url.replace("+aiosqlite", "", 1))
            self.hand = ThreadPoolExecutor(1, "sqlite-writer")
            event.listen(self.pen, "connect", set_pragmas)

    async def open(self) -> None:
        """Bring the database to the present shape and begin to write."""
        async with self.engine.connect() as connection:
            await connection.run_sync(migrate)
            await connection.commit()
        self.writer = asyncio.create_task(self.write_on())

    async def close(self) -> None:
        while self.pending:
            await asyncio.sleep(0.01)
        if self.writer is not None:
            self.writer.cancel()
            await asyncio.gather(self.writer, return_exceptions=True)
        if self.is_sqlite:
            self.hand.shutdown()
            self.pen.dispose()
        await self.engine.dispose()

    # Writing.

    def write(self, change: Change | Job) -> asyncio.Future[None]:
        """Ask for a change; the future is done when it is durable, or has failed and changed nothing."""
        done = asyncio.get_running_loop().create_future()
        self.pending.append((change, done))
        self.wanted.set()
        return done

    async def write_on(self) -> None:
        """Whatever has gathered while the last commit was under way goes into the next one."""
        loop = asyncio.get_running_loop()
        count, since = 0, loop.time()
        while True:
            await self.wanted.wait()
            self.wanted.clear()
            now = loop.time()
            batch, self.pending = self.pending, []
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
                await asyncio.get_running_loop().run_in_executor(self.hand, self.write_down, changes)
            else:
                async with self.engine.begin() as connection:
                    await connection.run_sync(carry_out, changes)
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

    def write_down(self, changes: list[Change | Job]) -> None:
        """In the writing thread: all of it or nothing."""
        with self.pen.begin() as connection:
            carry_out(connection, changes)

    # Reading tables.

    async def load(self, id: str) -> Stored | None:
        """A table with everything that is needed to play on."""
        async with self.engine.connect() as connection:
            t = schema.tables
            found = (await connection.execute(select(t).where(t.c.id == id))).mappings().first()
            if found is None:
                return None
            place = Place(**found)
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
                place, seats, entries, dict(snapshot) if snapshot else None, 0 if line is None else int(line) + 1
            )

    async def seats_of(self, connection: AsyncConnection, ids: list[str]) -> list[Seat]:
        s = schema.seats
        rows = await connection.execute(select(s).where(s.c.table.in_(ids)).order_by(s.c.table, s.c.seat))
        return [Seat(**row) for row in rows.mappings()]

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
        """The tables where somebody sits or that he hosts, the latest first."""
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

    async def lines(self, id: str, first: int) -> list[Said]:
        """What was said at a table, from this line on."""
        c = schema.chat
        query = select(c).where((c.c.table == id) & (c.c.number >= first)).order_by(c.c.number)
        async with self.engine.connect() as connection:
            return [Said(**row) for row in (await connection.execute(query)).mappings()]

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


def carry_out(connection: Connection, batch: list[Change | Job]) -> None:
    """Everything in a batch, within the transaction of this connection."""
    changes = [change for change in batch if isinstance(change, Change)]
    for job in batch:
        if not isinstance(job, Change):
            job(connection)
    for change in changes:
        write_place(connection, change)
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


def write_place(connection: Connection, change: Change) -> None:
    """The table's own row and its seats. The version arbitrates between those who change it at the same time."""
    if change.place is None:
        return
    row = asdict(change.place)
    t = schema.tables
    if change.new:
        connection.execute(insert(t).values(row))
    else:
        seen = (t.c.id == change.table) & (t.c.version == change.place.version - 1)
        done = connection.execute(update(t).where(seen).values(row))
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
    config.set_main_option("script_location", str(files("serenissima.server").joinpath("migrations")))
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":
        # Several workers start at once: one migrates, the others wait and find it done.
        connection.execute(text("SELECT pg_advisory_xact_lock(7363546)"))
    command.upgrade(config, "head")
