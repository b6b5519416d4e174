"""A match in progress: which games are still to be played, and which results count."""

import signal
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from itertools import combinations
from pathlib import Path
from threading import current_thread, main_thread
from types import FrameType
from typing import Final

from serenissima.lab.arena import ledger
from serenissima.lab.arena.game import Played
from serenissima.lab.arena.plan import Pairing, Plan, Task
from serenissima.lab.arena.runners import Here, Runner
from serenissima.lab.arena.standings import Pair, Results

LEAST: Final = 10
"""Minimum number of decided games before a pairing may be called decided: the first few can mislead."""


class Progress:
    """Progress of one pairing: the consecutive games from the first on, and whether they have decided it."""

    def __init__(self, pairing: Pairing) -> None:
        self.pairing = pairing
        self.pairs = [Pair(a, b) for a, b in combinations(sorted(set(pairing.names)), 2)]
        self.known: dict[int, Played] = {}
        self.counted = 0
        self.is_decided = False

    def add(self, number: int, played: Played) -> None:
        """Games arrive in any order but are evaluated in plan order, so the result does not depend on timing."""
        self.known[number] = played
        while not self.is_decided and self.counted in self.known:
            following = self.known[self.counted]
            self.counted += 1
            if not following.failed:
                for pair in self.pairs:
                    pair.add(following)
            if self.counted % self.pairing.rounds == 0 and self.pairs:
                self.is_decided = all(pair.decided.games >= LEAST and pair.better for pair in self.pairs)


class Match:
    """A plan and its known games, including those in the file, if there is one."""

    def __init__(self, plan: Plan, file: Path | None = None) -> None:
        plan.check()
        self.plan = plan
        self.file = file
        self.progress = {pairing.id: Progress(pairing) for pairing in plan.pairings()}
        for played in ledger.read(file, plan) if file else []:
            if not played.failed:
                self.add(played)

    def add(self, played: Played) -> None:
        """Games beyond the plan are ignored: the file may come from a longer match."""
        start, mark, number = played.id.rpartition("#")
        if int(number) < self.plan.games:
            self.progress[start + mark].add(int(number), played)

    @property
    def planned(self) -> int:
        """The number of games planned, as far as known now."""
        return sum(one.counted if self.is_over(one) else self.plan.games for one in self.progress.values())

    @property
    def done(self) -> int:
        return sum(one.counted if self.is_over(one) else len(one.known) for one in self.progress.values())

    def is_over(self, progress: Progress) -> bool:
        return self.plan.until_decided and progress.is_decided

    def play(self, runner: Runner | None = None, on_result: Callable[[], None] = lambda: None) -> None:
        """Play the missing games. Each is in the file before the next is handled, so you can interrupt at any time."""
        with ExitStack() as stack:
            lines = stack.enter_context(ledger.writing(self.file, self.plan)) if self.file else None
            for played in stack.enter_context(closing((runner or Here()).play(self.missing()))):
                with uninterrupted():
                    if lines:
                        ledger.write(lines, played.plain())
                    self.add(played)
                on_result()

    def missing(self) -> Iterator[Task]:
        """The games still to be played, alternating between pairings, so that half a match is balanced too."""
        for number in range(self.plan.games):
            for progress in self.progress.values():
                if number not in progress.known and not self.is_over(progress):
                    yield self.plan.task(progress.pairing, number)

    def results(self) -> Results:
        """The results so far, in plan order."""
        ordered: list[tuple[int, int, Played]] = []
        for place, progress in enumerate(self.progress.values()):
            most = progress.counted if self.is_over(progress) else self.plan.games
            ordered += [(number, place, played) for number, played in progress.known.items() if number < most]
        games = [played for _, _, played in sorted(ordered, key=lambda entry: entry[:2])]
        return Results(
            self.plan, [played for played in games if not played.failed], [played for played in games if played.failed]
        )


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Delay Ctrl-C until this is done, so that the counts match the file."""
    if current_thread() is not main_thread():  # only the main thread gets signals
        yield
        return
    caught: list[tuple[int, FrameType | None]] = []
    usual = signal.signal(signal.SIGINT, lambda number, frame: caught.append((number, frame)))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual or signal.SIG_DFL)
        if caught and callable(usual):
            usual(*caught[0])


def run(plan: Plan, runner: Runner | None = None, file: Path | None = None) -> Results:
    """Play a match, by default in this process."""
    match = Match(plan, file)
    match.play(runner)
    return match.results()
