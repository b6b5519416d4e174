"""The finished games of a club, read from the database: all that count for its results, and pages for people."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from serenissima.server import protocol
from serenissima.server.clubs.results import Finished, Player, Results, results_of
from serenissima.server.people.former import is_former
from serenissima.server.people.history import PAGE, Cursor, read_cursor
from serenissima.server.storage import schema
from serenissima.server.storage.rows import BOT, OVER, SeatRow, TableRow
from serenissima.server.storage.store import Store
from serenissima.server.tables.presenter import timestamp

KEPT: Final = 200
"""Clubs whose results are kept in memory."""
FEW: Final = 20
"""New games that are added to kept results at once; for more, everything is calculated anew in a thread."""


@dataclass(frozen=True)
class Club:
    """A club's own row."""

    id: str
    name: str
    key: str
    organiser: str
    bots: bool
    rated_since: float | None
    created: float


@dataclass(frozen=True)
class Stamp:
    """Changes whenever the results may: with each new game, each deleted game or person, and the club's choices."""

    finished: int
    counted: int
    last: float | None
    people: int
    """Seats with a person in games that count."""
    bots: bool
    rated_since: float | None

    def is_followed_by(self, now: "Stamp", games: list[Finished]) -> bool:
        """Whether nothing has happened since but that these games have ended, after all others."""
        people = sum(player.identity is not None for game in games for player in game.players)
        counts = self.counted + len(games) == now.counted and self.people + people == now.people
        return counts and (self.bots, self.rated_since) == (now.bots, now.rated_since)


@dataclass
class Kept:
    """What was calculated from the games of a club, and the last of these games."""

    stamp: Stamp
    results: Results
    last: Cursor | None


class ClubGames:
    """Reads the games, and keeps what was calculated from them until there is a reason to calculate it again."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.kept: OrderedDict[str, Kept] = OrderedDict()
        self.lock = asyncio.Lock()

    async def results(self, club: Club) -> tuple[Stamp, Results]:
        """What the games of a club say. Many people who ask at once wait for one calculation."""
        stamp = await self.stamp(club)
        if not self.is_kept(club.id, stamp):
            async with self.lock:
                if not self.is_kept(club.id, stamp):
                    self.kept[club.id] = await self.calculate(club, stamp)
                    if len(self.kept) > KEPT:
                        self.kept.popitem(last=False)
        self.kept.move_to_end(club.id)
        return stamp, self.kept[club.id].results

    def is_kept(self, club: str, stamp: Stamp) -> bool:
        return club in self.kept and self.kept[club].stamp == stamp

    async def calculate(self, club: Club, stamp: Stamp) -> Kept:
        """Add the new games to what is kept, if they are few and nothing else has changed; else begin anew."""
        kept = self.kept.get(club.id)
        if kept is not None and 0 <= stamp.counted - kept.stamp.counted <= FEW:
            games = await self.counted(club.id, kept.last)
            if kept.stamp.is_followed_by(stamp, games):
                kept.results.add_all(games, club.bots, club.rated_since)
                return Kept(stamp, kept.results, last_of(games) or kept.last)
        games = await self.counted(club.id)
        results = await asyncio.to_thread(results_of, games, club.bots, club.rated_since)
        return Kept(stamp, results, last_of(games))

    async def stamp(self, club: Club) -> Stamp:
        t, s = schema.tables.c, schema.seats.c
        finished = (t.club == club.id) & (t.state == OVER)
        seats = select(func.count(s.identity)).join_from(schema.seats, schema.tables, s.table == t.id)
        people = seats.where(finished, t.counts)
        counts = func.count(), func.count().filter(t.counts), func.max(t.ended), people.scalar_subquery()
        async with self.store.connect() as connection:
            games, counted, last, seated = (await connection.execute(select(*counts).where(finished))).one()
        return Stamp(games, counted, last, seated, club.bots, club.rated_since)

    async def counted(self, club: str, after: Cursor | None = None) -> list[Finished]:
        """All games that only members have played, or those after another one, in the order in which they ended."""
        t, s = schema.tables.c, schema.seats.c
        which = (t.club == club) & (t.state == OVER) & t.counts
        if after is not None:
            which &= or_(t.ended > after.ended, (t.ended == after.ended) & (t.id > after.id))
        games = select(t.id, t.game, t.ended, t.result).where(which).order_by(t.ended, t.id)
        seats = select(s.table, s.seat, s.identity, s.kind, s.level, s.name).join_from(
            schema.seats, schema.tables, s.table == t.id
        )
        sitting: dict[str, list[Any]] = {}
        async with self.store.connect() as connection:
            for row in await connection.execute(seats.where(which).order_by(s.table, s.seat)):
                sitting.setdefault(row.table, []).append(row)
            found = list(await connection.execute(games))
        return [
            Finished(game.id, game.game, game.ended, tuple(player_of(seat, game.result) for seat in sitting[game.id]))
            for game in found
            if game.id in sitting
        ]

    async def page(
        self, club: Club, identity: str, game: str | None, after: str | None, results: Results
    ) -> protocol.ClubGames:
        """Finished games for a member, latest first."""
        cursor = read_cursor(after) if after else None
        t = schema.tables.c
        query = select(t.id).where(t.club == club.id, t.state == OVER)
        if game:
            query = query.where(t.game == game)
        if cursor is not None:
            query = query.where(or_(t.ended < cursor.ended, (t.ended == cursor.ended) & (t.id > cursor.id)))
        query = query.order_by(t.ended.desc(), t.id).limit(PAGE + 1)
        async with self.store.connect() as connection:
            ids = list((await connection.execute(query)).scalars())
            tables = await self.store.read_tables(connection, ids[:PAGE])
            members = await self.members(connection, club.id)
        games = [club_game(row, seats, identity, members, results, club.bots) for row, seats in tables]
        last = tables[-1][0] if len(ids) > PAGE else None
        return protocol.ClubGames(games, str(Cursor(last.ended or 0.0, last.id)) if last else None)

    async def members(self, connection: AsyncConnection, club: str) -> dict[str, str]:
        """The ids of the members, by identity."""
        m = schema.club_members.c
        rows = await connection.execute(select(m.identity, m.id).where(m.club == club))
        return {row.identity: row.id for row in rows}


def last_of(games: list[Finished]) -> Cursor | None:
    return Cursor(games[-1].ended, games[-1].id) if games else None


def is_bot(seat: Any) -> bool:
    """Whether it was a bot from the start. A bot that plays on for somebody who has resigned or left was not."""
    return seat.kind == BOT and seat.identity is None and not is_former(seat.name)


def player_of(seat: Any, result: dict[str, Any]) -> Player:
    level = seat.level if is_bot(seat) else None
    return Player(seat.identity, level, result["scores"][seat.seat], result["ranks"][seat.seat])


def club_game(
    row: TableRow, seats: list[SeatRow], identity: str, members: dict[str, str], results: Results, bots: bool
) -> protocol.ClubGame:
    """A finished game as a member sees it in the list."""
    result = row.result or {}
    players = [
        protocol.ClubSeat(
            seat=seat.seat,
            kind=seat.kind,
            name=seat.name,
            level=seat.level,
            member=members.get(seat.identity or "") if not seat.here else None,
            yours=seat.identity == identity and not seat.here,
            score=result["scores"][seat.seat],
            rank=result["ranks"][seat.seat],
        )
        for seat in seats
    ]
    return protocol.ClubGame(
        id=row.id,
        game=row.game,
        ended=timestamp(row.ended or row.changed),
        counts=row.counts and (bots or not any(is_bot(seat) for seat in seats)),
        change=results.changes.get(row.id, {}).get(identity),
        seats=sorted(players, key=lambda each: (each.rank, each.seat)),
    )
