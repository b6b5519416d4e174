"""The bus between workers: PostgreSQL tells each of them which table has moved on; what happened they look up."""

import asyncio
import logging
from typing import Final

import msgspec
import psycopg

from serenissima.server.storage.store import CHANNEL
from serenissima.server.tables.repository import Tables

FIRST_PAUSE: Final = 0.2
LONGEST_PAUSE: Final = 10.0

log = logging.getLogger("serenissima.bus")


class Listener:
    """Hears the other workers. It outlives the database's restarts: it connects again and catches up."""

    def __init__(self, url: str, tables: Tables) -> None:
        self.place = url.replace("postgresql+psycopg://", "postgresql://", 1)
        self.tables = tables
        self.is_listening = asyncio.Event()
        self.pause = FIRST_PAUSE

    async def listen_on(self) -> None:
        while True:
            try:
                await self.listen()
            except (psycopg.Error, OSError) as error:
                log.warning("lost the database's notices, trying again in %.1f s: %s", self.pause, error)
            self.is_listening.clear()
            await asyncio.sleep(self.pause)
            self.pause = min(LONGEST_PAUSE, self.pause * 2)

    async def listen(self) -> None:
        async with await psycopg.AsyncConnection.connect(self.place, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}".encode())
            self.pause = FIRST_PAUSE
            self.is_listening.set()
            self.catch_up()
            async for notice in connection.notifies():
                self.hear(notice.payload)

    def hear(self, payload: str) -> None:
        """A table is so far: forget what we have of it if that is older."""
        try:
            id, *numbers = msgspec.json.decode(payload, type=tuple[str, int, int, int])
        except (msgspec.DecodeError, msgspec.ValidationError):
            return
        table = self.tables.loaded.get(id)
        if table is not None and table.is_loaded and any(a < b for a, b in zip(table.numbers, numbers, strict=True)):
            table.is_loaded = False
            table.notify()

    def catch_up(self) -> None:
        """While nobody listened anything may have happened."""
        for table in self.tables.loaded.values():
            table.is_loaded = False
            table.notify()
