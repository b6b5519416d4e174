"""The games of one person: running and finished ones, which of them are hidden, and which are shared."""

import re
from dataclasses import dataclass
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, case, delete, exists, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from serenissima.core.messages import message
from serenissima.server import protocol
from serenissima.server.errors import Refused
from serenissima.server.storage import schema
from serenissima.server.storage.rows import OVER, PERSON, RUNNING, SeatRow, TableRow
from serenissima.server.storage.store import Store
from serenissima.server.tables.presenter import timestamp
from serenissima.server.tables.repository import Tables

MOST_RUNNING: Final = 200
NUMBER: Final = re.compile(r"[0-9]{1,12}\.[0-9]{1,9}")
PAGE: Final = 30
"""Finished games in one answer."""

ListState = Literal["all", "running", "over", "hidden"]


@dataclass(frozen=True)
class Filter:
    """Which games somebody wants to see; None or empty for all."""

    state: ListState = "all"
    game: str | None = None
    name: str | None = None
    """A part of another player's name."""
    people: bool = False
    """Only games with other people."""


@dataclass(frozen=True)
class Cursor:
    """The last finished game of the page before."""

    ended: float
    id: str

    def __str__(self) -> str:
        return f"{self.ended!r}:{self.id}"


def read_cursor(text: str) -> Cursor:
    ended, _, id = text.partition(":")
    if not NUMBER.fullmatch(ended) or not id.isalnum():
        raise Refused(400, message("server-bad-page"))
    return Cursor(float(ended), id)


# The queries. They begin with the index of a person's seats or tables, so they never read the games of others.


def is_mine(identity: str) -> ColumnElement[bool]:
    """The person has a seat at this table or hosts it."""
    t, s = schema.tables.c, schema.seats.c
    return t.id.in_(select(s.table).where(s.identity == identity).union(select(t.id).where(t.host == identity)))


def fits(identity: str, wanted: Filter) -> list[ColumnElement[bool]]:
    """The conditions of the filter, except for the state."""
    t = schema.tables.c
    s = schema.seats.alias("other").c
    found: list[ColumnElement[bool]] = [is_mine(identity)]
    others = or_(s.identity.is_(None), s.identity != identity, s.here)
    if wanted.game:
        found.append(t.game == wanted.game)
    if wanted.name and wanted.name.strip():
        found.append(exists().where(s.table == t.id, others, s.name.icontains(wanted.name.strip(), autoescape=True)))
    if wanted.people:
        found.append(exists().where(s.table == t.id, s.kind == PERSON, others))
    return found


def is_hidden(identity: str) -> ColumnElement[bool]:
    h = schema.hidden_games.c
    return exists().where(h.table == schema.tables.c.id, h.identity == identity)


def is_turn(identity: str) -> ColumnElement[bool]:
    """The game waits for an answer of this person."""
    t, s = schema.tables.c, schema.seats.alias("own").c
    asked = t.waiting.bitwise_rshift(s.seat).bitwise_and(1) == 1
    own = (s.identity == identity) & (s.kind == PERSON)
    return (t.state == RUNNING) & t.closed.is_(None) & exists().where(s.table == t.id, own, asked)


def running_query(identity: str, wanted: Filter) -> Select[str]:
    t = schema.tables.c
    turn_first = case((is_turn(identity), 0), else_=1)
    query = select(t.id).where(*fits(identity, wanted), t.state != OVER)
    return query.order_by(turn_first, t.changed.desc(), t.id).limit(MOST_RUNNING)


def finished_query(identity: str, wanted: Filter, after: Cursor | None) -> Select[str]:
    """One more than a page, to see whether there are more."""
    t = schema.tables.c
    hidden = is_hidden(identity)
    query = select(t.id).where(
        *fits(identity, wanted), t.state == OVER, hidden if wanted.state == "hidden" else ~hidden
    )
    if after is not None:
        query = query.where(or_(t.ended < after.ended, (t.ended == after.ended) & (t.id > after.id)))
    return query.order_by(t.ended.desc(), t.id).limit(PAGE + 1)


def counts_query(identity: str, wanted: Filter) -> Select[bool, bool, int]:
    t = schema.tables.c
    over, hidden = (t.state == OVER).label("over"), is_hidden(identity).label("hidden")
    mine = select(over, hidden).where(*fits(identity, wanted)).subquery()
    return select(mine.c.over, mine.c.hidden, func.count()).group_by(mine.c.over, mine.c.hidden)


def turns_query(identity: str) -> Select[int]:
    return select(func.count()).select_from(schema.tables).where(is_mine(identity), is_turn(identity))


def waiting_query(identity: str) -> Select[str, str]:
    """The games that wait for this person: those whose clock runs out first, then those that wait longest."""
    t = schema.tables.c
    query = select(t.id, t.game).where(is_mine(identity), is_turn(identity))
    return query.order_by(t.due.is_(None), t.due, t.changed, t.id).limit(MOST_RUNNING)


class History:
    """Lists and hides games. However many there are, a list costs the same number of queries."""

    def __init__(self, tables: Tables) -> None:
        self.store: Store = tables.store

    async def page(self, identity: str, wanted: Filter, after: str | None) -> protocol.GameList:
        cursor = read_cursor(after) if after else None
        async with self.store.connect() as connection:
            running: list[str] = []
            finished: list[str] = []
            if wanted.state in ("all", "running") and cursor is None:
                running = list((await connection.execute(running_query(identity, wanted))).scalars())
            if wanted.state != "running":
                finished = list((await connection.execute(finished_query(identity, wanted, cursor))).scalars())
            shown = [*running, *finished[:PAGE]]
            games = await self.games(connection, identity, shown, wanted.state == "hidden")
            counts = await self.counts(connection, identity, wanted)
            last = None
            if len(finished) > PAGE:
                t = schema.tables.c
                ended = (await connection.execute(select(t.ended).where(t.id == shown[-1]))).scalar_one()
                last = str(Cursor(ended or 0.0, shown[-1]))
        return protocol.GameList(games, counts, last)

    async def games(
        self, connection: AsyncConnection, identity: str, ids: list[str], hidden: bool
    ) -> list[protocol.MyGame]:
        tables = await self.store.read_tables(connection, ids)
        finished = [row.id for row, _ in tables if row.state == OVER]
        s, a = schema.shares.c, schema.analyses.c
        query = select(s.table, s.key).where(s.identity == identity, s.table.in_(finished))
        shares = {row.table: row.key for row in await connection.execute(query)}
        analysed = select(a.table, a.content).where(a.table.in_(finished), a.content.is_not(None))
        contents = {row.table: row.content for row in await connection.execute(analysed)}
        return [
            my_game(row, seats, identity, hidden, shares.get(row.id), contents.get(row.id)) for row, seats in tables
        ]

    async def counts(self, connection: AsyncConnection, identity: str, wanted: Filter) -> protocol.GameCounts:
        counts = protocol.GameCounts(0, 0, 0, 0)
        for over, hidden, count in await connection.execute(counts_query(identity, wanted)):
            if not over:
                counts.running += count
            elif hidden:
                counts.hidden += count
            else:
                counts.over += count
        counts.turns = (await connection.execute(turns_query(identity))).scalar_one()
        return counts

    async def waiting(self, identity: str, here: str | None) -> protocol.Waiting:
        """The games that wait for a person at the table `here`. Whoever goes on and on comes to all of them."""
        async with self.store.connect() as connection:
            found = [protocol.WaitingGame(*row) for row in await connection.execute(waiting_query(identity))]
        at = next((i for i, game in enumerate(found) if game.id == here), None)
        if at is not None:
            found = found[at + 1 :] + found[:at]
        return protocol.Waiting(len(found), found[0] if found else None)

    async def hide(self, identity: str, row: TableRow, hide: bool) -> None:
        """Take a finished game off a person's list, or put it back."""
        if row.state != OVER:
            raise Refused(409, message("server-hide-running"))
        h = schema.hidden_games

        def job(connection: Connection) -> None:
            connection.execute(delete(h).where(h.c.identity == identity, h.c.table == row.id))
            if hide:
                connection.execute(insert(h).values(identity=identity, table=row.id))

        await self.store.write(job)


def my_game(
    row: TableRow,
    seats: list[SeatRow],
    identity: str,
    hidden: bool,
    share: str | None,
    analysis: dict[str, Any] | None,
) -> protocol.MyGame:
    """A game as its person sees it in the list."""
    result = row.result if row.state == OVER else None
    at_device = {seat.seat for seat in seats if seat.here}
    players = [player(row, seat, identity, result) for seat in seats]
    own_seats = [each for each in players if each.yours]
    mine = [each for each in own_seats if each.seat not in at_device] or own_seats
    places = [each.rank for each in mine if each.rank is not None]
    own = mine[0].seat if mine else None
    chances: list[tuple[int, float]] = []
    mistakes: list[int] = []
    if analysis is not None and own is not None:
        chances = [(at, chance) for at, chance in analysis["chances"][own]]
        mistakes = [swing["at"] for swing in analysis["swings"] if swing["seat"] == own]
    return protocol.MyGame(
        id=row.id,
        game=row.game,
        state=row.state,
        clock=msgspec.convert(row.clock, protocol.Clock),
        created=timestamp(row.created),
        changed=timestamp(row.changed),
        ended=timestamp(row.ended) if row.ended is not None else None,
        number=row.number,
        your_turn=any(each.asked for each in own_seats),
        place=min(places, default=None),
        seats=sorted(players, key=lambda each: (each.rank or 0, each.seat)),
        hidden=hidden,
        share=share,
        rematch=row.rematch,
        closed=row.closed is not None,
        analysed=analysis is not None,
        chances=chances,
        mistakes=mistakes,
    )


def player(row: TableRow, seat: SeatRow, identity: str, result: dict[str, Any] | None) -> protocol.GameSeat:
    return protocol.GameSeat(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        yours=seat.identity == identity,
        asked=row.state == RUNNING and seat.kind == PERSON and bool(row.waiting >> seat.seat & 1),
        score=result["scores"][seat.seat] if result else None,
        rank=result["ranks"][seat.seat] if result else None,
    )
