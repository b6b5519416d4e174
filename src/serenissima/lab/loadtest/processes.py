"""CPU and memory use of processes, read from /proc. Without /proc (not Linux) nothing is known."""

import os
import signal
import socket
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

PROC: Final = Path("/proc")


class Usage(NamedTuple):
    """One process at one moment."""

    pid: int
    parent: int
    cpu: float
    """Seconds of CPU time used by the process itself."""
    ended_children: float
    """Seconds of CPU time used by its children that have ended."""
    memory: int
    """Bytes in memory."""


def usage_of(pid: int) -> Usage | None:
    """The usage of one process; None if it has ended or is not visible."""
    try:
        text = (PROC / str(pid) / "stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return None
    # The second field is the program's name in brackets; it may contain spaces and brackets itself.
    fields = text.rpartition(")")[2].split()
    tick = os.sysconf("SC_CLK_TCK")
    user, system, waited_user, waited_system = (int(field) / tick for field in fields[11:15])
    memory = int(fields[21]) * os.sysconf("SC_PAGE_SIZE")
    return Usage(pid, int(fields[1]), user + system, waited_user + waited_system, memory)


def family(pid: int, generations: int | None = None) -> list[Usage]:
    """A process and its descendants, up to this many generations; parents before children."""
    root = usage_of(pid)
    if root is None:
        return []
    everybody = [usage_of(int(entry.name)) for entry in PROC.iterdir() if entry.name.isdigit()]
    found, newest, age = [root], [root], 0
    while newest and (generations is None or age < generations):
        parents = {usage.pid for usage in newest}
        newest = [usage for usage in everybody if usage is not None and usage.parent in parents]
        found += newest
        age += 1
    return found


def command_of(pid: int) -> bytes:
    """The command line of a process, its words separated by zeros; empty if it has ended."""
    try:
        return (PROC / str(pid) / "cmdline").read_bytes()
    except OSError:
        return b""


def kill(pid: int) -> None:
    """Kill a process (kill -9); does nothing if it has already ended."""
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)


def free_port() -> int:
    """A currently free port of the loopback interface."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def allow_open_files(wanted: int) -> None:
    """Raise the open files limit of this process and its children, as far as the system permits."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))
