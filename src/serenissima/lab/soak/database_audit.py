"""Audits the database of a soak test after the server has stopped: counts entries, replays games."""

import shutil
import sqlite3
import tempfile
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
import psycopg

from serenissima.core.errors import Problem
from serenissima.games import find
from serenissima.lab.soak.counts import Counts
from serenissima.lab.soak.ledger import FORCED, UNDONE, Entry
from serenissima.lab.soak.players import SoakTable
from serenissima.table.record import AUTO, UNDO, Record, Result
from serenissima.table.session import verify

ENTRIES: Final = 'SELECT "table", number, kind, seat, pick FROM entries ORDER BY "table", number'
TABLES: Final = """
SELECT tables.id, game, rules_version, options, tables.seed, result,
       (SELECT count(*) FROM seats WHERE seats."table" = tables.id)
FROM tables WHERE tables.seed IS NOT NULL
"""


def rows(database: str, query: str) -> list[tuple[Any, ...]]:
    """The result of a query on an SQLite file or a PostgreSQL address."""
    if database.startswith("postgresql"):
        with psycopg.connect(database) as connection:
            return connection.execute(query.encode()).fetchall()
    with sqlite3.connect(database) as file:
        return file.execute(query).fetchall()


def audit(database: str, tables: Sequence[SoakTable], counts: Counts) -> None:
    """Compare what was acknowledged with what is stored, and replay every game."""
    entries: defaultdict[str, list[Entry]] = defaultdict(list)
    for id, *values in rows(database, ENTRIES):
        entries[id].append(Entry(*values))
    for table in tables:
        table.ledger.audit(entries[table.id], counts)
    known = {table.id for table in tables}
    for id, game, rules_version, options, seed, result, seats in rows(database, TABLES):
        if id in known:
            record = Record(
                game=game,
                rules_version=rules_version,
                seats=seats,
                names=[f"{seat}" for seat in range(seats)],
                players=["human"] * seats,
                options=from_column(options),
                seed=int(seed),
                entries=[recorded(entry) for entry in entries[id]],
                result=msgspec.convert(from_column(result), Result | None),
            )
            try:
                verify(find(game), record)
                counts.replayed += 1
            except Problem:
                counts.unplayable += 1


def from_column(value: Any) -> Any:
    """A JSON column, which SQLite returns as text."""
    return msgspec.json.decode(value) if isinstance(value, str) else value


def recorded(entry: Entry) -> tuple[int | str, ...]:
    """An entry in the format of a record."""
    if entry.kind == UNDONE:
        return (UNDO, entry.pick)
    return (entry.seat, entry.pick, AUTO) if entry.kind == FORCED else (entry.seat, entry.pick)


def check_integrity(file: Path, counts: Counts) -> None:
    """Run SQLite's integrity check on a copy: opening the file itself would recover it before the server does."""
    with tempfile.TemporaryDirectory() as folder:
        for part in file.parent.glob(f"{file.name}*"):
            if not part.name.endswith("-shm"):
                shutil.copy(part, folder)
        counts.integrity_checks += 1
        try:
            found = rows(str(Path(folder, file.name)), "PRAGMA integrity_check")
        except sqlite3.DatabaseError:
            found = []
        counts.corrupt += found != [("ok",)]
