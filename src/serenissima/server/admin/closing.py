"""Closing a table: nobody can act there any more, everybody reads why, and nothing is deleted."""

import time
from dataclasses import asdict
from typing import Final

from sqlalchemy import Connection, insert, select, update

from serenissima.core.errors import BadTable
from serenissima.core.messages import message
from serenissima.server import protocol
from serenissima.server.admin.database import changing
from serenissima.server.house.choices import write_choices
from serenissima.server.storage import schema
from serenissima.server.storage.rows import (
    OVER,
    PERSON,
    RUNNING,
    SYSTEM,
    UNDONE,
    Change,
    ChatRow,
    Numbers,
    SeatRow,
    TableRow,
)
from serenissima.server.storage.writer import notify_workers
from serenissima.server.tables import clocks
from serenissima.server.tables.chat_lines import note_text

REASON_LENGTH: Final = 200
ROW_CHANGES: Final = ("closed", "waiting", "due", "bot_due", "chat_count", "version")


def close_table(url: str, id: str, reason: str) -> None:
    """Close a table for a reason that its people will read."""
    wanted = " ".join(reason.split())
    if not 1 <= len(wanted) <= REASON_LENGTH or not wanted.isprintable():
        raise BadTable(message("admin-bad-reason", most=REASON_LENGTH))
    with changing(url) as connection:
        row, seats = found(connection, id)
        if row.closed:
            raise BadTable(message("admin-already-closed", given=id))
        now = time.time()
        for seat in seats:
            if seat.asked_since is not None:
                seat.remaining, seat.asked_since = clocks.left(row.clock, seat, now), None
        row.closed = {"reason": wanted, "time": now, "waiting": row.waiting}
        row.waiting, row.due, row.bot_due = 0, None, None
        store(connection, row, seats, protocol.encode(message("server-note-closed", reason=wanted)), now)


def reopen_table(url: str, id: str) -> None:
    """Let people go on at a table that was closed. The clocks continue where they stood."""
    with changing(url) as connection:
        row, seats = found(connection, id)
        if not row.closed:
            raise BadTable(message("admin-not-closed", given=id))
        now = time.time()
        if row.state == RUNNING:
            row.waiting = int(row.closed["waiting"])
            for seat in seats:
                is_asked = row.waiting >> seat.seat & 1 and seat.kind == PERSON and not seat.stand_in
                if is_asked and seat.remaining is not None:
                    seat.asked_since = now
            row.due = clocks.due(row.clock, seats)
            row.bot_due = now  # the server looks whether a bot is asked
        row.closed = None
        store(connection, row, seats, protocol.encode(message("server-note-reopened")), now)


def found(connection: Connection, id: str) -> tuple[TableRow, list[SeatRow]]:
    """A table that can be closed or opened again, locked."""
    t, s = schema.tables, schema.seats
    row = connection.execute(select(t).where(t.c.id == id).with_for_update()).mappings().first()
    if row is None:
        raise BadTable(message("admin-no-such-table", given=id))
    if row["state"] == OVER:
        raise BadTable(message("admin-table-over", given=id))
    seats = connection.execute(select(s).where(s.c.table == id).order_by(s.c.seat)).mappings()
    return TableRow(**row), [SeatRow(**seat) for seat in seats]


def store(connection: Connection, row: TableRow, seats: list[SeatRow], note: bytes, now: float) -> None:
    """Write the table with a note in its chat, and tell the workers."""
    line = ChatRow(row.id, row.chat_count, SYSTEM, "", note_text(note, picks_in_force(connection, row.id)), now)
    connection.execute(insert(schema.chat).values(asdict(line)))
    row.chat_count += 1
    row.version += 1
    change = Change(row.id, numbers=Numbers(row.number, row.version, row.chat_count))
    write_changes(connection, row, seats)
    write_choices(connection)
    notify_workers(connection, [change])


def write_changes(connection: Connection, row: TableRow, seats: list[SeatRow]) -> None:
    """Write what closing and opening change, and nothing that a game may change meanwhile."""
    t, s = schema.tables, schema.seats
    values = {name: getattr(row, name) for name in ROW_CHANGES}
    connection.execute(update(t).where(t.c.id == row.id).values(values))
    for seat in seats:
        clock = {"remaining": seat.remaining, "asked_since": seat.asked_since}
        connection.execute(update(s).where(s.c.table == row.id, s.c.seat == seat.seat).values(clock))


def picks_in_force(connection: Connection, id: str) -> int:
    """How many moves the game has, without those that were undone."""
    e = schema.entries.c
    count = 0
    for kind, pick in connection.execute(select(e.kind, e.pick).where(e.table == id).order_by(e.number)):
        count = pick if kind == UNDONE else count + 1
    return count
