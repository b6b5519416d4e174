"""Presence across workers: each announces which seats have sockets open at its tables."""

import asyncio
import secrets
from typing import Final

import msgspec

from serenissima.core.errors import Problem
from serenissima.server.storage.bus import Bus
from serenissima.server.tables.repository import Tables
from serenissima.server.tables.table import Guests, Table

CHANNEL: Final = "serenissima_presence"
APART: Final = 1.0
"""Seconds between two announcements."""
SILENT: Final = 10.0
"""Seconds of silence after which another worker counts as dead."""
IN_ONE_NOTICE: Final = 100
"""Tables per announcement: PostgreSQL allows 8,000 bytes."""


class Announcement(msgspec.Struct, array_like=True):
    """What one worker sees: for each table, the connected seats and the number of spectators.

    A worker that `asks` has just started to listen and wants everybody's full state. If `is_whole`, this replaces
    everything that the others know about this worker.
    """

    worker: str
    asks: bool
    is_whole: bool
    tables: dict[str, tuple[list[int], int]]


class Presence:
    """Announces the sockets of this worker and remembers those of the others."""

    def __init__(self, tables: Tables, bus: Bus) -> None:
        self.tables = tables
        self.bus = bus
        self.worker = secrets.token_hex(4)
        self.announced: dict[str, Guests] = {}
        self.last_seen: dict[str, float] = {}
        """When each of the other workers was last seen."""
        self.must_ask = True
        self.says_everything = True

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                await self.announce()
            except Problem:  # the database is down
                self.ask()
            await asyncio.sleep(APART)
            for worker in [worker for worker, seen in self.last_seen.items() if loop.time() - seen > SILENT]:
                del self.last_seen[worker]
                self.forget(worker)

    def ask(self) -> None:
        """After notifications may have been missed: ask for everybody's full state, and announce ours."""
        self.must_ask = self.says_everything = True

    async def announce(self) -> None:
        """Announce what has changed since the last time; if nothing, only that this worker is alive."""
        now = {table.id: table.own_guests() for table in self.tables.loaded.values() if table.subscribers}
        asks, self.must_ask = self.must_ask, False
        is_whole, self.says_everything = self.says_everything, False
        known = {} if is_whole else self.announced
        changed = {id: guests for id, guests in now.items() if known.get(id) != guests}
        changed |= {id: Guests() for id in known if id not in now}
        self.announced = now
        plain = {id: (sorted(guests.seats), guests.spectators) for id, guests in changed.items()}
        ids = list(plain)
        for first in range(0, len(ids) or 1, IN_ONE_NOTICE):
            part = {id: plain[id] for id in ids[first : first + IN_ONE_NOTICE]}
            said = Announcement(self.worker, asks and first == 0, is_whole and first == 0, part)
            await self.bus.publish(CHANNEL, msgspec.json.encode(said).decode())

    def receive(self, payload: str) -> None:
        """Handle another worker's announcement."""
        said = msgspec.json.decode(payload, type=Announcement)
        if said.worker == self.worker:
            return
        self.last_seen[said.worker] = asyncio.get_running_loop().time()
        if said.asks:
            self.says_everything = True
        if said.is_whole:
            self.forget(said.worker)
        for id, (seats, spectators) in said.tables.items():
            self.take_over(said.worker, id, Guests(frozenset(seats), spectators) if seats or spectators else None)

    def forget(self, worker: str) -> None:
        for id in [id for id, guests in self.tables.guests.items() if worker in guests]:
            self.take_over(worker, id, None)

    def take_over(self, worker: str, id: str, guests: Guests | None) -> None:
        here = self.tables.guests.setdefault(id, {})
        before = here.get(worker, Guests())
        if guests is None:
            here.pop(worker, None)
        else:
            here[worker] = guests
        if not here:
            self.tables.guests.pop(id, None)
        table = self.tables.loaded.get(id)
        if table is not None:
            table.guests = here
            if table.is_loaded:
                self.show(table, before.seats - (guests.seats if guests else frozenset()))

    def show(self, table: Table, gone: frozenset[int]) -> None:
        """Note that people who left elsewhere were present until now, and show everybody here who is left."""
        for seat in gone:
            if seat < len(table.seats):
                table.note_presence(table.seats[seat].identity)
        table.revision += 1
        table.notify()
