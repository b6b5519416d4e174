"""A program that answers line by line. It may hang, die, flood or write nonsense without blocking us for ever."""

import os
import selectors
import shlex
import signal
import subprocess
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final
from weakref import finalize

from serenissima.core.errors import Problem
from serenissima.core.messages import Message, message

LONGEST_LINE: Final = 64 * 1024
CHUNK: Final = 64 * 1024
LAST_WORDS: Final = 1000
WIDTH: Final = 120
GRACE: Final = 1.0
"""Seconds that a program has to exit once its input is closed."""


class BotFailed(Problem):
    """A program that plays for a seat did something other than answer."""


class Program:
    """A process in its own process group. Its input, output and error stream are served together."""

    def __init__(self, command: str, limit: float, announce: Callable[[], None] | None = None) -> None:
        """Start it. `announce` is called in the new process before the program begins."""
        self.command = command
        self.limit = limit
        self.waiting = b""
        self.received = b""
        self.errors = b""
        try:
            self.process = subprocess.Popen(
                shlex.split(command),
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
                preexec_fn=announce,
            )
        except (OSError, ValueError) as error:
            why = message("pipe-no-start", detail=getattr(error, "strerror", None) or str(error))
            raise BotFailed(message("pipe-failed", command=shown(command.encode()), why=why)) from None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self.input, self.output, self.error = (
            file.fileno() for file in (self.process.stdin, self.process.stdout, self.process.stderr)
        )
        os.set_blocking(self.input, False)
        self.end = finalize(self, end, self.process)

    def tell(self, line: bytes) -> None:
        """Queue a line that needs no answer; it is sent with the next one that does."""
        self.waiting += line + b"\n"

    def ask(self, line: bytes) -> bytes:
        """Send a line and wait for the answer."""
        self.serve(lambda: False, 0.0)
        if self.received:
            raise self.failure(message("pipe-unasked", line=shown(self.received.partition(b"\n")[0])))
        self.tell(line)
        if not self.serve(lambda: b"\n" in self.received, self.limit):
            raise self.failure(message("pipe-silent", seconds=f"{self.limit:g}"))
        answer, _, self.received = self.received.partition(b"\n")
        return answer

    def close(self) -> None:
        """Send what is queued, close the input, give the program a moment to exit, then kill what is left."""
        if self.end.alive:
            with suppress(BotFailed):
                self.serve(lambda: not self.waiting, GRACE)
                self.waiting = b""  # a program that does not read this now never will
                assert self.process.stdin is not None
                self.process.stdin.close()
                self.serve(lambda: False, GRACE)
        self.end()

    def serve(self, done: Callable[[], bool], seconds: float) -> bool:
        """Write and read until done. Returns False if the time ran out first.

        With 0 seconds it does only what is possible at once. It reads the error stream too; otherwise a program that
        writes a lot there would block.
        """
        until = time.monotonic() + seconds
        with selectors.DefaultSelector() as ready:
            ready.register(self.output, selectors.EVENT_READ)
            ready.register(self.error, selectors.EVENT_READ)
            while not done():
                left = until - time.monotonic()
                if self.waiting and self.input not in ready.get_map():
                    ready.register(self.input, selectors.EVENT_WRITE)
                events = ready.select(max(0.0, left))
                for key, _ in events:
                    if key.fd == self.input:
                        self.send()
                        if not self.waiting:
                            ready.unregister(self.input)
                    elif not self.receive(key.fd):
                        ready.unregister(key.fd)
                if left <= 0:
                    return done()
        return True

    def send(self) -> None:
        """Write as much as fits. If the program no longer reads, stop; its earlier output may still be an answer."""
        try:
            self.waiting = self.waiting[os.write(self.input, self.waiting[:CHUNK]) :]
        except BrokenPipeError:
            self.waiting = b""

    def receive(self, stream: int) -> bool:
        """Read what is available; False at the end of the error stream. If the output ends, the bot has failed."""
        read = os.read(stream, CHUNK)
        if stream == self.error:
            self.errors = (self.errors + read)[-LAST_WORDS:]
            return bool(read)
        if not read:
            raise self.failure(self.how_it_ended())
        self.received += read
        if len(self.received) > LONGEST_LINE:
            raise self.failure(message("pipe-long", most=LONGEST_LINE))
        return True

    def how_it_ended(self) -> Message:
        try:
            status = self.process.wait(GRACE)
        except subprocess.TimeoutExpired:
            return Message("pipe-closed")
        with suppress(OSError):  # its last words may not have been read yet
            os.set_blocking(self.error, False)
            self.errors = (self.errors + os.read(self.error, CHUNK))[-LAST_WORDS:]
        if status < 0:
            return message("pipe-killed", signal=signal.Signals(-status).name)
        return message("pipe-ended", status=status)

    def failure(self, why: Message) -> BotFailed:
        """Kill the program and report what it did, with the last line of its error stream."""
        self.end()
        command = shown(self.command.encode())
        lines = self.errors.strip().splitlines()
        if lines:
            return BotFailed(message("pipe-failed-saying", command=command, why=why, said=shown(lines[-1])))
        return BotFailed(message("pipe-failed", command=command, why=why))


def end(process: "subprocess.Popen[bytes]") -> None:
    """Kill the whole process group and leave no zombie."""
    for file in (process.stdin, process.stdout, process.stderr):
        if file is not None:
            file.close()
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def shown(line: bytes) -> str:
    """The beginning of a line in readable form."""
    text = "".join(c if c.isprintable() else "�" for c in line[: 4 * WIDTH].decode(errors="replace"))
    return text if len(text) <= WIDTH else text[: WIDTH - 1] + "…"
