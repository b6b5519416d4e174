"""What a search knows of a game besides its rules: a quick player, promising picks, the value of a position."""

from collections.abc import Callable
from typing import Final

from serenissima.core.dice import Dice
from serenissima.core.frame import Ask
from serenissima.core.state import State

Choose = Callable[[State, int, Dice], int]
Candidates = Callable[[State, int, Dice], list[int]]
Values = Callable[[State], list[float]]
Clock = Callable[[State], int]

PERCENT: Final = 100
FARTHEST: Final = 3
"""A rollout is cut after so many times its depth, even in the middle of a turn."""
RANK_SHARE: Final = 0.05
"""How much of a result is the place and not the win: a slope for those who are far behind."""


class SearchSettings:
    """How a game is searched: how long rollouts are, how many of a hundred decisions in them are made at random, and
    how much a search tries what does not look best.

    Rollouts are `depth` decisions long and go on to a turn's end. Where the game has a clock, which counts its turns,
    they all end at the same time instead, and a multiple of `depth` is only the most that one may take.
    """

    def __init__(self, depth: int, noise: int, explore: float) -> None:
        self.depth = depth
        self.noise = noise
        self.explore = explore


class Guide:
    """One game's players, careful and quick, its judge and its clock, and how it is searched."""

    def __init__(
        self,
        choose: Choose,
        quick: Choose,
        candidates: Candidates,
        values: Values,
        clock: Clock | None,
        settings: SearchSettings,
    ) -> None:
        self.choose = choose
        self.quick = quick
        self.candidates = candidates
        self.values = values
        self.clock = clock
        self.depth = settings.depth
        self.noise = settings.noise
        self.explore = settings.explore

    def horizon(self, s: State) -> int:
        """When rollouts end that belong to this position: when all have had a turn and its own seat one more."""
        return 0 if self.clock is None else self.clock(s) + s.seats + 1

    def is_far_enough(self, s: State, played: int, last: int, horizon: int) -> bool:
        """Whether a rollout ends here, where `last` was the seat before."""
        if self.clock is not None:
            return self.clock(s) >= horizon
        return played >= self.depth and s.turn() != last and isinstance(s.question(), Ask)

    def play_on(self, s: State, dice: Dice, horizon: int) -> list[float]:
        """Play on quickly, now and then at random, and judge where that leads: the expected result of each seat."""
        last = s.turn()
        for played in range(FARTHEST * self.depth):
            seat = s.turn()
            if seat < 0:
                return results(s)
            if self.is_far_enough(s, played, last, horizon):
                break
            last = seat
            options = s.options(seat)
            if len(options) == 1:
                pick = options[0]
            elif dice.below(PERCENT) < self.noise:
                pick = options[dice.below(len(options))]
            else:
                pick = self.quick(s, seat, dice)
            s.act(seat, pick)
        return results(s) if s.turn() < 0 else self.values(s)


def results(s: State) -> list[float]:
    """What a finished game gives each seat: 1 for winning alone, a shared win in parts, a little for a good place."""
    ranks = s.ranks()
    winners = 0
    for rank in ranks:
        if rank == 1:
            winners += 1
    found: list[float] = []
    for rank in ranks:
        won = 1.0 / winners if rank == 1 else 0.0
        place = (s.seats - rank) / (s.seats - 1) if s.seats > 1 else won
        found.append((1.0 - RANK_SHARE) * won + RANK_SHARE * place)
    return found
