"""One phase of a soak test: servers, people who play there, and the counts."""

import asyncio
import random
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from serenissima.core.errors import Problem
from serenissima.core.messages import message
from serenissima.games import all_games
from serenissima.lab.loadtest.http import Client
from serenissima.lab.loadtest.postgres import Cluster
from serenissima.lab.loadtest.server import ONE_ADDRESS, ServerProcess
from serenissima.lab.soak.counts import Counts
from serenissima.lab.soak.crowd import Crowd, end
from serenissima.lab.soak.database_audit import audit

SETTINGS: Final = f"bot_delay = [0.0, 0.1]\n{ONE_ADDRESS}"
ENDING: Final = 4.0
"""Seconds of a phase reserved for its end."""
LATE: Final = 180.0
WATCH: Final = 0.25
DISTURBED: Final = float("inf")
TRACEBACK: Final = b"Traceback (most recent call last)"


def game_ids() -> tuple[str, ...]:
    return tuple(spec.id for spec in all_games())


@dataclass
class Plan:
    """What all phases have in common."""

    folder: Path
    """The folder for databases and logs."""
    tables: int = 16
    games: Sequence[str] = ()
    """All by default."""
    patience: float = 10.0
    """Seconds within which every table must move once everything is up."""
    seed: int = 0


class Phase:
    """People play at a server, and something happens to it."""

    name = ""
    needs_postgres = False
    share = 1.0
    """The relative share of the time that this phase gets."""

    def __init__(self, plan: Plan, cluster: Cluster | None = None) -> None:
        self.plan = plan
        self.cluster = cluster if self.needs_postgres else None
        self.folder = plan.folder / self.name
        self.folder.mkdir(parents=True)
        self.counts = Counts(self.name)
        self.chance = random.Random(f"{plan.seed} {self.name}")
        self.file = self.folder / "soak.sqlite3"
        self.servers = self.make_servers(self.cluster.url if self.cluster else str(self.file))
        self.crowd = Crowd(self.counts, [server.base for server in self.servers], plan.games or game_ids())
        self.calm = DISTURBED
        """The time since when everything has been up."""

    # What phases do differently.

    def make_servers(self, database: str) -> list[ServerProcess]:
        return [ServerProcess(self.folder, database, SETTINGS)]

    async def disturb(self, until: float) -> None:
        """Break things until this time, then leave everything running."""
        await asyncio.sleep(until - time.monotonic())

    async def attack(self) -> None:
        """Attack running servers all the time."""

    async def inspect(self) -> None:
        """Inspect the servers when nobody plays any more."""

    # What they have in common.

    async def run(self, seconds: float) -> Counts:
        """Run the phase. It may end late if servers start slowly, but not indefinitely."""
        try:
            async with asyncio.timeout(seconds + LATE):
                await self.play(seconds)
        except (OSError, Problem) as error:  # a server that does not come back is a result too
            self.counts.broken = 1
            why = error.message if isinstance(error, Problem) else str(error) or type(error).__name__
            self.counts.notes.append(message("soak-note-broken", why=why))
        return self.counts

    async def play(self, seconds: float) -> None:
        begun = time.monotonic()
        beside: list[asyncio.Task[None]] = []
        try:
            await asyncio.gather(*(server.start() for server in self.servers))
            await self.crowd.begin(self.plan.tables)
            self.calm = time.monotonic()
            beside += [asyncio.create_task(self.watch()), asyncio.create_task(self.attack())]
            await self.disturb(max(begun + seconds - ENDING, self.calm))
            stalled = await self.crowd.moves(self.plan.patience)
            self.counts.stalled = len(stalled)
            self.counts.notes += [table.describe() for table in stalled]
            await end(beside)
            await self.crowd.stop()
            await self.inspect()
        finally:
            await end(beside)
            await self.crowd.stop()
            await asyncio.gather(*(server.stop() for server in self.servers))
        audit(self.cluster.address if self.cluster else str(self.file), self.crowd.tables, self.counts)
        for server in self.servers:
            text = server.log.read_bytes()
            self.counts.log_bytes += len(text)
            self.counts.tracebacks += text.count(TRACEBACK)
        self.counts.seconds = time.monotonic() - begun

    async def watch(self) -> None:
        """Record how long tables are stalled, how fast the server answers, and its memory."""
        counts, client = self.counts, Client(self.servers[0].base)
        counts.memory_before = self.memory()
        try:
            while True:
                await asyncio.sleep(WATCH)
                counts.longest_pause = max(counts.longest_pause, self.crowd.pause(self.calm))
                counts.memory_most = max(counts.memory_most, self.memory())
                if self.calm != DISTURBED:
                    asked = time.monotonic()
                    with suppress(OSError):
                        await client.send("GET", "/api/health")
                        counts.health.append(time.monotonic() - asked)
        finally:
            client.close()

    def memory(self) -> int:
        return sum(server.memory() for server in self.servers)
