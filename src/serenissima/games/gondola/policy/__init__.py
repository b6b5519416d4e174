"""A greedy player: it plans the route of a whole turn and takes what is worth most at its end."""

from serenissima.bots.search.guide import SearchSettings
from serenissima.games.gondola.policy.player import candidates, choose, choose_quickly

__all__ = ["SEARCH", "candidates", "choose", "choose_quickly"]

SEARCH = SearchSettings(depth=80, noise=0, explore=0.05)
