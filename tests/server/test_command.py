"""`serenissima serve` and the load benchmark: what they refuse, where data goes, and that they work."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from server_support import eventually

from serenissima.core.errors import BadTable
from serenissima.lab.loadtest.measure import bench_server, free_port, load_table
from serenissima.locale import LANGUAGES, Words
from serenissima.server.command import serve
from serenissima.server.settings import database_url


def test_the_database_is_a_path_a_url_or_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert database_url(None) == f"sqlite+aiosqlite:///{tmp_path}/serenissima/tables.sqlite3"
    assert database_url("/x/y.db") == "sqlite+aiosqlite:////x/y.db"
    assert database_url("sqlite:////x/y.db") == "sqlite+aiosqlite:////x/y.db"
    assert database_url("postgresql://me@host/name") == "postgresql+psycopg://me@host/name"
    with pytest.raises(BadTable, match="server-bad-database"):
        database_url("mysql://host/name")


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    with pytest.raises(BadTable, match="server-workers-sqlite"):
        serve("127.0.0.1", 0, str(tmp_path / "x.sqlite3"), 2, False, Words("en"))


def test_a_port_in_use_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(BadTable, match="server-port-taken"):
            serve("127.0.0.1", taken.getsockname()[1], str(tmp_path / "x.sqlite3"), 1, False, Words("en"))


def test_serve_serves_and_ends_when_told(tmp_path: Path) -> None:
    port = free_port()
    script = "import sys; from serenissima.server.command import serve; from serenissima.locale import Words; "
    script += "serve('127.0.0.1', int(sys.argv[1]), sys.argv[2], 1, False, Words('en'))"
    process = subprocess.Popen(
        [sys.executable, "-c", script, str(port), str(tmp_path / "x.sqlite3")],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        stdout=subprocess.PIPE,
        text=True,
    )

    def games() -> list[str]:
        try:
            return [game["id"] for game in httpx.get(f"http://127.0.0.1:{port}/api/games").json()]
        except httpx.TransportError:
            assert process.poll() is None
            return []

    assert "doge" in eventually(games, 60)
    process.terminate()
    output, _ = process.communicate(timeout=30)
    assert f"http://127.0.0.1:{port}/" in output
    assert str(tmp_path) in output


def test_the_load_benchmark_plays() -> None:
    measured = bench_server(tables=4, rate=40, seconds=1.5)
    assert measured["sockets"] == 12
    assert measured["picks"] > 0
    assert measured["refused"] == 0
    for language in LANGUAGES:
        assert load_table(measured, Words(language)).row_count == 1


@pytest.mark.parametrize(("language", "numbers"), [("en", ["1,600", "12.3 ms"]), ("fr", ["1\u202f600", "12,3 ms"])])
def test_the_load_is_written_as_in_the_language(language: str, numbers: list[str]) -> None:
    summary = {"tables": 200, "sockets": 600, "picks": 9, "picks_per_s": 1600.4, "p50_ms": 12.34, "p99_ms": 98}
    table = load_table({"seconds": 3, **summary}, Words(language))
    cells = [cell for column in table.columns for cell in column.cells]
    assert [number for number in numbers if number in cells] == numbers
