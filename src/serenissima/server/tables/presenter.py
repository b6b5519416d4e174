"""What a table looks like to one person: positions, log, chart and record, each with what that seat may know."""

import logging
from datetime import UTC, datetime
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import UNSET

from serenissima.core.board import described, describes
from serenissima.core.event import EVERYONE, SPECTATOR, Event
from serenissima.core.frame import kind_of
from serenissima.core.messages import Message, message
from serenissima.core.state import UNANSWERED, State
from serenissima.games import game_part
from serenissima.server import protocol
from serenissima.server.errors import Refused
from serenissima.server.storage.rows import OPEN, OVER, PERSON, RUNNING, SeatRow
from serenissima.server.tables import clocks
from serenissima.table.fairness import commitment
from serenissima.table.history import RECENT
from serenissima.table.record import UNDO, Fairness

if TYPE_CHECKING:
    from serenissima.server.tables.table import Table

log = logging.getLogger("serenissima")

CHART_POINTS: Final = 120
NO_QUESTION: Final = -1
EMPTY: Final = b"{}"


class Presenter:
    """Puts one table into the shapes of the protocol. Call it with the table's lock held."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.question = NO_QUESTION
        """The number of the question that the next two caches belong to."""
        self.choices: dict[int, list[bytes]] = {}
        """Its choices as JSON, by seat: their texts are the most expensive part of a position."""
        self.public = b""
        """The public part of the view as JSON."""
        self.log_lines: dict[int, list[tuple[Event, protocol.Line]]] = {}
        """The log lines of the latest picks by number: rendered once, for everyone who may read them."""

    def forget(self) -> None:
        """Clear the caches: the game or its history has been replaced."""
        self.log_lines.clear()
        self.question = NO_QUESTION
        self.choices = {}
        self.public = b""

    def look_at_question(self) -> None:
        """Drop what was cached for an earlier question."""
        if self.question != self.table.question_number:
            self.question = self.table.question_number
            self.choices = {}
            self.public = b""

    def forget_after(self, picks: int) -> None:
        """The picks after the first `picks` were undone."""
        self.log_lines = {at: lines for at, lines in self.log_lines.items() if at <= picks}

    # The table.

    def seats(self, identity: str | None, now: float) -> list[protocol.Seat]:
        table, row = self.table, self.table.row
        connected = table.own_guests().seats | table.seats_elsewhere()
        is_member = clocks.has_days_off(row.clock) and table.belongs(identity)
        return [
            protocol.Seat(
                seat=seat.seat,
                kind=seat.kind,
                name=seat.name,
                level=seat.level,
                yours=table.owns(seat.seat, identity),
                here=seat.here,
                connected=seat.seat in connected,
                asked=row.state == RUNNING and bool(row.waiting >> seat.seat & 1),
                stand_in=seat.stand_in,
                left=clocks.left(row.clock, seat, now),
                ends=self.ends(seat, now) if is_member else None,
                pause=self.pause(seat, now) if is_member else None,
                holiday=self.holiday(seat, now) if is_member else None,
                votes=len(seat.votes),
                absent=table.absent_for(seat.identity) if seat.kind == PERSON and seat.identity else None,
                reserved=seat.reserved_for(now),
                kept_for_you=table.row.state == RUNNING and seat.is_kept_for(identity),
                host=seat.kind == PERSON and seat.identity == row.host and not seat.here,
            )
            for seat in table.seats
        ]

    def ends(self, seat: SeatRow, now: float) -> float | None:
        end = clocks.runs_down_to(self.table.row.clock, seat, 0.0)
        return None if end is None else round(max(0.0, end - now), 1)

    def pause(self, seat: SeatRow, now: float) -> tuple[float, float] | None:
        span = clocks.next_pause(self.table.row.clock, seat, now)
        return None if span is None else (round(span[0] - now, 1), round(span[1] - now, 1))

    def holiday(self, seat: SeatRow, now: float) -> protocol.HolidayDates | None:
        """The holiday of a seat's owner, now or next."""
        if seat.kind != PERSON:
            return None
        found = (each for each in seat.holidays if each["end"] > now)
        return next((protocol.HolidayDates(each["first"], each["last"]) for each in found), None)

    def summary(self, identity: str | None, now: float) -> protocol.Table:
        """The table without its game, as this person may see it."""
        table, row = self.table, self.table.row
        reveal = None
        if row.state == OVER and row.seed is not None:
            reveal = protocol.Reveal(row.server_seed, [seat.word for seat in table.seats], row.seed)
        return protocol.Table(
            id=row.id,
            game=row.game,
            options=row.options,
            private=row.private,
            state=row.state,
            clock=msgspec.convert(row.clock, protocol.Clock),
            host=identity == row.host,
            invite=row.invite if table.belongs(identity) else None,
            code=row.code if row.state == OPEN and table.belongs(identity) else None,
            auto_start=row.auto_start,
            number=row.number,
            created=timestamp(row.created),
            changed=timestamp(row.changed),
            spectators=sum(guests.spectators for guests in (table.own_guests(), *table.guests.values())),
            absence=table.absence,
            seats=self.seats(identity, now),
            commitment=commitment(row.server_seed),
            reveal=reveal,
            rematch=row.rematch,
            muted=row.muted if identity == row.host else [],
            removed=row.removed if identity == row.host else [],
            changes=self.changes(),
            club=row.club,
            closed=protocol.Closed(row.closed["reason"], timestamp(row.closed["time"])) if row.closed else None,
        )

    def changes(self) -> list[protocol.SetupChange]:
        """The latest changes before the start; none once the game has begun."""
        row = self.table.row
        return [
            protocol.SetupChange(protocol.already_encoded(protocol.encode(each["message"])), timestamp(each["time"]))
            for each in (row.setup_log if row.state == OPEN else ())
        ]

    # The game.

    def position(
        self, seat: int, since: int | None = None, at: int | None = None, is_seen: bool = False
    ) -> protocol.Position:
        """What this seat may know: now, or as it was after `at` picks; with the log after the first `since` picks.

        If the seat has seen the open question (`is_seen`), only the answers to it are new: view and choices are
        left out.
        """
        table = self.table
        session, spec = table.game(), table.spec
        last = session.picks_in_force
        if at is not None and not session.skipped <= at <= last:
            raise Refused(400, message("server-no-such-position", first=session.skipped, last=last))
        now = at is None or at == last
        s = session.state if at is None or at == last else session.before(at)
        here = last if at is None else at
        asked = table.row.undo
        is_over = s.is_over
        is_asked = now and not table.row.closed
        return protocol.Position(
            table=table.id,
            seat=seat,
            number=session.number,
            at=here,
            state=OVER if session.is_over else table.row.state,
            view=None if is_seen else self.view(s, seat) if now else {**spec.public(s), **spec.private(s, seat)},
            waiting=seats_in(0 if table.row.closed else s.waiting()),
            decision=self.decision(s, seat, is_seen) if is_asked else None,
            undo=len(session.undo_points(seat)) if is_asked and seat >= 0 and not is_over else 0,
            undo_asked=protocol.UndoRequest(asked["by"], asked["to"], asked["agreed"]) if asked else None,
            log=self.log(seat, here - 1 if since is None else since, here),
            result=protocol.Result(list(s.scores()), list(s.ranks()), s.ending()) if is_over else None,
            board=self.board(s, seat, is_seen),
        )

    def view(self, s: State, seat: int) -> dict[str, Any]:
        """The view of the newest position: the public part, encoded once for everyone, and the seat's private part."""
        self.look_at_question()
        if not self.public:
            self.public = protocol.encode(self.table.spec.public(s))
        private = protocol.encode(self.table.spec.private(s, seat))
        between = b"," if EMPTY not in (self.public, private) else b""
        view: dict[str, Any] = protocol.already_encoded(self.public[:-1] + between + private[1:])
        return view

    def board(self, s: State, seat: int, is_seen: bool) -> Any:
        """The table as the game describes it to this seat; not sent at all for a game that does not.

        A mistake in the description must not end the game: then the client shows the view instead.
        """
        spec = self.table.spec
        try:
            part = board_part(spec.id)
            if part is None:
                return UNSET
            if is_seen:
                return None
            elements = described(part, {**spec.public(s), **spec.private(s, seat)})
            return protocol.already_encoded(protocol.encode([element.plain() for element in elements]))
        except Exception:
            log.exception("the board of %s cannot be described", spec.id)
            return UNSET

    def decision(self, s: State, seat: int, is_seen: bool) -> protocol.Decision | None:
        """What this seat is asked, in words; None if it is not asked."""
        question = s.question()
        if question is None or seat == SPECTATOR or not s.asked() >> seat & 1:
            return None
        choices = None
        if not is_seen:
            self.look_at_question()
            found = self.choices.get(seat)
            if found is None:
                found = [protocol.encoded_choice(choice) for choice in self.table.spec.choices(s, seat)]
                self.choices[seat] = found
            choices = protocol.already_encoded(b"[%b]" % b",".join(found))
        sealed = s.sealed[seat]
        answered = None if sealed == UNANSWERED else sealed
        return protocol.Decision(kind_of(question), self.table.spec.prompt(s, seat), answered, choices)

    def log(self, seat: int, since: int, until: int) -> list[protocol.Line]:
        """The lines of the picks after the first `since` up to `until`; with `since` below zero also the opening's."""
        session = self.table.game()
        recent = session.picks_in_force - RECENT
        found: list[protocol.Line] = []
        for at, auto, events in session.events_by_pick(since, until):
            lines = self.log_lines.get(at)
            if lines is None:
                by = session.answered_by(at)
                said = self.table.spec.lines(events)
                lines = [self.line(event, at, by, auto, line) for event, line in zip(events, said, strict=True)]
                if at > recent:
                    self.log_lines[at] = lines
            found += [line for event, line in lines if event.audience == EVERYONE or event.heard_by(seat)]
        if len(self.log_lines) > RECENT:
            self.log_lines = {at: lines for at, lines in self.log_lines.items() if at > recent}
        return found

    def line(self, event: Event, at: int, by: int, auto: bool, said: Message | None) -> tuple[Event, protocol.Line]:
        line = protocol.Line(at, event.kind, event.seat, event.args, auto, said, by)
        return event, protocol.already_encoded(protocol.encode(line))

    def chart(self, seat: int) -> protocol.Chart:
        """The scores as this seat could follow them; after the end, what they would have been at each moment."""
        session = self.table.game()
        chart = protocol.Chart([], [[] for _ in self.table.seats])
        last = len(session.steps)
        every = 1 + last // CHART_POINTS
        for i, s in enumerate(session.positions()):
            if i % every and i < last:
                continue
            scores = s.scores_if_ended() if session.is_over else self.table.spec.view(s, seat).get("scores")
            if scores:
                chart.at.append(session.skipped + i)
                for line, score in zip(chart.scores, scores, strict=False):
                    line.append(score)
        return chart

    def record(self, seat: int) -> dict[str, Any]:
        """The complete record of a finished game; while it runs, only what this seat may know: its own picks.

        Other seats' picks may reveal what the log hides (a ballot's value, a discarded tile), so they are omitted.
        """
        session = self.table.game()
        record = session.record
        shown: dict[str, Any] = {name: getattr(record, name) for name in record.__struct_fields__}
        shown["names"] = [each.name for each in self.table.seats]  # a seat may have changed hands since the start
        shown["players"] = [each.level or "human" for each in self.table.seats]
        if session.is_over:
            server_seed = self.table.row.server_seed
            seat_words = [each.word for each in self.table.seats]
            shown["fairness"] = Fairness(commitment(server_seed), server_seed, seat_words)
            return shown
        del shown["seed"], shown["fairness"]
        shown["snapshots"] = []
        shown["entries"] = [
            entry if entry[0] in (seat, UNDO) else [entry[0], None, *entry[2:]] for entry in record.entries
        ]
        return shown


@cache
def board_part(game: str) -> ModuleType | None:
    """The part of a game that describes its table, if it has one."""
    part = game_part(game, "board")
    return part if describes(part) else None


def seats_in(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def timestamp(time: float) -> str:
    return datetime.fromtimestamp(time, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
