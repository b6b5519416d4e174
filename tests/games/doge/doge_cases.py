"""Facts about Doge for tests that run over all games (tests/game_cases.py)."""

from serenissima.bots.api import Perspective
from serenissima.core.dice import Dice

SMALL_TABLE = {"seats": 3, "year_cap": 1}
PREDICTED = (4, 8)
"""Seats and games that are enough to see that the value function knows something."""
PIECES = r"Q[123]"
"""Pieces that look like the label of a rule: advisors of the Quarantia; steps of 3.3.4 as well."""
NO_MOVE = 37


class Hermits:
    """Doge: each player votes only in two districts of their own and builds all palaces there, so nobody can win."""

    def choose(self, here: Perspective, dice: Dice) -> int:
        if here.options[-1] > NO_MOVE:
            mine = [pick for pick in here.options if pick // 39 in (2 * here.seat, 2 * here.seat + 1)]
            return (mine or here.options)[-1]
        return here.options[-1]


STEERED = ("out-of-reach", {}, Hermits())
"""A rare ending, the options with which it occurs, and bots that bring it about."""
SHOWING_QUESTIONS = ("place-together",)
"""Questions whose answers show something, in any game."""
