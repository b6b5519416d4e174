"""The chat of a table, and its moderation by the host. Call it with the table's lock held."""

from typing import Final

from serenissima.core.messages import message
from serenissima.server.errors import Refused
from serenissima.server.people.identity import Person
from serenissima.server.rate_limits import Buckets
from serenissima.server.storage.rows import Change
from serenissima.server.tables.chat_lines import add_line, add_note
from serenissima.server.tables.repository import Tables
from serenissima.server.tables.seats import must_host
from serenissima.server.tables.table import NO_SEAT, Table

TEXT_LENGTH: Final = 500
MODERATED: Final = 200
"""Maximum number of muted or removed people per table; beyond that the earliest are dropped."""


class Chat:
    """Writing, muting and removing."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        limits = tables.settings.limits
        self.lines = Buckets(limits.chat)
        self.lines_of_spectators = Buckets(limits.spectator_chat)

    async def say(self, table: Table, person: Person, text: str, invite: str | None) -> None:
        """Say something to everybody at the table."""
        wanted = " ".join(text.split())
        if not 1 <= len(wanted) <= TEXT_LENGTH or not wanted.isprintable():
            raise Refused(400, message("server-bad-text", most=TEXT_LENGTH))
        author = self.must_be_welcome(table, person, invite)
        self.must_not_flood(table, person)
        mine = table.seats_of(person.id)
        seat, name = (mine[0], table.seats[mine[0]].name) if mine else (NO_SEAT, person.name)
        change = Change(table.id)
        add_line(table, change, seat, name, wanted, author, self.tables.now())
        await self.tables.save(table, change, changes_row=False)

    def must_be_welcome(self, table: Table, person: Person, invite: str | None) -> str:
        """The author id of a person; refused if they may not write here."""
        table.admit(person.id, invite)
        author = table.author_of(person.id)
        if author in table.row.muted:
            raise Refused(403, message("server-muted"))
        return author

    def must_not_flood(self, table: Table, person: Person) -> None:
        own = self.lines.of(f"{table.id} {person.id}")
        if not own.take():
            raise Refused(429, message("server-chat-too-fast", seconds=own.wait()), own.wait())
        all_spectators = self.lines_of_spectators.of(table.id)
        if not table.seats_of(person.id) and not all_spectators.take():
            wait = all_spectators.wait()
            raise Refused(429, message("server-chat-crowded", seconds=wait), wait)

    async def mute(self, table: Table, person: Person, author: str, yes: bool) -> None:
        """The host mutes or unmutes somebody."""
        name = await self.named(table, person, author)
        if yes == (author in table.row.muted):
            return
        table.row.muted = changed(table.row.muted, author, yes)
        await self.save(table, "server-note-muted" if yes else "server-note-unmuted", name)

    async def remove(self, table: Table, person: Person, author: str, yes: bool) -> None:
        """The host removes somebody without a seat, or lets them back in."""
        name = await self.named(table, person, author)
        if any(seat.identity and table.author_of(seat.identity) == author for seat in table.seats):
            raise Refused(409, message("server-author-sits", name=name))
        if yes == (author in table.row.removed):
            return
        table.row.removed = changed(table.row.removed, author, yes)
        await self.save(table, "server-note-removed" if yes else "server-note-readmitted", name)

    async def named(self, table: Table, person: Person, author: str) -> str:
        """The name of an author whom the host mutes or removes."""
        must_host(table, person)
        if author == table.author_of(person.id):
            raise Refused(409, message("server-author-yourself"))
        name = await self.tables.store.author_name(table.id, author)
        if name is None:
            raise Refused(400, message("server-no-such-author"))
        return name

    async def save(self, table: Table, note: str, name: str) -> None:
        change = Change(table.id)
        add_note(table, change, message(note, name=name), self.tables.now())
        await self.tables.save(table, change)


def changed(authors: list[str], author: str, is_in: bool) -> list[str]:
    """Returns a new list: the old one may be queued for the database."""
    others = [each for each in authors if each != author]
    return [*others, author][-MODERATED:] if is_in else others
