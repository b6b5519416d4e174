"""`serenissima serve`: what it refuses, where data goes, and that it works."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from refusals import refused

from serenissima.core.errors import BadTable
from serenissima.lab.loadtest.processes import free_port
from serenissima.locale import Words
from serenissima.server.command import serve
from serenissima.server.settings import database_url


def test_the_database_is_a_path_a_url_or_the_default(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert database_url(None) == f"sqlite+aiosqlite:///{tmp_path}/serenissima/tables.sqlite3"
    assert database_url("/x/y.db") == "sqlite+aiosqlite:////x/y.db"
    assert database_url("sqlite:////x/y.db") == "sqlite+aiosqlite:////x/y.db"
    assert database_url("postgresql://me@host/name") == "postgresql+psycopg://me@host/name"
    with refused(BadTable, "server-bad-database"):
        database_url("mysql://host/name")


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    with refused(BadTable, "server-workers-sqlite"):
        serve("127.0.0.1", 0, str(tmp_path / "x.sqlite3"), 2, False, Words("en"))


def test_a_port_in_use_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with refused(BadTable, "server-port-taken"):
            serve("127.0.0.1", taken.getsockname()[1], str(tmp_path / "x.sqlite3"), 1, False, Words("en"))


def test_serve_runs_until_it_is_stopped(tmp_path: Path) -> None:
    port = free_port()
    script = "import sys; from serenissima.server.command import serve; from serenissima.locale import Words; "
    script += "serve('127.0.0.1', int(sys.argv[1]), sys.argv[2], 1, False, Words('en'))"
    process = subprocess.Popen(
        [sys.executable, "-c", script, str(port), str(tmp_path / "x.sqlite3")],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        stdout=subprocess.PIPE,
        text=True,
    )

    assert process.stdout is not None
    assert str(tmp_path) in process.stdout.readline()
    assert f"http://127.0.0.1:{port}/" in process.stdout.readline()  # it answers by then
    assert "doge" in [game["id"] for game in httpx.get(f"http://127.0.0.1:{port}/api/games").json()]
    process.terminate()
    process.communicate(timeout=30)
    assert process.returncode == 0
