"""The fair queue for bots, without bots: who is next, how much one person gets, and that nobody is forgotten."""

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable

import pytest
from server_support import FakeClock

from serenissima.server.bots.queue import HALF_LIFE, REMEMBERED, FairQueue, QueueFull


class Desk:
    """A queue and the jobs that a test puts into it."""

    def __init__(self, slots: int = 1, length: int = 1000, others_are_here: bool = True) -> None:
        self.clock = FakeClock()
        self.queue = FairQueue(slots, length, lambda _: others_are_here, self.clock)
        self.running: list[str] = []
        self.served: list[str] = []
        self.done: dict[str, asyncio.Event] = {}

    async def ask(self, job: str, patience: float | None = None) -> asyncio.Task[None]:
        """Put a job into the queue; the first letter of its name is the person."""
        task = asyncio.create_task(self.work(job, patience))
        await settle()
        return task

    async def work(self, job: str, patience: float | None) -> None:
        async with self.queue.turn(job[0], patience):
            self.running.append(job)
            self.served.append(job)
            self.done[job] = asyncio.Event()
            try:
                await self.done[job].wait()
            finally:
                self.running.remove(job)

    async def finish(self, seconds: float = 1.0) -> None:
        """The job that has run longest ends after this many seconds."""
        self.clock.time += seconds
        self.done[self.running[0]].set()
        await settle()


async def settle() -> None:
    """Let every task go on until it waits."""
    for _ in range(10):
        await asyncio.sleep(0)


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(20):
            await test()

    asyncio.run(bounded())


def test_a_newcomer_does_not_wait_behind_a_backlog() -> None:
    async def test() -> None:
        desk = Desk()
        for number in range(50):
            await desk.ask(f"a{number}")
        await desk.finish()
        await desk.ask("b0")
        await desk.finish()
        assert desk.served == ["a0", "a1", "b0"]

    run(test)


def test_people_with_backlogs_take_turns() -> None:
    async def test() -> None:
        desk = Desk()
        for person in "abc":
            for number in range(4):
                await desk.ask(f"{person}{number}")
        for _ in range(12):
            await desk.finish()
        assert Counter(job[0] for job in desk.served[:6]) == Counter(a=2, b=2, c=2)
        assert desk.served[-3:] == ["a3", "b3", "c3"]

    run(test)


def test_people_take_turns_even_if_jobs_take_no_time() -> None:
    async def test() -> None:
        desk = Desk()
        for person in "ab":
            for number in range(3):
                await desk.ask(f"{person}{number}")
        for _ in range(6):
            await desk.finish(0.0)
        assert desk.served == ["a0", "b0", "a1", "b1", "a2", "b2"]

    run(test)


def test_the_person_who_used_least_time_is_served_first() -> None:
    """Five short jobs of one person against long ones of another."""

    async def test() -> None:
        desk = Desk()
        for number in range(3):
            await desk.ask(f"a{number}")
        for number in range(5):
            await desk.ask(f"b{number}")
        await desk.finish(5.0)
        for _ in range(5):
            await desk.finish(0.2)
        assert desk.served == ["a0", "b0", "b1", "b2", "b3", "b4", "a1"]

    run(test)


def test_time_counts_while_a_job_is_still_running() -> None:
    async def test() -> None:
        desk = Desk(3)
        await desk.ask("a0")
        desk.clock.time += 9
        for job in ("b0", "c0", "a1", "b1"):
            await desk.ask(job)
        desk.clock.time += 1
        desk.done["c0"].set()
        await settle()
        assert desk.running == ["a0", "b0", "b1"]

    run(test)


def test_time_used_long_ago_counts_no_more() -> None:
    async def test() -> None:
        desk = Desk()
        await desk.ask("a0")
        await desk.finish(20.0)
        desk.clock.time += 10 * HALF_LIFE
        await desk.ask("b0")
        await desk.finish(1.0)
        await desk.ask("c0")
        await desk.ask("b1")
        await desk.ask("a1")
        await desk.finish(0.0)
        assert desk.served[-1] == "a1", "20 s long ago are less than one second just now"

    run(test)


def test_nobody_starves_while_newcomers_arrive() -> None:
    async def test() -> None:
        desk = Desk()
        await desk.ask("a0")
        await desk.ask("a1")
        await desk.finish(10.0)
        await desk.finish(10.0)
        await desk.ask("b0")
        await desk.ask("a2")
        for number in range(30):
            await desk.ask(chr(ord("A") + number) + "0")
            await desk.finish(1.0)
        assert len(desk.served) - desk.served.index("a2") > 2, "served before the newcomers have ended"

    run(test)


@pytest.mark.parametrize(("slots", "most"), [(1, 1), (2, 1), (3, 2), (5, 4)])
def test_one_person_leaves_a_slot_to_others(slots: int, most: int) -> None:
    async def test() -> None:
        desk = Desk(slots)
        for number in range(8):
            await desk.ask(f"a{number}")
        assert len(desk.running) == most
        await desk.ask("b0")
        assert ("b0" in desk.running) == (slots > 1)
        await desk.finish()
        assert sum(job[0] == "a" for job in desk.running) <= most

    run(test)


def test_somebody_alone_has_all_slots() -> None:
    async def test() -> None:
        desk = Desk(3, others_are_here=False)
        for number in range(4):
            await desk.ask(f"a{number}")
        assert desk.running == ["a0", "a1", "a2"]

    run(test)


def test_when_the_queue_is_full_the_longest_backlog_loses_its_newest_job() -> None:
    async def test() -> None:
        desk = Desk(length=4)
        hers = [await desk.ask(f"a{number}") for number in range(5)]
        assert [desk.queue.accepts(person) for person in "ab"] == [False, True]
        refused = await desk.ask("a5")
        assert isinstance(refused.exception(), QueueFull)
        his = await desk.ask("b0")
        assert isinstance(hers[4].exception(), QueueFull)
        assert not his.done()
        second = await desk.ask("b1")
        assert isinstance(hers[3].exception(), QueueFull)
        assert not second.done()
        assert [desk.queue.accepts(person) for person in "abc"] == [False, False, True]
        third = await desk.ask("b2")
        assert isinstance(third.exception(), QueueFull), "both have two jobs waiting"
        for _ in range(5):
            await desk.finish()
        assert sorted(desk.served) == ["a0", "a1", "a2", "b0", "b1"]

    run(test)


def test_nobody_loses_their_only_job_to_a_newcomer() -> None:
    async def test() -> None:
        desk = Desk(length=2)
        waiting = [await desk.ask(job) for job in ("a0", "a1", "b0")]
        assert isinstance((await desk.ask("c0")).exception(), QueueFull)
        assert not any(job.done() for job in waiting)

    run(test)


def test_a_queue_without_length_still_gives_free_slots() -> None:
    async def test() -> None:
        desk = Desk(length=0)
        await desk.ask("a0")
        assert desk.running == ["a0"]
        assert isinstance((await desk.ask("b0")).exception(), QueueFull)

    run(test)


def test_a_job_that_waited_too_long_is_dropped_and_the_next_one_served() -> None:
    async def test() -> None:
        desk = Desk()
        await desk.ask("a0")
        late = await desk.ask("b0", patience=0.01)
        await desk.ask("c0")
        with pytest.raises(TimeoutError):
            await late
        await desk.finish()
        assert desk.running == ["c0"]
        assert desk.queue.waiting == 0

    run(test)


def test_a_slot_granted_to_a_cancelled_job_is_not_lost() -> None:
    async def test() -> None:
        desk = Desk()
        await desk.ask("a0")
        cancelled = await desk.ask("b0")
        await desk.ask("c0")
        desk.done["a0"].set()
        while not desk.queue.shares["b"].running:  # until a0 has ended and b0's turn has come
            await asyncio.sleep(0)
        cancelled.cancel()
        await settle()
        assert cancelled.cancelled()
        assert desk.running == ["c0"]

    run(test)


def test_a_job_that_is_cancelled_while_it_waits_is_passed_over() -> None:
    async def test() -> None:
        desk = Desk()
        first = await desk.ask("a0")
        second = await desk.ask("b0")
        await desk.ask("c0")
        second.cancel()
        first.cancel()
        await settle()
        assert desk.served == ["a0", "c0"]
        assert (desk.queue.running, desk.queue.waiting) == (1, 0)

    run(test)


def test_idle_people_are_eventually_forgotten() -> None:
    async def test() -> None:
        queue = FairQueue(1, 10)
        async with queue.turn("busy"):
            for number in range(2 * REMEMBERED):
                with pytest.raises(TimeoutError):
                    async with queue.turn(f"person {number}", patience=0):
                        raise AssertionError
            assert len(queue.shares) == REMEMBERED
            assert "busy" in queue.shares

    run(test)


@pytest.mark.parametrize("seed", range(20))
def test_nothing_is_lost_whatever_happens(seed: int) -> None:
    """Random arrivals, endings, impatience and cancellations: slots and counts hold, and everything ends."""

    async def test() -> None:
        chance = random.Random(seed)
        clock = FakeClock()
        slots = chance.randint(1, 4)
        queue = FairQueue(slots, 6, lambda _: chance.random() < 0.7, clock)
        inside: Counter[str] = Counter()

        async def job(person: str) -> None:
            async with queue.turn(person, chance.choice((None, None, 0.0, 0.001))):
                inside[person] += 1
                try:
                    assert inside.total() <= slots
                    for _ in range(chance.randint(0, 4)):
                        await asyncio.sleep(0)
                        clock.time += chance.random()
                finally:
                    inside[person] -= 1

        tasks = []
        for _ in range(200):
            tasks.append(asyncio.create_task(job(chance.choice("abcd"))))
            for _ in range(chance.randint(0, 3)):
                await asyncio.sleep(0)
            if chance.random() < 0.2:
                chance.choice(tasks).cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        assert {type(each) for each in ended} <= {type(None), QueueFull, TimeoutError, asyncio.CancelledError}
        assert (queue.running, queue.waiting) == (0, 0)
        assert all(share.is_idle for share in queue.shares.values())

    run(test)
