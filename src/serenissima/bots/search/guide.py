"""What a search knows about a game beyond its rules: a quick policy, candidate picks, the value of a position."""

from collections.abc import Callable
from typing import Final

from serenissima.core.dice import Dice
from serenissima.core.frame import Ask
from serenissima.core.state import State, check_each_seat

Choose = Callable[[State, int, Dice], int]
Candidates = Callable[[State, int, Dice], list[int]]
Values = Callable[[State], list[float]]
Clock = Callable[[State], int]

PERCENT: Final = 100
FARTHEST: Final = 3
"""A rollout is cut off after this many times its depth, even in mid-turn."""
RANK_SHARE: Final = 0.05
"""The share of a result that depends on rank, not on winning: gives players who are far behind a gradient."""


class SearchSettings:
    """How a game is searched: the length of rollouts, the percentage of random decisions in them, and the amount of
    exploration.

    Rollouts are `depth` decisions long and continue to the end of the turn. If the game has a clock, which counts
    turns, they all end at the same time instead, and a multiple of `depth` is only an upper limit.
    """

    def __init__(self, depth: int, noise: int, explore: float) -> None:
        self.depth = depth
        self.noise = noise
        self.explore = explore


class Guide:
    """One game's policies (careful and quick), value function, clock and search settings."""

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
        """When rollouts from this position end: when everybody has had a turn and its own seat one more."""
        return 0 if self.clock is None else self.clock(s) + s.seats + 1

    def is_far_enough(self, s: State, played: int, last: int, horizon: int) -> bool:
        """Whether a rollout ends here; `last` is the previous seat."""
        if self.clock is not None:
            return self.clock(s) >= horizon
        return played >= self.depth and s.turn() != last and isinstance(s.question(), Ask)

    def play_on(self, s: State, dice: Dice, horizon: int) -> list[float]:
        """Play a rollout with the quick policy and some noise, and return the expected result of each seat."""
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
    """The result of a finished game for each seat: 1 for a sole win, a split shared win, a little for a good rank."""
    ranks = s.ranks()
    check_each_seat(ranks, s.seats, "places")
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
