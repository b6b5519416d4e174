"""8.10: the abilities of the 26 missions, one test for each."""

# ruff: noqa: N802 - the vectors have capital letters

import pytest
from gondola_scenario import (
    MOOR,
    PASS,
    act,
    asked,
    building,
    cargo,
    effects,
    go,
    gondola,
    held,
    icon,
    options,
    row,
    run,
    steps,
    turn,
    use,
)

from serenissima.core.piles import face_down
from serenissima.games.gondola.effects import DOGE_CARDS, DOGE_KEYS
from serenissima.games.gondola.missions import MISSION
from serenissima.games.gondola.picks import DISCARD_STEP, NO_CUBE, PAY_CUBE, PAY_INTRIGUE, PAY_SCROLL
from serenissima.games.gondola.rules.activation import Menu
from serenissima.games.gondola.rules.doge import DogePerform
from serenissima.games.gondola.rules.meetings import Meet
from serenissima.games.gondola.rules.offers import open_menu
from serenissima.games.gondola.state import Gondola


def owner(mission: int, *boats: str, **more: object) -> Gondola:
    """A, with this mission slotted and boats at these docks."""
    given = {"boats": {"A": boats or ("docks", "court")}, "slots": {"A": [mission]}, **more}
    return gondola(**given)  # type: ignore[arg-type]


def menu(s: Gondola, key: str, reach: int = 15) -> Gondola:
    s.active = 0
    open_menu(s, building(key), reach, 0)
    return run(s, Menu(0, 0))


def test_E116_mission_1_staying_is_cheap() -> None:
    for coins, boats in ((1, [0, 1]), (0, [1])):
        s = owner(1, gondolier={"A": 0}, tracks={"coins": {"A": coins}})
        assert options(turn(s, "A")) == boats
    s = owner(1, gondolier={"A": 0}, tracks={"coins": {"A": 1}})
    assert turn(s, "A", 0).coins[0] == 0


def test_E117_mission_2_discount() -> None:
    s = turn(owner(2, "market", "court"), "A", 0)
    go(s, "e01", PASS)
    go(s, "e08", PASS)
    go(s, "e07", MOOR)
    assert s.coins[0] == 9
    s = turn(owner(2, "market", "court"), "A", 0)
    go(s, "e01", PASS)
    go(s, "e02", MOOR)
    assert s.coins[0] == 9


def test_E118_mission_3_foreign_bridges() -> None:
    s = owner(3, "senate", "court", bridges={"e11": "B"}, tracks={"coins": {"A": 0}, "intrigue": {"A": 2}})
    turn(s, "A", 0)
    assert "e11 pass" in steps(s)
    go(s, "e11", PASS)
    assert (s.coins[0], s.intrigue[0]) == (1, 2)
    assert go(s, "e03", MOOR).coins[0] == 0


def test_E119_mission_4_no_tax() -> None:
    s = owner(4, "doges_palace", "docks", missions={"A": [1, 2]}, tracks={"coins": {"A": 0}})
    menu(s, "doges_palace", 3)
    use(s, 2)
    act(s, options(s)[0])
    assert (s.coins[0], len(s.missions[0])) == (0, 3)


def test_E120_mission_5_a_cube_from_your_own_boat() -> None:
    s = turn(owner(5, "senate", "docks", cubes={"A": ("OOOOO", "PPPPP")}), "A", 0)
    go(s, "e11", PASS)
    assert options(s) == [0, 1, 2, NO_CUBE]
    act(s, 2, DISCARD_STEP + cargo("OOOOS"))
    assert (held(s, "A", 0), held(s, "A", 1)) == ("OOOOS", "PPPPP")


def test_E121_mission_6_archived() -> None:
    s = owner(6, "church", "docks", missions={"A": [23]})
    s.slots = (6, 1, 4, *s.slots[3:])
    s.derive()
    s.load_cubes(1, cargo("OOOOPPP"))
    s.load_cubes(0, MISSION[23].cargo)
    turn(s, "A", 0)
    go(s, "e05", MOOR)
    act(s, 23, 0)
    assert (asked(s), len(options(s))) == ("discard", 3)


def test_E122_mission_7_company() -> None:
    s = owner(7, "church", "court", boats={"B": ("mint",), "C": ("mint",), "A": ("church", "court")})
    turn(s, "A", 0)
    go(s, "e05", MOOR)
    assert s.vp == [2, 2, 1]


def test_E123_mission_8_renown() -> None:
    s = owner(8, "church", "docks", cubes={"A": ("OOP",)}, missions={"A": [13]}, slots={"A": [8, 1, 4]})
    turn(s, "A", 0)
    go(s, "e05", MOOR)
    act(s, 13, 0)
    assert s.vp[0] == 7
    assert 8 in s.archive[0]


def test_mission_9_looks_at_three() -> None:
    s = owner(9, "monastery", "court")
    s.influence_deck = face_down((1, 2, 3, 4))
    menu(s, "monastery")
    use(s, 3)
    assert options(s) == [2, 3, 4]
    act(s, 3)
    assert s.influence_deck.cards == (2, 4, 1)


def test_mission_10_two_cards() -> None:
    s = owner(10, hands={"A": ["conduct_research", "give_testimony"]})
    turn(s, "A")
    act(s, options(s)[1])
    assert asked(s) == "play-influence"
    act(s, options(s)[1])
    assert (asked(s), len(s.hands[0])) == ("gondolier", 0)


def test_E124_mission_11_ceramics() -> None:
    s = owner(11, "docks", "court", assistants={"A": {"minor_council": 1}})
    turn(s, "A", 0)
    go(s, "e02", PASS)
    use(s, 1)
    assert s.coins[0] == 11
    go(s, "e01", MOOR)
    use(s, 1)
    assert (s.coins[0], held(s, "A", 0)) == (10, "OO")


def test_mission_12_cloth() -> None:
    s = use(menu(owner(12), "docks"), 1)
    assert s.scrolls[0] == 2


def test_mission_13_silver() -> None:
    s = use(menu(owner(13, "mint", "court", tracks={"intrigue": {"A": 2}}), "mint"), 1)
    assert (asked(s), options(s)) == ("calm", [0, 1])
    assert act(s, 1).intrigue[0] == 1
    assert asked(use(menu(owner(13, "mint", "court"), "mint"), 1)) == "activate"


def test_E125_mission_14_gossip() -> None:
    s = gondola(
        boats={"B": ("senate", "court"), "A": ("docks", "mint")}, slots={"A": [14]}, tracks={"scrolls": {"B": 1}}
    )
    turn(s, "B", 0)
    go(s, "e11", PASS)
    s.act(1, PAY_SCROLL)
    s.act(0, PAY_SCROLL)
    assert (s.intrigue[1], s.scrolls[:2], asked(s)) == (1, [0, 0], "move")


def test_E126_mission_14_alone() -> None:
    s = gondola(seats=1, boats={"A": ("docks", "court")}, slots={"A": [14]})
    s.scrolls[1], s.intrigue[1], s.vp[1] = 0, 7, 5
    run(s, Meet(-1, 0))
    act(s, PAY_SCROLL)
    assert (s.vp[1], s.intrigue[1]) == (3, 4)


def test_E127_mission_15_orator() -> None:
    s = owner(15, "major_council", "court", seats=4, tracks={"intrigue": {"A": 3, "B": 3, "C": 1, "D": 0}})
    assert use(menu(s, "major_council", 3), 1).council[0] == 4
    s = owner(15, "major_council", "court")
    assert use(menu(s, "major_council", 3), 1).council[0] == 2


def test_E128_mission_16_bridges() -> None:
    s = owner(16, "major_council", "court", tracks={"coins": {"A": 2}})
    use(menu(s, "major_council", 3), 2)
    act(s, icon(s, "e01"))
    assert (s.coins[0], s.vp[0]) == (0, 2)
    s = use(menu(owner(16, "council_of_10", "court"), "council_of_10"), 3)
    assert act(s, 0, icon(s, "e01")).vp[0] == 2


def test_E129_mission_17_tolls() -> None:
    s = owner(17, "major_council", "court", bridges={"e04": "A"}, tracks={"coins": {"A": 0}})
    turn(s, "A", 0)
    assert go(s, "e04", PASS).coins[0] == 3
    assert go(s, "e05", MOOR).coins[0] == 2


@pytest.mark.parametrize(("space", "vp"), [(3, 0), (4, 2)])
def test_E130_mission_18_staff(space: int, vp: int) -> None:
    s = turn(owner(18, "church", "court", assistants={"A": {"mint": space}}), "A", 0)
    go(s, "e05", MOOR)
    assert (s.vp[0], row(s, "mint")) == (vp, "-/-/-/A")


def test_E131_mission_19_training() -> None:
    s = turn(owner(19, "church", "court", assistants={"B": {"mint": 1}}), "A", 0)
    go(s, "e05", MOOR)
    assert asked(s) == "train-again"
    act(s, 1)
    assert (row(s, "mint"), effects(s)) == ("-/A/B/-", [1, 2])


def test_E132_mission_20_untouchable() -> None:
    s = gondola(boats={"B": ("court", "docks")}, slots={"A": [20]})
    s.active = 1
    open_menu(s, building("court"), 2, 0)
    run(s, Menu(1, 2))
    assert use(s, 2).intrigue == [0, 0, 1]
    s.gain_intrigue(0, 1)
    assert s.intrigue[0] == 1
    alone = gondola(seats=1, boats={"A": ("docks", "court")}, slots={"A": [20]})
    run(alone, *[DogePerform(op.id) for op in DOGE_CARDS[DOGE_KEYS.index("denunciation")]])
    assert alone.intrigue[0] == 0


def test_E133_missions_21_and_23() -> None:
    s = gondola(
        boats={"B": ("senate", "court"), "A": ("docks", "mint")},
        cubes={"A": ("O",)},
        slots={"A": [21, 23]},
        tracks={"scrolls": {"A": 0}},
    )
    turn(s, "B", 0)
    go(s, "e11", PASS)
    assert s.options(0) == (PAY_INTRIGUE, PAY_CUBE)
    s.act(0, PAY_CUBE)
    s.act(1, PAY_INTRIGUE)
    assert (held(s, "A", 0), s.intrigue[0], s.coins[0]) == ("", 0, 10)
    s = gondola(boats={"B": ("senate", "court"), "A": ("docks", "mint")}, slots={"A": [21, 23]})
    turn(s, "B", 0)
    go(s, "e11", PASS)
    s.act(0, PAY_SCROLL)
    s.act(1, PAY_INTRIGUE)
    assert (s.scrolls[0], s.coins[0]) == (0, 11)  # 2 coins before version 3 of the rules


@pytest.mark.parametrize(("intrigue", "coins"), [((2, 2, 3), 11), ((2, 1, 3), 10), ((0, 0, 0), 11)])
def test_E134_mission_22_clean_hands(intrigue: tuple[int, ...], coins: int) -> None:
    s = owner(22, tracks={"intrigue": dict(zip("ABC", intrigue, strict=True))})
    assert turn(s, "A").coins[0] == coins


def test_E135_mission_24_honours() -> None:
    s = owner(24, "st_marks", "docks", missions={"A": [1, 2]}, slots={"A": [24, 3]}, tracks={"coins": {"A": 0}})
    menu(s, "st_marks", 3)
    use(s, 1)
    assert s.coins[0] == 4
    use(s, 2)
    act(s, options(s)[0])
    assert s.coins[0] == 0
    s = use(menu(owner(24, "doges_palace", "docks"), "doges_palace", 3), 1)
    assert (s.scrolls[0], s.vp[0]) == (3, 2)


def test_E136_mission_25_alms() -> None:
    s = turn(owner(25, "court", "docks", tracks={"coins": {"A": 0}}), "A", 0)
    assert "e14 pass" in steps(s)
    assert go(s, "e14", PASS).coins[0] == 1
    assert go(s, "e15", MOOR).coins[0] == 0
    plain = turn(gondola(boats={"A": ("court", "docks")}, tracks={"coins": {"A": 0}}), "A", 0)
    assert "e14 pass" not in steps(plain)
