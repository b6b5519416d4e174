"""The greedy player knows what 7.1 says."""

from doge_scenario import area, doge, elect, fresh, lay, move, take

from serenissima.core.dice import from_seed
from serenissima.games.doge import SPEC
from serenissima.games.doge.policy import best_shares, choose, distance


def test_greedy_games_are_short() -> None:
    """8.2: sensible players need four to nine years."""
    s = fresh(4, 2)
    dice = from_seed(1)
    while not s.is_over:
        s.act(s.turn(), choose(SPEC.resample(s, s.turn(), dice), s.turn(), dice))
    assert 3 <= s.year <= 9


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


def test_it_can_have_more_votes_than_anybody_needs() -> None:
    """Eight by ballots and five advisors in Santa Croce, which votes next; a sixth is to be had now."""
    s = doge(advisors=dict.fromkeys(("CS", "DO", "SM", "SP", "Q1"), "A@SC"))
    lay(s, "SC", A="332")
    s.order_now = tuple(area(code) for code in ("CA", "SC", "CS", "DO", "SM", "SP", "QU"))
    elect(s, "CA", A="2")
    assert take("SC") in s.options(0)
    assert choose(s, 0, from_seed(1)) in s.options(0)


def test_best_shares() -> None:
    """Three votes and two rounds: one vote that wins, and two where they are worth most."""
    values = [[0.0, 5.0, 5.0, 5.0], [0.0, 1.0, 9.0, 9.0], [0.0, 2.0, 3.0, 13.0]]
    assert best_shares([[*row, *[row[3]] * 5] for row in values], 2, 3) == [1, 2, 0]
