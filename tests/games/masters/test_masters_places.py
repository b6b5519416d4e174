"""8.2: vectors that follow from the rules: market, guild, offices, tiles, Mercato, the end."""

# ruff: noqa: N802 - the vectors have capital letters

import pytest
from masters_scenario import (
    act,
    asked,
    buy_goods,
    buy_shares,
    card,
    cash,
    cubes,
    deliver,
    draws,
    favor,
    fresh,
    from_dock,
    gains,
    good,
    masters,
    options,
    pegs,
    rumor,
    sell_goods,
    sell_shares,
    swap,
    visit,
)

from serenissima.core.dice import from_seed
from serenissima.core.event import Event
from serenissima.core.piles import Pile
from serenissima.games.masters import SPEC
from serenissima.games.masters.data import (
    CHURCH,
    DOCKS,
    GUILD_HALL,
    MARKET,
    MERCATO,
    OFFICE_NORTH,
    PEG_ORDERS,
    PEG_PRICE,
    PEG_SHARE,
    is_shared,
)
from serenissima.games.masters.picks import BUY_FAVOR, DRAW, END, NO_CARD, NO_CUBE_HERE, USE_OFFICE
from serenissima.games.masters.rules.commerce import ChooseMove
from serenissima.games.masters.rules.round import EndRound
from serenissima.games.masters.rules.slots import Slot
from serenissima.games.masters.scoring import cash_after_tax, final_parts, goods_tax, standings
from serenissima.games.masters.state import Masters

DOWN, UP = 0, 1

# The Stock Market.


def test_D29_a_share_never_falls_below_5() -> None:
    s = visit(masters(share={"N": 20}, shares={"A": {"N": 3}}), "A", MARKET)
    act(s, "A", sell_shares("N", 3))
    assert (cash(s, "A"), s.share[good("N")]) == (1060, 5)


def test_D30_sell_to_buy() -> None:
    s = visit(masters(cash={"A": 30}, share={"N": 55, "G": 60}, shares={"A": {"N": 2}}), "A", MARKET)
    assert buy_shares("G", 1) not in options(s, "A")
    act(s, "A", sell_shares("N", 2), buy_shares("G", 1), buy_shares("South", 2))
    assert cash(s, "A") == 40
    assert (s.share[good("N")], s.share[good("G")]) == (35, 65)


def test_D31_no_stock_both_ways() -> None:
    s = visit(masters(shares={"A": {"N": 2}}), "A", MARKET)
    act(s, "A", sell_shares("N", 1))
    assert buy_shares("N", 1) not in options(s, "A")


def test_D32_the_supply_of_shares() -> None:
    s = visit(masters(shares={"B": {"I": 9}}), "A", MARKET)
    assert buy_shares("I", 1) in options(s, "A")
    assert buy_shares("I", 2) not in options(s, "A")


# The Guild Hall.


def test_D33_orders_limit_deliveries() -> None:
    s = masters(cubes={"A": "IIN"}, orders={"I": 1, "N": 3}, hands={"A": ["IIN"]}, favors={"A": [20]})
    visit(s, "A", GUILD_HALL)
    assert deliver("IIN") not in options(s, "A")
    act(s, "A", favor(20, "I", 1), deliver("IIN"), 3)
    assert (s.orders[good("I")], s.orders[good("N")]) == (0, 2)


def test_D34_the_fourth_delivery_and_the_fifth() -> None:
    s = masters(cubes={"A": "LLLLLI"}, hands={"A": ["LLL", "LLI"]}, deck=[])
    s.delivered = ((1, 2, 3), (), (), ())
    visit(s, "A", GUILD_HALL)
    act(s, "A", deliver("LLL"))
    assert options(s, "A") == tuple(range(7))
    act(s, "A", 2)
    assert (s.points[0], cash(s, "A")) == (2, 1200)
    act(s, "A", deliver("LLI"))
    assert options(s, "A") == tuple(range(7))


def test_D35_three_lumber() -> None:
    s = visit(masters(cubes={"A": "LLL"}, hands={"A": ["LLL"]}), "A", GUILD_HALL)
    act(s, "A", deliver("LLL"), 3)
    assert s.price[good("L")] == 55
    assert s.share == [40] * 5 + [20] * 2
    assert s.orders == [2] * 5


def test_D36_price_control_without_a_split() -> None:
    s = masters(
        price={"I": 95},
        share={"I": 90},
        orders={"I": 2, "N": 1},
        cubes={"A": "IIN"},
        hands={"A": ["IIN"]},
        shares={"B": {"I": 2}},
    )
    act(visit(s, "A", GUILD_HALL), "A", deliver("IIN"), 3)
    assert pegs(s, "I") == (40, 100, 0)
    assert pegs(s, "N") == (45, 45, 0)
    assert gains(s, [1000] * 4) == [0] * 4


def test_D52_the_guild_master_and_the_last_card() -> None:
    s = masters(hands={"A": ["LLL"]}, deck=["IIN"], characters={"A": "guild-master"})
    visit(s, "A", GUILD_HALL)
    assert options(s, "A") == (0, DRAW)
    act(s, "A", DRAW)
    assert options(s, "A") == (card("LLL"), NO_CARD)
    kept = s.clone()
    act(kept, "A", NO_CARD)
    assert len(kept.deck.cards) == 0
    act(s, "A", card("LLL"))
    assert s.deck == Pile((card("LLL"),), (1,))


# The offices.


def at_north(characters: dict[str, str]) -> Masters:
    s = masters(
        price={"I": 30, "G": 10, "L": 5},
        office="N-",
        shares={"A": {"North": 3}, "B": {"North": 1}},
        characters=characters,
    )
    s.shows_chance = True
    return visit(s, "D", OFFICE_NORTH)


def place_all(s: Masters, letters: str) -> None:
    for letter in letters:
        s.act(3, good(letter))


def test_D37_an_office_is_used() -> None:
    s = at_north({"C": "tax-collector"})
    act(s, "D", USE_OFFICE)
    draws(s, "IGGLI")
    place_all(s, "GGLI")
    assert cubes(s, "D") == "N"
    assert s.office[0] == good("I")
    assert s.price[good("I")] == 20
    assert pegs(s, "G") == (5, 40, 3)
    assert s.price[good("L")] == 5
    assert gains(s, [1000] * 4) == [30, 10, 10, 0]


def test_D38_the_harbor_master() -> None:
    s = at_north({"D": "harbor-master"})
    act(s, "D", USE_OFFICE, 6)
    draws(s, "SIGGLI")
    place_all(s, "GGLI")
    assert cubes(s, "D") == "NS"
    assert s.price[good("S")] == 35


def test_D39_two_visitors_of_one_office() -> None:
    s = masters(office="N-", shares={"A": {"North": 2}})
    s.shows_chance = True
    visit(s, "C", OFFICE_NORTH)
    act(s, "C", USE_OFFICE)
    draws(s, "FLLLL")
    act(s, "C", *[good("L")] * 4)
    visit(s, "D", OFFICE_NORTH)
    act(s, "D", USE_OFFICE)
    draws(s, "ILLLL")
    act(s, "D", *[good("L")] * 4)
    assert (cubes(s, "C"), cubes(s, "D"), s.office[0]) == ("N", "F", good("I"))
    assert cash(s, "A") == 1040
    assert sum(s.docks) + 1 == 9
    assert 90 - sum(s.bag) == 11


def test_D40_a_bag_of_three() -> None:
    s = masters(bag="IGL")
    s.shows_chance = True
    visit(s, "A", OFFICE_NORTH)
    act(s, "A", USE_OFFICE)
    draws(s, "IGL")
    assert options(s, "A") == (good("G"), good("L"), NO_CUBE_HERE)
    act(s, "A", NO_CUBE_HERE, good("L"), NO_CUBE_HERE, good("G"))
    assert s.docks[6 + good("L")] == s.docks[18 + good("G")] == 1
    assert [s.price[good(letter)] for letter in "IGL"] == [35, 35, 35]
    assert asked(s) == ("at-office", "A")


def test_an_empty_bag() -> None:
    """A-12: the office stays usable, gives its last cube, and pays its dividend."""
    s = masters(bag="", office="N-", shares={"B": {"North": 1}}, characters={"A": "harbor-master"})
    visit(s, "A", OFFICE_NORTH)
    act(s, "A", USE_OFFICE)
    assert cubes(s, "A") == "N"
    assert cash(s, "B") == 1010
    act(visit(s, "A", OFFICE_NORTH), "A", USE_OFFICE)
    assert cash(s, "B") == 1020


def test_D41_passing_at_an_office() -> None:
    s = visit(masters(office="N-", shares={"B": {"North": 1}}), "A", OFFICE_NORTH)
    act(s, "A", 0)
    assert cubes(s, "A") == ""
    assert gains(s, [1000] * 4) == [0] * 4


# Rumors and Favors.


def test_D46_what_a_rumor_can_move() -> None:
    s = masters(orders={"I": 0}, price={"I": 5}, share={"I": 100}, shares={"A": {"I": 4}}, rumors={"B": "I"})
    visit(s, "B", CHURCH)
    assert rumor("I", PEG_ORDERS, DOWN) not in options(s, "B")
    assert rumor("I", PEG_PRICE, DOWN) not in options(s, "B")
    act(s, "B", rumor("I", PEG_SHARE, UP))
    assert s.share[good("I")] == 55
    assert s.points[0] == 4
    assert s.spread[good("I")] == 1


def test_D47_a_rumor_beyond_100() -> None:
    s = visit(masters(price={"I": 100}, rumors={"B": "I"}), "B", CHURCH)
    act(s, "B", rumor("I", PEG_PRICE, UP))
    assert s.price[good("I")] == 40


def test_D51_a_favor_bought_and_played() -> None:
    s = masters(orders={"F": 13})
    s.plaza = (0, 2)
    s.stack = Pile((0, 2, 1, 1), (0,) * 4)
    visit(s, "A", CHURCH)
    act(s, "A", BUY_FAVOR + 2, favor(40, "F", 4))
    assert cash(s, "A") == 960
    assert s.orders[good("F")] == 15
    assert s.plaza == (0, 1)
    assert s.stack.cards[0] == 2


def test_a_tile_closes_a_purchase() -> None:
    """A-42: a Rumor falls before or after a purchase, not inside it."""
    s = visit(masters(docks={1: "GI"}, rumors={"A": "I"}), "A", DOCKS)
    act(s, "A", from_dock(1, "G"), rumor("I", PEG_PRICE, DOWN))
    assert options(s, "A") == (0,)


def test_an_empty_stack_of_favors() -> None:
    """3.11: the Plaza stays short until a used Favor returns."""
    s = masters(favors={"A": [20], "B": [20, 30, 30, 40]})
    assert s.plaza == (2,)
    visit(s, "A", CHURCH)
    act(s, "A", BUY_FAVOR + 2)
    assert s.plaza == ()
    act(s, "A", favor(20, "I", 2))
    assert s.plaza == (0,)


# The Mercato.


def test_D48_the_trader() -> None:
    s = masters(price={"S": 25, "I": 45, "L": 20}, cubes={"A": "ILN"}, characters={"A": "trader"})
    visit(s, "A", MERCATO)
    act(s, "A", buy_goods("SS"), sell_goods("I"), sell_goods("L"), swap("N", "G"))
    assert cash(s, "A") == 1015
    assert [s.price[good(letter)] for letter in "SILNG"] == [35, 50, 25, 40, 40]
    assert cubes(s, "A") == "GSS"


def test_D49_a_bag_without_spice() -> None:
    s = visit(masters(bag="IIGGNNFFLL"), "A", MERCATO)
    assert buy_goods("S") not in options(s, "A")
    assert buy_goods("I") in options(s, "A")
    assert buy_goods("II") not in options(s, "A")


def test_D50_price_control_at_the_mercato() -> None:
    s = masters(price={"I": 100}, share={"I": 60}, cubes={"A": "I"}, shares={"B": {"I": 1}})
    act(visit(s, "A", MERCATO), "A", sell_goods("I"))
    assert gains(s, [1000] * 4) == [100, 0, 0, 0]
    assert pegs(s, "I") == (40, 60, 2)


# The end.


def test_D53_a_tax_in_coins() -> None:
    s = masters(price={"I": 40, "G": 75}, cubes={"A": "IG"}, cash={"A": 50})
    assert goods_tax(115) == 60
    assert cash_after_tax(s, 0) == 0
    assert final_parts(s, 0)[0] == -1


def test_D54_a_large_unpaid_tax() -> None:
    s = masters(price={"I": 100, "G": 5}, cubes={"A": "IIIIG"}, cash={"A": 0})
    assert final_parts(s, 0)[0] == -3


@pytest.mark.parametrize(("ducats", "points"), [(45, 0), (50, 1)])
def test_D55_rounded_separately(ducats: int, points: int) -> None:
    s = masters(cash={"A": ducats}, share={"I": ducats}, shares={"A": {"I": 1}})
    assert final_parts(s, 0)[2:] == (points, points)


def test_D56_cash_breaks_ties() -> None:
    s = masters(2, cash={"A": 320, "B": 340}, share={"I": 100}, shares={"A": {"I": 5}, "B": {"I": 3}})
    s.points = [13, 15]
    assert standings(s) == [2, 1]
    s.cash[0] = 340
    assert standings(s) == [1, 2]
    s.shares = [3] * 14
    s.points = [15, 15]
    assert standings(s) == [1, 1]


def test_D57_into_a_bidding_round() -> None:
    s = masters()
    s.space = 4
    s.history = ((0,) * 16,) * 3
    s.then(EndRound())
    s.advance()
    assert s.space == 5
    assert sum(s.rumors) == 0
    assert s.holder == (-1,) * 6
    assert asked(s) == ("bid", "ABCD")


@pytest.mark.parametrize(("place", "count"), [(-1, 8), (CHURCH, 7)])
def test_D58_destinations(place: int, count: int) -> None:
    s = masters()
    s.place[0] = place
    s.then(ChooseMove(15))
    assert len(options(s, "A")) == count


@pytest.mark.parametrize("mode", ["location", "solo_turn", "any_time"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_slots_and_openings_of_a_round(seats: int, mode: str) -> None:
    """8.3: a place opens once in a round, and nobody has a second slot there; every visitor has one."""
    sink: list[Event] = []
    s = SPEC.new(seats, {"marker_mode": mode}, 4, sink)
    assert isinstance(s, Masters)
    dice = from_seed(seats)
    opened: set[tuple[int, int]] = set()
    ended: set[tuple[int, int, int]] = set()
    visits: set[tuple[int, int, int]] = set()
    while (asking := s.turn()) >= 0:
        question = s.question()
        picks = s.options(asking)
        pick = picks[dice.below(len(picks))]
        space = s.space
        if isinstance(question, Slot):
            slot = (space, question.place, asking)
            assert slot not in ended
            visits |= {(space, place, seat) for seat, place in enumerate(s.place)}
            if pick == END:
                ended.add(slot)
        sink.clear()
        s.act(asking, pick)
        for event in sink:
            if event.kind == "opens":
                assert (space, event.args[0]) not in opened
                opened.add((space, event.args[0]))
    assert visits <= ended
    assert opened == {(space, place) for space, place, _ in visits}
    shared = {(space, place, seat) for space, place in opened if is_shared(place) for seat in range(seats)}
    assert ended == visits | shared


def test_a_whole_game_has_sixteen_rounds() -> None:
    """8.3: four bidding rounds and twelve commerce rounds; twelve Rumors are taken, three stay unseen."""
    s = fresh(3, 5)
    seen = []
    while s.turn() >= 0:
        kind = asked(s)[0]
        if kind in ("bid", "choose-move") and s.space not in seen:
            seen.append(s.space)
            assert (kind == "bid") == (s.space in (1, 5, 9, 13))
        s.act(s.turn(), s.options(s.turn())[0])
    assert seen == list(range(1, 17))
    assert sum(s.unseen) == 3
    assert s.ending() in ("winner", "shared")
