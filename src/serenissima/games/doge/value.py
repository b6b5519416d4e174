"""The value of a position of Doge (7.1): how far each seat is from its nearest target, now and after this year's votes.

The votes are those of one sampled world, in which all ballots are known.
"""

from typing import Final

from serenissima.bots.valuation import Features, FittedValue, Themes
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
"""Just above the distance from the empty board to the first target, in tenths of a house; nobody is farther away."""
HALFWAY: Final = 40.0
"""The distance at which nearness is one half."""

THEMES: Final[Themes] = {
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


def read(s: Doge) -> Features:
    """How close the leading seat is to a target, 0 to 1; and the features of each seat in turn."""
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
    """The houses that each family will still get this year if nobody adds a vote: by family and area.

    The Quarantia's entry counts the advisors or moves that the family would win there.
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


FITTED: Final = FittedValue("serenissima.games.doge", NAMES, MOST_FAMILIES, read, THEMES)
values = FITTED.values
why = FITTED.why
