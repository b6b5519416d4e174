"""Runs bots in separate processes with time limits, so that none of them can delay the server."""

import asyncio
import logging
import os
import secrets
import sys
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec

from serenissima.bots.api import Advice, Perspective, RandomBot, Weighed
from serenissima.core.dice import from_seed
from serenissima.core.spec import GameSpec
from serenissima.core.state import State
from serenissima.lab.analysis import Judgement
from serenissima.server.bots.process import Answer, Job
from serenissima.server.bots.queue import FairQueue, QueueFull
from serenissima.server.bots.timer import REAL_TIME, Timer
from serenissima.server.settings import Settings

LINE_LIMIT: Final = 16 * 1024 * 1024
START_LIMIT: Final = 60.0
FALLBACK: Final = "greedy"
QUICK: Final = frozenset(("random", "greedy", "easy", "medium"))
"""Levels that answer at once."""
UNLIMITED: Final = sys.maxsize
BOTS_BUSY_FOR: Final = 5
"""How many seconds people are told to wait when too many searches are queued."""

Position = dict[str, Any]

log = logging.getLogger("serenissima.bots")


class BotFailed(Exception):
    """A bot crashed, took too long or gave an answer that is not an option."""


class BotProcess:
    """One process. It is killed after a failure, and the next job starts a new one."""

    def __init__(self, offer: str, timer: Timer) -> None:
        self.offer = offer
        self.timer = timer
        self.process: asyncio.subprocess.Process | None = None
        self.asked_at = 0.0
        """When the latest job was given to the process."""

    async def start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "serenissima.server.bots.process",
            self.offer,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE_LIMIT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
            start_new_session=True,
        )
        self.process = process
        await self.read(process, START_LIMIT)
        return process

    async def read(self, process: asyncio.subprocess.Process, limit: float) -> Answer:
        assert process.stdout is not None
        line = await asyncio.wait_for(process.stdout.readline(), limit)
        if not line:
            raise BotFailed("the process has ended")
        return msgspec.json.decode(line, type=Answer)

    async def ask(self, job: Job, budget: float) -> Answer:
        try:
            process = self.process or await self.start()
            assert process.stdin is not None
            self.asked_at = self.timer.now()
            process.stdin.write(msgspec.json.encode(job) + b"\n")
            await process.stdin.drain()
            answer = await self.read(process, budget)
        except TimeoutError:
            await self.end()
            raise BotFailed(f"no answer within {budget} s") from None
        except (OSError, BotFailed, msgspec.DecodeError) as error:
            await self.end()
            raise BotFailed(str(error)) from error
        except asyncio.CancelledError:
            await self.end()
            raise
        if answer.error:
            raise BotFailed(answer.error)
        return answer

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()


class Chosen(NamedTuple):
    """A bot's answer."""

    pick: int
    level: str
    """The level that answered: the one asked for, or its fallback."""
    asked_at: float
    """When that bot was asked, after waiting in the queue."""


class BotPool:
    """The bot processes of this worker, shared fairly between people, with fallbacks for failures."""

    def __init__(
        self, settings: Settings, others_are_here: Callable[[str], bool] = lambda _: True, timer: Timer = REAL_TIME
    ) -> None:
        self.settings = settings
        self.timer = timer
        self.free: asyncio.LifoQueue[BotProcess] = asyncio.LifoQueue()
        self.all = [BotProcess(settings.offer, timer) for _ in range(max(1, settings.bot_processes))]
        for process in reversed(self.all):
            self.free.put_nowait(process)
        count = len(self.all)
        self.searches = FairQueue(max(1, count - 1), settings.bot_queue, others_are_here, timer.now)
        """One process is reserved for levels that answer at once: they never wait for searches."""
        self.quick = FairQueue(count, UNLIMITED, others_are_here, timer.now)
        """Each table has few of these jobs at a time and each takes milliseconds, so their number is not limited."""

    async def close(self) -> None:
        await asyncio.gather(*(process.end() for process in self.all))

    @property
    def waiting(self) -> int:
        """The number of jobs waiting for a process."""
        return self.searches.waiting + self.quick.waiting

    async def ask(
        self, job: Job, person: str, patience: float | None = None, hold: float = 0.0
    ) -> tuple[Answer, float]:
        """Run a job when it is this person's turn. Returns the answer, and when the job was started.

        The slot is held for `hold` seconds even if the answer comes sooner.
        """
        if job.level in QUICK:
            async with self.quick.turn(person):
                return await self.ask_next(job)
        async with self.searches.turn(person, patience):
            answer, asked_at = await self.ask_next(job)
            await self.timer.sleep_until(asked_at + hold)
            return answer, asked_at

    async def ask_next(self, job: Job) -> tuple[Answer, float]:
        process = await self.free.get()
        try:
            answer = await process.ask(job, self.settings.budgets.get(job.level, self.settings.budget))
            return answer, process.asked_at
        finally:
            self.free.put_nowait(process)

    async def choose(
        self, spec: GameSpec, position: Position, level: str, seat: int, person: str, hold: float = 0.0
    ) -> Chosen:
        """A pick by the requested level; if that fails, by greedy; if that fails, at random in this process."""
        for wanted in dict.fromkeys((level, FALLBACK)):
            job = Job(spec.id, wanted, seat, secrets.randbits(60), position)
            try:
                answer, asked_at = await self.ask(job, person, self.settings.patience, hold)
                return Chosen(answer.pick, wanted, asked_at)
            except BotFailed as failure:
                log.warning("bot %s of %s failed: %s", wanted, spec.id, failure)
            except (QueueFull, TimeoutError):
                log.info("bot %s of %s was replaced: all processes are busy", wanted, spec.id)
        return Chosen(at_random(spec, spec.load(position), seat), "random", self.timer.now())

    async def advise(
        self, spec: GameSpec, position: Position, seat: int, person: str, known: list[Weighed]
    ) -> Advice | None:
        """The most promising choices of a seat, going on from what is known; None if the adviser failed.

        Raises QueueFull.
        """
        job = Job(spec.id, self.settings.adviser, seat, secrets.randbits(60), position, task="advise", known=known)
        try:
            return (await self.ask(job, person, self.settings.patience))[0].advice
        except BotFailed as failure:
            log.warning("no advice in %s: %s", spec.id, failure)
        except TimeoutError:
            log.info("no advice in %s: all processes are busy", spec.id)
        return None

    async def judge(
        self, spec: GameSpec, s: State, seat: int, pick: int, seconds: float, person: str
    ) -> Judgement | None:
        """Compare a pick with the best one; None if the analyst failed. Waits as long as it takes. Raises QueueFull."""
        analyst = self.settings.analyst.format(seconds=round(seconds, 2))
        job = Job(spec.id, analyst, seat, secrets.randbits(60), s.dump(), task="judge", pick=pick)
        try:
            return (await self.ask(job, person))[0].judgement
        except BotFailed as failure:
            log.warning("no judgement in %s: %s", spec.id, failure)
            return None


def at_random(spec: GameSpec, s: State, seat: int) -> int:
    return RandomBot().choose(Perspective(spec, s, seat), from_seed(secrets.randbits(60)))
