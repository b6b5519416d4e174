"""A fair queue for the bots' time: nobody waits behind somebody else's backlog."""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from math import exp2
from typing import Final

HALF_LIFE: Final = 60.0
"""Half-life, in seconds, of the time that somebody has used."""
REMEMBERED: Final = 500
"""Number of people whose recent use is remembered."""


class QueueFull(Exception):
    """Too many jobs are waiting."""


class Waiting:
    """A job that waits for its turn."""

    __slots__ = ("since", "turn")

    def __init__(self, since: float) -> None:
        self.since = since
        self.turn: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        """Resolves to the time at which the slot was given."""


class Share:
    """One person: waiting and running jobs, and the time used recently."""

    def __init__(self, now: float) -> None:
        self.waiting: deque[Waiting] = deque()
        self.running: list[float] = []
        """When each running job began."""
        self.last_turn = 0
        """The number of this person's last turn."""
        self.used = 0.0
        self.used_at = now
        """The time for which `used` was computed: when a job last ended."""

    @property
    def is_idle(self) -> bool:
        return not self.waiting and not self.running

    def recent(self, now: float) -> float:
        """The seconds used by finished jobs; older ones count less."""
        return self.used * exp2((self.used_at - now) / HALF_LIFE)

    def rank(self, now: float) -> float:
        """The lowest rank is served first: little time used recently, or no job running although one waits."""
        if self.running:
            return self.recent(now) + sum(now - begun for begun in self.running)
        return self.recent(now) - (now - max(self.used_at, self.waiting[0].since))

    def end(self, begun: float, now: float) -> None:
        self.running.remove(begun)
        self.used = self.recent(now) + now - begun
        self.used_at = now


class FairQueue:
    """Shares a number of slots between the jobs of several people.

    People take turns, starting with the person who has used the least time recently. While others are here who could
    want a slot, nobody holds all of them. When too many jobs wait, the person with the most of them loses the newest.
    """

    def __init__(
        self,
        slots: int,
        length: int,
        others_are_here: Callable[[str], bool] = lambda _: True,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.slots = slots
        self.length = length
        self.others_are_here = others_are_here
        self.now = now
        self.running = 0
        self.waiting = 0
        self.shares: OrderedDict[str, Share] = OrderedDict()
        """In the order of their last turn, most recent last."""
        self.turns = 0

    def accepts(self, person: str) -> bool:
        """Whether a job of this person would be accepted."""
        if self.waiting < self.length:
            return True
        mine = len(self.shares[person].waiting) + 1 if person in self.shares else 1
        return any(len(share.waiting) > mine for share in self.shares.values())

    @asynccontextmanager
    async def turn(self, person: str, patience: float | None = None) -> AsyncIterator[None]:
        """Wait for a slot and hold it. Raises QueueFull, or TimeoutError after `patience` seconds."""
        share = self.share(person)
        begun = await self.acquire(share, patience)
        try:
            yield
        finally:
            self.release(share, begun)

    def share(self, person: str) -> Share:
        found = self.shares.get(person)
        if found is None:
            if len(self.shares) >= REMEMBERED:
                self.forget_one()
            found = self.shares[person] = Share(self.now())
        return found

    def forget_one(self) -> None:
        """Forget the person without jobs whose last turn was longest ago."""
        for person, share in self.shares.items():
            if share.is_idle:
                del self.shares[person]
                return

    async def acquire(self, share: Share, patience: float | None) -> float:
        """Wait for a slot; returns the moment at which it was given."""
        job = Waiting(self.now())
        share.waiting.append(job)
        self.waiting += 1
        self.give_slots()
        if self.waiting > self.length:
            self.drop_one(share)
        try:
            async with asyncio.timeout(patience):
                return await job.turn
        except BaseException:
            self.withdraw(share, job)
            raise

    def release(self, share: Share, begun: float) -> None:
        share.end(begun, self.now())
        self.running -= 1
        self.give_slots()

    def give_slots(self) -> None:
        """Give free slots to jobs that wait. Called whenever a job arrives or ends."""
        now = self.now()
        while self.running < self.slots:
            ready = [each for each in self.shares.items() if self.may_run(*each)]
            if not ready:
                return
            person, share = min(ready, key=lambda each: (each[1].rank(now), each[1].last_turn))
            job = share.waiting.popleft()
            self.waiting -= 1
            if not job.turn.done():  # otherwise it has just been cancelled
                self.running += 1
                self.turns += 1
                share.running.append(now)
                share.last_turn = self.turns
                self.shares.move_to_end(person)
                job.turn.set_result(now)

    def may_run(self, person: str, share: Share) -> bool:
        if not share.waiting:
            return False
        slots = max(1, self.slots - 1) if self.others_are_here(person) else self.slots
        return len(share.running) < slots

    def drop_one(self, newcomer: Share) -> None:
        """Refuse the newest job of the person with the most waiting jobs; in a tie, the newcomer's."""
        most = max(self.shares.values(), key=lambda share: len(share.waiting))
        loser = most if len(most.waiting) > len(newcomer.waiting) else newcomer
        job = loser.waiting.pop()
        self.waiting -= 1
        if not job.turn.done():
            job.turn.set_exception(QueueFull())

    def withdraw(self, share: Share, job: Waiting) -> None:
        """Somebody has stopped waiting; a slot that was given at the same moment goes to the next job."""
        if job in share.waiting:
            share.waiting.remove(job)
            self.waiting -= 1
        elif not job.turn.cancelled() and job.turn.exception() is None:
            self.release(share, job.turn.result())
