"""Where games are played: in this process, or in others on this machine. Tasks in, results out."""

import os
import tempfile
from collections.abc import Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from queue import SimpleQueue
from typing import Final, Protocol

from serenissima.lab.arena.game import Played, play
from serenissima.lab.arena.plan import Task
from serenissima.lab.arena.worker import Worker

USUAL_LIMIT: Final = 120.0
"""Maximum seconds per answer."""


class Runner(Protocol):
    """Anything that plays games. It takes a task only when it has capacity for it."""

    def play(self, tasks: Iterator[Task]) -> Generator[Played, None, None]:
        """Yield one result per task, in the order they are ready."""
        ...


class Here:
    """One game after another in this process; a bot that hangs or kills the process takes it down."""

    def play(self, tasks: Iterator[Task]) -> Generator[Played, None, None]:
        for task in tasks:
            yield play(task)


class Processes:
    """Processes on this machine. If one dies or is killed by its alarm, only its game is lost, and it is replaced."""

    def __init__(self, jobs: int = 0, limit: float = USUAL_LIMIT) -> None:
        self.jobs = jobs or cores()
        self.limit = limit

    def play(self, tasks: Iterator[Task]) -> Generator[Played, None, None]:
        with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
            answers: SimpleQueue[tuple[Worker, str]] = SimpleQueue()
            workers = [Worker(Path(folder, str(number)), self.limit, answers) for number in range(self.jobs)]
            for worker in workers:
                stack.callback(worker.end)  # close each one, even if closing another fails
            idle = list(workers)
            while True:
                while idle and (task := next(tasks, None)) is not None:
                    idle.pop().give(task)
                if len(idle) == len(workers):
                    return
                worker, answer = answers.get()
                yield worker.take(answer)
                idle.append(worker)


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
