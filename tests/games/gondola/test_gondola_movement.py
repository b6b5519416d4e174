"""8.2, 8.3: movement, meetings and sharing."""

# ruff: noqa: N802 - the vectors have capital letters

from gondola_scenario import (
    LINE,
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
    options,
    row,
    stands,
    steps,
    turn,
    use,
)

from serenissima.games.gondola.picks import FLIP_FOR_COINS, FLIP_FOR_SCROLLS, PAY_INTRIGUE, PAY_SCROLL, TRAPPED
from serenissima.games.gondola.rules.mooring import arrive

# 8.2 Movement.


def test_E01_own_bridge_pays_the_next_canal() -> None:
    s = gondola(boats={"A": ("major_council", "court")}, bridges={"e04": "A"}, tracks={"coins": {"A": 0}})
    turn(s, "A", 0)
    go(s, "e04", PASS)
    assert s.coins[0] == 1
    go(s, "e05", MOOR)
    assert s.coins[0] == 0


def test_E02_a_foreign_bridge_gives_intrigue() -> None:
    s = gondola(
        boats={"A": ("senate", "court")},
        bridges={"e11": "B"},
        tracks={"scrolls": {"A": 5}, "intrigue": {"A": 2}},
    )
    turn(s, "A", 0)
    go(s, "e11", PASS)
    assert (s.intrigue[0], s.scrolls[0], asked(s)) == (3, 5, "move")


def test_E03_intrigue_above_the_cap() -> None:
    s = gondola(boats={"A": ("senate", "court")}, bridges={"e11": "B"}, tracks={"intrigue": {"A": 8}, "vp": {"A": 1}})
    turn(s, "A", 0)
    go(s, "e11", PASS)
    assert (s.intrigue[0], s.vp[0]) == (8, 0)


def test_E04_no_way_back_to_the_start() -> None:
    s = gondola(boats={"A": ("docks", "court")})
    turn(s, "A", 0)
    go(s, "e06", PASS)
    go(s, "e05", PASS)
    assert "e04 pass" not in steps(s)
    assert "e04 moor" in steps(s)
    go(s, "e04", MOOR)
    assert s.coins[0] == 7


def test_E05_past_your_own_boat_only_if_you_can_go_on() -> None:
    poor = gondola(boats={"A": ("library", "court")}, tracks={"coins": {"A": 0}})
    turn(poor, "A", 0)
    assert steps(poor) == {"e10 moor"}
    richer = gondola(boats={"A": ("library", "court")}, tracks={"coins": {"A": 1}})
    turn(richer, "A", 0)
    assert {"e09 pass"} == {step for step in steps(richer) if step.startswith("e09")}
    bridged = gondola(boats={"A": ("library", "court")}, tracks={"coins": {"A": 0}}, bridges={"e14": "A"})
    turn(bridged, "A", 0)
    go(bridged, "e09", PASS)
    go(bridged, "e14", MOOR)
    assert bridged.coins[0] == 1


def test_E06_staying_costs_three() -> None:
    for coins, boats in ((2, [1]), (3, [0, 1])):
        s = gondola(boats={"A": ("docks", "court")}, gondolier={"A": 0}, tracks={"coins": {"A": coins}})
        turn(s, "A")
        assert options(s) == boats
    act(s, 0)
    assert s.coins[0] == 0
    assert all(step.endswith("moor") for step in steps(s))


def test_E07_first_turn_is_free() -> None:
    s = gondola(boats={"A": ("docks", "court")}, tracks={"coins": {"A": 0}})
    assert options(turn(s, "A")) == [0, 1]


def test_E08_income_in_passing_counts_and_must_be_taken() -> None:
    s = gondola(boats={"A": ("consulate", "court")}, assistants={"A": {"mint": 2}}, tracks={"coins": {"A": 0}})
    turn(s, "A", 0)
    go(s, "e12", PASS)
    assert 4 not in options(s)
    use(s, 2)
    assert s.coins[0] == 4
    assert 4 in options(s)


def test_E09_market_in_passing() -> None:
    s = gondola(boats={"A": ("minor_council", "court")}, assistants={"A": {"market": 4}}, tracks={"coins": {"A": 5}})
    turn(s, "A", 0)
    go(s, "e01", PASS)
    assert 4 in effects(s)
    use(s, 4)
    assert 4 not in options(s)  # the menu cannot be left
    use(s, 1, 3)
    act(s, cargo("O"))
    assert s.coins[0] == 4
    assert 4 in options(s)
    for coins, offered in ((1, False), (3, True)):
        s = gondola(
            boats={"A": ("minor_council", "court")},
            cubes={"A": ("O",)},
            assistants={"A": {"market": 4}},
            tracks={"coins": {"A": coins}},
        )
        turn(s, "A", 0)
        go(s, "e01", PASS)
        use(s, 3)
        act(s, cargo("O"))
        assert (4 in effects(s)) == offered


def test_E10_a_bridge_opens_the_way() -> None:
    s = gondola(
        boats={"A": ("minor_council", "court")}, assistants={"A": {"council_of_10": 3}}, tracks={"coins": {"A": 0}}
    )
    turn(s, "A", 0)
    go(s, "e08", PASS)
    use(s, 3)
    assert asked(s) == "branch"
    assert options(s) == [0]
    act(s, 0)
    assert options(s) == [icon(s, "e07"), icon(s, "e16")]
    act(s, icon(s, "e07"))
    done(s)
    go(s, "e07", MOOR)
    assert s.coins[0] == 1


def test_E11_a_bridge_on_a_used_canal() -> None:
    s = gondola(
        boats={"A": ("minor_council", "court")}, assistants={"A": {"council_of_10": 3}}, tracks={"coins": {"A": 3}}
    )
    turn(s, "A", 0)
    go(s, "e08", PASS)
    use(s, 3)
    act(s, 0, icon(s, "e08"))
    done(s)
    assert s.coins[0] == 3
    assert not any(step.startswith("e08") for step in steps(s))


def test_E12_and_E13_bridge_sites_and_none_left() -> None:
    s = gondola(
        boats={"A": ("docks", "court")}, assistants={"A": {"council_of_10": 3}}, bridges={"e03": "B", "e04": "A"}
    )
    turn(s, "A", 0)
    go(s, "e03", MOOR)
    use(s, 2)
    assert icon(s, "e03") not in options(s)
    assert icon(s, "e04") not in options(s)
    s = gondola(
        boats={"A": ("docks", "mint")}, assistants={"A": {"council_of_10": 2}}, bridges={"e18": "A", "e04": "A"}
    )
    turn(s, "A", 0)
    go(s, "e03", MOOR)
    assert effects(s) == [1]
    done(s)
    s = gondola(
        boats={"A": ("docks", "mint")}, assistants={"A": {"council_of_10": 2}}, bridges={"e18": "A", "e04": "A"}
    )
    turn(s, "A", 1)
    go(s, "e07", MOOR)
    use(s, 3)
    assert options(s) == [1]


def test_E14_trapped() -> None:
    s = gondola(board=LINE, boats={"A": ("monastery", "library")}, gondolier={"A": 1}, tracks={"coins": {"A": 0}})
    turn(s, "A")
    assert options(s) == [TRAPPED]
    act(s, TRAPPED)
    assert (s.gondolier[0], s.coins[0], s.active) == (0, 0, 1)


def test_E15_past_your_own_boat_in_the_line() -> None:
    s = gondola(board=LINE, boats={"A": ("monastery", "library")}, gondolier={"A": 1}, tracks={"coins": {"A": 2}})
    turn(s, "A", 0)
    go(s, "e01", PASS)
    go(s, "e02", MOOR)
    assert s.coins[0] == 0


def test_E16_and_E17_prices() -> None:
    s = gondola(boats={"A": ("monastery", "court")})
    turn(s, "A", 0)
    go(s, "e18", MOOR)
    assert s.coins[0] == 10
    s = gondola(boats={"A": ("market", "court")})
    turn(s, "A", 0)
    go(s, "e01", PASS)
    go(s, "e08", PASS)
    go(s, "e07", MOOR)
    assert s.coins[0] == 8


# 8.3 Meetings and sharing.


def test_E18_without_scrolls_you_are_not_asked() -> None:
    s = gondola(boats={"A": ("senate", "court"), "B": ("docks",)}, tracks={"scrolls": {"A": 2, "B": 0}})
    turn(s, "A", 0)
    go(s, "e11", PASS)
    assert s.asked() == 1
    act(s, PAY_SCROLL)
    assert (s.scrolls[0], s.intrigue[1]) == (1, 1)


def test_E19_a_favour_in_a_meeting() -> None:
    s = gondola(boats={"A": ("senate", "court"), "B": ("docks",)}, tracks={"scrolls": {"A": 0, "B": 0}}, favour="B")
    turn(s, "A", 0)
    go(s, "e11", PASS)
    assert s.options(1) == (PAY_INTRIGUE, FLIP_FOR_COINS, FLIP_FOR_SCROLLS)
    s.act(1, FLIP_FOR_SCROLLS)
    assert s.options(1) == (PAY_SCROLL, PAY_INTRIGUE)


def test_E20_met_at_the_cap() -> None:
    s = gondola(boats={"A": ("senate", "court"), "B": ("docks",)}, tracks={"intrigue": {"B": 8}, "vp": {"B": 5}})
    turn(s, "A", 0)
    go(s, "e11", PASS)
    s.act(0, PAY_SCROLL)
    s.act(1, PAY_INTRIGUE)
    assert (s.vp[1], s.intrigue[1]) == (3, 8)


def test_E21_own_boat_first_then_by_arrival() -> None:
    s = gondola(
        boats={"B": ("docks",), "A": ("senate", "docks"), "C": ("docks",)},
        cubes={"A": ("O", "P")},
        assistants={"A": {"docks": 4}},
        tracks={"scrolls": {"A": 3}},
        gondolier={"A": 1},
    )
    turn(s, "A", 0)
    go(s, "e11", PASS)
    assert asked(s) == "own-swap"
    act(s, cargo("OP"))
    for met in (1, 2):
        assert s.asked() == 1 | 1 << met
        s.act(0, PAY_SCROLL)
        s.act(met, PAY_INTRIGUE)
    assert (s.scrolls[0], asked(s)) == (1, "move")


def test_E22_and_E23_leaving_and_mooring_are_not_meetings() -> None:
    s = gondola(boats={"B": ("senate", "docks"), "C": ("senate",), "A": ("senate", "court")})
    turn(s, "A", 0)
    go(s, "e11", MOOR)
    assert (s.vp, s.scrolls, s.intrigue) == ([0, 1, 0], [1, 1, 1], [0, 0, 0])


def test_E24_swap() -> None:
    s = gondola(boats={"A": ("senate", "docks")}, cubes={"A": ("OOOS", "PPP")}, gondolier={"A": 1})
    turn(s, "A", 0)
    go(s, "e11", PASS)
    assert cargo("OOOPS") in options(s)
    assert cargo("OOOPPS") not in options(s)
    act(s, cargo("OOOPS"))
    assert (held(s, "A", 0), held(s, "A", 1)) == ("OOOPS", "PP")


def test_E25_to_E27_stacks() -> None:
    s = gondola(seats=4, boats={"A": ("mint",), "B": ("mint",), "C": ("mint",)})
    mint = s.dock_of[building("mint")]
    s.leave_dock(2)
    arrive(s, 6, mint)
    assert s.vp == [2, 0, 1, 0]
    s = gondola(seats=4)
    for boat in (0, 2, 4, 6):
        arrive(s, boat, mint)
    assert s.vp == [6, 3, 1, 0]
    s = gondola(boats={"B": ("mint",), "C": ("mint",)})
    arrive(s, 0, mint)
    assert s.vp == [0, 2, 1]


def test_E28_prologue() -> None:
    s = fresh(3)
    for player in range(3):
        s.act(player, s.options(player)[0])
    first, second = s.seat_at(0), s.seat_at(1)
    mint = s.dock_of[building("mint")]
    act(s, mint)
    done(s)
    assert s.turn() == second
    act(s, mint)
    assert s.vp[first] == 1
    assert (s.space[first * 12 + 10], s.space[second * 12 + 10]) == (2, 1)
    assert effects(s) == [1]


def test_pass_start_lets_a_loop_cross_the_start_once() -> None:
    s = gondola(boats={"A": ("docks", "court")}, pass_start=True)
    turn(s, "A", 0)
    go(s, "e06", PASS)
    go(s, "e05", PASS)
    go(s, "e04", PASS)
    assert "e03 pass" in steps(s)
    assert "e03 moor" not in steps(s)


def test_meetings_one_after_the_other() -> None:
    for mode, first, second in (("mover_first", 0, 1), ("met_first", 1, 0)):
        s = gondola(boats={"A": ("senate", "court"), "B": ("docks",)}, meeting_mode=mode)
        turn(s, "A", 0)
        go(s, "e11", PASS)
        assert s.asked() == 1 << first
        s.act(first, PAY_SCROLL)
        assert s.asked() == 1 << second
        s.act(second, PAY_INTRIGUE)
        assert (s.scrolls[first], s.intrigue[second]) == (0, 1)


def test_a_boat_that_moors_pushes_nobody_on_communal_docks() -> None:
    s = gondola(boats={"A": ("docks", "court"), "B": ("major_council",)})
    turn(s, "A", 0)
    go(s, "e03", MOOR)
    assert s.vp[1] == 1
    assert sum(s.space) == 0
    assert stands(s, "A", "docks") == 0
    assert row(s, "docks") == "-/-/-/-"
