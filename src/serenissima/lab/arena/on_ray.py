"""Runs games on a Ray cluster, or on a small one started here."""

import os
import socket
import subprocess
import sys
from collections.abc import Generator, Iterator
from importlib.util import find_spec
from itertools import islice
from typing import Any, Final

from serenissima.core.errors import BadTable
from serenissima.core.messages import message
from serenissima.lab.arena.game import Played, alarm, failed, play
from serenissima.lab.arena.plan import Task
from serenissima.lab.arena.runners import USUAL_LIMIT

LOCAL: Final = "local"
OBJECT_STORE: Final = 80 * 1024 * 1024
"""Tasks and results are a few hundred bytes; this is about the minimum that Ray accepts."""
KNOCKING: Final = 5.0
GREETING: Final = 30.0
SLACK: Final = 1.0
GREET: Final = "import sys, ray; ray.init(address=sys.argv[1], log_to_driver=False)"


class OnRay:
    """Plays the games through Ray. The machines of the cluster need the same version of this package."""

    def __init__(self, address: str = LOCAL, jobs: int = 0, limit: float = USUAL_LIMIT) -> None:
        if not address.strip():
            raise BadTable(message("arena-ray-where"))
        os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
        if find_spec("ray") is None:
            raise BadTable(message("arena-no-ray"))
        if address != LOCAL:
            must_answer(address)
        self.address = address
        self.jobs = jobs
        self.limit = limit

    def play(self, tasks: Iterator[Task]) -> Generator[Played, None, None]:
        import ray
        from ray import exceptions as lost

        self.connect(ray)
        try:
            remote = ray.remote(max_retries=0, num_cpus=1)(play_with_alarm)
            room = self.jobs or cores_of(ray)
            running: dict[Any, Task] = {}
            while True:
                for task in islice(tasks, 2 * room - len(running)):
                    running[remote.remote(task, self.limit)] = task
                if not running:
                    return
                ready, _ = ray.wait(list(running))
                for reference in ready:
                    task = running.pop(reference)
                    try:
                        played = ray.get(reference)
                    except (lost.WorkerCrashedError, lost.NodeDiedError, lost.OutOfMemoryError) as death:
                        bots = ", ".join(task.seating)
                        if self.limit and isinstance(death, lost.WorkerCrashedError):
                            why = message("arena-failed-on-ray", bots=bots, seconds=f"{self.limit:g}")
                        else:
                            why = message("arena-failed-lost", bots=bots, detail=first_line(str(death)))
                        played = failed(task, why)
                    yield played
        except (lost.RayError, ConnectionError) as error:
            raise BadTable(message("arena-ray-lost", address=self.address, detail=first_line(str(error)))) from error
        finally:
            ray.shutdown()

    def connect(self, ray: Any) -> None:
        settings: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
        if self.address == LOCAL:
            settings |= {"include_dashboard": False, "object_store_memory": OBJECT_STORE, "num_cpus": self.jobs or None}
        try:
            ray.init(address=self.address, **settings)
        except (RuntimeError, OSError, ValueError) as error:
            detail = first_line(str(error))
            raise BadTable(message("arena-ray-silent", address=self.address, detail=detail)) from error


def cores_of(ray: Any) -> int:
    """The cores of the whole cluster."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def play_with_alarm(task: Task, limit: float) -> Played:
    """Runs in a process of the cluster; Ray replaces it if the alarm kills it.

    Nothing could stop its programs then. So they get no more time than the limit, and the alarm comes a little later.
    """
    return play(task, alarm(limit + SLACK), most=limit) if limit else play(task)


def must_answer(address: str) -> None:
    """Refuse a cluster that does not answer. Ray itself would try for minutes and may kill this process."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    detail = ""
    try:
        if host:
            socket.create_connection((host.strip("[]"), int(port)), KNOCKING).close()
        command = [sys.executable, "-c", GREET, address]
        greeting = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=GREETING)
        if greeting.returncode:
            detail = (greeting.stderr.strip().splitlines() or [""])[-1]
    except OSError as error:
        detail = str(error) or type(error).__name__
    except (ValueError, OverflowError):
        detail = "HOST:PORT"
    except subprocess.TimeoutExpired:
        detail = f"{GREETING:g} s"
    if detail:
        raise BadTable(message("arena-ray-silent", address=address, detail=detail[:200]))


def first_line(text: str) -> str:
    return text.strip().partition("\n")[0][:200]
