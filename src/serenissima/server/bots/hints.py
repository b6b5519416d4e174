"""Hints: the best choices of a seat, given what it knows. Asking again continues the search of the same question."""

import asyncio
from collections import OrderedDict
from typing import Any, Final

from serenissima.bots.advice import hinted, is_equal, why_of
from serenissima.bots.api import Advice
from serenissima.core.errors import Illegal
from serenissima.core.messages import message
from serenissima.core.spec import GameSpec
from serenissima.core.state import State
from serenissima.server import protocol
from serenissima.server.bots.pool import BOTS_BUSY_FOR, BotPool
from serenissima.server.bots.queue import QueueFull
from serenissima.server.errors import Refused
from serenissima.server.people.identity import Person
from serenissima.server.tables.repository import Tables
from serenissima.server.tables.seats import STAND_IN

REMEMBERED: Final = 500
"""How many questions have their results remembered."""
MOST_SEARCHES: Final = 12
"""So often the same question is searched; after that the hint stays as it is."""

Question = tuple[str, int, int]
"""A table, how many entries its record had, and a seat."""


class Thought:
    """What is known about one question, and the search that is running."""

    def __init__(self) -> None:
        self.advice: Advice | None = None
        self.searches = 0
        self.is_refused = False
        """Whether the latest search found no place in the queue."""
        self.task: asyncio.Task[None] | None = None


class Hints:
    """Gives hints to people who have to answer a question."""

    def __init__(self, tables: Tables, pool: BotPool) -> None:
        self.tables = tables
        self.pool = pool
        self.thoughts: OrderedDict[Question, Thought] = OrderedDict()
        self.tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def hint(self, person: Person, id: str, seat: int, quick: bool) -> protocol.Hint:
        """The best choices after a second of search; if `quick`, the greedy choice at once."""
        async with self.tables.at(id, person) as table:
            table.own_seat(seat, person.id)
            session = table.game()
            if not session.is_asked(seat):
                raise Illegal(session.state.refusal(seat, -1))
            question = (id, session.number, seat)
            spec, s = table.spec, session.state.clone()
        position = s.dump()
        if not quick:
            thought = await self.think(person.id, question, spec, position)
            if thought.advice is not None:
                return hint_of(spec, s, seat, thought.advice)
            if thought.is_refused:
                raise Refused(429, message("server-bots-busy"), BOTS_BUSY_FOR)
        choice = await self.pool.choose(spec, position, STAND_IN, seat, person.id)
        label = spec.label(s, seat, choice.pick)
        return protocol.Hint(choice.pick, label, [protocol.Advice(choice.pick, label, None)])

    async def think(self, person: str, question: Question, spec: GameSpec, position: dict[str, Any]) -> Thought:
        """Search this question, going on from what is known; requests at the same time share one search."""
        thought = self.thoughts.setdefault(question, Thought())
        self.thoughts.move_to_end(question)
        if len(self.thoughts) > REMEMBERED:
            self.thoughts.popitem(last=False)
        if thought.task is None and thought.searches < MOST_SEARCHES:
            thought.task = asyncio.create_task(self.search(person, thought, spec, question[2], position))
            self.tasks.add(thought.task)
            thought.task.add_done_callback(self.tasks.discard)
        if thought.task is not None:
            await asyncio.shield(thought.task)
        return thought

    async def search(self, person: str, thought: Thought, spec: GameSpec, seat: int, position: dict[str, Any]) -> None:
        known = thought.advice.weighed if thought.advice is not None else []
        try:
            found = await self.pool.advise(spec, position, seat, person, known)
            thought.is_refused = False
            if found is not None and found.weighed:
                thought.advice = found
                thought.searches += 1
        except QueueFull:
            thought.is_refused = True
        finally:
            thought.task = None


def hint_of(spec: GameSpec, s: State, seat: int, advice: Advice) -> protocol.Hint:
    """The advice in words."""
    best = advice.weighed[0]
    choices = [
        protocol.Advice(
            each.pick, spec.label(s, seat, each.pick), round(each.value, 3), each is not best and is_equal(best, each)
        )
        for each in hinted(advice.weighed)
    ]
    why = why_of(spec, s, seat, advice)
    tries = sum(each.visits for each in advice.weighed)
    return protocol.Hint(best.pick, choices[0].label, choices, why, tries)
