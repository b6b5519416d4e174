"""The load benchmark: it plays on a real server, counts what it should, and is shown in both languages."""

import asyncio
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from machine_requirements import skip_unless_ci
from refusals import refused
from rich.console import Console
from typer.testing import CliRunner

from serenissima.cli import app
from serenissima.core.errors import BadTable
from serenissima.games import find, ids
from serenissima.lab.loadtest import processes
from serenissima.lab.loadtest.measure import SETTINGS, Crowd, bench_server, load_table, seats_of
from serenissima.lab.loadtest.players import STALLED, Pace, Table, Tally
from serenissima.lab.loadtest.postgres import programs
from serenissima.lab.loadtest.server import ServerProcess, running_server
from serenissima.locale import LANGUAGES, Words

SUMMARY = {
    "tables": 1000,
    "sockets": 3000,
    "picks": 123456,
    "picks_per_s": 1600.4,
    "p50_ms": 12.34,
    "p99_ms": 12345.6,
    "cpu_ms_per_pick": 1.234,
    "stalled": 1000,
    "seconds": 3,
    "workers": 2,
    "database": "postgresql",
}


def test_a_server_on_sqlite_is_measured() -> None:
    measured = bench_server(["lagoon"], tables=4, rate=40, seconds=1.5)
    assert measured["games"] == ["lagoon"]
    assert measured["sockets"] == 12
    assert measured["picks"] > 0
    assert measured["refused"] == measured["closed"] == 0
    assert measured["cpu_ms_per_pick"] > 0
    assert (measured["database"], measured["workers"]) == ("sqlite", 1)


def test_all_installed_games_are_played_unless_some_are_named() -> None:
    measured = bench_server(tables=len(ids()), rate=40, seconds=1.5)
    assert measured["games"] == list(ids())
    assert measured["sockets"] == sum(map(seats_of, ids()))
    assert measured["picks"] > 0
    assert measured["refused"] == measured["closed"] == 0


@pytest.mark.parametrize(("given", "seats"), [((1, 2), 2), ((2, 5), 3), ((4, 8), 4)])
def test_a_table_has_three_seats_if_its_game_allows_it(
    monkeypatch: pytest.MonkeyPatch, given: tuple[int, int], seats: int
) -> None:
    monkeypatch.setattr(find("lagoon"), "seats", given, raising=False)
    assert seats_of("lagoon") == seats


def test_an_unknown_game_is_refused_before_anything_starts() -> None:
    shown = CliRunner().invoke(app, ["bench", "server", "--game", "chess"])
    assert shown.exit_code == 2
    assert "chess" in shown.stderr


def test_two_workers_on_a_temporary_postgresql_are_measured() -> None:
    if programs() is None:
        skip_unless_ci("PostgreSQL is missing; tools/system.sh installs it")
    measured = bench_server(tables=2, rate=10, seconds=1.5, database="postgres", workers=2)
    assert measured["picks"] > 0
    assert measured["cpu_ms_per_pick"] > 0
    assert (measured["database"], measured["workers"]) == ("postgresql", 2)


def test_several_workers_on_sqlite_are_refused_before_anything_starts() -> None:
    shown = CliRunner().invoke(app, ["bench", "server", "--workers", "2"])
    assert shown.exit_code == 2
    assert "Several workers need PostgreSQL" in shown.stderr
    with refused(BadTable, "server-workers-sqlite"):
        bench_server(workers=2, database="other.sqlite3")


def test_after_a_game_its_people_begin_another(tmp_path: Path) -> None:
    async def play() -> list[Table]:
        async with running_server(ServerProcess(tmp_path, str(tmp_path / "x.sqlite3"), SETTINGS)) as server:
            crowd = Crowd(server, ["lagoon"], 1, 1e6)
            await crowd.gather(1)
            first = crowd.tables[0]
            first.begin()
            async with asyncio.timeout(120):
                while crowd.tables[0] is first or not crowd.tables[0].players[0].now.number:
                    await asyncio.sleep(0.05)
            crowd.close()
            return [first, crowd.tables[0]]

    first, second = asyncio.run(play())
    assert first.is_over
    assert not second.is_over


def test_a_table_stalls_if_a_pick_is_due_and_nothing_happens() -> None:
    async def tables() -> list[bool]:
        table = Table(Tally(), "http://127.0.0.1:1", "", "id", 2, Pace(100, random.Random(1)), lambda _: None)
        found = []
        due = table.pace.due
        found += [table.is_stalled(due + STALLED - 0.1), table.is_stalled(due + STALLED + 0.1)]
        table.answered = due + 1  # somebody was slow
        found += [table.is_stalled(due + STALLED + 0.9), table.is_stalled(due + STALLED + 1.1)]
        table.players[0].is_busy, table.players[0].due = True, table.pace.next()
        found += [table.is_stalled(due + STALLED + 1.1), table.is_stalled(table.pace.due)]
        table.is_over = True
        return [*found, table.is_stalled(due + 1000)]

    assert asyncio.run(tables()) == [False, True, False, True, True, True, False]


@pytest.mark.skipif(not processes.PROC.exists(), reason="only Linux has /proc")
def test_cpu_time_includes_child_processes() -> None:
    burn = "import time\nwhile time.process_time() < 0.5: pass\n"
    script = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {burn!r}]); print(1, flush=True); input()"
    process = subprocess.Popen([sys.executable, "-c", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdout is not None
    process.stdout.readline()
    found = processes.usage_of(process.pid)
    assert found is not None
    assert found.parent == os.getpid()
    assert found.ended_children >= 0.4 > found.cpu
    assert found.memory > 1_000_000
    assert process.pid in [usage.pid for usage in processes.family(os.getpid(), 1)]
    assert process.pid not in [usage.pid for usage in processes.family(os.getpid(), 0)]
    processes.kill(process.pid)
    process.wait()
    assert processes.usage_of(process.pid) is None
    processes.kill(process.pid)  # it has ended already


@pytest.mark.parametrize(
    ("language", "numbers"),
    [
        ("en", ["1,000", "123,456", "1,600", "12.3 ms", "12345.6 ms", "1.23 ms", "2 workers on postgresql"]),
        ("fr", ["1\u202f000", "123\u202f456", "1\u202f600", "12,3 ms", "1,23 ms", "sur postgresql"]),
    ],
)
def test_the_load_report_is_localised_and_fits_80_columns(language: str, numbers: list[str]) -> None:
    assert language in LANGUAGES
    console = Console(width=80)
    with console.capture() as shown:
        console.print(load_table(SUMMARY, Words(language)))
    assert [number for number in numbers if number not in shown.get()] == []
    assert "…" not in shown.get()
