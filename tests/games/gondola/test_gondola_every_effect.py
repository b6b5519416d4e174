"""4.1, 4.2, 4.4, 1.7: every effect of every building, every influence card and every Doge card, one by one."""

import pytest
from gondola_scenario import act, asked, building, cargo, gondola, held, run, turn, use

from serenissima.core.piles import Pile
from serenissima.games.gondola.data import BUILDING_KEYS, SPACES, TILES
from serenissima.games.gondola.effects import DOGE_CARDS, DOGE_KEYS, EFFECTS, INFLUENCE_KEYS
from serenissima.games.gondola.rules.activation import Menu
from serenissima.games.gondola.rules.doge import DogePerform
from serenissima.games.gondola.rules.mooring import arrive
from serenissima.games.gondola.rules.offers import open_menu
from serenissima.games.gondola.state import Gondola

Changes = dict[str, int | str]

BRIDGE, POINTS = 0, 1

# What each effect does to A, who has 10 coins, 3 scrolls, 4 intrigue (B has 2, C has 6), an orange and a purple cube,
# four influence cards and two completed missions; and the answer if it asks.
EACH_EFFECT: list[tuple[str, int, tuple[int, ...], Changes]] = [
    ("market", 1, (), {"cubes": "OOP"}),
    ("market", 2, (cargo("PS"),), {"coins": -1, "cubes": "OPPS"}),
    ("market", 3, (cargo("O"),), {"coins": 4, "cubes": "P"}),
    ("market", 4, (), {"coins": -5, "vp": 5}),
    ("monastery", 1, (), {"cubes": "OOP"}),
    ("monastery", 2, (), {"scrolls": 2}),
    ("monastery", 3, (0,), {"hand": 1}),
    ("monastery", 4, (), {"vp": 2}),
    ("minor_council", 1, (), {"cubes": "OOP"}),
    ("minor_council", 2, (), {"council": 1}),
    ("minor_council", 3, (), {"intrigue": -1}),
    ("minor_council", 4, (), {"vp": 2}),
    ("storehouse", 1, (), {"cubes": "OOP"}),
    ("storehouse", 2, (cargo("SS"),), {"cubes": "SS"}),
    ("storehouse", 3, (), {"coins": 3}),
    ("storehouse", 4, (), {"vp": 2}),
    ("docks", 1, (), {"cubes": "OPP"}),
    ("docks", 2, (), {"coins": 2}),
    ("docks", 3, (), {"coins": 1, "vp": 1}),
    ("docks", 4, (cargo("OP"),), {"cubes": "", "vp": 2}),
    ("consulate", 1, (), {"cubes": "OPP"}),
    ("consulate", 2, (0,), {"coins": -1, "intrigue": 1, "hand": 1}),
    ("consulate", 3, (), {"vp": 1}),
    ("consulate", 4, (), {"vp": 4}),
    ("library", 1, (), {"cubes": "OPP"}),
    ("library", 2, (), {"scrolls": 2}),
    ("library", 3, (), {"intrigue": -2}),
    ("library", 4, (), {"scrolls": 2, "vp": 1}),
    ("senate", 1, (), {"cubes": "OPP"}),
    ("senate", 2, (), {"intrigue": 1, "scrolls": 2}),
    ("senate", 3, (), {"scrolls": 1, "B": 1, "C": 1}),
    ("senate", 4, (), {"vp": 3}),
    ("church", 1, (), {"cubes": "OPS"}),
    ("church", 2, (), {"intrigue": -1}),
    ("church", 3, (), {"intrigue": -1, "vp": 1}),
    ("church", 4, (), {"intrigue": -1, "vp": 2}),
    ("court", 1, (), {"cubes": "OPS"}),
    ("court", 2, (), {"B": 1, "C": 1}),
    ("court", 3, (0,), {"hand": 1}),
    ("court", 4, (), {"scrolls": -3, "vp": 5}),
    ("mint", 1, (), {"cubes": "OPS"}),
    ("mint", 2, (), {"intrigue": 1, "coins": 4}),
    ("mint", 3, (), {"intrigue": 1, "coins": 4}),
    ("mint", 4, (), {"coins": 2, "vp": 1}),
    ("council_of_10", 1, (), {"cubes": "OPS"}),
    ("council_of_10", 2, (), {"vp": 1}),
    ("council_of_10", 3, (BRIDGE, 0), {"bridges": 1}),
    ("council_of_10", 3, (POINTS,), {"vp": 2}),
    ("council_of_10", 4, (), {"intrigue": -3}),
    ("st_marks", 1, (), {"coins": 2}),
    ("st_marks", 2, (26,), {"coins": -2, "missions": 1}),
    ("doges_palace", 1, (), {"scrolls": 1, "vp": 1}),
    ("doges_palace", 2, (26,), {"coins": -2, "missions": 1}),
    ("major_council", 1, (), {"council": 2}),
    ("major_council", 2, (0,), {"coins": -4, "bridges": 1}),
]


def numbers(s: Gondola) -> Changes:
    found: Changes = {
        "coins": s.coins[0],
        "scrolls": s.scrolls[0],
        "intrigue": s.intrigue[0],
        "vp": s.vp[0],
        "council": s.council[0],
        "hand": len(s.hands[0]),
        "missions": len(s.missions[0]),
        "bridges": s.bridges.count(0),
        "cubes": held(s, "A", 0),
    }
    if s.seats == 3:
        found |= {"B": s.intrigue[1], "C": s.intrigue[2]}
    return found


def changes(before: Changes, after: Changes) -> Changes:
    found: Changes = {}
    for name, value in after.items():
        was = before[name]
        if value != was:
            found[name] = value - was if isinstance(value, int) and isinstance(was, int) else value
    return found


@pytest.mark.parametrize(("key", "effect", "answers", "wanted"), EACH_EFFECT)
def test_each_effect_of_a_building(key: str, effect: int, answers: tuple[int, ...], wanted: Changes) -> None:
    other = "mint" if key != "mint" else "court"
    s = gondola(
        boats={"A": (key, other)},
        cubes={"A": ("OP",)},
        tracks={"scrolls": {"A": 3}, "intrigue": {"A": 4, "B": 2, "C": 6}},
    )
    s.archive = ((1, 2), (), ())
    s.hands[0] = Pile((1, 2, 3, 4), (1, 1, 1, 1))
    s.influence_deck = Pile((5, 5, 0, 0), (0, 0, 0, 0))
    s.active = 0
    open_menu(s, building(key), (1 << len(EFFECTS[building(key)])) - 1, 0)
    run(s, Menu(0, 0))
    before = numbers(s)
    act(use(s, effect), *answers)
    assert changes(before, numbers(s)) == wanted
    assert s.used == 1 << effect - 1


def test_no_effect_of_a_building_is_forgotten() -> None:
    listed = {(key, effect) for key, effect, _, _ in EACH_EFFECT}
    assert listed == {(key, i + 1) for b, key in enumerate(BUILDING_KEYS) for i in range(len(EFFECTS[b]))}


# What each influence card does to the same A, and the answers to its questions.
EACH_CARD: list[tuple[str, tuple[int, ...], Changes]] = [
    ("bribe_foreman", (building("church"),), {"intrigue": 3}),
    ("organise_stocks", (2, cargo("OPS")), {"cubes": "OPS"}),
    ("work_overtime", (building("docks"), 1, 4), {"coins": 2}),
    ("bid_for_contracts", (0,), {"missions": 1}),
    ("bribe_councillors", (1,), {"council": 2, "intrigue": 1}),
    ("conduct_research", (), {"scrolls": 3}),
    ("trade_information", (0,), {"coins": 2, "hand": 1}),
    ("give_testimony", (), {"intrigue": -3}),
    ("build_bridge", (BRIDGE, 0), {"bridges": 1}),
    ("hire_spy", (building("senate"),), {}),
    ("promote_workers", (building("church"),), {}),
]


@pytest.mark.parametrize(("key", "answers", "wanted"), EACH_CARD)
def test_each_influence_card(key: str, answers: tuple[int, ...], wanted: Changes) -> None:
    s = gondola(
        boats={"A": ("docks", "court")},
        cubes={"A": ("OP",)},
        assistants={"A": {"church": 1, "docks": 2}},
        hands={"A": [key]},
        tracks={"scrolls": {"A": 3}, "intrigue": {"A": 4, "B": 2, "C": 6}},
    )
    s.influence_deck = Pile((0, 0), (0, 0))
    turn(s, "A")
    before = numbers(s) | {"hand": 0}
    act(s, 1 + INFLUENCE_KEYS.index(key), *answers)
    assert asked(s) == "gondolier"
    assert changes(before, numbers(s)) == wanted
    assert s.discard == (INFLUENCE_KEYS.index(key),)
    stands = s.space[building("church")]
    assert stands == {"bribe_foreman": SPACES, "promote_workers": 2}.get(key, 1)
    assert s.spy == (building("senate") if key == "hire_spy" else -1)


def test_no_influence_card_is_forgotten() -> None:
    assert [key for key, _, _ in EACH_CARD] == list(INFLUENCE_KEYS)


# 1.7: the cards by number; the Doge has 5 VP, 1 scroll, 3 intrigue and council markers on 3 and 5; you have 10 coins,
# 1 scroll and 1 intrigue. The answers are those to the card's questions.
DOGE_KINDS: dict[str, tuple[range, tuple[int, ...], Changes]] = {
    "tribute": (range(1, 4), (), {"doge_vp": 8}),
    "feast": (range(4, 6), (), {"doge_vp": 3, "doge_intrigue": 1}),
    "archive": (range(6, 9), (), {"doge_scrolls": 2}),
    "closed_doors": (range(9, 12), (), {"rear": 2}),
    "senators": (range(12, 14), (), {"lead": 1}),
    "both_houses": (range(14, 16), (), {"rear": 1, "lead": 1}),
    "public_works": (range(16, 18), (1,), {"doge_bridges": 1}),
    "denunciation": (range(18, 20), (), {"intrigue": 1}),
    "interrogation": (range(20, 22), (0, 1), {"scrolls": -1, "intrigue": 1}),
    "pardon": (range(22, 24), (), {"doge_intrigue": -2}),
    "patronage": (range(24, 25), (), {"doge_vp": 2}),
    "overseers": (range(25, 26), (TILES + building("senate"),), {"doge_vp": 2, "overseen": 1}),
    "escort": (range(26, 27), (), {"doge_vp": 1}),
    "levy": (range(27, 28), (1,), {"coins": -2}),
}


def doge_numbers(s: Gondola) -> Changes:
    return numbers(s) | {
        "doge_vp": s.vp[1],
        "doge_scrolls": s.scrolls[1],
        "doge_intrigue": s.intrigue[1],
        "rear": s.council[1],
        "lead": s.council[2],
        "doge_bridges": s.bridges.count(1) + s.bridges.count(2),
        "overseen": s.space[TILES + building("senate")],
    }


@pytest.mark.parametrize("number", range(1, 28))
def test_each_doge_card(number: int) -> None:
    key = DOGE_KEYS[number - 1]
    numbers_of_kind, answers, wanted = DOGE_KINDS[key]
    assert number in numbers_of_kind
    s = gondola(
        seats=1,
        boats={"A": ("docks", "court")},
        gondolier={"A": 0},
        tracks={"intrigue": {"A": 1, "B": 3}, "scrolls": {"A": 1, "B": 1}, "vp": {"B": 5}},
    )
    s.active = 0
    s.council = [0, 3, 5]
    for colour, tile, space in ((1, "senate", 2), (1, "mint", 4), (2, "market", 4)):
        s.space[colour * TILES + building(tile)] = space
        s.assistants[colour] -= 1
    arrive(s, 2, s.dock_of[building("court")])
    s.vp = [0, 5]
    before = doge_numbers(s)
    run(s, *[DogePerform(op.id) for op in DOGE_CARDS[number - 1]])
    act(s, *answers)
    assert changes(before, doge_numbers(s)) == wanted
    assert asked(s) == ""


def test_no_doge_card_is_forgotten() -> None:
    assert sorted(n for numbers_of_kind, _, _ in DOGE_KINDS.values() for n in numbers_of_kind) == list(range(1, 28))
    assert len(DOGE_CARDS) == 27
