"""When bots answer: the timing must not reveal what they hold. No test here waits; time is simulated."""

import asyncio
from pathlib import Path
from typing import NamedTuple

import pytest
from server_support import settings

from serenissima.bots.api import usual_seconds
from serenissima.core.spec import GameSpec
from serenissima.games import find
from serenissima.server.bots.driver import Driver
from serenissima.server.bots.pool import BotPool, Chosen, Position, at_random
from serenissima.server.bots.process import Answer, Job
from serenissima.server.bots.timer import Timer
from serenissima.server.offer import load_offer
from serenissima.server.people.identity import Identities
from serenissima.server.protocol import BotSitter, TableBody
from serenissima.server.settings import Settings
from serenissima.server.storage.leases import Leases
from serenissima.server.storage.store import Store
from serenissima.server.tables.actions import Actions
from serenissima.server.tables.repository import Tables
from serenissima.server.tables.seats import Seats

DELAY = 0.7
STANDARD = "serenissima.server.offer:standard"


class FakeTimer(Timer):
    """Time that passes when somebody sleeps or thinks."""

    def __init__(self) -> None:
        self.time = 1000.0
        self.planned: list[float] = []

    def now(self) -> float:
        return self.time

    async def sleep_until(self, moment: float) -> None:
        self.planned.append(moment)
        self.time = max(self.time, moment)
        await asyncio.sleep(0)


class Asked(NamedTuple):
    """One question that a bot was asked."""

    is_hidden: bool
    options: int
    begun: float
    asked_at: float


class FakePool(BotPool):
    """Bots that pick at random. They wait for their turn and think for as long as a test says."""

    def __init__(self, settings: Settings, timer: FakeTimer, wait: float, think: float) -> None:
        super().__init__(settings, timer=timer)
        self.fake = timer
        self.wait = wait
        self.think = think
        self.asked: list[Asked] = []

    async def choose(
        self, spec: GameSpec, position: Position, level: str, seat: int, person: str, hold: float = 0.0
    ) -> Chosen:
        s = spec.load(position)
        question = s.question()
        assert question is not None
        options = len(s.options(seat))
        begun = self.fake.time
        self.fake.time += self.wait
        asked_at = self.fake.time
        self.fake.time += self.think if options > 1 else 0.0
        self.asked.append(Asked(not question.is_public(s), options, begun, asked_at))
        return Chosen(at_random(spec, s, seat), level, asked_at)


class Spectator:
    identity = None
    seat = -1

    def wake(self) -> None:
        pass

    def tell(self, message: object) -> None:
        pass


async def answers(folder: Path, wait: float, think: float, **more: float) -> list[tuple[Asked, float]]:
    """Questions to bots of the level `master` in games of Venice, one at a time, with the time planned for each answer.

    There is at least one question of each kind: public, hidden with one option, and hidden with several.
    """
    chosen = settings(folder, offer=STANDARD, bot_delay=(DELAY, DELAY), **more)
    store = Store(chosen.database)
    await store.open()
    try:
        tables = Tables(store, load_offer(chosen.offer), chosen, lambda: 0.0)
        seats = Seats(tables)
        timer = FakeTimer()
        pool = FakePool(chosen, timer, wait, think)
        driver = Driver(tables, Actions(tables, seats), pool, Leases("", is_needed=False), chosen, timer)
        anna, _ = await Identities(store, lambda: 0.0).make("Anna")
        body = TableBody("gondola", [BotSitter("master") for _ in range(3)])
        found: list[tuple[Asked, float]] = []
        while len({(asked.is_hidden, asked.is_hidden and asked.options > 1) for asked, _ in found}) < 3:
            table = await seats.make(anna, body)
            table.subscribers.add(Spectator())
            for _ in range(100):
                pool.asked.clear()
                timer.planned.clear()
                assert await driver.answer(table)
                if len(pool.asked) == 1:
                    found.append((pool.asked[0], timer.planned[0]))
        return found
    finally:
        await store.close()


@pytest.mark.parametrize("think", [0.0, 2.0, 5.0])
def test_with_hidden_choices_a_bot_takes_its_usual_time_whether_or_not_it_has_a_choice(
    tmp_path: Path, think: float
) -> None:
    found = asyncio.run(answers(tmp_path, wait=3.0, think=think))
    hidden = [(asked, planned) for asked, planned in found if asked.is_hidden]
    assert {asked.options > 1 for asked, _ in hidden} == {True, False}
    assert {round(planned - asked.asked_at, 6) for asked, planned in hidden} == {5.0 + DELAY}


def test_with_public_choices_it_thinks_while_the_delay_runs(tmp_path: Path) -> None:
    found = asyncio.run(answers(tmp_path, wait=3.0, think=2.0))
    public = [(asked, planned) for asked, planned in found if not asked.is_hidden]
    assert {round(planned - asked.begun, 6) for asked, planned in public} == {DELAY}


def test_the_usual_time_can_be_scaled(tmp_path: Path) -> None:
    found = asyncio.run(answers(tmp_path, wait=0.0, think=0.0, hidden_pace=0.0))
    assert {round(planned - asked.begun, 6) for asked, planned in found} == {DELAY}


def test_the_usual_time_is_the_budget_of_the_level() -> None:
    wanted = {"easy": 0, "medium": 0, "hard": 0.2, "expert": 1, "master": 5, "mcts": 1, "rollout": 0.5, "random": 0}
    assert {level: usual_seconds(level) for level in wanted} == wanted


class OneProcess(BotPool):
    """A pool whose only process thinks for as long as a test says."""

    think: list[float]

    async def ask_next(self, job: Job) -> tuple[Answer, float]:
        asked_at = self.timer.now()
        await self.timer.sleep_until(asked_at + self.think.pop(0))
        return Answer(0), asked_at


async def moments(folder: Path, first: float) -> list[float]:
    """The times at which two bots of the level `master` are asked if the first one thinks for `first` seconds."""
    timer = FakeTimer()
    pool = OneProcess(settings(folder, bot_processes=1), timer=timer)
    pool.think = [first, 4.0]
    spec = find("gondola")
    position = spec.new(3, spec.read_options({}), 1).dump()
    both = [pool.choose(spec, position, "master", seat, "anna", hold=5.0) for seat in range(2)]
    return [choice.asked_at for choice in await asyncio.gather(*both)]


@pytest.mark.parametrize("first", [0.0, 3.0, 5.0])
def test_with_several_bots_the_next_one_does_not_begin_sooner_because_the_first_had_no_choice(
    tmp_path: Path, first: float
) -> None:
    assert asyncio.run(moments(tmp_path, first)) == [1000.0, 1005.0]
