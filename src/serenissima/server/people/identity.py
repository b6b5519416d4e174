"""Identity without accounts: a secret in a cookie; the database stores only its hash."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from typing import Final

from sqlalchemy import Connection, delete, insert, update

from serenissima.core.messages import message
from serenissima.server.errors import Refused
from serenissima.server.people.former import is_former
from serenissima.server.storage import schema
from serenissima.server.storage.store import Store

COOKIE: Final = "serenissima"
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
NAME_LENGTH: Final = 24
REMEMBERED: Final = 10_000
SEEN_STEP: Final = 86_400.0
"""Resolution, in seconds, of the time when people were last here."""
REMEMBERED_FOR: Final = 10.0
"""Seconds for which a cookie that was revoked at another worker may still be accepted."""


class Person:
    """Somebody with a cookie."""

    def __init__(self, cookie: str, id: str, name: str, seen: float) -> None:
        self.cookie = cookie
        """The hash of the cookie that identifies this person here."""
        self.id = id
        self.name = name
        self.seen = seen
        """When this person was last here, according to the database."""


def hashed(secret: str) -> str:
    return sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def code(length: int) -> str:
    """A secret that people can type, without characters that look alike. Each character has almost five bits."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def clean_name(name: str) -> str:
    """A name as it is shown; refused if it is empty, too long or not printable."""
    wanted = " ".join(name.split())
    if not 1 <= len(wanted) <= NAME_LENGTH or not wanted.isprintable():
        raise Refused(400, message("server-bad-name", most=NAME_LENGTH))
    if is_former(wanted):
        raise Refused(400, message("server-reserved-name", name=wanted))
    return wanted


class Identities:
    """The people this server knows."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now
        self.known: OrderedDict[str, tuple[Person, float]] = OrderedDict()
        """People by the hash of their cookie, and when the database was last asked about it."""

    async def who(self, token: str | None) -> Person | None:
        """The person this cookie belongs to."""
        if not token or len(token) > 100:
            return None
        key = hashed(token)
        person, asked = self.known.get(key, (None, 0.0))
        if person is None or not 0 <= self.now() - asked < REMEMBERED_FOR:
            found = await self.store.identity(key)
            if found is None:
                self.known.pop(key, None)
                return None
            id, name, seen = found
            if person is None:
                person = Person(key, id, name, seen)
            person.name, person.seen = name, seen  # sockets keep this object
            self.remember(key, person)
        if self.now() - person.seen >= SEEN_STEP:
            self.note_visit(person)
        return person

    def is_known(self, token: str) -> bool:
        """Whether this cookie was valid when it was last seen here; does not ask the database."""
        return hashed(token) in self.known

    def note_visit(self, person: Person) -> None:
        """Store that this person is here, without waiting for it."""
        person.seen = self.now()
        i = schema.identities
        here = update(i).where(i.c.id == person.id).values(seen=person.seen)

        def job(connection: Connection) -> None:
            connection.execute(here)

        self.store.writer.write(job).add_done_callback(asyncio.Future.exception)

    def remember(self, key: str, person: Person) -> Person:
        self.known[key] = (person, self.now())
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        return person

    def forget(self, identity: str) -> None:
        """Ask the database again about all cookies of this person."""
        for key in [key for key, (person, _) in self.known.items() if person.id == identity]:
            del self.known[key]

    async def make(self, name: str) -> tuple[Person, str]:
        """A new identity and its secret for the cookie."""
        created = self.now()
        token = secrets.token_urlsafe(32)
        person = Person(hashed(token), secrets.token_hex(16), clean_name(name), created)

        def job(connection: Connection) -> None:
            row = {"id": person.id, "name": person.name, "created": created, "seen": created}
            connection.execute(insert(schema.identities).values(row))
            row = {"hash": person.cookie, "identity": person.id, "created": created}
            connection.execute(insert(schema.tokens).values(row))

        await self.store.write(job)
        return self.remember(person.cookie, person), token

    async def rename(self, person: Person, name: str) -> None:
        """Change the name for future tables; at current tables it stays as it is."""
        wanted = clean_name(name)
        if wanted == person.name:
            return

        def job(connection: Connection) -> None:
            i = schema.identities
            connection.execute(update(i).where(i.c.id == person.id).values(name=wanted))

        await self.store.write(job)
        person.name = wanted

    async def new_code(self, person: Person) -> str:
        """A new recovery code of 128 bits, in groups; it replaces the older one."""
        fresh = "-".join(code(5) for _ in range(6))

        def job(connection: Connection) -> None:
            i = schema.identities
            connection.execute(update(i).where(i.c.id == person.id).values(recovery=hashed(plain(fresh))))

        await self.store.write(job)
        return fresh

    async def recover(self, given: str) -> tuple[Person, str]:
        """The identity of a recovery code, with a new secret; the code and all older secrets become invalid."""
        token = secrets.token_urlsafe(32)
        created = self.now()
        found: list[Person] = []

        def job(connection: Connection) -> None:
            i, t = schema.identities, schema.tokens
            use = update(i).where(i.c.recovery == hashed(plain(given))).values(recovery=None)
            row = connection.execute(use.returning(i.c.id, i.c.name, i.c.seen)).first()
            found[:] = [Person(hashed(token), *row)] if row else []
            for person in found:
                connection.execute(delete(t).where(t.c.identity == person.id))
                connection.execute(insert(t).values(hash=person.cookie, identity=person.id, created=created))

        await self.store.write(job)
        if not found:
            raise Refused(403, message("server-bad-code"))
        person = found[0]
        self.forget(person.id)
        return self.remember(person.cookie, person), token

    async def log_out(self, person: Person, everywhere: bool) -> None:
        """Invalidate the cookie that identifies this person here, or all cookies of this person."""

        def job(connection: Connection) -> None:
            t = schema.tokens
            which = t.c.identity == person.id if everywhere else t.c.hash == person.cookie
            connection.execute(delete(t).where(which))

        await self.store.write(job)
        self.forget(person.id)


def plain(code: str) -> str:
    """Normalise a typed recovery code."""
    return "".join(letter for letter in code.lower() if letter in LETTERS)
