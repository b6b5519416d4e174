"""8.2 The frontier, compared with two slower implementations of the same paragraphs."""

import pytest
from lagoon_scenario import code

from serenissima.core.dice import from_seed
from serenissima.core.spec import Value
from serenissima.games.lagoon import SPEC, audit
from serenissima.games.lagoon.data import spot_at, spot_x, spot_y
from serenissima.games.lagoon.picks import bridge_pick, extend_pick
from serenissima.games.lagoon.rules import builds, normalise, tile_facing
from serenissima.games.lagoon.state import Lagoon

TABLES: list[dict[str, Value]] = [
    {},
    {"bridge_offsets": "aligned"},
    {"start_layout": "pinwheel", "max_links": 3, "start_values": "0,3,4,5"},
]


def played(seats: int, seed: int, turns: int, options: dict[str, Value]) -> Lagoon:
    s = SPEC.new(seats, options, seed)
    assert isinstance(s, Lagoon)
    dice = from_seed(seed)
    while not s.is_over and s.turns < turns:
        picks = s.options(s.turn())
        s.act(s.turn(), picks[dice.below(len(picks))])
    return s


def spots_in_reach(s: Lagoon) -> list[int]:
    xs = [spot_x(spot) for spot in s.tile_spot]
    ys = [spot_y(spot) for spot in s.tile_spot]
    return [spot_at(x, y) for y in range(min(ys) - 4, max(ys) + 5) for x in range(min(xs) - 4, max(xs) + 5)]


@pytest.mark.parametrize("options", TABLES, ids=["plain", "aligned", "pinwheel"])
@pytest.mark.parametrize(("seats", "turns"), [(4, 12), (4, 36), (3, 27)])
def test_every_spot_has_the_status_that_a_slow_look_gives(seats: int, turns: int, options: dict[str, Value]) -> None:
    for seed in range(3):
        s = played(seats, seed, turns, options)
        tiles = audit.laid_tiles(s.dump())
        for spot in spots_in_reach(s):
            assert s.status(spot) == audit.expected_status(tiles, spot, s.rules.aligned)


@pytest.mark.parametrize("options", TABLES, ids=["plain", "aligned", "pinwheel"])
def test_builds_are_exactly_those_that_the_rules_allow(options: dict[str, Value]) -> None:
    for seed, turns in ((1, 8), (2, 20)):
        s = played(4, seed, turns, options)
        seat = s.turn()
        found = set()
        for kind in set(s.hand[seat]):
            for spot in spots_in_reach(s):
                found.add(extend_pick(kind, spot))
                if code(s, bridge_pick(kind, spot, 0), seat) == "NO_FACING":
                    water = sum(1 << half for half in range(8) if tile_facing(s, spot, half) < 0)
                    found |= {bridge_pick(kind, spot, mask) for mask in range(1, 256) if not mask & water}
        legal = {normalise(s, pick) for pick in found if code(s, pick, seat) is None}
        assert sorted(legal) == builds(s, seat)


@pytest.mark.parametrize("options", TABLES, ids=["plain", "aligned", "pinwheel"])
def test_a_loaded_position_has_the_same_frontier(options: dict[str, Value]) -> None:
    s = played(4, 5, 30, options)
    loaded = SPEC.load(s.dump())
    for spot in spots_in_reach(s):
        assert loaded.status(spot) == s.status(spot)
    assert loaded.extensions == s.extensions
    assert loaded.crossings == s.crossings
    assert (loaded.distance, loaded.island_sum, loaded.island_suits) == (s.distance, s.island_sum, s.island_suits)


def test_a_clone_and_its_original_do_not_share_their_waters() -> None:
    s = played(4, 5, 10, {})
    before = {spot: s.status(spot) for spot in spots_in_reach(s)}
    twin = s.clone()
    for _ in range(8):
        twin.act(twin.turn(), twin.options(twin.turn())[0])
    assert {spot: s.status(spot) for spot in before} == before
    assert {spot: twin.status(spot) for spot in before} != before


def test_the_audit_notices_faults() -> None:
    s = played(4, 5, 20, {})
    assert audit.broken(s) == []
    tile = s.clone()
    tile.tile_spot[-1] = tile.tile_spot[0]
    assert audit.broken(tile)
    pawns = s.clone()
    pawns.pawn = [1, 1, -1, -1]
    assert "two pawns on one island" in audit.broken(pawns)
    far = s.clone()
    far.distance[4] += 1
    assert "distances" in audit.broken(far)
    coins = s.clone()
    coins.coins[0] = 5
    assert "coins" in audit.broken(coins)
    hand = s.clone()
    hand.hand[1] = hand.hand[1][:1]
    assert "hand of seat 1" in audit.broken(hand)
    twice = s.clone()
    twice.bridges.append(twice.bridges[0])
    assert "two bridges between the same islands" in audit.broken(twice)
