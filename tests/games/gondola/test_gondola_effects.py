"""8.4, 8.5: assistants, effects of buildings, influence cards."""

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
    go,
    gondola,
    held,
    no_mission,
    options,
    row,
    run,
    seat,
    stands,
    turn,
    use,
)

from serenissima.core.piles import face_down
from serenissima.games.gondola.data import BUILDING_KEYS, TILES, put
from serenissima.games.gondola.effects import INFLUENCE_KEYS
from serenissima.games.gondola.picks import DISCARD_STEP
from serenissima.games.gondola.rules.activation import Menu
from serenissima.games.gondola.rules.assistants import advance_assistant
from serenissima.games.gondola.rules.offers import open_menu
from serenissima.games.gondola.state import Gondola


def tile(text: str, **more: object) -> Gondola:
    """A church with these occupants, in the notation of 8.4."""
    s = gondola(seats=4, **more)  # type: ignore[arg-type]
    for space, players in enumerate(text.split("/"), 1):
        for player in players.replace("-", ""):
            s.space[seat(player) * TILES + building("church")] = space
            s.assistants[seat(player)] -= 1
    return s


@pytest.mark.parametrize(
    ("number", "before", "mover", "after"),
    [
        ("E29", "A/-/-/-", "B", "B/A/-/-"),
        ("E30", "A/B/C/-", "D", "D/A/B/C"),
        ("E31", "A/-/B/-", "C", "C/A/B/-"),
        ("E32", "A/B/C/-", "A", "-/A/B/C"),
        ("E33", "A/B/C/-", "B", "A/-/B/C"),
        ("E34", "-/A/B/C", "A", "-/-/A/BC"),
        ("E35", "-/-/A/BC", "A", "-/-/-/ABC"),
        ("E36", "-/-/-/A", "A", "-/-/-/A"),
    ],
)
def test_E29_to_E36_pushing(number: str, before: str, mover: str, after: str) -> None:
    s = tile(before)
    advance_assistant(s, seat(mover), building("church"))
    assert row(s, "church") == after, number


def test_E37_the_first_to_place_ten() -> None:
    s = gondola(assistants={p: dict.fromkeys(TEN[:9], 4) for p in "AB"})
    for player in (0, 1):
        advance_assistant(s, player, building("mint"))
    assert s.vp == [8, 0, 0]


TEN = (*BUILDING_KEYS[:9], "council_of_10")


def test_E38_no_assistant_left() -> None:
    s = gondola(
        boats={"A": ("church", "docks")},
        assistants={"A": dict.fromkeys(TEN, 1)},
        missions={"A": [13]},
        gondolier={"A": 1},
    )
    turn(s, "A", 0)
    go(s, "e05", MOOR)
    assert asked(s) == "complete-mission"
    act(s, 0)
    assert s.active == 1
    assert stands(s, "A", "mint") == 0


def play(s: Gondola, player: str, kind: str) -> Gondola:
    """The turn of a player begins with an influence card."""
    turn(s, player)
    return act(s, 1 + INFLUENCE_KEYS.index(kind))


def playable(s: Gondola, player: str, kind: str) -> bool:
    turn(s, player)
    return 1 + INFLUENCE_KEYS.index(kind) in options(s)


BOATS = {"A": ("docks", "court")}


def test_E39_bribe_the_foreman() -> None:
    s = tile("A/B/C/-", boats=BOATS, hands={"A": ["bribe_foreman"]}, tracks={"intrigue": {"A": 9}, "vp": {"A": 3}})
    play(s, "A", "bribe_foreman")
    act(s, building("church"))
    assert row(s, "church") == "-/B/C/A"
    assert (s.intrigue[0], s.vp[0]) == (10, 0)


def test_E40_and_E41_promote() -> None:
    s = tile("-/-/A/B", boats=BOATS, hands={"A": ["promote_workers"]})
    play(s, "A", "promote_workers")
    act(s, building("church"))
    assert row(s, "church") == "-/-/-/AB"
    s = tile("-/-/-/A", boats=BOATS, hands={"A": ["promote_workers"]})
    assert not playable(s, "A", "promote_workers")
    s = tile("A/B/-/-", boats=BOATS, hands={"A": ["promote_workers"]})
    play(s, "A", "promote_workers")
    act(s, building("church"))
    assert row(s, "church") == "-/A/B/-"
    assert asked(s) == "gondolier"


# 8.5 Effects.


def at(key: str, space: int = 4, player: str = "A", **more: object) -> Gondola:
    """The menu of a building at which the first boat of a player lies."""
    given: dict[str, object] = {"boats": {player: (key, "docks" if key != "docks" else "court")}, **more}
    s = gondola(**given)  # type: ignore[arg-type]
    if building(key) < TILES:
        s.space[seat(player) * TILES + building(key)] = space
        s.assistants[seat(player)] -= 1
    reach = (1 << space) - 1 if building(key) < TILES else 3
    open_menu(s, building(key), reach, 0)
    s.active = seat(player)
    return run(s, Menu(seat(player), 2 * seat(player)))


def test_E42_market_2_with_overflow() -> None:
    s = at("market", cubes={"A": ("OOOOO",)}, tracks={"coins": {"A": 1}})
    use(s, 2)
    act(s, cargo("PS"))
    assert asked(s) == "discard"
    act(s, cargo("OO"))
    assert (held(s, "A", 0), s.coins[0]) == ("OOOPS", 0)


def test_E43_market_4() -> None:
    s = at("market", cubes={"A": ("O",)}, tracks={"coins": {"A": 4}})
    assert 4 not in effects(s)
    use(s, 3)
    act(s, cargo("O"))
    use(s, 4)
    assert (s.coins[0], s.vp[0]) == (3, 5)


def test_E44_and_E45_church() -> None:
    s = at("church", tracks={"intrigue": {"A": 1}})
    use(s, 4)
    assert (s.intrigue[0], s.vp[0], effects(s)) == (0, 2, [1])
    s = at("church", tracks={"intrigue": {"A": 3}})
    use(s, 1, 2, 3, 4)
    assert (s.intrigue[0], s.vp[0], held(s, "A", 0)) == (0, 3, "S")


def test_E46_losing_more_than_you_have() -> None:
    s = at("library", tracks={"intrigue": {"A": 1}})
    assert use(s, 3).intrigue[0] == 0
    s = at("council_of_10", tracks={"intrigue": {"A": 2}})
    assert use(s, 4).intrigue[0] == 0


def test_E47_consulate_card_first() -> None:
    hand = {"A": ["hire_spy", "give_testimony", "conduct_research"]}
    s = at("consulate", hands=hand, tracks={"coins": {"A": 1}})
    assert 4 not in effects(s)
    use(s, 2)
    act(s, options(s)[0])
    use(s, 4)
    assert (s.coins[0], s.intrigue[0], len(s.hands[0]), s.vp[0]) == (0, 1, 4, 4)


def test_E48_consulate_2() -> None:
    assert 2 not in effects(at("consulate", tracks={"coins": {"A": 0}}))
    s = at("consulate", tracks={"coins": {"A": 2}, "intrigue": {"A": 8}, "vp": {"A": 6}})
    use(s, 2)
    act(s, options(s)[0])
    assert (s.coins[0], s.vp[0], len(s.hands[0])) == (1, 4, 1)


def test_E49_docks_4() -> None:
    s = at("docks", cubes={"A": ("OOPPS",)})
    use(s, 4)
    assert len(options(s)) == 17
    act(s, cargo("OOPPS"))
    assert (s.vp[0], held(s, "A", 0)) == (5, "")


def test_E50_storehouse_2() -> None:
    s = at("storehouse", cubes={"A": ("OOP",)})
    use(s, 2)
    assert len(options(s)) == 10
    act(s, cargo("SSS"))
    assert (held(s, "A", 0), s.supply) == ("SSS", [22, 22, 19])


def test_E51_court_4() -> None:
    s = at("court", tracks={"scrolls": {"A": 3}})
    use(s, 4)
    assert (s.scrolls[0], s.vp[0]) == (0, 5)
    assert 4 not in effects(at("court", tracks={"scrolls": {"A": 2}}))


def test_E52_minor_council_4() -> None:
    s = at("minor_council", slots={"A": [1, 4]})
    s.archive = put(s.archive, 0, (9,))
    assert use(s, 4).vp[0] == 3


def test_E53_council_of_10_2() -> None:
    s = at("council_of_10", seats=4, tracks={"intrigue": {"A": 2, "B": 2, "C": 3, "D": 5}})
    assert use(s, 2).vp[0] == 2


def test_E54_senate_3() -> None:
    s = at("senate", tracks={"scrolls": {"A": 10}})
    use(s, 3)
    assert (s.scrolls[0], s.intrigue) == (10, [0, 1, 1])


def test_E55_major_council() -> None:
    s = at("major_council", seats=4, tracks={"intrigue": {"A": 3, "B": 3, "C": 1, "D": 0}})
    assert use(s, 1).council[0] == 3
    assert use(at("major_council"), 1).council[0] == 1


def test_E56_and_E58_taxes() -> None:
    s = at("st_marks", missions={"A": [1, 2]}, tracks={"coins": {"A": 0}})
    assert effects(s) == [1]
    use(s, 1)
    use(s, 2)
    act(s, options(s)[0])
    assert (s.coins[0], len(s.missions[0])) == (0, 3)
    for coins, offered in ((0, False), (1, True)):
        s = at("st_marks", missions={"A": [1, 2]}, slots={"A": [3]}, tracks={"coins": {"A": coins}})
        use(s, 1)
        assert (2 in effects(s)) == offered
    assert 2 not in effects(at("st_marks", missions={"A": [1, 2, 3]}))


def test_E57_palace() -> None:
    s = at("doges_palace", missions={"A": [1, 2]}, tracks={"coins": {"A": 1}})
    assert effects(s) == [1]
    use(s, 1)
    assert (s.scrolls[0], s.vp[0]) == (2, 1)


def test_E59_the_reward_pays_in_the_building() -> None:
    s = gondola(
        boats={"A": ("minor_council", "court")},
        cubes={"A": ("PPSS",)},
        assistants={"A": {"market": 3}},
        missions={"A": [19]},
        tracks={"coins": {"A": 0}},
    )
    turn(s, "A", 0)
    go(s, "e01", MOOR)
    act(s, 19, 0)
    assert 4 in effects(s)


def test_E60_work_overtime() -> None:
    s = gondola(boats=BOATS, cubes={"A": ("OOOOO",)}, assistants={"A": {"docks": 2}}, hands={"A": ["work_overtime"]})
    play(s, "A", "work_overtime")
    act(s, s.dock_of[building("docks")])
    assert effects(s) == [1, 2]
    use(s, 1)
    act(s, cargo("O"))
    use(s, 2)
    assert (held(s, "A", 0), s.coins[0], stands(s, "A", "docks")) == ("OOOOP", 12, 2)
    assert asked(s) == "gondolier"


def test_E61_and_E62_the_spy() -> None:
    spy = {"boats": {"A": ("court", "mint")}, "assistants": {"A": {"library": 1}}, "hands": {"A": ["hire_spy"]}}
    s = gondola(**spy, tracks={"intrigue": {"A": 1}})  # type: ignore[arg-type]
    play(s, "A", "hire_spy")
    act(s, building("library"), 0)
    passing = s.clone()
    go(passing, "e09", PASS)
    assert effects(passing) == [1, 2, 3, 4]
    go(s, "e09", MOOR)
    assert effects(s) == [1, 2]
    s = gondola(boats={"A": ("court", "library")}, hands={"A": ["hire_spy"]})
    play(s, "A", "hire_spy")
    act(s, building("library"), 0)
    go(s, "e09", PASS)
    assert asked(s) == "move"


def test_E63_organise_stocks() -> None:
    s = gondola(boats=BOATS, cubes={"A": ("OOOOO", "PPPPP")}, hands={"A": ["organise_stocks"]})
    play(s, "A", "organise_stocks")
    act(s, 2)
    assert len(options(s)) <= 41
    act(s, DISCARD_STEP + cargo("OOOOS"))
    assert (held(s, "A", 0), held(s, "A", 1)) == ("OOOOS", "PPPPP")


def test_E64_bribe_councillors() -> None:
    s = gondola(
        boats=BOATS,
        hands={"A": ["bribe_councillors"]},
        tracks={"council": {"A": 4}, "intrigue": {"A": 8}, "vp": {"A": 1}},
    )
    play(s, "A", "bribe_councillors")
    assert s.council[0] == 5
    act(s, 1)
    assert (s.council[0], s.vp[0]) == (6, 0)


def test_bribe_councillors_in_french() -> None:
    s = gondola(boats=BOATS, hands={"A": ["bribe_councillors"]}, bribe_councillors="fr")
    play(s, "A", "bribe_councillors")
    assert (s.council[0], asked(s)) == (1, "gondolier")


def test_E65_testimony_and_research() -> None:
    s = gondola(boats=BOATS, hands={"A": ["give_testimony"]}, tracks={"intrigue": {"A": 2}})
    assert play(s, "A", "give_testimony").intrigue[0] == 0
    s = gondola(boats=BOATS, hands={"A": ["conduct_research"]}, tracks={"scrolls": {"A": 9}})
    assert play(s, "A", "conduct_research").scrolls[0] == 10


def test_trade_information() -> None:
    s = gondola(boats=BOATS, hands={"A": ["trade_information"]})
    play(s, "A", "trade_information")
    act(s, options(s)[0])
    assert (s.coins[0], len(s.hands[0])) == (12, 1)


def test_E66_the_influence_deck_is_renewed() -> None:
    s = at("monastery")
    s.influence_deck = face_down((0,))
    s.discard = (1, 2, 3, 4, 5)
    use(s, 3)
    act(s, options(s)[0])
    assert (len(s.influence_deck), len(s.hands[0]), s.discard) == (5, 1, ())


def test_E67_an_empty_supply() -> None:
    s = gondola(boats={"A": ("mint", "court")})
    s.supply[2] = 0
    open_menu(s, building("mint"), 15, 0)
    run(s, Menu(0, 0))
    assert effects(s) == [2, 3, 4]


def test_E68_archiving() -> None:
    s = gondola(boats={"A": ("church", "docks")}, cubes={"A": ("OOP",)}, missions={"A": [13]}, slots={"A": [1, 4, 9]})
    turn(s, "A", 0)
    go(s, "e05", MOOR)
    act(s, 13)
    assert options(s) == [0, 1, 2, 3]
    for pick in options(s):
        twin = s.clone()
        act(twin, pick)
        assert twin.completed(0) == 4


def test_bid_for_contracts_E71() -> None:
    s = gondola(boats=BOATS, hands={"A": ["bid_for_contracts"]})
    play(s, "A", "bid_for_contracts")
    assert options(s) == [0, 1]
    act(s, 0)
    assert len(s.missions[0]) == 1
    s = gondola(boats=BOATS, hands={"A": ["bid_for_contracts"]}, missions={"A": [1, 2, 3]})
    play(s, "A", "bid_for_contracts")
    assert options(s) == [1]
    assert act(s, 1).vp[0] == 2


def test_build_a_bridge_card() -> None:
    s = gondola(boats=BOATS, hands={"A": ["build_bridge"]}, bridges={"e01": "A", "e02": "A"})
    play(s, "A", "build_bridge")
    assert options(s) == [1]
    assert act(s, 1).vp[0] == 4


def test_after_the_menu_the_turn_goes_on() -> None:
    s = gondola(boats={"A": ("church", "docks")}, missions={"A": [1]})
    turn(s, "A", 0)
    go(s, "e05", MOOR)
    no_mission(s)
    use(s, 1)
    done(s)
    assert s.active == 1
