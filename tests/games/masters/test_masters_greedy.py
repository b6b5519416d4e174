"""The greedy player: honest, legal, and far better than chance."""

import pytest
from masters_scenario import (
    act,
    deliver,
    fresh,
    from_dock,
    masters,
    play_randomly,
    sell,
    visit,
)

from serenissima.bots.greedy.masters import choose
from serenissima.core.dice import Dice, from_seed
from serenissima.core.spec import Value
from serenissima.games.masters import SPEC
from serenissima.games.masters.commerce import ChooseMove
from serenissima.games.masters.data import DOCKS, DRAW, END, GUILD_HALL, SHOPS
from serenissima.games.masters.state import Masters

TABLES: list[tuple[int, dict[str, Value]]] = [
    (2, {}),
    (3, {"marker_mode": "solo_turn", "harbor_choice": True}),
    (4, {"tiles_on_shared": False, "adjust_after_all_picks": True}),
    (5, {"max_bid": 50, "thief_scope": "any_dock"}),
]


def greedy(s: Masters, seat: int, dice: Dice) -> int:
    world = SPEC.resample(s, seat, dice)
    assert isinstance(world, Masters)
    before = world.digest()
    pick = choose(world, seat, dice)
    assert world.digest() == before
    return pick


@pytest.mark.parametrize(("seats", "table"), TABLES, ids=str)
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


def test_greedy_games_are_rich() -> None:
    """Sensible players deliver orders and end far above zero."""
    s = fresh(4, 2)
    dice = from_seed(1)
    while not s.is_over:
        s.act(s.turn(), greedy(s, s.turn(), dice))
    assert min(s.scores()) > 5
    assert sum(len(row) for row in s.delivered) >= 6


def test_it_does_not_use_what_it_cannot_know() -> None:
    """With the same dice the choice is the same in every world that the seat cannot tell apart."""
    s = fresh(4, 5)
    dice = from_seed(2)
    while not s.is_over:
        seat = s.turn()
        worlds = [SPEC.resample(s, seat, dice) for _ in range(2)]
        picks = {choose(world, seat, from_seed(9)) for world in worlds if isinstance(world, Masters)}
        assert len(picks) == 1
        s.act(seat, picks.pop())


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


def test_random_games_end() -> None:
    s = fresh(5, 11)
    assert play_randomly(s, 4) < SPEC.longest
