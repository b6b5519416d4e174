"""What a worker does by itself: ends expired clocks, wakes bots after a restart, notes when tables were used."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from serenissima.core.errors import Problem
from serenissima.server.fast.gc import gc_tuning
from serenissima.server.settings import Settings
from serenissima.server.storage.store import touch
from serenissima.server.tables.repository import Tables
from serenissima.server.tables.seats import Seats

log = logging.getLogger("serenissima.background")


class Background:
    """Periodic jobs."""

    def __init__(self, tables: Tables, seats: Seats, settings: Settings) -> None:
        self.tables = tables
        self.seats = seats
        self.settings = settings

    def start(self) -> list[asyncio.Task[None]]:
        return [asyncio.create_task(self.wake_bots()), asyncio.create_task(self.run())]

    async def stop(self) -> None:
        await self.safely(self.touch)
        await self.safely(self.store_snapshots)

    async def store_snapshots(self) -> None:
        """The newest positions, in case the next start brings changed rules."""
        writes = [self.tables.store_snapshot(table) for table in self.tables.loaded.values()]
        await asyncio.gather(*(write for write in writes if write is not None), return_exceptions=True)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep)
            await self.safely(self.end_clocks)
            await self.safely(self.touch)
            gc_tuning.draw_sample()
            gc_tuning.look_through()

    async def safely(self, job: Callable[[], Awaitable[None]]) -> None:
        """The next round comes whatever happens in this one."""
        try:
            await job()
        except Exception:
            log.exception("a periodic job failed")

    async def end_clocks(self) -> None:
        for id in await self.tables.store.due(self.tables.now()):
            try:
                async with self.tables.at(id) as table:
                    await self.seats.time_out(table)
            except Problem as problem:
                log.warning("table %s: %s", id, problem.message.id)

    async def touch(self) -> None:
        """Note when tables were last used. Only lists are ordered by it, so it may be a moment late."""
        touched = [table for table in self.tables.loaded.values() if table.is_touched and table.is_loaded]
        if not touched:
            return
        rows = [{"key": table.id, "time": table.row.changed} for table in touched]
        for table in touched:
            table.is_touched = False
        await self.tables.store.write(lambda connection: touch(connection, rows))

    async def wake_bots(self) -> None:
        """After a start: bots that were asked when the server ended are asked again."""
        for id in await self.tables.store.running():
            try:
                async with self.tables.at(id) as table:
                    self.tables.wake_bots(table)
            except Problem as problem:
                log.warning("table %s: %s", id, problem.message.id)
            await asyncio.sleep(0)
