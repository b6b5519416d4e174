"""Each worker's copy of the operator's choices: takes over what has changed within a second or two."""

import asyncio
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection

from serenissima.core.errors import Problem
from serenissima.core.messages import message
from serenissima.server import protocol
from serenissima.server.errors import Refused
from serenissima.server.guard import Scope
from serenissima.server.house.choices import (
    CREATORS,
    FIRST_RUN,
    NAME,
    NAME_LENGTH,
    Choices,
    has_visitors,
    read_choices,
    read_revision,
    write_choices,
)
from serenissima.server.house.door import Door
from serenissima.server.local_addresses import is_local
from serenissima.server.people.identity import Person
from serenissima.server.settings import Settings
from serenissima.server.tables.presenter import timestamp
from serenissima.server.tables.repository import Tables


class Keeper:
    """Knows the operator's choices and applies them."""

    def __init__(self, tables: Tables, door: Door, settings: Settings, now: Callable[[], float]) -> None:
        self.tables = tables
        self.store = tables.store
        self.door = door
        self.settings = settings
        self.now = now
        self.choices = Choices()
        self.is_first_run = False

    async def open(self) -> None:
        """Read the choices before the first request."""
        await self.take_over()
        if self.settings.first_run and not self.choices.is_first_run_over:
            async with self.store.connect() as connection:
                self.is_first_run = not await connection.run_sync(has_visitors)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self.settings.house_every)
            try:
                await self.look()
            except Problem:  # the database is down
                continue

    async def look(self) -> None:
        async with self.store.connect() as connection:
            revision = await connection.run_sync(read_revision)
        if revision != self.choices.revision:
            await self.take_over()

    async def take_over(self) -> None:
        """Read everything, and let it take effect at the door, at tables and for sockets that are open."""
        async with self.store.connect() as connection:
            choices = await connection.run_sync(read_choices)
        changed = self.choices.closed ^ choices.closed
        self.choices = choices
        if choices.is_first_run_over:
            self.is_first_run = False
        self.door.take_over(choices)
        self.tables.doubt(list(changed))
        for subscriber in [each for table in self.tables.loaded.values() for each in table.subscribers]:
            refused = self.door.refusal_of_socket(subscriber.address, subscriber.identity)
            if refused is not None:
                subscriber.refuse_and_close(refused)

    # What visitors ask.

    def info(self, scope: Scope, person: Person | None) -> protocol.ServerInfo:
        """What a visitor may know about this server."""
        now = self.now()
        return protocol.ServerInfo(
            self.choices.name,
            [
                protocol.Announcement(each.id, each.texts, None if each.until is None else timestamp(each.until))
                for each in self.choices.announcements
                if each.until is None or each.until > now
            ],
            self.may_create(scope, person),
            self.is_first_run and is_local(scope),
        )

    def may_create(self, scope: Scope, person: Person | None) -> bool:
        return self.choices.creators == "everybody" or self.door.is_listed(scope, person.id if person else "")

    def must_be_creator(self, scope: Scope, person: Person) -> None:
        if not self.may_create(scope, person):
            raise Refused(403, message("server-not-a-creator"))

    def must_be_first(self, scope: Scope) -> None:
        """Refuse the choices of the first run to strangers, and when they have been made."""
        if not is_local(scope):
            raise Refused(403, message("server-only-local"))
        if not self.is_first_run:
            raise Refused(409, message("server-first-run-over"))

    async def finish_first_run(self, body: protocol.FirstRunBody) -> None:
        """Store the choices of the first-run page."""
        values: dict[str, Any] = {FIRST_RUN: True, NAME: clean_server_name(body.name), CREATORS: body.creators}

        def job(connection: Connection) -> None:
            write_choices(connection, **values)

        await self.store.write(job)
        await self.take_over()


def clean_server_name(name: str) -> str:
    """The name of a server as it is shown; empty for none."""
    wanted = " ".join(name.split())
    if len(wanted) > NAME_LENGTH or not wanted.isprintable():
        raise Refused(400, message("server-bad-server-name", most=NAME_LENGTH))
    return wanted
