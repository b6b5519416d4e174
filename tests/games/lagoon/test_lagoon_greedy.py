"""The greedy player knows what 9.1 says."""

from lagoon_scenario import FIXTURES, STUCK, lagoon

from serenissima.core.dice import from_seed
from serenissima.games.lagoon.picks import short_form
from serenissima.games.lagoon.policy import chance_of_none, choose, offered
from serenissima.games.lagoon.state import Lagoon


def choice(s: Lagoon) -> str:
    pick = choose(s, s.turn(), from_seed(1))
    assert pick in s.options(s.turn())
    return short_form(pick)


def test_it_takes_the_full_sum() -> None:
    s = lagoon("E S5 (0,-2)", "E C4 (0,-4)", hands={0: "A3 M0"}, stashes={0: "M4 S3 C2 C2"})
    assert choice(s).startswith("E A3")


def test_it_leaves_little_to_those_who_hold_the_missing_suit() -> None:
    rich = lagoon(*FIXTURES["F1"], hands={1: "C4 C4"})
    poor = lagoon(*FIXTURES["F1"], hands={1: "S4 S3"})
    assert offered(rich, 0) > offered(poor, 0) == 0
    full = lagoon(*FIXTURES["F5"], hands={1: "C4 C4"})
    assert offered(full, 0) == 0


def test_it_captures_an_island_that_stands_out_in_the_second_half() -> None:
    s = lagoon(*FIXTURES["F5"], hands={0: "M4 S3"}, stashes={0: "C2 C2"})
    assert choice(s) == "C 0"
    early = lagoon(*FIXTURES["F5"], hands={0: "M4 S3"}, stashes={0: "C2 C2 A1 A5 M0 S1"})
    assert choice(early)[0] in "EB"


def test_it_places_the_pawn_before_its_last_tiles() -> None:
    s = lagoon(hands={0: "M4 S3"})
    assert choice(s)[0] == "C"


def test_it_discards_its_lowest_tile() -> None:
    assert choice(lagoon(*STUCK, hands={0: "M5 M4"}, coins={0: 0}, pawns={0: 1})) == "D M4"
    assert choice(lagoon(*STUCK, hands={0: "M5 M4"}, coins={0: 0}, stuck_must_discard=True)) == "D M4"
    assert choice(lagoon(hands={1: "M1"}, centre_capture=False)) == "P"


def test_chance_of_none() -> None:
    assert chance_of_none(8, 2, 1) == 6 / 8
    assert chance_of_none(8, 2, 2) == 6 * 5 / (8 * 7)
    assert chance_of_none(2, 1, 2) == 0
