"""What becomes of the tables of a person who is deleted. Everything here happens within one transaction.

Before the game the seat becomes open; in a running game a bot plays it to the end, as after resigning; afterwards it
stays as it is. Others see it under a neutral name. Lines of chat are deleted, and so is a table that is nobody else's.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, delete, select, update

from serenissima.core.messages import message, plain
from serenissima.server.people.former import FORMER, former_message, former_name
from serenissima.server.storage import schema
from serenissima.server.storage.expiry import delete_tables
from serenissima.server.storage.rows import BOT, OPEN, PERSON, RUNNING, SYSTEM, Change, Numbers, SeatRow, TableRow
from serenissima.server.storage.writer import notify_workers, write_table
from serenissima.server.tables import clocks
from serenissima.server.tables.seats import STAND_IN
from serenissima.server.tables.setup_log import log_change
from serenissima.server.tables.table import author_id

NewNames = Mapping[str, str]
"""The neutral names of somebody at one table, by the names they had there."""


@dataclass
class Outcome:
    """What a transaction has done to tables."""

    changed: list[str] = field(default_factory=list)
    deleted: list[str] = field(default_factory=list)
    running: dict[str, str] = field(default_factory=dict)
    """Games that go on without the person, with the neutral name of the seat."""


def leave_tables(connection: Connection, identity: str, ids: Sequence[str], now: float) -> Outcome:
    """Take a person out of these tables, where they sit, host or have written something."""
    outcome = Outcome()
    changes: list[Change] = []
    names: dict[str, list[str]] = {}
    for row, seats in locked_tables(connection, ids):
        if row.host == identity and heir(seats, identity) is None:
            outcome.deleted.append(row.id)
            changes.append(Change(row.id, numbers=Numbers(0, row.version + 1, 0)))
            continue
        own = {seat.seat: seat.name for seat in seats if seat.identity == identity}
        author = author_id(row.author_key, identity)
        renamed = dict.fromkeys(delete_lines(connection, row.id, author, list(own)), FORMER)
        leave_table(row, seats, identity, now)
        renamed |= {name: seats[seat].name or FORMER for seat, name in own.items()}
        rename_in_notes(connection, row, renamed)
        row.muted, row.removed = ([each for each in some if each != author] for some in (row.muted, row.removed))
        row.version += 1
        numbers = Numbers(row.number, row.version, row.chat_count)
        changes.append(Change(row.id, row=row, seats=seats, numbers=numbers))
        outcome.changed.append(row.id)
        names[row.id] = [seat.name for seat in seats]
        if own and row.state == RUNNING:
            outcome.running[row.id] = seats[min(own)].name
    for change in changes:
        write_table(connection, change)
    changes += forget_rematches(connection, outcome)
    delete_tables(connection, outcome.deleted)
    rename_in_deliveries(connection, names)
    notify_workers(connection, changes)
    return outcome


def locked_tables(connection: Connection, ids: Sequence[str]) -> Iterator[tuple[TableRow, list[SeatRow]]]:
    """Rows and seats. The locks are taken in the order in which the writer takes them."""
    t, s = schema.tables, schema.seats
    locked = select(t).where(t.c.id.in_(ids)).order_by(t.c.id).with_for_update()
    for row in connection.execute(locked).mappings().all():
        seats = connection.execute(select(s).where(s.c.table == row["id"]).order_by(s.c.seat)).mappings()
        yield TableRow(**row), [SeatRow(**seat) for seat in seats]


def heir(seats: Sequence[SeatRow], identity: str) -> SeatRow | None:
    """Who becomes the host: the first of the others who sits there, or at least has a seat there."""
    others = [seat for seat in seats if seat.identity not in (None, identity)]
    return next((seat for seat in others if seat.kind == PERSON and not seat.here), others[0] if others else None)


def leave_table(row: TableRow, seats: list[SeatRow], identity: str, now: float) -> None:
    """Empty the seats of a person, and leave nothing that others would have to wait for."""
    next_host = heir(seats, identity)
    own = [seat for seat in seats if seat.identity == identity]
    for seat in own:
        if row.state == OPEN:
            seats[seat.seat] = SeatRow(row.id, seat.seat, OPEN)
            continue
        seat.name = former_name([each.name for each in seats])
        seat.identity, seat.here, seat.reserved_until, seat.votes = None, False, None, []
        seat.holidays, seat.standing = [], {}
        if row.state == RUNNING and seat.kind == PERSON:
            seat.kind, seat.level, seat.stand_in = BOT, STAND_IN, None
    if own:
        log_change(row, message("server-setup-left", name=former_message(FORMER)), now)
    if row.host == identity and next_host is not None and next_host.identity is not None:
        row.host = next_host.identity
        log_change(row, message("server-setup-host", name=next_host.name), now)
    if row.state == RUNNING:
        if row.undo is not None and any(seat.seat == row.undo["by"] for seat in own):
            row.undo = None
        settle_votes(seats, identity)
        clocks.press(row.clock, seats, row.waiting, -1, now)
        row.due = clocks.due(row.clock, seats)
        if row.bot_due is None and any(seat.player and row.waiting >> seat.seat & 1 for seat in seats):
            row.bot_due = now


def settle_votes(seats: Sequence[SeatRow], identity: str) -> None:
    """Somebody no longer votes: perhaps all others have agreed already."""
    present = {seat.identity for seat in seats if seat.kind == PERSON and seat.identity and not seat.stand_in}
    for seat in seats:
        seat.votes = [voter for voter in seat.votes if voter != identity]
        if seat.votes and set(seat.votes) >= present - {seat.identity}:
            seat.stand_in, seat.votes = STAND_IN, []


# What mentions the person.


def delete_lines(connection: Connection, table: str, author: str, own: list[int]) -> list[str]:
    """Delete what somebody has written at a table. Returns the names they had. Old lines know only the seat."""
    c = schema.chat.c
    theirs = (c.table == table) & ((c.author == author) | (c.author.is_(None) & c.seat.in_(own)))
    names = list(connection.execute(select(c.name).where(theirs).distinct()).scalars())
    connection.execute(delete(schema.chat).where(theirs))
    return names


def rename_in_notes(connection: Connection, row: TableRow, renamed: NewNames) -> None:
    """Put the neutral names into what was noted at a table."""
    c = schema.chat
    notes = select(c.c.number, c.c.text).where(c.c.table == row.id, c.c.seat == SYSTEM)
    for number, text in connection.execute(notes).all():
        note = json.loads(text)
        changed = rename_in(note, renamed)
        if changed != note:
            here = (c.c.table == row.id) & (c.c.number == number)
            values = {"text": json.dumps(changed, ensure_ascii=False, separators=(",", ":"))}
            connection.execute(update(c).where(here).values(values))
    row.setup_log = rename_in(row.setup_log, renamed)


def rename_in(value: Any, renamed: NewNames) -> Any:
    """A message as JSON values with other names in its arguments; several names in one are separated by commas."""
    if isinstance(value, list):
        return [rename_in(each, renamed) for each in value]
    if isinstance(value, dict):
        return {key: each if key == "id" else rename_in(each, renamed) for key, each in value.items()}
    if not isinstance(value, str):
        return value
    if value in renamed:
        return plain(former_message(renamed[value]))
    return ", ".join(renamed.get(part, part) for part in value.split(", "))


def rename_in_deliveries(connection: Connection, names: Mapping[str, list[str]]) -> None:
    """Put the current names of all seats into notifications of others that have not been delivered yet."""
    d = schema.deliveries
    for id, notice in connection.execute(select(d.c.id, d.c.notice)).all():
        if notice["table"] in names:
            changed = {**notice, "names": names[notice["table"]]}
            connection.execute(update(d).where(d.c.id == id).values(notice=changed))


def forget_rematches(connection: Connection, outcome: Outcome) -> list[Change]:
    """Let others make a new rematch where the old one is deleted."""
    t = schema.tables
    stale = update(t).where(t.c.rematch.in_(outcome.deleted)).values(rematch=None, version=t.c.version + 1)
    rows = connection.execute(stale.returning(t.c.id, t.c.number, t.c.version, t.c.chat_count)).all()
    outcome.changed += [row.id for row in rows]
    return [Change(row.id, numbers=Numbers(row.number, row.version, row.chat_count)) for row in rows]
