"""The secret choices of tied families cannot be undone once all of them are shown."""

import pytest
from doge_scenario import BUILD, act, asked, doge, elect, family, move

from serenissima.core.dice import from_seed
from serenissima.games.doge import SPEC
from serenissima.games.doge.state import Doge
from serenissima.lab.laws import Checker, LawBroken, answered


def placing() -> Doge:
    s = elect(doge(), "SM", A="3", B="3")
    act(s, "A", 2)
    return s


def moving() -> Doge:
    s = elect(doge(houses={"A": {"CA": 1}, "B": {"DO": 1}}), "QU", A="3", B="3")
    act(s, "A", move("CA", "SC"))
    return s


def building() -> Doge:
    s = elect(doge(houses={"A": {"SM": 4}, "B": {"SM": 3}}, palaces={"SM": 2}), "SM", A="3", B="21")
    act(s, "A", 2)
    act(s, "B", 2)
    act(s, "A", BUILD)
    return s


@pytest.mark.parametrize(
    ("s", "kind", "pick"),
    [
        (placing(), "place-together", 1),
        (moving(), "move-together", move("DO", "SP")),
        (building(), "build-together", BUILD),
    ],
    ids=["placing", "moving", "building"],
)
def test_the_last_of_the_tied_cannot_undo_alone(s: Doge, kind: str, pick: int) -> None:
    """B would otherwise see what A chose, undo, and choose again (law 16)."""
    assert asked(s) == (kind, "AB")
    seat = family("B")
    checker = Checker(SPEC)
    after = s.clone()
    learned = answered(SPEC, after, seat, pick)
    with pytest.raises(LawBroken, match="law 16"):
        checker.same_in_all_worlds(s, seat, pick, learned, from_seed(1))
    assert after.revealed > s.revealed
    checker.undo_is_safe(s, seat, pick, from_seed(1))
