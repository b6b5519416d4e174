"""8.1: the worked examples of the rulebook."""

# ruff: noqa: N802 - the vectors have capital letters

import pytest
from gondola_scenario import (
    MOOR,
    PASS,
    act,
    asked,
    building,
    cargo,
    done,
    effects,
    fresh,
    go,
    gondola,
    held,
    icon,
    lies,
    no_mission,
    options,
    row,
    run,
    stands,
    turn,
    use,
)

from serenissima.games.gondola.picks import FLIP_FOR_SCROLLS, PAY_INTRIGUE, PAY_SCROLL
from serenissima.games.gondola.rules.activation import Menu
from serenissima.games.gondola.rules.mooring import arrive
from serenissima.games.gondola.rules.offers import open_menu
from serenissima.games.gondola.scoring import council_rewards
from serenissima.games.gondola.state import Gondola


def test_W01_blue_first_turn() -> None:
    s = gondola(boats={"A": ("market", "court")}, assistants={"A": {"minor_council": 1}}, gondolier={"A": 1})
    turn(s, "A", 0)
    go(s, "e01", PASS)
    use(s, 1)
    go(s, "e02", MOOR)
    use(s, 1)
    assert s.coins[0] == 8
    assert held(s, "A", 0) == "OP"
    assert stands(s, "A", "docks") == 1
    assert lies(s, "A", 0) == "docks"


def test_W02_purple() -> None:
    s = gondola(
        boats={"A": ("senate", "court"), "B": ("docks", "library")}, tracks={"intrigue": {"A": 2, "B": 1, "C": 0}}
    )
    turn(s, "A", 0)
    go(s, "e11", PASS)
    s.act(0, PAY_INTRIGUE)
    s.act(1, PAY_SCROLL)
    assert asked(s) == "move"
    go(s, "e03", MOOR)
    use(s, 1)
    use(s, 2)
    act(s, icon(s, "e04"))
    assert (s.scrolls[1], s.intrigue[0], s.coins[0], s.council[0]) == (0, 3, 5, 3)
    assert s.bridges_left[0] == 1
    assert s.bridges[icon(s, "e04")] == 0


def before_W03(**options: bool) -> Gondola:
    """Orange's turn in the third example begins."""
    s = gondola(
        boats={"A": ("court", "library")},
        cubes={"A": ("S", "P")},
        assistants={"A": {"library": 1}},
        missions={"A": [11]},
        gondolier={"A": 1},
        **options,
    )
    turn(s, "A", 0)
    return s


@pytest.mark.parametrize(("ability", "coins"), [(False, 13), (True, 14)])
def test_W03_orange_as_printed(ability: bool, coins: int) -> None:
    """8.0: the examples ignore abilities. That of mission 11, slotted at once, adds a coin for the ceramics."""
    s = before_W03(activate_past_own_boat=True)
    if not ability:
        s.once |= 1 << 11
    go(s, "e09", PASS)
    act(s, cargo("PS"))
    use(s, 1)
    go(s, "e10", MOOR)
    act(s, 11, 0)
    use(s, 1)
    assert (s.coins[0], s.vp[0], s.scrolls[0]) == (coins, 5, 0)
    assert (held(s, "A", 0), held(s, "A", 1)) == ("O", "")
    assert s.slots[0] == 11
    assert stands(s, "A", "storehouse") == 1


def test_W03d_orange_by_default() -> None:
    s = before_W03()
    go(s, "e09", PASS)
    act(s, cargo("PS"))
    assert asked(s) == "move"
    go(s, "e10", MOOR)
    assert options(s) == [0]
    act(s, 0)
    use(s, 1)
    assert held(s, "A", 0) == "OPS"
    assert s.coins[0] == 8


def test_W04_blue_with_a_favour() -> None:
    s = gondola(
        boats={"A": ("docks", "court")},
        cubes={"A": ("OOP",)},
        assistants={"B": {"mint": 1}},
        missions={"A": [13]},
        gondolier={"A": 0},
        favour="A",
        tracks={"scrolls": {"A": 0}},
    )
    turn(s, "A", 0)
    go(s, "e06", MOOR)
    assert options(s) == [0]
    act(s, FLIP_FOR_SCROLLS, 13, 0)
    use(s, 1)
    assert (s.coins[0], s.scrolls[0], s.vp[0]) == (12, 1, 5)
    assert held(s, "A", 0) == "S"
    assert row(s, "mint") == "A/B/-/-"


def test_W05_purple_at_the_mint() -> None:
    s = gondola(
        boats={"A": ("court", "consulate"), "B": ("mint", "council_of_10")},
        assistants={"A": {"mint": 2}, "B": {"council_of_10": 1}},
        gondolier={"A": 0},
    )
    turn(s, "A", 1)
    go(s, "e12", PASS)
    s.act(0, PAY_INTRIGUE)
    s.act(1, PAY_INTRIGUE)
    use(s, 1, 2)
    go(s, "e07", MOOR)
    use(s, 1)
    assert (s.intrigue[1], s.vp[1]) == (1, 1)
    assert (s.intrigue[0], s.coins[0]) == (2, 13)
    assert held(s, "A", 1) == "SS"
    assert row(s, "council_of_10") == "A/B/-/-"


def test_W06_orange_at_the_court() -> None:
    s = gondola(boats={"A": ("mint", "library")}, assistants={"A": {"court": 1}}, gondolier={"A": 0})
    turn(s, "A", 1)
    go(s, "e09", MOOR)
    use(s, 1, 2)
    assert stands(s, "A", "court") == 2
    assert held(s, "A", 1) == "S"
    assert (s.intrigue, s.coins[0]) == ([0, 1, 1], 10)


def test_W07_blue_at_the_market() -> None:
    s = gondola(
        boats={"A": ("court", "council_of_10")}, assistants={"A": {"minor_council": 1, "market": 1}}, gondolier={"A": 0}
    )
    turn(s, "A", 1)
    go(s, "e08", PASS)
    use(s, 1)
    go(s, "e01", MOOR)
    use(s, 1, 2)
    act(s, cargo("PS"))
    assert s.coins[0] == 8
    assert held(s, "A", 1) == "OOPS"


def test_W08_purple_passes_a_bridge() -> None:
    s = gondola(
        boats={"A": ("major_council", "court"), "B": ("mint",)},
        assistants={"A": {"church": 1, "mint": 2}},
        bridges={"e04": "A"},
        gondolier={"A": 1},
    )
    turn(s, "A", 0)
    go(s, "e04", PASS)
    use(s, 1)
    go(s, "e05", MOOR)
    use(s, 1, 2)
    assert effects(s) == [3]
    done(s)
    assert (s.coins[0], s.intrigue[0], s.vp[1]) == (14, 1, 1)
    assert held(s, "A", 0) == "SS"
    assert stands(s, "A", "mint") == 3


@pytest.mark.parametrize(("player", "open_effects"), [(0, [1]), (1, [1, 2]), (2, [1, 2, 3]), (3, [1, 2, 3, 4])])
def test_W09_church_menu(player: int, open_effects: list[int]) -> None:
    s = gondola(
        seats=4,
        boats=dict.fromkeys("ABCD", ("church",)),
        assistants={letter: {"church": i + 1} for i, letter in enumerate("ABCD")},
        tracks={"intrigue": {"A": 2, "B": 2, "C": 2, "D": 2}},
    )
    open_menu(s, building("church"), (1 << player + 1) - 1, 0)
    run(s, Menu(player, 2 * player))
    assert effects(s) == open_effects


def test_W10_sharing() -> None:
    s = gondola(boats={"A": ("mint",), "B": ("mint",)})
    arrive(s, 4, s.dock_of[building("mint")])
    assert s.vp == [2, 1, 0]


def test_W11_council_tie() -> None:
    assert council_rewards([4, 4], (9, 2)) == [5, 5]


def test_W12_all_or_nothing() -> None:
    s = gondola(boats={"A": ("mint", "court")}, assistants={"A": {"mint": 2}})
    open_menu(s, building("mint"), 2, 0)
    run(s, Menu(0, 0))
    assert effects(s) == [2]
    use(s, 2)
    assert (s.intrigue[0], s.coins[0]) == (1, 14)


def test_W13_starting_coins() -> None:
    s = fresh(5)
    assert [s.coins[s.seat_at(index)] for index in range(5)] == [6, 8, 10, 12, 14]


@pytest.mark.parametrize(("seats", "deck", "box"), [(2, 5, 17), (3, 7, 13), (4, 9, 9), (5, 10, 6)])
def test_W14_mission_decks(seats: int, deck: int, box: int) -> None:
    s = fresh(seats)
    for player in range(seats):
        s.act(player, s.options(player)[0])
    assert (len(s.mission_deck), len(s.mission_box)) == (deck, box)
    assert [len(hand) for hand in s.missions] == [2] * seats


def test_W15_solo_decks() -> None:
    s = fresh(1)
    act(s, s.options(0)[0])
    assert len(s.mission_deck) == 24
    act(s, s.dock_of[building("mint")])
    done(s)
    act(s, s.dock_of[building("major_council")])
    done(s)
    no_mission(s)
    assert [len(deck) for deck in s.smuggler_decks] == [9, 9]
    assert [len(s.doge_row), len(s.doge_deck), len(s.doge_box)] == [3, 22, 2]
