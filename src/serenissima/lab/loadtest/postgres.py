"""A temporary PostgreSQL server, for benchmarks, the soak test and tests."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from serenissima.core.errors import BadTable
from serenissima.core.messages import message
from serenissima.lab.loadtest.processes import free_port

PATIENCE: Final = 60
UNPRIVILEGED: Final = "postgres"
"""PostgreSQL refuses to run as root; then use the user that Debian's package creates."""


def programs() -> Path | None:
    """The folder with PostgreSQL's programs; None if it is not installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    where = shutil.which("initdb")
    return Path(where).resolve().parent if where else None


class Cluster:
    """A database server on a free loopback port. It syncs to disk unless told otherwise."""

    def __init__(self, bin: Path, folder: Path, is_synced: bool = True) -> None:
        self.bin = bin
        self.folder = folder
        self.data = folder / "data"
        self.port = free_port()
        self.is_synced = is_synced
        self.user: str | None = None
        if sys.platform != "win32" and os.getuid() == 0:
            self.user = UNPRIVILEGED
            shutil.chown(folder, self.user)
        self.run("initdb", "-D", str(self.data), "-U", "serenissima", "-A", "trust", "--no-sync", "-E", "UTF8")

    @property
    def url(self) -> str:
        """The URL for our server."""
        return f"postgresql+psycopg://serenissima@127.0.0.1:{self.port}/postgres"

    @property
    def address(self) -> str:
        """The connection string for PostgreSQL's own programs and libraries."""
        return self.url.replace("+psycopg", "", 1)

    @property
    def pid(self) -> int:
        """The postmaster process."""
        return int((self.data / "postmaster.pid").read_text(encoding="utf-8").split("\n", 1)[0])

    def start(self) -> None:
        self.control("start")

    def stop(self, mode: str = "fast") -> None:
        """Stop the server; `immediate` is like a crash: it recovers from its write-ahead log at the next start."""
        self.control("stop", "-m", mode)

    def restart(self, mode: str = "fast") -> None:
        self.control("restart", "-m", mode)

    def control(self, *what: str) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''"
        if not self.is_synced:
            options += " -c fsync=off"
        log = str(self.folder / "log")
        self.run("pg_ctl", "-D", str(self.data), "-w", "-t", str(PATIENCE), "-l", log, "-o", options, *what)

    def run(self, program: str, *arguments: str) -> None:
        """Run one of PostgreSQL's programs."""
        done = subprocess.run(
            [str(self.bin / program), *arguments],
            user=self.user,
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=2 * PATIENCE,
        )
        if done.returncode != 0:
            raise BadTable(message("postgres-failed", program=program, detail=done.stdout.strip()[-500:]))


@contextmanager
def running_cluster(is_synced: bool = True) -> Iterator[Cluster]:
    """A database server for the duration of a block."""
    bin = programs()
    if bin is None:
        raise BadTable(message("postgres-missing"))
    with tempfile.TemporaryDirectory(prefix="serenissima-pg-") as folder:
        cluster = Cluster(bin, Path(folder), is_synced)
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop("immediate")
