"""OpenSkill ratings (Plackett–Luce): one number per bot, from games between any number of them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from statistics import fmean
from typing import Any

from serenissima.lab.arena.game import Played


@dataclass(frozen=True)
class Rating:
    """A bot's strength. The interval is two standard deviations of the model to either side, not a bootstrap."""

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


def can_rate() -> bool:
    """Whether OpenSkill is installed; it comes with `serenissima[lab]`."""
    return find_spec("openskill") is not None


def rate(names: Sequence[str], games: Iterable[Played]) -> dict[str, Rating]:
    """The ratings after these games, in this order, of all bots that met another; empty without the package.

    A bot with several seats in a game is ranked by the mean of their ranks, which favours neither many seats nor
    few. Bots do not learn between games, hence no drift (tau).
    """
    if not can_rate():
        return {}
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    known = {name: model.rating(name=name) for name in names}
    met: set[str] = set()
    for played in games:
        there = sorted(set(played.seating))
        if len(there) > 1:
            met.update(there)
            ranks = [
                fmean(rank for rank, name in zip(played.ranks, played.seating, strict=True) if name == one)
                for one in there
            ]
            after = model.rate([[known[name]] for name in there], ranks=ranks)
            known.update(zip(there, [team[0] for team in after], strict=True))
    return {name: Rating(rating.mu, rating.sigma) for name, rating in known.items() if name in met}
