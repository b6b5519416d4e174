"""Everything that the server stores about one person, as one file for that person."""

from typing import Any, Final

import msgspec
from sqlalchemy import select

from serenissima.core.errors import Problem
from serenissima.core.messages import message
from serenissima.server import protocol
from serenissima.server.clubs.membership import Membership
from serenissima.server.errors import Refused
from serenissima.server.notifications.service import Notifications
from serenissima.server.people.devices import Devices
from serenissima.server.people.history import Filter, History
from serenissima.server.people.holidays import Holidays
from serenissima.server.people.identity import Person
from serenissima.server.people.notes import Notes
from serenissima.server.rate_limits import Buckets
from serenissima.server.settings import Rate
from serenissima.server.storage import schema
from serenissima.server.storage.store import Unavailable
from serenissima.server.tables.presenter import timestamp
from serenissima.server.tables.repository import Tables
from serenissima.server.tables.table import NO_SEAT

FORMAT_VERSION: Final = 1
RATE: Final = Rate(3, 1 / 60)
"""Exports of one person: each may have to load many games."""


class Exports:
    """Gathers what is stored about somebody. Secrets, such as the keys of webhooks, are left out."""

    def __init__(
        self,
        tables: Tables,
        history: History,
        devices: Devices,
        notifications: Notifications,
        membership: Membership,
        holidays: Holidays,
        notes: Notes,
    ) -> None:
        self.tables = tables
        self.history = history
        self.devices = devices
        self.notifications = notifications
        self.membership = membership
        self.holidays = holidays
        self.notes = notes
        self.buckets = Buckets(RATE)

    async def of(self, person: Person) -> protocol.Export:
        bucket = self.buckets.of(person.id)
        if not bucket.take():
            raise Refused(429, message("server-too-fast"), bucket.wait())
        i = schema.identities.c
        async with self.tables.store.connect() as connection:
            row = (await connection.execute(select(i.created, i.seen).where(i.id == person.id))).one()
        contacts = await self.notifications.list(person)
        return protocol.Export(
            "serenissima-export",
            FORMAT_VERSION,
            person.name,
            timestamp(row.created),
            timestamp(row.seen),
            (await self.devices.list(person)).devices,
            [msgspec.structs.replace(contact, secret=None) for contact in contacts.contacts],
            contacts.quiet,
            [
                protocol.ExportedClub(name, timestamp(joined), is_organiser)
                for name, joined, is_organiser in await self.membership.exported(person)
            ],
            (await self.holidays.list(person.id)).holidays,
            [await self.game(person, game) for game in await self.games(person)],
        )

    async def games(self, person: Person) -> list[protocol.MyGame]:
        """All games, also hidden ones; the keys of links to them are secrets."""
        found: list[protocol.MyGame] = []
        for state in ("all", "hidden"):
            after: str | None = None
            while True:
                page = await self.history.page(person.id, Filter(state), after)
                found += page.games
                after = page.next
                if after is None:
                    break
        return [msgspec.structs.replace(game, share=None) for game in found]

    async def game(self, person: Person, game: protocol.MyGame) -> protocol.ExportedGame:
        own = next((seat.seat for seat in game.seats if seat.yours), NO_SEAT)
        record: Any = None
        said: list[protocol.OwnLine] = []
        answers: dict[str, str] = {}
        try:
            async with self.tables.at(game.id) as table:
                author = table.author_of(person.id)
                if table.session is not None:
                    record = {**table.present.record(own), "snapshots": []}
                for seat in table.seats_of(person.id):
                    stored = table.seats[seat].standing.get("answers", {})
                    answers |= {question: each["answer"] for question, each in stored.items()}
            lines = await self.tables.store.chat(game.id, 0)
            said = [protocol.OwnLine(line.text, timestamp(line.time)) for line in lines if line.author == author]
        except Unavailable:
            raise
        except Problem:  # it was deleted just now, or has rules that this server no longer knows
            pass
        note = (await self.notes.read(person.id, game.id)).text
        return protocol.ExportedGame(game, record, said, note, answers)
