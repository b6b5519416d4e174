"""Section 6: every option of the table, and rulings that no vector covers."""

import pytest
from masters_scenario import (
    act,
    asked,
    card,
    cash,
    cubes,
    deliver,
    favor,
    follow,
    fresh,
    from_dock,
    gains,
    good,
    masters,
    options,
    pegs,
    places,
    raise_,
    rumor,
    sell,
    steal,
    turns,
    visit,
)
from test_masters_rulebook import bid

from serenissima.core.dice import from_seed
from serenissima.core.errors import BadTable
from serenissima.games.masters import SPEC
from serenissima.games.masters.data import (
    BID_SPACES,
    CHURCH,
    DOCKS,
    GUESSED_ORDERS,
    GUILD_HALL,
    MERCATO,
    NEEDS,
    OFFICE_NORTH,
    ORDER_CODES,
    PEG_ORDERS,
    SHOPS,
)
from serenissima.games.masters.knowledge import window_view
from serenissima.games.masters.picks import DRAW, DRAW_TWO, NO_CARD, OWN_TURN, USE_MARKER, USE_OFFICE
from serenissima.games.masters.policy import choose
from serenissima.games.masters.rules.bidding import Bid
from serenissima.games.masters.state import split_price
from serenissima.games.masters.wording import label, prompt
from serenissima.locale import LANGUAGES, Words

WHERE = {"R": DOCKS, "B": DOCKS, "G": CHURCH, "K": SHOPS}


@pytest.mark.parametrize(
    ("before", "order"),
    [
        ("R", "Shops K Docks RBGK Church G Shops RBG"),
        ("B", "Docks R Shops K Docks BGK Church G Shops RBG"),
        ("G", "Docks RB Shops K Docks GK Church G Shops RBG"),
    ],
)
def test_a01_a_turn_for_the_gondolieri_alone(before: str, order: str) -> None:
    s = masters(marker_mode="solo_turn")
    s.marker = 1
    places(s, WHERE, "RBGK", "RBGK")
    assert turns(s, "RBGK", ("jump", before)) == order


def test_a01_alone_at_the_open_place() -> None:
    """At his own place the solo turn is a jump, and he has no second slot there."""
    s = masters(marker_mode="solo_turn")
    s.marker = 1
    places(s, dict.fromkeys("RBGK", DOCKS), "RBGK", "RBGK")
    assert turns(s, "RBGK", ("jump", "B")) == "Docks RKBG"


def test_a01_no_window_without_a_change() -> None:
    s = masters(marker_mode="solo_turn")
    s.marker = 1
    places(s, {"A": CHURCH, "B": CHURCH, "C": CHURCH, "D": DOCKS}, "ABCD")
    kinds = []
    while s.turn() >= 0:
        kinds.append(asked(s))
        s.act(s.turn(), 0)
    assert kinds.count(("jump", "D")) == 3


def test_a01_both_powers_in_words() -> None:
    s = masters()
    s.marker = 1
    places(s, WHERE, "RBGK", "RBGK")
    seat = s.turn()
    for language in LANGUAGES:
        words = Words(language, ("R", "B", "G", "K"))
        assert "R" in words.say(prompt(s, seat))
        said = [words.say(label(s, seat, pick)) for pick in s.options(seat)]
        assert len(set(said)) == len(said) == 3
    assert window_view(s) == {"seat": 3, "place": DOCKS, "before": 0, "own": SHOPS}


@pytest.mark.parametrize(("where", "pick"), [(DOCKS, USE_MARKER), (SHOPS, OWN_TURN)])
def test_a01_greedy_uses_what_is_urgent(where: int, pick: int) -> None:
    """9.1.12: a rich dock, or goods for Orders that others could take."""
    rich = {1: "GGG"} if where == DOCKS else {}
    s = masters(
        price={"G": 10 if where == DOCKS else 90}, orders={"G": 4}, docks=rich, cubes={"D": "" if rich else "GGGG"}
    )
    s.marker = 1
    places(s, WHERE, "RBGK", "RBGK")
    assert choose(s, s.turn(), from_seed(1)) == pick


def test_a01_the_marker_serves_once_a_period() -> None:
    s = masters()
    s.marker = 1
    places(s, WHERE, "RBGK", "RBGK")
    act(s, "D", 1)
    assert s.marker == 0
    kinds = set()
    while s.turn() >= 0:
        kinds.add(asked(s)[0])
        s.act(s.turn(), 0)
    assert not kinds & {"jump", "go-first"}


def test_a02_the_thief_at_any_dock() -> None:
    s = masters(docks={1: "G", 2: "I"}, characters={"A": "thief"}, thief_scope="any_dock")
    visit(s, "A", DOCKS)
    act(s, "A", from_dock(1, "G"))
    assert options(s, "A") == (0, steal(2, "I"))
    act(s, "A", steal(2, "I"))
    assert cubes(s, "A") == "IG"


def test_a02_the_thief_at_the_chosen_dock() -> None:
    s = masters(docks={1: "GI", 2: "I"}, characters={"A": "thief"})
    visit(s, "A", DOCKS)
    act(s, "A", steal(1, "G"))
    assert options(s, "A") == (0, from_dock(1, "I"))


@pytest.mark.parametrize("allowed", [True, False])
def test_a03_powers_where_the_pawn_is_not(allowed: bool) -> None:
    s = masters(docks={1: "G"}, characters={"A": "thief", "B": "guild-master"}, powers_on_shared=allowed)
    follow(s, "A", DOCKS)
    assert (steal(1, "G") in options(s, "A")) == allowed
    follow(s, "B", GUILD_HALL)
    assert (DRAW_TWO in options(s, "B")) == allowed
    assert steal(1, "G") in options(visit(s, "A", DOCKS), "A")


@pytest.mark.parametrize("allowed", [True, False])
def test_a04_tiles_where_the_pawn_is_not(allowed: bool) -> None:
    s = masters(rumors={"A": "I"}, favors={"A": [20]}, tiles_on_shared=allowed)
    follow(s, "A", SHOPS)
    assert (len(options(s, "A")) > 1) == allowed
    assert favor(20, "I", 1) in options(visit(s, "A", SHOPS), "A")


def test_a06_a_longer_track() -> None:
    s = masters(orders_max=20)
    bid(s, 200, 0, 0, 0)
    act(s, "A", 1, good("F") * 2 + 1)
    assert s.orders[good("F")] == 20


def test_a07_a_highest_bid() -> None:
    s = masters(max_bid=50)
    s.then(Bid(15))
    assert options(s, "A") == tuple(range(0, 51, 5))


def test_a09_all_picks_first() -> None:
    s = masters(adjust_after_all_picks=True)
    bid(s, 10, 10, 10, 10)
    kinds = []
    while s.turn() >= 0:
        kinds.append(asked(s))
        s.act(s.turn(), s.options(s.turn())[-1])
    picks = [("pick-character", letter) for letter in "ABC"]
    assert kinds == picks + [("adjust-orders", letter) for letter in "ABCD"]


def test_a09_all_picks_first_for_two() -> None:
    s = masters(2, adjust_after_all_picks=True)
    bid(s, 15, 5)
    kinds = []
    while s.turn() >= 0:
        kinds.append(asked(s))
        s.act(s.turn(), s.options(s.turn())[-1])
    assert kinds == [("pick-character", letter) for letter in "ABA"] + [("adjust-orders", letter) for letter in "AB"]


@pytest.mark.parametrize(("mode", "tax"), [("per_event", 20), ("per_recipient", 40)])
def test_a13_tax_by_event_or_by_player(mode: str, tax: int) -> None:
    s = masters(
        price={"G": 50},
        cubes={"C": "GG"},
        shares={"A": {"G": 2}, "B": {"G": 1}},
        characters={"D": "tax-collector"},
        tax_mode=mode,
    )
    act(visit(s, "C", SHOPS), "C", sell("GG"))
    assert gains(s, [1000] * 4) == [40, 20, 200, tax]


@pytest.mark.parametrize(("reached", "price"), [(105, 55), (110, 55), (115, 60), (120, 60)])
def test_a18_half_rounded_up_to_a_hole(reached: int, price: int) -> None:
    assert split_price(reached) == price


def test_a22_the_harbor_master_chooses() -> None:
    s = masters(bag="GSSL", office="N-", characters={"A": "harbor-master"}, harbor_choice=True)
    visit(s, "A", OFFICE_NORTH)
    act(s, "A", USE_OFFICE)
    assert options(s, "A") == (good("G"), good("S"), good("L"), 7)
    act(s, "A", good("S"))
    assert cubes(s, "A") == "NS"


def test_a22_the_harbor_master_declines() -> None:
    s = masters(office="N-", characters={"A": "harbor-master"})
    visit(s, "A", OFFICE_NORTH)
    act(s, "A", USE_OFFICE, 7)
    assert cubes(s, "A") == "N"


@pytest.mark.parametrize(("order", "first"), [("youngest_first", 0), ("oldest_first", 3)])
def test_a26_the_younger_goes_ahead(order: str, first: int) -> None:
    s = fresh(4, age_order=order)
    s.shares = [0] * 28
    for seat in range(4):
        s.act(seat, 10)
    assert s.order[0] == first


def test_a26_drawn_by_lot() -> None:
    assert len({fresh(4, seed).age for seed in range(30)}) > 10


def test_a43_a_majority_may_break_100() -> None:
    s = masters(price={"I": 95}, shares={"A": {"I": 1}}, majority_may_break_100=True)
    visit(s, "A", SHOPS)
    act(s, "A", raise_("I"))
    assert pegs(s, "I") == (40, 40, 1)


def test_wrong_options_are_refused() -> None:
    with pytest.raises(BadTable):
        SPEC.new(4, {"orders_max": 3}, 1)
    with pytest.raises(BadTable):
        SPEC.new(6, {}, 1)


# The Guild Master.


def test_the_guild_master_draws_two() -> None:
    s = masters(hands={"A": ["LLL"]}, deck=["IIN", "GGS", "LLS"], characters={"A": "guild-master"})
    visit(s, "A", GUILD_HALL)
    act(s, "A", DRAW_TWO)
    assert options(s, "A") == (card("LLS"), card("GGS"))
    act(s, "A", card("GGS"))
    assert options(s, "A") == (card("LLL"), NO_CARD)
    act(s, "A", card("LLL"))
    assert s.hands[0].cards == (card("GGS"),)
    assert s.deck.cards == (card("LLL"), card("LLS"), card("IIN"))
    assert s.deck.known_to == (1, 1, 0)


def test_a36_both_permissions_are_separate() -> None:
    s = masters(hands={"A": ["LLL"]}, characters={"A": "guild-master"})
    visit(s, "A", GUILD_HALL)
    act(s, "A", DRAW)
    assert asked(s) == ("return-order", "A")
    act(s, "A", NO_CARD)
    assert len(s.hands[0].cards) == 2
    assert DRAW not in options(s, "A")


def test_a_card_just_drawn_is_delivered() -> None:
    s = visit(masters(cubes={"A": "LLS"}, deck=["LLS"]), "A", GUILD_HALL)
    act(s, "A", DRAW, deliver("LLS"), 3)
    assert s.points[0] == 3
    assert options(s, "A") == (0,)


# Questions that would tell.


def test_hidden_hands_are_asked_even_without_a_choice() -> None:
    """Without tiles everybody can see that there is nothing to sell; with a Rumor, nobody knows what it can do."""
    s = visit(masters(), "A", SHOPS)
    question = s.question()
    assert question is not None
    assert options(s, "A") == (0,)
    assert question.is_public(s)
    s.rumors[0] = 1
    assert not question.is_public(s)
    for place, public in ((DOCKS, False), (GUILD_HALL, True), (CHURCH, False), (MERCATO, False)):
        s = visit(masters(), "A", place)
        assert s.question().is_public(s) == public  # type: ignore[union-attr]
    s = visit(masters(open_cash=True), "A", DOCKS)
    assert s.question().is_public(s)  # type: ignore[union-attr]
    s = visit(masters(hands={"A": ["LLL"]}), "A", GUILD_HALL)
    assert not s.question().is_public(s)  # type: ignore[union-attr]


def test_a_rumor_may_fall_in_a_slot_that_is_passed() -> None:
    """A-34."""
    s = follow(masters(rumors={"A": "F"}), "A", SHOPS)
    act(s, "A", rumor("F", PEG_ORDERS, 1), 0)
    assert s.orders[good("F")] == 3
    assert cash(s, "A") == 1000


# Reconstructed data (section 7).


def test_the_reconstructed_deck() -> None:
    assert len(set(ORDER_CODES)) == 21
    assert [sum(NEEDS[good::6]) for good in range(6)] == [9, 9, 9, 9, 9, 18]
    assert all(sum(NEEDS[first : first + 6]) == 3 for first in range(0, 126, 6))
    assert [code for card, code in enumerate(ORDER_CODES) if card not in GUESSED_ORDERS] == ["LLS"]
    assert BID_SPACES == (1, 5, 9, 13)
