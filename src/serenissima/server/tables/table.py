"""One table in memory: its row, seats and game, the sockets that follow it, and who may do what."""

import asyncio
import hmac
import time
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Protocol

from serenissima.core.errors import Problem
from serenissima.core.frame import Sealed
from serenissima.core.messages import message
from serenissima.core.spec import GameSpec
from serenissima.server.errors import Refused
from serenissima.server.storage.rows import (
    FORCED,
    NO_NUMBERS,
    OVER,
    PERSON,
    PICK,
    RUNNING,
    UNDONE,
    Numbers,
    Row,
    SeatRow,
    TableRow,
)
from serenissima.server.storage.store import Stored
from serenissima.server.tables import standing
from serenissima.server.tables.presenter import Presenter
from serenissima.table.record import AUTO, UNDO, Entry, Record, pick_entry
from serenissima.table.session import Session

NO_SEAT: Final = -1
AUTHOR_LENGTH: Final = 16
CHANGED_STEP: Final = 1.0
"""Resolution of `changed` in seconds. Lists are sorted by it, so every new value costs an index update."""
SOON: Final = 0.4
SOON_WHEN_BUSY: Final = 1.0
"""Delay in seconds for people who need not know at once; all changes until then come in one message."""


class Subscriber(Protocol):
    """A socket that follows a table."""

    identity: str | None
    address: str
    seat: int

    @property
    def cookie(self) -> str | None:
        """The hash of the cookie it was opened with."""

    def wake(self) -> None:
        """The table has changed: look again."""

    def tell(self, message: object) -> None:
        """Send something to this socket alone."""

    def refuse_and_close(self, problem: Problem) -> None:
        """Send the reason, then close."""


@dataclass(frozen=True)
class Guests:
    """The sockets of one worker at one table: which seats are connected, and how many spectators."""

    seats: frozenset[int] = frozenset()
    spectators: int = 0


class Table:
    """A table that is loaded or being loaded. Hold its lock to read or change it."""

    def __init__(self, id: str, now: Callable[[], float] = time.time, absence: float = 60.0) -> None:
        self.id = id
        self.now = now
        self.absence = absence
        """Seconds after which somebody without a socket counts as absent."""
        self.watched_since = now()
        self.last_seen: dict[str, float] = {}
        """When each seated person was last here, as far as this worker knows."""
        self.lock = asyncio.Lock()
        self.subscribers: set[Subscriber] = set()
        self.strangers: set[str] = set()
        """People who do not belong here according to the database; others may have joined at another worker."""
        self.members: dict[str, float] = {}
        """The members of the table's club who came here, and when the database last said that they are members."""
        self.guests: dict[str, Guests] = {}
        """The sockets of other workers."""
        self.is_loaded = False
        self.announced = NO_NUMBERS
        """The table's counters according to other workers."""
        self.used = now()
        """When the table was last used. A new one counts as used: unloaded at once, it would lose its bots' answers."""
        self.revision = 0
        """Counts the changes that a `table` message shows: seats, clocks, presence."""
        self.driver: asyncio.Task[None] | None = None
        self.later: asyncio.TimerHandle | None = None
        self.row: TableRow
        self.seats: list[SeatRow] = []
        self.spec: GameSpec
        self.session: Session | None = None
        self.present = Presenter(self)

    # Loading.

    def restore(self, stored: Stored, spec: GameSpec) -> None:
        """Restore the table from the database."""
        self.strangers.clear()
        self.row = stored.row
        self.seats = stored.seats
        self.spec = spec
        self.session = None
        if stored.row.seed is not None:
            record = self.new_record()
            record.rules_version = stored.row.rules_version
            record.entries = [entry_of(row) for row in stored.entries]
            if stored.snapshot is not None:
                record.snapshots = [(stored.snapshot["picks"], stored.snapshot["position"])]
            self.session = Session.resume(spec, record)
        self.present.forget()
        self.is_loaded = True
        self.revision += 1

    def follow(self, rows: list[Row]) -> None:
        """Apply the entries that another worker has stored since ours."""
        session = self.game()
        for row in rows:
            session.follow([entry_of(row)])
            if row["kind"] == UNDONE:
                self.present.forget_after(session.picks_in_force)
        session.drop_old_snapshots()
        self.note_head(rows[-1]["time"])

    def retract(self, number: int, question_number: int) -> None:
        """Another worker has stored other entries from `number` on: drop ours, to catch up."""
        session = self.game()
        session.retract(number, question_number)
        self.present.forget()
        self.note_head(self.row.changed)
        self.announced = self.announced.newest(Numbers(number + 1, 0, 0))
        self.is_loaded = True

    def note_head(self, now: float) -> None:
        """Update the columns of the row that are derived from the game."""
        session, row = self.game(), self.row
        row.number = session.number
        row.waiting = session.state.waiting() if row.state == RUNNING and not row.closed else 0
        if now - row.changed >= CHANGED_STEP:
            row.changed = now
        if not self.bots_asked() or not self.players():
            row.bot_due = None
        elif row.bot_due is None:
            row.bot_due = now

    def new_record(self) -> Record:
        """The record of this table's game, without its picks."""
        return Record(
            game=self.spec.id,
            rules_version=self.spec.version,
            seats=len(self.seats),
            names=[seat.name for seat in self.seats],
            players=[seat.level or "human" for seat in self.seats],
            options=self.spec.read_options(self.row.options),
            seed=int(self.row.seed or 0),
        )

    def snapshot_rows(self, first: int) -> list[Row]:
        """The rows of the session's snapshots from this one on."""
        session = self.game()
        return [
            {
                "table": self.id,
                "picks": picks,
                "number": session.number,
                "rules_version": self.spec.version,
                "position": position,
            }
            for picks, position in session.record.snapshots[first:]
        ]

    # The game.

    @property
    def number(self) -> int:
        return self.session.number if self.session else 0

    @property
    def numbers(self) -> Numbers:
        """The table's counters here."""
        return Numbers(self.number, self.row.version, self.row.chat_count)

    @property
    def is_behind(self) -> bool:
        """Whether another worker has changed the table since."""
        return self.announced is not NO_NUMBERS and self.numbers.is_behind(self.announced)

    def game(self) -> Session:
        """The game; refused if it has not begun."""
        if self.session is None:
            raise Refused(409, message("server-not-begun"))
        return self.session

    @property
    def question_number(self) -> int:
        """The number at which the open question was asked."""
        return self.session.question_number if self.session else 0

    def must_be_usable(self) -> None:
        """Refuse any change while the operator has closed the table."""
        if self.row.closed:
            raise Refused(409, message("server-closed", reason=self.row.closed["reason"]))

    def waits_for(self, seat: int) -> bool:
        return self.session is not None and bool(self.session.state.waiting() >> seat & 1)

    def is_current(self, seat: int, number: int) -> bool:
        """Whether an answer that quotes `number` is for the open question.

        While a sealed question is open, the answers of others do not make a seat's own answer stale.
        """
        session = self.game()
        if number == session.number:
            return True
        if not self.question_number <= number < session.number or not isinstance(session.state.question(), Sealed):
            return False
        return all(entry[0] not in (seat, UNDO) for entry in session.record.entries[number:])

    def bots_asked(self) -> list[int]:
        """The seats that are asked now and played by a bot, or have a standing answer."""
        if self.session is None or self.row.state != RUNNING or self.row.closed:
            return []
        return [
            seat.seat
            for seat in self.seats
            if (seat.player and self.waits_for(seat.seat)) or standing.answer_for(self, seat) is not None
        ]

    def bots_may_play(self) -> bool:
        """Whether bots should play: somebody plays in person, or watches. Otherwise the game pauses."""
        return bool(self.subscribers) or any(seat.kind == PERSON and not seat.stand_in for seat in self.seats)

    # People.

    def owns(self, seat: int, identity: str | None) -> bool:
        return (
            identity is not None
            and 0 <= seat < len(self.seats)
            and self.seats[seat].kind == PERSON
            and self.seats[seat].identity == identity
        )

    def seats_of(self, identity: str) -> list[int]:
        return [seat.seat for seat in self.seats if self.owns(seat.seat, identity)]

    def belongs(self, identity: str | None) -> bool:
        """Whether somebody has a seat here or hosts the table."""
        return identity is not None and (
            self.row.host == identity or any(seat.identity == identity for seat in self.seats)
        )

    def is_member(self, identity: str | None) -> bool:
        """Whether somebody is a member of the table's club, as far as we know."""
        return identity in self.members

    def is_stranger(self, identity: str) -> bool:
        """Whether we still have to ask the database if somebody belongs here."""
        return identity not in self.strangers and not self.belongs(identity)

    def admit(self, identity: str | None, invite: str | None) -> None:
        """Refuse access to a private table without an invitation, and to anyone the host has removed.

        The members of a club need no invitation to its tables.
        """
        if identity is not None and self.row.removed and self.author_of(identity) in self.row.removed:
            raise Refused(403, message("server-removed"))
        if self.row.private and not self.belongs(identity) and invite != self.row.invite:
            if not self.is_member(identity):
                raise Refused(403, message("server-private"))

    def author_of(self, identity: str) -> str:
        """The author id of a person in the chat of this table. It reveals nothing about other tables."""
        return author_id(self.row.author_key, identity)

    def admit_to(self, seat: int, identity: str | None, invite: str | None) -> None:
        """Refuse somebody who may not see the table from this seat; NO_SEAT for a spectator."""
        self.admit(identity, invite)
        if seat != NO_SEAT:
            self.own_seat(seat, identity)

    def admit_reader(self, seat: int, identity: str | None, invite: str | None) -> None:
        """Refuse somebody who may not look back at the game from this seat.

        After the end everybody who may see the table may look from every seat: the record holds everything as well.
        """
        if seat == NO_SEAT or self.row.state != OVER or self.owns(seat, identity):
            self.admit_to(seat, identity, invite)
            return
        self.admit(identity, invite)
        self.seat(seat)

    def seat(self, number: int) -> SeatRow:
        if not 0 <= number < len(self.seats):
            raise Refused(400, message("server-no-such-seat"))
        return self.seats[number]

    def own_seat(self, number: int, identity: str | None) -> SeatRow:
        """The person's own seat, or a refusal. Counts as being present."""
        seat = self.seat(number)
        if not self.owns(number, identity):
            raise Refused(403, message("server-not-your-seat"))
        self.note_presence(identity)
        return seat

    def players(self, but: str | None = None) -> set[str]:
        """The people who play here in person, except `but`."""
        return {
            seat.identity
            for seat in self.seats
            if seat.kind == PERSON and seat.identity and not seat.stand_in and seat.identity != but
        }

    # Presence.

    def subscribe(self, subscriber: Subscriber) -> None:
        self.subscribers.add(subscriber)
        self.revision += 1

    def unsubscribe(self, subscriber: Subscriber) -> None:
        self.subscribers.discard(subscriber)
        self.note_presence(subscriber.identity)
        self.revision += 1

    def own_guests(self) -> Guests:
        """The sockets of this worker. A person connected from one of their seats counts as connected at all of them."""
        looking = {subscriber.seat for subscriber in self.subscribers if subscriber.seat != NO_SEAT}
        people = {subscriber.identity for subscriber in self.subscribers if subscriber.seat != NO_SEAT}
        seats = {seat.seat for seat in self.seats if seat.kind == PERSON and seat.identity in people}
        spectators = sum(subscriber.seat == NO_SEAT for subscriber in self.subscribers)
        return Guests(frozenset(looking | seats), spectators)

    def seats_elsewhere(self) -> set[int]:
        """The seats connected at other workers."""
        return {seat for guests in self.guests.values() for seat in guests.seats if seat < len(self.seats)}

    def note_presence(self, identity: str | None) -> None:
        """Note that somebody is here now, or was until now. Only people with a seat are remembered."""
        if identity is not None and any(seat.identity == identity for seat in self.seats):
            self.last_seen[identity] = self.now()

    def absent_since(self, identity: str) -> float | None:
        """Since when somebody has had no socket here; None while there is one.

        A person not seen since this worker loaded the table counts as absent from that time.
        """
        if any(subscriber.identity == identity for subscriber in self.subscribers):
            return None
        if any(self.seats[seat].identity == identity for seat in self.seats_elsewhere()):
            return None
        return self.last_seen.get(identity, self.watched_since)

    def absent_for(self, identity: str) -> float | None:
        """The seconds since then."""
        since = self.absent_since(identity)
        return None if since is None else round(max(0.0, self.now() - since), 1)

    # Notifying sockets.

    def notify(self, actor: int = NO_SEAT, is_open: bool = False, is_busy: bool = False) -> None:
        """Wake the sockets that follow this table; the one place that decides who is notified when.

        Usually everybody, at once. While a sealed question stays open (`is_open`), an answer to it can wait: that
        halves the number of messages. On a busy server, people who need not act can wait too (ADR 9). The person who
        acted is always notified at once.
        """
        if is_open:
            asked, delay = 0, SOON
        elif is_busy and self.session is not None and not self.session.is_over:
            asked, delay = self.session.state.waiting(), SOON_WHEN_BUSY
        else:
            self.notify_everybody()
            return
        for subscriber in tuple(self.subscribers):
            if subscriber.seat != NO_SEAT and (subscriber.seat == actor or asked >> subscriber.seat & 1):
                subscriber.wake()
        if self.later is None and self.subscribers:
            self.later = asyncio.get_running_loop().call_later(delay, self.notify_everybody)

    def notify_everybody(self) -> None:
        if self.later is not None:
            self.later.cancel()
            self.later = None
        for subscriber in tuple(self.subscribers):
            subscriber.wake()


def author_id(key: str, identity: str) -> str:
    """The author id of a person at the table with this key."""
    return hmac.new(key.encode(), identity.encode(), sha256).hexdigest()[:AUTHOR_LENGTH]


def entry_of(row: Row) -> Entry:
    """An entry of the record from its row."""
    if row["kind"] == UNDONE:
        return (UNDO, row["pick"])
    return pick_entry(row["seat"], row["pick"], row["kind"] == FORCED)


def row_of(table: str, number: int, entry: Entry, now: float) -> Row:
    """The row of an entry."""
    if entry[0] == UNDO:
        return {"table": table, "number": number, "kind": UNDONE, "seat": -1, "pick": entry[1], "time": now}
    kind = FORCED if entry[-1] == AUTO else PICK
    return {"table": table, "number": number, "kind": kind, "seat": entry[0], "pick": entry[1], "time": now}
