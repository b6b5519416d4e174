"""Real workers on one PostgreSQL database: nothing is lost, no table stands still, and all show the same."""

import asyncio
import time
from pathlib import Path

from postgres_support import Cluster

from serenissima.lab.loadtest.server import ServerProcess
from serenissima.lab.soak.phase import DISTURBED, SETTINGS, Plan
from serenissima.lab.soak.phases import TwoWorkers, WorkerKills

PATIENCE = 120.0
"""Seconds that a table may take to move: these tests are about what is lost, not about how fast anything is."""


class TwoWorkersAndTrouble(TwoWorkers):
    """The seats of each table are at two workers. One worker is killed, then the database crashes."""

    async def disturb(self, until: float) -> None:
        assert self.cluster is not None
        await self.all_reach(8)
        self.calm = DISTURBED
        await self.servers[1].kill()
        self.counts.kills += 1
        await self.servers[1].start()
        self.calm = time.monotonic()
        await self.all_reach(16)
        self.calm = DISTURBED
        await asyncio.to_thread(self.cluster.restart, "immediate")
        self.counts.database_restarts += 1
        for server in self.servers:
            await server.answers()
        self.calm = time.monotonic()
        await self.all_reach(24)

    async def all_reach(self, number: int) -> None:
        """Wait until this much was played at every table, but not for one that stands still: that is counted later."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and any(
            table.number < number and not table.is_over for table in self.crowd.playing.values()
        ):
            self.crowd.check()
            await asyncio.sleep(0.1)


def test_nothing_is_lost_and_no_table_stands_still_when_a_worker_and_the_database_crash(
    cluster: Cluster, tmp_path: Path
) -> None:
    """All games, with people and bots, half of the picks over HTTP at the other worker, half over sockets."""
    plan = Plan(tmp_path, tables=8, patience=PATIENCE)
    counts = asyncio.run(TwoWorkersAndTrouble(plan, cluster).run(0))
    assert counts.failures == {}, counts.notes
    assert (counts.kills, counts.database_restarts) == (1, 1)
    assert counts.compared > plan.tables
    assert counts.replayed >= plan.tables
    assert 0 < counts.over_http < counts.acknowledged
    assert counts.tracebacks == 0


def test_a_killed_worker_is_replaced_while_the_other_one_serves(cluster: Cluster, tmp_path: Path) -> None:
    plan = Plan(tmp_path, tables=4, patience=PATIENCE)
    counts = asyncio.run(WorkerKills(plan, cluster).run(0))
    assert counts.failures == {}, counts.notes
    assert counts.kills >= 1
    assert counts.acknowledged > 0
    assert counts.tracebacks == 0


def test_a_worker_that_starts_while_the_database_is_away_waits_for_it(cluster: Cluster, tmp_path: Path) -> None:
    async def start() -> None:
        server = ServerProcess(tmp_path, cluster.url, SETTINGS, workers=2)
        await asyncio.to_thread(cluster.stop)
        try:
            await server.start(is_awaited=False)
            assert server.process is not None
            async with asyncio.timeout(PATIENCE):
                while server.log.read_bytes().count(b"the database cannot be reached") < server.workers:
                    assert server.process.returncode is None, "the server has given up"
                    await asyncio.sleep(0.1)
            await asyncio.sleep(1)
            assert server.process.returncode is None, "the server has given up"
        finally:
            await asyncio.to_thread(cluster.start)
        try:
            await server.answers()
            assert len(server.worker_pids()) == server.workers
        finally:
            await server.stop()

    asyncio.run(start())
