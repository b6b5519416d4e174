"""The bus between workers: PostgreSQL notifies them which tables have changed, and they read what they lack."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import Final

import msgspec
import psycopg
from psycopg.rows import dict_row
from sqlalchemy import Connection

from serenissima.server.storage.postgres import connect
from serenissima.server.storage.rows import Row
from serenissima.server.storage.store import Store, Unavailable

FIRST_PAUSE: Final = 0.2
LONGEST_PAUSE: Final = 10.0
ENTRIES_SINCE: Final = """
    SELECT e.* FROM entries e JOIN unnest(%s::text[], %s::int[]) AS known(id, first)
    ON e."table" = known.id AND e.number >= known.first ORDER BY e."table", e.number
"""

Receiver = Callable[[str], None]

read_numbers = msgspec.json.Decoder(list[tuple[str, int, int, int]]).decode

log = logging.getLogger("serenissima.bus")


class Bus:
    """Two connections, one for listening and one for reading. Both survive database restarts.

    (Reading without SQLAlchemy's pool takes one round trip instead of four, and every pick of another worker is read.)
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.is_listening = asyncio.Event()
        self.pause = FIRST_PAUSE
        self.reader: psycopg.AsyncConnection[Row] | None = None
        self.lock = asyncio.Lock()

    async def run(self, receivers: Mapping[str, Receiver], on_connect: Callable[[], None]) -> None:
        """Listen forever, on one channel per receiver. `on_connect`: notifications may have been missed."""
        while True:
            try:
                await self.listen(receivers, on_connect)
            except (psycopg.Error, OSError) as error:
                if self.pause == FIRST_PAUSE:  # log an outage once, however often we retry
                    reason = str(error).partition("\n")[0]
                    log.warning("lost the notices of other workers, connecting again: %s", reason)
            self.is_listening.clear()
            await asyncio.sleep(self.pause)
            self.pause = min(LONGEST_PAUSE, self.pause * 2)

    async def listen(self, receivers: Mapping[str, Receiver], on_connect: Callable[[], None]) -> None:
        async with await connect(self.store.url) as connection:
            for channel in receivers:
                await connection.execute(f"LISTEN {channel}".encode())
            self.pause = FIRST_PAUSE
            self.is_listening.set()
            on_connect()
            async for notice in connection.notifies():
                try:
                    receivers[notice.channel](notice.payload)
                except msgspec.DecodeError:  # somebody else's
                    log.warning("a notice cannot be read")

    async def publish(self, channel: str, payload: str) -> None:
        """Send a notification to the other workers."""
        await self.store.write(lambda connection: notify(connection, channel, payload))

    async def entries_since(self, numbers: Mapping[str, int]) -> dict[str, list[Row]]:
        """The entries of several tables, each from its given number on, in order."""
        found: dict[str, list[Row]] = {id: [] for id in numbers}
        for row in await self.read(list(numbers), list(numbers.values())):
            found[row["table"]].append(row)
        return found

    async def read(self, ids: list[str], numbers: list[int]) -> list[Row]:
        """Run a query over the open connection, or over a new one if that has died."""
        async with self.lock:
            while True:
                is_new = self.reader is None
                try:
                    return await self.read_over_connection(ids, numbers)
                except (psycopg.Error, OSError) as error:
                    await self.close()
                    if is_new:
                        raise Unavailable from error

    async def read_over_connection(self, ids: list[str], numbers: list[int]) -> list[Row]:
        if self.reader is None:
            self.reader = await connect(self.store.url, dict_row)
        return await (await self.reader.execute(ENTRIES_SINCE, (ids, numbers))).fetchall()

    async def close(self) -> None:
        reader, self.reader = self.reader, None
        if reader is not None:
            await reader.close()


def notify(connection: Connection, channel: str, payload: str) -> None:
    connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (channel, payload))
