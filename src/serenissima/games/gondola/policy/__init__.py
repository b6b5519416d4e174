"""A greedy player: plans the route of a turn and takes what is worth most by then."""

from serenissima.bots.search.guide import SearchSettings
from serenissima.games.gondola.policy.player import candidates, choose, choose_quickly

__all__ = ["SEARCH", "candidates", "choose", "choose_quickly"]

SEARCH = SearchSettings(depth=80, noise=0, explore=0.05)
