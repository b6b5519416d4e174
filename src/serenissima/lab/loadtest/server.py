"""A real server for load tests: `serenissima serve` in its own processes, on loopback, logging to a file."""

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

from serenissima.core.errors import BadTable
from serenissima.core.messages import message
from serenissima.lab.loadtest.http import Client
from serenissima.lab.loadtest.processes import Usage, command_of, family, free_port, kill

STARTING: Final = 60.0
ENDING: Final = 15.0
PAUSE: Final = 0.05
UNLIMITED: Final = "{burst = 1e9, per_second = 1e9}"
ONE_ADDRESS: Final = f"""
[limits]
requests = {UNLIMITED}
changes = {UNLIMITED}
identities = {UNLIMITED}
tables_per_hour = 1e9
running_tables = 1_000_000
"""
"""Settings for a server with many players behind one address."""


class ServerProcess:
    """A server that can be started, killed and started again with the same database and port."""

    def __init__(self, folder: Path, database: str, settings: str = ONE_ADDRESS, workers: int = 1) -> None:
        self.database = database
        self.workers = workers
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.settings = folder / f"{self.port}.toml"
        self.settings.write_text(settings, encoding="utf-8")
        self.log = folder / f"{self.port}.log"
        self.process: asyncio.subprocess.Process | None = None

    async def start(self, is_awaited: bool = True) -> None:
        """Start it, and wait until it answers."""
        with self.log.open("ab") as output:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "serenissima", "serve", "--no-browser"),
                *("--host", "127.0.0.1", "--port", str(self.port), "--workers", str(self.workers)),
                *("--database", self.database, "--settings", str(self.settings)),
                stdin=asyncio.subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
            )
        if is_awaited:
            await self.answers()

    async def answers(self, seconds: float = STARTING) -> float:
        """Wait until it answers; returns how long that took."""
        begun = time.monotonic()
        client = Client(self.base)
        while True:
            with suppress(OSError):
                if (await client.send("GET", "/api/ready", timeout=5)).status == 200:
                    client.close()
                    return time.monotonic() - begun
            self.must_run()
            if time.monotonic() - begun > seconds:
                raise BadTable(message("bench-server-silent", detail=self.last_words()))
            await asyncio.sleep(PAUSE)

    def must_run(self) -> None:
        """Raise an error if it has stopped unexpectedly."""
        if self.process is None or self.process.returncode is not None:
            raise BadTable(message("bench-server-ended", detail=self.last_words()))

    def last_words(self) -> str:
        """The end of its log."""
        return self.log.read_text(encoding="utf-8", errors="replace").strip()[-1000:]

    def processes(self) -> list[Usage]:
        """The server's own processes: the one that was started, and its workers; not the bots'."""
        if self.process is None:
            return []
        return family(self.process.pid, 1 if self.workers > 1 else 0)

    def worker_pids(self) -> list[int]:
        """The workers of a server that has several."""
        return [usage.pid for usage in self.processes()[1:] if b"spawn_main" in command_of(usage.pid)]

    def cpu(self) -> float:
        """Seconds of CPU time used by the server's own processes."""
        used = self.processes()
        # Ended workers are counted in their parent; a server without workers has only bots as children.
        ended = used[0].ended_children if used and self.workers > 1 else 0.0
        return ended + sum(usage.cpu for usage in used)

    def memory(self) -> int:
        """The bytes in memory of the server's own processes."""
        return sum(usage.memory for usage in self.processes())

    async def kill(self) -> None:
        """Kill it (kill -9) like a crash. Its bots exit when their input ends; workers do not."""
        if self.process is None:
            return
        descendants = family(self.process.pid)[1:] if self.workers > 1 else []
        self.process.kill()
        for usage in descendants:
            kill(usage.pid)
        await self.process.wait()
        self.process = None

    async def stop(self) -> None:
        """Stop it as an operator would, or by force if it does not stop."""
        if self.process is None:
            return
        if self.process.returncode is None:
            self.process.terminate()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.process.wait(), ENDING)
        if self.process.returncode is None:
            await self.kill()
        self.process = None


@asynccontextmanager
async def running_server(server: ServerProcess) -> AsyncIterator[ServerProcess]:
    """A server for the duration of a block."""
    try:
        await server.start()
        yield server
    finally:
        await server.stop()
