"""The phases of a soak test: what each does to its servers during play."""

import asyncio
import time
from collections import deque
from typing import Final

from serenissima.core.messages import message
from serenissima.lab.loadtest.http import Client
from serenissima.lab.loadtest.processes import kill
from serenissima.lab.loadtest.server import STARTING, ServerProcess
from serenissima.lab.soak.database_audit import check_integrity
from serenissima.lab.soak.hostile_sockets import LONG_REF, MALFORMED, SHORT_REF, TOO_MANY, Hostile
from serenissima.lab.soak.phase import DISTURBED, SETTINGS, Phase
from serenissima.lab.soak.players import SoakTable

DEAF_SOCKETS: Final = 4
MOST_GROWTH: Final = 300_000_000
"""Memory in bytes that sockets that do not read may cost the server; unbounded queues took 800 MB in 12 s."""
LOOK: Final = 0.1


class ServerKills(Phase):
    """The only process of a server on SQLite is killed again and again, sometimes while it starts."""

    name = "sqlite-kill"
    share = 3.0
    alive = (0.5, 3.0)
    """Seconds between a server's first answer and its kill."""
    early = 0.25
    """How often it is killed before it answers."""
    least_kills = 1
    """At least this often, however short the time."""

    async def disturb(self, until: float) -> None:
        await asyncio.sleep(self.chance.uniform(*self.alive))
        while time.monotonic() < until or self.counts.kills < self.least_kills:
            await self.kill()
            if self.chance.random() < self.early:
                await self.servers[0].start(is_awaited=False)
                await asyncio.sleep(self.chance.uniform(0.1, 2.0))
                await self.kill()
            begun = time.monotonic()
            await self.servers[0].start()
            self.calm = time.monotonic()
            self.counts.restarts.append(self.calm - begun)
            await asyncio.sleep(self.chance.uniform(*self.alive))

    async def kill(self) -> None:
        self.calm = DISTURBED
        await self.servers[0].kill()
        self.counts.kills += 1
        check_integrity(self.file, self.counts)


class WorkerKills(Phase):
    """One of two workers is killed; the other one continues, and the server starts a new one.

    A server whose workers die six times within a minute gives up, so they are not killed as often as that.
    """

    name = "worker-kill"
    needs_postgres = True
    share = 2.0
    apart = (1.0, 4.0)
    most_kills = 5
    within = 65.0

    def make_servers(self, database: str) -> list[ServerProcess]:
        return [ServerProcess(self.folder, database, SETTINGS, workers=2)]

    async def disturb(self, until: float) -> None:
        server = self.servers[0]
        recent: deque[float] = deque(maxlen=self.most_kills)
        await asyncio.sleep(self.chance.uniform(*self.apart))
        while time.monotonic() < until or not self.counts.kills:
            if len(recent) == self.most_kills and recent[0] + self.within > time.monotonic():
                await asyncio.sleep(min(until, recent[0] + self.within) - time.monotonic())
                continue
            recent.append(time.monotonic())
            victim = self.chance.choice(server.worker_pids())
            self.calm = DISTURBED
            kill(victim)
            self.counts.kills += 1
            begun = time.monotonic()
            async with asyncio.timeout(STARTING):
                while victim in (pids := server.worker_pids()) or len(pids) < 2:
                    server.must_run()
                    await asyncio.sleep(LOOK)
                await server.answers()
            self.calm = time.monotonic()
            self.counts.restarts.append(self.calm - begun)
            await asyncio.sleep(self.chance.uniform(*self.apart))


class DatabaseRestarts(Phase):
    """PostgreSQL crashes and recovers while two workers serve."""

    name = "database-restart"
    needs_postgres = True
    share = 2.0
    apart = (2.0, 5.0)

    def make_servers(self, database: str) -> list[ServerProcess]:
        return [ServerProcess(self.folder, database, SETTINGS, workers=2)]

    async def disturb(self, until: float) -> None:
        assert self.cluster is not None
        await asyncio.sleep(self.chance.uniform(*self.apart))
        while time.monotonic() < until or not self.counts.database_restarts:
            self.calm = DISTURBED
            await asyncio.to_thread(self.cluster.restart, "immediate")
            self.counts.database_restarts += 1
            self.counts.restarts.append(await self.servers[0].answers())
            self.calm = time.monotonic()
            await asyncio.sleep(self.chance.uniform(*self.apart))


class Flood(Phase):
    """One anonymous socket sends malformed messages, or too many valid ones, as fast as it can."""

    name = "flood"

    async def attack(self) -> None:
        table = self.crowd.playing[0].id
        await Hostile(self.counts, self.servers[0].base, table, (MALFORMED, TOO_MANY), reads=True).attack()


class DeafSockets(Phase):
    """Anonymous sockets request answers but never read them, nor anything else they are sent."""

    name = "never-reads"

    async def attack(self) -> None:
        async with asyncio.TaskGroup() as group:
            for number in range(DEAF_SOCKETS):
                table = self.crowd.playing[number % len(self.crowd.playing)].id
                deaf = Hostile(self.counts, self.servers[0].base, table, (LONG_REF, SHORT_REF), reads=False)
                group.create_task(deaf.attack())

    async def inspect(self) -> None:
        self.counts.bloated = int(self.counts.memory_most - self.counts.memory_before > MOST_GROWTH)


class TwoWorkers(Phase):
    """Nothing breaks. The seats of every table are at two server processes, and answer at the other one."""

    name = "two-workers"
    needs_postgres = True
    share = 1.5

    def make_servers(self, database: str) -> list[ServerProcess]:
        return [ServerProcess(self.folder, database, SETTINGS) for _ in range(2)]

    async def inspect(self) -> None:
        """When nobody plays, both processes must show every seat the same position.

        They have a moment for that: notifications take time, and bots may still have to answer.
        """
        clients = [Client(server.base) for server in self.servers]
        seats = [(table, seat) for table in self.crowd.playing.values() for seat in table.people]
        self.counts.compared = len(seats)
        until = time.monotonic() + self.plan.patience
        while True:
            seats = [(table, seat) for table, seat in seats if not await agree(clients, table, seat)]
            if not seats or time.monotonic() > until:
                break
            await asyncio.sleep(LOOK)
        self.counts.differing = len(seats)
        self.counts.notes += [
            message("soak-note-differing", table=table.id, game=table.game, seat=seat) for table, seat in seats
        ]
        for client in clients:
            client.close()


async def agree(clients: list[Client], table: SoakTable, seat: int) -> bool:
    """Whether all these servers show a seat the same position."""
    shown = []
    for client in clients:
        client.cookie = table.cookie
        shown.append(await client.send("GET", f"/api/tables/{table.id}/position?seat={seat}"))
    return all(answer.status == 200 and answer.body == shown[0].body for answer in shown)


PHASES: Final = (ServerKills, WorkerKills, DatabaseRestarts, Flood, DeafSockets, TwoWorkers)
