"""The greedy player knows what 9.1 says."""

from masters_scenario import (
    act,
    deliver,
    fresh,
    from_dock,
    masters,
    sell,
    visit,
)

from serenissima.core.dice import from_seed
from serenissima.games.masters import SPEC
from serenissima.games.masters.data import DOCKS, GUILD_HALL, SHOPS
from serenissima.games.masters.picks import DRAW, END
from serenissima.games.masters.policy.player import choose
from serenissima.games.masters.rules.commerce import ChooseMove


def test_greedy_games_are_rich() -> None:
    """Sensible players deliver orders and end far above zero."""
    s = fresh(4, 2)
    dice = from_seed(1)
    while not s.is_over:
        s.act(s.turn(), choose(SPEC.resample(s, s.turn(), dice), s.turn(), dice))
    assert min(s.scores()) > 5
    assert sum(len(row) for row in s.delivered) >= 6


def test_it_delivers_and_sells() -> None:
    s = visit(masters(cubes={"A": "LLS"}, hands={"A": ["LLS"]}), "A", GUILD_HALL)
    assert choose(s, 0, from_seed(1)) in (deliver("LLS"), DRAW)
    s = visit(masters(cubes={"A": "GG"}), "A", SHOPS)
    assert choose(s, 0, from_seed(1)) == sell("GG")


def test_it_buys_what_its_order_lacks() -> None:
    s = masters(cubes={"A": "II"}, hands={"A": ["IIN"]}, docks={1: "NF", 2: "L"}, cash={"A": 80})
    visit(s, "A", DOCKS)
    assert choose(s, 0, from_seed(1)) == from_dock(1, "N")


def test_it_goes_where_its_order_is_delivered() -> None:
    s = masters(cubes={"A": "LLS"}, hands={"A": ["LLS"]})
    s.space = 15
    s.then(ChooseMove(15))
    assert choose(s, 0, from_seed(1)) == GUILD_HALL


def test_in_the_last_round_it_draws_and_hoards_nothing() -> None:
    s = masters(docks={1: "LLL"})
    s.space = 16
    visit(s, "A", GUILD_HALL)
    assert choose(s, 0, from_seed(1)) == END
    visit(s, "A", DOCKS)
    s.opened = 255
    assert choose(s, 0, from_seed(1)) == END
    act(s, "A", END)
