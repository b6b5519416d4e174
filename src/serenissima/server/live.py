"""One table in memory: its people, its game, and what each of them may be told."""

import asyncio
from datetime import UTC, datetime
from typing import Any, Final, Protocol, cast

import msgspec

from serenissima.core.event import EVERYONE, SPECTATOR, Event
from serenissima.core.frame import Sealed, kind_of
from serenissima.core.spec import GameSpec
from serenissima.core.state import UNANSWERED, State
from serenissima.core.words import message
from serenissima.server import bodies, clocks
from serenissima.server.records import FORCED, OVER, PERSON, RUNNING, UNDONE, Place, Row, Seat
from serenissima.server.refusals import Refused
from serenissima.server.store import Stored
from serenissima.table.fairness import commitment
from serenissima.table.record import AUTO, UNDO, Entry, Fairness, Record
from serenissima.table.session import Session

CHART_POINTS: Final = 120
A_MOMENT: Final = 0.4
A_MOMENT_WHEN_BUSY: Final = 1.0
"""Seconds until those are told who need not know at once; whatever happens until then they are told in one go."""
NOTHING_SHOWN: Final = (-1, b"")


class Watcher(Protocol):
    """Somebody who looks at a table through a socket."""

    identity: str | None
    seat: int

    def wake(self) -> None:
        """Something has changed: look again."""

    def tell(self, message: object) -> None:
        """Say something to this one alone."""


class Live:
    """A table that is being looked at. Whoever reads or changes it holds its lock."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.is_loaded = False
        self.is_touched = False
        self.news = 0
        """Counts what a `table` message would tell anew: seats, clocks, presence."""
        self.driver: asyncio.Task[None] | None = None
        self.later: asyncio.TimerHandle | None = None
        self.place: Place
        self.seats: list[Seat] = []
        self.spec: GameSpec
        self.session: Session | None = None
        self.lines = 0
        self.first_number = 0
        """The number at which the open question was put; a sealed answer may quote any from there on."""
        self.choices: dict[int, msgspec.Raw] = {}
        """The choices of the open question by seat: finding their words is the dearest part of a position."""
        self.public: tuple[int, bytes] = NOTHING_SHOWN
        """What everybody may know while the question that was put at this number is open, as it is sent."""
        self.lines_by_pick: list[list[tuple[Event, bodies.LineTold]]] = []
        """The lines of the log by pick, the opening first; each is put into words once, for all who may hear it."""

    def take_over(self, stored: Stored, spec: GameSpec) -> None:
        """Become what lies in the database."""
        self.place = stored.place
        self.seats = stored.seats
        self.spec = spec
        self.lines = stored.lines
        self.session = None
        if stored.place.seed is not None:
            record = self.new_record()
            record.rules_version = stored.place.rules_version
            record.entries = [entry_of(row) for row in stored.entries]
            if stored.snapshot is not None:
                record.snapshots = [(stored.snapshot["picks"], stored.snapshot["position"])]
            self.session = Session.resume(spec, record)
            if stored.entries:
                self.place.changed = max(self.place.changed, stored.entries[-1]["time"])
        self.lines_by_pick = []
        self.public = NOTHING_SHOWN
        self.new_question()
        self.is_loaded = True
        self.news += 1

    def new_record(self) -> Record:
        """The record of this table's game, without its picks."""
        return Record(
            game=self.spec.id,
            rules_version=self.spec.version,
            seats=len(self.seats),
            names=[seat.name for seat in self.seats],
            players=[seat.level or "human" for seat in self.seats],
            options=self.spec.read_options(self.place.options),
            seed=int(self.place.seed or 0),
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

    def new_question(self) -> None:
        """Another question is open than before."""
        self.first_number = self.number
        self.choices.clear()

    # Who is who.

    @property
    def number(self) -> int:
        return self.session.number if self.session else 0

    @property
    def numbers(self) -> tuple[int, int, int]:
        """How far this table is: entries, changes of its people, lines of chat."""
        return (self.number, self.place.version, self.lines)

    def game(self) -> Session:
        """The game, which must have begun."""
        if self.session is None:
            raise Refused(409, message("server-not-begun"))
        return self.session

    def owns(self, seat: int, identity: str | None) -> bool:
        return (
            identity is not None
            and 0 <= seat < len(self.seats)
            and self.seats[seat].kind == PERSON
            and self.seats[seat].identity == identity
        )

    def belongs(self, identity: str | None) -> bool:
        """Whether somebody sits here or hosts the table."""
        return identity is not None and (
            self.place.host == identity or any(seat.identity == identity for seat in self.seats)
        )

    def admit(self, identity: str | None, invite: str | None) -> None:
        """Private tables are seen by those who belong there or hold the invitation."""
        if self.place.private and not self.belongs(identity) and invite != self.place.invite:
            raise Refused(403, message("server-private"))

    def own_seat(self, seat: int, identity: str | None) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise Refused(400, message("server-no-such-seat"))
        if not self.owns(seat, identity):
            raise Refused(403, message("server-not-your-seat"))
        return self.seats[seat]

    def people(self, but: str | None) -> set[str]:
        """Those who play here themselves, but for one."""
        return {
            seat.identity
            for seat in self.seats
            if seat.kind == PERSON and seat.identity and not seat.stand_in and seat.identity != but
        }

    def wake(self) -> None:
        """Everybody looks again."""
        if self.later is not None:
            self.later.cancel()
            self.later = None
        for watcher in tuple(self.watchers):
            watcher.wake()

    def wake_asked(self) -> None:
        """Those who are asked look again at once, everybody else in a moment."""
        if self.session is None or self.session.is_over:
            self.wake()
            return
        asked = self.session.state.waiting()
        for watcher in tuple(self.watchers):
            if watcher.seat >= 0 and asked >> watcher.seat & 1:
                watcher.wake()
        self.wake_within(A_MOMENT_WHEN_BUSY)

    def wake_soon(self) -> None:
        """Everybody looks again in a moment."""
        self.wake_within(A_MOMENT)

    def wake_within(self, seconds: float) -> None:
        if self.later is None and self.watchers:
            self.later = asyncio.get_running_loop().call_later(seconds, self.wake)

    def waits_for(self, seat: int) -> bool:
        return self.session is not None and bool(self.session.state.waiting() >> seat & 1)

    def is_fresh(self, seat: int, number: int) -> bool:
        """Whether an answer is meant for the question that is open.

        While a sealed choice is open the answers of others do not make a seat's own question another one.
        """
        session = self.game()
        if number == session.number:
            return True
        if not self.first_number <= number < session.number or not isinstance(session.state.question(), Sealed):
            return False
        return all(entry[0] not in (seat, UNDO) for entry in session.record.entries[number:])

    # Telling.

    def table_told(self, identity: str | None, now: float) -> bodies.TableTold:
        place = self.place
        seated = {watcher.seat for watcher in self.watchers}
        present = {watcher.identity for watcher in self.watchers if watcher.seat >= 0 and watcher.identity}
        reveal = None
        if place.state == OVER and place.seed is not None:
            reveal = bodies.Reveal(place.server_seed, [seat.word for seat in self.seats], place.seed)
        return bodies.TableTold(
            id=place.id,
            game=place.game,
            options=place.options,
            private=place.private,
            state=place.state,
            clock=place.clock,
            host=identity == place.host,
            invite=place.invite if self.belongs(identity) else None,
            number=self.number,
            created=moment(place.created),
            changed=moment(place.changed),
            spectators=sum(watcher.seat < 0 for watcher in self.watchers),
            seats=[
                bodies.SeatTold(
                    seat=seat.seat,
                    kind=seat.kind,
                    name=seat.name,
                    level=seat.level,
                    yours=self.owns(seat.seat, identity),
                    here=seat.here,
                    connected=seat.seat in seated or (seat.kind == PERSON and seat.identity in present),
                    asked=place.state == RUNNING and self.waits_for(seat.seat),
                    stand_in=seat.stand_in,
                    left=clocks.left(seat, now),
                    votes=len(seat.votes),
                )
                for seat in self.seats
            ],
            commitment=commitment(place.server_seed),
            reveal=reveal,
            rematch=place.rematch,
        )

    def position(
        self, seat: int, since: int | None = None, at: int | None = None, is_seen: bool = False
    ) -> bodies.Position:
        """What this seat may know: now, or as it was after `at` picks; with the lines since it had `since`.

        If it has seen the open question (`is_seen`) only the answers to it are news: view and choices are left out.
        """
        session, spec = self.game(), self.spec
        last = session.picks_in_force
        if at is not None and not session.skipped <= at <= last:
            raise Refused(400, message("server-no-such-position", first=session.skipped, last=last))
        now = at is None or at == last
        s = session.state if at is None or at == last else session.steps[at - session.skipped].before
        here = last if at is None else at
        asked = self.place.undo
        is_over = s.is_over
        return bodies.Position(
            table=self.id,
            seat=seat,
            number=session.number,
            at=here,
            state=self.place.state,
            view=None if is_seen else self.view(s, seat) if now else {**spec.public(s), **spec.private(s, seat)},
            waiting=seats_in(s.waiting()),
            decision=self.decision(s, seat, is_seen) if now else None,
            undo=len(session.undo_points(seat)) if now and seat >= 0 and not is_over else 0,
            undo_asked=bodies.UndoTold(asked["by"], asked["to"], asked["agreed"]) if asked else None,
            log=self.log(seat, here - 1 if since is None else since, here),
            result=bodies.ResultTold(list(s.scores()), list(s.ranks()), s.ending()) if is_over else None,
        )

    def view(self, s: State, seat: int) -> dict[str, Any]:
        """The view of the newest position, ready to be sent: the part for all, and the seat's own."""
        number, public = self.public
        if number != self.first_number:
            public = bodies.encode(self.spec.public(s))
            self.public = (self.first_number, public)
        private = bodies.encode(self.spec.private(s, seat))
        return cast(dict[str, Any], msgspec.Raw(public[:-1] + b"," + private[1:]))

    def decision(self, s: State, seat: int, is_seen: bool) -> bodies.DecisionTold | None:
        """What this seat is asked, in words; None if it is not asked."""
        question = s.question()
        if question is None or seat == SPECTATOR or not question.asked() >> seat & 1:
            return None
        choices = None if is_seen else self.choices.get(seat)
        if choices is None and not is_seen:
            choices = self.choices[seat] = msgspec.Raw(choices_sent(self.spec, s, seat))
        sealed = s.sealed[seat]
        answered = None if sealed == UNANSWERED else sealed
        told = cast(list[bodies.ChoiceTold] | None, choices)
        return bodies.DecisionTold(kind_of(question), self.spec.prompt(s, seat), answered, told)

    def log(self, seat: int, since: int, until: int) -> list[bodies.LineTold]:
        """The lines of the picks after the first `since`; below zero also those of the opening."""
        session = self.game()
        known = self.lines_by_pick
        if not known:
            known.append([self.line(event, 0, False) for event in session.opening])
        for i in range(len(known) - 1, len(session.steps)):
            step = session.steps[i]
            known.append([self.line(event, session.skipped + i + 1, step.auto) for event in step.events])
        first = 0 if since < 0 else max(0, since - session.skipped) + 1
        return [
            line
            for told in known[first : until - session.skipped + 1]
            for event, line in told
            if event.audience == EVERYONE or event.heard_by(seat)
        ]

    def line(self, event: Event, at: int, auto: bool) -> tuple[Event, bodies.LineTold]:
        told = bodies.LineTold(at, event.kind, event.seat, event.args, auto, self.spec.line(event))
        return event, cast(bodies.LineTold, msgspec.Raw(bodies.encode(told)))

    def chart(self, seat: int) -> bodies.Chart:
        """The race as this seat could follow it: scores are read from its views."""
        session = self.game()
        told = bodies.Chart([], [[] for _ in self.seats])
        positions = [step.before for step in session.steps] + [session.state]
        last = len(positions) - 1
        every = 1 + last // CHART_POINTS
        for i, s in enumerate(positions):
            if i % every and i < last:
                continue
            scores = list(s.scores()) if session.is_over else self.spec.view(s, seat).get("scores")
            if scores:
                told.at.append(session.skipped + i)
                for line, score in zip(told.scores, scores, strict=False):
                    line.append(score)
        return told

    def record_told(self, seat: int) -> dict[str, Any]:
        """The whole record of a finished game; of a running one what this seat may know: its own picks.

        Foreign picks may say what the log keeps back (a ballot's value, a discarded tile), so they are left out.
        """
        session = self.game()
        record = session.record
        told: dict[str, Any] = {name: getattr(record, name) for name in record.__struct_fields__}
        if session.is_over:
            words = [seat.word for seat in self.seats]
            told["fairness"] = Fairness(commitment(self.place.server_seed), self.place.server_seed, words)
            return told
        del told["seed"], told["fairness"]
        told["snapshots"] = []
        told["entries"] = [
            entry if entry[0] in (seat, UNDO) else [entry[0], None, *entry[2:]] for entry in record.entries
        ]
        return told


def choices_sent(spec: GameSpec, s: State, seat: int) -> bytes:
    """A list of `ChoiceTold` as it is sent."""
    return b"[" + b",".join([choice.sent or bodies.choice_sent(choice) for choice in spec.choices(s, seat)]) + b"]"


def seats_in(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def moment(time: float) -> str:
    return datetime.fromtimestamp(time, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def entry_of(row: Row) -> Entry:
    """An entry of the record from its row."""
    if row["kind"] == UNDONE:
        return [UNDO, row["pick"]]
    return [row["seat"], row["pick"], AUTO] if row["kind"] == FORCED else [row["seat"], row["pick"]]


def row_of(table: str, number: int, entry: Entry, now: float) -> Row:
    """The row of an entry."""
    if entry[0] == UNDO:
        return {"table": table, "number": number, "kind": UNDONE, "seat": -1, "pick": entry[1], "time": now}
    kind = FORCED if entry[-1] == AUTO else 0
    return {"table": table, "number": number, "kind": kind, "seat": entry[0], "pick": entry[1], "time": now}
