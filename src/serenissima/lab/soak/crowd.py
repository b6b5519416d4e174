"""All tables of one phase of a soak test. When a game ends, its record is verified and another game starts."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

from serenissima.core.errors import Problem
from serenissima.games import find
from serenissima.lab.configurations import plain_table
from serenissima.lab.loadtest.http import Client, Failed, must_succeed, new_person
from serenissima.lab.loadtest.server import STARTING
from serenissima.lab.soak.counts import Counts
from serenissima.lab.soak.players import RETRY, UNAVAILABLE, SoakPlayer, SoakTable
from serenissima.table.record import from_json
from serenissima.table.session import verify

BOT_EVERY: Final = 6
"""One in this many tables has a bot."""
LOOK: Final = 0.1

A = TypeVar("A")
T = TypeVar("T")


class Crowd:
    """People at many tables, who play until they are stopped."""

    def __init__(self, counts: Counts, bases: Sequence[str], games: Sequence[str]) -> None:
        self.counts = counts
        self.bases = bases
        """The server's addresses: the seats of a table are spread over them."""
        self.games = games
        self.tables: list[SoakTable] = []
        self.playing: dict[int, SoakTable] = {}
        self.tasks: list[asyncio.Task[None]] = []

    async def begin(self, tables: int) -> None:
        """Create the tables and play at them."""
        self.counts.tables = tables
        self.tasks = [asyncio.create_task(self.play(number)) for number in range(tables)]
        async with asyncio.timeout(STARTING):
            while len(self.playing) < tables:
                self.check()
                await asyncio.sleep(LOOK)

    async def stop(self) -> None:
        """Stop everybody at once; requests in flight may still arrive."""
        await end(self.tasks)

    def check(self) -> None:
        """Raise the error of a player, if there is one: it is a bug in this test."""
        for task in self.tasks:
            if task.done():
                task.result()

    async def play(self, number: int) -> None:
        """One game after the other at one table."""
        while True:
            table = await self.insist(self.new_table, number)
            self.tables.append(table)
            self.playing[number] = table
            async with asyncio.TaskGroup() as group:
                for player in table.players:
                    group.create_task(player.play())
            self.verify(table, await self.insist(self.record, table.id))

    async def insist(self, request: Callable[[A], Awaitable[T]], about: A) -> T:
        """Ask again until the server answers."""
        while True:
            try:
                return await request(about)
            except OSError:
                pass
            except Failed as failed:
                if failed.status in UNAVAILABLE:
                    self.counts.unavailable += 1
                elif failed.status >= 500:
                    self.counts.errors += 1
                else:
                    raise
            await asyncio.sleep(RETRY)

    async def new_table(self, number: int) -> SoakTable:
        """Create a table whose seats belong to one person. The number of seats rotates."""
        game = self.games[number % len(self.games)]
        least, most = find(game).seats
        least = max(2, least)
        seats = least + number // len(self.games) % (most - least + 1)
        options = plain_table(find(game), seats).options
        bots = [seats - 1] if number % BOT_EVERY == BOT_EVERY - 1 else []
        sitters = [{"kind": "me"}, *({"kind": "here", "name": f"{seat}"} for seat in range(1, seats))]
        for bot in bots:
            sitters[bot] = {"kind": "bot", "level": "easy"}
        person = await new_person(self.bases[number % len(self.bases)], f"Soak {number}")
        try:
            made = await person.post("/api/tables", {"game": game, "seats": sitters, "options": options})
        finally:
            person.close()
        table = SoakTable(self.counts, made["id"], game, person.cookie, seats, bots)
        for seat in table.people:
            told_by, answers_to = (self.bases[(number + seat + i) % len(self.bases)] for i in (0, 1))
            table.players.append(SoakPlayer(table, seat, told_by, answers_to))
        return table

    async def record(self, id: str) -> bytes:
        client = Client(self.bases[0])
        try:
            return must_succeed(await client.send("GET", f"/api/tables/{id}/record")).body
        finally:
            client.close()

    def verify(self, table: SoakTable, record: bytes) -> None:
        """Verify a record, as `serenissima verify` does."""
        try:
            verify(find(table.game), from_json(record, table.id))
        except Problem:
            self.counts.unplayable += 1
        else:
            self.counts.finished += 1

    # Whether the tables move.

    def pause(self, calm: float) -> float:
        """The longest time that a table has been stalled since `calm`, when everything was up."""
        now = time.monotonic()
        return max((now - max(calm, table.moved) for table in self.playing.values() if not table.is_over), default=0.0)

    async def moves(self, patience: float) -> list[SoakTable]:
        """Wait until every table has moved; returns those that do not within this many seconds."""
        waiting = [(table, table.number) for table in self.playing.values()]
        until = time.monotonic() + patience
        while True:
            self.check()
            waiting = [(table, number) for table, number in waiting if not table.is_over and table.number == number]
            if not waiting or time.monotonic() > until:
                return [table for table, _ in waiting]
            await asyncio.sleep(LOOK)


async def end(tasks: list[asyncio.Task[None]]) -> None:
    """Cancel these tasks and wait for them; an error in one of them is a bug in this test and is raised."""
    for task in tasks:
        task.cancel()
    ends = await asyncio.gather(*tasks, return_exceptions=True)
    tasks.clear()
    for error in ends:
        if isinstance(error, Exception):
            raise error
