"""If only one of the tied families has a choice, nothing secret is revealed, and it may undo its choice."""

from doge_scenario import BUILD, act, asked, doge, elect, family

from serenissima.core.dice import from_seed
from serenissima.games.doge import SPEC
from serenissima.lab.laws import Checker


def test_the_only_builder_among_tied_families_may_undo() -> None:
    s = elect(doge(houses={"A": {"SM": 4}}), "SM", A="3", B="3")
    act(s, "A", 2)
    act(s, "B", 0)
    assert asked(s) == ("build-together", "A")
    after = s.clone()
    act(after, "A", BUILD)
    assert after.revealed == s.revealed
    Checker(SPEC).undo_is_safe(s, family("A"), BUILD, from_seed(1))
