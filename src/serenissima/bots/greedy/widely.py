"""Promising picks for a search, the best first: the greedy one, and others besides."""

from typing import Final

from serenissima.core.dice import Dice

MOST: Final = 20


def and_others(first: int, options: tuple[int, ...], dice: Dice) -> list[int]:
    """The pick that looks best, then the others in any order; of very many only some."""
    others = [pick for pick in options if pick != first]
    found = [first]
    while others and len(found) < MOST:
        place = dice.below(len(others))
        found.append(others[place])
        others[place] = others[len(others) - 1]
        others.pop()
    return found
