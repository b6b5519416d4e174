"""What is in the database: its tables, its people, and the space they take. Nothing hidden in a game is read."""

from typing import Any, NamedTuple

from sqlalchemy import func, select, text

from serenissima.server.admin.database import name_of, reading, sqlite_file
from serenissima.server.settings import is_sqlite
from serenissima.server.storage import schema


class TableLine(NamedTuple):
    """A table, for a list."""

    id: str
    game: str
    state: str
    is_private: bool
    players: list[str]
    picks: int
    changed: float
    closed: str | None
    """Why the operator has closed it."""


class PersonLine(NamedTuple):
    """A person, for a list."""

    id: str
    name: str
    tables: int
    seen: float


def list_tables(url: str, state: str | None, limit: int) -> list[TableLine]:
    """The tables that were changed last."""
    t, s = schema.tables.c, schema.seats.c
    query = select(schema.tables).order_by(t.changed.desc()).limit(limit)
    with reading(url) as connection:
        rows = connection.execute(query if state is None else query.where(t.state == state)).mappings().all()
        players: dict[str, list[str]] = {row["id"]: [] for row in rows}
        seats = select(s.table, s.name, s.level).where(s.table.in_(list(players))).order_by(s.seat)
        for table, name, level in connection.execute(seats):
            players[table].append(f"{name} ({level})" if level else name)
        return [
            TableLine(
                row["id"],
                row["game"],
                row["state"],
                row["private"],
                players[row["id"]],
                row["number"],
                row["changed"],
                row["closed"]["reason"] if row["closed"] else None,
            )
            for row in rows
        ]


def list_people(url: str, limit: int) -> list[PersonLine]:
    """The people who were here last, with the number of tables at which they have a seat."""
    i, s = schema.identities.c, schema.seats.c
    tables = select(func.count()).where(s.identity == i.id).scalar_subquery()
    query = select(i.id, i.name, tables, i.seen).order_by(i.seen.desc()).limit(limit)
    with reading(url) as connection:
        return [PersonLine(*row) for row in connection.execute(query)]


def measure(url: str) -> dict[str, Any]:
    """How much there is of everything, and the size of the database in bytes."""
    with reading(url) as connection:
        t = schema.tables.c
        states = connection.execute(select(t.state, func.count()).group_by(t.state))
        counts = {f"tables_{state}": int(count) for state, count in states}
        for name, table in (("people", schema.identities), ("picks", schema.entries), ("chat_lines", schema.chat)):
            counts[name] = int(connection.execute(select(func.count()).select_from(table)).scalar_one())
        if is_sqlite(url):
            file = sqlite_file(url)
            beside = file.with_name(f"{file.name}-wal")  # what was written last
            size = file.stat().st_size + (beside.stat().st_size if beside.exists() else 0)
        else:
            size = int(connection.execute(text("SELECT pg_database_size(current_database())")).scalar_one())
    return {"database": name_of(url), "bytes": size, **counts}
