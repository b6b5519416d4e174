"""Every option of the table (3.3 and section 6)."""

from itertools import permutations

import pytest
from lagoon_scenario import FIXTURES, STUCK, code, lagoon, put

from serenissima.core.dice import from_seed
from serenissima.core.errors import BadTable
from serenissima.core.event import Event
from serenissima.games.lagoon import SPEC
from serenissima.games.lagoon.data import SQUARE, kind_name, spot_at
from serenissima.games.lagoon.picks import from_short_form, short_form
from serenissima.games.lagoon.scoring import island_value
from serenissima.games.lagoon.state import Lagoon


def names(s: Lagoon) -> list[str]:
    return [kind_name(kind) for kind in s.tile_kind[:4]]


def test_stash_nulls() -> None:
    s = SPEC.new(4, {"stash_nulls": False}, 1)
    assert isinstance(s, Lagoon)
    tiles = [kind for seat in range(4) for kind in s.hand[seat] + s.stash[seat]]
    assert len(tiles) == 28
    assert all(kind % 6 for kind in tiles)


@pytest.mark.parametrize("value", [0, 3, 4, 5])
def test_start_value(value: int) -> None:
    assert names(lagoon(start_value=value)) == [f"{suit}{value}" for suit in "MCSA"]


def test_start_values_replace_the_common_value() -> None:
    s = lagoon(start_values="0,3,4,5", start_value=3)
    assert names(s) == ["M0", "C3", "S4", "A5"]
    assert put(s, "E M2 (5,3)") == 6


def test_start_values_refuse_what_is_not_a_row_of_four() -> None:
    for given in ("0,3,4", "0,1,2,3", "zero"):
        with pytest.raises(BadTable):
            SPEC.read_options({"start_values": given})


def test_start_suits_in_any_order() -> None:
    for order in permutations("MCSA"):
        assert names(lagoon(start_suits="".join(order))) == [f"{suit}0" for suit in order]


def test_start_layout() -> None:
    assert lagoon().tile_spot == list(SQUARE)
    s = lagoon(start_layout="pinwheel")
    assert s.tile_spot == [spot_at(0, 0), spot_at(3, 1), spot_at(2, 4), spot_at(-1, 3)]
    assert [cell for *_, cell, _ in s.bridges] == [spot_at(2, 1), spot_at(3, 3), spot_at(1, 4), spot_at(0, 2)]
    assert s.distance == [0, 0, 0, 0]


def test_bridge_offsets_aligned() -> None:
    s = lagoon(hands={0: "C5"}, bridge_offsets="aligned")
    assert from_short_form("B C5 (0,-3) {4}") in s.options(0)
    assert code(s, from_short_form("B C5 (1,-3) {5}")) == "NOT_ALIGNED"
    assert from_short_form("B C5 (1,-3) {5}") not in s.options(0)
    assert len(s.crossings) == 8


def test_aligned_needs_offset_0_to_every_tile_that_is_linked() -> None:
    s = lagoon(*FIXTURES["F1"], hands={0: "M4"}, bridge_offsets="aligned")
    assert code(s, from_short_form("B M4 (3,-3) {4}")) is None
    assert code(s, from_short_form("B M4 (3,-3) {4,6}")) == "NOT_ALIGNED"


@pytest.mark.parametrize(("most", "expected"), [(2, "TOO_MANY"), (3, None)])
def test_max_links(most: int, expected: str | None) -> None:
    s = lagoon(*FIXTURES["F4"], hands={0: "M4"}, max_links=most)
    triple = from_short_form("B M4 (3,-3) {0,4,6}")
    assert code(s, triple) == expected
    assert (triple in s.options(0)) == (expected is None)
    s.coins[0] = 2
    s.forget_options()
    assert triple not in s.options(0)
    if most == 3:
        assert put(s, "B M4 (3,-3) {0,4,6}") == 4 + 1 + 0 + 2 - 1


@pytest.mark.parametrize(("counts", "value"), [(True, -2), (False, 1)])
def test_final_distance(counts: bool, value: int) -> None:
    s = lagoon(*FIXTURES["F4"], final_distance=counts)
    assert island_value(s, 6) == value


def test_score_floor_holds_at_the_end_too() -> None:
    for floor, total in (("none", -2), ("zero", 0)):
        s = lagoon(*FIXTURES["F4"], seats=3, pawns={1: 1, 2: 2}, score_floor=floor)
        s.act(0, from_short_form("C 6"))
        assert s.is_over
        assert s.scores() == [total, 0, 0]


def test_without_centre_capture_pawns_need_new_islands() -> None:
    s = lagoon(*FIXTURES["F2"], hands={0: "M1"}, centre_capture=False)
    assert [short_form(pick) for pick in s.options(0) if short_form(pick)[0] == "C"] == ["C 4"]
    assert s.refusal(0, from_short_form("C 1")).id == "lagoon-refusal-centre"


def test_a_player_without_an_island_passes_while_others_can_play() -> None:
    s = lagoon(hands={1: "M1"}, pawns={1: 0, 2: 1, 3: 2}, centre_capture=False)
    assert [short_form(pick) for pick in s.options(0)] == ["P"]
    assert s.question() is not None
    s.act(0, from_short_form("P"))
    assert s.turn() == 1
    s.act(1, from_short_form("B M1 (0,-3) {4}"))
    assert [short_form(pick) for pick in s.options(0)] == ["C 4"]
    s.act(0, from_short_form("C 4"))
    assert s.is_over
    assert s.ending() == "complete"


def test_if_all_could_only_pass_the_game_is_over() -> None:
    s = lagoon(hands={0: "M1"}, pawns={1: 0, 2: 1}, scores={0: 3, 3: 8}, centre_capture=False)
    s.act(0, from_short_form("E M1 (3,-2)"))
    assert s.is_over
    assert s.ending() == "stranded"
    assert s.scores() == [4, 0, 1, 8]


def test_there_is_no_pass_otherwise() -> None:
    assert lagoon(hands={0: "M1"}).refusal(0, from_short_form("P")).id == "lagoon-refusal-pass"


@pytest.mark.parametrize("seed", range(6))
def test_games_without_centre_capture_end(seed: int) -> None:
    s = SPEC.new(3 + seed % 2, {"centre_capture": False}, seed)
    dice = from_seed(seed)
    number = 0
    while not s.is_over:
        picks = s.options(s.turn())
        s.act(s.turn(), picks[dice.below(len(picks))])
        number += 1
    assert number < SPEC.longest


def test_stuck_must_discard() -> None:
    s = lagoon(*STUCK, hands={0: "M4 M5"}, coins={0: 0}, stuck_must_discard=True)
    assert [short_form(pick) for pick in s.options(0)] == ["D M4", "D M5"]
    assert s.refusal(0, from_short_form("C 1")).id == "lagoon-refusal-must-discard"
    free = lagoon(*STUCK, coins={0: 0}, stuck_must_discard=True)
    assert [short_form(pick) for pick in free.options(0)] == ["C 0", "C 1", "C 2", "C 3"]


@pytest.mark.parametrize("public", [True, False])
def test_discard_public(public: bool) -> None:
    sink: list[Event] = []
    s = lagoon(*STUCK, hands={0: "M4 M5", 1: "S1"}, coins={0: 0}, pawns={0: 1}, discard_public=public, sink=sink)
    s.act(0, from_short_form("D M4"))
    heard = [[event.kind for event in sink if event.heard_by(seat)] for seat in (0, 1, -1)]
    if public:
        assert heard == [["discard"]] * 3
    else:
        assert heard == [["discard-hidden", "discarded"], ["discard-hidden"], ["discard-hidden"]]
    shown = [SPEC.view(s, seat)["discards"][0]["kind"] for seat in (0, 1, -1)]
    assert shown == (["M4"] * 3 if public else ["M4", None, None])


def test_stash_public() -> None:
    sink: list[Event] = []
    s = SPEC.new(4, {"stash_public": True}, 2, sink)
    assert isinstance(s, Lagoon)
    assert [event.args[0] for event in sink if event.kind == "stash"] == s.row
    assert [row["owners"] for row in SPEC.view(s, -1)["rows"]] == [[s.row.index(row)] for row in range(4)]
