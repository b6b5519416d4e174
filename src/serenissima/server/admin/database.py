"""Connections to the database of a server, which may be running, for reading and for changing it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, create_engine, inspect
from sqlalchemy.exc import DBAPIError

from serenissima.core.errors import BadTable
from serenissima.core.messages import message
from serenissima.server.settings import is_sqlite
from serenissima.server.storage import postgres, schema
from serenissima.server.storage.store import prepare_for_writing

SQLITE: Final = "sqlite+aiosqlite:///"


def sqlite_file(url: str) -> Path:
    return Path(url.removeprefix(SQLITE))


def name_of(url: str) -> str:
    """The database without user and password."""
    return url.rpartition("@")[2].removeprefix(SQLITE)


@contextmanager
def reading(url: str, is_current: bool = True) -> Iterator[Connection]:
    """A connection to a database that a server has set up; if it `is_current`, one of this version."""
    with opened(url) as engine, engine.connect() as connection:
        must_be_ours(url, connection, is_current)
        yield connection


@contextmanager
def changing(url: str) -> Iterator[Connection]:
    """A transaction that excludes other writers of what it reads. A running server takes the change over in seconds."""
    with opened(url) as engine:
        if is_sqlite(url):
            prepare_for_writing(engine)
        with engine.begin() as connection:
            must_be_ours(url, connection, is_current=True)
            yield connection


@contextmanager
def opened(url: str) -> Iterator[Engine]:
    if is_sqlite(url) and not sqlite_file(url).is_file():
        raise BadTable(message("admin-no-database", database=str(sqlite_file(url))))
    options = {} if is_sqlite(url) else postgres.OPTIONS
    engine = create_engine(url.replace("+aiosqlite", "", 1), hide_parameters=True, connect_args=options)
    try:
        yield engine
    except DBAPIError as error:
        detail = str(error.orig).strip().partition("\n")[0]
        raise BadTable(message("admin-unreadable", database=name_of(url), detail=detail)) from error
    finally:
        engine.dispose()


def must_be_ours(url: str, connection: Connection, is_current: bool) -> None:
    known = inspect(connection)
    if not known.has_table(schema.tables.name):
        raise BadTable(message("admin-not-ours", database=name_of(url)))
    if is_current and not known.has_table(schema.house_choices.name):
        raise BadTable(message("admin-old-database", database=name_of(url)))
