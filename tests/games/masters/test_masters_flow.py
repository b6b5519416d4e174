"""8.2: vectors that follow from the rules: set-up, bidding, order of play, docks and shops."""

# ruff: noqa: N802 - the vectors have capital letters

import pytest
from masters_scenario import (
    act,
    asked,
    buy_shares,
    cash,
    cubes,
    follow,
    fresh,
    from_dock,
    gains,
    good,
    lower,
    masters,
    options,
    pegs,
    places,
    raise_,
    sell,
    steal,
    turns,
    visit,
)
from test_masters_rulebook import bid, set_up

from serenissima.games.masters import SPEC
from serenissima.games.masters.data import CHURCH, DOCKS, GUILD_HALL, MARKET, MERCATO, SHOPS
from serenissima.games.masters.picks import NO_MARKER, OWN_TURN, USE_MARKER
from serenissima.games.masters.rules.bidding import Bid
from serenissima.games.masters.rules.commerce import Jump
from serenissima.games.masters.state import Masters

# Set-up and bidding.


def test_D01_set_up_for_five() -> None:
    s = fresh(5)
    assert sum(s.bag) == 75
    assert len(s.deck.cards) == 16
    assert sum(s.unseen) == 15
    assert SPEC.view(s, 0)["rumors_on_canal"] == 12
    assert [sum(s.cubes), sum(s.docks), len(s.office)] == [5, 8, 2]
    assert [len(hand.cards) for hand in s.hands] == [1] * 5
    assert all(holder >= 0 for holder in s.majority)


@pytest.mark.parametrize(("seats", "bag", "deck", "free"), [(2, 78, 19, 3), (3, 77, 18, 2), (4, 76, 17, 1)])
def test_set_up_by_players(seats: int, bag: int, deck: int, free: int) -> None:
    s = fresh(seats)
    assert (sum(s.bag), len(s.deck.cards), s.majority.count(-1)) == (bag, deck, free)


def test_D02_bottoming_in_the_set_up() -> None:
    s = set_up("G" * 9 + "IINSF", 4)
    assert pegs(s, "G") == (5, 40, 4)
    assert s.price[good("L")] == 40


def test_D03_bids_within_cash() -> None:
    s = masters(cash={"A": 10})
    s.then(Bid(15))
    assert options(s, "A") == (0, 5, 10)


def test_D04_a_bid_of_5_only_raises() -> None:
    s = masters()
    bid(s, 5, 0, 0, 0)
    act(s, "A", 1)
    assert options(s, "A") == (1, 3, 5, 7, 9)
    act(s, "A", 1)
    assert pegs(s, "I") == (40, 40, 3)


def test_D05_orders_stop_at_zero() -> None:
    s = masters()
    bid(s, 50, 0, 0, 0)
    act(s, "A", 1, good("N") * 2)
    assert s.orders[good("N")] == 0


def test_D06_orders_stop_at_15() -> None:
    s = masters()
    bid(s, 75, 0, 0, 0)
    act(s, "A", 1, good("F") * 2 + 1)
    assert s.orders[good("F")] == 15


def test_D07_no_way_down_from_zero() -> None:
    s = masters(orders={"G": 0})
    bid(s, 20, 0, 0, 0)
    act(s, "A", 1)
    assert good("G") * 2 not in options(s, "A")
    act(s, "A", good("G") * 2 + 1)
    assert s.orders[good("G")] == 4


def test_D08_all_bid_nothing() -> None:
    s = masters(3, shares={"A": {"I": 1}, "B": {"G": 1}, "C": {"F": 1}})
    bid(s, 0, 0, 0)
    assert s.order == (0, 1, 2)
    assert s.gondolieri() == 2
    act(s, "A", 1)
    act(s, "B", 2)
    assert asked(s) == ("", "")


def test_D09_offices_break_ties_together() -> None:
    s = masters(3, shares={"A": {"North": 1, "South": 1}, "B": {"North": 2, "G": 1}, "C": {"South": 1, "I": 5}})
    bid(s, 10, 10, 10)
    assert s.order == (1, 0, 2)


def test_D10_two_players() -> None:
    s = masters(2)
    bid(s, 15, 5)
    assert s.gondolieri() == 1
    act(s, "A", 3)
    assert asked(s) == ("adjust-orders", "A")
    down = s.clone()
    act(down, "A", good("I") * 2)
    assert down.orders[good("I")] == 1
    act(s, "A", good("I") * 2 + 1)
    assert s.orders[good("I")] == 5
    assert asked(s) == ("pick-character", "B")
    act(s, "B", 4)
    assert options(s, "B") == (1, 3, 5, 7, 9)
    act(s, "B", good("I") * 2 + 1)
    assert s.orders[good("I")] == 6
    assert asked(s) == ("pick-character", "A")
    act(s, "A", 5)
    assert asked(s) == ("", "")
    assert s.holder == (1, -1, -1, 0, 1, 0)


# The order of places and players.


def test_D11_order_of_an_action_phase() -> None:
    s = masters()
    places(s, {"A": CHURCH, "B": CHURCH, "C": SHOPS, "D": DOCKS}, "BDAC")
    assert turns(s, "1234") == "Church 21 Docks 4123 Shops 3412"


def test_D12_order_of_an_action_phase_for_five() -> None:
    s = masters(5)
    where = {"A": MARKET, "C": MARKET, "B": SHOPS, "D": SHOPS, "E": GUILD_HALL}
    places(s, where, "ABCDE", "AEBDC")
    assert turns(s, "AEBDC") == "Market ACEBD Shops BDCAE Guild EBDCA"


def with_marker(where: dict[str, int], clockwise: str = "RBGK", mode: str = "any_time") -> Masters:
    s = masters(4, marker_mode=mode)
    s.marker = 1
    return places(s, where, "RBGK", clockwise)


def test_D13_a_jump_at_the_docks() -> None:
    s = with_marker({"R": DOCKS, "B": DOCKS, "G": CHURCH, "K": MERCATO})
    assert turns(s, "RBGK", ("jump", "R")) == "Docks KRBG Church G Mercato K"
    assert s.marker == 0


SHOPS_LAST = {"R": DOCKS, "B": DOCKS, "G": CHURCH, "K": SHOPS}


def test_D14_a_turn_at_your_own_place() -> None:
    s = with_marker(SHOPS_LAST)
    assert (asked(s), options(s, "D")) == (("jump", "D"), (NO_MARKER, USE_MARKER, OWN_TURN))
    act(s, "D", OWN_TURN)
    assert turns(s, "RBGK") == "Shops K Docks RBGK Church G Shops RBG"
    assert s.marker == 0


def test_D14c_your_own_place_opens_first() -> None:
    s = with_marker(SHOPS_LAST, mode="location")
    assert turns(s, "RBGK", ("go-first", "")) == "Shops KRBG Docks RBGK Church G"


def test_D14d_which_actions_are_possible_in_each_window() -> None:
    s = with_marker(SHOPS_LAST)
    found = []
    while s.turn() >= 0:
        kind, _ = asked(s)
        if kind == "jump":
            question = s.question()
            assert isinstance(question, Jump)
            found.append("RBGK"[question.before] + "".join(str(pick) for pick in options(s, "D")[1:]))
        s.act(s.turn(), 0)
    assert found == ["R12", "B12", "G12", "G2"]


@pytest.mark.parametrize(("marker", "order"), [(None, "RKBG"), (("jump", "R"), "KRGB")])
def test_D14b_a_jumping_player_is_not_an_anchor(marker: tuple[str, str] | None, order: str) -> None:
    s = with_marker({"R": DOCKS, "K": DOCKS, "B": CHURCH, "G": CHURCH}, "RGKB")
    assert turns(s, "RGKB", marker).startswith(f"Docks {order}")


def test_D15_windows_at_an_unshared_place() -> None:
    s = masters()
    s.marker = 1
    places(s, dict.fromkeys("ABCD", CHURCH), "ABCD")
    found = []
    while s.turn() >= 0:
        found.append(asked(s))
        s.act(s.turn(), 0)
    jumps = [("jump", "D")]
    slots = [[("at-church", letter)] for letter in "ABC"]
    assert found == [step for slot in slots for step in jumps + slot] + [("at-church", "D")]


# The Docks.


def test_D16_price_control_after_a_purchase() -> None:
    s = visit(masters(price={"G": 95, "I": 30}, docks={1: "GGI"}), "A", DOCKS)
    act(s, "A", from_dock(1, "GG"), from_dock(1, "I"))
    assert cash(s, "A") == 780
    assert (s.price[good("G")], s.price[good("I")]) == (40, 35)


def test_D17_the_thief_moves_no_price() -> None:
    s = visit(masters(price={"G": 95}, docks={1: "GG"}, characters={"A": "thief"}), "A", DOCKS)
    act(s, "A", steal(1, "G"), from_dock(1, "G"))
    assert cash(s, "A") == 905
    assert s.price[good("G")] == 100
    assert cubes(s, "A") == "GG"


def test_D18_what_60_ducats_can_buy() -> None:
    s = visit(masters(cash={"A": 60}, price={"S": 25, "F": 40}, docks={2: "SSF"}), "A", DOCKS)
    assert options(s, "A") == (0, from_dock(2, "S"), from_dock(2, "SS"), from_dock(2, "F"))
    act(s, "A", from_dock(2, "S"))
    assert options(s, "A") == (0,)


def test_only_one_dock() -> None:
    s = visit(masters(docks={1: "SF", 3: "L"}), "A", DOCKS)
    act(s, "A", from_dock(1, "S"))
    assert options(s, "A") == (0, from_dock(1, "F"))


# The Shops.


def test_D19_a_small_sale() -> None:
    s = visit(masters(price={"I": 25}, cubes={"A": "I"}, shares={"B": {"I": 1}}), "A", SHOPS)
    act(s, "A", sell("I"))
    assert gains(s, [1000] * 4) == [50, 10, 0, 0]
    assert s.price[good("I")] == 30


def test_D20_too_small_for_a_dividend() -> None:
    s = masters(price={"I": 20}, cubes={"A": "I"}, shares={"B": {"I": 1}}, characters={"C": "tax-collector"})
    act(visit(s, "A", SHOPS), "A", sell("I"))
    assert gains(s, [1000] * 4) == [40, 0, 0, 0]


@pytest.mark.parametrize(
    ("collector", "gained"), [("D", [40, 20, 150, 20]), ("A", [60, 20, 150, 0])], ids=["D21", "D22"]
)
def test_D21_D22_the_tax_collector(collector: str, gained: list[int]) -> None:
    s = masters(
        price={"G": 25},
        orders={"G": 3},
        cubes={"C": "GGG"},
        shares={"A": {"G": 2}, "B": {"G": 1}},
        characters={collector: "tax-collector"},
    )
    act(visit(s, "C", SHOPS), "C", sell("GGG"))
    assert gains(s, [1000] * 4) == gained


def test_D23_no_owner_no_tax() -> None:
    s = masters(price={"F": 50}, cubes={"A": "FF"}, characters={"B": "tax-collector"})
    act(visit(s, "A", SHOPS), "A", sell("FF"))
    assert gains(s, [1000] * 4) == [200, 0, 0, 0]


def test_D24_a_split_after_a_sale() -> None:
    s = masters(
        share={"G": 95}, price={"G": 30}, orders={"G": 5}, cubes={"C": "GGGG"}, shares={"A": {"G": 3}, "B": {"G": 1}}
    )
    act(visit(s, "C", SHOPS), "C", sell("GGGG"))
    assert gains(s, [1000] * 4) == [60, 20, 240, 0]
    assert pegs(s, "G") == (50, 60, 1)
    assert s.points == [3, 1, 0, 0]


def test_D25_a_split_after_a_purchase() -> None:
    s = visit(masters(share={"N": 100}, shares={"A": {"N": 1}}), "A", MARKET)
    act(s, "A", buy_shares("N", 2))
    assert cash(s, "A") == 800
    assert s.share[good("N")] == 55
    assert s.points[0] == 3


def test_D26_exactly_100_does_not_split() -> None:
    s = visit(masters(share={"N": 95}), "A", MARKET)
    act(s, "A", buy_shares("N", 3))
    assert (cash(s, "A"), s.share[good("N")], s.points[0]) == (715, 100, 0)


def test_D27_price_control_after_a_sale() -> None:
    s = masters(price={"I": 95}, orders={"I": 3}, cubes={"A": "II"}, shares={"B": {"I": 2}})
    act(visit(s, "A", SHOPS), "A", sell("II"))
    assert gains(s, [1000] * 4) == [380, 80, 0, 0]
    assert pegs(s, "I") == (40, 50, 1)


def test_D28_a_sale_up_to_100() -> None:
    s = masters(price={"I": 90}, orders={"I": 3}, cubes={"A": "II"}, shares={"B": {"I": 1}})
    act(visit(s, "A", SHOPS), "A", sell("II"))
    assert gains(s, [1000] * 4) == [360, 40, 0, 0]
    assert s.price[good("I")] == 100


def test_D42_lowering_by_majority() -> None:
    s = visit(masters(price={"I": 15}, shares={"A": {"I": 1}}), "A", SHOPS)
    act(s, "A", lower("I"))
    assert pegs(s, "I") == (5, 40, 3)
    assert lower("I") not in options(visit(masters(price={"I": 10}, shares={"A": {"I": 1}}), "A", SHOPS), "A")


def test_D43_raising_by_majority() -> None:
    s = visit(masters(price={"I": 90}, orders={"I": 1}, shares={"A": {"I": 1}}), "A", SHOPS)
    act(s, "A", raise_("I"))
    assert pegs(s, "I") == (100, 40, 0)
    high = masters(price={"I": 95}, orders={"I": 1}, shares={"A": {"I": 1}})
    empty = masters(orders={"I": 0}, shares={"A": {"I": 1}})
    for position in (high, empty):
        assert raise_("I") not in options(visit(position, "A", SHOPS), "A")


def test_D44_raise_then_sell() -> None:
    s = visit(masters(orders={"S": 3}, cubes={"A": "SS"}, shares={"A": {"S": 1}}), "A", SHOPS)
    act(s, "A", raise_("S"))
    assert pegs(s, "S") == (50, 40, 2)
    act(s, "A", sell("SS"))
    assert pegs(s, "S") == (60, 50, 0)
    assert cash(s, "A") == 1000 + 200 + 20


def test_D45_no_majority_of_equals() -> None:
    s = masters(shares={"A": {"N": 2}, "B": {"N": 2}, "C": {"N": 1}})
    assert s.majority[good("N")] == -1


def test_majority_for_followers_and_after_a_sale() -> None:
    """A-20: without a sale, for another shop, and where the player's own pawn is not."""
    s = masters(cubes={"B": "I"}, shares={"B": {"N": 1, "I": 1}})
    follow(s, "B", SHOPS)
    act(s, "B", lower("N"), sell("I"), raise_("I"))
    assert options(s, "B") == (0,)
