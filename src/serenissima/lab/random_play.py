"""Random play through the public interface."""

from serenissima.core.dice import Dice
from serenissima.core.state import State


def play_randomly(s: State, dice: Dice, most: int) -> int:
    """Answer at random until the game is over or `most` answers were given; returns their number."""
    for count in range(most):
        seat = s.turn()
        if seat < 0:
            return count
        options = s.options(seat)
        s.act(seat, options[dice.below(len(options))])
    return most
