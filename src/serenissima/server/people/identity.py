"""Identity without accounts: a secret in a cookie, of which the database has only the hash."""

import secrets
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from typing import Final

from sqlalchemy import Connection, insert, update

from serenissima.core.words import message
from serenissima.server.errors import Refused
from serenissima.server.storage import schema
from serenissima.server.storage.store import Store

COOKIE: Final = "serenissima"
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
NAME_LENGTH: Final = 24
REMEMBERED: Final = 10_000


class Person:
    """Somebody with a cookie."""

    def __init__(self, id: str, name: str) -> None:
        self.id = id
        self.name = name


def hashed(secret: str) -> str:
    return sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def code(length: int) -> str:
    """A secret that people can type: no letters that look alike. Each letter is worth almost five bits."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def clean_name(name: str) -> str:
    """A name as it will be shown; refused if it is empty, too long or not printable."""
    wanted = " ".join(name.split())
    if not 1 <= len(wanted) <= NAME_LENGTH or not wanted.isprintable():
        raise Refused(400, message("server-bad-name", most=NAME_LENGTH))
    return wanted


class Identities:
    """The people this server knows."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now
        self.known: OrderedDict[str, Person] = OrderedDict()

    async def who(self, token: str | None) -> Person | None:
        """Whose cookie this is."""
        if not token or len(token) > 100:
            return None
        key = hashed(token)
        person = self.known.get(key)
        if person is None:
            found = await self.store.identity(key)
            if found is None:
                return None
            person = self.remember(key, Person(*found))
        return person

    def remember(self, key: str, person: Person) -> Person:
        self.known[key] = person
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        return person

    async def make(self, name: str) -> tuple[Person, str]:
        """A new identity and its secret for the cookie."""
        person = Person(secrets.token_hex(16), clean_name(name))
        token = secrets.token_urlsafe(32)
        created = self.now()

        def job(connection: Connection) -> None:
            row = {"id": person.id, "name": person.name, "created": created}
            connection.execute(insert(schema.identities).values(row))
            row = {"hash": hashed(token), "identity": person.id, "created": created}
            connection.execute(insert(schema.tokens).values(row))

        await self.store.write(job)
        return self.remember(hashed(token), person), token

    async def rename(self, person: Person, name: str) -> None:
        """Another name for future tables; at tables where the person sits it stays as it is."""
        wanted = clean_name(name)
        if wanted == person.name:
            return

        def job(connection: Connection) -> None:
            i = schema.identities
            connection.execute(update(i).where(i.c.id == person.id).values(name=wanted))

        await self.store.write(job)
        person.name = wanted

    async def new_code(self, person: Person) -> str:
        """A fresh recovery code of 128 bits, in groups; the older one is void."""
        fresh = "-".join(code(5) for _ in range(6))

        def job(connection: Connection) -> None:
            i = schema.identities
            connection.execute(update(i).where(i.c.id == person.id).values(recovery=hashed(plain(fresh))))

        await self.store.write(job)
        return fresh

    async def recover(self, given: str) -> tuple[Person, str]:
        """The identity to which a recovery code belongs, with a further secret of its own."""
        found = await self.store.recovered(hashed(plain(given)))
        if found is None:
            raise Refused(403, message("server-bad-code"))
        person = Person(*found)
        token = secrets.token_urlsafe(32)
        created = self.now()

        def job(connection: Connection) -> None:
            row = {"hash": hashed(token), "identity": person.id, "created": created}
            connection.execute(insert(schema.tokens).values(row))

        await self.store.write(job)
        return self.remember(hashed(token), person), token


def plain(code: str) -> str:
    """A recovery code as it was typed, without what typing adds."""
    return "".join(letter for letter in code.lower() if letter in LETTERS)
