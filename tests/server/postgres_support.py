"""A PostgreSQL server of our own for tests, in a temporary folder on a free port."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from needs import lacking
from process_support import free_port


def programs() -> Path | None:
    """The folder with PostgreSQL's programs."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    where = shutil.which("initdb")
    return Path(where).parent if where else None


class Cluster:
    """A database in a temporary folder. PostgreSQL refuses to run as root, so another user runs it then."""

    def __init__(self, bin: Path, folder: Path) -> None:
        self.bin = bin
        self.folder = folder
        self.port = free_port()
        self.user: str | None = None
        if os.getuid() == 0:
            self.user = "postgres"
            owner = pwd.getpwnam(self.user)
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        self.run("initdb", "-D", str(folder / "data"), "-U", "test", "-A", "trust", "--no-sync", "-E", "UTF8")

    def run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self.bin / program), *arguments], user=self.user, cwd=self.folder, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr

    def control(self, *what: str) -> None:
        settings = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off"
        log = str(self.folder / "log")
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-l", log, "-o", settings, *what)

    @property
    def url(self) -> str:
        return f"postgresql+psycopg://test@127.0.0.1:{self.port}/postgres"


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """A database from its start to its end."""
    bin = programs()
    if bin is None:
        lacking("PostgreSQL is missing; tools/system.sh installs it")
    with tempfile.TemporaryDirectory(prefix="serenissima-pg-") as folder:
        made = Cluster(bin, Path(folder))
        made.control("start")
        try:
            yield made
        finally:
            made.control("stop", "-m", "immediate")
