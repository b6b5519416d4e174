"""The machine-readable vectors of section 7.2."""

import re
from pathlib import Path

import pytest
from lagoon_scenario import FIXTURES, code, lagoon, put

from serenissima.games.lagoon.data import contact, kinds_named
from serenissima.games.lagoon.picks import from_short_form, pick_kind, pick_spot, short_form
from serenissima.games.lagoon.rules import builds, normalise
from serenissima.games.lagoon.scoring import build_gain, island_value

LINES = [
    [part.strip() for part in line.split("|")]
    for line in (Path(__file__).parent / "vectors.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]


def test_there_are_81_vectors() -> None:
    assert len(LINES) == len({line[0] for line in LINES}) == 81


def test_the_fixtures_pay_what_they_should() -> None:
    gains = {"F0": [], "F1": [5], "F2": [1], "F3": [5], "F4": [1, 3, 1], "F5": [5, 9, 12], "F6": [1]}
    for name, moves in FIXTURES.items():
        s = lagoon()
        assert [put(s, move) for move in moves] == gains[name]


@pytest.mark.parametrize(
    ("fixture", "query", "expected"), [line[1:4] for line in LINES], ids=[line[0] for line in LINES]
)
def test_vector(fixture: str, query: str, expected: str) -> None:
    if query.startswith("contact"):
        ax, ay, bx, by = map(int, re.findall(r"-?\d+", query))
        assert contact(ax, ay, bx, by) == contact(bx, by, ax, ay) == expected
        return
    s = lagoon(*FIXTURES[fixture])
    *first, query = query.split("; ")
    for move in first:
        put(s, move)
    if found := re.search(r" coins=(\d)", query):
        s.coins[0] = int(found[1])
        query = query.replace(found[0], "")
    if query == "dist":
        assert s.distance == [int(word) for word in expected.split()]
    elif query.startswith("pawn"):
        assert island_value(s, int(query.split()[1])) == int(expected)
    elif query.startswith("count"):
        s.hand[0] = kinds_named(query.removeprefix("count "))
        spots = {pick_spot(move) for move in s.crossings}
        assert [len(s.extensions), len(spots), len(builds(s, 0))] == [int(word) for word in expected.split()]
    else:
        pick = from_short_form(query)
        assert short_form(pick) == query
        s.hand[0] = (pick_kind(pick),)
        if expected[0] in "+-":
            assert code(s, pick) is None
            assert normalise(s, pick) in s.options(0)
            assert build_gain(s, pick) == build_gain(s, normalise(s, pick)) == int(expected)
        else:
            assert code(s, pick) == expected
            assert pick not in s.options(0)
            assert normalise(s, pick) not in s.options(0)
