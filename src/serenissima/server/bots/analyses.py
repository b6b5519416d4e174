"""Analyses of finished games: computed once, decision by decision, and stored in the database."""

import asyncio
import logging
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from serenissima.core.messages import message
from serenissima.core.spec import GameSpec
from serenissima.core.state import State
from serenissima.lab.analysis import Decided, Judgement, count_decisions, decisions, labels, shares, swings
from serenissima.server import metrics, protocol
from serenissima.server.bots.pool import BOTS_BUSY_FOR, BotPool
from serenissima.server.bots.queue import QueueFull
from serenissima.server.errors import Refused
from serenissima.server.logs import table_id
from serenissima.server.people.identity import Person
from serenissima.server.settings import Settings
from serenissima.server.storage import schema
from serenissima.server.tables.repository import Tables
from serenissima.table.history import Step
from serenissima.table.session import Session

BETWEEN_BEATS: Final = 1.0
DEAD_AFTER: Final = 600.0
"""After this many seconds without progress, an analysis counts as lost with its server and may be restarted."""
RETRY_AFTER: Final = 60
LEAST_SECONDS: Final = 0.1
MOST_SECONDS: Final = 0.5

log = logging.getLogger("serenissima.analyses")


class Analyses:
    """Runs analyses. Progress is kept only in the database, so that every worker can report it."""

    def __init__(self, tables: Tables, pool: BotPool, settings: Settings) -> None:
        self.tables = tables
        self.store = tables.store
        self.pool = pool
        self.settings = settings
        self.askers: dict[str, str] = {}
        """Who asked for each running analysis, by table."""
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """On SQLite, discard what an earlier run left unfinished: no other worker can be computing it."""
        if self.store.is_sqlite:
            await self.store.write(lambda connection: forget(connection, None))

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # Asking.

    async def find(self, id: str) -> protocol.Analysis:
        a = schema.analyses
        async with self.store.connect() as connection:
            row = (await connection.execute(select(a).where(a.c.table == id))).mappings().first()
        if row is None or (row["content"] is None and self.is_dead(row["beat"])):
            return protocol.Analysis("none")
        if row["content"] is None:
            return protocol.Analysis("running", row["done"], row["total"])
        return protocol.Analysis(**row["content"])

    async def begin(self, id: str, person: Person) -> protocol.Analysis:
        """Start an analysis for somebody, unless there is one already."""
        async with self.tables.at(id) as table:
            session = table.game()
            if not session.is_over:
                raise Refused(409, message("server-not-over"))
        found = await self.find(id)
        if found.state != "none":
            return found
        total = count_decisions(session)
        if id in self.askers:  # started just now
            return protocol.Analysis("running", 0, total)
        self.admit(id, person)
        try:
            await self.store.write(lambda connection: self.claim(connection, id, total))
        except BaseException as error:
            del self.askers[id]
            if isinstance(error, IntegrityError):  # another worker was asked at the same moment
                return await self.find(id)
            raise
        metrics.analyses.count("started")
        task = asyncio.create_task(self.run(id, session, total, person))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return protocol.Analysis("running", 0, total)

    def admit(self, id: str, person: Person) -> None:
        """Reserve a slot for an analysis, unless this person, or everybody together, has too many running."""
        if list(self.askers.values()).count(person.id) >= self.settings.analyses_per_person:
            raise Refused(429, message("server-analysis-waiting"), RETRY_AFTER)
        if len(self.askers) >= self.settings.analyses:
            raise Refused(429, message("server-analyses-full"), RETRY_AFTER)
        if not self.pool.searches.accepts(person.id):
            raise Refused(429, message("server-bots-busy"), BOTS_BUSY_FOR)
        self.askers[id] = person.id

    def is_dead(self, beat: float) -> bool:
        return self.tables.now() - beat > DEAD_AFTER

    def claim(self, connection: Connection, id: str, total: int) -> None:
        """Claim the analysis for this worker; the first claim wins."""
        a = schema.analyses
        connection.execute(
            delete(a).where((a.c.table == id) & a.c.content.is_(None) & (a.c.beat < self.tables.now() - DEAD_AFTER))
        )
        connection.execute(insert(a).values(table=id, beat=self.tables.now(), done=0, total=total))

    # Working.

    async def run(self, id: str, session: Session, total: int, person: Person) -> None:
        """Run one analysis. If it fails, people can request it again."""
        table_id.set(id)
        try:
            judged = await self.judge(id, session, total, person)
            if not judged:
                raise RuntimeError("no decision could be judged")
            await self.note(id, content=summary_of(session, judged))
            metrics.analyses.count("done")
        except BaseException as error:
            if not isinstance(error, asyncio.CancelledError):
                log.exception("the analysis failed")
                metrics.analyses.count("failed")
            await asyncio.shield(self.store.write(lambda connection: forget(connection, id)))
            if isinstance(error, asyncio.CancelledError):
                raise
        finally:
            del self.askers[id]

    async def judge(self, id: str, session: Session, total: int, person: Person) -> list[Decided]:
        """Judge the decisions one by one. Each waits in the queue, so analyses of several people take turns."""
        seconds = min(MOST_SECONDS, max(LEAST_SECONDS, self.settings.analysis / max(1, total)))
        judged: list[Decided] = []
        reported = asyncio.get_running_loop().time()
        for done, (at, before, step) in enumerate(decisions(session)):
            now = asyncio.get_running_loop().time()
            if now - reported >= BETWEEN_BEATS:
                reported = now
                await self.note(id, done=done)
            found = await self.judge_one(session.spec, before, step, seconds, person)
            if found is not None:
                judged.append(Decided(at, step.seat, step.pick, *found))
        return judged

    async def judge_one(
        self, spec: GameSpec, before: State, step: Step, seconds: float, person: Person
    ) -> Judgement | None:
        """Judge one decision. It is not urgent, so it is retried as long as the queue is full."""
        while True:
            try:
                return await self.pool.judge(spec, before, step.seat, step.pick, seconds, person.id)
            except QueueFull:
                await asyncio.sleep(BETWEEN_BEATS)

    async def note(self, id: str, **values: Any) -> None:
        a = schema.analyses
        change = update(a).where(a.c.table == id).values(beat=self.tables.now(), **values)

        def job(connection: Connection) -> None:
            connection.execute(change)

        await self.store.write(job)


def forget(connection: Connection, id: str | None) -> None:
    """Delete unfinished analyses of one table or of all."""
    a = schema.analyses
    unfinished = a.c.content.is_(None)
    connection.execute(delete(a).where(unfinished if id is None else unfinished & (a.c.table == id)))


def summary_of(session: Session, judged: list[Decided]) -> Any:
    """The result as it is stored and sent: each seat's chances at its own decisions and at the end, and the swings."""
    chances: list[list[tuple[int, float]]] = [[] for _ in range(session.record.seats)]
    for each in judged:
        chances[each.seat].append((each.at, round(each.chance, 3)))
    for line, share in zip(chances, shares(session), strict=True):
        line.append((session.picks_in_force, round(share, 3)))
    mistakes = []
    for each in swings(judged):
        made, best = labels(session, each)
        mistakes.append(protocol.Swing(each.at, each.seat, made, round(each.value, 3), best, round(each.chance, 3)))
    analysis = protocol.Analysis("done", len(judged), len(judged), chances, mistakes)
    return msgspec.json.decode(protocol.encode(analysis))
