"""6.7: what holds in every game, however it is played."""

from itertools import pairwise

import pytest
from doge_scenario import fresh, play_randomly

from serenissima.core.dice import from_seed
from serenissima.core.spec import Value
from serenissima.games.doge import SPEC
from serenissima.games.doge.picks import PASS
from serenissima.games.doge.rules import PlaceBallots
from serenissima.games.doge.state import Doge

TABLES: list[tuple[int, dict[str, Value]]] = [
    (3, {}),
    (4, {}),
    (2, {"two_player_variant": True}),
    (4, {"allow_pass": True, "multi_build": True, "check_per_house": True, "contested_slots": "most_houses"}),
    (3, {"tie_decisions": "sequential", "reveal_before_effects": True, "show_history": False}),
    (2, {"two_player_variant": True, "tie_decisions": "sequential", "check_per_house": True}),
]


@pytest.mark.parametrize(("seats", "table"), TABLES, ids=str)
def test_prices_and_palaces_only_rise(seats: int, table: dict[str, Value]) -> None:
    s = fresh(seats, 7, **table)
    seen: list[tuple[list[int], list[int]]] = []
    while not s.is_over:
        assert play_randomly(s, s.number + 40, 1) == 1
        seen.append((s.built.copy(), s.palaces.copy()))
    for before, after in pairwise(seen):
        assert all(a <= b for a, b in zip(before[0], after[0], strict=True))
        assert all(a <= b for a, b in zip(before[1], after[1], strict=True))


def permuted(s: Doge, order: list[int]) -> dict[str, object]:
    """The public position with seat p renamed to order[p]; owners of a district's slots in no particular order."""

    def by_family(values: list[int], width: int) -> list[list[int]]:
        rows: list[list[int]] = [[] for _ in order]
        for seat in range(s.families):
            rows[order[seat]] = values[seat * width : (seat + 1) * width]
        return rows

    return {
        "houses": by_family(s.houses, 6),
        "palaces": by_family(s.palaces, 6),
        "supply": by_family(s.supply_houses, 1),
        "hand": by_family(s.hand, 1),
        "placed": by_family(s.placed, 7),
        "tally": by_family(s.tally, 7),
        "controller": [order[owner] if owner >= 0 else owner for owner in s.controller],
        "stands": s.stands.copy(),
        "orders": (s.order_now, s.order_next),
        "year": s.year,
    }


@pytest.mark.parametrize("order", [[1, 2, 3, 0], [2, 0, 3, 1], [3, 2, 1, 0]], ids=str)
def test_seats_can_be_permuted(order: list[int]) -> None:
    """No seat is better than another: the same choices under other names lead to the same position."""
    s = fresh(4, 3)
    twin = fresh(4, 3)
    dice = from_seed(12)
    for _ in range(400):
        if (seat := s.turn()) < 0:
            break
        choices = s.options(seat)
        assert twin.options(order[seat]) == choices
        pick = choices[dice.below(len(choices))]
        s.act(seat, pick)
        twin.act(order[seat], pick)
        assert permuted(s, order) == permuted(twin, [0, 1, 2, 3])
    assert s.year > 3


@pytest.mark.parametrize("seats", [3, 4])
def test_length_of_random_games(seats: int) -> None:
    """8.2: random play lasts far longer than people's 60 to 90 minutes, but it ends."""
    years = []
    for seed in range(8):
        s = fresh(seats, seed)
        play_randomly(s, seed)
        years.append(s.year)
    assert 8 <= sorted(years)[4] <= 60


def test_chance_nodes_are_small() -> None:
    """Set-up with visible chance nodes: 7, 6, 5 … 2 cards for each of the two rows."""
    s = SPEC.new(3, {}, 1, chance=True)
    sizes = []
    while outcomes := s.chance():
        sizes.append(len(outcomes))
        SPEC.view(s, 0)
        SPEC.resample(s, -1, from_seed(1))
        s.settle(outcomes[-1])
    assert sizes == [7, 6, 5, 4, 3, 2] * 2
    assert isinstance(s, Doge)
    assert s.order_now == (6, 5, 4, 3, 2, 1, 0)


def test_options_of_a_placing_are_not_public() -> None:
    s = fresh()
    question = s.question()
    assert isinstance(question, PlaceBallots)
    assert not question.is_public(s)
    assert PASS not in s.options(0)
