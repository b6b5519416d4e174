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


def best_of(options: tuple[int, ...], worths: list[int]) -> int:
    """The pick that is worth most; of equals the first."""
    return options[worths.index(max(worths))]


def in_order(options: tuple[int, ...], worths: list[int]) -> list[int]:
    """The picks by what they are worth, the best first."""
    ranked = sorted([(-worths[place], place) for place in range(len(options))])
    return [options[place] for _, place in ranked[:MOST]]
