"""What the searching bots know of each game: its greedy player, its value function, how far rollouts go."""

from typing import Any

from serenissima.bots.search.guide import Guide
from serenissima.games import game_part


def guide_of(game: str) -> Guide:
    """What the searches know of this game."""
    policy: Any = game_part(game, "policy")
    value: Any = game_part(game, "value")
    quick = getattr(policy, "choose_quickly", policy.choose)
    clock = getattr(value, "clock", None)
    return Guide(policy.choose, quick, policy.candidates, value.values, clock, policy.SEARCH)
