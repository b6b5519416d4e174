"""The value of a position of Gondola (10.1): the score if it ended now, what is under way, and the danger of arrest.

A seat alone is measured against the Doge.
"""

from typing import Final

from serenissima.bots.greedy.gondola_ending import left_at_best
from serenissima.bots.greedy.gondola_usual import STREET
from serenissima.bots.greedy.gondola_worth import ABILITY, CHANCE, missing, turns_after
from serenissima.bots.value.model import expected, load
from serenissima.games.gondola.data import (
    COINS_PER_VP,
    FAVOUR_VP,
    FULL_INFLUENCE,
    MISSION_DECK,
    NOBODY,
    ROUNDS_AFTER_TRIGGER,
    SLOTS,
    TILES,
    UNFLIPPED,
    cubes,
)
from serenissima.games.gondola.missions import MISSION
from serenissima.games.gondola.scoring import assistants_influence, council_rewards
from serenissima.games.gondola.state import Gondola

NAMES: Final = (
    "score",
    "points",
    "coins",
    "scrolls",
    "intrigue left",
    "intrigue above the others",
    "arrest",
    "council",
    "assistants",
    "assistants short of all",
    "missions",
    "missions under way",
    "completed",
    "abilities to come",
    "street to come",
    "cubes",
    "influence cards",
    "bridges",
    "passenger",
    "later in turn order",
    "lead over the Doge",
    "the Doge's street",
    "alone",
)
MOST_SEATS: Final = 5
POINTS: Final = 10.0
PERCENT: Final = 100.0
DOGE: Final = 1
DOGE_COLOURS: Final = (1, 2)
DOGE_CARDS: Final = 22
"""The Doge's deck after the set-up."""
TRIGGERED: Final = 0.7
"""How far the game has come when its end is triggered."""

WEIGHTS: Final[list[list[float]]] = load("gondola", NAMES, MOST_SEATS)


def values(s: Gondola) -> list[float]:
    """The expected result of each seat."""
    progress, features = read(s)
    return expected(features, s.seats, progress, WEIGHTS[s.seats])


def progress_of(s: Gondola) -> float:
    """How near the end is: by the council, the missions left, the Doge's cards; then by the rounds left."""
    if s.final:
        return 1.0
    if s.seats == 1:
        if s.extra_turns != NOBODY:
            return 1.0
        return min(1.0, 1.0 - len(s.doge_deck) / (DOGE_CARDS + 1))
    if s.end_round:
        left = s.end_round + ROUNDS_AFTER_TRIGGER - s.round
        return 1.0 - (1.0 - TRIGGERED) * left / (ROUNDS_AFTER_TRIGGER + 1)
    council = max(s.council) / s.chart.end_marker[s.seats]
    missions = 1.0 - len(s.mission_deck) / MISSION_DECK[s.seats]
    return TRIGGERED * max(0.0, min(1.0, max(council, missions)))


def read(s: Gondola) -> tuple[float, list[float]]:
    """How far the game has come, 0 to 1; and the features of one seat after the other."""
    seats = s.seats
    is_alone = seats == 1
    scored = len(s.final) > 0
    rewards = council_rewards(s.council, s.chart.rewards[seats])
    left = [left_at_best(s, seat) for seat in range(seats)]
    arrested = endangered(s, left)
    features: list[float] = []
    for seat in range(seats):
        placed = s.placed(seat)
        score = float(s.vp[seat]) + s.coins[seat] // COINS_PER_VP
        if not scored:
            score += rewards[seat] + assistants_influence(placed, s.council[seat])
        if s.favour[seat] == UNFLIPPED:
            score += FAVOUR_VP
        turns = turns_after(s, seat)
        ability = 0
        for no in s.slots[seat * SLOTS : seat * SLOTS + SLOTS]:
            ability += ABILITY[no]
        street = 0
        for tile in range(TILES):
            street += STREET[tile][s.space[seat * TILES + tile]]
        carried = cubes(s.cargo[2 * seat]) + cubes(s.cargo[2 * seat + 1])
        hand = s.missions[seat].cards
        features += (
            score / POINTS,
            s.vp[seat] / POINTS,
            s.coins[seat] / POINTS,
            float(s.scrolls[seat]),
            float(left[seat]),
            float(max(0, left[seat] - most_of_others(s, left, seat))),
            1.0 if seat == arrested else 0.0,
            s.council[seat] / POINTS,
            float(placed),
            float(max(0, FULL_INFLUENCE - placed)),
            float(len(hand)),
            under_way(hand, s.cargo[2 * seat], s.cargo[2 * seat + 1]) / POINTS,
            float(s.completed(seat)),
            ability * turns / PERCENT,
            street * turns / PERCENT,
            float(carried),
            float(len(s.hands[seat])),
            float(s.bridges.count(seat)),
            1.0 if s.aboard >> 1 == seat else 0.0,
            float(s.turn_index(seat)),
        )
        if is_alone:
            features += against_doge(s, score, turns, 0 if scored else rewards[1] + rewards[2])
        else:
            features += (0.0, 0.0, 0.0)
    return (progress_of(s), features)


def against_doge(s: Gondola, score: float, turns: int, council: int) -> tuple[float, float, float]:
    """What the Doge has and does for his victory."""
    street = 0
    for colour in DOGE_COLOURS:
        for tile in range(TILES):
            space = s.space[colour * TILES + tile]
            if space:
                street += s.position_vp[space - 1]
    lead = score - s.vp[DOGE] - council
    return (lead / POINTS, street * turns / PERCENT, 1.0)


def under_way(hand: tuple[int, ...], cargo: int, other: int) -> float:
    """VP of the missions in hand, each times the chance that its cubes come together."""
    total = 0
    for no in hand:
        record = MISSION[no]
        lacking = min(missing(cargo, record.cargo), missing(other, record.cargo))
        total += record.vp * CHANCE[lacking]
    return total / PERCENT


def most_of_others(s: Gondola, left: list[int], seat: int) -> int:
    """Intrigue that the most endangered other seat cannot buy off; alone the Doge's, who cannot pay."""
    if s.seats == 1:
        return s.intrigue[DOGE]
    most = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, left[other])
    return most


def endangered(s: Gondola, left: list[int]) -> int:
    """Who would be arrested if the game ended now and everybody paid what he can."""
    if s.seats == 1:
        return 0 if left[0] and left[0] >= s.intrigue[DOGE] else NOBODY
    found = NOBODY
    most = 0
    for index in range(s.seats):
        seat = s.seat_at(index)
        if left[seat] > 0 and left[seat] >= most:
            most = left[seat]
            found = seat
    return found
