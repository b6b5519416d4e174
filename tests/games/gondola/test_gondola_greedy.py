"""The greedy player knows what 10.1 says."""

import pytest
from gondola_scenario import act, asked, cargo, edge, fresh, gondola, lies, run, seat, turn

from serenissima.core.dice import from_seed
from serenissima.games.gondola import SPEC
from serenissima.games.gondola.picks import DONE, FLIP_FOR_COINS, PAY_INTRIGUE, PAY_SCROLL
from serenissima.games.gondola.policy.player import candidates, choose
from serenissima.games.gondola.policy.routes import FAR, Routes
from serenissima.games.gondola.policy.valuation import Outlook, turns_after
from serenissima.games.gondola.rules.meetings import Meet
from serenissima.games.gondola.rules.movement import Move
from serenissima.games.gondola.scoring import STOP, WITH_COINS, WITH_SCROLLS, AtRisk
from serenissima.games.gondola.state import Gondola

MOOR = 1


def picked(s: Gondola) -> int:
    return choose(s, s.turn(), from_seed(1))


def play_turn(s: Gondola, player: str) -> Gondola:
    """A whole turn of a player, everything decided by the policy."""
    turn(s, player)
    while s.question() is not None and s.turn() == seat(player):
        act(s, picked(s))
    return s


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_greedy_games_are_rich(seats: int) -> None:
    """Sensible players complete missions, and the end comes in good time."""
    s = fresh(seats, 2)
    dice = from_seed(1)
    while not s.is_over:
        s.act(s.turn(), choose(SPEC.resample(s, s.turn(), dice), s.turn(), dice))
    assert s.round <= 40
    assert sum(s.scores()) > 30 * seats
    assert sum(s.completed(player) for player in range(seats)) >= seats


def test_in_a_secret_choice_every_seat_answers_from_the_same_position() -> None:
    s = fresh(3, 4)
    dice = from_seed(3)
    met = 0
    while met < 12 and not s.is_over:
        waiting = [other for other in range(s.seats) if s.waiting() >> other & 1]
        picks = [choose(SPEC.resample(s, other, dice), other, dice) for other in waiting]
        met += len(waiting) > 1
        for other, pick in zip(waiting, picks, strict=True):
            assert pick in s.options(other)
            s.act(other, pick)
    assert met > 3


@pytest.mark.parametrize("favour", [False, True])
def test_candidates_start_with_the_greedy_pick_and_are_ordered_by_what_follows(favour: bool) -> None:
    s = fresh(3, 4, favour_cards=favour)
    dice = from_seed(3)
    steps = 0
    while not s.is_over and steps < 40:
        shown = candidates(s, s.turn(), dice)
        assert shown[0] == choose(s, s.turn(), dice)
        assert len(set(shown)) == len(shown)
        assert set(shown) <= set(s.options(s.turn()))
        if isinstance(s.question(), Move) and not favour:
            steps += 1
            routes = Routes(s, Outlook(s, s.turn()), s.boat, FAR)
            worths = [routes.step(pick, routes.activations.start(0)) for pick in shown]
            assert worths == sorted(worths, reverse=True)
        steps += favour
        s.act(s.turn(), shown[0])
    assert steps == 40


def test_it_takes_the_boat_and_the_way_to_a_mission() -> None:
    """Mission 23 (Mint, one ceramics and two cloth): the boat that carries them goes there, past two docks."""
    s = gondola(
        boats={"A": ("market", "storehouse"), "B": ("senate", "library"), "C": ("court", "consulate")},
        cubes={"A": ("OPP", "")},
        missions={"A": [23]},
        gondolier={"A": 1},
    )
    play_turn(s, "A")
    assert lies(s, "A", 0) == "mint"
    assert s.completed(seat("A")) == 1


def test_it_stays_for_three_coins_to_cash_a_mission() -> None:
    s = gondola(
        boats={"A": ("court", "church"), "B": ("senate", "library"), "C": ("market", "consulate")},
        cubes={"A": ("", "OPP")},
        missions={"A": [23]},
        gondolier={"A": 1},
    )
    play_turn(s, "A")
    assert lies(s, "A", 1) == "mint"
    assert s.completed(seat("A")) == 1


def test_it_pays_a_scroll_when_intrigue_would_have_it_arrested() -> None:
    boats = {"A": ("market", "storehouse"), "B": ("docks", "library")}
    s = gondola(2, boats=boats, tracks={"scrolls": {"A": 3, "B": 3}, "intrigue": {"A": 3, "B": 3}})
    s.end_round = 1
    s.round = 3
    s.active = 0
    run(s, Meet(0, 2))
    assert asked(s) == "meeting"
    assert picked(s) == PAY_SCROLL


def test_far_from_the_end_with_scrolls_needed_it_takes_the_intrigue() -> None:
    boats = {"A": ("market", "storehouse"), "B": ("docks", "library"), "C": ("court", "consulate")}
    tracks = {"scrolls": {"A": 1, "B": 3, "C": 0}, "intrigue": {"A": 0, "B": 6, "C": 6}, "coins": {"B": 0, "C": 0}}
    s = gondola(boats=boats, missions={"A": [11]}, tracks=tracks)
    s.active = 0
    run(s, Meet(0, 2))
    assert picked(s) == PAY_INTRIGUE


def test_danger_grows_with_intrigue_and_falls_with_scrolls_and_coins() -> None:
    s = gondola(tracks={"intrigue": {"B": 3, "C": 2}})
    outlook = Outlook(s, 0)
    dangers = [outlook.danger(0, 0, intrigue) for intrigue in range(9)]
    assert dangers == sorted(set(dangers))
    assert outlook.danger(0, 2, 4) == outlook.danger(4, 0, 4) == outlook.danger(0, 0, 3)
    s.end_round = 1
    s.round = 3
    assert Outlook(s, 0).danger(0, 0, 8) > outlook.danger(0, 0, 8)


def test_it_buys_off_intrigue_only_if_that_saves_it() -> None:
    """A at risk: B has less and cannot be undercut with two points to buy; with three it can."""
    s = gondola(2, tracks={"intrigue": {"A": 5, "B": 2}, "scrolls": {"A": 2, "B": 0}, "coins": {"A": 4, "B": 0}})
    run(s, AtRisk())
    assert picked(s) == STOP
    s = gondola(2, tracks={"intrigue": {"A": 5, "B": 3}, "scrolls": {"A": 2, "B": 0}, "coins": {"A": 8, "B": 0}})
    run(s, AtRisk())
    assert picked(s) == WITH_SCROLLS
    act(s, WITH_SCROLLS)
    assert picked(s) == WITH_COINS


def test_a_favour_card_is_flipped_where_it_saves_from_arrest() -> None:
    tracks = {"intrigue": {"A": 3, "B": 2}, "scrolls": {"A": 0, "B": 0}, "coins": {"A": 3, "B": 0}}
    s = gondola(2, favour="A", tracks=tracks)
    run(s, AtRisk())
    assert picked(s) == FLIP_FOR_COINS


def test_in_the_last_turn_it_takes_no_intrigue_for_a_card() -> None:
    """Consulate 2 costs a coin and an intrigue: not with two players who are level."""
    boats = {"A": ("mint", "storehouse"), "B": ("court", "library")}
    tracks = {"intrigue": {"A": 2, "B": 2}, "coins": {"A": 1, "B": 0}}
    s = gondola(2, boats=boats, assistants={"A": {"consulate": 1}}, tracks=tracks)
    s.end_round = 1
    s.round = 3
    turn(s, "A", 0)
    act(s, 2 * edge(s, "e12") + MOOR)
    if picked(s) != DONE:
        assert picked(s) == 0
        assert picked(act(s, 0)) == DONE


def test_cubes_become_what_a_mission_wants() -> None:
    """Storehouse 2: three ceramics become the two cloth and the silver of mission 11."""
    s = gondola(
        boats={"A": ("church", "market"), "B": ("senate", "library"), "C": ("mint", "consulate")},
        cubes={"A": ("", "OOO")},
        missions={"A": [11]},
        assistants={"A": {"storehouse": 1}},
    )
    turn(s, "A", 1)
    act(s, 2 * edge(s, "e13") + MOOR, 0, 1)
    assert asked(s) == "convert"
    assert picked(s) == cargo("PPS")


def test_the_turns_to_come() -> None:
    s = gondola()
    assert turns_after(s, 0) > 3
    s.end_round = 1
    s.round = 2
    s.active = 1
    assert [turns_after(s, player) for player in (0, 1, 2)] == [1, 1, 2]
