"""The flow cases of section 7.3, and the way through a whole game."""
# ruff: noqa: N802 - names carry the number of the case

import pytest
from lagoon_scenario import FIXTURES, STUCK, lagoon, put, start_with_rolls

from serenissima.core.dice import from_seed
from serenissima.core.errors import Illegal
from serenissima.core.spec import Value
from serenissima.games.lagoon import SPEC
from serenissima.games.lagoon.data import kinds_named
from serenissima.games.lagoon.picks import from_short_form, pick_kind, pick_type, short_form
from serenissima.games.lagoon.rules import Turn, normalise
from serenissima.games.lagoon.state import Lagoon


def moves(s: Lagoon) -> list[str]:
    return [short_form(pick) for pick in s.options(s.turn())]


def random_game(seats: int, seed: int, **options: Value) -> tuple[Lagoon, list[int]]:
    """A random game, and the seats in the order of their turns."""
    s = SPEC.new(seats, options, seed)
    dice = from_seed(seed)
    order: list[int] = []
    while not s.is_over:
        seat = s.turn()
        order.append(seat)
        s.act(seat, s.options(seat)[dice.below(len(s.options(seat)))])
    assert isinstance(s, Lagoon)
    return s, order


def test_T01_the_tied_roll_again() -> None:
    s = start_with_rolls(3, 5, 2, 5, 0, 1)
    assert s.first == 2
    order = []
    for _ in range(3):
        order.append(s.turn())
        s.act(s.turn(), s.options(s.turn())[0])
    assert order == [2, 0, 1]


def test_T02_several_ties() -> None:
    s = start_with_rolls(4, 0, 0, 0, 0, 3, 3, 1, 0, 2, 4)
    assert (s.first, s.turn()) == (1, 1)


def test_T03_a_build_draws() -> None:
    s = lagoon(hands={0: "M1 C2", 1: "S1"}, stashes={0: "M0 A1 S3 M4 A5 S1"})
    s.act(0, from_short_form("E M1 (3,-2)"))
    assert s.hand[0] == kinds_named("C2 S1")
    assert s.stash[0] == kinds_named("M0 A1 S3 M4 A5")
    assert s.turn() == 1


def test_T04_a_capture_does_not_draw() -> None:
    s = lagoon(hands={0: "M1 C2", 1: "S1"}, stashes={0: "M0 A1 S3 M4 A5 S1"})
    s.act(0, from_short_form("C 3"))
    assert (len(s.hand[0]), len(s.stash[0]), s.pawn[0]) == (2, 6, 3)


def test_T05_an_empty_stash_gives_nothing() -> None:
    s = lagoon(hands={0: "M1 C2"})
    s.act(0, from_short_form("E M1 (3,-2)"))
    assert s.hand[0] == kinds_named("C2")


def test_T06_without_tiles_only_captures() -> None:
    s = lagoon(pawns={1: 0}, hands={1: "S1"})
    assert moves(s) == ["C 1", "C 2", "C 3"]


def test_T07_a_player_with_nothing_left_is_skipped() -> None:
    s = lagoon(turn=3, pawns={0: 0, 2: 1, 3: 2}, hands={1: "S1", 2: "S2", 3: "S3"})
    s.act(3, s.options(3)[0])
    assert s.turn() == 1


def test_T08_stuck_without_a_pawn() -> None:
    s = lagoon(*STUCK, hands={0: "M4 M5"}, coins={0: 0}, pawns={0: 1})
    assert moves(s) == ["D M4", "D M5"]


def test_T09_stuck_with_a_pawn() -> None:
    s = lagoon(*STUCK, hands={0: "M4 M5"}, coins={0: 0}, pawns={1: 0, 2: 2})
    assert moves(s) == ["C 1", "C 3", "D M4", "D M5"]


def test_T10_with_a_coin_nobody_is_stuck() -> None:
    s = lagoon(*STUCK, hands={0: "M4 M5"}, coins={0: 1}, pawns={0: 1})
    assert {move[0] for move in moves(s)} == {"B"}


def test_T11_with_a_fitting_tile_nobody_is_stuck() -> None:
    s = lagoon(*STUCK, hands={0: "M4 S4"}, coins={0: 0}, pawns={0: 1})
    assert {move[:4] for move in moves(s)} == {"E S4"}
    assert {s.status(pick >> 5 & 65535) >> 2 for pick in s.options(0)} == {0, 1, 3}


def test_T12_a_discard_draws_and_ends_the_turn() -> None:
    s = lagoon(*STUCK, hands={0: "M4 M5", 1: "S1"}, stashes={0: "S3 A1 C2"}, coins={0: 0}, pawns={0: 1}, scores={0: 9})
    s.act(0, from_short_form("D M4"))
    assert s.hand[0] == kinds_named("M5 C2")
    assert (len(s.stash[0]), s.score[0], s.turn()) == (2, 9, 1)
    assert s.discards[0][:2] == (0, kinds_named("M4")[0])


def test_T13_a_captured_island_stays_captured() -> None:
    s = lagoon(hands={0: "M1"}, pawns={1: 2})
    with pytest.raises(Illegal) as refused:
        s.act(0, from_short_form("C 2"))
    assert refused.value.message.id == "lagoon-refusal-captured"


def test_T14_a_double_bridge_takes_two_coins() -> None:
    s = lagoon(*FIXTURES["F1"], hands={0: "M4"})
    s.act(0, from_short_form("B M4 (3,-3) {4,6}"))
    assert s.coins[0] == 2
    assert [bridge[:2] for bridge in s.bridges[4:]] == [(4, 1), (4, 0)]
    assert s.score[0] == 8


@pytest.mark.parametrize("seed", range(3))
def test_T15_four_players_take_36_turns(seed: int) -> None:
    s, order = random_game(4, seed)
    assert len(order) == s.turns == s.turns_in_all() == 36
    assert order == [(s.first + i) % 4 for i in range(36)]


@pytest.mark.parametrize("seed", range(3))
def test_T16_three_players_take_27_turns(seed: int) -> None:
    s, order = random_game(3, seed)
    assert order == [(s.first + i) % 3 for i in range(27)]
    assert s.turns_in_all() == 27


@pytest.mark.parametrize(("seats", "turns"), [(4, 32), (3, 24)])
def test_T17_without_nulls_there_is_a_turn_less(seats: int, turns: int) -> None:
    s, order = random_game(seats, 5, stash_nulls=False)
    assert len(order) == s.turns_in_all() == turns
    assert all(kind % 6 for kind, seat in zip(s.tile_kind, s.tile_seat, strict=True) if seat >= 0)


def test_T18_three_winners() -> None:
    s = lagoon(
        "E M4 (3,5)",
        "B A2 (0,-3) {4}",
        "E C4 (-2,-3)",
        "B A3 (0,-6) {4}",
        "E S4 (2,-6)",
        "E C5 (-2,-6)",
        seats=3,
        pawns={0: 4, 1: 5},
        scores={0: 40, 1: 35, 2: 41},
        turn=2,
    )
    assert (s.island_sum[4] - s.distance[4], s.island_sum[5] - s.distance[5], s.island_sum[2]) == (6 - 1, 12 - 2, 4)
    s.act(2, from_short_form("C 2"))
    assert s.is_over
    assert s.scores() == [45, 45, 45]
    assert s.ranks() == [1, 1, 1]
    assert s.ending() == "complete"


@pytest.mark.parametrize(("floor", "score"), [("none", -1), ("zero", 0)])
def test_T19_a_build_can_cost_points(floor: str, score: int) -> None:
    s = lagoon(hands={0: "S0"}, score_floor=floor)
    s.act(0, from_short_form("B S0 (0,-3) {4}"))
    assert s.scores()[0] == score


def test_T20_captured_islands_can_be_extended() -> None:
    s = lagoon(*FIXTURES["F2"], hands={0: "M3"}, pawns={1: 4})
    s.act(0, from_short_form("E M3 (2,-3)"))
    assert s.score[0] == 4


def test_ruling_35_bridges_may_start_from_full_and_captured_islands() -> None:
    s = lagoon(*FIXTURES["F5"], hands={0: "M1"}, pawns={1: 0})
    assert from_short_form("B M1 (-2,-7) {4}") in s.options(0)


def test_the_first_turn_has_76_options() -> None:
    """7.2 N01 and the four captures; equal tiles have half the builds."""
    counts = set()
    for seed in range(40):
        s = SPEC.new(4, {}, seed)
        assert isinstance(s, Lagoon)
        counts.add((len(set(s.hand[s.turn()])), len(s.options(s.turn()))))
    assert counts == {(2, 76), (1, 40)}


def test_draws_are_fixed_before_the_first_turn_and_bound_undo() -> None:
    s = SPEC.new(4, {}, 3)
    assert isinstance(s, Lagoon)
    for seat in range(4):
        assert sorted(s.hand[seat] + s.stash[seat]) == sorted(s.stash_tiles(s.row[seat]))
    seat, before, expected = s.turn(), s.revealed, s.stash[s.turn()][-1]
    s.act(seat, s.options(seat)[0])
    assert s.hand[seat][-1] == expected
    assert s.revealed == before + 1


def test_a_turn_is_public_only_with_an_empty_hand() -> None:
    assert not Turn(0).is_public(lagoon(hands={0: "M1"}))
    assert Turn(0).is_public(lagoon())


def test_the_other_half_of_a_side_means_the_same() -> None:
    s = lagoon(hands={0: "C5"})
    assert short_form(normalise(s, from_short_form("B C5 (0,-3) {5}"))) == "B C5 (0,-3) {4}"
    assert short_form(normalise(s, from_short_form("B C5 (1,-3) {5}"))) == "B C5 (1,-3) {5}"
    assert normalise(s, -5) == -5
    s = lagoon(*FIXTURES["F2"], hands={0: "S4"})
    assert short_form(normalise(s, from_short_form("B S4 (3,-3) {5,7}"))) == "B S4 (3,-3) {4,6}"


def test_short_forms_survive_reading_and_writing() -> None:
    for written in ("E S5 (0,-2)", "B M4 (3,-3) {0,4}", "C 4", "D M4", "P"):
        assert short_form(from_short_form(written)) == written


@pytest.mark.parametrize("nonsense", ["", "E", "X M4", "E Z9 (0,0)", "C x"])
def test_nonsense_is_not_a_short_form(nonsense: str) -> None:
    with pytest.raises(ValueError, match=r"E|X|x|not found|^$"):
        from_short_form(nonsense)


def test_gains_are_paid_at_once() -> None:
    s = lagoon()
    assert put(s, "E S5 (0,-2)") == 5
    assert pick_type(from_short_form("E S5 (0,-2)")) == 0
    assert pick_kind(from_short_form("D A5")) == 23
