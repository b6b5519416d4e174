"""Background jobs of a worker: expire clocks, wake bots after a restart, unload and delete old tables."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from serenissima.core.errors import Problem
from serenissima.server import metrics
from serenissima.server.bots.pool import BotPool
from serenissima.server.clubs.former_members import close_to_former_members
from serenissima.server.fast.gc import gc_tuning
from serenissima.server.people.identity import REMEMBERED_FOR
from serenissima.server.people.revoked_cookies import close_revoked_sockets
from serenissima.server.settings import Settings
from serenissima.server.storage.expiry import delete_empty_clubs, delete_some
from serenissima.server.storage.leases import Leases
from serenissima.server.storage.store import Unavailable
from serenissima.server.tables.repository import Overtaken, Tables
from serenissima.server.tables.seats import Seats

RESTART_AFTER: Final = 1.0
EXPIRE_EVERY: Final = 3600.0
"""Seconds between two searches for expired tables."""
BOTS_LATE: Final = 20.0
"""If a bot has not answered after this many seconds, its worker is assumed to have died."""

log = logging.getLogger("serenissima.background")


async def keep_running(job: Callable[[], Awaitable[None]]) -> None:
    """Run a job that must not end: failures are logged, and it is restarted."""
    while True:
        try:
            await job()
        except Exception:
            log.exception("%s failed and starts again", getattr(job, "__qualname__", job))
        await asyncio.sleep(RESTART_AFTER)


class Background:
    """Periodic jobs."""

    def __init__(self, tables: Tables, seats: Seats, leases: Leases, pool: BotPool, settings: Settings) -> None:
        self.tables = tables
        self.seats = seats
        self.leases = leases
        self.pool = pool
        self.settings = settings
        self.expired_at = 0.0
        """When the last search for expired tables found no more."""
        self.broken: set[str] = set()
        """Tables that cannot be loaded, such as games of rules that are gone."""

    async def stop(self) -> None:
        await self.safely(self.store_snapshots)

    async def store_snapshots(self) -> None:
        """Store the newest positions, in case the rules have changed at the next start."""
        writes = [self.tables.store_snapshot(table) for table in self.tables.loaded.values()]
        await asyncio.gather(*(write for write in writes if write is not None), return_exceptions=True)

    async def wake_bots_after_start(self) -> None:
        """Runs once, when nobody drives the bots yet. It may take long after an upgrade, so clocks do not wait."""
        await self.safely(lambda: self.wake_bots(late=0.0))
        await asyncio.Event().wait()

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        looked = checked = loop.time()
        while True:
            due = loop.time() + self.settings.sweep
            await asyncio.sleep(self.settings.sweep)
            metrics.LOOP_LAG.observe(max(0.0, loop.time() - due))
            metrics.SOCKETS.set(self.tables.sockets.total())
            metrics.TABLES.set(len(self.tables.loaded))
            metrics.BOT_QUEUE.set(self.pool.waiting)
            await self.safely(self.end_clocks)
            self.tables.forget_idle()
            if loop.time() - looked >= BOTS_LATE:
                looked = loop.time()
                await self.safely(lambda: self.wake_bots(BOTS_LATE))
            if not self.tables.store.is_sqlite and loop.time() - checked >= REMEMBERED_FOR:
                checked = loop.time()
                await self.safely(lambda: close_revoked_sockets(self.tables))
                await self.safely(lambda: close_to_former_members(self.tables))
            if self.tables.now() - self.expired_at >= EXPIRE_EVERY:
                await self.safely(self.expire)
            gc_tuning.draw_sample()
            gc_tuning.collect_fully()

    async def safely(self, job: Callable[[], Awaitable[None]]) -> None:
        """Run one round; errors must not prevent the next one."""
        try:
            await job()
        except Problem:  # the database is down, which the store has logged
            return
        except Exception:
            log.exception("a periodic job failed")

    async def end_clocks(self) -> None:
        for id in await self.tables.store.due(self.tables.now()):
            try:
                async with self.tables.at(id) as table:
                    await self.seats.time_out(table)
            except Problem as problem:
                log.warning("table %s: %s", id, problem.message.id)

    async def wake_bots(self, late: float) -> None:
        """Drive bots that are `late` seconds overdue: their worker has died."""
        for id in await self.tables.store.bots_due(self.tables.now() - late):
            table = self.tables.loaded.get(id)
            is_driven = table is not None and table.driver is not None
            if is_driven or id in self.broken or not await self.leases.acquire(id):
                continue
            await self.leases.release(id)
            try:
                async with self.tables.at(id) as table:
                    await self.tables.correct_head(table)
                    self.tables.wake_bots(table)
            except Problem as problem:
                log.warning("table %s: %s", id, problem.message.id)
                if not isinstance(problem, (Overtaken, Unavailable)):
                    self.broken.add(id)
            await asyncio.sleep(0)

    async def expire(self) -> None:
        """Delete a few of the expired tables; the next round continues until none are left."""
        now = self.tables.now()
        deleted = await delete_some(self.tables.store, self.settings, now)
        for id in deleted:
            self.tables.drop(id)
        if not deleted:
            await delete_empty_clubs(self.tables.store)
            self.expired_at = now
