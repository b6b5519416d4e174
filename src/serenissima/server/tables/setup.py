"""Before the game: the host changes the table, people change their names and leave, the host starts."""

from dataclasses import replace
from typing import Any, Final

from serenissima.core.messages import Message, message
from serenissima.server import protocol
from serenissima.server.errors import Refused
from serenissima.server.people.identity import Person, clean_name
from serenissima.server.storage.rows import BOT, OPEN, PERSON, Change, SeatRow
from serenissima.server.tables import clocks
from serenissima.server.tables.repository import Tables
from serenissima.server.tables.seats import Seats, bot_name, must_be_open, must_host
from serenissima.server.tables.setup_log import log_change
from serenissima.server.tables.table import NO_SEAT, Table

WEEKEND: Final = {5, 6}


class Setup:
    """Changes to a table whose game has not begun. Every method is called with the table's lock held."""

    def __init__(self, tables: Tables, seats: Seats) -> None:
        self.tables = tables
        self.seats = seats

    async def change(self, table: Table, person: Person, body: protocol.SetupBody) -> None:
        """The host changes the table. It is checked as a new table is, and changed only if everything is possible."""
        must_host(table, person)
        must_be_open(table)
        row, spec, who = table.row, table.spec, name_of(table, person)
        if body.private is False and row.club is not None:
            raise Refused(409, message("server-club-private"))
        lines: list[Message] = []
        seats, options = list(table.seats), row.options
        if body.count is not None and body.count != len(seats):
            seats = resized(table, body.count)
            options = options_for(table, body.count)
            lines.append(message("server-setup-count", name=who, count=len(seats)))
        for each in body.seats:
            if each.seat >= len(seats):
                raise Refused(400, message("server-no-such-seat"))
            before = seats[each.seat]
            if before.kind == PERSON and before.identity != person.id:
                raise Refused(409, message("server-seat-taken"))
            seats[each.seat] = after = self.seats.seat_for(table.id, each.seat, each.sitter, person, who)
            lines.append(seat_line(who, after))
        if sum(seat.identity == person.id and not seat.here for seat in seats) > 1:
            raise Refused(400, message("server-me-twice"))
        if body.options is not None:
            options = body.options
        if options is not row.options:
            options = spec.read_options(options)
            spec.new(len(seats), options, 0)
        if body.options is not None and options != row.options:
            changed = sum(value != row.options.get(name) for name, value in options.items())
            lines.append(message("server-setup-options", name=who, count=changed))
        if body.clock is not None and (clock := clocks.cleaned(body.clock)) != row.clock:
            row.clock = clock
            lines.append(message("server-setup-clock", name=who, clock=clock_text(body.clock)))
        if body.private is not None and body.private != row.private:
            row.private = body.private
            lines.append(message("server-setup-private" if body.private else "server-setup-listed", name=who))
        if body.auto_start is not None and body.auto_start != row.auto_start:
            row.auto_start = body.auto_start
            lines.append(message("server-setup-auto" if body.auto_start else "server-setup-wait", name=who))
        move_subscribers(table, seats)
        row.options, table.seats = options, seats
        await self.save(table, *lines)

    async def rename(self, table: Table, person: Person, number: int, name: str) -> None:
        """Change your name at this table, or that of somebody at your device."""
        seat = table.own_seat(number, person.id)
        must_be_open(table)
        wanted, before = clean_name(name), seat.name
        if wanted != before:
            seat.name = wanted
            await self.save(table, message("server-setup-renamed", name=wanted, before=before))

    async def leave(self, table: Table, person: Person, number: int) -> None:
        """Give up a seat. If it is the host's own and others are here, the next of them becomes the host."""
        seat = table.own_seat(number, person.id)
        must_be_open(table)
        heir = next_person(table, number)
        lines = [message("server-setup-left", name=seat.name)]
        if table.row.host == person.id and not seat.here and heir is not None:
            for own in table.seats_of(person.id):
                table.seats[own] = SeatRow(table.id, own, OPEN)
            lines.append(self.hand_over(table, heir))
        table.seats[number] = SeatRow(table.id, number, OPEN)
        await self.save(table, *lines)

    async def take_over(self, table: Table, person: Person) -> None:
        """Become the host, if the host has been away for a while."""
        must_be_open(table)
        own = [table.seats[number] for number in table.seats_of(person.id) if not table.seats[number].here]
        if not own:
            raise Refused(403, message("server-not-yours"))
        if table.row.host == person.id:
            return
        away = table.absent_for(table.row.host)
        if away is None or away < self.tables.settings.absence:
            raise Refused(409, message("server-host-here"))
        await self.save(table, self.hand_over(table, own[0]))

    def hand_over(self, table: Table, seat: SeatRow) -> Message:
        assert seat.identity is not None
        table.row.host = seat.identity
        return message("server-setup-host", name=seat.name)

    async def start(self, table: Table, person: Person, level: str) -> None:
        """The host starts the game; bots of this level take the seats that are still open."""
        must_host(table, person)
        must_be_open(table)
        bot = protocol.BotSitter(level)
        table.seats = [
            self.seats.seat_for(table.id, seat.seat, bot, person, "") if seat.kind == OPEN else seat
            for seat in table.seats
        ]
        change = Change(table.id)
        await self.seats.begin(table, change)
        await self.tables.save(table, change)

    async def save(self, table: Table, *lines: Message) -> None:
        for line in lines:
            log_change(table.row, line, self.tables.now())
        await self.tables.save(table)


def name_of(table: Table, person: Person) -> str:
    """What somebody is called at this table."""
    own = (table.seats[number] for number in table.seats_of(person.id) if not table.seats[number].here)
    return next((seat.name for seat in own), person.name)


def next_person(table: Table, number: int) -> SeatRow | None:
    """The next seat of somebody else, clockwise."""
    leaving = table.seats[number].identity
    in_order = table.seats[number:] + table.seats[:number]
    return next((seat for seat in in_order if seat.kind == PERSON and seat.identity != leaving), None)


def resized(table: Table, count: int) -> list[SeatRow]:
    """The seats with open ones added, or with open ones and then bots removed, from the end; people stay."""
    seats = table.seats
    spare = [*(seat for seat in seats if seat.kind == BOT), *(seat for seat in seats if seat.kind == OPEN)]
    surplus = len(seats) - count
    if surplus > len(spare):
        raise Refused(409, message("server-too-few-seats", count=len(seats) - len(spare)))
    removed = {seat.seat for seat in spare[len(spare) - surplus :]} if surplus > 0 else set()
    kept = [replace(seat) for seat in seats if seat.seat not in removed]
    for number, seat in enumerate(kept):
        seat.seat = number
        if seat.kind == BOT:
            seat.name = bot_name(number)
    return [*kept, *(SeatRow(table.id, number, OPEN) for number in range(len(kept), count))]


def options_for(table: Table, count: int) -> dict[str, Any]:
    """The options that still apply to this number of players; the others return to their defaults."""
    offered = table.spec.offered_options(count)
    kept = {name: value for name, value in table.row.options.items() if name in offered}
    return {**kept, **table.spec.required_options(count)}


def move_subscribers(table: Table, seats: list[SeatRow]) -> None:
    """People keep their sockets if their seats get other numbers."""
    for subscriber in table.subscribers:
        if subscriber.seat != NO_SEAT and table.owns(subscriber.seat, subscriber.identity):
            own = [seat.seat for seat in seats if seat.kind == PERSON and seat.identity == subscriber.identity]
            if subscriber.seat not in own:
                subscriber.seat = own[0] if own else NO_SEAT


def seat_line(who: str, seat: SeatRow) -> Message:
    """Who sits where now."""
    number = seat.seat + 1
    if seat.kind == BOT:
        return message("server-setup-bot", name=who, seat=number)
    if seat.kind == OPEN:
        return message("server-setup-open", name=who, seat=number)
    if seat.here:
        return message("server-setup-here", name=who, seat=number, other=seat.name)
    return message("server-setup-sits", name=seat.name, seat=number)


def clock_text(clock: protocol.Clock) -> Message:
    if isinstance(clock, protocol.BankClock):
        return message("server-clock-bank", minutes=max(1, round(clock.seconds / 60)), increment=clock.increment)
    if isinstance(clock, protocol.DaysClock):
        per_move = message("server-clock-days", days=clock.days)
        if set(clock.off) == WEEKEND:
            return message("server-clock-weekend", clock=per_move)
        return message("server-clock-off", clock=per_move, count=len(set(clock.off))) if clock.off else per_move
    return message("server-clock-none")
