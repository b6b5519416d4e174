"""The options of a table (section 5), the two-player variant (2.1), and the numbers of section 8."""

from functools import cache
from itertools import permutations

import pytest
from doge_scenario import (
    BUILD,
    DECLINE,
    NOTHING,
    act,
    advisor,
    asked,
    ballots,
    doge,
    elect,
    fresh,
    h,
    move,
    options,
    owners,
    pal,
    play_randomly,
    supply,
    take,
)

from serenissima.core.errors import BadTable, Illegal
from serenissima.games.doge import SPEC
from serenissima.games.doge.data import ALL_BALLOTS, PILE_SIZE, PILE_VALUES, SET_PILE, SETS_WITHIN, contains_pile
from serenissima.games.doge.picks import PASS
from serenissima.games.doge.rules import YearEnd
from serenissima.games.doge.state import Doge


def test_a1_allow_pass() -> None:
    s = fresh(allow_pass=True)
    assert options(s, "A")[-1] == PASS
    for letter in "ABC":
        act(s, letter, ballots("CA", "0"))
    act(s, "D", PASS)
    assert s.hand[3] == ALL_BALLOTS
    assert (s.round, s.used[3]) == (2, 0)
    with pytest.raises(Illegal) as problem:
        act(fresh(), "A", PASS)
    assert problem.value.message.id == "doge-refused-pass"


def test_a3_show_history() -> None:
    for shown, years in ((True, [1, 2]), (False, [2])):
        s = fresh(3, show_history=shown)
        while s.year < 3:
            play_randomly(s, s.number, 1)
        history = SPEC.view(s, -1)["history"]
        assert [entry["year"] for entry in history] == years
        assert len(history[0]["ballots"]) == 3


def tied_in_turn(year: int) -> Doge:
    """A and B tie for first in San Marco, with houses enough for a palace each."""
    s = doge(houses={"A": {"SM": 2}, "B": {"SM": 2}}, tie_decisions="sequential")
    s.year = year
    return elect(s, "SM", A="3", B="3")


def test_a16_tied_players_in_turn() -> None:
    s = tied_in_turn(year=1)
    assert asked(s) == ("place-together", "A")
    act(s, "A", 1)
    assert (h(s, "A", "SM"), asked(s)) == (3, ("place-together", "B"))
    act(s, "B", 1)
    assert asked(s) == ("build-together", "A")
    act(s, "A", BUILD)
    assert pal(s, "SM") == 0
    act(s, "B", BUILD)
    assert (owners(s, "SM"), h(s, "A", "SM"), h(s, "B", "SM")) == ("AB", 0, 0)


def test_a16_the_first_to_decide_changes_every_year() -> None:
    assert asked(tied_in_turn(year=2))[1] == "B"
    assert asked(tied_in_turn(year=3))[1] == "A"
    assert asked(tied_in_turn(year=6))[1] == "B"


def test_a16_moves_in_turn() -> None:
    s = doge(houses={"A": {"SM": 2, "CA": 1}, "B": {"DO": 1}}, tie_decisions="sequential")
    elect(s, "QU", A="3", B="3")
    act(s, "A", move("CA", "SM"))
    assert asked(s) == ("move-together", "B")
    act(s, "B", NOTHING)
    assert asked(s) == ("build-together", "A")
    act(s, "A", DECLINE)
    assert asked(s) == ("move-together", "A")
    act(s, "A", NOTHING)
    act(s, "B", move("DO", "SM"))
    assert (asked(s), h(s, "A", "SM"), h(s, "B", "SM")) == (("", ""), 3, 1)


def test_a17_most_houses_with_equals_at_the_edge() -> None:
    """Two slots for 7, 6 and 6 houses: the first builds, and the equals do not."""
    s = doge(houses={"A": {"SM": 4}, "B": {"SM": 4}, "C": {"SM": 5}}, palaces={"SM": 3}, contested_slots="most_houses")
    elect(s, "SM", A="3", B="3", C="3")
    for letter in "ABC":
        act(s, letter, 2)
    for letter in "ABC":
        act(s, letter, BUILD)
    assert (owners(s, "SM"), h(s, "A", "SM"), h(s, "C", "SM")) == ("DDDC", 6, 1)


def test_a14_multi_build_together() -> None:
    """Tied families build a second palace together as well, at the next price."""
    s = doge(houses={"A": {"SM": 6}, "B": {"SM": 1}}, multi_build=True)
    elect(s, "SM", A="3", B="3")
    act(s, "A", 2)
    act(s, "B", 2)
    act(s, "A", BUILD)
    act(s, "B", BUILD)
    assert (owners(s, "SM"), h(s, "A", "SM"), asked(s)) == ("AB", 5, ("build-together", "A"))
    act(s, "A", BUILD)
    assert (owners(s, "SM"), h(s, "A", "SM"), asked(s)) == ("ABA", 0, ("", ""))


def test_a35_check_per_house() -> None:
    """With a supply of one, the houses of the first palace feed the second placing."""
    s = elect(doge(houses={"A": {"SM": 2}}, supply={"A": 1}, check_per_house=True), "SM", A="3")
    act(s, "A", take("QU"))
    assert options(s, "A") == (0, 1)
    act(s, "A", 1, BUILD)
    assert (supply(s, "A"), asked(s)) == (3, ("place", "A"))
    act(s, "A", 1)
    assert (h(s, "A", "SM"), supply(s, "A"), asked(s)) == (1, 2, ("", ""))


def test_a35_check_per_house_when_tied() -> None:
    s = elect(doge(houses={"A": {"SM": 2}}, check_per_house=True), "SM", A="3", B="3")
    act(s, "A", 1)
    act(s, "B", 0)
    assert asked(s) == ("build-together", "A")
    act(s, "A", BUILD)
    assert asked(s) == ("place-together", "AB")
    act(s, "A", 1)
    act(s, "B", 1)
    assert (h(s, "A", "SM"), h(s, "B", "SM"), asked(s)) == (1, 1, ("", ""))


def test_seats_and_variant_must_fit() -> None:
    for seats, variant, id in ((2, False, "doge-needs-variant"), (3, True, "doge-variant-for-two")):
        with pytest.raises(BadTable) as problem:
            SPEC.new(seats, {"two_player_variant": variant}, 1)
        assert problem.value.message.id == id
    with pytest.raises(BadTable):
        SPEC.new(4, {"year_cap": 0}, 1)


# 2.1 Two players and the Third Family, which is C here.


def two(**given: object) -> Doge:
    return doge(seats=2, two_player_variant=True, **given)  # type: ignore[arg-type]


def test_two_players_third_family_places_blindly() -> None:
    s = fresh(2, two_player_variant=True)
    for round_now, count in ((1, 2), (2, 2), (3, 2), (4, 1)):
        assert s.round == round_now
        before = PILE_SIZE[s.hand[2]]
        for letter in "AB":
            act(s, letter, options(s, letter)[0])
        assert before - PILE_SIZE[s.hand[2]] == count
    assert s.hand[2] == 0
    assert bin(s.used[2]).count("1") == 4


def test_two_players_third_family_wins_a_district() -> None:
    s = two(houses={"C": {"SM": 1}}, advisors={"SM": "A@CA"})
    elect(s, "SM", A="1", C="3")
    assert advisor(s, "SM") == "neutral"
    assert (owners(s, "SM"), h(s, "C", "SM")) == ("C", 0)
    assert asked(s) == ("place", "A")


def test_two_players_third_family_is_runner_up() -> None:
    s = elect(two(), "SM", A="3", C="1")
    act(s, "A", take("QU"), 2)
    assert (h(s, "C", "SM"), asked(s)) == (1, ("", ""))


@pytest.mark.parametrize("tie_decisions", ["simultaneous", "sequential"])
def test_two_players_third_family_tied(tie_decisions: str) -> None:
    s = two(houses={"A": {"SM": 1}, "C": {"SM": 1}}, tie_decisions=tie_decisions)
    elect(s, "SM", A="3", C="3")
    act(s, "A", 2)
    assert h(s, "C", "SM") == 3
    act(s, "A", BUILD)
    assert (owners(s, "SM"), h(s, "A", "SM"), h(s, "C", "SM")) == ("AC", 0, 0)


def test_two_players_third_family_builds_alone() -> None:
    s = two(houses={"C": {"SM": 2}})
    elect(s, "SM", A="3", B="1", C="1")
    act(s, "A", take("QU"), 0)
    act(s, "B", 0)
    assert (owners(s, "SM"), asked(s)) == ("C", ("", ""))


def test_two_players_third_family_in_the_quarantia() -> None:
    s = elect(two(houses={"A": {"CA": 1}, "C": {"SM": 2}}, advisors={"Q1": "A@SM"}), "QU", A="1", C="3")
    assert [advisor(s, code) for code in ("Q1", "Q2", "Q3")] == ["neutral"] * 3
    act(s, "A", take("SM"))
    assert (asked(s), h(s, "C", "SM")) == (("", ""), 2)
    s = elect(two(houses={"A": {"CA": 1}, "C": {"SM": 2}}), "QU", A="3", C="3")
    assert asked(s) == ("move-together", "A")
    s = elect(two(), "QU", A="3", C="1")
    act(s, "A", NOTHING, NOTHING)
    assert asked(s) == ("", "")


def test_two_players_third_family_cannot_win() -> None:
    s = two(shares={"C": [2, 2, 2, 2, 0, 0]})
    view = SPEC.view(s, 0)
    assert view["players"][2]["third"]
    assert not view["players"][2]["qualifies"]
    assert len(view["scores"]) == 2
    s.election = 7
    s.then(YearEnd())
    s.advance()
    assert (s.is_over, s.year, len(s.ranks())) == (False, 2, 2)


# 8 Numbers.


def test_ballot_sets() -> None:
    """8.1, 8.3: 4 + 9 + 13 + 13 sets in the order of the table."""
    sizes = [PILE_SIZE[pile] for pile in SET_PILE]
    assert [sizes.count(size) for size in (1, 2, 3, 4)] == [4, 9, 13, 13]
    shown = ["".join(str(value) for value in PILE_VALUES[pile]) for pile in SET_PILE]
    assert (shown[6], shown[13], shown[25], shown[26], shown[38]) == ("03", "011", "233", "0112", "2233")
    assert SPEC.action("place-ballots", ballots("SM", "03")) == 123
    assert SPEC.action("place-ballots", ballots("QU", "2233")) == 272


def test_action_numbers() -> None:
    """8.3: the checks of the encoding, and every action once."""
    assert SPEC.action("advisor-or-move", move("CA", "SC")) == 285
    assert SPEC.action("move-together", move("SP", "CA")) == 301
    assert SPEC.action("quarantia-advisor-or-move", move("SC", "SP")) == 310
    assert SPEC.action("advisor-or-move", take("QU")) == 280
    assert SPEC.action("advisor-or-move", NOTHING) == SPEC.action("move-together", NOTHING) == 311
    assert [SPEC.action("place-together", count) for count in (0, 1, 2)] == [312, 313, 314]
    assert (SPEC.action("may-build", BUILD), SPEC.action("build-together", DECLINE)) == (315, 316)
    assert len({move(a, b) for a, b in permutations(("CA", "CS", "DO", "SM", "SP", "SC"), 2)}) == 30


def test_most_placings_in_each_round() -> None:
    """8.1: at most 273, 180, 110 and 60, when one ballot is placed in each round."""
    most = [
        max(len(SETS_WITHIN[pile]) for pile in range(54) if PILE_SIZE[pile] == 7 - gone) * (7 - gone)
        for gone in range(4)
    ]
    assert most == [273, 180, 110, 60]


@cache
def plans(hand: int, areas: int, rounds: int) -> tuple[int, int]:
    """Ordered placings and ballot splits of one player in the rounds left."""
    if not rounds or not hand:
        return (1, 1)
    rest = [plans(hand - SET_PILE[chosen], areas - 1, rounds - 1) for chosen in SETS_WITHIN[hand]]
    return (areas * sum(placings for placings, _ in rest), sum(splits for _, splits in rest))


@pytest.mark.parametrize(("rounds", "expected"), [(3, (457_212, 2_198)), (4, (3_914_652, 5_018))])
def test_year_plans(rounds: int, expected: tuple[int, int]) -> None:
    """8.1: the year plans of one player alone."""
    assert plans(ALL_BALLOTS, 7, rounds) == expected


def test_piles_are_sub_multisets() -> None:
    for pile in range(54):
        for part in range(54):
            inside = all(PILE_VALUES[part].count(v) <= PILE_VALUES[pile].count(v) for v in range(4))
            assert contains_pile(pile, part) == inside
