"""Backups: a copy of the database that is consistent while the server runs, and restoring one while it does not."""

import os
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from sqlalchemy import make_url

from serenissima.core.errors import BadTable
from serenissima.core.messages import message
from serenissima.server.admin.database import reading, sqlite_file
from serenissima.server.settings import is_sqlite

PAGES: Final = 256
"""Pages copied in one step, after which progress is told. The server can write all the time."""
MARK: Final = b"PGDMP"
"""How a file of `pg_dump` begins."""

RESTORING: Final = ("--clean", "--if-exists", "--no-owner", "--single-transaction")

Progress = Callable[[int, int], None]
"""Called after each step with the number of pages copied so far and the number of all pages."""


def back_up(url: str, file: Path, progress: Progress = lambda _done, _total: None) -> None:
    """Write a copy of the database. It appears under its name only when it is complete."""
    if file.exists():
        raise BadTable(message("admin-backup-exists", file=str(file)))
    with reading(url, is_current=False):
        pass
    part = file.with_name(f"{file.name}.part")
    try:
        if is_sqlite(url):
            copy_sqlite(sqlite_file(url), part, progress)
        else:
            create_private(part)
            run_postgres("pg_dump", url, "--format=custom", f"--file={part}")
        part.replace(file)
    except (OSError, sqlite3.Error) as error:
        raise BadTable(message("admin-backup-failed", file=str(file), detail=str(error))) from error
    finally:
        part.unlink(missing_ok=True)


def restore(url: str, file: Path, progress: Progress = lambda _done, _total: None) -> Path | None:
    """Replace the database by a backup, while no server uses it. Returns where an SQLite database was moved to."""
    if not file.is_file():
        raise BadTable(message("admin-no-backup", file=str(file)))
    if not is_sqlite(url):
        with file.open("rb") as head:
            if head.read(len(MARK)) != MARK:
                raise BadTable(message("admin-not-a-backup", file=str(file)))
        run_postgres("pg_restore", url, *RESTORING, str(file))
        return None
    must_be_sound(file)
    target = sqlite_file(url)
    part = target.with_name(f"{target.name}.part")
    old = unused_name(target) if target.exists() else None
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        copy_sqlite(file, part, progress)
        if old is not None:
            shutil.copymode(target, part)
            settle(target)
            target.replace(old)
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        raise BadTable(message("admin-restore-failed", file=str(file), detail=str(error))) from error
    finally:
        part.unlink(missing_ok=True)
    return old


def copy_sqlite(source: Path, target: Path, progress: Progress) -> None:
    """SQLite's own backup: the copy is of one moment, whatever is written meanwhile.

    Without a transaction that holds this moment, every write of somebody else would let the copy begin anew.
    """
    create_private(target)
    with read_only(source) as here, closing(sqlite3.connect(target)) as there:
        here.isolation_level = None
        here.execute("BEGIN")
        here.execute("SELECT name FROM sqlite_master LIMIT 1").fetchone()  # only reading begins it
        here.backup(there, pages=PAGES, progress=lambda _, left, total: progress(total - left, total))


def create_private(file: Path) -> None:
    """Create an empty file that only its owner may read: a database has secrets of people."""
    file.unlink(missing_ok=True)
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def unused_name(target: Path) -> Path:
    """Where to move a database that is replaced, never onto an older one."""
    name = f"{target.name}.old-{time.strftime('%Y%m%d-%H%M%S')}"
    names = (name, *(f"{name}-{count}" for count in range(2, 100)))
    return next(file for file in map(target.with_name, names) if not file.exists())


def read_only(file: Path) -> "closing[sqlite3.Connection]":
    return closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True))


def must_be_sound(file: Path) -> None:
    """Refuse a file that is damaged or not a backup of a server."""
    try:
        with read_only(file) as database:
            (verdict,) = database.execute("PRAGMA integrity_check(1)").fetchone()
            found = database.execute("SELECT name FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
    except sqlite3.Error as error:
        raise BadTable(message("admin-not-a-backup", file=str(file))) from error
    if verdict != "ok" or found is None:
        raise BadTable(message("admin-not-a-backup", file=str(file)))


def settle(database: Path) -> None:
    """Put everything into the one file, which works only if nobody else has it open."""
    with closing(sqlite3.connect(database, timeout=0.5)) as connection:
        try:
            connection.execute("PRAGMA journal_mode=DELETE").fetchone()
        except sqlite3.OperationalError as error:
            raise BadTable(message("admin-in-use", database=str(database))) from error


def run_postgres(program: str, url: str, *arguments: str) -> None:
    """Run a program of PostgreSQL."""
    found = shutil.which(program) or newest_installed(program)
    if found is None:
        raise BadTable(message("admin-no-program", program=program))
    shown, secret = connection_of(url)
    command = [found, f"--dbname={shown}", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, **secret})
    if done.returncode != 0:
        detail = done.stderr.strip().partition("\n")[0]
        raise BadTable(message("admin-program-failed", program=program, detail=detail))


def connection_of(url: str) -> tuple[str, dict[str, str]]:
    """The address of a database for an argument, which others can see, and the password for the environment."""
    parsed = make_url(url)
    shown = parsed._replace(drivername="postgresql", password=None)  # `set` would keep the password
    return shown.render_as_string(hide_password=False), {"PGPASSWORD": str(parsed.password)} if parsed.password else {}


def newest_installed(program: str) -> str | None:
    """Where Debian puts programs that fit the version of the database."""
    with suppress(ValueError):
        found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"), key=lambda path: int(path.parts[-3]))
        return str(found[-1]) if found else None
    return None
