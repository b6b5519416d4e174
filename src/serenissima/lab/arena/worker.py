"""A process that plays games: one task per line in, one result per line out. Contains both ends."""

import json
import os
import sys
from contextlib import suppress
from mmap import mmap
from pathlib import Path
from queue import SimpleQueue
from signal import SIG_IGN, SIGINT, Signals, signal
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Thread
from typing import Final

import msgspec

from serenissima.core.messages import Message, message
from serenissima.lab.arena.game import NOBODY, Played, alarm, failed, play
from serenissima.lab.arena.plan import Task

START: Final = "from serenissima.lab.arena.worker import main; main()"
GRACE: Final = 5.0
NOT_YET: Final = b"\xff"
"""Marks that no seat was asked; no table has this many seats."""


class Worker:
    """The parent's end: sends a task, receives its result, and explains if there is none."""

    def __init__(self, place: Path, limit: float, answers: "SimpleQueue[tuple[Worker, str]]") -> None:
        self.asked = place.with_suffix(".asked")
        self.asked.write_bytes(NOT_YET)
        self.programs = place.with_suffix(".programs")
        self.programs.touch()
        self.said = place.with_suffix(".said")
        self.limit = limit
        self.answers = answers
        self.process: Popen[str] | None = None
        self.task: Task | None = None

    def give(self, task: Task) -> None:
        self.task = task
        with self.asked.open("r+b") as asked:  # the other process has it mapped: it must not become shorter
            asked.write(NOT_YET)
        if self.process is None:
            self.process = self.start()
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(task.plain()) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            return  # it has already died; the queue will report it

    def start(self) -> "Popen[str]":
        """Start the process with the same module path as this one."""
        paths = os.pathsep.join(path for path in sys.path if path)
        with self.said.open("wb") as said:
            process = Popen(
                [sys.executable, "-c", START, str(self.asked), str(self.programs), str(self.limit)],
                stdin=PIPE,
                stdout=PIPE,
                stderr=said,
                encoding="utf-8",
                env={**os.environ, "PYTHONPATH": paths},
            )
        Thread(target=self.listen, args=(process,), daemon=True).start()
        return process

    def listen(self, process: "Popen[str]") -> None:
        """Runs in its own thread: passes on every line, and an empty one at the end."""
        assert process.stdout is not None
        for line in process.stdout:
            self.answers.put((self, line))
        self.answers.put((self, ""))

    def take(self, answer: str) -> Played:
        """The result in a line; the death of the process is a result too."""
        assert self.task is not None
        assert self.process is not None
        if answer:
            try:
                return msgspec.json.decode(answer, type=Played)
            except msgspec.MsgspecError as error:
                bots = ", ".join(dict.fromkeys(self.task.seating))
                return failed(self.task, message("arena-failed-unreadable", bots=bots, detail=str(error)))
        status = self.process.wait()
        self.close(self.process)
        return failed(self.task, self.why(self.task, status))

    def why(self, task: Task, status: int) -> Message:
        """How the process ended, and which seat was asked then."""
        asked = self.asked.read_bytes()
        lines = self.said.read_text(encoding="utf-8", errors="replace").strip().splitlines() or ["—"]
        detail = lines[-1][:200]
        if asked == NOT_YET:
            bots = ", ".join(dict.fromkeys(task.seating))
            return message("arena-failed-early", bots=bots, status=str(status), detail=detail)
        bot = task.seating[asked[0]]
        if status == -getattr(Signals, "SIGALRM", 0) and status:
            return message("arena-failed-slow", bot=bot, seconds=f"{self.limit:g}")
        return message("arena-failed-died", bot=bot, status=str(status), detail=detail)

    def end(self) -> None:
        """Kill the process, even in the middle of a game."""
        if self.process is not None:
            self.process.kill()
            try:
                with suppress(TimeoutExpired):  # it is stopped at once, however long it takes to die
                    self.process.wait(GRACE)
            finally:
                self.close(self.process)

    def close(self, process: "Popen[str]") -> None:
        """After the process has ended, kill the programs it started, which may still run."""
        assert process.stdin is not None
        with suppress(BrokenPipeError):  # the last task was not read
            process.stdin.close()
        for group in self.programs.read_text().split():
            with suppress(ProcessLookupError, PermissionError):  # the id may have been reused
                os.killpg(int(group), Signals.SIGKILL)
        self.programs.write_bytes(b"")
        self.process = None


def main() -> None:
    """The child's end. A bot's output must not be taken for a result; the parent handles Ctrl-C."""
    signal(SIGINT, SIG_IGN)
    results = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    with (
        Path(sys.argv[1]).open("r+b") as file,
        mmap(file.fileno(), 1) as asked,
        Path(sys.argv[2]).open("ab", buffering=0) as programs,
    ):
        wind_up = alarm(float(sys.argv[3]))

        def asking(seat: int) -> None:
            if seat != NOBODY:
                asked[0] = seat
            wind_up(seat)

        def started(group: int) -> None:
            programs.write(b"%d\n" % group)

        for line in sys.stdin:
            result = play(Task(**json.loads(line)), asking, started)
            programs.truncate(0)  # they have ended, and their ids may be reused
            results.write(json.dumps(result.plain()) + "\n")
            results.flush()
