"""One identity on several devices: each has a cookie of its own, and a code that works once adds another."""

import secrets
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from serenissima.core.messages import message
from serenissima.server import protocol
from serenissima.server.errors import Refused
from serenissima.server.people.identity import Identities, Person, code, hashed, plain
from serenissima.server.storage import schema
from serenissima.server.storage.store import Store
from serenissima.server.tables.presenter import timestamp

CODE_LENGTH: Final = 10
"""Almost 50 bits: not to be guessed in the time for which it works."""
VALID_FOR: Final = 600
ID_LENGTH: Final = 16
"""A device is named by this many characters of the hash of its cookie."""
MOST: Final = 20


class Devices:
    """Adds, lists and removes the devices of a person."""

    def __init__(self, store: Store, identities: Identities, now: Callable[[], float]) -> None:
        self.store = store
        self.identities = identities
        self.now = now

    async def new_code(self, person: Person) -> protocol.DeviceCode:
        """A code that adds one device; it replaces an older one that was not used."""
        fresh = code(CODE_LENGTH)
        now = self.now()
        d = schema.device_codes

        def job(connection: Connection) -> None:
            connection.execute(delete(d).where((d.c.identity == person.id) | (d.c.expires <= now)))
            connection.execute(insert(d).values(identity=person.id, hash=hashed(fresh), expires=now + VALID_FOR))

        await self.store.write(job)
        return protocol.DeviceCode(f"{fresh[:5]}-{fresh[5:]}", VALID_FOR)

    async def look_at(self, given: str, person: Person | None) -> protocol.DeviceOwner:
        """Whose code this is; the code stays valid."""
        d, i = schema.device_codes.c, schema.identities.c
        is_valid = (d.hash == hashed(plain(given))) & (d.expires > self.now())
        query = select(i.id, i.name).join_from(schema.device_codes, schema.identities, d.identity == i.id)
        async with self.store.connect() as connection:
            found = (await connection.execute(query.where(is_valid))).first()
        if found is None:
            raise Refused(403, message("server-bad-device-code"))
        return protocol.DeviceOwner(found.name, person is not None and person.id == found.id)

    async def add(self, given: str) -> tuple[Person, str]:
        """The identity of a code, with a new secret for the cookie of this device; the code becomes invalid."""
        token = secrets.token_urlsafe(32)
        now = self.now()
        found: list[Person] = []
        is_full: list[bool] = []
        d, t, i = schema.device_codes, schema.tokens, schema.identities

        def job(connection: Connection) -> None:
            is_valid = (d.c.hash == hashed(plain(given))) & (d.c.expires > now)
            use = delete(d).where(is_valid).returning(d.c.identity)
            identity = connection.execute(use).scalar()
            found.clear()
            is_full.clear()
            if identity is None:
                return
            count = len(connection.execute(select(t.c.hash).where(t.c.identity == identity)).all())
            is_full[:] = [count >= MOST]
            if count < MOST:
                row = connection.execute(select(i.c.id, i.c.name, i.c.seen).where(i.c.id == identity)).one()
                found[:] = [Person(hashed(token), *row)]
                connection.execute(insert(t).values(hash=found[0].cookie, identity=identity, created=now))

        await self.store.write(job)
        if any(is_full):
            raise Refused(409, message("server-too-many-devices", most=MOST))
        if not found:
            raise Refused(403, message("server-bad-device-code"))
        return self.identities.remember(found[0].cookie, found[0]), token

    async def list(self, person: Person) -> protocol.DeviceList:
        t = schema.tokens.c
        query = select(t.hash, t.created).where(t.identity == person.id).order_by(t.created.desc(), t.hash)
        async with self.store.connect() as connection:
            rows = (await connection.execute(query)).all()
        return protocol.DeviceList(
            [protocol.Device(hash[:ID_LENGTH], timestamp(created), hash == person.cookie) for hash, created in rows]
        )

    async def remove(self, person: Person, id: str) -> None:
        """Make the cookie of another device invalid."""
        t = schema.tokens
        removed: list[str] = []
        if person.cookie.startswith(id):
            raise Refused(409, message("server-this-device"))

        def job(connection: Connection) -> None:
            mine = select(t.c.hash).where(t.c.identity == person.id)
            removed[:] = [hash for hash in connection.execute(mine).scalars() if hash[:ID_LENGTH] == id]
            connection.execute(delete(t).where(t.c.hash.in_(removed)))

        await self.store.write(job)
        if not removed:
            raise Refused(404, message("server-no-such-device"))
        self.identities.forget(person.id)
