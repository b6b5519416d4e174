"""`serenissima admin`: what is in the database, backups while the server runs, restoring while it does not."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from postgres_support import Cluster
from refusals import refused
from server_support import Person, play_out, serving, settings
from typer.testing import CliRunner

from serenissima.cli import app
from serenissima.core.errors import BadTable
from serenissima.server.admin.backup import back_up, connection_of, copy_sqlite, restore
from serenissima.server.admin.overview import list_tables
from serenissima.server.settings import database_url


def run(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["admin", *words])
    return done.exit_code, done.output + done.stderr


def told(*words: str) -> Any:
    code, output = run(*words, "--json")
    assert code == 0, output
    return json.loads(output)


def table_of(base: str) -> str:
    """A running game of Anna against a bot with one pick."""
    anna = Person(base, "Anna")
    id = str(anna.make("me", "greedy", private=True)["id"])
    anna.pick(id, 0)
    return id


def test_tables_people_and_size_are_told_without_anything_hidden(tmp_path: Path) -> None:
    chosen = settings(tmp_path)
    with serving(chosen) as base:
        id = table_of(base)
        bruno = Person(base, "Bruno")
        play_out(bruno, bruno.make("me", "greedy")["id"], [0])
        database = ["--database", str(tmp_path / "test.sqlite3")]
        running = told("tables", "--state", "running", *database)
        assert [(line["id"], line["players"][0], line["is_private"]) for line in running] == [(id, "Anna", True)]
        assert running[0]["players"][1].endswith("(greedy)")
        assert set(running[0]) == {"id", "game", "state", "is_private", "players", "picks", "changed", "closed"}
        assert len(told("tables", *database)) == 2
        assert len(told("tables", "--most", "1", *database)) == 1
        assert {(line["name"], line["tables"]) for line in told("people", *database)} == {("Anna", 1), ("Bruno", 1)}
        found = told("usage", *database)
        assert found["tables_running"] == found["tables_over"] == 1
        assert found["people"] == 2
        assert found["bytes"] > 50_000
        for command in ("tables", "people", "usage"):
            code, output = run(command, *database, "--lang", "fr")
            assert code == 0
            assert "admin-" not in output
    code, output = run("tables", "--state", "lost", *database)
    assert code == 2
    assert "Traceback" not in output


def test_a_copy_made_during_play_can_be_restored(tmp_path: Path) -> None:
    chosen, copy = settings(tmp_path), tmp_path / "copy.sqlite3"
    url = chosen.database
    with serving(chosen) as base:
        id = table_of(base)
        (before,) = list_tables(url, None, 9)
        back_up(url, copy)
        with refused(BadTable, "admin-backup-exists"):
            back_up(url, copy)
        table_of(base)
        with refused(BadTable, "admin-in-use"):
            restore(url, copy)
        assert len(list_tables(url, None, 9)) == 2
    old = restore(url, copy)
    assert old is not None
    assert [line.id for line in list_tables(url, None, 9)] == [id]
    assert len(list_tables(database_url(str(old)), None, 9)) == 2
    with serving(chosen) as base:  # the server goes on from there
        assert Person(base).get(f"/api/tables/{id}", 403)["problem"]["id"]
        assert list_tables(url, None, 9)[0].picks >= before.picks
    assert not list(tmp_path.glob("*.part"))


def test_a_damaged_or_foreign_file_is_not_restored(tmp_path: Path) -> None:
    chosen = settings(tmp_path)
    with serving(chosen) as base:
        table_of(base)
    foreign, damaged, missing = (tmp_path / name for name in ("foreign.sqlite3", "damaged.sqlite3", "missing.sqlite3"))
    with closing(sqlite3.connect(foreign)) as database, database:
        database.execute("CREATE TABLE other (x)")
    damaged.write_bytes(b"SQLite format 3" + bytes(range(256)) * 20)
    for file, why in ((foreign, "not-a-backup"), (damaged, "not-a-backup"), (missing, "no-backup")):
        with refused(BadTable, f"admin-{why}"):
            restore(chosen.database, file)
    assert len(list_tables(chosen.database, None, 9)) == 1
    with refused(BadTable, "admin-not-ours"):
        list_tables(database_url(str(foreign)), None, 9)
    with refused(BadTable, "admin-no-database"):
        list_tables(database_url(str(missing)), None, 9)
    code, output = run("backup", str(tmp_path / "x"), "--database", str(missing))
    assert code == 2
    assert "There is no database" in output


def test_nothing_is_restored_without_a_yes(tmp_path: Path) -> None:
    chosen, copy = settings(tmp_path), tmp_path / "copy.sqlite3"
    with serving(chosen) as base:
        table_of(base)
    database = ["--database", str(tmp_path / "test.sqlite3")]
    assert run("backup", str(copy), *database)[0] == 0
    assert CliRunner().invoke(app, ["admin", "restore", str(copy), *database], input="n\n").exit_code == 1
    assert not list(tmp_path.glob("test.sqlite3.old*"))
    assert run("restore", str(copy), "--yes", *database)[0] == 0
    (old,) = tmp_path.glob("test.sqlite3.old-*")
    before = old.read_bytes()
    assert run("restore", str(copy), "--yes", *database)[0] == 0
    assert len(list(tmp_path.glob("test.sqlite3.old-*"))) == 2, "nothing that was replaced is lost"
    assert old.read_bytes() == before


def test_a_copy_is_private_and_goes_on_while_others_write(tmp_path: Path) -> None:
    source, copy = tmp_path / "source.sqlite3", tmp_path / "copy.sqlite3"
    with closing(sqlite3.connect(source)) as database:
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("CREATE TABLE lines (text)")
        database.execute("CREATE TABLE alembic_version (x)")
        database.executemany("INSERT INTO lines VALUES (?)", [("x" * 3000,)] * 2000)
        database.commit()
        done: list[int] = []

        def write(count: int, _: int) -> None:
            done.append(count)
            database.execute("INSERT INTO lines VALUES ('later')")
            database.commit()

        copy_sqlite(source, copy, write)
    assert len(done) > 2
    assert done == sorted(set(done)), "it never begins anew"
    assert copy.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(copy)) as database:
        assert database.execute("SELECT count(*) FROM lines").fetchone() == (2000,)


def test_a_password_is_not_among_the_arguments_of_a_program() -> None:
    shown, secret = connection_of("postgresql+psycopg://anna:se%40cret@db.example:5433/venice?sslmode=require")
    assert shown == "postgresql://anna@db.example:5433/venice?sslmode=require"
    assert secret == {"PGPASSWORD": "se@cret"}
    assert connection_of("postgresql+psycopg://anna@db.example/venice") == ("postgresql://anna@db.example/venice", {})


def test_postgresql_is_copied_and_restored(cluster: Cluster, tmp_path: Path) -> None:
    url = database_url(cluster.url)
    chosen, copy = settings(tmp_path, database=url), tmp_path / "copy.dump"
    with serving(chosen) as base:
        id = table_of(base)
        back_up(url, copy)
        table_of(base)
    with refused(BadTable, "admin-not-a-backup"):
        restore(url, Path(__file__))
    assert restore(url, copy) is None
    assert [line.id for line in list_tables(url, None, 9)] == [id]
