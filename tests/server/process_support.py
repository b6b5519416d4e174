"""Programs that tests start, wait for and end."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from server_support import eventually

START: Final = 60
END: Final = 30


@contextmanager
def listening(command: Sequence[str], port: int, folder: Path, **environment: str) -> Iterator[None]:
    """A program that runs in this folder. Waits until it listens on the port, and ends it afterwards."""
    log = folder / f"{port}.log"
    path = os.pathsep.join(place for place in sys.path if place)
    with log.open("wb") as output:
        process = subprocess.Popen(
            command,
            cwd=folder,
            stdout=output,
            stderr=subprocess.STDOUT,
            env={**os.environ, "PYTHONPATH": path, **environment},
        )

    def listens() -> bool:
        assert process.poll() is None, log.read_text(errors="replace")
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            return False
        return True

    try:
        eventually(listens, START)
        yield
    finally:
        process.terminate()
        try:
            process.wait(END)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
