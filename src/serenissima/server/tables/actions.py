"""What people and bots do in a game: pick, undo, agree. Every method is called with the table's lock held."""

from serenissima.core.errors import Illegal
from serenissima.core.messages import message
from serenissima.server import protocol
from serenissima.server.errors import Refused
from serenissima.server.people.identity import Person
from serenissima.server.storage.rows import PERSON, Change
from serenissima.server.tables import standing
from serenissima.server.tables.chat import Chat
from serenissima.server.tables.repository import Overtaken, Tables
from serenissima.server.tables.seats import Seats, must_run
from serenissima.server.tables.table import Table


class Actions:
    """Picks, undo and chat."""

    def __init__(self, tables: Tables, seats: Seats) -> None:
        self.tables = tables
        self.seats = seats
        self.chat = Chat(tables)

    async def pick(self, table: Table, person: Person, seat: int, number: int, pick: int) -> None:
        """A person's answer."""
        if number > table.number:
            await self.tables.synchronise(table)
        sitter = table.own_seat(seat, person.id)
        if not table.is_current(seat, number):
            raise Illegal(message("illegal-stale"))
        returns = sitter.stand_in is not None or bool(sitter.votes)
        await self.apply(table, seat, pick, returns, is_own=True)

    async def apply_standing(self, table: Table, seat: int) -> None:
        """Give a seat's standing answer, unless it has been withdrawn or is no longer possible."""
        given = standing.answer_for(table, table.seats[seat])
        if given is not None:
            await self.apply(table, seat, given.pick, given=given)

    async def apply(
        self,
        table: Table,
        seat: int,
        pick: int,
        returns: bool = False,
        is_own: bool = False,
        given: standing.Given | None = None,
    ) -> None:
        """Answer for a seat. If its owner `returns` with this answer, the stand-in leaves."""
        session, before = table.game(), table.game().picks_in_force
        first, question = session.number, session.question_number
        stored = len(session.record.snapshots)
        session.pick(seat, pick)
        change = Change(table.id)
        if returns:
            self.seats.come_back(table, table.seats[seat], change)
        changes_row = self.tables.collect_entries(table, change, first, seat)
        if len(session.record.snapshots) > stored:
            change.snapshots = table.snapshot_rows(stored)
            session.drop_old_snapshots()
        is_public, doubts, sitter = changes_row or returns, self.tables.doubts, table.seats[seat]
        if is_own:
            is_noted = standing.note_own_answer(table, sitter, question)
        else:
            is_noted = standing.note_given(sitter, before, given)
        changes_row, is_open = is_public or is_noted, session.question_number == question
        try:
            await self.tables.save(table, change, changes_row, seat, is_open=is_open, is_private=not is_public)
        except Overtaken:
            if not changes_row and doubts == self.tables.doubts:  # only the pick is outdated: no need to reload
                table.retract(first, question)
            raise

    async def undo(self, table: Table, person: Person, seat: int, number: int, to: int | None) -> None:
        """Undo the person's own picks at once; anything further back only if all other people agree."""
        if number > table.number:
            await self.tables.synchronise(table)
        table.own_seat(seat, person.id)
        session = table.game()
        if number != session.number:
            raise Illegal(message("illegal-stale"))
        must_run(table)
        points = session.undo_points(seat)
        if to is None:
            if not points:
                raise Illegal(message("illegal-undo"))
            to = points[0]
        if to in points:
            await self.go_back(table, to, by=seat)
            return
        if not session.skipped <= to < session.picks_in_force:
            raise Illegal(message("illegal-undo"))
        table.row.undo = {"by": seat, "to": to, "agreed": table.seats_of(person.id), "asked": self.tables.now()}
        await self.settle_undo(table)

    async def agree(self, table: Table, person: Person, yes: bool) -> None:
        """Answer a request to go back."""
        mine = table.seats_of(person.id)
        if not mine:
            raise Refused(403, message("server-not-your-seat"))
        if table.row.undo is None:
            raise Refused(409, message("server-nothing-asked"))
        if yes:
            table.row.undo = {**table.row.undo, "agreed": sorted({*table.row.undo["agreed"], *mine})}
            await self.settle_undo(table)
        else:
            table.row.undo = None
            await self.tables.save(table)

    async def settle_undo(self, table: Table) -> None:
        """Go back if every person has agreed, including those for whom a bot stands in or a seat is reserved.

        Bots always agree.
        """
        request = table.row.undo
        assert request is not None
        now = self.tables.now()
        needed = {seat.seat for seat in table.seats if seat.kind == PERSON or seat.reserved_for(now)}
        if needed <= set(request["agreed"]):
            await self.go_back(table, request["to"], request["by"], request["by"])
        else:
            await self.tables.save(table)

    async def go_back(self, table: Table, to: int, asked_by: int | None = None, by: int | None = None) -> None:
        """Undo the picks after the first `to`. If a seat had to ask the others, everybody learns that they agreed."""
        session = table.game()
        first = session.number
        session.back_to(to)
        table.present.forget_after(to)
        change = Change(table.id, void_after=to)
        changes_row = self.tables.collect_entries(table, change, first)
        if asked_by is not None:
            self.seats.note(table, change, message("server-note-undo", name=table.seats[asked_by].name, move=to))
        is_noted = standing.note_undo(table, to, by)
        is_public = changes_row or asked_by is not None
        await self.tables.save(table, change, changes_row or is_noted, is_private=not is_public)

    def check(self, table: Table, person: Person, seat: int, pick: int) -> protocol.Check:
        """Whether a pick is possible, and if not, why."""
        table.own_seat(seat, person.id)
        s = table.game().state
        return protocol.Check(None if pick in s.options(seat) else s.refusal(seat, pick))
