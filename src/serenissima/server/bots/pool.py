"""Bots think in processes of their own, each within its time, so that none of them can delay the server."""

import asyncio
import logging
import os
import secrets
import sys
from typing import Any, Final

import msgspec

from serenissima.bots.api import Perspective, RandomBot, Weighed
from serenissima.core.dice import from_seed
from serenissima.core.spec import GameSpec
from serenissima.core.state import State
from serenissima.lab.analysis import Judgement
from serenissima.server.bots.process import Answer, Job
from serenissima.server.settings import Settings

LINE_LIMIT: Final = 16 * 1024 * 1024
START_LIMIT: Final = 60.0
FALLBACK: Final = "greedy"
QUICK: Final = frozenset(("random", "greedy", "easy", "medium"))
"""Levels that answer at once never wait for those that search."""

log = logging.getLogger("serenissima.bots")


class BotFailed(Exception):
    """A bot crashed, took too long or gave an answer that is not an option."""


class BotProcess:
    """One process. After a failure it is ended, and the next job starts a fresh one."""

    def __init__(self, offer: str) -> None:
        self.offer = offer
        self.process: asyncio.subprocess.Process | None = None

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


class BotPool:
    """The bot processes of this worker, and what happens when one fails."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.free: asyncio.LifoQueue[BotProcess] = asyncio.LifoQueue()
        self.all = [BotProcess(settings.offer) for _ in range(max(1, settings.bot_processes))]
        for process in reversed(self.all):
            self.free.put_nowait(process)
        self.search_slots = asyncio.Semaphore(max(1, len(self.all) - 1))

    async def close(self) -> None:
        await asyncio.gather(*(process.end() for process in self.all))

    async def ask(self, job: Job) -> Answer:
        """What one of the processes answers, as soon as one is free for a question of this kind."""
        if job.level in QUICK:
            return await self.ask_next(job)
        try:
            await asyncio.wait_for(self.search_slots.acquire(), self.settings.patience)
        except TimeoutError:
            raise BotFailed(f"no process was free within {self.settings.patience} s") from None
        try:
            return await self.ask_next(job)
        finally:
            self.search_slots.release()

    async def ask_next(self, job: Job) -> Answer:
        process = await self.free.get()
        try:
            return await process.ask(job, self.settings.budgets.get(job.level, self.settings.budget))
        finally:
            self.free.put_nowait(process)

    async def choose(self, spec: GameSpec, position: dict[str, Any], level: str, seat: int) -> tuple[int, str]:
        """A pick and the level that found it: the one asked for, else greedy, else random in this process."""
        for wanted in dict.fromkeys((level, FALLBACK)):
            try:
                answer = await self.ask(Job(spec.id, wanted, seat, secrets.randbits(60), position))
                return answer.pick, wanted
            except BotFailed as failure:
                log.warning("bot %s of %s failed: %s", wanted, spec.id, failure)
        return at_random(spec, spec.load(position), seat), "random"

    async def weigh(self, spec: GameSpec, position: dict[str, Any], seat: int) -> list[Weighed]:
        """The choices of a seat that promise most, the best first; none if the adviser failed."""
        job = Job(spec.id, self.settings.adviser, seat, secrets.randbits(60), position, task="weigh")
        try:
            return (await self.ask(job)).weighed
        except BotFailed as failure:
            log.warning("no advice in %s: %s", spec.id, failure)
            return []

    async def judge(self, spec: GameSpec, s: State, seat: int, pick: int, seconds: float) -> Judgement | None:
        """A pick held against the best one; None if the analyst failed."""
        analyst = self.settings.analyst.format(seconds=round(seconds, 2))
        job = Job(spec.id, analyst, seat, secrets.randbits(60), s.dump(), task="judge", pick=pick)
        try:
            return (await self.ask(job)).judgement
        except BotFailed as failure:
            log.warning("no judgement in %s: %s", spec.id, failure)
            return None


def at_random(spec: GameSpec, s: State, seat: int) -> int:
    return RandomBot().choose(Perspective(spec, s, seat), from_seed(secrets.randbits(60)))
