"""8.1: the examples of the rulebook."""

# ruff: noqa: N802 - the vectors have capital letters

import pytest
from masters_scenario import (
    act,
    asked,
    buy_goods,
    buy_shares,
    cash,
    cubes,
    deliver,
    draws,
    gains,
    good,
    masters,
    options,
    pegs,
    places,
    sell,
    sell_goods,
    sell_shares,
    turns,
    visit,
)

from serenissima.core.frame import kind_of
from serenissima.games.masters import SPEC
from serenissima.games.masters.data import CHURCH, DOCKS, GUILD_HALL, MARKET, MERCATO, SHOPS
from serenissima.games.masters.rules.bidding import Bid, turn_order
from serenissima.games.masters.rules.commerce import ChooseMove
from serenissima.games.masters.rules.shared_places import shop_dividend
from serenissima.games.masters.scoring import cash_after_tax, final_parts, nearest_hundred
from serenissima.games.masters.state import Masters


def set_up(letters: str, seats: int = 4) -> Masters:
    """A new game in which the set-up draws these cubes, and then whatever comes first."""
    s = SPEC.new(seats, {}, 1, chance=True)
    assert isinstance(s, Masters)
    wanted = list(letters)
    while outcomes := s.chance():
        cube = kind_of(s.agenda[-1]) == "draw-cube"
        s.settle(good(wanted.pop(0)) if cube and wanted else outcomes[-1] if cube else outcomes[0])
    return s


def test_R01_four_gems_in_the_set_up() -> None:
    s = set_up("GGGG")
    assert pegs(s, "G") == (20, 40, 2)


def bid(s: Masters, *bids: int) -> None:
    s.space = 1
    s.then(Bid((1 << s.seats) - 1))
    for seat, amount in enumerate(bids):
        s.act(seat, amount)


def test_R02_bids_and_ties() -> None:
    """A is Aaron, B Brent, C Carolina, D Frank."""
    s = masters(shares={"B": {"North": 2, "South": 1, "G": 1}, "D": {"South": 3, "F": 1}})
    bid(s, 15, 20, 25, 20)
    assert s.order == (2, 1, 3, 0)
    assert s.gondolieri() == 0
    assert gains(s, [1000] * 4) == [-15, -20, -25, -20]


def test_R03_orders_by_a_bid_of_15() -> None:
    s = masters()
    bid(s, 15, 25, 25, 25)
    act(s, "B", 1, 1)
    act(s, "C", 2, 1)
    act(s, "D", 3, 1)
    assert asked(s) == ("adjust-orders", "A")
    tailor = good("F") * 2
    down, up = s.clone(), s.clone()
    act(down, "A", tailor)
    act(up, "A", tailor + 1)
    assert (down.orders[4], up.orders[4]) == (1, 5)


def test_R04_shops_are_shared() -> None:
    s = masters()
    places(s, {"A": SHOPS, "B": CHURCH, "C": SHOPS, "D": MERCATO}, "ACBD")
    assert turns(s, "ABCD") == "Shops ACDB Church B Mercato D"


def test_R05_docks_are_shared() -> None:
    s = masters()
    places(s, {"A": DOCKS, "B": CHURCH, "C": MERCATO, "D": DOCKS}, "ADBC")
    assert turns(s, "ABCD") == "Docks ADBC Church B Mercato C"


def test_R06_the_docks_are_one_place() -> None:
    s = masters()
    s.place[0] = DOCKS
    s.then(ChooseMove(15))
    assert DOCKS not in options(s, "A")
    assert len(options(s, "A")) == 7


def test_R07_jon_sells_three_gems() -> None:
    s = visit(masters(price={"G": 25}, orders={"G": 4}, cubes={"A": "GGG"}), "A", SHOPS)
    act(s, "A", sell("GGG"))
    assert cash(s, "A") == 1150
    assert pegs(s, "G") == (40, 55, 1)
    assert s.bag[good("G")] == 15


@pytest.mark.parametrize("price", [20, 40, 80])
def test_R08_stacey_buys_shares(price: int) -> None:
    s = visit(masters(share={"I": price}), "A", MARKET)
    act(s, "A", buy_shares("I", 2), buy_shares("South", 1))
    assert cash(s, "A") == 1000 - 2 * price - 20
    assert s.share[good("I")] == price + 5
    assert s.share[5:] == [20, 20]


def test_R09_frank_sells_three_shares() -> None:
    s = visit(masters(share={"F": 65}, shares={"A": {"F": 3}}), "A", MARKET)
    act(s, "A", sell_shares("F", 3))
    assert cash(s, "A") == 1195
    assert s.share[good("F")] == 35


def test_R10_russells_first_delivery() -> None:
    s = visit(masters(cubes={"A": "LLS"}, hands={"A": ["LLS"]}), "A", GUILD_HALL)
    act(s, "A", deliver("LLS"), 2)
    assert s.price[good("L")] == 50
    assert pegs(s, "S") == (45, 45, 1)
    assert (s.points[0], cash(s, "A")) == (2, 1050)
    assert cubes(s, "A") == ""


def test_R11_points_or_ducats() -> None:
    found = []
    for points in range(4):
        s = visit(masters(cubes={"A": "LLS"}, hands={"A": ["LLS"]}), "A", GUILD_HALL)
        act(s, "A", deliver("LLS"))
        assert options(s, "A") == (0, 1, 2, 3)
        act(s, "A", points)
        found.append((s.points[0], cash(s, "A") - 1000))
    assert found == [(0, 150), (1, 100), (2, 50), (3, 0)]


def test_R12_jenn_at_the_mercato() -> None:
    s = visit(masters(price={"S": 25, "I": 45}, cubes={"A": "I"}), "A", MERCATO)
    act(s, "A", buy_goods("S"), sell_goods("I"))
    assert cash(s, "A") == 1020
    assert (s.price[good("S")], s.price[good("I")]) == (30, 50)
    assert cubes(s, "A") == "S"


@pytest.mark.parametrize(("total", "each"), [(130, 10), (150, 20), (40, 0)], ids=["R13", "R14", "R15"])
def test_R13_R14_R15_dividends(total: int, each: int) -> None:
    assert shop_dividend(total) == each


def test_R16_a_penniless_player_owes_120() -> None:
    s = masters(cash={"A": 0}, cubes={"A": "IIII"}, price={"I": 60})
    assert final_parts(s, 0) == (-2, 0, 0, 0)


def test_R17_a_player_with_30_owes_120() -> None:
    s = masters(cash={"A": 30}, cubes={"A": "IIII"}, price={"I": 60})
    assert final_parts(s, 0) == (-1, 0, 0, 0)
    assert cash_after_tax(s, 0) == 0


@pytest.mark.parametrize(
    ("ducats", "points"), [(745, 7), (750, 8), (1145, 11), (870, 9)], ids=["R18", "R18b", "R19", "R19b"]
)
def test_R18_R19_hundreds(ducats: int, points: int) -> None:
    assert nearest_hundred(ducats) == points


def test_R20_kalens_score() -> None:
    s = masters(
        price={"S": 60, "L": 50},
        share={"I": 75, "S": 25},
        shares={"A": {"I": 4, "S": 2, "South": 2}},
        cubes={"A": "SL"},
        hands={"A": ["LLL"]},
        cash={"A": 1205},
    )
    assert cash_after_tax(s, 0) == 1150
    assert final_parts(s, 0) == (0, -2, 4, 12)


def test_the_bids_rank_as_a_row() -> None:
    s = masters()
    s.bids = (5, 5, 10, 0)
    assert turn_order(s) == (2, 0, 1, 3)


def test_chance_can_be_shown() -> None:
    s = masters(bag="IG")
    s.shows_chance = True
    visit(s, "A", 5)
    act(s, "A", 100)
    draws(s, "GI")
    assert s.office[0] == good("G")
    assert asked(s) == ("place-cube", "A")
