"""The value of a position of Venice: its worth by the greedy player's prices, converted into a chance to win.

Only the conversion is fitted. A regression on twenty features also separated winners from losers, but a search that
followed it lost most games: what goes with winning is not what makes you win.
"""

from typing import Final

from serenissima.bots.valuation import Features, FittedValue
from serenissima.games.gondola.data import MISSION_DECK, NOBODY, NOT_YET, ROUNDS_AFTER_TRIGGER
from serenissima.games.gondola.policy.average_values import POINT
from serenissima.games.gondola.policy.valuation import Outlook
from serenissima.games.gondola.state import Gondola

NAMES: Final = ("score", "worth", "alone")
ALSO_FITTED_WITH: Final = ({"taxi": True},)
"""Options with which games are also played for fitting, in addition to the defaults."""
SEAT_GROUPS: Final = [(1,), (2,), (3, 4, 5)]
"""Numbers of seats with the same rules share their weights: games take long."""
WHY: Final = ("points", "purse", "arrest", "missions", "cards", "council", "assistants", "abilities", "rivals", "doge")
"""What hints explain a choice by: parts of the worth, each with the messages `gondola-why-…` and `…-others`."""
IS_SCORE_LEFT_OUT: Final = True
"""The score is part of the worth; it is listed separately only for comparison."""
MOST_SEATS: Final = 5
POINTS: Final = 10.0
DOGE_CARDS: Final = 22
"""The Doge's deck after the set-up."""
TRIGGERED: Final = 0.7
"""The progress of the game when its end is triggered."""


def why(s: Gondola) -> list[list[float]]:
    """For each seat, what each theme adds to its prospects."""
    progress = progress_of(s)
    weights = FITTED.weights[s.seats]
    place = NAMES.index("worth")
    weight = (1.0 - progress) * weights[place] + progress * weights[len(NAMES) + place]
    found: list[list[float]] = []
    for seat in range(s.seats):
        parts = Outlook(s, seat).parts()
        rivals = parts.pop()
        parts += [0, rivals] if s.seats == 1 else [rivals, 0]
        found.append([weight * part / (POINTS * POINT) for part in parts])
    return found


def clock(s: Gondola) -> int:
    """The turn of the game: the same position is worth quite different amounts before and after a turn."""
    return s.round * s.seats + (0 if s.active == NOBODY else s.turn_index(s.active))


def progress_of(s: Gondola) -> float:
    """How near the end is: by the council, the missions left, the Doge's cards; then by the rounds left."""
    if s.final:
        return 1.0
    if s.seats == 1:
        if s.extra_turns != NOT_YET:
            return 1.0
        return min(1.0, 1.0 - len(s.doge_deck) / (DOGE_CARDS + 1))
    if s.end_round:
        left = s.end_round + ROUNDS_AFTER_TRIGGER - s.round
        return 1.0 - (1.0 - TRIGGERED) * left / (ROUNDS_AFTER_TRIGGER + 1)
    council = max(s.council) / s.chart.end_marker[s.seats]
    missions = 1.0 - len(s.mission_deck) / MISSION_DECK[s.seats]
    return TRIGGERED * max(0.0, min(1.0, max(council, missions)))


def read(s: Gondola) -> Features:
    """The progress of the game, 0 to 1; and the features of each seat in turn."""
    alone = 1.0 if s.seats == 1 else 0.0
    features: list[float] = []
    for seat in range(s.seats):
        features += (s.vp[seat] / POINTS, Outlook(s, seat).worth() / (POINTS * POINT), alone)
    return (progress_of(s), features)


FITTED: Final = FittedValue("serenissima.games.gondola", NAMES, MOST_SEATS, read)
values = FITTED.values
