"""A session: one game in progress. Decisions go out, picks come in, and every step can be shown or undone."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from serenissima.core.errors import BadRecord, Illegal, Problem
from serenissima.core.event import Event
from serenissima.core.frame import kind_of
from serenissima.core.messages import Choice, Message, message
from serenissima.core.spec import GameSpec, Value, View
from serenissima.core.state import State
from serenissima.table.fairness import commitment, game_seed
from serenissima.table.history import Events, History, Steps
from serenissima.table.record import AUTO, UNDO, Entry, Record, Result, pick_entry, pick_of

SNAPSHOT_EVERY: Final = 50
NO_SEAT: Final = -1
NOTHING_YET: Final = -1
"""In place of a number of picks: before the opening events."""


@dataclass(frozen=True)
class Decision:
    """What one seat is asked now. The answer must quote `number`."""

    number: int
    seat: int
    kind: str
    prompt: Message
    choices: tuple[Choice, ...]


class Session:
    """The truth about one table. Only this class applies picks."""

    def __init__(self, spec: GameSpec, record: Record) -> None:
        self.spec = spec
        self.record = record
        self.state: State = spec.new(record.seats, record.options, record.seed)
        self.history = History(self.state)
        self.is_rescued = False
        """Whether the rules have changed since the game began: then nothing before its snapshot can be viewed."""
        self.skipped = 0
        """The picks in force before that snapshot."""

    # Beginning.

    @classmethod
    def start(
        cls,
        spec: GameSpec,
        players: Sequence[str],
        options: Mapping[str, Value],
        seed: int,
        names: Sequence[str] = (),
    ) -> "Session":
        """Start a new game. `players` has `human` or a bot's level for each seat."""
        record = Record(
            game=spec.id,
            rules_version=spec.version,
            seats=len(players),
            names=list(names) or [f"{seat + 1}" for seat in range(len(players))],
            players=list(players),
            options=spec.read_options(options),
            seed=seed,
        )
        session = cls(spec, record)
        session.answer_forced()
        return session

    @classmethod
    def resume(cls, spec: GameSpec, record: Record) -> "Session":
        """Resume a recorded game at its last position.

        A record of the current rules is replayed. One of older rules continues from its newest snapshot, so that
        a change of the rules does not break running games; its earlier moves can then not be undone.
        """
        if record.rules_version > spec.version:
            given, possible = record.rules_version, spec.version
            raise BadRecord(message("record-newer-rules", game=spec.title, given=given, possible=possible))
        try:
            session = cls(spec, record)
            if record.rules_version == spec.version:
                session.replay()
            else:
                session.rescue()
        except (Problem, KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
            why = error.message if isinstance(error, Problem) else Message("record-bad-position")
            raise BadRecord(message("record-no-replay", why=why)) from error
        session.find_question()
        return session

    def find_question(self) -> None:
        """Find where the open question began after a replay, which skips undone picks: not before the last undo."""
        steps = len(self.steps)
        for number in range(self.number, self.question_number, -1):
            if self.record.entries[number - 1][0] == UNDO:
                self.history.asked_at = steps - (self.number - number)
                return

    def replay(self) -> None:
        for seat, pick, auto in self.record.picks():
            self.history.play(self.state, seat, pick, auto)

    def rescue(self) -> None:
        if not self.record.picks():  # a game without any picks starts under the current rules
            return
        found = self.record.snapshot()
        if found is None:
            raise BadRecord(message("record-older-rules", game=self.spec.title))
        number, position = found
        self.state = self.spec.load(position)
        self.history = History(self.state)
        self.is_rescued = True
        self.skipped = number
        for seat, pick, auto in self.record.picks()[number:]:
            self.history.play(self.state, seat, pick, auto)

    # Looking.

    @property
    def number(self) -> int:
        """The number of the next entry: what a pick must quote to be taken as an answer to this position."""
        return len(self.record.entries)

    @property
    def question_number(self) -> int:
        """The number at which the open question was asked. Sealed answers to it may quote any number from there on."""
        return self.number - (len(self.steps) - self.history.asked_at)

    @property
    def steps(self) -> Steps:
        """The picks in force after the first `skipped` ones."""
        return self.history.steps

    @property
    def picks_in_force(self) -> int:
        return self.skipped + len(self.steps)

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    def view(self, seat: int) -> View:
        """What this seat may know; SPECTATOR (-1) for spectators."""
        return self.spec.view(self.state, seat)

    def before(self, number: int) -> State:
        """The position after the first `number` picks in force, as a new copy."""
        if not self.skipped <= number <= self.picks_in_force:
            raise IndexError(number)
        if number == self.picks_in_force:
            return self.state.clone()
        return self.history.before(number - self.skipped)

    def positions(self) -> Iterator[State]:
        """The positions after `skipped` picks, one more, and so on to the newest, as new copies."""
        return self.history.positions()

    def opening(self) -> Events:
        """The events of the set-up."""
        if self.is_rescued:
            return ()
        events: list[Event] = []
        self.spec.new(self.record.seats, self.record.options, self.record.seed, events)
        return tuple(events)

    def events_by_pick(self, since: int = NOTHING_YET, until: int | None = None) -> Iterator[tuple[int, bool, Events]]:
        """The events after the first `since` picks in force, up to pick `until`: pick by pick, for every audience.

        Each item has the number of picks in force after it, and whether it was automatic. The opening comes first.
        """
        if since < 0:
            yield self.skipped, False, self.opening()
        first = max(0, since - self.skipped)
        last = (self.picks_in_force if until is None else min(until, self.picks_in_force)) - self.skipped
        for i, events in enumerate(self.history.events(first, last), first):
            yield self.skipped + i + 1, self.steps[i].auto, events

    def answered_by(self, at: int) -> int:
        """The seat that gave the answer after which `at` picks are in force; −1 for the opening."""
        return self.steps[at - self.skipped - 1].seat if at > self.skipped else NO_SEAT

    def log(self, seat: int, since: int = NOTHING_YET) -> list[Event]:
        """The events after the first `since` picks in force that this seat may know."""
        return [event for _, _, events in self.events_by_pick(since) for event in events if event.heard_by(seat)]

    def lines(self, seat: int, since: int = NOTHING_YET) -> list[Message]:
        """The same as lines of the log."""
        heard = [[event for event in events if event.heard_by(seat)] for _, _, events in self.events_by_pick(since)]
        return [line for events in heard for line in self.spec.lines(events) if line is not None]

    def is_asked(self, seat: int) -> bool:
        return seat >= 0 and bool(self.state.asked() >> seat & 1)

    def decision(self, seat: int) -> Decision | None:
        """What this seat is asked now, in words; None if it is not asked."""
        question = self.state.question()
        if question is None or not self.is_asked(seat):
            return None
        spec, s = self.spec, self.state
        return Decision(self.number, seat, kind_of(question), spec.prompt(s, seat), tuple(spec.choices(s, seat)))

    # Answering.

    def pick(self, seat: int, pick: int, number: int | None = None) -> list[Event]:
        """Apply an answer; returns its events, for every audience. A wrong answer is refused without effect."""
        if number is not None and number != self.number:
            raise Illegal(message("illegal-stale"))
        events = self.add(seat, pick, auto=False)
        events += self.answer_forced()
        self.remember()
        return events

    def answer_forced(self) -> list[Event]:
        """Give the answers that everybody can tell are forced."""
        events: list[Event] = []
        while forced := forced_answer(self.state):
            events += self.add(*forced, auto=True)
        return events

    def add(self, seat: int, pick: int, auto: bool) -> list[Event]:
        events = self.history.play(self.state, seat, pick, auto)
        self.record.entries.append(pick_entry(seat, pick, auto))
        return list(events)

    def follow(self, entries: Sequence[Entry]) -> None:
        """Apply entries that were made elsewhere in the same game, as if they had been made here.

        Raises Illegal if one is not possible here; then resume the whole record instead.
        """
        for i, entry in enumerate(entries):
            if entry[0] == UNDO:
                self.back_to(int(entry[1]))
                continue
            self.add(*pick_of(entry))
            if i + 1 == len(entries) or entries[i + 1][-1] != AUTO:
                self.remember()

    def remember(self) -> None:
        """Keep the record complete: a snapshot at the first pick and every so often, the result at the end."""
        if self.is_over:
            s = self.state
            self.record.result = Result(list(s.scores()), list(s.ranks()), s.ending(), s.digest())
        newest = self.record.snapshot()
        if newest is None or self.picks_in_force - newest[0] >= SNAPSHOT_EVERY:
            self.take_snapshot()

    def take_snapshot(self) -> None:
        self.record.snapshots.append((self.picks_in_force, self.state.dump()))

    def drop_old_snapshots(self) -> None:
        """Keep only the newest snapshot if the others are stored elsewhere: each takes up to 15 kB."""
        del self.record.snapshots[:-1]

    # Taking back.

    def undo_points(self, seat: int) -> list[int]:
        """The picks (as numbers of picks in force) that this seat may undo alone, latest first.

        It may go back over its own picks to the last point where something became known or another seat answered.
        """
        points: list[int] = []
        for i in range(len(self.steps) - 1, -1, -1):
            step = self.steps[i]
            if step.revealed != self.state.revealed or (not step.auto and step.seat != seat):
                break
            if not step.auto:
                points.append(self.skipped + i)
        return points

    def undo(self, seat: int) -> None:
        """Undo this seat's latest pick."""
        points = self.undo_points(seat)
        if not points:
            raise Illegal(message("illegal-undo"))
        self.back_to(points[0])

    def back_to(self, number: int) -> None:
        """Go back to the position after the first `number` picks in force. The caller checks who must agree."""
        if not self.skipped <= number < self.picks_in_force:
            raise Illegal(message("illegal-undo"))
        self.state = self.before(number)
        self.history.cut(number - self.skipped)
        self.record.entries.append((UNDO, number))
        self.record.snapshots = [kept for kept in self.record.snapshots if kept[0] <= number]
        self.record.result = None

    def retract(self, number: int, question_number: int) -> None:
        """Drop the picks from entry `number` on, as if they had never been made: they could not be stored.

        The question asked at `question_number` is then open again.
        """
        left = self.picks_in_force - (self.number - number)
        self.state = self.before(left)
        self.history.cut(left - self.skipped)
        self.history.asked_at = len(self.steps) - (number - question_number)
        del self.record.entries[number:]
        self.record.snapshots = [kept for kept in self.record.snapshots if kept[0] <= left]
        self.record.result = None


def forced_answer(s: State) -> tuple[int, int] | None:
    """The seat and the pick of the first answer that everybody can tell is forced."""
    question = s.question()
    if question is None or not question.is_public(s):
        return None
    waiting = s.waiting()
    for seat in range(s.seats):
        if waiting >> seat & 1:
            options = s.options(seat)
            if len(options) == 1:
                return seat, options[0]
    return None


def verify(spec: GameSpec, record: Record) -> Session:
    """Replay a record and compare the result with what it states; raises BadRecord if they differ."""
    if record.rules_version != spec.version:
        given, possible = record.rules_version, spec.version
        raise BadRecord(message("record-other-rules", game=spec.title, given=given, possible=possible))
    check_fairness(record)
    session = Session.resume(spec, record)
    s = session.state
    for number, position in record.snapshots:
        if session.before(number).dump() != position:
            raise BadRecord(message("record-bad-snapshot", number=number))
    if record.result is not None:
        if not s.is_over or record.result != Result(list(s.scores()), list(s.ranks()), s.ending(), s.digest()):
            raise BadRecord(Message("record-bad-result"))
    return session


def check_fairness(record: Record) -> None:
    """Check that the seed of the dice matches the commitment made before the game."""
    fairness = record.fairness
    if fairness is None:
        return
    if commitment(fairness.server_seed) != fairness.commitment:
        raise BadRecord(Message("record-bad-commitment"))
    if len(fairness.words) != record.seats or game_seed(fairness.server_seed, fairness.words) != record.seed:
        raise BadRecord(Message("record-bad-seed"))
