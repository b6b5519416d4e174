"""Analyses of finished games: made once, one at a time, a decision after the other, and kept in the database."""

import asyncio
import logging
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from serenissima.core.words import message
from serenissima.lab.analysis import Decided, decisions, labels, shares, swings
from serenissima.server import bodies, schema
from serenissima.server.lobby import Lobby
from serenissima.server.refusals import Refused
from serenissima.server.settings import Settings
from serenissima.server.store import Conflict
from serenissima.server.workers import Workers
from serenissima.table.session import Session

BETWEEN_BEATS: Final = 1.0
DEAD_AFTER: Final = 600.0
"""An analysis without progress for so many seconds was lost with its server, and may be begun anew."""
LEAST_SECONDS: Final = 0.1
MOST_SECONDS: Final = 0.5

log = logging.getLogger("serenissima.analyses")


class Analyses:
    """How far they are stands in the database alone, so that every worker can tell."""

    def __init__(self, lobby: Lobby, workers: Workers, settings: Settings) -> None:
        self.lobby = lobby
        self.store = lobby.store
        self.workers = workers
        self.settings = settings
        self.turn = asyncio.Semaphore(1)
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """What an only server left unfinished nobody is at any more."""
        if self.store.is_sqlite:
            await self.store.write(lambda connection: forget(connection, None))

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # Asking.

    async def told(self, id: str) -> bodies.AnalysisTold:
        a = schema.analyses
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(select(a).where(a.c.table == id))).mappings().first()
        if row is None or (row["content"] is None and self.is_dead(row["beat"])):
            return bodies.AnalysisTold("none")
        if row["content"] is None:
            return bodies.AnalysisTold("running", row["done"], row["total"])
        return msgspec.convert(row["content"], bodies.AnalysisTold)

    async def begin(self, id: str) -> bodies.AnalysisTold:
        """Have a game analysed, unless that is done or under way."""
        async with self.lobby.at(id) as live:
            session = live.game()
            if not session.is_over:
                raise Refused(409, message("server-not-over"))
        found = await self.told(id)
        if found.state != "none":
            return found
        if len(self.tasks) >= self.settings.analyses:
            raise Refused(429, message("server-analyses-full"))
        total = len(decisions(session))
        try:
            await self.store.write(lambda connection: self.claim(connection, id, total))
        except Conflict:  # another worker was asked in the same moment
            return await self.told(id)
        task = asyncio.create_task(self.run(id, session))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return bodies.AnalysisTold("running", 0, total)

    def is_dead(self, beat: float) -> bool:
        return self.lobby.now() - beat > DEAD_AFTER

    def claim(self, connection: Connection, id: str, total: int) -> None:
        """Put our name on it; somebody who has done so before has the older right."""
        a = schema.analyses
        connection.execute(
            delete(a).where((a.c.table == id) & a.c.content.is_(None) & (a.c.beat < self.lobby.now() - DEAD_AFTER))
        )
        connection.execute(insert(a).values(table=id, beat=self.lobby.now(), done=0, total=total))

    # Working.

    async def run(self, id: str, session: Session) -> None:
        """One analysis, when its turn has come. If it cannot be finished it is as if nobody had asked."""
        try:
            async with self.turn:
                judged = await self.judge(id, session)
            if not judged:
                raise RuntimeError("no decision could be judged")
            await self.note(id, content=told_of(session, judged))
        except BaseException as error:
            if not isinstance(error, asyncio.CancelledError):
                log.exception("the analysis of %s", id)
            await asyncio.shield(self.store.write(lambda connection: forget(connection, id)))
            if isinstance(error, asyncio.CancelledError):
                raise

    async def judge(self, id: str, session: Session) -> list[Decided]:
        """Decision by decision, so that bots at the tables need not wait for the whole."""
        wanted = decisions(session)
        seconds = min(MOST_SECONDS, max(LEAST_SECONDS, self.settings.analysis / max(1, len(wanted))))
        judged: list[Decided] = []
        told = asyncio.get_running_loop().time()
        for done, (at, step) in enumerate(wanted):
            now = asyncio.get_running_loop().time()
            if now - told >= BETWEEN_BEATS:
                told = now
                await self.note(id, done=done)
            found = await self.workers.judge(session.spec, step.before, step.seat, step.pick, seconds)
            if found is not None:
                judged.append(Decided(at, step.seat, step.pick, *found))
        return judged

    async def note(self, id: str, **values: Any) -> None:
        a = schema.analyses
        change = update(a).where(a.c.table == id).values(beat=self.lobby.now(), **values)

        def job(connection: Connection) -> None:
            connection.execute(change)

        await self.store.write(job)


def forget(connection: Connection, id: str | None) -> None:
    """Strike out what is unfinished, of one table or of all."""
    a = schema.analyses
    unfinished = a.c.content.is_(None)
    connection.execute(delete(a).where(unfinished if id is None else unfinished & (a.c.table == id)))


def told_of(session: Session, judged: list[Decided]) -> Any:
    """What was found, as it is kept and sent: each seat's chances at its own decisions and at the end, the swings."""
    chances: list[list[tuple[int, float]]] = [[] for _ in range(session.record.seats)]
    for each in judged:
        chances[each.seat].append((each.at, round(each.chance, 3)))
    for line, share in zip(chances, shares(session), strict=True):
        line.append((session.picks_in_force, round(share, 3)))
    dear = []
    for each in swings(judged):
        made, best = labels(session, each)
        dear.append(bodies.SwingTold(each.at, each.seat, made, round(each.value, 3), best, round(each.chance, 3)))
    told = bodies.AnalysisTold("done", len(judged), len(judged), chances, dear)
    return msgspec.json.decode(bodies.encode(told))
