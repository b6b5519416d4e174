"""A greedy player: it takes what is worth most at each place."""

from serenissima.bots.search.guide import SearchSettings
from serenissima.games.masters.policy.player import candidates, choose

__all__ = ["SEARCH", "candidates", "choose"]

SEARCH = SearchSettings(depth=24, noise=10, explore=0.25)
