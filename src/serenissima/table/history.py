"""The picks in force of one game, stored compactly: earlier positions and events are found by replaying."""

from array import array
from collections import deque
from collections.abc import Iterator
from typing import Final, NamedTuple

from serenissima.core.event import Event
from serenissima.core.state import UNANSWERED, State

CHECKPOINT_EVERY: Final = 50
"""Picks between two stored positions, so the most that is replayed to find any position. A stored one takes 3 kB."""
RECENT: Final = 16
"""The number of latest picks whose events are kept: connected players may not have received them yet."""

Events = tuple[Event, ...]


class Step(NamedTuple):
    """One pick in force, and `State.revealed` before it."""

    seat: int
    pick: int
    auto: bool
    revealed: int


class Steps:
    """The picks in force in order, 14 bytes each; as a list of tuples they would take 100."""

    def __init__(self) -> None:
        self.seats = array("b")
        self.picks = array("q")
        self.autos = array("b")
        self.revealed = array("i")

    def __len__(self) -> int:
        return len(self.picks)

    def __getitem__(self, i: int) -> Step:
        return Step(self.seats[i], self.picks[i], bool(self.autos[i]), self.revealed[i])

    def __iter__(self) -> Iterator[Step]:
        for i in range(len(self)):
            yield self[i]

    def append(self, step: Step) -> None:
        self.seats.append(step.seat)
        self.picks.append(step.pick)
        self.autos.append(step.auto)
        self.revealed.append(step.revealed)

    def cut(self, i: int) -> None:
        """Drop step `i` and all after it."""
        for column in (self.seats, self.picks, self.autos, self.revealed):
            del column[i:]


class History:
    """The steps from a first position to the newest one. Steps are numbered from 0."""

    def __init__(self, first: State) -> None:
        self.steps = Steps()
        self.checkpoints = [kept(first)]
        self.recent: deque[Events] = deque(maxlen=RECENT)
        self.asked_at = 0
        """The step at which the open question was asked; later ones are sealed answers to it."""

    def play(self, s: State, seat: int, pick: int, auto: bool) -> Events:
        """Apply a pick to `s`, the newest position; returns the events. A refused pick changes nothing."""
        if len(self.steps) == len(self.checkpoints) * CHECKPOINT_EVERY:
            self.checkpoints.append(kept(s))
        revealed, question = s.revealed, s.question()
        events = act(s, seat, pick)
        self.steps.append(Step(seat, pick, auto, revealed))
        self.recent.append(events)
        is_sealed = question is not None and question.is_sealed()
        if s.question() is not question or not is_sealed or s.sealed[seat] == UNANSWERED:
            self.asked_at = len(self.steps)
        return events

    def before(self, i: int) -> State:
        """The position before step `i`; with the number of steps, the newest one. The caller may keep and change it."""
        nearest = min(i // CHECKPOINT_EVERY, len(self.checkpoints) - 1)
        s = self.checkpoints[nearest].clone()
        for step in range(nearest * CHECKPOINT_EVERY, i):
            s.act(self.steps.seats[step], self.steps.picks[step])
        return s

    def positions(self) -> Iterator[State]:
        """The position before each step and the newest one, computed in one pass. The caller may keep them."""
        s = self.before(0)
        for step in list(self.steps):  # a copy: the game may continue during the iteration
            yield s.clone()
            s.act(step.seat, step.pick)
        yield s

    def events(self, first: int, last: int) -> Iterator[Events]:
        """What each step from `first` up to, but not including, `last` caused."""
        oldest = len(self.steps) - len(self.recent)
        if first < oldest:
            s = self.before(first)
            for step in range(first, min(last, oldest)):
                yield act(s, self.steps.seats[step], self.steps.picks[step])
        for step in range(max(first, oldest), last):
            yield self.recent[step - oldest]

    def cut(self, i: int) -> None:
        """Drop step `i` and all after it."""
        for _ in range(min(len(self.steps) - i, len(self.recent))):
            self.recent.pop()
        self.steps.cut(i)
        self.asked_at = i
        del self.checkpoints[i // CHECKPOINT_EVERY + 1 :]


def act(s: State, seat: int, pick: int) -> Events:
    """Apply a pick and collect its events."""
    events: list[Event] = []
    s.sink = events
    try:
        s.act(seat, pick)
    finally:
        s.sink = None
    return tuple(events)


def kept(s: State) -> State:
    """A copy without the cached options of the open question, which can be many times its size."""
    copy = s.clone()
    copy.forget_options()
    return copy
