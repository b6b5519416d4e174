"""The guide of each game for the searching bots: its greedy player, its value function, how far rollouts go."""

from importlib import import_module
from typing import Any, Final

from serenissima.bots.search.guide import Guide

DEPTH: Final[dict[str, int]] = {"doge": 16, "lagoon": 6, "masters": 24, "gondola": 8}
"""Decisions that a rollout plays before the position is valued."""
NOISE: Final[dict[str, int]] = {"doge": 10, "lagoon": 10, "masters": 10, "gondola": 10}
"""Of a hundred decisions in a rollout so many are made at random."""


def guide_of(game: str) -> Guide:
    """What the searches know of this game."""
    policy: Any = import_module(f"serenissima.bots.greedy.{game}")
    value: Any = import_module(f"serenissima.bots.value.{game}")
    quick = getattr(policy, "choose_quickly", policy.choose)
    return Guide(policy.choose, quick, policy.candidates, value.values, DEPTH[game], NOISE[game])
