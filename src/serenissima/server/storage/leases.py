"""Leases: only one of several workers drives the bots of a table. If it dies, its leases are released at once."""

import asyncio
from contextlib import suppress

import psycopg

from serenissima.server.storage.postgres import connect

ACQUIRE = "SELECT pg_try_advisory_lock(hashtextextended(%s, 0))"
RELEASE = "SELECT pg_advisory_unlock(hashtextextended(%s, 0))"


class Leases:
    """PostgreSQL advisory locks, held by one connection of this worker. On SQLite there is only one worker."""

    def __init__(self, url: str, is_needed: bool) -> None:
        self.url = url
        self.is_needed = is_needed
        self.connection: psycopg.AsyncConnection | None = None
        self.lock = asyncio.Lock()

    async def close(self) -> None:
        if self.connection is not None:
            await self.connection.close()

    async def acquire(self, id: str) -> bool:
        """Whether this worker may drive the table now."""
        return not self.is_needed or await self.ask(ACQUIRE, id)

    async def release(self, id: str) -> None:
        if self.is_needed:
            await self.ask(RELEASE, id)

    async def ask(self, query: str, id: str) -> bool:
        """Run a yes-or-no query. If the connection is lost, so are all leases, and the answer is no."""
        async with self.lock:
            try:
                if self.connection is None or self.connection.closed:
                    self.connection = await connect(self.url)
                row = await (await self.connection.execute(query.encode(), (id,))).fetchone()
                return row is not None and bool(row[0])
            except (psycopg.Error, OSError):
                if self.connection is not None:
                    with suppress(psycopg.Error, OSError):
                        await self.connection.close()
                    self.connection = None
                return False
