"""The examples of the rule booklet (6.1) and the vectors of placing, counting and district elections (6.2-6.4)."""
# ruff: noqa: N802 - names carry the number of the vector

import pytest
from doge_scenario import (
    BUILD,
    DECLINE,
    NOTHING,
    act,
    advisor,
    area,
    asked,
    ballots,
    doge,
    elect,
    elect_all,
    fresh,
    h,
    lay,
    move,
    options,
    owners,
    pal,
    rings,
    supply,
    take,
)

from serenissima.core.errors import Illegal
from serenissima.games.doge import SPEC
from serenissima.games.doge.data import HOME
from serenissima.games.doge.picks import PASS
from serenissima.games.doge.state import Doge
from serenissima.games.doge.vote_counting import ranking


def ranked(s: Doge, code: str) -> tuple[str, str]:
    """First and second place as letters."""
    first, second = ranking(s, area(code))
    return tuple("".join("ABCD"[f] for f in range(4) if mask >> f & 1) for mask in (first, second))  # type: ignore


# 6.1 From the rule booklet.


def test_R1_home_of_the_castello_advisor() -> None:
    s = elect(doge(), "CS", A="1")
    assert HOME[area("CS")] == area("CS")
    places = [pick for pick in options(s, "A") if pick < 7]
    assert places == [area(code) for code in ("CA", "DO", "SM", "SP", "SC", "QU")]


def test_R2_first_election() -> None:
    s = doge()
    lay(s, "CA", A="1")
    elect_all(s, "CA", "CS", "DO", "SM", "SP", "SC", "QU")
    assert s.area_voting() == area("CA")


def test_R3_order_cards() -> None:
    s = doge()
    s.order_next = tuple(area(code) for code in ("DO", "CA", "CS", "SM", "SP", "SC", "QU"))
    lay(s, "CA", A="1")
    lay(s, "CS", A="2")
    elect_all(s, "CA", "CS", "DO", "SM", "SP", "SC", "QU")
    assert SPEC.view(s, 0)["order_next"] == [None] * 7
    act(s, "A", take("QU"), 0)
    view = SPEC.view(s, 0)
    assert view["voting"] == area("CS")
    assert view["order_next"] == [area("DO"), *[None] * 6]
    assert [s.area_voting(), *s.coming()] == [area(code) for code in ("CS", "DO", "SM", "SP", "SC", "QU", "DO")]


def test_R4_only_the_zero_is_nothing() -> None:
    s = elect(doge(), "SM", C="31", D="0")
    assert ranked(s, "SM") == ("C", "")
    act(s, "C", NOTHING, 2)
    assert asked(s) == ("", "")


def test_R5_quarantia_of_the_booklet() -> None:
    s = doge(
        houses={"A": {"CA": 1}, "B": {"DO": 1}},
        advisors={"Q1": "C@SM", "Q2": "A@CA", "Q3": "B@DO"},
    )
    elect(s, "QU", A="2", B="3")
    act(s, "B", take("SM"))
    act(s, "A", move("CA", "SC"))
    act(s, "B", move("DO", "SP"))
    assert sorted(advisor(s, code) for code in ("Q1", "Q2", "Q3")) == ["B@SM", "neutral", "neutral"]
    assert (h(s, "A", "CA"), h(s, "A", "SC"), h(s, "B", "DO"), h(s, "B", "SP")) == (0, 1, 0, 1)
    assert asked(s) == ("", "")


def test_R6_two_tied_builders_pay_the_same() -> None:
    s = doge(houses={"A": {"SM": 4}, "B": {"SM": 3}}, palaces={"SM": 2})
    elect(s, "SM", A="3", B="21")
    act(s, "A", 2)
    act(s, "B", 2)
    assert asked(s) == ("build-together", "AB")
    act(s, "A", BUILD)
    act(s, "B", BUILD)
    assert (h(s, "A", "SM"), h(s, "B", "SM"), pal(s, "SM")) == (1, 0, 4)
    assert owners(s, "SM") == "DDAB"
    assert s.palace_cost(area("SM")) == 7


def test_R7_a_lone_advisor_wins() -> None:
    s = elect(doge(advisors={"CS": "A@SM"}), "SM")
    assert ranked(s, "SM") == ("A", "")
    assert s.tally[0 * 7 + area("SM")] == 1


def test_R8_an_advisor_beats_a_zero() -> None:
    s = elect(doge(advisors={"CS": "A@SM"}), "SM", B="0")
    assert ranked(s, "SM") == ("A", "")


def test_R9_an_advisor_votes_twice() -> None:
    s = doge()
    s.order_next = tuple(area(code) for code in ("DO", "CA", "SM", "SP", "SC", "QU", "CS"))
    lay(s, "CS", A="1")
    elect_all(s, "CS", "CA", "SM", "SP", "DO", "SC", "QU")
    act(s, "A", take("DO"), 0)
    assert s.area_voting() == area("DO")
    assert ranked(s, "DO") == ("A", "")
    act(s, "A", NOTHING, 0)
    assert asked(s) == ("place-ballots", "ABCD")
    for letter in "ABCD":
        act(s, letter, ballots("CA", "0"))
    for _ in range(2):
        for letter in "ABCD":
            act(s, letter, options(s, letter)[0])
    assert s.order_now[0] == s.area_voting() == area("DO")
    assert s.tally[area("DO")] >= 1
    assert advisor(s, "CS") == "A@DO"


def test_R10_price_ladder() -> None:
    s = doge()
    prices = []
    for count in range(5):
        s = doge(houses={"A": {"SM": 8}}, palaces={"SM": count})
        prices.append(s.palace_cost(area("SM")))
        assert s.may_build(0, area("SM"))
    assert prices == [3, 4, 5, 6, 7]
    full = doge(houses={"A": {"SM": 8}}, palaces={"SM": 5})
    assert not full.may_build(0, area("SM"))
    assert SPEC.view(full, 0)["districts"][area("SM")]["cost"] is None


# 6.2 Placing.


def test_E1_opening() -> None:
    s = fresh()
    for letter in "ABCD":
        assert options(s, letter) == tuple(range(273))


def test_E2_second_round() -> None:
    s = fresh()
    act(s, "A", ballots("SM", "2233"))
    for letter in "BCD":
        act(s, letter, ballots("CA", "0"))
    sets = ("0", "1", "01", "11", "011")
    codes = ("CA", "CS", "DO", "SP", "SC", "QU")
    assert options(s, "A") == tuple(sorted(ballots(code, values) for code in codes for values in sets))
    assert len(options(s, "A")) == 30


def test_E3_a_player_without_ballots_sits_out() -> None:
    s = fresh(3)
    for values, code in (("0112", "CA"), ("233", "CS")):
        act(s, "A", ballots(code, values))
        act(s, "B", ballots(code, "1" if code == "CA" else "2"))
        act(s, "C", ballots(code, "1" if code == "CA" else "2"))
    for round_now in (3, 4):
        assert (s.round, asked(s)) == (round_now, ("place-ballots", "BC"))
        for letter in "BC":
            act(s, letter, options(s, letter)[0])
    assert s.round == 0


def test_E4_unplaced_ballots_come_back() -> None:
    s = fresh()
    for code in ("CA", "CS", "DO"):
        for letter in "ABCD":
            act(s, letter, ballots(code, {"CA": "0", "CS": "1", "DO": "2"}[code]))
    assert s.round == 0
    view = SPEC.view(s, 1)
    assert view["players"][0]["ballots_left"] == 4
    assert view["hand"] == [1, 2, 3, 3]
    while s.year == 1:
        s.act(s.turn(), s.options(s.turn())[-1])
    assert SPEC.view(s, 0)["hand"] == [0, 1, 1, 2, 2, 3, 3]


@pytest.mark.parametrize(
    "pick", [-1, 7 * 39, PASS, 10**9, ballots("SM", "1"), ballots("CA", "0"), ballots("CA", "0123")], ids=str
)
def test_E5_impossible_placings(pick: int) -> None:
    """Three twos, five ballots and no ballots have no number at all; the rest is refused."""
    s = fresh()
    act(s, "A", ballots("SM", "0"))
    for letter in "BCD":
        act(s, letter, ballots("CA", "0"))
    before = s.digest()
    with pytest.raises(Illegal) as problem:
        act(s, "A", pick)
    assert problem.value.message.id.startswith("doge-refused-")
    assert s.digest() == before


def test_E6_what_others_see_of_a_placing() -> None:
    s = fresh()
    before = SPEC.view(s, 2)
    act(s, "A", ballots("SM", "23"))
    view = SPEC.view(s, 2)
    assert view["answered"] == [0]
    assert view["waiting"] == [1, 2, 3]
    assert {**view, "answered": [], "waiting": [0, 1, 2, 3]} == before
    assert SPEC.view(s, 0)["pending"] == ballots("SM", "23")
    for letter in "BCD":
        act(s, letter, ballots("CA", "0"))
    poll = SPEC.view(s, 2)["polls"][area("SM")]
    assert poll["ballots"][0] == {"count": 2, "values": None}
    assert (poll["least"][0], poll["most"][0]) == (1, 6)
    assert SPEC.view(s, 0)["polls"] == SPEC.view(s, 2)["polls"]
    assert SPEC.view(s, 0)["own"][area("SM")] == {"values": [2, 3], "votes": 5}


# 6.3 Counting.


@pytest.mark.parametrize(
    ("placed", "advisors", "first", "second"),
    [
        pytest.param({"A": "31", "B": "2", "C": "03"}, {"CS": "B@SM", "CA": "B@SM"}, "AB", "", id="E7"),
        pytest.param({"A": "11", "D": "0"}, {"CS": "D@SM"}, "A", "D", id="E8"),
        pytest.param({"A": "02", "B": "2"}, {}, "AB", "", id="E9"),
        pytest.param({"A": "32", "B": "2", "C": "11", "D": "1"}, {}, "A", "BC", id="E11"),
        pytest.param({"A": "3", "B": "12", "C": "03", "D": "2"}, {}, "ABC", "", id="E12"),
        pytest.param({"A": "3"}, {"CS": "A@SM", "CA": "B@SM"}, "A", "B", id="E13"),
    ],
)
def test_E7_E13_counting(placed: dict[str, str], advisors: dict[str, str], first: str, second: str) -> None:
    s = elect(doge(advisors=advisors), "SM", **placed)
    assert ranked(s, "SM") == (first, second)


def test_E10_no_result() -> None:
    s = doge(advisors={"SM": "C@SP"})
    s.order_next = tuple(area(code) for code in ("DO", "CA", "CS", "SM", "SP", "SC", "QU"))
    lay(s, "SM", B="0")
    elect_all(s, "SM", "SP", "CS", "DO", "CA", "SC", "QU")
    assert s.area_voting() == area("SP")
    assert ranked(s, "SM") == ("", "")
    assert advisor(s, "SM") == "C@SP"
    assert s.next_revealed == 1


def test_E11_runners_up_place_one_each() -> None:
    s = elect(doge(), "SM", A="32", B="2", C="11", D="1")
    act(s, "A", take("QU"), 2)
    assert asked(s) == ("place-together", "BC")
    assert options(s, "B") == options(s, "C") == (0, 1)


def test_E12_three_tied_place_two_each() -> None:
    s = elect(doge(), "SM", A="3", B="12", C="03", D="2")
    assert asked(s) == ("place-together", "ABC")
    assert options(s, "B") == (0, 1, 2)


# 6.4 District effects.


def test_E14_taking_over_without_moving() -> None:
    s = doge(advisors={"CS": "B@SM", "CA": "B@DO", "DO": "B@CA"})
    elect(s, "CS", A="1")
    act(s, "A", take("SM"))
    assert advisor(s, "CS") == "A@SM"
    assert rings(s, "B") == 2


def test_E15_where_it_may_stand() -> None:
    s = elect(doge(), "CS", A="1")
    assert [pick for pick in options(s, "A") if pick < 7] == [0, 2, 3, 4, 5, 6]
    with pytest.raises(Illegal):
        act(s, "A", take("CS"))


def test_E16_move_in_build_then_place() -> None:
    s = doge(houses={"A": {"SP": 3, "CA": 1}}, palaces={"SP": 1})
    assert supply(s, "A") == 11
    elect(s, "SP", A="1")
    act(s, "A", move("CA", "SP"))
    assert asked(s) == ("may-build", "A")
    act(s, "A", BUILD)
    assert (h(s, "A", "SP"), supply(s, "A")) == (0, 15)
    act(s, "A", 2)
    assert (h(s, "A", "SP"), supply(s, "A"), pal(s, "SP")) == (2, 13, 2)
    assert asked(s) == ("", "")


def test_E17_move_out_build_there() -> None:
    s = doge(houses={"A": {"SM": 1, "DO": 2}})
    elect(s, "SM", A="1")
    act(s, "A", move("SM", "DO"), BUILD, 2)
    assert (h(s, "A", "DO"), pal(s, "DO"), h(s, "A", "SM"), supply(s, "A")) == (0, 1, 2, 13)


def test_E18_moves_elsewhere_are_refused() -> None:
    s = doge(houses={"A": {"DO": 1, "SM": 1}})
    elect(s, "SM", A="1")
    with pytest.raises(Illegal) as problem:
        act(s, "A", move("DO", "CA"))
    assert problem.value.message.id == "doge-refused-move-elsewhere"
    moves = [pick for pick in options(s, "A") if 7 <= pick < NOTHING]
    assert moves == sorted([move("SM", code) for code in ("CA", "CS", "DO", "SP", "SC")] + [move("DO", "SM")])


def test_E19_abstaining_without_houses() -> None:
    s = doge(advisors={"CA": "B@SM"})
    elect(s, "CA", A="1")
    assert [pick for pick in options(s, "A") if pick >= 7] == [NOTHING]
    act(s, "A", NOTHING)
    assert (advisor(s, "CA"), rings(s, "B")) == ("neutral", 0)
    assert options(s, "A") == (0, 1, 2)


def test_E20_the_runner_up_pays_the_new_price() -> None:
    s = doge(houses={"A": {"DO": 1}, "B": {"DO": 2}})
    elect(s, "DO", A="2", B="1")
    act(s, "A", take("QU"), 2, BUILD)
    act(s, "B", 1)
    assert (h(s, "A", "DO"), h(s, "B", "DO"), pal(s, "DO")) == (0, 3, 1)
    assert asked(s) == ("", "")


def test_E21_declining_leaves_the_price_to_the_runner_up() -> None:
    s = doge(houses={"A": {"DO": 1}, "B": {"DO": 2}})
    elect(s, "DO", A="2", B="1")
    act(s, "A", take("QU"), 2, DECLINE)
    act(s, "B", 1, BUILD)
    assert (h(s, "A", "DO"), h(s, "B", "DO"), owners(s, "DO")) == (3, 0, "B")
    assert s.palace_cost(area("DO")) == 4


def test_E22_tied_runners_up_build_together() -> None:
    s = doge(houses={"B": {"SC": 3}, "C": {"SC": 3}}, palaces={"SC": 1})
    elect(s, "SC", A="3", B="1", C="1")
    act(s, "A", take("QU"), 2)
    act(s, "C", 1)
    act(s, "B", 1)
    act(s, "B", BUILD)
    act(s, "C", BUILD)
    assert owners(s, "SC") == "DBC"
    assert (h(s, "A", "SC"), h(s, "B", "SC"), h(s, "C", "SC"), s.palace_cost(area("SC"))) == (2, 0, 0, 6)


def test_E23_small_supply() -> None:
    s = elect(doge(supply={"A": 1}), "SM", A="1")
    act(s, "A", take("QU"))
    assert options(s, "A") == (0, 1)
    with pytest.raises(Illegal) as problem:
        act(s, "A", 2)
    assert problem.value.message.id == "doge-refused-supply"


def test_E24_no_arrival_no_palace() -> None:
    s = elect(doge(houses={"A": {"DO": 4}}, supply={"A": 0}), "DO", A="1")
    before = s.clone()
    act(s, "A", take("QU"))
    assert options(s, "A") == (0,)
    act(s, "A", 0)
    assert (asked(s), pal(s, "DO")) == (("", ""), 0)
    act(before, "A", move("SC", "DO"), BUILD)
    assert (h(before, "A", "DO"), pal(before, "DO")) == (2, 1)


def test_E25_no_palace_left() -> None:
    s = doge(houses={"A": {"SP": 6}}, shares={"A": [4, 4, 0, 0, 0, 0]})
    elect(s, "SP", A="1")
    act(s, "A", take("QU"), 1)
    assert asked(s) == ("", "")


def test_E26_a_full_district_still_takes_houses() -> None:
    s = doge(houses={"A": {"CA": 6}}, palaces={"CA": 5})
    elect(s, "CA", A="1")
    act(s, "A", take("QU"))
    assert options(s, "A") == (0, 1, 2)
    act(s, "A", 2)
    assert (asked(s), h(s, "A", "CA")) == (("", ""), 8)
    elect(s, "DO", A="2")
    assert move("CA", "DO") in options(s, "A")


def contested(**table: str) -> Doge:
    """E27: one slot left, two tied families that can pay."""
    s = doge(houses={"A": {"CA": 6}, "B": {"CA": 5}}, palaces={"CA": 4}, **table)
    elect(s, "CA", A="3", B="3")
    act(s, "A", 2)
    act(s, "B", 2)
    return s


def test_E27_more_builders_than_slots() -> None:
    s = contested()
    act(s, "A", BUILD)
    act(s, "B", BUILD)
    assert (h(s, "A", "CA"), h(s, "B", "CA"), pal(s, "CA")) == (8, 7, 4)
    s = contested()
    act(s, "A", BUILD)
    act(s, "B", DECLINE)
    assert (h(s, "A", "CA"), h(s, "B", "CA"), pal(s, "CA")) == (1, 7, 5)
    s = contested(contested_slots="most_houses")
    act(s, "A", BUILD)
    act(s, "B", BUILD)
    assert (h(s, "A", "CA"), h(s, "B", "CA"), owners(s, "CA")) == (1, 7, "DDDDA")


@pytest.mark.parametrize(("builders", "owned"), [("ABC", "DDD"), ("AB", "DDDAB")])
def test_E28_three_tied_and_two_slots(builders: str, owned: str) -> None:
    s = doge(houses={"A": {"SM": 4}, "B": {"SM": 4}, "C": {"SM": 5}}, palaces={"SM": 3})
    elect(s, "SM", A="3", B="3", C="3")
    for letter in "ABC":
        act(s, letter, 2)
    for letter in "ABC":
        act(s, letter, BUILD if letter in builders else DECLINE)
    assert owners(s, "SM") == owned
    assert h(s, "A", "SM") == (6 if builders == "ABC" else 0)


def test_E29_one_palace_per_check() -> None:
    s = elect(doge(houses={"A": {"DO": 5}}), "DO", A="1")
    act(s, "A", take("QU"), 2, BUILD)
    assert (h(s, "A", "DO"), pal(s, "DO"), asked(s)) == (4, 1, ("", ""))
    s = elect(doge(houses={"A": {"DO": 5}}, multi_build=True), "DO", A="1")
    act(s, "A", take("QU"), 2, BUILD, BUILD)
    assert (h(s, "A", "DO"), pal(s, "DO"), asked(s)) == (0, 2, ("", ""))


def test_E29b_two_arrivals_two_palaces() -> None:
    s = elect(doge(houses={"A": {"DO": 5, "CA": 1}}), "DO", A="1")
    act(s, "A", move("CA", "DO"), BUILD)
    assert h(s, "A", "DO") == 3
    act(s, "A", 2, BUILD)
    assert (owners(s, "DO"), h(s, "A", "DO")) == ("AA", 1)


def test_E29c_a_tie_neutralises_and_moves_nothing() -> None:
    s = doge(houses={"A": {"CA": 1}}, advisors={"SP": "C@QU"})
    elect(s, "SP", A="2", B="2")
    assert (advisor(s, "SP"), rings(s, "C")) == ("neutral", 0)
    assert asked(s) == ("place-together", "AB")
