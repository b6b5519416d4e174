"""What the searching bots know about each game: its greedy policy, its value function, how far rollouts go.

Each of these is optional; `general_policy` provides what a game lacks.
"""

from typing import Any

from serenissima.bots import general_policy
from serenissima.bots.candidates import and_others
from serenissima.bots.search.guide import Candidates, Choose, Guide, Values
from serenissima.core.dice import Dice
from serenissima.core.state import State
from serenissima.games import game_part


def greedy_of(game: str) -> Choose:
    """The game's own policy, or a general one that uses its value function."""
    policy: Any = game_part(game, "policy")
    found: Choose = policy.choose if hasattr(policy, "choose") else general_policy.chooser(values_of(game))
    return found


def values_of(game: str) -> Values:
    """The expected result of each seat in a position."""
    found: Values = getattr(game_part(game, "value"), "values", general_policy.values)
    return found


def candidates_of(game: str) -> Candidates:
    """The promising picks; for a game that knows only its best pick, that one and random others."""
    policy: Any = game_part(game, "policy")
    if hasattr(policy, "candidates"):
        found: Candidates = policy.candidates
        return found
    if not hasattr(policy, "choose"):
        return general_policy.candidates
    choose: Choose = policy.choose

    def candidates(s: State, seat: int, dice: Dice) -> list[int]:
        return and_others(choose(s, seat, dice), s.options(seat), dice)

    return candidates


def guide_of(game: str) -> Guide:
    """What the searches know about this game."""
    policy: Any = game_part(game, "policy")
    value: Any = game_part(game, "value")
    choose = greedy_of(game)
    quick = getattr(policy, "choose_quickly", choose if hasattr(policy, "choose") else general_policy.choose_quickly)
    settings = getattr(policy, "SEARCH", general_policy.SEARCH)
    return Guide(choose, quick, candidates_of(game), values_of(game), getattr(value, "clock", None), settings)
