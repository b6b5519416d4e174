"""The greedy player: honest, legal, and far better than chance."""

import pytest
from doge_scenario import doge, elect, fresh, move, take

from serenissima.bots.greedy.doge import best_shares, choose, distance
from serenissima.core.dice import Dice, from_seed
from serenissima.core.spec import Value
from serenissima.games.doge import SPEC
from serenissima.games.doge.state import Doge


def greedy(s: Doge, seat: int, dice: Dice) -> int:
    world = SPEC.resample(s, seat, dice)
    assert isinstance(world, Doge)
    before = world.digest()
    pick = choose(world, seat, dice)
    assert world.digest() == before
    return pick


@pytest.mark.parametrize(
    ("seats", "table"),
    [(3, {}), (4, {}), (2, {"two_player_variant": True}), (3, {"tie_decisions": "sequential", "allow_pass": True})],
    ids=str,
)
def test_greedy_beats_random(seats: int, table: dict[str, Value]) -> None:
    for seed in range(3):
        s = fresh(seats, seed, **table)
        dice = from_seed(seed + 50)
        hero = seed % seats
        while not s.is_over:
            seat = s.turn()
            choices = s.options(seat)
            s.act(seat, greedy(s, seat, dice) if seat == hero else choices[dice.below(len(choices))])
        assert s.ranks()[hero] == 1


def test_greedy_games_are_short() -> None:
    """8.2: sensible players need four to nine years."""
    s = fresh(4, 2)
    dice = from_seed(1)
    while not s.is_over:
        s.act(s.turn(), greedy(s, s.turn(), dice))
    assert 3 <= s.year <= 9


def test_it_does_not_use_what_it_cannot_know() -> None:
    """With the same dice the choice is the same in every world that the seat cannot tell apart."""
    s = fresh(4, 5)
    dice = from_seed(2)
    for _ in range(60):
        seat = s.turn()
        worlds = [SPEC.resample(s, seat, dice) for _ in range(3)]
        picks = {choose(world, seat, from_seed(9)) for world in worlds if isinstance(world, Doge)}
        assert len(picks) == 1
        s.act(seat, picks.pop())


def test_distance() -> None:
    assert distance(doge(shares={"A": [1, 1, 1, 1, 1, 1]}), 0) == 0
    assert distance(doge(shares={"A": [4, 2, 2, 0, 0, 0]}), 0) >= 900
    near = doge(houses={"A": {"SC": 2}}, shares={"A": [1, 1, 1, 1, 1, 0]})
    far = doge(houses={"A": {"CA": 2}}, shares={"A": [1, 1, 1, 1, 1, 0]})
    assert distance(near, 0) < distance(far, 0)


def test_it_moves_the_house_that_completes_the_last_palace() -> None:
    s = doge(houses={"A": {"SC": 2, "CA": 1}}, shares={"A": [1, 1, 1, 1, 1, 0]})
    elect(s, "QU", A="3")
    assert choose(s, 0, from_seed(1)) == move("CA", "SC")
    s.act(0, move("CA", "SC"))
    assert choose(s, 0, from_seed(1)) == 1


def test_it_does_not_build_itself_into_a_lost_position() -> None:
    """7.1.10: eight palaces in three districts never win."""
    s = doge(houses={"A": {"CA": 7}}, shares={"A": [2, 3, 2, 0, 0, 0]})
    elect(s, "CA", A="3")
    s.act(0, take("SM"))
    s.act(0, 2)
    assert choose(s, 0, from_seed(1)) == 0


def test_best_shares() -> None:
    """Three votes and two rounds: one vote that wins, and two where they are worth most."""
    values = [[0.0, 5.0, 5.0, 5.0], [0.0, 1.0, 9.0, 9.0], [0.0, 2.0, 3.0, 13.0]]
    assert best_shares([[*row, *[row[3]] * 5] for row in values], 2, 3) == [1, 2, 0]
