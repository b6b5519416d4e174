"""A session keeps little and can still answer everything: compared with one that keeps all positions and events."""

import gc
import tracemalloc
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from game_cases import case
from msgspec.structs import replace

from regatta.spec import SPEC as REGATTA
from serenissima.core.dice import Dice, from_seed
from serenissima.core.errors import Illegal
from serenissima.core.event import Event
from serenissima.core.spec import GameSpec
from serenissima.games import all_games, find
from serenissima.lab.configurations import plain_table
from serenissima.table.history import CHECKPOINT_EVERY, RECENT
from serenissima.table.record import UNDO, from_json, to_json
from serenissima.table.session import NOTHING_YET, Session, forced_answer, verify

GAMES = [REGATTA, *all_games()]
ENTRIES = 400
"""Enough for several checkpoints; from the end of a short game one goes back and plays on."""


class Kept(NamedTuple):
    before: str
    revealed: int
    seat: int
    auto: bool
    events: list[str]


class Reference:
    """The same game, played in the simplest way: every position and every event is kept."""

    def __init__(self, spec: GameSpec, seats: int, seed: int) -> None:
        self.heard: list[Event] = []
        self.state = spec.new(seats, plain_table(spec, seats).options, seed, self.heard)
        self.opening = self.told()
        self.states = [self.state.clone()]
        self.kept: list[Kept] = []
        self.give_forced()

    def told(self) -> list[str]:
        events = [repr(event) for event in self.heard]
        self.heard.clear()
        return events

    def act(self, seat: int, pick: int, auto: bool) -> None:
        before, revealed = self.state.digest(), self.state.revealed
        self.state.act(seat, pick)
        self.kept.append(Kept(before, revealed, seat, auto, self.told()))
        self.states.append(self.state.clone())

    def pick(self, seat: int, pick: int) -> list[str]:
        first = len(self.kept)
        self.act(seat, pick, auto=False)
        self.give_forced()
        return [event for kept in self.kept[first:] for event in kept.events]

    def give_forced(self) -> None:
        while forced := forced_answer(self.state):
            self.act(*forced, auto=True)

    def back_to(self, number: int) -> None:
        del self.kept[number:]
        del self.states[number + 1 :]
        self.state = self.states[number].clone()
        self.state.sink = self.heard

    def undo_points(self, seat: int) -> list[int]:
        points: list[int] = []
        for number in reversed(range(len(self.kept))):
            kept = self.kept[number]
            if kept.revealed != self.state.revealed or (not kept.auto and kept.seat != seat):
                break
            if not kept.auto:
                points.append(number)
        return points

    def log(self, since: int, until: int) -> list[tuple[int, bool, list[str]]]:
        return [(i + 1, kept.auto, kept.events) for i, kept in enumerate(self.kept) if since <= i < until]


def told(session: Session, since: int, until: int | None = None) -> list[tuple[int, bool, list[str]]]:
    return [(at, auto, [repr(event) for event in events]) for at, auto, events in session.events_by_pick(since, until)]


def check(session: Session, reference: Reference, dice: Dice, is_rescued: bool = False) -> None:
    """Everything that can be asked of the session is as the reference has it."""
    first, last = session.skipped, len(reference.kept)
    assert session.picks_in_force == last
    assert session.state.digest() == reference.state.digest()
    digests = [kept.before for kept in reference.kept[first:]] + [reference.state.digest()]
    assert [s.digest() for s in session.positions()] == digests
    assert len(session.steps) <= len(session.history.checkpoints) * CHECKPOINT_EVERY
    some = {first, last, *(first + dice.below(last - first + 1) for _ in range(8))}
    for number in some:
        assert session.before(number).digest() == digests[number - first]
    for seat in range(session.record.seats):
        assert session.undo_points(seat) == [point for point in reference.undo_points(seat) if point >= first]
    opening = [(first, False, [] if is_rescued else reference.opening)]
    assert told(session, NOTHING_YET) == opening + reference.log(first, last)
    for number in some:
        until = number + dice.below(last - number + 1)
        assert told(session, number, until) == reference.log(number, until)
    assert told(session, max(first, last - RECENT - 2)) == reference.log(max(first, last - RECENT - 2), last)


def playing(spec: GameSpec, seed: int) -> Iterator[tuple[Session, Reference]]:
    """A random game with undos, near and far, after each of its picks."""
    seats = max(3, spec.seats[0])
    table = plain_table(spec, seats)
    session = Session.start(spec, ["human"] * seats, table.options, seed)
    reference = Reference(spec, seats, seed)
    dice = from_seed(seed + 1)
    while session.number < ENTRIES:
        if session.is_over or (session.picks_in_force and dice.below(100) == 0):
            number = dice.below(session.picks_in_force)
            session.back_to(number)
            reference.back_to(number)
            yield session, reference
            continue
        waiting = [seat for seat in range(seats) if session.state.waiting() >> seat & 1]
        seat = waiting[dice.below(len(waiting))]
        points = session.undo_points(seat)
        if points and dice.below(6) == 0:
            session.undo(seat)
            reference.back_to(points[0])
        else:
            options = session.state.options(seat)
            pick = options[dice.below(len(options))]
            assert [repr(event) for event in session.pick(seat, pick)] == reference.pick(seat, pick)
        yield session, reference


def played(spec: GameSpec, seed: int) -> tuple[Session, Reference]:
    *_, last = playing(spec, seed)
    return last


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_nothing_is_lost_while_a_game_is_played(spec: GameSpec) -> None:
    dice = from_seed(1)
    longest = 0
    for count, (session, reference) in enumerate(playing(spec, 1)):
        longest = max(longest, session.picks_in_force)
        if count % 17 == 0 or session.is_over or session.number >= ENTRIES:
            check(session, reference, dice)
    assert sum(entry[0] == UNDO for entry in session.record.entries) > 3
    assert longest > 2 * CHECKPOINT_EVERY or spec is REGATTA or case(spec.id, "IS_SHORT", False)


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_nothing_is_lost_when_a_game_is_resumed(spec: GameSpec) -> None:
    session, reference = played(spec, 2)
    again = Session.resume(spec, from_json(to_json(session.record), "x"))
    check(again, reference, from_seed(2))


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_a_rescued_game_knows_all_since_its_snapshot(spec: GameSpec) -> None:
    session, reference = played(spec, 3)
    record = from_json(to_json(session.record), "x")
    record.rules_version -= 1
    record.snapshots = record.snapshots[: 1 + len(record.snapshots) // 2]
    again = Session.resume(spec, record)
    assert again.skipped == record.snapshots[-1][0] > 0
    check(again, reference, from_seed(3), is_rescued=True)
    with pytest.raises(IndexError):
        again.before(again.skipped - 1)
    with pytest.raises(IndexError):
        again.before(again.picks_in_force + 1)


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
@pytest.mark.parametrize("step", [1, 7, 90])
def test_a_session_follows_picks_of_another_worker(spec: GameSpec, step: int) -> None:
    session, reference = played(spec, 4)
    entries = session.record.entries
    begun = replace(session.record, entries=[], snapshots=[], result=None)
    follower = Session.resume(spec, begun)
    for first in range(0, len(entries), step):
        follower.follow(entries[first : first + step])
    check(follower, reference, from_seed(4))
    assert follower.record.entries == entries
    assert follower.record.result == session.record.result
    assert follower.number == session.number
    verify(spec, from_json(to_json(follower.record), "x"))


def test_a_game_that_ended_elsewhere_and_was_taken_back_has_no_result() -> None:
    session = Session.start(REGATTA, ["human"] * 2, {}, 1)
    dice = from_seed(1)
    while not session.is_over:
        seat = session.state.turn()
        session.pick(seat, session.state.options(seat)[dice.below(len(session.state.options(seat)))])
    follower = Session.resume(REGATTA, replace(session.record, entries=[], snapshots=[], result=None))
    follower.follow(session.record.entries)
    assert follower.record.result == session.record.result is not None
    ended = session.number
    session.back_to(3)
    follower.follow(session.record.entries[ended:])
    assert follower.record.result is None
    assert follower.state.digest() == session.state.digest()


def test_entries_that_do_not_fit_the_game_are_refused() -> None:
    session = Session.start(REGATTA, ["human"] * 2, {}, 1)
    with pytest.raises(Illegal):
        session.follow([(0, 99)])
    with pytest.raises(Illegal):
        session.follow([(UNDO, 0)])
    assert session.number == 0


def test_returned_positions_are_independent_copies() -> None:
    session, reference = played(REGATTA, 5)
    for s in [*session.positions(), session.before(0), session.before(3), session.before(session.picks_in_force)]:
        if not s.is_over:
            s.act(s.turn(), s.options(s.turn())[0])
    check(session, reference, from_seed(5))


def test_only_the_newest_snapshot_needs_to_stay() -> None:
    spec = find("doge")
    session, _ = played(spec, 6)
    snapshots = list(session.record.snapshots)
    assert len(snapshots) > 1
    session.drop_old_snapshots()
    assert session.record.snapshots == snapshots[-1:]
    session.back_to(snapshots[-1][0] - 1)
    assert session.record.snapshots == []
    session.pick(session.state.turn(), session.state.options(session.state.turn())[0])
    assert [number for number, _ in session.record.snapshots] == [session.picks_in_force]


@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_a_session_of_500_picks_is_small(spec: GameSpec) -> None:
    def play() -> Session:
        seats = spec.seats[1]
        session = Session.start(spec, ["human"] * seats, plain_table(spec, seats).options, 7)
        dice = from_seed(7)
        while not session.is_over and session.picks_in_force < 500:
            seat = session.state.turn()
            options = session.state.options(seat)
            session.pick(seat, options[dice.below(len(options))])
            session.drop_old_snapshots()
        return session

    play()  # fills the caches that all tables share
    gc.collect()
    tracemalloc.start()
    try:
        session = play()
        gc.collect()
        size, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert session.picks_in_force > 30
    assert size < 100_000
