"""The tables of this worker: loaded when needed, stored before anybody is notified, unloaded when idle."""

import asyncio
import math
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Final, TypeVar

import msgspec

from serenissima.core.errors import Illegal, Problem
from serenissima.core.messages import message
from serenissima.server.errors import Refused
from serenissima.server.offer import Offer
from serenissima.server.people.identity import Person
from serenissima.server.settings import Settings
from serenissima.server.storage.bus import Bus, read_numbers
from serenissima.server.storage.rows import OVER, RUNNING, Change, Numbers, Row, SeatRow, TableRow
from serenissima.server.storage.store import Store, Unavailable
from serenissima.server.storage.writer import HEAD, Conflict
from serenissima.server.tables import clocks
from serenissima.server.tables.table import NO_SEAT, Guests, Table, row_of

CATCH_UP_APART: Final = 0.01
CATCH_UP_APART_WHEN_BUSY: Final = 0.025
"""Seconds between two reads of other workers' entries: one read serves many tables."""
CATCH_UP_AGAIN: Final = 0.5
"""Seconds until the next attempt if the database is down."""


ATTEMPTS: Final = 4
"""How often an action is retried if other workers are faster each time."""
MEMBERS_FOR: Final = 10.0
"""Seconds for which somebody who has left a club at another worker may still open its tables."""
QUIET: Final = 5.0
"""Seconds without a change after which a table drops its rendered texts: they can be most of its size."""


Result = TypeVar("Result")


@dataclass(frozen=True)
class News:
    """What other workers have stored: entries, and rows with their seats, by table."""

    entries: dict[str, list[Row]]
    rows: dict[str, tuple[TableRow, list[SeatRow]]]


class Overtaken(Refused):
    """Lost an optimistic-lock race with another worker; the cached table is out of date."""

    def __init__(self) -> None:
        super().__init__(409, message("illegal-stale"))


class HeldTable:
    """A table while its lock is held. (A class, not a generator: every pick passes here, and this is cheaper.)"""

    __slots__ = ("id", "identity", "table", "tables")

    def __init__(self, tables: "Tables", id: str, identity: str | None) -> None:
        self.tables = tables
        self.id = id
        self.identity = identity

    async def __aenter__(self) -> Table:
        loaded = self.tables.loaded
        while True:
            table = loaded.get(self.id)
            if table is None:
                table = loaded[self.id] = self.tables.new(self.id)
            await table.lock.acquire()
            if loaded.get(self.id) is table:
                break
            table.lock.release()  # it was unloaded while we waited
        self.table = table
        try:
            if not table.is_loaded or table.is_behind:
                await self.tables.refresh(table)
            if self.tables.bus is not None:
                await self.look_at_database(table)
            if self.identity is not None and table.row.club is not None:
                await self.tables.look_up_member(table, self.identity)
        except BaseException:
            table.lock.release()
            raise
        return table

    async def look_at_database(self, table: Table) -> None:
        """Ask whether another worker has just given this person a seat, or has just begun the game."""
        stranger = self.identity if self.identity is not None and table.is_stranger(self.identity) else None
        if stranger is not None or table.session is None:
            await self.tables.synchronise(table)
        if stranger is not None:
            table.strangers.add(stranger)

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, _: object) -> None:
        """Release the lock. After an unexpected error the table may be half changed, so it is reloaded."""
        table, tables = self.table, self.tables
        if error is not None and not isinstance(error, Problem):
            table.is_loaded = False
        table.used = tables.now()
        table.lock.release()
        if error is None and self.id in tables.loaded:
            tables.loaded.move_to_end(self.id)
            if len(tables.loaded) > tables.settings.loaded_tables:
                tables.evict()


class Tables:
    """Loads, stores and unloads tables. `Seats` and `Actions` make the changes."""

    def __init__(
        self, store: Store, offer: Offer, settings: Settings, now: Callable[[], float], bus: Bus | None = None
    ) -> None:
        self.store = store
        self.bus = bus
        self.offer = offer
        self.settings = settings
        self.now = now
        self.loaded: OrderedDict[str, Table] = OrderedDict()
        self.sockets: Counter[str] = Counter()
        """How many sockets each person or address has open."""
        self.bots_asked: asyncio.Queue[Table] = asyncio.Queue()
        """Queue of tables where a bot has to answer, for the driver."""
        self.guests: dict[str, dict[str, Guests]] = {}
        """The sockets of other workers, by table and worker."""
        self.behind: set[Table] = set()
        self.news = asyncio.Event()
        self.tasks: set[asyncio.Task[None]] = set()
        self.doubts = 0
        """How often all tables in memory were marked as possibly outdated."""

    def new(self, id: str) -> Table:
        """A table in memory, not loaded yet."""
        table = Table(id, self.now, self.settings.absence)
        table.guests = self.guests.get(id, table.guests)
        return table

    def at(self, id: str, person: Person | None = None) -> HeldTable:
        """Lock a table, with its newest position loaded.

        A `person` who does not belong there may just have taken a seat at another worker, and a game that has not begun
        here may just have begun there: ask the database.
        """
        return HeldTable(self, id, person.id if person else None)

    def others_are_here(self, person: str) -> bool:
        """Whether anybody else has a socket open in this worker."""
        return len(self.sockets) > (person in self.sockets)

    async def look_up_member(self, table: Table, identity: str) -> None:
        """Ask the database whether somebody is a member of the table's club, unless it has said so a moment ago."""
        now = self.now()
        if table.row.club is None or 0 <= now - table.members.get(identity, -math.inf) < MEMBERS_FOR:
            return
        if await self.store.members_among(table.row.club, [identity]):
            table.members[identity] = now
        else:
            table.members.pop(identity, None)

    # Loading.

    async def load(self, table: Table) -> None:
        """Read everything from the database."""
        announced, doubts = table.announced, -1
        while doubts != self.doubts:  # else what was read may be older than the doubt
            doubts = self.doubts
            stored = await self.store.load(table.id)
        if stored is None:
            if not table.subscribers:
                self.loaded.pop(table.id, None)
            raise Refused(404, message("server-no-such-table"))
        try:
            table.restore(stored, self.offer.find(stored.row.game))
        except Problem as error:  # other rules, other options, other data
            raise Refused(409, error.message) from error
        if table.announced == announced:  # the database is right, whatever notifications said before
            table.announced = table.numbers

    async def synchronise(self, table: Table) -> None:
        """Catch up with the database directly, if a client knows more than the notifications have told us."""
        if self.bus is not None:
            for row, _ in await self.store.tables([table.id]):
                table.announced = table.announced.newest(Numbers(row.number, row.version, row.chat_count))
            await self.refresh(table)

    async def refresh(self, table: Table) -> None:
        """Load a table, or what other workers have added to it. Notifications that arrive meanwhile are not lost."""
        if not table.is_loaded:
            await self.load(table)
        while table.is_behind:
            if not self.follow(table, await self.read_news([table])):
                await self.load(table)

    async def outlines(self, ids: list[str]) -> list[Table]:
        """Tables with their rows and seats; those that are not loaded come without their game."""
        missing = [id for id in ids if not self.is_loaded(id)]
        read: dict[str, Table] = {}
        for row, seats in await self.store.tables(missing):
            table = read[row.id] = self.new(row.id)
            table.row, table.seats = row, seats
        found = (read.get(id) or self.loaded.get(id) for id in ids)
        return [table for table in found if table is not None and (table.is_loaded or table.id in read)]

    def is_loaded(self, id: str) -> bool:
        table = self.loaded.get(id)
        return table is not None and table.is_loaded

    # Forgetting.

    def evict(self) -> None:
        """Unload the least recently used tables until few enough are left."""
        for table in list(self.loaded.values()):
            if len(self.loaded) <= self.settings.loaded_tables:
                return
            if self.is_idle(table):
                self.forget(table)

    def forget_idle(self) -> None:
        """Unload the tables that nobody has used for a while."""
        now = self.now()
        for table in list(self.loaded.values()):
            unused = now - table.used
            if unused >= self.settings.idle_seconds and self.is_idle(table):
                self.forget(table)
            elif unused >= QUIET:
                table.present.forget()

    def is_idle(self, table: Table) -> bool:
        return not table.subscribers and not table.lock.locked() and table.driver is None

    def forget(self, table: Table) -> None:
        del self.loaded[table.id]
        self.store_snapshot(table)

    def drop(self, id: str) -> None:
        """A table has been deleted: tell its subscribers."""
        table = self.loaded.pop(id, None)
        if table is not None:
            table.is_loaded = False
            table.notify()

    def store_snapshot(self, table: Table) -> asyncio.Future[None] | None:
        """Store the last position of a game that is being unloaded, so that it survives a change of the rules."""
        session = table.session
        if not table.is_loaded or table.is_behind or session is None or table.row.state != RUNNING:
            return None
        newest = session.record.snapshot()
        if newest is not None and newest[0] == session.picks_in_force:
            return None
        session.take_snapshot()
        session.drop_old_snapshots()
        done = self.store.writer.write(Change(table.id, snapshots=table.snapshot_rows(-1), base=table.numbers))
        done.add_done_callback(asyncio.Future.exception)
        return done

    # Following the other workers.

    def receive(self, payload: str) -> None:
        """Handle a notification with the counters of tables."""
        for id, entries, version, chat in read_numbers(payload):
            self.note_numbers(id, Numbers(entries, version, chat))

    def note_numbers(self, id: str, numbers: Numbers) -> None:
        """Handle another worker's counters for a table. If it is followed here, catch up soon; else when used."""
        table = self.loaded.get(id)
        if table is None:
            return
        table.announced = table.announced.newest(numbers)
        if table.subscribers and (not table.is_loaded or table.is_behind):
            self.must_catch_up({table})

    def must_catch_up(self, tables: set[Table]) -> None:
        self.behind |= tables
        self.news.set()

    def doubt_everything(self) -> None:
        """Notifications may have been missed: treat all tables in memory as possibly outdated."""
        self.doubt(list(self.loaded))

    def doubt(self, ids: list[str]) -> None:
        """Treat these tables as possibly outdated: something else than an action of theirs has changed them."""
        self.doubts += 1
        for table in [self.loaded[id] for id in ids if id in self.loaded]:
            table.is_loaded = False
            table.notify()

    def close_sockets_of(self, identity: str) -> None:
        """Somebody is no longer known: close their sockets at all tables of this worker."""
        subscribers = [each for table in self.loaded.values() for each in table.subscribers]
        for subscriber in subscribers:
            if subscriber.identity == identity:
                subscriber.refuse_and_close(Refused(403, message("server-logged-out")))

    async def catch_up_forever(self) -> None:
        """Read what other workers have added, for many tables at once."""
        while True:
            await self.news.wait()
            self.news.clear()
            behind, self.behind = self.behind, set()
            loaded = {table for table in behind if table.is_loaded and table.is_behind}
            try:
                found = await self.read_news(list(loaded))
            except Unavailable:
                self.must_catch_up(behind)
                await asyncio.sleep(CATCH_UP_AGAIN)
                continue
            except Exception:
                self.must_catch_up(behind)
                raise
            for table in behind:
                if table in loaded and table.is_loaded and not table.lock.locked():
                    self.follow_or_reload(table, found)
                else:  # it is being loaded or changed: check again when that is done
                    self.tasks.add(task := asyncio.create_task(self.catch_up(table)))
                    task.add_done_callback(self.tasks.discard)
            await asyncio.sleep(CATCH_UP_APART_WHEN_BUSY if self.store.is_busy else CATCH_UP_APART)

    async def catch_up(self, table: Table) -> None:
        try:
            async with self.at(table.id):
                table.notify(is_busy=self.store.is_busy)
        except Unavailable:
            await asyncio.sleep(CATCH_UP_AGAIN)
            self.must_catch_up({table})
        except Problem:
            return

    def follow_or_reload(self, table: Table, news: News) -> None:
        before = (table.question_number, table.revision, table.row.chat_count)
        if not self.follow(table, news):
            table.is_loaded = False
        elif table.is_behind:
            self.must_catch_up({table})
        is_open = before == (table.question_number, table.revision, table.row.chat_count)
        table.notify(is_open=is_open and table.is_loaded, is_busy=self.store.is_busy)
        if table.is_loaded:
            self.wake_bots(table)  # the worker that stored this drives them; if it has died, we do

    async def read_news(self, tables: list[Table]) -> News:
        """Read what the database has beyond what is in memory here."""
        entries = {table.id: table.number for table in tables if table.number < table.announced.entries}
        rows = [table.id for table in tables if table.row.version < table.announced.version]
        return News(
            await self.bus.entries_since(entries) if entries and self.bus else {},
            {row.id: (row, seats) for row, seats in await self.store.tables(rows)} if rows else {},
        )

    def follow(self, table: Table, news: News) -> bool:
        """Apply what another worker has stored. False if it does not fit; then the table must be reloaded."""
        before, begun = table.numbers, table.session is not None
        if table.id in news.rows:
            row, seats = news.rows[table.id]
            if row.version > table.row.version:
                if not begun and row.seed is not None:
                    return False  # the game has begun at another worker
                is_seen = looks_different(table, row, seats)
                table.row, table.seats = row, seats
                table.strangers.clear()
                table.revision += is_seen
        entries = [row for row in news.entries.get(table.id, ()) if row["number"] >= table.number]
        if entries:
            if not begun or entries[0]["number"] != table.number:
                return False
            try:
                table.follow(entries)
            except Illegal:  # such as an undo to before the snapshot this game was resumed from
                return False
        elif begun:
            table.note_head(table.row.changed)
        table.row.chat_count = max(table.row.chat_count, table.announced.chat)
        return before.is_behind(table.numbers)

    def here_until(self, id: str, identity: str, seats: frozenset[int]) -> float:
        """Until when a person, who owns these seats, had a table open; infinity while they have, at any worker."""
        table = self.loaded.get(id)
        if table is not None and any(subscriber.identity == identity for subscriber in table.subscribers):
            return math.inf
        if any(guests.seats & seats for guests in self.guests.get(id, {}).values()):
            return math.inf
        return table.last_seen.get(identity, 0.0) if table is not None else 0.0

    # Changing a table, with its lock held.

    async def act(self, table: Table, action: Callable[[], Awaitable[Result]]) -> Result:
        """Run what a person does at a table, unless the operator has closed it, even between two attempts."""

        async def act_if_usable() -> Result:
            table.must_be_usable()
            return await action()

        return await self.retry(table, act_if_usable)

    async def retry(self, table: Table, action: Callable[[], Awaitable[Result]]) -> Result:
        """Run an action. If another worker has changed the table first, retry it on the newer state."""
        for _ in range(ATTEMPTS - 1):
            try:
                return await action()
            except Overtaken:
                await self.refresh(table)
        return await action()

    def collect_entries(self, table: Table, change: Change, first: int, answered: int = NO_SEAT) -> bool:
        """Add the session's entries from `first` on to the change. Returns whether the table's row changes too."""
        session = table.game()
        now = self.now()
        new = session.record.entries[first:]
        change.entries = [row_of(table.id, first + i, entry, now) for i, entry in enumerate(new)]
        row = table.row
        changes_row = change.new
        if row.clock["kind"] != "none":
            clocks.press(row.clock, table.seats, session.state.waiting(), answered, now)
            row.due = clocks.due(row.clock, table.seats)
            changes_row = True
        if row.undo is not None:
            row.undo = None
            changes_row = True
        if session.is_over and row.state == RUNNING:
            row.state = OVER
            row.due = None
            row.ended = now
            row.result = msgspec.to_builtins(session.record.result)
            changes_row = True
        table.note_head(now)
        return changes_row

    async def save(
        self,
        table: Table,
        change: Change | None = None,
        changes_row: bool = True,
        actor: int = NO_SEAT,
        is_open: bool = False,
        is_private: bool = False,
    ) -> None:
        """Make a change durable, then notify people and bots. If it cannot be stored, the table is reloaded.

        Of a row that has changed only in private, others notice nothing: neither a message nor a time.
        """
        change = change or Change(table.id)
        change.base = Numbers(
            change.entries[0]["number"] if change.entries else table.number,
            table.row.version,
            change.chat[0]["number"] if change.chat else table.row.chat_count,
        )
        if changes_row:
            table.row.version += 1
            if not is_private:
                table.row.changed = self.now()
                table.revision += 1
            if table.session is not None:
                table.note_head(table.row.changed)
            change.row = replace(table.row)
            change.seats = [replace(seat, votes=list(seat.votes)) for seat in table.seats]
        elif change.entries or not change.chat:
            change.head = {"id": table.id, **{name: getattr(table.row, name) for name in HEAD}}
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

    async def correct_head(self, table: Table) -> None:
        """Store who is asked if the row is outdated, as it can be after an upgrade."""
        row, session = table.row, table.session
        known = (row.waiting, row.bot_due)
        if session is not None:
            table.note_head(row.changed)
        if known != (row.waiting, row.bot_due):
            await self.save(table, changes_row=False)

    def wake_bots(self, table: Table) -> None:
        """Tell the driver that bots are asked here, unless the game is paused."""
        if table.driver is None and table.bots_may_play() and table.bots_asked():
            self.bots_asked.put_nowait(table)


def looks_different(table: Table, row: TableRow, seats: list[SeatRow]) -> bool:
    """Whether anybody can see a difference between a table and its newer row and seats."""
    seen = [replace(seat, standing={}) for seat in seats]
    return replace(row, version=table.row.version) != table.row or seen != [
        replace(seat, standing={}) for seat in table.seats
    ]
