"""What the server does by itself: looks for clocks that have run out, wakes bots after a restart, tidies up."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from serenissima.core.errors import Problem
from serenissima.server.lobby import Lobby
from serenissima.server.play import Play
from serenissima.server.records import BOT
from serenissima.server.settings import Settings
from serenissima.server.store import touch
from serenissima.server.tidy import tidy

log = logging.getLogger("serenissima.watch")


class Watch:
    """The night watch."""

    def __init__(self, lobby: Lobby, play: Play, settings: Settings) -> None:
        self.lobby = lobby
        self.play = play
        self.settings = settings

    def begin(self) -> list[asyncio.Task[None]]:
        return [asyncio.create_task(self.wake_bots()), asyncio.create_task(self.round())]

    async def end(self) -> None:
        await self.safely(self.touch)
        await self.safely(self.put_away)

    async def put_away(self) -> None:
        """The newest positions, in case the next start brings changed rules."""
        kept = [self.lobby.store_snapshot(live) for live in self.lobby.live.values()]
        await asyncio.gather(*(done for done in kept if done is not None), return_exceptions=True)

    async def round(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep)
            await self.safely(self.clocks)
            await self.safely(self.touch)
            tidy.draw_sample()
            tidy.look_through()

    async def safely(self, duty: Callable[[], Awaitable[None]]) -> None:
        """The watch goes on, whatever happens on one of its rounds."""
        try:
            await duty()
        except Exception:
            log.exception("the watch stumbled")

    async def clocks(self) -> None:
        for id in await self.lobby.store.due(self.lobby.now()):
            try:
                await self.lobby.time_out(id)
            except Problem as problem:
                log.warning("table %s: %s", id, problem.message.id)

    async def touch(self) -> None:
        """Note when tables were last played at; only lists are ordered by it, so it may come a moment later."""
        touched = [live for live in self.lobby.live.values() if live.is_touched and live.is_loaded]
        if not touched:
            return
        rows = [{"key": live.id, "time": live.place.changed} for live in touched]
        for live in touched:
            live.is_touched = False
        await self.lobby.store.write(lambda connection: touch(connection, rows))

    async def wake_bots(self) -> None:
        """After a start: bots that were asked when the server ended are asked again."""
        for id in await self.lobby.store.running():
            try:
                async with self.lobby.at(id) as live:
                    if any(seat.kind == BOT or seat.stand_in for seat in live.seats):
                        self.play.wake_bots(live)
            except Problem as problem:
                log.warning("table %s: %s", id, problem.message.id)
            await asyncio.sleep(0)
