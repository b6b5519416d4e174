"""From features to expected results: early and late weights, blended by the progress of the game, then softmax.

The weights of a game are in its folder, in `weights.json`, as `serenissima fit` writes them: for each number of seats
and each feature, one weight for the beginning of the game and one for its end.
"""

import json
from collections.abc import Callable
from importlib import resources
from math import exp
from typing import Any, final

from serenissima.core.state import State

Features = tuple[float, list[float]]
"""The progress of a game, 0 to 1; and the features of each seat in turn."""
Themes = dict[str, tuple[str, ...]]
"""What hints explain a choice by: the features of each theme."""


@final
class FittedValue:
    """The value function of a game: weights for the features that its `read` finds in a position."""

    def __init__(
        self,
        package: str,
        names: tuple[str, ...],
        most_seats: int,
        read: Callable[[Any], Features],
        themes: Themes | None = None,
    ) -> None:
        self.read = read
        self.weights = load(package, names, most_seats)
        self.themes = [] if themes is None else theme_numbers(names, themes)

    def values(self, s: State) -> list[float]:
        """The expected result of each seat."""
        progress, features = self.read(s)
        return expected(features, s.seats, progress, self.weights[s.seats])

    def why(self, s: State) -> list[list[float]]:
        """For each seat, what each theme adds to its prospects."""
        progress, features = self.read(s)
        return by_theme(features, s.seats, progress, self.weights[s.seats], self.themes)


def load(package: str, names: tuple[str, ...], most_seats: int) -> list[list[float]]:
    """By number of seats: the early weights of all features, then the late ones. Missing weights are 0."""
    file = resources.files(package).joinpath("weights.json")
    fitted: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))["weights"] if file.is_file() else {}
    found: list[list[float]] = []
    for seats in range(most_seats + 1):
        by_name: dict[str, list[float]] = fitted.get(str(seats), {})
        pairs = [by_name.get(name, [0.0, 0.0]) for name in names]
        found.append([float(pair[0]) for pair in pairs] + [float(pair[1]) for pair in pairs])
    return found


def expected(features: list[float], seats: int, progress: float, weights: list[float]) -> list[float]:
    """The expected result of each seat, 0 to 1. They sum to 1; in a solo game it is the chance to win."""
    count = len(weights) // 2
    remaining = 1.0 - progress
    blended = [remaining * weights[i] + progress * weights[count + i] for i in range(count)]
    utilities: list[float] = []
    place = 0
    for _ in range(seats):
        utility = 0.0
        for weight in blended:
            utility += weight * features[place]
            place += 1
        utilities.append(utility)
    if seats == 1:
        return [1.0 / (1.0 + exp(-bounded(utilities[0])))]
    highest = max(utilities)
    shares = [exp(utility - highest) for utility in utilities]
    whole = sum(shares)
    return [share / whole for share in shares]


def theme_numbers(names: tuple[str, ...], themes: Themes) -> list[int]:
    """For each feature, the number of the theme to which it belongs."""
    return [[name in features for features in themes.values()].index(True) for name in names]


def by_theme(
    features: list[float], seats: int, progress: float, weights: list[float], themes: list[int]
) -> list[list[float]]:
    """For each seat, what each theme adds to its utility; `themes` has the number of each feature's theme."""
    count = len(weights) // 2
    remaining = 1.0 - progress
    found: list[list[float]] = []
    place = 0
    for _ in range(seats):
        row = [0.0] * (max(themes) + 1)
        for i in range(count):
            row[themes[i]] += (remaining * weights[i] + progress * weights[count + i]) * features[place]
            place += 1
        found.append(row)
    return found


def bounded(utility: float) -> float:
    """Clamp to a range in which the exponential cannot overflow."""
    return max(-50.0, min(50.0, utility))
