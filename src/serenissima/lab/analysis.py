"""Analysis: judges each decision of a game by a search that knows only what the seat knew."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from serenissima.bots.advice import settled
from serenissima.bots.api import Perspective, Searcher
from serenissima.core.dice import Dice, from_seed
from serenissima.core.messages import Message
from serenissima.core.state import State
from serenissima.table.history import Step
from serenissima.table.session import Session

LEAST_SWING: Final = 0.05
"""Smaller losses are within the error of a short search."""
SWINGS: Final = 8
DOUBT: Final = 4
"""A pick that was tried n times is charged with n / (n + DOUBT) of its apparent loss."""


class Judgement(NamedTuple):
    """The best pick, the chance to win with it, and the chance with the pick that was made."""

    best: int
    chance: float
    value: float


@dataclass(frozen=True)
class Decided:
    """One decision: the number of picks before it, the seat, the pick, and its judgement."""

    at: int
    seat: int
    pick: int
    best: int
    chance: float
    value: float

    @property
    def loss(self) -> float:
        """How much of the win chance this pick lost."""
        return self.chance - self.value


def judge(here: Perspective, pick: int, searcher: Searcher, dice: Dice) -> Judgement:
    """Compare a pick with the best one, given what the seat knows. A pick that ended the game counts as its result."""
    weighed = searcher.weigh(here, dice, (pick,))
    best = settled(here, weighed[0], dice)
    made = settled(here, next(each for each in weighed if each.pick == pick), dice)
    if made.certain and made.value > best.value:
        best = made
    # A pick that was tried less often may look better by luck; then count it as equal to the best.
    loss = max(0.0, best.value - made.value)
    if not made.certain:
        loss *= made.visits / (made.visits + DOUBT)
    return Judgement(best.pick, best.value, best.value - loss)


def decisions(session: Session) -> Iterator[tuple[int, State, Step]]:
    """The picks that were real choices, each with the number of picks before it and the position it was made in."""
    # No pick was made in the newest position.
    for at, (step, before) in enumerate(zip(list(session.steps), session.positions(), strict=False), session.skipped):
        if not step.auto and len(before.options(step.seat)) > 1:
            yield at, before, step


def count_decisions(session: Session) -> int:
    """How many of the picks were real choices."""
    return sum(1 for _ in decisions(session))


def analyse(
    session: Session, searcher: Searcher, seed: int, progress: Callable[[], None] = lambda: None
) -> list[Decided]:
    """Judge every decision of a game, in order: a searcher may remember what it found about earlier ones.

    The dice of each follow from the seed and its place; a new searcher with a budget of iterations gives the same
    judgements again.
    """
    judged: list[Decided] = []
    for at, before, step in decisions(session):
        here = Perspective(session.spec, before, step.seat)
        judged.append(Decided(at, step.seat, step.pick, *judge(here, step.pick, searcher, from_seed(seed + at))))
        progress()
    return judged


def swings(judged: Sequence[Decided], most: int = SWINGS) -> list[Decided]:
    """The costliest decisions, most expensive first."""
    return sorted((each for each in judged if each.loss >= LEAST_SWING), key=lambda each: (-each.loss, each.at))[:most]


def labels(session: Session, decided: Decided) -> tuple[Message, Message]:
    """What was picked and what would have been better, in words."""
    before = session.before(decided.at)
    label = session.spec.label
    return label(before, decided.seat, decided.pick), label(before, decided.seat, decided.best)


def shares(session: Session) -> list[float]:
    """The result of a finished game for each seat: 1 for a sole win, a shared win split."""
    ranks = session.state.ranks()
    return [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
