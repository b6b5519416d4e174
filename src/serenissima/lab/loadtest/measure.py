"""`bench server`: a server in its own processes, and many tables whose sockets play at random."""

import asyncio
import gc
import math
import random
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid

from serenissima.core.errors import BadTable
from serenissima.core.messages import message
from serenissima.games import find, ids
from serenissima.lab.arena.text_tables import decimal, whole
from serenissima.lab.loadtest.http import Client, new_person
from serenissima.lab.loadtest.players import Pace, Table, Tally
from serenissima.lab.loadtest.postgres import running_cluster
from serenissima.lab.loadtest.processes import allow_open_files
from serenissima.lab.loadtest.server import ONE_ADDRESS, UNLIMITED, ServerProcess, running_server
from serenissima.locale import Words

WARM_UP: Final = 12.0
"""Warm-up in seconds, during which the tables start one after the other.

Tables that start together would stay in step and ask their largest question at the same time. People do not.
"""
TOGETHER: Final = 20
"""How many tables are created at once."""
USUAL_SEATS: Final = 3
OTHER_FILES: Final = 500
SETTINGS: Final = f"{ONE_ADDRESS}picks = {UNLIMITED}\n"
POSTGRES: Final = "postgres"
"""A value for the database: a PostgreSQL server that is started for the benchmark and removed afterwards."""


def seats_of(game: str) -> int:
    """How many seats the tables of a game have."""
    least, most = find(game).seats
    return min(most, max(least, USUAL_SEATS))


class Crowd:
    """All tables of a benchmark, which take turns with the games.

    One person has all seats of a table, and every seat has its own socket.
    """

    def __init__(self, server: ServerProcess, games: Sequence[str], tables: int, rate: float) -> None:
        self.server = server
        self.games = games
        self.interval = tables / rate
        self.tally = Tally()
        self.tables: list[Table] = []
        self.people: dict[int, Client] = {}
        self.stalled: set[int] = set()
        self.successions: set[asyncio.Task[None]] = set()

    async def gather(self, tables: int) -> None:
        """Create the tables and open the sockets."""
        for first in range(0, tables, TOGETHER):
            numbers = range(first, min(tables, first + TOGETHER))
            self.tables += await asyncio.gather(*(self.new_table(number) for number in numbers))

    async def new_table(self, number: int) -> Table:
        if number not in self.people:
            self.people[number] = await new_person(self.server.base, f"Load {number}")
        person = self.people[number]
        game = self.games[number % len(self.games)]
        seats = seats_of(game)
        others = [{"kind": "here", "name": f"{seat}"} for seat in range(2, seats + 1)]
        made = await person.post("/api/tables", {"game": game, "seats": [{"kind": "me"}, *others]})
        person.close()
        pace = Pace(self.interval, random.Random(number))
        table = Table(
            self.tally, self.server.base, person.cookie, made["id"], seats, pace, lambda _: self.succeed(number)
        )
        await table.open()
        return table

    def succeed(self, number: int) -> None:
        """A game is over: start another one with the same people."""

        async def begin_another() -> None:
            self.tables[number].close()
            table = self.tables[number] = await self.new_table(number)
            table.pace.begin(time.perf_counter())
            table.begin()

        task = asyncio.create_task(begin_another())
        self.successions.add(task)
        task.add_done_callback(self.successions.discard)

    async def play(self, warm_up: float, seconds: float) -> dict[str, Any]:
        """Play for a while; returns what was measured after the warm-up."""
        begun = time.perf_counter()
        for i, table in enumerate(self.tables):
            await asyncio.sleep(begun + warm_up * i / len(self.tables) - time.perf_counter())
            table.pace.begin(time.perf_counter())
            table.begin()
        self.tally.is_counting = True
        begun, server, generator = time.perf_counter(), self.server.cpu(), time.process_time()
        while (left := begun + seconds - time.perf_counter()) > 0:
            await asyncio.sleep(min(1.0, left))
            now = time.perf_counter()
            self.stalled |= {number for number, table in enumerate(self.tables) if table.is_stalled(now)}
        self.tally.is_counting = False
        lasted, waits = time.perf_counter() - begun, sorted(self.tally.waits)
        used = self.server.cpu() - server
        return {
            "seconds": round(lasted, 2),
            "picks": len(waits),
            "picks_per_s": round(len(waits) / lasted, 1),
            "p50_ms": round(quantile(waits, 0.50) * 1000, 2),
            "p99_ms": round(quantile(waits, 0.99) * 1000, 2),
            "cpu_ms_per_pick": round(1000 * used / len(waits), 3) if used > 0 and waits else None,
            "stalled": len(self.stalled),
            "refused": self.tally.refused,
            "closed": self.tally.closed,
            "generator_cpu": round((time.process_time() - generator) / lasted, 2),
        }

    def close(self) -> None:
        for task in self.successions:
            task.cancel()
        for table in self.tables:
            table.close()


def quantile(waits: list[float], part: float) -> float:
    """The latency that this fraction of picks did not exceed."""
    return waits[max(0, math.ceil(len(waits) * part) - 1)] if waits else 0.0


async def measure(
    games: Sequence[str], tables: int, rate: float, seconds: float, database: str | None, workers: int
) -> dict[str, Any]:
    """Start a server on loopback, play on it for a while, stop it."""
    with tempfile.TemporaryDirectory(prefix="serenissima-bench-") as folder:
        place = database or str(Path(folder, "load.sqlite3"))
        server = ServerProcess(Path(folder), place, SETTINGS, workers)
        async with running_server(server):
            crowd = Crowd(server, games, tables, rate)
            try:
                await crowd.gather(tables)
                sockets = sum(len(table.players) for table in crowd.tables)
                measured = await crowd.play(min(WARM_UP, seconds), seconds)
            finally:
                crowd.close()
    kind = "postgresql" if is_postgres(place) else "sqlite"
    return {"games": games, "tables": tables, "sockets": sockets, "workers": workers, "database": kind, **measured}


def is_postgres(database: str) -> bool:
    return database.startswith(("postgresql", "postgres:"))


def bench_server(
    games: Sequence[str] = (),
    tables: int = 200,
    rate: float = 1600,
    seconds: float = 10,
    database: str | None = None,
    workers: int = 1,
) -> dict[str, Any]:
    """`serenissima bench server`: picks per second, and the time until each was durable and shown.

    The tables play these games, or all installed ones if none is named.
    """
    games = list(games) or list(ids())
    if workers > 1 and database != POSTGRES and not is_postgres(database or ""):
        raise BadTable(message("server-workers-sqlite"))
    allow_open_files(OTHER_FILES + tables * max(map(seats_of, games)))
    if database == POSTGRES:
        with running_cluster() as cluster:
            return bench_server(games, tables, rate, seconds, cluster.url, workers)
    with no_collector(), asyncio.Runner(loop_factory=quick_loop()) as runner:
        return runner.run(measure(games, tables, rate, seconds, database, workers))


@contextmanager
def no_collector() -> Iterator[None]:
    """Disable garbage collection: it stops all players for 90 ms, which would count as latency."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


def quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Use uvloop if available: the players share the machine with the server and should use little of it."""
    try:
        uvloop = import_module("uvloop")
    except ImportError:
        return None
    found: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return found


def load_table(summary: dict[str, Any], words: Words) -> Grid:
    """What was measured, for people."""
    grid = Grid(
        box=SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
        pad_edge=False,
        title=words("bench-server-title", seconds=round(summary["seconds"])),
        caption=words("bench-server-where", database=summary["database"], workers=summary["workers"]),
    )
    for name in ("tables", "sockets", "picks", "rate", "half", "most", "cpu", "stalled"):
        grid.add_column(words(f"bench-server-{name}"), justify="right")
    cpu = summary["cpu_ms_per_pick"]
    grid.add_row(
        *(whole(summary[key], words) for key in ("tables", "sockets", "picks", "picks_per_s")),
        *(f"{decimal(summary[key], 1, words)} ms" for key in ("p50_ms", "p99_ms")),
        "–" if cpu is None else f"{decimal(cpu, 2, words)} ms",
        whole(summary["stalled"], words),
    )
    return grid
