"""Group commit: changes to many tables share one transaction, and each is durable before anybody is notified.

A change is based on what this worker had in memory. The transaction first locks the rows of all its tables, in the same
order everywhere, and compares their counters: a change based on an older state loses (`Conflict`), the others are
written. So one conflict costs one change, and two workers cannot deadlock.
"""

import asyncio
import json
import logging
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from time import perf_counter
from typing import Any, Final

import msgspec
import psycopg
from sqlalchemy import Connection, Engine, Text, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError

from serenissima.server import metrics
from serenissima.server.storage import quick_picks, schema
from serenissima.server.storage.quick_picks import CHANNEL
from serenissima.server.storage.rows import Change, Numbers

Job = Callable[[Connection], None]

IN_ONE_NOTICE: Final = 100
"""Tables per notification: PostgreSQL allows 8,000 bytes."""
BUSY: Final = 200
"""From this many changes a second per worker on, people who need not act are notified later (ADR 9)."""
MANY: Final = 100
COMMITS_APART: Final = 0.004
COMMITS_APART_WHEN_MANY: Final = 0.012
"""Seconds from one commit to the next, with few and with MANY changes a second: a commit costs about as much for one
pick as for ten."""
OUTAGES: Final = ("08", "53", "57P", "58")
"""PostgreSQL error classes: connection lost; no resources; shutting down or starting; I/O failed."""
PRIMARY_CODE: Final = 0xFF
"""The part of an SQLite error code that says the kind of error; the rest is detail."""
HEAD: Final = ("number", "waiting", "bot_due", "changed")
"""The columns of a table that every pick changes."""

# A list of parameters would be one statement per row. On SQLite the writing thread then waits for the interpreter after
# each of them: sixty picks took 30 ms, of which 6 were work. So rows are passed as one JSON text.
JSON_ROWS: Final = func.json_each(bindparam("rows", type_=Text)).table_valued("value")


def json_column(name: str) -> Any:
    return func.json_extract(JSON_ROWS.c.value, f"$.{name}")


SQLITE_ENTRIES: Final = insert(schema.entries).from_select(
    list(schema.entries.c), select(*(json_column(column.key) for column in schema.entries.c))
)
SQLITE_HEADS: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == json_column("id"))
    .values({name: json_column(name) for name in HEAD})
)
SQLITE_LOCK: Final = select(
    schema.tables.c.id, schema.tables.c.number, schema.tables.c.version, schema.tables.c.chat_count
).where(schema.tables.c.id.in_(select(JSON_ROWS.c.value)))

POSTGRES_LOCK: Final = """
    SELECT id, number, version, chat_count FROM tables WHERE id = ANY(%s) ORDER BY id FOR NO KEY UPDATE
"""
POSTGRES_ENTRIES: Final = "INSERT INTO entries SELECT * FROM json_populate_recordset(NULL::entries, %s)"
POSTGRES_HEADS: Final = """
    UPDATE tables SET number = h.number, waiting = h.waiting, bot_due = h.bot_due, changed = h.changed
    FROM json_populate_recordset(NULL::tables, %s) h WHERE tables.id = h.id
"""
POSTGRES_NOTIFY: Final = f"SELECT pg_notify('{CHANNEL}', %s)"


log = logging.getLogger("serenissima.store")


class Conflict(Exception):
    """Another worker has changed the same table first."""


class Writer:
    """The one thread of this worker that writes. Changes queued during one commit go into the next."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.connection: Connection | None = None
        self.thread = ThreadPoolExecutor(1, "database-writer")
        self.pending: list[tuple[Change | Job, asyncio.Future[None]]] = []
        self.wanted = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.rate = 0.0
        """Recent changes per second."""

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        while self.pending and self.task is not None:
            await asyncio.sleep(0.01)
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        self.thread.shutdown()
        if self.connection is not None:
            self.connection.close()
        self.engine.dispose()

    def write(self, change: Change | Job) -> asyncio.Future[None]:
        """Queue a change; the future is done when it is durable, or when it has failed without effect."""
        done = asyncio.get_running_loop().create_future()
        self.pending.append((change, done))
        self.wanted.set()
        return done

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        count, since = 0, loop.time()
        while True:
            await self.wanted.wait()
            self.wanted.clear()
            now = loop.time()
            batch, self.pending = self.pending, []
            count += len(batch)
            if now - since >= 1:
                self.rate = count / (now - since)
                count, since = 0, now
            try:
                await self.commit(batch)
            except Exception as error:
                log.exception("a batch could not be written")
                for _, done in batch:
                    if not done.done():
                        done.set_exception(error)
            next_one = now + (COMMITS_APART_WHEN_MANY if self.rate >= MANY else COMMITS_APART)
            await asyncio.sleep(max(0.0, next_one - loop.time()))

    async def commit(self, batch: list[tuple[Change | Job, asyncio.Future[None]]]) -> None:
        """Commit one transaction. If a change in it is defective, each is retried alone; an outage fails them all."""
        changes = [change for change, _ in batch]
        begun = perf_counter()
        try:
            # Use the thread once for the whole transaction: with one call per statement, each would wait for its turn
            # in a busy event loop, and all picks with it.
            lost = await asyncio.get_running_loop().run_in_executor(self.thread, self.transact, changes)
        except Exception as error:
            if len(batch) > 1 and not is_outage(error):
                for one in batch:
                    await self.commit([one])
                return
            for _, done in batch:
                if not done.done():
                    done.set_exception(error)
            return
        metrics.count_commit(len(batch), perf_counter() - begun)
        for change, done in batch:
            if done.done():
                continue
            if isinstance(change, Change) and change.table in lost:
                done.set_exception(Conflict())
            else:
                done.set_result(None)

    def transact(self, changes: list[Change | Job]) -> set[str]:
        """Write a batch over this thread's connection, or over a new one if that has died."""
        is_new = self.connection is None
        can_repeat = all(isinstance(change, Change) for change in changes)  # a repeated change conflicts with itself
        if not can_repeat:
            self.check_connection()
        try:
            return self.write_over_connection(changes)
        except Exception as error:
            if is_new or not can_repeat or not is_outage(error):
                raise
        return self.write_over_connection(changes)

    def check_connection(self) -> None:
        """Drop a connection that has died since it was last used."""
        if self.connection is not None:
            try:
                with self.connection.begin():
                    self.connection.exec_driver_sql("SELECT 1")
            except DBAPIError:
                self.drop_connection()

    def drop_connection(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            connection.invalidate()
            connection.close()

    def write_over_connection(self, batch: list[Change | Job]) -> set[str]:
        if self.connection is None:
            self.connection = self.engine.connect()
        try:
            picks = [change for change in batch if isinstance(change, Change)]
            if self.engine.dialect.name == "postgresql" and len(picks) == len(batch) and quick_picks.is_quick(picks):
                return self.write_picks(self.connection, picks)
            with self.connection.begin():
                return write_batch(self.connection, batch)
        except BaseException:
            self.drop_connection()
            raise

    def write_picks(self, connection: Connection, picks: list[Change]) -> set[str]:
        """Write picks without SQLAlchemy, which would need extra round trips to begin and commit."""
        driver = connection.connection.driver_connection
        assert isinstance(driver, psycopg.Connection)
        driver.autocommit = True
        try:
            return quick_picks.write(driver, picks)
        except psycopg.Error as error:
            if is_outage(error):
                raise
            raise RuntimeError(f"PostgreSQL refused picks with {error.sqlstate}") from None  # its detail names picks
        finally:
            if not driver.closed:
                driver.autocommit = False


def is_outage(error: BaseException) -> bool:
    """Whether the database is down, as opposed to rejecting what it was sent."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or (error.orig is not None and is_outage(error.orig))
    if isinstance(error, psycopg.DataError):
        return False  # some values psycopg refuses by itself, without a code of PostgreSQL
    if isinstance(error, psycopg.Error):
        return error.sqlstate is None or error.sqlstate.startswith(OUTAGES)
    if isinstance(error, sqlite3.OperationalError):  # somebody else has been writing for all of `busy_timeout`
        return error.sqlite_errorcode & PRIMARY_CODE == sqlite3.SQLITE_BUSY
    return isinstance(error, OSError)


# Within a transaction.


def write_batch(connection: Connection, batch: list[Change | Job]) -> set[str]:
    """Write a whole batch in the transaction of this connection. Returns the tables whose change lost."""
    for job in batch:
        if not isinstance(job, Change):
            job(connection)
    changes = sorted((change for change in batch if isinstance(change, Change)), key=lambda change: change.table)
    heads = lock(connection, [change.table for change in changes if not change.new])
    lost = {change.table for change in changes if not change.new and has_lost(change, heads.get(change.table))}
    changes = [change for change in changes if change.table not in lost]
    for change in changes:
        write_table(connection, change)
    write_picks(connection, changes)
    write_snapshots(connection, changes)
    write_chat(connection, changes)
    return lost


def lock(connection: Connection, ids: list[str]) -> dict[str, Numbers]:
    """Lock the rows of these tables in a fixed order, and return their counters."""
    if not ids:
        return {}
    if connection.dialect.name == "sqlite":  # the transaction has locked the whole database
        found = connection.execute(SQLITE_LOCK, {"rows": json.dumps(ids)}).all()
    else:
        found = connection.exec_driver_sql(POSTGRES_LOCK, (ids,)).all()
    return {id: Numbers(number, version, chat) for id, number, version, chat in found}


def has_lost(change: Change, head: Numbers | None) -> bool:
    """Whether another worker has changed what this change writes, according to the counters in the row."""
    if head is None:
        return True
    if change.row is not None:
        return change.base != head
    if change.chat and change.base.chat != head.chat:
        return True
    is_about_game = change.entries or change.head is not None or change.snapshots
    return bool(is_about_game) and change.base.entries != head.entries


def write_picks(connection: Connection, changes: list[Change]) -> None:
    """Write the entries of a batch and the new counters of its tables; on PostgreSQL also notify the other workers."""
    entries = [row for change in changes for row in change.entries]
    heads = [change.head for change in changes if change.head is not None]
    if connection.dialect.name == "sqlite":
        for statement, rows in ((SQLITE_ENTRIES, entries), (SQLITE_HEADS, heads)):
            if rows:
                connection.execute(statement, {"rows": msgspec.json.encode(rows).decode()})
        return
    for command, rows in ((POSTGRES_ENTRIES, entries), (POSTGRES_HEADS, heads)):
        if rows:
            connection.exec_driver_sql(command, (quick_picks.as_json(rows),))
    notify_workers(connection, changes)


def notify_workers(connection: Connection, changes: list[Change]) -> None:
    """Tell the other workers which tables have changed, when this transaction is committed."""
    if connection.dialect.name == "postgresql":
        for payload in notices(changes):
            connection.exec_driver_sql(POSTGRES_NOTIFY, (payload,))


def notices(changes: list[Change]) -> list[str]:
    """Notifications with the counters of tables; the other workers read the changes themselves."""
    moved = [
        [change.table, change.numbers.entries, change.numbers.version, change.numbers.chat]
        for change in changes
        if change.numbers is not None
    ]
    return [
        json.dumps(moved[first : first + IN_ONE_NOTICE], separators=(",", ":"))
        for first in range(0, len(moved), IN_ONE_NOTICE)
    ]


def write_chat(connection: Connection, changes: list[Change]) -> None:
    t = schema.tables
    for change in changes:
        if change.chat:
            connection.execute(insert(schema.chat), change.chat)
            count = change.chat[-1]["number"] + 1
            connection.execute(update(t).where(t.c.id == change.table).values(chat_count=count))


def write_snapshots(connection: Connection, changes: list[Change]) -> None:
    """Replace the snapshots that a change creates or invalidates; two workers may store the same one."""
    kept = schema.snapshots.c
    for change in changes:
        if change.void_after is not None:
            void = (kept.table == change.table) & (kept.picks > change.void_after)
            connection.execute(delete(schema.snapshots).where(void))
        for row in change.snapshots:
            same = (kept.table == change.table) & (kept.picks == row["picks"])
            connection.execute(delete(schema.snapshots).where(same))
            connection.execute(insert(schema.snapshots).values(row))


def write_table(connection: Connection, change: Change) -> None:
    """The table's own row and its seats."""
    if change.row is None:
        return
    values = asdict(change.row)
    t = schema.tables
    if change.new:
        connection.execute(insert(t).values(values))
    else:
        connection.execute(update(t).where(t.c.id == change.table).values(values))
    if change.seats:
        if not change.new:
            connection.execute(delete(schema.seats).where(schema.seats.c.table == change.table))
        connection.execute(insert(schema.seats), [asdict(seat) for seat in change.seats])
