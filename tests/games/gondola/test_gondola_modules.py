"""8.7 to 8.9, 8.11, 8.12: two players, the Doge and his cards, taxi, the board of the data file."""

# ruff: noqa: N802 - the vectors have capital letters

import pytest
from gondola_scenario import (
    F15,
    MOOR,
    PASS,
    SAMPLE,
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
    run,
    turn,
    use,
)

from serenissima.core.piles import face_down
from serenissima.games.gondola import SPEC
from serenissima.games.gondola.data import BUILDING_KEYS, FLIPPED, TILES, UNFLIPPED, put
from serenissima.games.gondola.effects import DOGE_CARDS, DOGE_KEYS
from serenissima.games.gondola.map import CHARTS
from serenissima.games.gondola.picks import DONE, EMBARK, PAY_INTRIGUE, PAY_SCROLL
from serenissima.games.gondola.rules.doge import DogeCards, DogePerform, RefillRow
from serenissima.games.gondola.rules.mooring import arrive
from serenissima.games.gondola.rules.smugglers import (
    DiscardSmugglers,
    DrawSmugglers,
    SmugglerAssistant,
    cheapest_steps,
    distances,
    send_boat,
    ways_between,
)
from serenissima.games.gondola.rules.taxi import NewDestination
from serenissima.games.gondola.scoring import FinalScoring, council_rewards
from serenissima.games.gondola.state import Gondola

A_BOAT, B_BOAT = 4, 5


def duel(boat_a: str = "", boat_b: str = "", **more: object) -> Gondola:
    """Two players, with the smuggler boats at these docks."""
    s = gondola(seats=2, **more)  # type: ignore[arg-type]
    s.active = 0
    for boat, key in ((A_BOAT, boat_a), (B_BOAT, boat_b)):
        if key:
            dock = s.dock_of[building(key)]
            s.stacks[dock] = (*s.stacks[dock], boat)
            s.where[boat] = dock
    return s


def ways(s: Gondola, start: str, end: str) -> set[str]:
    a, b = s.dock_of[building(start)], s.dock_of[building(end)]
    return {s.chart.canal_keys[way[0]] for way in all_ways(s, a, b, 1 << a)}


def all_ways(s: Gondola, at: int, dock: int, visited: int) -> list[tuple[int, ...]]:
    """Every cheapest path that visits no dock twice, whomever it meets."""
    found: list[tuple[int, ...]] = []
    for way in cheapest_steps(s, at, visited, distances(s, dock)):
        rest = [()] if way.far == dock else all_ways(s, way.far, dock, visited | 1 << way.far)
        found += [(way.canal, *more) for more in rest]
    return found


def sail(s: Gondola, boat: int, key: str) -> Gondola:
    send_boat(s, 0, boat, building(key))
    s.advance()
    return s


# 8.7 Two players.


def test_E87_two_cheapest_paths() -> None:
    s = duel("docks", boats={"B": ("mint",)})
    assert ways(s, "docks", "council_of_10") == {"e02", "e06"}
    sail(s, A_BOAT, "council_of_10")
    assert (asked(s), options(s)) == ("smuggler-way", [0, 1 << 2])
    act(s, 1 << 2)  # B's first boat
    assert (asked(s), s.asked()) == ("meeting", 2)


def test_A22_ways_that_meet_the_same_boats_are_one() -> None:
    s = sail(duel("docks"), A_BOAT, "council_of_10")
    assert s.where[A_BOAT] == s.dock_of[building("council_of_10")]


def test_A22_a_whole_way_is_sailed_at_once() -> None:
    s = sail(duel("docks", boats={"B": ("mint",)}), A_BOAT, "council_of_10")
    sailing = SPEC.public(s)["smugglers"]["sailing"]
    assert (sailing["boat"], sailing["at"]) == (A_BOAT, s.dock_of[building("docks")])
    ways = {way["pick"]: [s.chart.canal_keys[canal] for canal in way["canals"]] for way in sailing["ways"]}
    assert ways == {0: ["e02", "e08"], 4: ["e06", "e07"]}
    by_mint = s.clone()
    act(by_mint, 4)
    assert SPEC.public(by_mint)["smugglers"]["sailing"]["at"] == s.dock_of[building("mint")]
    act(s, 0)
    assert s.where[A_BOAT] == s.dock_of[building("council_of_10")]
    assert SPEC.public(s)["smugglers"]["sailing"] is None


def test_A22_where_everything_is_bridged_the_shortest_way_stands_for_all() -> None:
    bridges = dict.fromkeys(CHARTS[F15].canal_keys, "A")
    s = duel("docks", boats={"A": ("church", "senate"), "B": ("council_of_10", "market")}, bridges=bridges)
    start, goal = s.dock_of[building("docks")], s.dock_of[building("mint")]
    ways = ways_between(s, start, goal, 1 << start)
    assert ways[0] == (s.chart.canal_keys.index("e06"),)
    assert {0b0000, 0b0001, 0b0100, 0b1100} <= set(ways)
    s = sail(duel("docks", bridges=bridges), A_BOAT, "mint")
    assert s.where[A_BOAT] == goal


def test_E88_and_E89_bridges_are_free_for_smugglers() -> None:
    s = duel("docks", bridges={"e04": "A"})
    assert ways(s, "docks", "mint") == {"e03", "e06"}
    assert ways(s, "docks", "church") == {"e03"}
    assert distances(s, s.dock_of[building("church")])[s.dock_of[building("docks")]] == 1


def test_E90_the_first_card_places_the_boat() -> None:
    s = duel(boats={"B": ("mint",)}, assistants={"B": {"mint": 1}})
    sail(s, A_BOAT, "mint")
    assert (s.vp, s.space[TILES + building("mint")], s.space[2 * TILES + building("mint")]) == ([0, 1], 2, 1)


def test_E91_sharing_between_smugglers() -> None:
    s = duel("docks", "mint")
    assert sail(s, A_BOAT, "mint").vp == [0, 1]
    s = duel("docks", boats={"A": ("mint",)})
    arrive(s, B_BOAT, s.dock_of[building("mint")])
    s.vp = [0, 0]
    assert sail(s, A_BOAT, "mint").vp == [2, 1]


def test_E92_the_last_card() -> None:
    s = duel(boats={"A": ("docks", "court"), "B": ("church", "library")})
    s.smuggler_decks = (face_down((3,)), face_down((12, 13)))
    s.smuggler_discards = (tuple(card for card in range(12) if card != 3), ())
    run(s, DrawSmugglers(0, 0), DiscardSmugglers())
    assert (len(s.smuggler_decks[0]), s.smuggler_discards[0]) == (12, ())
    run(s, DrawSmugglers(0, 0))
    assert (asked(s), len(options(s))) == ("smuggler-card", 2)
    left = options(s)[1]
    act(s, options(s)[0])
    assert s.smuggler_decks[0].seen_by(0)[-1] == left
    assert s.smuggler_decks[0].seen_by(1)[-1] == -1


def test_E93_already_there() -> None:
    s = duel("mint", boats={"B": ("mint",)})
    sail(s, A_BOAT, "mint")
    assert (s.vp, s.space[2 * TILES + building("mint")]) == ([0, 0], 1)


def test_E94_no_smuggler_assistant_left() -> None:
    s = duel(assistants={"B": {"mint": 1}})
    s.assistants[2] = 0
    run(s, SmugglerAssistant(2, building("mint")))
    assert (s.space[2 * TILES + building("mint")], s.space[TILES + building("mint")]) == (0, 1)


def test_E95_both_are_met() -> None:
    s = duel("church", boats={"A": ("mint",), "B": ("mint",)})
    sail(s, A_BOAT, "council_of_10")
    assert s.asked() == 1
    act(s, PAY_SCROLL)
    assert s.asked() == 2
    act(s, PAY_INTRIGUE)
    assert (s.scrolls, s.intrigue, s.where[A_BOAT]) == ([0, 1], [0, 1], s.dock_of[building("council_of_10")])


def test_E96_nobody_gets_a_smugglers_share() -> None:
    s = duel("mint", boats={"B": ("mint",)})
    s.stacks[s.dock_of[building("mint")]] = (A_BOAT, 2)
    arrive(s, 0, s.dock_of[building("mint")])
    assert s.vp == [0, 1]


def test_E97_two_players_compare_with_each_other() -> None:
    s = duel(boats={"A": ("docks", "court")}, tracks={"intrigue": {"A": 3}})
    assert s.with_less_intrigue(0) == 1


def test_E98_the_second_player_is_arrested() -> None:
    s = duel(tracks={"intrigue": {"A": 3, "B": 3}, "coins": {"A": 0, "B": 0}})
    s.scrolls = [0, 0]
    s.vp = [0, 50]
    run(s, FinalScoring())
    assert (s.arrested, s.ranks()) == (1, [1, 2])


def test_a_player_passes_a_smuggler() -> None:
    s = duel("docks", boats={"A": ("senate", "court"), "B": ("mint",)})
    turn(s, "A", 0)
    go(s, "e11", PASS)
    assert (asked(s), s.asked()) == ("meeting", 1)


# 8.8, 8.11 The Doge.


def solo(**more: object) -> Gondola:
    s = gondola(seats=1, **{"boats": {"A": ("docks", "court")}, **more})  # type: ignore[arg-type]
    s.active = 0
    s.gondolier[0] = 0
    s.doge_row = (0, 3, 5)
    s.doge_deck = face_down(tuple(range(6, 12)))
    return s


def doge_card(s: Gondola, key: str) -> Gondola:
    return run(s, *[DogePerform(op.id) for op in DOGE_CARDS[DOGE_KEYS.index(key)]])


def test_E99_and_E106_icons_and_the_end() -> None:
    s = solo()
    s.played = (1, 4 + 12 + 1)  # both ignore the second place
    run(s, DogeCards(), RefillRow())
    assert (s.vp[1], s.scrolls[1]) == (8, 4)
    assert len(s.doge_deck) == 4
    s = solo()
    s.doge_deck = face_down((9,))
    s.played = (1, 17)
    run(s, RefillRow())
    assert s.extra_turns == 1
    s = solo()
    s.doge_deck = face_down((9,))
    s.played = (0, 1 + 12)
    run(s, RefillRow())
    assert (s.extra_turns, len(s.doge_deck)) == (-1, 0)


def test_E100_passing_two_doge_boats() -> None:
    s = solo(boats={"A": ("senate", "court")}, tracks={"scrolls": {"A": 5}})
    for boat in (2, 3):
        arrive(s, boat, s.dock_of[building("docks")])
    s.scrolls[1] = 1
    s.gondolier[0] = 1
    turn(s, "A", 0)
    go(s, "e11", PASS)
    act(s, PAY_SCROLL, PAY_SCROLL)
    assert (s.scrolls, s.intrigue) == ([3, 0], [0, 1])


def test_E101_the_doge_at_his_cap() -> None:
    s = solo()
    s.intrigue[1], s.vp[1] = 7, 1
    s.gain_intrigue(1, 1)
    assert (s.vp[1], s.intrigue[1]) == (0, 4)


def test_E102_position_vp() -> None:
    s = solo()
    s.space[TILES + building("mint")] = 3
    run(s, SmugglerAssistant(1, building("mint")))
    run(s, SmugglerAssistant(1, building("mint")))
    assert s.vp[1] == 8


def test_E103_and_E104_sharing_with_the_doge() -> None:
    s = solo()
    mint = s.dock_of[building("mint")]
    arrive(s, 3, mint)
    arrive(s, 2, mint)
    assert s.vp == [0, 1]
    arrive(s, 4, s.dock_of[building("docks")])
    assert s.vp == [1, 1]


def test_E105_a_mission_costs_a_doge_card() -> None:
    s = solo(boats={"A": ("court", "docks")})
    s.gondolier[0] = 1
    turn(s, "A", 0)
    go(s, "e14", MOOR)
    use(s, 2)
    act(s, options(s)[0])
    assert len(s.doge_deck) == 5


@pytest.mark.parametrize(("you", "doge", "loses"), [(3, 3, True), (2, 3, False), (0, 0, False), (1, 0, True)])
def test_E107_arrest_alone(you: int, doge: int, loses: bool) -> None:
    s = solo(tracks={"coins": {"A": 0}})
    s.scrolls[0] = 0
    s.intrigue = [you, doge]
    run(s, FinalScoring())
    assert (s.arrested == 0) == loses


def test_E108_council_alone() -> None:
    rewards = council_rewards([5, 7, 5], (10, 6, 3))
    assert (rewards[0], rewards[1] + rewards[2]) == (4, 14)


def test_E109_a_tie_is_not_a_win() -> None:
    s = solo(tracks={"coins": {"A": 0}})
    s.vp = [50, 50]
    run(s, FinalScoring())
    assert (s.ending(), s.ranks()) == ("solo-poorer", [2])


def test_E138_feast() -> None:
    s = solo()
    s.intrigue[1] = 7
    doge_card(s, "feast")
    assert (s.vp[1], s.intrigue[1]) == (1, 4)


@pytest.mark.parametrize(("you", "after"), [(1, [5, 5]), (2, [4, 5])])
def test_E139_closed_doors(you: int, after: list[int]) -> None:
    s = solo()
    s.council = [0, 3, 5]
    s.intrigue = [you, 2]
    assert doge_card(s, "closed_doors").council[1:] == after


def test_E140_public_works() -> None:
    s = solo()
    doge_card(s, "public_works")
    assert options(s) == [icon(s, "e02"), icon(s, "e06")]
    act(s, icon(s, "e02"))
    doge_card(s, "public_works")
    act(s, icon(s, "e06"))
    doge_card(s, "public_works")
    assert options(s) == [icon(s, "e03"), icon(s, "e11")]
    act(s, icon(s, "e03"))
    doge_card(s, "public_works")
    act(s, icon(s, "e11"))
    assert s.bridges_left == (2, 0, 0)
    assert doge_card(s, "public_works").vp[1] == 2


def test_E141_interrogation() -> None:
    s = solo()
    doge_card(s, "interrogation")
    assert options(s) == [PAY_SCROLL, PAY_INTRIGUE]
    act(s, PAY_SCROLL)
    assert options(s) == [PAY_INTRIGUE]


@pytest.mark.parametrize(("before", "after", "vp"), [(1, 0, 1), (0, 0, 2), (5, 3, 0)])
def test_E142_pardon(before: int, after: int, vp: int) -> None:
    s = solo()
    s.intrigue[1] = before
    doge_card(s, "pardon")
    assert (s.intrigue[1], s.vp[1]) == (after, vp)


def test_E143_patronage() -> None:
    s = solo()
    for tile in range(5):
        s.space[TILES + tile] = 4
    assert doge_card(s, "patronage").vp[1] == 4


def test_E144_overseers() -> None:
    s = solo()
    s.space[TILES] = 1
    s.space[2 * TILES + 1] = 3
    s.space[0] = 2
    doge_card(s, "overseers")
    assert options(s) == [TILES]
    act(s, TILES)
    assert (s.space[TILES], s.space[0], s.vp[1]) == (2, 3, 1)
    s = solo()
    s.space[TILES] = s.space[2 * TILES + 1] = 4
    doge_card(s, "overseers")
    assert act(s, options(s)[0]).vp[1] == 4


def test_E145_escort() -> None:
    s = solo()
    assert doge_card(s, "escort").scrolls[1] == 3
    for boat, key in ((2, "docks"), (3, "court")):
        arrive(s, boat, s.dock_of[building(key)])
    assert doge_card(s, "escort").vp[1] == 2


def test_E146_levy() -> None:
    s = solo(tracks={"coins": {"A": 1}})
    doge_card(s, "levy")
    assert options(s) == [0]
    assert act(s, 0).vp[1] == 2
    s = solo(tracks={"coins": {"A": 2}})
    doge_card(s, "levy")
    assert options(s) == [0, 1]
    assert act(s, 1).coins[0] == 0


def test_the_other_doge_cards() -> None:
    s = solo()
    doge_card(doge_card(s, "tribute"), "archive")
    assert (s.vp[1], s.scrolls[1]) == (8, 4)
    doge_card(doge_card(s, "archive"), "denunciation")
    assert (s.scrolls[1], s.intrigue[0]) == (5, 1)
    s.council = [0, 2, 4]
    assert doge_card(s, "senators").council == [0, 2, 5]
    assert doge_card(s, "both_houses").council == [0, 3, 6]


# 8.9 Taxi.


def taxi(cubes: str, passenger: str = "docks", destination: str = "mint", **more: object) -> Gondola:
    s = gondola(taxi=True, **{"boats": {"A": ("senate", "court")}, "cubes": {"A": (cubes,)}, **more})  # type: ignore[arg-type]
    s.passenger = s.dock_of[building(passenger)]
    s.destination = building(destination)
    s.taxi_deck = face_down((0, 1, 2))
    s.favour = (FLIPPED, UNFLIPPED, UNFLIPPED)
    return s


@pytest.mark.parametrize(("cubes", "dropped"), [("OOPP", 1), ("OOPPS", 2), ("OOP", 0)])
def test_E110_embarking(cubes: str, dropped: int) -> None:
    s = turn(taxi(cubes), "A", 0)
    go(s, "e11", PASS)
    act(s, EMBARK)
    assert (asked(s) == "discard") == (dropped > 0)
    if dropped:
        act(s, options(s)[0])
    assert len(held(s, "A", 0)) == 3


def test_E111_and_E112_room_for_three() -> None:
    s = turn(taxi("OOO", assistants={"A": {"docks": 1}}), "A", 0)
    go(s, "e11", PASS)
    act(s, EMBARK)
    use(s, 1)
    assert asked(s) == "discard"
    act(s, cargo("O"))
    go(s, "e02", MOOR)
    assert (s.passenger, s.aboard, s.vp[0]) == (s.dock_of[building("minor_council")], -1, 0)
    assert s.capacity(0) == 5


def test_E113_rewards() -> None:
    s = turn(taxi(""), "A", 0)
    go(s, "e11", PASS)
    act(s, EMBARK)
    go(s, "e06", MOOR)
    assert (asked(s), options(s)) == ("taxi-reward", [0, 1])
    assert s.clone().favour[0] == FLIPPED
    vp = act(s.clone(), 0)
    assert (vp.vp[0], vp.favour[0]) == (3, FLIPPED)
    renewed = act(s.clone(), 1)
    assert (renewed.vp[0], renewed.favour[0]) == (0, UNFLIPPED)
    s.favour = put(s.favour, 0, UNFLIPPED)
    s.forget_options()
    assert list(s.options(0)) == [0, 2, 3]
    used = act(s, 2)
    assert (used.coins[0], used.favour[0]) == (13, UNFLIPPED)
    assert BUILDING_KEYS[used.destination] == "minor_council"


def test_E114_a_new_cycle() -> None:
    s = taxi("")
    s.taxi_deck = face_down(())
    s.taxi_discard = tuple(card for card in range(12) if card != s.destination)
    run(s, NewDestination())
    assert (len(s.taxi_deck), len(s.taxi_discard)) == (10, 1)
    assert s.passenger == s.dock_of[s.taxi_discard[0]]


def test_E115_only_in_passing() -> None:
    s = turn(taxi("", passenger="senate"), "A", 0)
    go(s, "e11", PASS)
    assert asked(s) == "move"
    s = turn(taxi(""), "A", 0)
    go(s, "e11", MOOR)
    assert EMBARK not in options(s)
    assert effects(s) == [1]
    assert DONE in options(s)


# 8.12 The board of the data file.


def test_the_board() -> None:
    chart = CHARTS[0]
    assert (len(chart.ways), len(chart.ends)) == (15, 24)
    assert [chart.cost.count(cost) for cost in (1, 2, 3)] == [10, 12, 2]
    assert {len(ways) for ways in chart.ways} == {3, 4}


def sample() -> Gondola:
    """The board of the data file with its sample layout of tiles."""
    s = gondola(seats=2, board=SAMPLE)
    s.active = 0
    return s


@pytest.mark.parametrize(
    ("number", "start", "end", "cost", "vias"),
    [
        ("E147", "docks", "council_of_10", 3, ["mint"]),
        ("E147", "market", "church", 5, ["minor_council"]),
        ("E147", "minor_council", "church", 4, ["council_of_10"]),
        ("E147", "council_of_10", "church", 2, ["mint"]),
        ("E148", "library", "mint", 5, ["major_council"]),
        ("E148", "major_council", "mint", 3, ["church", "docks"]),
        ("E149", "st_marks", "doges_palace", 5, ["monastery"]),
        ("E149", "monastery", "doges_palace", 4, ["consulate"]),
    ],
)
def test_E147_E148_and_E149_smugglers_on_the_board(
    number: str, start: str, end: str, cost: int, vias: list[str]
) -> None:
    s = sample()
    here, there = s.dock_of[building(start)], s.dock_of[building(end)]
    assert distances(s, there)[here] == cost, number
    ends = [s.chart.ends[canal] for canal in {way[0] for way in all_ways(s, here, there, 1 << here)}]
    assert sorted(BUILDING_KEYS[s.tiles[a if b == here else b]] for a, b in ends) == vias, number


def test_E147_the_numbers_of_the_board() -> None:
    chart = CHARTS[0]
    assert (len(chart.ways), len(chart.ends)) == (15, 24)
    assert [chart.cost.count(cost) for cost in (1, 2, 3)] == [10, 12, 2]
    assert {len(ways) for ways in chart.ways} == {3, 4}
