"""What a bot is and what it is given: the view of its seat, its options, and worlds its seat cannot tell apart."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Protocol

from serenissima.core.dice import Dice
from serenissima.core.spec import GameSpec, View
from serenissima.core.state import State

HINTED: Final = 3


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
    """An evaluated option: the expected result for the seat, from 0 to 1, and how often it was tried."""

    pick: int
    value: float
    visits: int


def hinted(found: Sequence[Weighed]) -> list[Weighed]:
    """What a hint shows: the best option, and the next best by their chances.

    An option that was tried less often is never shown as better than the best: that would be luck.
    """
    best = found[0]
    others = sorted(found[1:HINTED], key=lambda each: -each.value)
    return [best, *(replace(each, value=min(each.value, best.value)) for each in others)]


class Searcher(Bot, Protocol):
    """A bot that can evaluate its options."""

    def weigh(self, here: Perspective, dice: Dice, also: Sequence[int] = ()) -> list[Weighed]:
        """The options it examined, best first; always includes those in `also`, however unpromising."""
        ...
