"""What a bot is and what it is given: the view of its seat, its options, and worlds its seat cannot tell apart."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final, Protocol

from serenissima.core.dice import Dice
from serenissima.core.spec import GameSpec, View
from serenissima.core.state import State

WIDEST: Final = 0.25
"""The largest variance that results from 0 to 1 can have: what one imagined try adds."""


class Perspective:
    """A position as one seat sees it. The true state stays private."""

    def __init__(self, spec: GameSpec, s: State, seat: int) -> None:
        self.spec = spec
        self.seat = seat
        self.options = s.options(seat)
        self.__state = s

    def view(self) -> View:
        """Everything that this seat may know."""
        return self.spec.view(self.__state, self.seat)

    def is_sealed(self) -> bool:
        """Whether the answer stays hidden from the others until all have answered."""
        question = self.__state.question()
        return question is not None and question.is_sealed()

    def resample(self, dice: Dice) -> State:
        """A complete world consistent with everything this seat knows; different dice give different worlds."""
        return self.spec.resample(self.__state, self.seat, dice)


class Bot(Protocol):
    """Anything that answers for a seat."""

    def choose(self, here: Perspective, dice: Dice) -> int:
        """Return one of `here.options`. All randomness comes from `dice`, so that games can be replayed."""
        ...


@dataclass(frozen=True)
class Weighed:
    """An evaluated option: the expected result for the seat, from 0 to 1, and how often it was tried.

    `spread` is the variance of the results. An option is `certain` if it ends the game at once: its value is the
    result.
    """

    pick: int
    value: float
    visits: int
    spread: float = 0.0
    certain: bool = False

    @property
    def error(self) -> float:
        """The standard error of the value. Few tries that happened to agree do not make it small."""
        if self.certain or not self.visits:
            return 0.0
        return sqrt((self.visits * self.spread + WIDEST) / (self.visits + 1) / self.visits)


class Searcher(Bot, Protocol):
    """A bot that can evaluate its options."""

    def weigh(self, here: Perspective, dice: Dice, also: Sequence[int] = ()) -> list[Weighed]:
        """The options it examined, best first; always includes those in `also`, however unpromising."""
        ...
