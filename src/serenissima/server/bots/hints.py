"""Hints: the best choices of a seat, given what it knows. Each question is searched only once."""

import asyncio
from collections import OrderedDict
from typing import Any, Final

from serenissima.bots.api import hinted
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

Question = tuple[str, int, int]
"""A table, how many entries its record had, and a seat."""


class Hints:
    """Gives hints to people who have to answer a question."""

    def __init__(self, tables: Tables, pool: BotPool) -> None:
        self.tables = tables
        self.pool = pool
        self.searches: OrderedDict[Question, asyncio.Task[list[protocol.Advice] | None]] = OrderedDict()

    async def close(self) -> None:
        for search in self.searches.values():
            search.cancel()
        await asyncio.gather(*self.searches.values(), return_exceptions=True)

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
        advice: list[protocol.Advice] | None = []
        if not quick:
            advice = await asyncio.shield(self.search(person.id, question, spec, s, position))
            if not advice:
                self.searches.pop(question, None)
        if advice is None:
            raise Refused(429, message("server-bots-busy"), BOTS_BUSY_FOR)
        if not advice:
            choice = await self.pool.choose(spec, position, STAND_IN, seat, person.id)
            advice = [protocol.Advice(choice.pick, spec.label(s, seat, choice.pick), None)]
        return protocol.Hint(advice[0].pick, advice[0].label, advice)

    def search(
        self, person: str, question: Question, spec: GameSpec, s: State, position: dict[str, Any]
    ) -> asyncio.Task[list[protocol.Advice] | None]:
        """The search for this question, running or finished."""
        found = self.searches.get(question)
        if found is None:
            found = self.searches[question] = asyncio.create_task(self.run(person, spec, s, question[2], position))
            if len(self.searches) > REMEMBERED:
                self.searches.popitem(last=False)
        return found

    async def run(
        self, person: str, spec: GameSpec, s: State, seat: int, position: dict[str, Any]
    ) -> list[protocol.Advice] | None:
        """The best choices, none if the adviser failed, or None if too many others are waiting."""
        try:
            found = await self.pool.weigh(spec, position, seat, person)
        except QueueFull:
            return None
        return [
            protocol.Advice(each.pick, spec.label(s, seat, each.pick), round(each.value, 3))
            for each in (hinted(found) if found else ())
        ]
