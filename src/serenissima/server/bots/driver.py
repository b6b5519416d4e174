"""Drives the bots: takes tables where a bot must answer, has it computed, and applies it."""

import asyncio
import logging
import random
from typing import Final

from serenissima.core.errors import Problem
from serenissima.core.messages import message
from serenissima.core.spec import GameSpec
from serenissima.server import metrics, protocol
from serenissima.server.bots.pool import BotPool, Chosen, Position
from serenissima.server.bots.timer import REAL_TIME, Timer
from serenissima.server.logs import table_id
from serenissima.server.settings import Settings
from serenissima.server.storage.leases import Leases
from serenissima.server.storage.store import Unavailable
from serenissima.server.tables.actions import Actions
from serenissima.server.tables.repository import Overtaken, Tables
from serenissima.server.tables.seats import STAND_IN
from serenissima.server.tables.table import Table

RETRY_AFTER: Final = 2.0
FIRST_PAUSE: Final = 0.2
LONGEST_PAUSE: Final = 2.0

log = logging.getLogger("serenissima.bots")


class Driver:
    """One task for each table where bots are asked."""

    def __init__(
        self,
        tables: Tables,
        actions: Actions,
        pool: BotPool,
        leases: Leases,
        settings: Settings,
        timer: Timer = REAL_TIME,
    ) -> None:
        self.tables = tables
        self.actions = actions
        self.pool = pool
        self.leases = leases
        self.settings = settings
        self.timer = timer
        self.tasks: set[asyncio.Task[None]] = set()
        self.random = random.Random()

    async def run(self) -> None:
        """Start driving a table whenever it reports that a bot is asked."""
        while True:
            table = await self.tables.bots_asked.get()
            if table.driver is None:
                table.driver = asyncio.create_task(self.drive(table))
                self.tasks.add(table.driver)
                table.driver.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def drive(self, table: Table) -> None:
        """Answer for bots until a person is asked or nobody needs the answers.

        If the database is down, or after an unexpected error, wait a moment and try again.
        """
        table_id.set(table.id)
        try:
            if await self.lead(table):
                try:
                    while await self.answer(table):
                        pass
                finally:
                    await self.leases.release(table.id)
        except Unavailable:
            await self.try_again(table)
        except Problem:
            return
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("table %s: a bot's answer failed", table.id)
            await self.try_again(table)
        finally:
            table.driver = None
        self.tables.wake_bots(table)

    async def try_again(self, table: Table) -> None:
        """Drive the table again in a moment. Its copy in memory may be wrong, so do not rely on it for the decision."""
        await asyncio.sleep(RETRY_AFTER)
        self.tables.bots_asked.put_nowait(table)

    async def lead(self, table: Table) -> bool:
        """Wait until no other worker drives this table. False if no bot is asked any more by then."""
        pause = FIRST_PAUSE
        while not await self.leases.acquire(table.id):
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, pause * 2)
            # If the table has to be reloaded, its copy in memory may be wrong.
            if table.is_loaded and not (table.bots_asked() and table.bots_may_play()):
                return False
        return True

    async def answer(self, table: Table) -> bool:
        """One round of answers. Answers to a sealed question are all computed first, then given in seat order.

        So neither order nor timing reveals an answer. Each is given after a random delay. If the choices are hidden,
        the first delay starts when bots of these levels have usually finished thinking, even if they had no choice.
        Otherwise it starts with the question, and the bots think meanwhile.
        """
        async with self.tables.at(table.id):
            asked = table.bots_asked()
            if not asked or not table.bots_may_play():
                return False
            session = table.game()
            number, position, host = session.number, session.state.dump(), table.row.host
            question = session.state.question()
            is_hidden = question is not None and not question.is_public(session.state)
            levels = {seat: level for seat in asked if (level := table.seats[seat].player)}
        begun = self.timer.now()
        found = dict(zip(levels, await self.choose(table.spec, position, levels, host, is_hidden), strict=True))
        if is_hidden:
            # A standing answer takes as long as that of a stand-in.
            ends = [choice.asked_at + self.usual_seconds(choice.level) for choice in found.values()]
            begun = max([*ends, begun + self.usual_seconds(STAND_IN)] if len(ends) < len(asked) else ends)
        for seat in asked:
            choice = found.get(seat)
            await self.timer.sleep_until(begun + self.random.uniform(*self.settings.bot_delay))
            async with self.tables.at(table.id):
                if seat not in table.bots_asked() or not table.is_current(seat, number):
                    return True
                try:
                    if choice is None:
                        await self.actions.apply_standing(table, seat)
                        begun = self.timer.now()
                        continue
                    await self.actions.apply(table, seat, choice.pick)
                except Overtaken:
                    return True
                metrics.bot_picks.count(table.row.game, levels[seat], choice.level)
                if choice.level != levels[seat]:
                    tell_fallback(table, seat, levels[seat], choice.level)
                begun = self.timer.now()
        return True

    async def choose(
        self, spec: GameSpec, position: Position, levels: dict[int, str], host: str, is_hidden: bool
    ) -> list[Chosen]:
        """Compute the answers of the bots in these seats. Their time counts towards the table's host.

        If several bots have hidden choices, each keeps its slot for its usual time: the start of the next one must not
        reveal how long the previous one has thought.
        """
        is_held = is_hidden and len(levels) > 1
        return await asyncio.gather(
            *(
                self.pool.choose(spec, position, level, seat, host, self.usual_seconds(level) if is_held else 0.0)
                for seat, level in levels.items()
            )
        )

    def usual_seconds(self, level: str) -> float:
        return self.settings.hidden_pace * self.tables.offer.usual_seconds(level)


def tell_fallback(table: Table, seat: int, wanted: str, level: str) -> None:
    """Tell the table that a bot has failed and another one answered for it."""
    notice = message(
        "server-bot-fell-back", seat=seat + 1, wanted=message(f"bot-{wanted}"), level=message(f"bot-{level}")
    )
    for subscriber in tuple(table.subscribers):
        subscriber.tell(protocol.Notice(notice))
