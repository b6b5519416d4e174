"""Creating tables, taking seats, and handling absence. What happens only before the game is in `setup`."""

import math
import secrets
from dataclasses import replace
from typing import Any, Final

from serenissima.core.messages import Message, message
from serenissima.server import protocol
from serenissima.server.errors import Refused
from serenissima.server.people.former import is_former
from serenissima.server.people.identity import LETTERS, Person, clean_name
from serenissima.server.storage.holidays import holidays_of
from serenissima.server.storage.rows import BOT, OPEN, OVER, PERSON, RUNNING, Change, SeatRow, TableRow
from serenissima.server.tables import clocks
from serenissima.server.tables.chat_lines import add_note
from serenissima.server.tables.clocks import DAY
from serenissima.server.tables.codes import new_code
from serenissima.server.tables.repository import Tables
from serenissima.server.tables.setup_log import log_change
from serenissima.server.tables.table import Table
from serenissima.table.fairness import game_seed
from serenissima.table.session import Session

STAND_IN: Final = "greedy"
"""The bot that plays for absent people and on seats nobody has claimed."""
BOT_NAMES: Final = ("Barbarigo", "Contarini", "Dandolo", "Foscari", "Grimani", "Loredan", "Mocenigo", "Venier")


class Seats:
    """Changes to seats. Every method except `make` is called with the table's lock held."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    # Making tables.

    async def make(self, person: Person, body: protocol.TableBody) -> Table:
        """Create a table, with the commitment to its secret seed."""
        offer = self.tables.offer
        spec = offer.find(body.game)
        if body.game not in offer.games:
            raise Refused(400, message("game-unknown", given=body.game, possible=", ".join(offer.games)))
        options = spec.read_options(body.options)
        spec.new(len(body.seats), options, 0)
        await self.must_have_room(person.id)
        if sum(isinstance(sitter, protocol.MeSitter) for sitter in body.seats) > 1:
            raise Refused(400, message("server-me-twice"))
        clock = clocks.cleaned(body.clock)
        if body.club is not None and not await self.tables.store.members_among(body.club, [person.id]):
            raise Refused(404, message("server-no-such-club"))
        is_private = body.private or body.club is not None
        table = self.new_table(person.id, spec.id, spec.version, options, is_private, clock, body.club)
        table.spec = spec
        name = clean_name(body.name) if body.name else person.name
        word = clean_word(body.word)
        table.row.auto_start = body.auto_start
        table.seats = [self.seat_for(table.id, seat, each, person, name) for seat, each in enumerate(body.seats)]
        for seat in table.seats:
            if seat.identity == person.id and not seat.here:
                seat.word = word
        await self.open(table)
        return table

    async def must_have_room(self, host: str) -> None:
        """Refuse if somebody would host too many tables at once."""
        most = self.tables.settings.limits.running_tables
        if await self.tables.store.hosted(host, self.tables.now() - clocks.DAY) >= most:
            raise Refused(429, message("server-too-many-tables", most=most))

    def new_table(
        self,
        host: str,
        game: str,
        version: int,
        options: dict[str, Any],
        private: bool,
        clock: dict[str, Any],
        club: str | None,
    ) -> Table:
        table = self.tables.new(new_id(16))
        now = self.tables.now()
        secret = secrets.token_hex(32)
        table.row = TableRow(table.id, game, version, options, private, clock, host, new_id(20), secret, now, now)
        table.row.club = club
        return table

    async def open(self, table: Table, is_waiting: bool = False) -> None:
        """Store a new table, and start its game if every seat is taken, unless it `is_waiting` for its host."""
        table.row.code = await new_code(self.tables.store)
        async with table.lock:
            table.is_loaded = True
            self.tables.loaded[table.id] = table
            change = Change(table.id, new=True)
            try:
                if not is_waiting:
                    await self.start_if_full(table, change)
                await self.tables.save(table, change)
            except BaseException:
                self.tables.loaded.pop(table.id, None)
                raise

    def seat_for(self, table: str, number: int, sitter: protocol.Sitter, person: Person, name: str) -> SeatRow:
        """A seat of a table whose game has not begun, as a person wants it; `name` is what this person is called."""
        seat = SeatRow(table, number, OPEN)
        offer = self.tables.offer
        if isinstance(sitter, protocol.MeSitter):
            seat = replace(seat, kind=PERSON, identity=person.id, name=name)
        elif isinstance(sitter, protocol.HereSitter):
            seat = replace(seat, kind=PERSON, identity=person.id, name=clean_name(sitter.name), here=True)
        elif isinstance(sitter, protocol.BotSitter):
            if sitter.level not in (*offer.levels, *offer.engines):
                raise Refused(400, message("bot-unknown", given=sitter.level, possible=", ".join(offer.levels)))
            seat = replace(seat, kind=BOT, level=sitter.level, name=bot_name(number))
        return seat

    async def start_if_full(self, table: Table, change: Change) -> None:
        if table.row.state == OPEN and all(seat.kind != OPEN for seat in table.seats):
            await self.begin(table, change)

    async def begin(self, table: Table, change: Change) -> None:
        """Start the game: the committed secret and everybody's word determine the seed."""
        row = table.row
        row.counts = await self.are_all_members(table)
        row.seed = str(game_seed(row.server_seed, [seat.word for seat in table.seats]))
        row.state = RUNNING
        row.setup_log = []
        table.session = Session(table.spec, table.new_record())
        table.session.answer_forced()
        await self.read_holidays(table)
        clocks.begin(row.clock, table.seats)
        self.tables.collect_entries(table, change, 0)

    async def are_all_members(self, table: Table) -> bool:
        """Whether this is a game of a club and everybody who plays is a member, with one seat and a device each."""
        seated = [seat.identity for seat in table.seats if seat.identity]
        people = set(seated)
        if table.row.club is None or len(people) < len(seated) or any(seat.here for seat in table.seats):
            return False
        try:
            return people == await self.tables.store.members_among(table.row.club, people)
        except BaseException:  # seats may have been changed already
            table.is_loaded = False
            raise

    # Taking and freeing seats.

    async def claim(self, table: Table, person: Person, body: protocol.ClaimBody) -> None:
        """Take an open seat. A seat that was freed in mid-game is reserved for its owner for a while."""
        table.admit(person.id, body.invite)
        seat = table.seat(body.seat)
        if seat.kind != OPEN or table.row.state == OVER:
            raise Refused(409, message("server-seat-taken"))
        change = Change(table.id)
        if seat.is_kept_for(person.id):
            self.come_back(table, seat, change)
            await self.tables.save(table, change)
            return
        reserved = seat.reserved_for(self.tables.now())
        if reserved is not None:
            raise Refused(409, message("server-seat-reserved", name=seat.name, days=math.ceil(reserved / DAY)))
        word = clean_word(body.word)
        name = clean_name(body.name) if body.name else person.name
        before = seat.name
        seat.kind, seat.identity, seat.name, seat.here, seat.standing = PERSON, person.id, name, False, {}
        table.note_presence(person.id)
        if table.row.state == RUNNING:
            await self.read_holidays(table)
            self.give_back(table, seat)
            table.row.counts = False
            self.note(table, change, message("server-note-claimed", name=name, before=before))
        else:
            seat.word = word
            log_change(table.row, message("server-setup-sits", name=name, seat=seat.seat + 1), self.tables.now())
            if table.row.auto_start:
                await self.start_if_full(table, change)
        await self.tables.save(table, change)

    async def free(self, table: Table, person: Person, number: int) -> None:
        """The host frees a seat before the game, or one whose owner has left it to a stand-in."""
        seat = table.seat(number)
        must_host(table, person)
        change = Change(table.id)
        if table.row.state == OPEN:
            table.seats[number] = SeatRow(table.id, number, OPEN)
            log_change(table.row, message("server-setup-freed", name=seat.name), self.tables.now())
        elif table.row.state == RUNNING and seat.kind == PERSON and seat.identity and seat.stand_in:
            now = self.tables.now()
            last_seen = table.absent_since(seat.identity)
            seat.kind, seat.votes = OPEN, []
            seat.reserved_until = (
                now if last_seen is None else last_seen
            ) + DAY * self.tables.settings.seat_reserved_days
            days = math.ceil((seat.reserved_for(now) or 0.0) / DAY)
            self.note(table, change, message("server-note-freed", name=seat.name, days=days))
        else:
            raise Refused(409, message("server-seat-not-abandoned"))
        await self.tables.save(table, change)

    # Absence.

    async def resign(self, table: Table, person: Person, number: int) -> None:
        """A bot plays the seat for good."""
        seat = table.own_seat(number, person.id)
        must_run(table)
        seat.kind, seat.level, seat.stand_in, seat.votes = BOT, STAND_IN, None, []
        self.press_clocks(table)
        change = Change(table.id)
        self.note(table, change, message("server-note-resigned", name=seat.name))
        await self.tables.save(table, change)

    async def vote(self, table: Table, person: Person, number: int) -> None:
        """Vote for a bot to stand in for an absent person; all others who play must agree."""
        seat = table.seat(number)
        must_run(table)
        if seat.kind != PERSON or seat.stand_in or not table.waits_for(number):
            raise Refused(409, message("server-no-vote"))
        voters = table.players(but=seat.identity)
        if person.id not in voters:
            raise Refused(403, message("server-not-your-vote"))
        self.must_be_absent(table, seat)
        seat.votes = sorted({*seat.votes, person.id} & voters)
        change = Change(table.id)
        if set(seat.votes) == voters:
            names = [each.name for each in table.seats if each.kind == PERSON and each.identity in voters]
            self.note(table, change, message("server-note-voted", name=seat.name, voters=", ".join(names)))
            seat.stand_in, seat.votes = STAND_IN, []
            self.press_clocks(table)
        await self.tables.save(table, change)

    def must_be_absent(self, table: Table, seat: SeatRow) -> None:
        """Refuse a vote against somebody who is present, was present a moment ago, or has days for a move."""
        if seat.identity is None or clocks.is_out(table.row.clock, seat, self.tables.now()):
            return
        if table.row.clock["kind"] == "days":
            raise Refused(409, message("server-has-days", name=seat.name))
        wait = self.tables.settings.absence - (table.absent_for(seat.identity) or 0.0)
        if wait > 0:
            raise Refused(409, message("server-still-here", name=seat.name, seconds=math.ceil(wait)))

    async def arrive(self, table: Table, identity: str) -> None:
        """Somebody has opened a socket: cancel the votes against them."""
        accused = [table.seats[number] for number in table.seats_of(identity) if table.seats[number].votes]
        for seat in accused:
            seat.votes = []
        if accused:
            await self.tables.save(table)

    async def return_to_seat(self, table: Table, person: Person, number: int) -> None:
        """The owner takes the seat back from the stand-in, even if the host has freed it."""
        seat = table.seat(number)
        if not seat.is_kept_for(person.id):
            table.own_seat(number, person.id)
        must_run(table)
        change = Change(table.id)
        self.come_back(table, seat, change)
        await self.tables.save(table, change)

    def come_back(self, table: Table, seat: SeatRow, change: Change) -> None:
        """The owner plays this seat again."""
        if seat.stand_in:
            self.note(table, change, message("server-note-returned", name=seat.name))
        seat.kind = PERSON
        self.give_back(table, seat)

    def give_back(self, table: Table, seat: SeatRow) -> None:
        """Remove the stand-in, if there is one, in favour of the person who now owns the seat."""
        if seat.stand_in:
            seat.stand_in = None
            clocks.refill(table.row.clock, seat)
        seat.votes, seat.reserved_until = [], None
        self.press_clocks(table)

    def note(self, table: Table, change: Change, message: Message) -> None:
        add_note(table, change, message, self.tables.now())

    def press_clocks(self, table: Table) -> None:
        """Update the clocks when somebody else answers for a seat from now on."""
        clocks.press(table.row.clock, table.seats, table.game().state.waiting(), -1, self.tables.now())
        table.row.due = clocks.due(table.row.clock, table.seats)

    async def time_out(self, table: Table) -> None:
        """A clock has run out: a bot stands in."""
        now = self.tables.now()
        if table.row.state != RUNNING:
            return
        known = table.row.due
        await self.read_holidays(table)
        table.row.due = clocks.due(table.row.clock, table.seats)
        late = [seat for seat in table.seats if clocks.is_out(table.row.clock, seat, now)]
        if not late:
            if table.row.due != known:
                await self.tables.save(table)
            return
        change = Change(table.id)
        for seat in late:
            seat.stand_in, seat.votes = STAND_IN, []
            self.note(table, change, message("server-note-time-out", name=seat.name))
        self.press_clocks(table)
        await self.tables.save(table, change)

    # Days off.

    async def read_holidays(self, table: Table) -> None:
        """Copy the holidays of the people at a table to their seats, where the clocks read them."""
        people = {seat.identity for seat in table.seats if seat.identity}
        if clocks.has_days_off(table.row.clock) and people:
            found = await holidays_of(self.tables.store, people)
            for seat in table.seats:
                seat.holidays = [each.at_seat() for each in found.get(seat.identity or "", ())]

    async def update_holidays(self, table: Table) -> None:
        """Somebody has changed their holidays. This never changes what has passed on a clock until now."""
        if clocks.has_days_off(table.row.clock):
            await self.read_holidays(table)
            table.row.due = clocks.due(table.row.clock, table.seats)
            await self.tables.save(table)

    # After the game.

    async def rematch(self, table: Table, person: Person) -> str:
        """The id of a new table with the same people, game and options; a second request returns the same one.

        Who asks is its host. If others sat here, it waits for its host to start; against bots it begins at once.
        """
        if not table.belongs(person.id):
            raise Refused(403, message("server-not-yours"))
        row = table.row
        if row.state != OVER:
            raise Refused(409, message("server-not-over"))
        if row.rematch is None:
            await self.must_have_room(person.id)
            club = row.club if table.is_member(person.id) else None
            new = self.new_table(
                person.id, row.game, table.spec.version, dict(row.options), row.private, dict(row.clock), club
            )
            new.spec = table.spec
            new.seats = [seat_again(new.id, seat) for seat in table.seats]
            others = any(seat.kind == PERSON and seat.identity != person.id for seat in new.seats)
            await self.open(new, is_waiting=others)
            row.rematch = new.id
            await self.tables.save(table)
        return row.rematch


def must_host(table: Table, person: Person) -> None:
    if table.row.host != person.id:
        raise Refused(403, message("server-not-host"))


def must_be_open(table: Table) -> None:
    if table.row.state != OPEN:
        raise Refused(409, message("server-begun"))


def must_run(table: Table) -> None:
    if table.row.state != RUNNING:
        raise Refused(409, message("server-not-begun" if table.row.state == OPEN else "illegal-game-over"))


def seat_again(table: str, seat: SeatRow) -> SeatRow:
    """A seat in the rematch at this table. Who has resigned is asked again."""
    if seat.kind == OPEN or is_former(seat.name):
        return SeatRow(table, seat.seat, OPEN)
    if seat.identity is not None:
        return SeatRow(table, seat.seat, PERSON, seat.identity, seat.name, here=seat.here)
    return SeatRow(table, seat.seat, seat.kind, name=seat.name, level=seat.level)


def new_id(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def bot_name(seat: int) -> str:
    """Bots are named after old Venetian families; the names are the same in every language."""
    return BOT_NAMES[seat % len(BOT_NAMES)]


def clean_word(word: str | None) -> str:
    """The word that a seat adds to the shuffle."""
    wanted = (word or "").strip()
    if not wanted.isprintable() or "|" in wanted:
        raise Refused(400, message("server-bad-word"))
    return wanted
