"""OpenSkill ratings: one number per player, from games between any number of them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import hypot
from typing import Any, Final

from openskill.models import PlackettLuce, ThurstoneMostellerFull

Model = PlackettLuce | ThurstoneMostellerFull
"""Without drift of their own (tau=0): see `DRIFT`."""
DRIFT: Final = 25 / 300
"""How much a person's strength may change from game to game, as OpenSkill proposes."""


@dataclass(frozen=True)
class Rating:
    """A player's strength. The interval is two standard deviations of the model to either side, not a bootstrap."""

    mu: float
    sigma: float

    @property
    def low(self) -> float:
        return self.mu - 2 * self.sigma

    @property
    def high(self) -> float:
        return self.mu + 2 * self.sigma

    def plain(self) -> dict[str, Any]:
        return {
            "mu": round(self.mu, 2),
            "sigma": round(self.sigma, 2),
            "low": round(self.low, 2),
            "high": round(self.high, 2),
        }


class Ratings:
    """The ratings after the games that were added so far; they depend on nothing else."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.known: dict[str, Any] = {}

    def add(self, ranks: Mapping[str, float], learners: Iterable[str] = ()) -> None:
        """One game: the rank of each player, the best is the lowest. Learners may have changed since the last one."""
        if len(ranks) < 2:
            return
        players = sorted(ranks)
        for player in learners:
            before = self.current(player)
            self.known[player] = self.model.rating(before.mu, hypot(before.sigma, DRIFT))
        teams: Any = [[self.current(player)] for player in players]
        after = self.model.rate(teams, ranks=[ranks[player] for player in players])
        self.known.update(zip(players, (team[0] for team in after), strict=True))

    def current(self, player: str) -> Any:
        return self.known.get(player) or self.model.rating()

    def of(self, player: str) -> Rating:
        """The rating of a player; somebody without games has the one with which everybody begins."""
        found = self.current(player)
        return Rating(found.mu, found.sigma)
