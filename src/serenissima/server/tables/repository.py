"""The tables of this worker: loaded when somebody needs them, stored before anybody is notified, forgotten again."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import replace

import msgspec

from serenissima.core.errors import Problem
from serenissima.core.words import message
from serenissima.server.errors import Refused
from serenissima.server.offer import Offer
from serenissima.server.settings import Settings
from serenissima.server.storage.rows import OVER, RUNNING, Change
from serenissima.server.storage.store import Conflict, Store
from serenissima.server.tables import clocks
from serenissima.server.tables.table import NO_SEAT, Table, row_of


class Overtaken(Refused):
    """Another worker has changed the table at the same moment; what we have of it is out of date."""

    def __init__(self) -> None:
        super().__init__(409, message("illegal-stale"))


class HeldTable:
    """A table for as long as somebody holds its lock. (Every pick passes here: a generator would cost more.)"""

    __slots__ = ("id", "table", "tables")

    def __init__(self, tables: "Tables", id: str) -> None:
        self.tables = tables
        self.id = id

    async def __aenter__(self) -> Table:
        loaded = self.tables.loaded
        table = loaded.get(self.id)
        if table is None:
            table = loaded[self.id] = Table(self.id)
        self.table = table
        await table.lock.acquire()
        if not table.is_loaded:
            try:
                await self.tables.load(table)
            except BaseException:
                table.lock.release()
                raise
        return table

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, _: object) -> None:
        """An unexpected error may have left the table half changed: then it is loaded again."""
        table, tables = self.table, self.tables
        if error is not None and not isinstance(error, Problem):
            table.is_loaded = False
        table.lock.release()
        if error is None:
            tables.loaded.move_to_end(self.id)
            if len(tables.loaded) > tables.settings.loaded_tables:
                tables.evict()


class Tables:
    """Loads, stores and forgets tables. Changes are made by `Seats` and `Actions`."""

    def __init__(self, store: Store, offer: Offer, settings: Settings, now: Callable[[], float]) -> None:
        self.store = store
        self.offer = offer
        self.settings = settings
        self.now = now
        self.loaded: OrderedDict[str, Table] = OrderedDict()
        self.sockets: Counter[str] = Counter()
        """How many sockets each person or address has open."""
        self.bots_asked: asyncio.Queue[Table] = asyncio.Queue()
        """Tables where a bot has to answer; the driver takes them from here."""

    def at(self, id: str) -> HeldTable:
        """A table with its lock held and its newest position loaded."""
        return HeldTable(self, id)

    async def load(self, table: Table) -> None:
        stored = await self.store.load(table.id)
        if stored is None:
            if not table.subscribers:
                self.loaded.pop(table.id, None)
            raise Refused(404, message("server-no-such-table"))
        try:
            table.restore(stored, self.offer.find(stored.row.game))
        except Problem as error:  # other rules, other options, other data
            raise Refused(409, error.message) from error

    def evict(self) -> None:
        """Forget the tables that nobody has used for longest."""
        for id, table in list(self.loaded.items()):
            if len(self.loaded) <= self.settings.loaded_tables:
                return
            if not table.subscribers and not table.lock.locked() and table.driver is None:
                del self.loaded[id]
                self.store_snapshot(table)

    def store_snapshot(self, table: Table) -> asyncio.Future[None] | None:
        """Store the last position of a game that is forgotten, so that it can go on even under changed rules."""
        session = table.session
        if not table.is_loaded or session is None or table.row.state != RUNNING:
            return None
        newest = session.record.snapshot()
        if newest is not None and newest[0] == session.picks_in_force:
            return None
        session.take_snapshot()
        done = self.store.write(Change(table.id, snapshots=table.snapshot_rows(-1), numbers=table.numbers))
        done.add_done_callback(asyncio.Future.exception)
        return done

    # Changing a table, with its lock held.

    def collect_entries(self, table: Table, change: Change, first: int, answered: int = NO_SEAT) -> bool:
        """Put the session's entries from `first` on into the change. Says whether the table's row changes too."""
        session = table.game()
        now = self.now()
        new = session.record.entries[first:]
        change.entries = [row_of(table.id, first + i, entry, now) for i, entry in enumerate(new)]
        row = table.row
        row.changed = now
        table.is_touched = True
        changes_row = change.new
        if row.clock["kind"] != "none":
            clocks.press(row.clock, table.seats, session.state.waiting(), answered, now)
            row.due = clocks.due(table.seats)
            changes_row = True
        if row.undo is not None:
            row.undo = None
            changes_row = True
        if session.is_over and row.state == RUNNING:
            row.state = OVER
            row.due = None
            row.result = msgspec.to_builtins(session.record.result)
            changes_row = True
        return changes_row

    async def save(
        self,
        table: Table,
        change: Change | None = None,
        changes_row: bool = True,
        actor: int = NO_SEAT,
        is_open: bool = False,
    ) -> None:
        """Make a change durable, then notify people and bots. If it cannot be stored the table is loaded again."""
        change = change or Change(table.id)
        if changes_row:
            table.row.version += 1
            table.row.changed = self.now()
            change.row = replace(table.row)
            change.seats = [replace(seat, votes=list(seat.votes)) for seat in table.seats]
            table.revision += 1
        change.numbers = table.numbers
        try:
            await self.store.write(change)
        except BaseException as error:
            table.is_loaded = False
            table.notify()
            if isinstance(error, Conflict):
                raise Overtaken from error
            raise
        table.notify(actor, is_open, self.store.is_busy)
        self.wake_bots(table)

    def wake_bots(self, table: Table) -> None:
        """Tell the driver that bots are asked here, unless their answers would be for nobody."""
        if table.driver is None and table.bots_may_play() and table.bots_asked():
            self.bots_asked.put_nowait(table)
