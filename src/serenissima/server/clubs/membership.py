"""Who is in a club: making one, joining by its secret link, leaving, and what its organiser may do.

A club has no passwords. Whoever has the link can join; every member can pass it on. When somebody is removed, the
link changes as well: otherwise they could come back with the old one. Somebody who has left or was removed is no
longer in any list of the club, but stays in the games that they finished.
"""

from collections.abc import Callable
from typing import Final, TypeVar

from sqlalchemy import Connection, Row, delete, exists, func, insert, select, update

from serenissima.core.messages import message
from serenissima.server import protocol
from serenissima.server.errors import Refused
from serenissima.server.people.identity import Person, code
from serenissima.server.storage import schema
from serenissima.server.storage.store import Store

KEY_LENGTH: Final = 26
"""Almost 129 bits."""
ID_LENGTH: Final = 16
NAME_LENGTH: Final = 40
MOST_MEMBERS: Final = 200
MOST_CLUBS: Final = 20
"""Clubs of one person."""

Result = TypeVar("Result")


def clean_club_name(name: str) -> str:
    """A name as it is shown; refused if it is empty, too long or not printable."""
    wanted = " ".join(name.split())
    if not 1 <= len(wanted) <= NAME_LENGTH or not wanted.isprintable():
        raise Refused(400, message("server-bad-club-name", most=NAME_LENGTH))
    return wanted


def no_such_club() -> Refused:
    """The same for a club that does not exist and for one that somebody is not a member of."""
    return Refused(404, message("server-no-such-club"))


class Membership:
    """Changes who is in a club, and how it is called. Each change is one transaction."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now

    async def write(self, change: Callable[[Connection], Result | Refused]) -> Result:
        """Carry out a change. One that returns a refusal must not have written anything."""
        found: list[Result | Refused] = []

        def job(connection: Connection) -> None:
            found[:] = [change(connection)]

        await self.store.write(job)
        if isinstance(found[0], Refused):
            raise found[0]
        return found[0]

    async def clubs_of(self, person: Person) -> protocol.ClubList:
        """The clubs of a person, in the order in which they joined."""
        c, m = schema.clubs.c, schema.club_members.c
        others = schema.club_members.alias("others").c
        count = select(func.count()).where(others.club == c.id).scalar_subquery()
        query = (
            select(c.id, c.name, count)
            .join_from(schema.clubs, schema.club_members, m.club == c.id)
            .where(m.identity == person.id)
            .order_by(m.joined, c.id)
        )
        async with self.store.connect() as connection:
            return protocol.ClubList([protocol.ClubSummary(*row) for row in await connection.execute(query)])

    async def exported(self, person: Person) -> list[tuple[str, float, bool]]:
        """The clubs of a person: name, when they joined, whether they are the organiser."""
        c, m = schema.clubs.c, schema.club_members.c
        query = select(c.name, m.joined, c.organiser == m.identity).join_from(
            schema.clubs, schema.club_members, m.club == c.id
        )
        async with self.store.connect() as connection:
            rows = await connection.execute(query.where(m.identity == person.id).order_by(m.joined))
            return [(name, joined, is_organiser) for name, joined, is_organiser in rows]

    # Coming and going.

    async def make(self, person: Person, name: str) -> str:
        """A new club with one member, its organiser. Returns its id."""
        id, wanted, now = code(ID_LENGTH), clean_club_name(name), self.now()

        def change(connection: Connection) -> str | Refused:
            if has_many_clubs(connection, person.id):
                return Refused(409, message("server-too-many-clubs", most=MOST_CLUBS))
            row = {"id": id, "name": wanted, "key": code(KEY_LENGTH), "organiser": person.id, "bots": False}
            connection.execute(insert(schema.clubs).values({**row, "created": now}))
            add_member(connection, id, person.id, now)
            return id

        return await self.write(change)

    async def invitation(self, key: str, person: Person | None) -> protocol.ClubInvitation:
        """What somebody with the link is told."""
        c, m, i = schema.clubs.c, schema.club_members.c, schema.identities.c
        count = select(func.count()).where(m.club == c.id).scalar_subquery()
        is_member = exists().where(m.club == c.id, m.identity == (person.id if person else None))
        query = select(c.id, c.name, count, i.name, is_member).join_from(
            schema.clubs, schema.identities, c.organiser == i.id
        )
        async with self.store.connect() as connection:
            row = (await connection.execute(query.where(c.key == key))).first() if key.isalnum() else None
        if row is None:
            raise Refused(404, message("server-no-such-club-link"))
        id, name, members, organiser, belongs = row
        return protocol.ClubInvitation(name, members, organiser, id if belongs else None)

    async def join(self, key: str, person: Person) -> str:
        """Become a member. Returns the id of the club."""
        c, m = schema.clubs.c, schema.club_members.c
        now = self.now()

        def change(connection: Connection) -> str | Refused:
            query = select(c.id).where(c.key == key, c.organiser.is_not(None)).with_for_update()
            id = connection.execute(query).scalar() if key.isalnum() else None
            if id is None:
                return Refused(404, message("server-no-such-club-link"))
            members = set(connection.execute(select(m.identity).where(m.club == id)).scalars())
            if person.id in members:
                return str(id)
            if len(members) >= MOST_MEMBERS:
                return Refused(409, message("server-club-full", most=MOST_MEMBERS))
            if has_many_clubs(connection, person.id):
                return Refused(409, message("server-too-many-clubs", most=MOST_CLUBS))
            add_member(connection, id, person.id, now)
            return str(id)

        return await self.write(change)

    async def leave(self, id: str, person: Person) -> None:
        def change(connection: Connection) -> Refused | None:
            if locked(connection, id, person.id) is None:
                return no_such_club()
            drop_member(connection, id, person.id)
            return None

        await self.write(change)

    # What the organiser may do.

    async def change(self, id: str, person: Person, body: protocol.ClubChange) -> None:
        """Rename the club, choose whether games with bots count, begin the ratings anew or count all games again."""
        values: dict[str, object] = {}
        if body.name is not None:
            values["name"] = clean_club_name(body.name)
        if body.bots is not None:
            values["bots"] = body.bots
        if body.rated is not None:
            values["rated_since"] = None if body.rated else self.now()
        await self.write(lambda connection: organised(connection, id, person.id, values))

    async def new_key(self, id: str, person: Person) -> None:
        """Change the link; the old one no longer works."""
        await self.write(lambda connection: organised(connection, id, person.id, {"key": code(KEY_LENGTH)}))

    async def remove(self, id: str, person: Person, member: str) -> None:
        """Remove a member, and change the link."""

        def change(connection: Connection) -> Refused | None:
            removed = chosen_member(connection, id, person.id, member)
            if isinstance(removed, Refused):
                return removed
            if removed == person.id:
                return Refused(409, message("server-club-yourself"))
            drop_member(connection, id, removed)
            return organised(connection, id, person.id, {"key": code(KEY_LENGTH)})

        await self.write(change)

    async def hand_over(self, id: str, person: Person, member: str) -> None:
        """Make another member the organiser."""

        def change(connection: Connection) -> Refused | None:
            heir = chosen_member(connection, id, person.id, member)
            return heir if isinstance(heir, Refused) else organised(connection, id, person.id, {"organiser": heir})

        await self.write(change)


# Within a transaction.


def locked(connection: Connection, id: str, identity: str) -> Row[str | None] | None:
    """The organiser of a club, if this person is a member. Until the end nobody else changes who is in it."""
    c, m = schema.clubs.c, schema.club_members.c
    belongs = exists().where(m.club == c.id, m.identity == identity)
    return connection.execute(select(c.organiser).where(c.id == id, belongs).with_for_update()).first()


def organised(connection: Connection, id: str, identity: str, values: dict[str, object]) -> Refused | None:
    """Change the club's own row, if this person is its organiser."""
    found = locked(connection, id, identity)
    if found is None:
        return no_such_club()
    if found[0] != identity:
        return Refused(403, message("server-not-organiser"))
    if values:
        connection.execute(update(schema.clubs).where(schema.clubs.c.id == id).values(values))
    return None


def chosen_member(connection: Connection, club: str, organiser: str, member: str) -> str | Refused:
    """The identity of the member whom the organiser has chosen."""
    refused = organised(connection, club, organiser, {})
    if refused is not None:
        return refused
    m = schema.club_members.c
    found = connection.execute(select(m.identity).where(m.club == club, m.id == member)).scalar()
    return Refused(404, message("server-no-such-member")) if found is None else str(found)


def has_many_clubs(connection: Connection, identity: str) -> bool:
    m = schema.club_members.c
    return int(connection.execute(select(func.count()).where(m.identity == identity)).scalar_one()) >= MOST_CLUBS


def add_member(connection: Connection, club: str, identity: str, now: float) -> None:
    row = {"club": club, "identity": identity, "id": code(ID_LENGTH), "joined": now}
    connection.execute(insert(schema.club_members).values(row))


def drop_member(connection: Connection, club: str, identity: str) -> None:
    """Somebody is no longer a member. If it was the organiser, whoever has been there longest follows.

    A club that everybody has left can no longer be joined. Its row stays as long as games refer to it (`expiry`).
    """
    c, m = schema.clubs.c, schema.club_members.c
    connection.execute(delete(schema.club_members).where(m.club == club, m.identity == identity))
    heir = select(m.identity).where(m.club == club).order_by(m.joined, m.id).limit(1).scalar_subquery()
    connection.execute(update(schema.clubs).where(c.id == club, c.organiser == identity).values(organiser=heir))


def forget_in_clubs(connection: Connection, identity: str) -> None:
    """Remove a person who is being deleted from all clubs; afterwards no row about clubs refers to them."""
    c, m = schema.clubs.c, schema.club_members.c
    theirs = c.id.in_(select(m.club).where(m.identity == identity))
    # Locked, so that the heir cannot leave at the same moment.
    for club in list(connection.execute(select(c.id).where(theirs).order_by(c.id).with_for_update()).scalars()):
        drop_member(connection, club, identity)
