"""Section 7: rulings that no vector decides, and the completion guarantee (3.6.2) in its corners."""

# ruff: noqa: N802 - the rulings have capital letters

import pytest
from gondola_scenario import (
    MOOR,
    PASS,
    act,
    asked,
    building,
    done,
    effects,
    fresh,
    go,
    gondola,
    icon,
    no_mission,
    options,
    run,
    steps,
    turn,
    use,
)

from serenissima.core.errors import BadTable
from serenissima.core.piles import face_down
from serenissima.games.gondola.data import NO_FAVOUR, UNFLIPPED
from serenissima.games.gondola.effects import INFLUENCE_KEYS
from serenissima.games.gondola.rules.activation import Menu
from serenissima.games.gondola.rules.offers import open_menu
from serenissima.games.gondola.rules.smugglers import DECK_A, DECK_B, DrawSmugglers
from serenissima.games.gondola.rules.turn import EndTurn
from serenissima.games.gondola.state import Gondola

BOATS = {"A": ("docks", "court"), "B": ("market", "church"), "C": ("senate", "mint")}


def card(key: str) -> int:
    return 1 + INFLUENCE_KEYS.index(key)


def two(**more: object) -> Gondola:
    """Two players, both smuggler decks full."""
    s = gondola(seats=2, boats={"A": BOATS["A"], "B": BOATS["B"]}, **more)  # type: ignore[arg-type]
    s.smuggler_decks = (face_down(tuple(range(12))), face_down(tuple(range(12, 24))))
    s.smuggler_discards = ((), ())
    return s


def alone(doge_intrigue: int, **more: object) -> Gondola:
    s = gondola(seats=1, boats={"A": BOATS["A"]}, **more)  # type: ignore[arg-type]
    s.smuggler_decks = (face_down(tuple(range(12))), face_down(tuple(range(12, 24))))
    s.smuggler_discards = ((), ())
    s.intrigue[1] = doge_intrigue
    s.active = 0
    return s


def at(s: Gondola, key: str) -> Gondola:
    open_menu(s, building(key), 15 if building(key) < 12 else 3, 0)
    return run(s, Menu(0, 0))


# 7.2


def test_A23_smugglers_sail_after_the_very_last_turn() -> None:
    s = two()
    s.end_round, s.round, s.active = 1, 3, 1
    run(s, EndTurn(1))
    assert asked(s) == "smuggler-card"
    while asked(s).startswith("smuggler"):
        act(s, options(s)[0])
    assert s.is_over


def test_A31_the_council_track_ends() -> None:
    s = gondola(boats=BOATS, tracks={"council": {"A": 19}})
    s.step_council(0, 3)
    assert s.council[0] == s.chart.council_end == 20


@pytest.mark.parametrize(("you", "doge", "steps", "vp"), [(3, 2, 2, 0), (2, 3, 1, 1), (2, 2, 1, 0)])
def test_A33_the_doge_counts_as_one_player(you: int, doge: int, steps: int, vp: int) -> None:
    s = alone(doge, tracks={"intrigue": {"A": you}})
    use(at(s, "major_council"), 1)
    assert s.council[0] == steps
    s = alone(doge, tracks={"intrigue": {"A": you}})
    use(at(s, "council_of_10"), 2)
    assert s.vp[0] == vp


def test_A34_intrigue_is_compared_when_the_effect_is_resolved() -> None:
    s = gondola(boats={**BOATS, "A": ("senate", "court")}, gondolier={"A": 1}, tracks={"scrolls": {"A": 0, "B": 0}})
    s.stacks[s.dock_of[building("docks")]] = (2,)
    s.where[2] = s.dock_of[building("docks")]
    s.stacks[s.dock_of[building("market")]] = ()
    turn(s, "A", 0)
    go(s, "e11", PASS)  # the meeting raises both to 1: C has less now
    go(s, "e03", MOOR)
    use(no_mission(s), 1)
    assert (s.intrigue, s.council[0]) == ([1, 1, 0], 2)


@pytest.mark.parametrize("turns", [1, 2])
def test_A38_extra_turns_are_without_the_doge(turns: int) -> None:
    s = alone(0)
    s.extra_turns = turns
    s.gondolier[0] = 0
    for left in range(turns - 1, -1, -1):
        run(s, EndTurn(0))
        assert (asked(s), s.extra_turns) == ("gondolier", left)
        s.agenda.clear()
    run(s, EndTurn(0))
    assert s.is_over


def test_A46_bridges_count_even_if_there_are_none() -> None:
    s = gondola(boats=BOATS, hands={"A": ["build_bridge"]})
    turn(s, "A")
    act(s, card("build_bridge"), 1)
    assert (s.vp[0], asked(s)) == (0, "gondolier")


def test_A50_one_mission_in_a_turn() -> None:
    s = gondola(boats={"A": ("library", "court")}, cubes={"A": ("OOPPS",)}, missions={"A": [11, 12]})
    s.scrolls[0] = 5
    turn(s, "A", 0)
    go(s, "e10", MOOR)
    act(s, 11, 0)
    assert asked(s) == "activate"


def test_A57_spy_and_assistant_open_the_tile_once() -> None:
    s = gondola(boats={"A": ("senate", "court")}, assistants={"A": {"docks": 4}}, hands={"A": ["hire_spy"]})
    turn(s, "A")
    act(s, card("hire_spy"), building("docks"), 0)
    go(s, "e11", PASS)
    use(s, 2, 3)
    assert effects(s) == [1]
    done(s)
    assert asked(s) == "move"


def test_A60_the_last_mission_drawn_with_a_card() -> None:
    s = gondola(boats=BOATS, hands={"A": ["bid_for_contracts"]})
    s.mission_deck = face_down((7,))
    s.round = 4
    turn(s, "A")
    act(s, card("bid_for_contracts"), 0)
    assert (s.end_round, asked(s)) == (4, "gondolier")


def test_A61_one_boat_of_each_colour_for_each_letter() -> None:
    for deck, boats in ((DECK_A, [2, 4]), (DECK_B, [3, 5])):
        s = alone(0)
        run(s, DrawSmugglers(0, deck))
        act(s, options(s)[0])
        assert (asked(s), options(s)) == ("smuggler-boat", boats)
    assert [boat >> 1 for boat in (2, 4)] == [1, 2]


# 7.3


def test_a_favour_card_can_be_withheld() -> None:
    s = fresh(favour_cards=True, favour_withheld="1,0,0,0,0")
    assert s.favour == (NO_FAVOUR, UNFLIPPED, UNFLIPPED)
    assert fresh(favour_withheld="1,0,0,0,0").favour == (NO_FAVOUR,) * 3
    with pytest.raises(BadTable):
        fresh(taxi=True, favour_withheld="1,0,0,0,0")


@pytest.mark.parametrize(
    ("difficulty", "extra", "scrolls", "council", "position", "turns"),
    [
        ("gentle", 0, 1, 0, (0, 1, 2, 3), 2),
        ("normal", 0, 2, 0, (0, 1, 2, 4), 1),
        ("stern", 1, 3, 0, (0, 1, 2, 4), 1),
        ("merciless", 2, 3, 2, (1, 1, 2, 4), 0),
    ],
)
def test_difficulties(
    difficulty: str, extra: int, scrolls: int, council: int, position: tuple[int, ...], turns: int
) -> None:
    s = fresh(1, difficulty=difficulty)
    assert (s.rules.prologue_extra, s.scrolls[1], s.council) == (extra, scrolls, [0, council, council])
    assert (s.rules.position_vp, s.rules.extra_turns_given) == (position, turns)
    assert s.rules.prologue_assistants == (difficulty != "gentle")


def test_a_switch_changed_by_hand_outweighs_the_difficulty() -> None:
    s = fresh(1, difficulty="merciless", extra_turns=2)
    assert (s.rules.extra_turns_given, s.rules.prologue_extra) == (2, 2)


# 3.6.2


def passing_market(coins: int, **more: object) -> Gondola:
    """A's boat could pass the Market; the only way on costs 2."""
    given = {
        "boats": {"A": ("minor_council", "court")},
        "gondolier": {"A": 1},
        "tracks": {"coins": {"A": coins}},
        **more,
    }
    return turn(gondola(**given), "A", 0)  # type: ignore[arg-type]


def test_the_coin_of_mission_11_pays_the_way() -> None:
    s = passing_market(1, assistants={"A": {"market": 1}}, slots={"A": [11]})
    assert "e01 pass" in steps(s)
    go(s, "e01", PASS)
    assert options(s) == [0]
    use(s, 1)
    assert (s.coins[0], asked(s), steps(s)) == (2, "move", {"e13 moor"})


def test_without_ceramics_in_the_supply_it_does_not() -> None:
    s = gondola(
        boats={"A": ("minor_council", "court")},
        gondolier={"A": 1},
        assistants={"A": {"market": 1}},
        slots={"A": [11]},
        tracks={"coins": {"A": 1}},
    )
    s.supply[0] = 0
    assert "e01 pass" not in steps(turn(s, "A", 0))


def test_cubes_bought_to_be_sold_pay_the_way() -> None:
    s = passing_market(1, assistants={"A": {"market": 3}})
    s.supply[0] = 0  # no ceramics: the only cubes to sell are bought with the last coin
    assert "e01 pass" in steps(s)
    go(s, "e01", PASS)
    assert options(s) == [1]
    use(s, 2)
    act(s, options(s)[0])
    assert options(s) == [2]
    use(s, 3)
    act(s, options(s)[0])
    assert (s.coins[0], asked(s)) == (4, "move")


def test_a_bridge_further_on_opens_the_way_too() -> None:
    s = gondola(
        boats={"A": ("minor_council", "mint")},
        gondolier={"A": 1},
        assistants={"A": {"council_of_10": 3}},
        tracks={"coins": {"A": 1}},
    )
    turn(s, "A", 0)
    go(s, "e08", PASS)
    use(s, 3)
    act(s, 0)
    # Past A's own boat at the Mint: e07 for the last coin, then over a bridge; or a bridge next to the boat.
    assert set(options(s)) == {icon(s, key) for key in ("e05", "e06", "e07", "e12", "e16")}
