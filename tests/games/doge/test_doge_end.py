"""The end of a year and of the game (6.5), the Quarantia and the rings (6.6), and who can still win (A28)."""
# ruff: noqa: N802 - names carry the number of the vector

from itertools import product

import pytest
from doge_scenario import (
    BUILD,
    NOTHING,
    act,
    advisor,
    area,
    asked,
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
    play_randomly,
    rings,
    take,
)

from serenissima.core.dice import from_seed
from serenissima.games.doge import SPEC
from serenissima.games.doge.data import ALL_BALLOTS, SLOTS
from serenissima.games.doge.rules import YearEnd
from serenissima.games.doge.scoring import can_still_win, fulfils, qualifies
from serenissima.games.doge.state import Doge

ORDER = ("CA", "CS", "DO", "SM", "SP", "SC", "QU")


def end_year(s: Doge) -> Doge:
    s.election = 7
    s.next_revealed = 7
    s.then(YearEnd())
    s.advance()
    return s


# 6.5 End and victory.


@pytest.mark.parametrize(
    ("palaces", "wins"),
    [
        ([1, 1, 1, 1, 1, 1], True),
        ([2, 1, 1, 1, 1, 0], False),
        ([2, 2, 1, 1, 1, 0], True),
        ([3, 1, 1, 1, 1, 0], True),
        ([2, 2, 2, 1, 1, 0], True),
        ([2, 2, 2, 2, 0, 0], True),
        ([5, 1, 1, 1, 0, 0], True),
        ([3, 2, 1, 1, 0, 0], False),
        ([4, 2, 2, 0, 0, 0], False),
    ],
    ids=str,
)
def test_R11_E30_targets(palaces: list[int], wins: bool) -> None:
    s = doge(shares={"A": palaces})
    assert qualifies(s, 0) == wins
    assert can_still_win(s, 0) == (palaces != [4, 2, 2, 0, 0, 0])
    assert end_year(s).is_over == wins


def test_E31_more_palaces_win() -> None:
    s = end_year(doge(shares={"A": [1, 1, 1, 1, 1, 1], "B": [2, 2, 1, 1, 1, 0]}))
    assert s.is_over
    assert (s.ending(), s.ranks(), s.scores()) == ("doge", [2, 1, 3, 3], [6, 7, 0, 0])
    assert SPEC.view(s, 3)["doges"] == [1]


def test_E32_then_more_houses_on_the_board() -> None:
    s = doge(houses={"A": {"CA": 4}, "B": {"SC": 5}}, shares={"A": [2, 2, 1, 1, 1, 0], "B": [2, 1, 1, 1, 1, 1]})
    assert end_year(s).ranks()[:2] == [2, 1]


def shared_victory(**table: str) -> Doge:
    return doge(
        houses={"A": {"CA": 4}, "B": {"SC": 4}, "C": {"SC": 9}},
        shares={"A": [2, 2, 1, 1, 1, 0], "B": [0, 1, 1, 1, 2, 2], "C": [3, 0, 3, 2, 0, 0]},
        advisors={"CA": "B@SM"},
        **table,
    )


def test_E33_shared_victory() -> None:
    s = end_year(shared_victory())
    assert (s.ending(), s.ranks()) == ("shared", [1, 1, 3, 4])
    assert SPEC.view(s, -1)["doges"] == [0, 1]
    s = end_year(shared_victory(final_tie="advisors"))
    assert (s.ending(), s.ranks()) == ("doge", [2, 1, 3, 4])


def test_E34_the_year_is_played_out() -> None:
    s = doge(
        houses={"A": {"CS": 2}, "B": {"SC": 3}},
        shares={"A": [1, 0, 1, 1, 1, 1], "B": [1, 1, 1, 1, 1, 0]},
    )
    lay(s, "CS", A="3")
    lay(s, "SC", B="3")
    elect_all(s, *ORDER)
    act(s, "A", take("QU"), 2, BUILD)
    assert qualifies(s, 0)
    assert s.area_voting() == area("SC")
    act(s, "B", NOTHING, 2)
    assert s.palace_cost(area("SC")) == 4
    act(s, "B", BUILD)
    while not s.is_over:
        s.act(s.turn(), s.options(s.turn())[-1])
    assert qualifies(s, 1)
    assert (s.scores()[:2], s.ranks()[:2]) == ([6, 6], [2, 1])


def test_E35_all_slots_full_and_nobody_qualified() -> None:
    s = doge(
        shares={
            "A": [5, 3, 0, 0, 0, 0],
            "B": [0, 2, 5, 1, 0, 0],
            "C": [0, 0, 0, 3, 5, 0],
            "D": [0, 0, 0, 1, 0, 5],
        }
    )
    assert s.built == [5] * 6
    assert not any(can_still_win(s, seat) for seat in range(4))
    s = end_year(s)
    assert s.is_over
    assert (s.ending(), s.ranks(), SPEC.view(s, 0)["doges"]) == ("out-of-reach", [1, 1, 1, 4], [])


def test_E36_next_year() -> None:
    s = doge(advisors={"CA": "B@SM"})
    blue = s.order_next
    end_year(s)
    assert (s.year, s.order_now, s.next_revealed) == (2, blue, 0)
    assert sorted(s.order_next) == list(range(7))
    assert s.hand == [ALL_BALLOTS] * 4
    assert advisor(s, "CA") == "B@SM"
    assert asked(s) == ("place-ballots", "ABCD")


# A28.


def reachable_by_trying(s: Doge, seat: int) -> bool:
    """Every way to fill free slots with palaces of this seat."""
    own = [s.palaces[seat * 6 + d] for d in range(6)]
    for more in product(*[range(SLOTS - built + 1) for built in s.built]):
        if sum(more) <= s.supply_palaces[seat]:
            after = [a + b for a, b in zip(own, more, strict=True)]
            if fulfils(sum(after), sum(count > 0 for count in after)):
                return True
    return False


def test_A28_reachability_against_trying_everything() -> None:
    """Nearly full boards, where the answer is sometimes no."""
    dice = from_seed(28)
    answers = set()
    for _ in range(60):
        left = [8] * 4
        s = doge()
        for slot in range(30):
            owner = dice.below(4)
            if slot % 5 < 3 + dice.below(3) and left[owner]:
                if s.slots[slot - 1] >= 0 or slot % 5 == 0:
                    s.slots[slot] = owner
                    s.supply_palaces[owner] -= 1
                    left[owner] -= 1
        s.derive()
        for seat in range(4):
            answers.add(can_still_win(s, seat))
            assert can_still_win(s, seat) == reachable_by_trying(s, seat)
    assert answers == {False, True}


def test_A28_year_cap() -> None:
    s = fresh(3, year_cap=2)
    play_randomly(s, 5)
    assert (s.year, s.ending()) == (2, "year-cap")
    assert SPEC.view(s, 0)["doges"] == []
    order = sorted(range(3), key=lambda seat: (s.scores()[seat], sum(s.houses[seat * 6 : seat * 6 + 6])))
    assert [s.ranks()[seat] for seat in order] == sorted(s.ranks(), reverse=True)


# 6.6 Quarantia and rings.


def test_E37_quarantia_without_runner_up() -> None:
    s = elect(doge(), "QU", A="1")
    act(s, "A", take("SM"))
    assert asked(s) == ("quarantia-advisor-or-move", "A")
    act(s, "A", take("DO"))
    assert [advisor(s, code) for code in ("Q1", "Q2", "Q3")] == ["A@SM", "A@DO", "neutral"]
    assert asked(s) == ("", "")


def test_E38_tied_runners_up_only_move() -> None:
    s = elect(doge(houses={"B": {"CA": 1}, "C": {"SM": 1}}), "QU", A="31", B="2", C="2")
    act(s, "A", take("SM"))
    assert asked(s) == ("move-together", "BC")
    assert not [pick for pick in options(s, "B") if pick < 7]
    act(s, "B", move("CA", "DO"))
    act(s, "C", NOTHING)
    act(s, "A", take("DO"))
    assert [advisor(s, code) for code in ("Q1", "Q2", "Q3")] == ["A@SM", "A@DO", "neutral"]
    assert (h(s, "B", "DO"), h(s, "C", "SM")) == (1, 1)


def test_E39_quarantia_tied_for_first() -> None:
    s = elect(doge(houses={"A": {"CA": 1}}, advisors={"Q2": "C@SM"}), "QU", A="3", B="3", C="2")
    assert [advisor(s, code) for code in ("Q1", "Q2", "Q3")] == ["neutral"] * 3
    assert rings(s, "C") == 0
    for goal in ("SM", "SP"):
        assert asked(s) == ("move-together", "AB")
        act(s, "A", move("CA" if goal == "SM" else "SM", goal))
        act(s, "B", NOTHING)
    assert (asked(s), h(s, "A", "SP")) == (("", ""), 1)


def test_E40_tied_moves_and_palaces_for_the_same_price() -> None:
    s = doge(houses={"A": {"SM": 2, "CA": 1}, "B": {"SM": 2, "DO": 1}})
    elect(s, "QU", A="3", B="3")
    act(s, "A", move("CA", "SM"))
    act(s, "B", move("DO", "SM"))
    act(s, "A", BUILD)
    act(s, "B", BUILD)
    assert (owners(s, "SM"), h(s, "A", "SM"), h(s, "B", "SM"), s.palace_cost(area("SM"))) == ("AB", 0, 0, 5)
    assert asked(s) == ("move-together", "AB")


def test_E41_one_after_the_other_pays_more() -> None:
    s = doge(houses={"A": {"SM": 2, "CA": 1}, "B": {"SM": 2, "DO": 1}})
    elect(s, "QU", A="3", B="2")
    act(s, "A", move("CA", "SM"), BUILD)
    act(s, "B", move("DO", "SM"))
    assert (h(s, "B", "SM"), pal(s, "SM")) == (3, 1)
    assert asked(s) == ("quarantia-advisor-or-move", "A")


def test_E42_the_same_house_twice() -> None:
    s = elect(doge(houses={"A": {"CA": 1}}), "QU", A="3")
    act(s, "A", move("CA", "DO"), move("DO", "SM"))
    assert h(s, "A", "SM") == 1


def test_E43_six_rings_on_district_advisors() -> None:
    everywhere = dict.fromkeys(ORDER[:6], "A@QU")
    s = elect(doge(houses={"A": {"CA": 1}}, advisors=everywhere), "QU", A="3")
    for _ in range(2):
        assert not [pick for pick in options(s, "A") if pick < 7]
        act(s, "A", NOTHING)
    assert asked(s) == ("", "")


def test_E44_retaking_needs_no_ring() -> None:
    everywhere = dict.fromkeys(ORDER[:6], "A@QU")
    s = elect(doge(advisors=everywhere), "SM", A="3")
    act(s, "A", take("CA"))
    assert (advisor(s, "SM"), rings(s, "A")) == ("A@CA", 6)


def test_E45_rings_are_counted_after_the_neutralising() -> None:
    held = {"CA": "A@SM", "CS": "A@SM", "DO": "A@SM", "SM": "A@CA", "Q1": "A@SM", "Q2": "A@SM"}
    s = elect(doge(advisors=held), "QU", A="3")
    assert rings(s, "A") == 4
    act(s, "A", take("SM"), take("SM"))
    assert rings(s, "A") == 6


def test_E46_a_seventh_advisor_must_be_left() -> None:
    held = {"CA": "A@SM", "CS": "A@SM", "DO": "A@SM", "SM": "A@CA", "SC": "A@SM", "Q1": "A@SM", "SP": "B@QU"}
    s = elect(doge(houses={"A": {"CA": 1, "SP": 1}}, advisors=held), "SP", A="3")
    assert not [pick for pick in options(s, "A") if pick < 7]
    act(s, "A", move("CA", "SP"))
    assert (advisor(s, "SP"), rings(s, "B"), h(s, "A", "SP")) == ("neutral", 0, 2)
    assert options(s, "A") == (0, 1, 2)


@pytest.mark.parametrize("early", [False, True])
def test_E47_known_part_of_next_year(early: bool) -> None:
    s = doge(reveal_before_effects=early)
    for code in ORDER:
        s.placed[area(code)] = 18  # a three of A's in every area, whatever the hand: only the order matters here
        s.used[0] |= 1 << area(code)
    elect_all(s, *ORDER)
    for election in range(7):
        assert s.area_voting() == area(ORDER[election])
        assert s.next_revealed == election + early
        while s.election == election and s.round == 0:
            s.act(0, s.options(0)[-1] if asked(s)[0] != "place" else 0)
    assert s.year == 2
