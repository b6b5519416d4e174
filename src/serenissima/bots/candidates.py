"""Candidate picks for a search, best first: the greedy pick and some others."""

from typing import Final

from serenissima.core.dice import Dice

MOST: Final = 20


def and_others(first: int, options: tuple[int, ...], dice: Dice) -> list[int]:
    """The pick that looks best, then the others in random order; only some of them if there are very many."""
    others = [pick for pick in options if pick != first]
    found = [first]
    while others and len(found) < MOST:
        place = dice.below(len(others))
        found.append(others[place])
        others[place] = others[len(others) - 1]
        others.pop()
    return found


def best_of(options: tuple[int, ...], worths: list[int]) -> int:
    """The pick with the highest value; the first one if several are equal."""
    return options[worths.index(max(worths))]


def in_order(options: tuple[int, ...], worths: list[int]) -> list[int]:
    """The picks by value, best first."""
    ranked = sorted([(-worths[place], place) for place in range(len(options))])
    return [options[place] for _, place in ranked[:MOST]]
