"""The value of a position of Lagoon (9.1): points, what the pawn will bring, and how well the tiles in hand fit."""

from typing import Final

from serenissima.bots.valuation import Features, FittedValue, Themes
from serenissima.games.lagoon.data import ALL_SUITS, LINKS, SUIT, VALUE
from serenissima.games.lagoon.scoring import island_value, pawn_points
from serenissima.games.lagoon.state import ISLAND, NOWHERE, Lagoon

NAMES: Final = (
    "score",
    "score with tiles left",
    "tiles left",
    "coins",
    "coins short",
    "pawn to come",
    "island for the pawn",
    "best island free",
    "suits to come under the pawn",
    "best fit",
    "second fit",
    "best fit, on move",
    "best fit, next",
    "fits of the stash",
)
MOST_SEATS: Final = 4
SUIT_COUNT: Final = 4
POINTS: Final = 10.0
NO_FIT: Final = 0

THEMES: Final[Themes] = {
    "score": ("score", "score with tiles left"),
    "coins": ("coins", "coins short"),
    "pawn": ("pawn to come", "island for the pawn", "best island free", "suits to come under the pawn"),
    "fits": ("tiles left", "best fit", "second fit", "best fit, on move", "best fit, next", "fits of the stash"),
}
"""What hints explain a choice by: the features of each theme, which has the messages `lagoon-why-…` and `…-others`."""
WHY: Final = tuple(THEMES)


def read(s: Lagoon) -> Features:
    """The fraction of turns played; and the features of each seat in turn."""
    seats = s.seats
    first = max(0, s.turn())
    room = islands_with_room(s)
    fits = best_fits(s, room)
    islands = [island_value(s, island) for island in s.free_islands()]
    islands.sort(reverse=True)
    best_island = float(islands[0]) if islands else 0.0
    # Pawns not yet placed take the free islands in turn.
    promised = [0.0] * seats
    pawns = 0
    for i in range(seats):
        seat = (first + i) % seats
        if s.pawn[seat] == NOWHERE:
            if pawns < len(islands):
                promised[seat] = float(islands[pawns])
            pawns += 1
    features: list[float] = []
    for seat in range(seats):
        hand = s.hand[seat]
        stash = s.stash[seat]
        left = len(hand) + len(stash)
        score = s.score[seat] + pawn_points(s, seat)
        to_place = 0
        best = NO_FIT
        second = NO_FIT
        for kind in hand:
            to_place += VALUE[kind]
            fit = fits[SUIT[kind]]
            if fit > best:
                second = best
                best = fit
            elif fit > second:
                second = fit
        later = 0
        for kind in stash:
            to_place += VALUE[kind]
            later += fits[SUIT[kind]]
        captured = s.pawn[seat]
        waits = captured == NOWHERE
        rising = 0
        if not waits and room >> captured & 1:
            rising = SUIT_COUNT - LINKS[s.island_suits[captured]]
        features += (
            score / POINTS,
            (score + to_place) / POINTS,
            float(left),
            float(s.coins[seat]),
            float(max(0, left - s.coins[seat])),
            1.0 if waits else 0.0,
            promised[seat] / POINTS,
            best_island / POINTS if waits else 0.0,
            float(rising),
            best / POINTS,
            second / POINTS,
            best / POINTS if seat == first else 0.0,
            best / POINTS if seat == (first + 1) % seats else 0.0,
            later / POINTS,
        )
    return (s.turns / s.turns_in_all(), features)


def islands_with_room(s: Lagoon) -> int:
    """The mask of islands with room for a tile."""
    room = 0
    for entry in s.extensions:
        room |= 1 << (entry & ISLAND)
    return room


def best_fits(s: Lagoon, room: int) -> list[int]:
    """For each suit: what its best extension pays apart from the tile itself."""
    best = [NO_FIT] * SUIT_COUNT
    for island in range(len(s.island_sum)):
        lacking = ~s.island_suits[island] & ALL_SUITS
        if lacking and room >> island & 1:
            pays = s.island_sum[island] - s.distance[island]
            for suit in range(SUIT_COUNT):
                if lacking >> suit & 1 and pays > best[suit]:
                    best[suit] = pays
    return best


FITTED: Final = FittedValue("serenissima.games.lagoon", NAMES, MOST_SEATS, read, THEMES)
values = FITTED.values
why = FITTED.why
