"""Hints: the best choices of a seat with what it knows. A question is thought about once, however often it is asked."""

import asyncio
from collections import OrderedDict
from typing import Any, Final

from serenissima.bots.api import hinted
from serenissima.core.errors import Illegal
from serenissima.core.spec import GameSpec
from serenissima.core.state import State
from serenissima.server import bodies
from serenissima.server.accounts import Person
from serenissima.server.lobby import STAND_IN, Lobby
from serenissima.server.workers import Workers

REMEMBERED: Final = 500

Question = tuple[str, int, int]
"""A table, how many entries its record had, and a seat."""


class Adviser:
    """Gives hints to those who are asked."""

    def __init__(self, lobby: Lobby, workers: Workers) -> None:
        self.lobby = lobby
        self.workers = workers
        self.thoughts: OrderedDict[Question, asyncio.Task[list[bodies.AdviceTold]]] = OrderedDict()

    async def close(self) -> None:
        for thought in self.thoughts.values():
            thought.cancel()
        await asyncio.gather(*self.thoughts.values(), return_exceptions=True)

    async def hint(self, person: Person, id: str, seat: int, quick: bool) -> bodies.HintTold:
        """The best choices after a second of thought; or the best one at first sight."""
        async with self.lobby.at(id) as live:
            live.own_seat(seat, person.id)
            session = live.game()
            if not session.is_asked(seat):
                raise Illegal(session.state.refusal(seat, -1))
            question = (id, session.number, seat)
            spec, s = live.spec, session.state.clone()
        position = s.dump()
        advice = [] if quick else await asyncio.shield(self.thought(question, spec, s, position))
        if not advice:
            self.thoughts.pop(question, None)
            pick, _ = await self.workers.choose(spec, position, STAND_IN, seat)
            advice = [bodies.AdviceTold(pick, spec.label(s, seat, pick), None)]
        return bodies.HintTold(advice[0].pick, advice[0].label, advice)

    def thought(
        self, question: Question, spec: GameSpec, s: State, position: dict[str, Any]
    ) -> asyncio.Task[list[bodies.AdviceTold]]:
        """What is thought about this question, or has been."""
        found = self.thoughts.get(question)
        if found is None:
            found = self.thoughts[question] = asyncio.create_task(self.think(spec, s, question[2], position))
            if len(self.thoughts) > REMEMBERED:
                self.thoughts.popitem(last=False)
        return found

    async def think(self, spec: GameSpec, s: State, seat: int, position: dict[str, Any]) -> list[bodies.AdviceTold]:
        found = await self.workers.weigh(spec, position, seat)
        return [
            bodies.AdviceTold(each.pick, spec.label(s, seat, each.pick), round(each.value, 3))
            for each in (hinted(found) if found else ())
        ]
