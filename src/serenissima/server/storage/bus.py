"""The bus between workers: PostgreSQL tells each of them which tables have moved on (LISTEN/NOTIFY)."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import msgspec
import psycopg

from serenissima.server.storage.rows import Numbers
from serenissima.server.storage.writer import CHANNEL

FIRST_PAUSE: Final = 0.2
LONGEST_PAUSE: Final = 10.0

Notice = list[tuple[str, int, int, int]]
read_notice = msgspec.json.Decoder(Notice).decode

log = logging.getLogger("serenissima.bus")


class Bus:
    """Listens to the other workers. It survives restarts of the database: it connects again and says so."""

    def __init__(self, url: str, on_moved: Callable[[str, Numbers], None], on_reconnect: Callable[[], None]) -> None:
        self.address = url.replace("postgresql+psycopg://", "postgresql://", 1)
        self.on_moved = on_moved
        self.on_reconnect = on_reconnect
        self.is_listening = asyncio.Event()
        self.pause = FIRST_PAUSE

    async def run(self) -> None:
        while True:
            try:
                await self.listen()
            except (psycopg.Error, OSError) as error:
                if self.pause == FIRST_PAUSE:  # an outage is one line, however often we try
                    log.warning(
                        "lost the notices of other workers, connecting again: %s", str(error).partition("\n")[0]
                    )
            self.is_listening.clear()
            await asyncio.sleep(self.pause)
            self.pause = min(LONGEST_PAUSE, self.pause * 2)

    async def listen(self) -> None:
        async with await psycopg.AsyncConnection.connect(self.address, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}".encode())
            self.pause = FIRST_PAUSE
            self.is_listening.set()
            self.on_reconnect()
            async for notice in connection.notifies():
                self.receive(notice.payload)

    def receive(self, payload: str) -> None:
        try:
            moved = read_notice(payload)
        except msgspec.DecodeError:
            return
        for id, entries, version, chat in moved:
            self.on_moved(id, Numbers(entries, version, chat))
