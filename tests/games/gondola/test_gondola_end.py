"""8.6: the end of the game and final scoring."""

# ruff: noqa: N802 - the vectors have capital letters

import pytest
from gondola_scenario import SEATS, act, asked, building, gondola, options, run, turn

from serenissima.core.piles import face_down
from serenissima.games.gondola.data import TILES
from serenissima.games.gondola.effects import INFLUENCE_KEYS
from serenissima.games.gondola.picks import FLIP_FOR_COINS, FLIP_FOR_SCROLLS
from serenissima.games.gondola.rules.activation import Menu
from serenissima.games.gondola.rules.offers import open_menu
from serenissima.games.gondola.rules.turn import EndTurn, is_last_round
from serenissima.games.gondola.scoring import (
    WITH_COINS,
    WITH_SCROLLS,
    FinalScoring,
    assistants_influence,
    council_rewards,
)
from serenissima.games.gondola.state import Gondola

R3 = (10, 6, 3)


def at_st_marks(deck: int, **more: str) -> Gondola:
    s = gondola(boats={"A": ("st_marks", "docks")}, **more)
    s.mission_deck = face_down(tuple(range(1, deck + 1)))
    open_menu(s, building("st_marks"), 3, 0)
    return act(run(s, Menu(0, 0)), 1)


def test_E69_the_last_but_one_mission() -> None:
    s = at_st_marks(2)
    act(s, 1)
    assert (len(s.mission_deck), s.end_round) == (1, 0)
    assert at_st_marks(2, mission_end="touched").end_round == 1


def test_E70_the_last_mission() -> None:
    s = at_st_marks(1)
    assert (len(s.mission_deck), len(s.missions[0]), s.end_round) == (0, 1, 1)


@pytest.mark.parametrize(("deck", "hand"), [(0, [1]), (3, [1, 2, 3])])
def test_E71_bid_for_contracts_without_a_mission(deck: int, hand: list[int]) -> None:
    s = gondola(boats={"A": ("docks", "court")}, missions={"A": hand}, hands={"A": ["bid_for_contracts"]})
    s.mission_deck = face_down(tuple(range(20, 20 + deck)))
    turn(s, "A")
    act(s, 1 + INFLUENCE_KEYS.index("bid_for_contracts"))
    assert (asked(s), options(s)) == ("branch", [1])
    act(s, 1)
    assert (s.vp[0], len(s.missions[0]), len(s.mission_deck)) == (2, len(hand), deck)


@pytest.mark.parametrize(("number", "trigger", "turns"), [("E72", 1, 7), ("E73", 2, 6)])
def test_E72_and_E73_turns_after_the_trigger(number: str, trigger: int, turns: int) -> None:
    s = gondola()
    s.round = 7
    s.trigger_end()
    count = 0
    player = trigger
    while not (player == 2 and is_last_round(s)):
        if player == 2:
            s.round += 1
        player = (player + 1) % 3
        count += 1
    assert (count, s.round) == (turns, 9), number


def test_the_turn_passes_on() -> None:
    s = gondola(boats={"A": ("docks", "court"), "B": ("mint", "market"), "C": ("church", "library")})
    run(s, EndTurn(2))
    assert (s.round, s.active) == (2, 0)


@pytest.mark.parametrize(("before", "steps", "after", "ends"), [(11, 3, 14, 1), (11, 1, 12, 1), (10, 1, 11, 0)])
def test_E74_the_end_marker(before: int, steps: int, after: int, ends: int) -> None:
    s = gondola(tracks={"council": {"A": before}})
    s.step_council(0, steps)
    assert (s.council[0], s.end_round) == (after, ends)


@pytest.mark.parametrize(
    ("spaces", "rewards"),
    [([7, 7, 3], [8, 8, 3]), ([7, 3, 3], [10, 4, 4]), ([4, 4, 4], [6, 6, 6]), ([4, 0, 0], [10, 0, 0])],
)
def test_E75_council_rewards(spaces: list[int], rewards: list[int]) -> None:
    assert council_rewards(spaces, R3) == rewards


def test_E76_space_0() -> None:
    assert council_rewards([0, 4], (9, 2)) == [0, 9]


def test_E77_assistants() -> None:
    assert [assistants_influence(placed, 7) for placed in (6, 7, 8, 9, 10)] == [0, 4, 4, 7, 7]


def reckon(
    intrigue: list[int],
    scrolls: list[int],
    coins: list[int],
    favour: str = "",
    slots: dict[str, list[int]] | None = None,
) -> Gondola:
    """The at-risk loop of a position without council or assistants."""
    players = SEATS[: len(intrigue)]
    s = gondola(
        seats=len(intrigue),
        favour=favour,
        slots=slots,
        tracks={
            "intrigue": dict(zip(players, intrigue, strict=True)),
            "scrolls": dict(zip(players, scrolls, strict=True)),
            "coins": dict(zip(players, coins, strict=True)),
        },
    )
    return run(s, FinalScoring())


def pay_all(s: Gondola) -> list[str]:
    """Everybody pays while able, scrolls first. Returns who paid, and how."""
    paid = []
    while asked(s) == "final-reduce":
        pick = options(s)[1]
        paid.append(SEATS[s.turn()] + {WITH_SCROLLS: "s", WITH_COINS: "c"}[pick])
        act(s, pick)
    return paid


def test_E78_reduction() -> None:
    s = reckon([4, 4, 3], [2, 1, 0], [3, 9, 12])
    assert pay_all(s) == ["Bc", "As", "Cc", "Bc"]
    assert (s.intrigue, s.coins, s.arrested) == ([3, 2, 2], [3, 1, 8], 0)
    assert s.vp == [0, 0, 2]


def test_E79_both_clean() -> None:
    s = reckon([1, 1], [0, 2], [4, 0])
    assert pay_all(s) == ["Bs", "Ac"]
    assert (s.arrested, s.vp, s.ending()) == (-1, [0, 0], "winner")


def test_E80_the_tie_goes_against_the_later() -> None:
    s = reckon([2, 5], [0, 6], [0, 3])
    pay_all(s)
    assert (s.intrigue, s.arrested) == ([2, 2], 1)


def test_E81_four_players() -> None:
    s = reckon([6] * 4, [0, 2, 0, 0], [7, 3, 3, 8])
    assert pay_all(s) == ["Dc"]
    assert (s.arrested, s.vp, s.scrolls[1]) == (2, [1, 0, 0, 1], 2)


def test_E82_and_E83_arrest_or_none() -> None:
    assert reckon([1, 0, 0], [0] * 3, [3, 0, 0]).arrested == 0
    s = reckon([0, 0, 0], [0] * 3, [0] * 3)
    assert (s.arrested, s.is_over, s.ending()) == (-1, True, "winner")


def test_E84_wealth() -> None:
    assert reckon([0, 0, 0], [0] * 3, [11, 3, 4]).vp == [2, 0, 1]


def test_E85_ranking() -> None:
    s = reckon([1, 0, 0], [0] * 3, [0] * 3)
    s.vp = [40, 31, 31]
    assert s.ranks() == [3, 2, 1]


def test_E86_a_favour_in_the_reduction() -> None:
    s = reckon([1, 0, 0], [0] * 3, [0] * 3, favour="A")
    assert s.options(0) == (0, FLIP_FOR_COINS, FLIP_FOR_SCROLLS)
    coins = s.clone()
    act(coins, FLIP_FOR_COINS, WITH_COINS)
    assert (coins.intrigue[0], coins.coins[0], coins.vp[0]) == (0, 1, 0)
    act(s, FLIP_FOR_SCROLLS, WITH_SCROLLS)
    assert (s.intrigue[0], s.arrested) == (0, -1)


def test_E137_mission_26() -> None:
    s = reckon([3, 3], [1, 0], [0, 7], slots={"B": [26]})
    assert pay_all(s) == ["Bc"]
    assert (s.intrigue, s.coins[1], s.arrested, s.vp[1]) == ([3, 2], 5, 0, 1)


def test_reduction_once_in_turn_order() -> None:
    s = gondola(
        seats=2, final_reduction="once_in_turn_order", tracks={"intrigue": {"A": 1, "B": 2}, "coins": {"A": 4, "B": 4}}
    )
    s.scrolls = [0, 0]
    run(s, FinalScoring())
    assert s.turn() == 0
    act(s, WITH_COINS)
    assert s.turn() == 1
    act(s, WITH_COINS)
    assert (s.intrigue, s.arrested) == ([0, 1], 1)


def test_the_favour_card_can_be_excluded_from_scoring() -> None:
    s = gondola(favour="A", favour_in_scoring=False, tracks={"intrigue": {"A": 1}, "coins": {"A": 0}})
    s.scrolls = [0, 0, 0]
    run(s, FinalScoring())
    assert (s.is_over, s.arrested, s.vp[0]) == (True, 0, 4)


def test_assistants_count_for_the_council() -> None:
    s = gondola(tracks={"council": {"A": 5}, "coins": {"A": 0, "B": 0, "C": 0}})
    for tile in range(9):
        s.space[tile] = 1
        s.assistants[0] -= 1
    run(s, FinalScoring())
    assert s.final[0] == (0, 10, 5, 0, 0)
    assert s.space.count(1) == 9
    assert len(s.space) == 3 * TILES
