"""What a bot is and what it gets: the view of its seat, its options, and worlds that its seat cannot tell apart."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Protocol

from serenissima.core.dice import Dice
from serenissima.core.spec import GameSpec, View
from serenissima.core.state import State

HINTED: Final = 3


class Perspective:
    """A position as one seat sees it. The true state stays behind the door."""

    def __init__(self, spec: GameSpec, s: State, seat: int) -> None:
        self.spec = spec
        self.seat = seat
        self.options = s.options(seat)
        self.__state = s

    def view(self) -> View:
        """All that this seat may know."""
        return self.spec.view(self.__state, self.seat)

    def resample(self, dice: Dice) -> State:
        """A whole world that agrees with all that this seat knows; different dice give different worlds."""
        return self.spec.resample(self.__state, self.seat, dice)


class Bot(Protocol):
    """Whoever answers for a seat."""

    def choose(self, here: Perspective, dice: Dice) -> int:
        """One of `here.options`. All chance comes from `dice`, so that a game can be played again."""
        ...


@dataclass(frozen=True)
class Weighed:
    """One option after thinking: what it is expected to bring the seat, from 0 to 1, and how often it was tried."""

    pick: int
    value: float
    visits: int


def hinted(found: Sequence[Weighed]) -> list[Weighed]:
    """What a hint shows: the best option, and the next ones by their chances.

    What was tried less is not called better by luck.
    """
    best = found[0]
    others = sorted(found[1:HINTED], key=lambda each: -each.value)
    return [best, *(replace(each, value=min(each.value, best.value)) for each in others)]


class Searcher(Bot, Protocol):
    """A bot that can tell what it thinks of the options."""

    def weigh(self, here: Perspective, dice: Dice, also: Sequence[int] = ()) -> list[Weighed]:
        """The options it looked at, the best first; those in `also` are among them, however little they promise."""
        ...
