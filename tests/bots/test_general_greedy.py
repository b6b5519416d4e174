"""The greedy bot of a game without a policy: clearly better than chance, at little cost."""

import pytest

from regatta.rules import Regatta
from regatta.spec import SPEC
from serenissima.bots import general_policy
from serenissima.bots.search.guide import Choose
from serenissima.core.dice import Dice, from_seed
from serenissima.core.state import State


def wins(seats: int, choose: Choose, games: int) -> float:
    """The share of games that this policy wins from one seat, all others picking at random."""
    won = 0.0
    for number in range(games):
        s: State = SPEC.new(seats, {}, number // seats)
        dice = from_seed(1000 + number)
        mine = number % seats
        while (seat := s.turn()) >= 0:
            world = SPEC.resample(s, seat, dice)
            s.act(seat, (choose if seat == mine else general_policy.choose_quickly)(world, seat, dice))
        ranks = s.ranks()
        won += 1 / ranks.count(1) if ranks[mine] == 1 else 0
    return won / games


@pytest.mark.parametrize(("seats", "least"), [(2, 0.6), (3, 0.43), (4, 0.34)])
def test_it_beats_random_players(seats: int, least: float) -> None:
    """Chance would be 0.5, 0.33 and 0.25; these bounds are more than two standard errors above it."""
    assert wins(seats, general_policy.chooser(general_policy.values), 120) >= least


def test_it_changes_nothing_and_repeats_itself() -> None:
    s = SPEC.new(3, {}, 4)
    before = s.digest()
    choose = general_policy.chooser(general_policy.values)
    assert choose(s, 0, from_seed(1)) == choose(s, 0, from_seed(1))
    assert s.digest() == before


def test_long_games_are_judged_by_the_value_where_they_are_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a value that loves long oars in hand, the shortest one is staked."""
    monkeypatch.setattr(general_policy, "LONGEST", 0)

    def values(s: State) -> list[float]:
        assert isinstance(s, Regatta)
        return [s.sealed[seat] / -7 for seat in range(s.seats)]

    assert general_policy.chooser(values)(SPEC.new(2, {}, 1), 0, from_seed(2)) == 1


def test_the_only_option_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(general_policy, "played_on", None)
    s = SPEC.new(2, {}, 1)
    for oar in range(1, 7):
        s.act(0, oar)
        s.act(1, oar)
    assert general_policy.chooser(general_policy.values)(s, 0, Dice()) == 7
