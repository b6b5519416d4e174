"""The ratings of the bots of a match."""

from collections.abc import Iterable
from statistics import fmean

from openskill.models import PlackettLuce

from serenissima.lab.arena.game import Played
from serenissima.table.ratings import Rating, Ratings


def rate(games: Iterable[Played]) -> dict[str, Rating]:
    """The ratings after these games, in this order, of all bots that met another.

    A bot with several seats in a game is ranked by the mean of their ranks, which favours neither many seats nor
    few. Bots do not learn between games, hence no drift.
    """
    ratings = Ratings(PlackettLuce(tau=0.0))
    for played in games:
        ranks: dict[str, list[int]] = {}
        for name, rank in zip(played.seating, played.ranks, strict=True):
            ranks.setdefault(name, []).append(rank)
        ratings.add({name: fmean(found) for name, found in ranks.items()})
    return {name: ratings.of(name) for name in ratings.known}
