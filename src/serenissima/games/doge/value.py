"""The value of a position of Doge (7.1): how far each seat is from its nearest target, now and after this year's votes.

The votes are those of one world, in which all ballots are known.
"""

from typing import Final

from serenissima.bots.valuation import by_theme, expected, load, theme_numbers
from serenissima.games.doge.data import (
    ADVISORS,
    AREAS,
    DISTRICTS,
    FEWEST_PALACES,
    HOME,
    HOUSES,
    MOST_FAMILIES,
    PALACES,
    PILE_SUM,
    QUARANTIA,
    RUNNER_UP_HOUSES,
    WINNER_HOUSES,
)
from serenissima.games.doge.policy import distance
from serenissima.games.doge.rules import GrantHouses, Place, PlaceTogether
from serenissima.games.doge.scoring import districts_owned, fulfils
from serenissima.games.doge.state import Doge

NAMES: Final = (
    "palaces",
    "districts",
    "houses",
    "distance",
    "nearness",
    "distance after placed votes",
    "nearness after placed votes",
    "distance after counted votes",
    "nearness after counted votes",
    "moves won",
    "advisors",
    "advisors' votes",
    "votes in hand",
    "qualified",
    "qualified, palaces",
)
FARTHEST: Final = 260.0
"""A little more than the distance from the empty board to the first target, in tenths of a house; nobody is farther."""
HALFWAY: Final = 40.0
"""The distance at which nearness is one half."""

THEMES: Final[dict[str, tuple[str, ...]]] = {
    "target": ("palaces", "districts", "houses", "distance", "nearness", "qualified", "qualified, palaces"),
    "votes": (
        "distance after placed votes",
        "nearness after placed votes",
        "distance after counted votes",
        "nearness after counted votes",
    ),
    "quarantia": ("moves won",),
    "advisors": ("advisors", "advisors' votes"),
    "hand": ("votes in hand",),
}
"""What hints explain a choice by: the features of each theme, which has the messages `doge-why-…` and `…-others`."""
WHY: Final = tuple(THEMES)
THEME_OF: Final = theme_numbers(NAMES, THEMES)

WEIGHTS: Final[list[list[float]]] = load("serenissima.games.doge", NAMES, MOST_FAMILIES)


def values(s: Doge) -> list[float]:
    """The expected result of each seat."""
    progress, features = read(s)
    return expected(features, s.seats, progress, WEIGHTS[s.seats])


def why(s: Doge) -> list[list[float]]:
    """For each seat, what each theme adds to its prospects."""
    progress, features = read(s)
    return by_theme(features, s.seats, progress, WEIGHTS[s.seats], THEME_OF)


def read(s: Doge) -> tuple[float, list[float]]:
    """How near the nearest seat has come to a target, 0 to 1; and the features of one seat after the other."""
    houses = s.houses
    won = expected_houses(s)
    advisors, votes = advisors_of(s)
    counted = s.round == 0
    nearest = FARTHEST
    features: list[float] = []
    for seat in range(s.seats):
        built = PALACES - s.supply_palaces[seat]
        owned = districts_owned(s, seat)
        qualified = 1.0 if fulfils(built, owned) else 0.0
        now = min(FARTHEST, float(distance(s, seat)))
        nearest = min(nearest, now)
        s.houses = houses.copy()
        for district in range(DISTRICTS):
            s.houses[seat * DISTRICTS + district] += won[seat * AREAS + district]
        then = min(FARTHEST, float(distance(s, seat)))
        s.houses = houses
        nearness_then = HALFWAY / (HALFWAY + then)
        features += (
            float(built),
            float(owned),
            (HOUSES - s.supply_houses[seat]) / 10.0,
            now / 100.0,
            HALFWAY / (HALFWAY + now),
            0.0 if counted else then / 100.0,
            0.0 if counted else nearness_then,
            then / 100.0 if counted else 0.0,
            nearness_then if counted else 0.0,
            float(won[seat * AREAS + QUARANTIA]),
            float(advisors[seat]),
            float(votes[seat]),
            0.0 if counted else PILE_SUM[s.hand[seat]] / 10.0,
            qualified,
            qualified * (built - FEWEST_PALACES),
        )
    return (1.0 - nearest / FARTHEST, features)


def expected_houses(s: Doge) -> list[int]:
    """The houses that each family is still granted this year if no vote is added: by family and area.

    Under the Quarantia stand the advisors or moves that it would win there.
    """
    won = [0] * (s.families * AREAS)
    for frame in s.agenda:
        if isinstance(frame, Place):
            won[frame.seat * AREAS + frame.area] += frame.most
        elif isinstance(frame, (GrantHouses, PlaceTogether)):
            for family in range(s.families):
                if frame.families >> family & 1:
                    won[family * AREAS + frame.area] += frame.most
    decided = 0
    for area in s.order_now[s.election + (0 if s.round else 1) :]:
        tally = [PILE_SUM[s.placed[family * AREAS + area]] for family in range(s.families)]
        for advisor in range(ADVISORS):
            if s.stands[advisor] == area and not decided >> HOME[advisor] & 1:
                tally[s.controller[advisor]] += 1
        best = max(tally)
        if not best:
            continue
        decided |= 1 << area
        second = 0
        for votes in tally:
            if second < votes < best:
                second = votes
        alone = tally.count(best) == 1
        for family in range(s.families):
            if tally[family] == best:
                won[family * AREAS + area] += WINNER_HOUSES
            elif alone and second and tally[family] == second:
                won[family * AREAS + area] += RUNNER_UP_HOUSES
    return won


def advisors_of(s: Doge) -> tuple[list[int], list[int]]:
    """For each family: its advisors, and how often they vote in the elections known to come."""
    count = [0] * s.families
    votes = [0] * s.families
    coming = s.coming()
    for advisor in range(ADVISORS):
        family = s.controller[advisor]
        if family >= 0:
            count[family] += 1
            for area in coming:
                if area == HOME[advisor]:
                    break
                if area == s.stands[advisor]:
                    votes[family] += 1
    return (count, votes)
