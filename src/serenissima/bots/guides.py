"""The guide of each game for the searching bots: its greedy player, its value function, how far rollouts go."""

from importlib import import_module
from typing import Any, Final

from serenissima.bots.search.guide import Guide, Manner

MANNERS: Final[dict[str, Manner]] = {
    "doge": Manner(16, 10, 0.25),
    "lagoon": Manner(6, 10, 0.25),
    "masters": Manner(24, 10, 0.25),
    "gondola": Manner(80, 0, 0.05),
}


def guide_of(game: str) -> Guide:
    """What the searches know of this game."""
    policy: Any = import_module(f"serenissima.bots.greedy.{game}")
    value: Any = import_module(f"serenissima.bots.value.{game}")
    quick = getattr(policy, "choose_quickly", policy.choose)
    clock = getattr(value, "clock", None)
    return Guide(policy.choose, quick, policy.candidates, value.values, clock, MANNERS[game])
