"""The page of a club, for one of its members. It shows people by their names and by ids that only the club has."""

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import select

from serenissima.server import protocol
from serenissima.server.clubs.games import Club, ClubGames
from serenissima.server.clubs.membership import no_such_club
from serenissima.server.clubs.results import Results, Table
from serenissima.server.people.identity import Person
from serenissima.server.storage import schema
from serenissima.server.storage.rows import OVER
from serenissima.server.tables.presenter import timestamp
from serenissima.server.tables.repository import Tables

MOST_TABLES: Final = 60
LEAST: Final = {"games": 1, "wins": 1, "streak": 2}
"""Smaller numbers are not a record."""


class ClubPages:
    """Assembles the page. However many members and games there are, it costs the same number of queries."""

    def __init__(self, tables: Tables, games: ClubGames) -> None:
        self.tables = tables
        self.store = tables.store
        self.games = games

    async def club(self, id: str, person: Person) -> Club:
        """The club, if this person is a member."""
        c, m = schema.clubs, schema.club_members.c
        query = select(c).join(schema.club_members, m.club == c.c.id).where(c.c.id == id, m.identity == person.id)
        async with self.store.connect() as connection:
            found = await self.store.fetch(connection, query)
        if not found:
            raise no_such_club()
        return Club(**found[0])

    async def page(self, id: str, person: Person) -> protocol.Club:
        club = await self.club(id, person)
        stamp, results = await self.games.results(club)
        members = await self.members(id)
        ids = {row.identity: str(row.id) for row in members}
        t = schema.tables.c
        unfinished = await self.store.ids((t.club == id) & (t.state != OVER), [t.changed.desc()], MOST_TABLES)
        outlines = await self.tables.outlines(unfinished)
        return protocol.Club(
            id=club.id,
            name=club.name,
            key=club.key,
            created=timestamp(club.created),
            organiser=club.organiser == person.id,
            bots=club.bots,
            rated=None if club.rated_since is None else timestamp(club.rated_since),
            games=stamp.finished,
            counted=results.counted,
            members=[member(row, person, club, results) for row in members],
            tables=[table.present.summary(person.id, self.tables.now()) for table in outlines],
            ratings=[ratings(None, results.overall, ids)]
            + [ratings(game, table, ids) for game, table in sorted(results.by_game.items())],
            pairs=[
                protocol.HeadToHead(ids[first], ids[second], *counts)
                for (first, second), counts in results.pairs.items()
                if first in ids and second in ids
            ],
            records=records(results, ids),
        )

    async def history(self, id: str, person: Person, game: str | None, after: str | None) -> protocol.ClubGames:
        club = await self.club(id, person)
        _, results = await self.games.results(club)
        return await self.games.page(club, person.id, game, after, results)

    async def members(self, id: str) -> list[Any]:
        m, i = schema.club_members.c, schema.identities.c
        query = select(m.identity, m.id, m.joined, i.name).join_from(
            schema.club_members, schema.identities, m.identity == i.id
        )
        async with self.store.connect() as connection:
            return list(await connection.execute(query.where(m.club == id).order_by(m.joined, m.id)))


def member(row: Any, person: Person, club: Club, results: Results) -> protocol.Member:
    tally = results.tallies.get(row.identity)
    return protocol.Member(
        id=row.id,
        name=row.name,
        joined=timestamp(row.joined),
        you=row.identity == person.id,
        organiser=row.identity == club.organiser,
        games=tally.games if tally else 0,
        wins=tally.wins if tally else 0,
    )


def ratings(game: str | None, table: Table, ids: dict[str, str]) -> protocol.ClubRatings:
    """The ratings of members who have played; those of bots only in one game, where a level means one strength."""
    shown = [
        protocol.ClubRating(ids.get(key), table.levels.get(key), played, *(table.of(key) or (None, None)))
        for key, played in table.played.items()
        if key in ids or (game is not None and key in table.levels)
    ]
    shown.sort(key=order)
    return protocol.ClubRatings(game, table.games, shown)


def order(rating: protocol.ClubRating) -> tuple[Any, ...]:
    """Best first; then those with too few games, by their number."""
    return rating.value is None, -(rating.value or 0), -rating.games, rating.member or "", rating.level or ""


def records(results: Results, ids: dict[str, str]) -> list[protocol.ClubRecord]:
    """What a member has done more often or better than all others."""
    tallies = {identity: tally for identity, tally in results.tallies.items() if identity in ids}
    found = [
        record("games", None, {identity: (tally.games, None) for identity, tally in tallies.items()}, ids),
        record("wins", None, {identity: (tally.wins, None) for identity, tally in tallies.items()}, ids),
        record("streak", None, {identity: (tally.longest, tally.ended_at) for identity, tally in tallies.items()}, ids),
    ]
    for game, best in sorted(results.best.items()):
        found.append(record("score", game, {identity: own for identity, own in best.items() if identity in ids}, ids))
    return [each for each in found if each is not None]


def record(
    kind: protocol.RecordKind, game: str | None, reached: Mapping[str, tuple[int, str | None]], ids: dict[str, str]
) -> protocol.ClubRecord | None:
    """Who has the highest number. `reached` has for each person a number, and the table where it was reached."""
    value = max((value for value, _ in reached.values()), default=0)
    holders = [identity for identity, (own, _) in reached.items() if own == value]
    if not holders or value < LEAST.get(kind, value):
        return None
    table = reached[holders[0]][1] if len(holders) == 1 else None
    return protocol.ClubRecord(kind, game, sorted(ids[identity] for identity in holders), value, table)
