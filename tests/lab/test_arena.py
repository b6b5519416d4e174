"""The arena counts right, and greedy bots beat random ones."""

import pytest

from serenissima.bots.api import GreedyBot, Perspective
from serenissima.core.dice import from_seed
from serenissima.core.spec import GameSpec
from serenissima.games import all_games
from serenissima.lab.arena import Match, Standing, interval, play_match, seatings
from serenissima.lab.tables import tables


def test_the_interval_is_wilsons() -> None:
    low, high = interval(95, 100)
    assert (round(low, 4), round(high, 4)) == (0.8882, 0.9785)
    assert interval(0, 0) == (0.0, 1.0)


def test_seats_rotate() -> None:
    assert seatings(["a", "b"], 3) == [["a", "b", "a"], ["b", "a", "b"]]


def test_shared_wins_are_split() -> None:
    match = Match("x", ["a", "b"])
    match.standings = {name: Standing(name) for name in "ab"}
    match.pairs = {("a", "b"): [0, 0, 0]}
    match.add(["a", "b", "a"], [1, 1, 3], [5, 5, 2], 30, "end")
    summary = match.summary()
    assert [bot["wins"] for bot in summary["bots"]] == [0.5, 0.5]
    assert summary["pairs"] == [{"a": "a", "b": "b", "a_wins": 0, "b_wins": 0, "draws": 1}]
    assert summary["length"] == {"min": 30, "median": 30, "max": 30}


@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_greedy_beats_random_in_95_of_100_games(spec: GameSpec) -> None:
    """One greedy bot against random ones at every other seat, every seat in turn: it should hardly ever lose."""
    seats = spec.seats[1]
    table = next(table for table in tables(spec) if table.seats == seats)
    match = play_match(spec, table, ["greedy", *["random"] * (seats - 1)], 200, seed=7)
    greedy = match.summary()["bots"][0]
    assert greedy["win_rate"] >= 0.95, greedy


@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_a_bot_cannot_see_what_its_seat_cannot(spec: GameSpec) -> None:
    """Permuting what is hidden from a seat does not change its bot's choice."""
    bot = GreedyBot(spec.id)
    table = next(table for table in tables(spec) if table.seats == spec.seats[1])
    s = spec.new(table.seats, table.options, 5)
    dice = from_seed(5)
    for _ in range(40):
        seat = s.turn()
        if seat < 0:
            break
        here = bot.choose(Perspective(spec, s, seat), from_seed(9))
        for _ in range(3):
            world = spec.resample(s, seat, dice)
            assert bot.choose(Perspective(spec, world, seat), from_seed(9)) == here
        s.act(seat, here)
