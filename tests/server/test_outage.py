"""What a worker does while its database is away."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from server_support import settings

from serenissima.server.bots import driver as driver_module
from serenissima.server.bots.driver import Driver
from serenissima.server.bots.pool import BotPool
from serenissima.server.offer import load_offer
from serenissima.server.people.identity import Identities
from serenissima.server.protocol import BotSitter, MeSitter, TableBody
from serenissima.server.storage.leases import Leases
from serenissima.server.storage.store import Store, Unavailable
from serenissima.server.tables.actions import Actions
from serenissima.server.tables.repository import Tables
from serenissima.server.tables.seats import Seats


class LostLeases(Leases):
    """Leases that cannot be had at every other try, because the database is away."""

    def __init__(self) -> None:
        super().__init__("", is_needed=False)
        self.tries = 0

    async def acquire(self, id: str) -> bool:
        self.tries += 1
        return self.tries % 2 == 1


def test_a_bot_answers_again_when_the_database_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver_module, "RETRY_AFTER", 0.01)

    async def answer() -> list[Any]:
        chosen = settings(tmp_path)
        store = Store(chosen.database)
        await store.open()
        tables = Tables(store, load_offer(chosen.offer), chosen, lambda: 0.0)
        pool = BotPool(chosen)
        driver = Driver(tables, Actions(tables, Seats(tables)), pool, LostLeases(), chosen)
        anna, _ = await Identities(store, lambda: 0.0).make("Anna")
        table = await Seats(tables).make(anna, TableBody("regatta", [MeSitter(), BotSitter("greedy")]))
        write, failed = store.write, 0

        async def away(change: Any) -> None:
            nonlocal failed
            failed += 1
            if failed <= 2:
                raise Unavailable
            await write(change)

        monkeypatch.setattr(store, "write", away)
        driving = asyncio.create_task(driver.run())
        async with asyncio.timeout(30):
            while (await store.load(table.id)).entries == []:  # type: ignore[union-attr]
                await asyncio.sleep(0.02)
        driving.cancel()
        await driver.close()
        await pool.close()
        stored = await store.load(table.id)
        await store.close()
        assert stored is not None
        return [(row["number"], row["seat"]) for row in stored.entries]

    assert asyncio.run(answer()) == [(0, 1)]
