"""The value of a position: shares of one victory, fair to all seats, and computed without side effects."""

import json
from math import log
from typing import Any

import pytest
from game_cases import needed

from serenissima.bots.api import Perspective, make_bot
from serenissima.bots.valuation import expected, load
from serenissima.core.dice import from_seed
from serenissima.core.state import State
from serenissima.games import find, game_folder, game_part, ids
from serenissima.games.doge.data import ADVISORS, AREAS, DISTRICTS
from serenissima.lab.configurations import plain_table, tables

TABLES = [
    pytest.param(game, seats, id=f"{game}-{seats}")
    for game in ids()
    for seats in range(find(game).seats[0], find(game).seats[1] + 1)
]


def value(game: str) -> Any:
    return game_part(game, "value")


def fitted(game: str) -> dict[str, Any]:
    file = game_folder(game).joinpath("weights.json")
    document: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return document


def noisy_game(game: str, seats: int, seed: int) -> tuple[list[State], list[int]]:
    """Every position of a game between greedy players who sometimes pick at random; and the final ranks."""
    spec = find(game)
    s = spec.new(seats, plain_table(spec, seats).options, seed)
    bot = make_bot("greedy:noise=0.1", game)
    dice = from_seed(seed)
    seen: list[State] = []
    while (seat := s.turn()) >= 0:
        seen.append(s.clone())
        s.act(seat, bot.choose(Perspective(spec, s, seat), dice))
    return seen, s.ranks()


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_values_are_shares_of_one_victory_and_nothing_is_touched(game: str, seats: int) -> None:
    seen, _ = noisy_game(game, seats, 3)
    for s in seen[::7]:
        before = s.digest()
        values = value(game).values(s)
        assert s.digest() == before
        assert len(values) == seats
        assert all(0.0 <= chance <= 1.0 for chance in values)
        assert seats == 1 or sum(values) == pytest.approx(1.0)
        progress, features = value(game).read(s)
        assert 0.0 <= progress <= 1.0
        assert len(features) == seats * len(value(game).NAMES)


@pytest.mark.parametrize("game", ids())
def test_every_option_of_the_table_can_be_valued(game: str) -> None:
    for table in tables(find(game)):
        s = find(game).new(table.seats, table.options, 1)
        values = value(game).values(s)
        assert table.seats == 1 or sum(values) == pytest.approx(1.0)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_weights_name_every_feature_and_were_better_than_the_score_on_games_held_out(game: str, seats: int) -> None:
    document = fitted(game)
    assert set(document["weights"][str(seats)]) == set(value(game).NAMES)
    assert document["command"].startswith(f"serenissima fit {game} --games ")
    report = document["held_out"][str(seats)]
    for loss in ("log_loss", "brier"):
        assert report[loss]["fitted"] < report[loss]["score_only"]
        assert report[loss]["fitted"] < report[loss]["uniform"]


@pytest.mark.parametrize("game", [game for game in ids() if needed(game, "PREDICTED")])
def test_values_predict_winners_of_new_games(game: str) -> None:
    """The log-loss over the second half of held-out games, compared with knowing nothing."""
    seats, games = needed(game, "PREDICTED")
    losses: list[float] = []
    for seed in range(900, 900 + games):
        seen, ranks = noisy_game(game, seats, seed)
        winners = [seat for seat in range(seats) if ranks[seat] == 1]
        for s in seen[len(seen) // 2 :: 5]:
            values = value(game).values(s)
            losses += [-log(values[seat]) / len(winners) for seat in winners]
    assert sum(losses) / len(losses) < 0.75 * log(seats)


# Doge has no first player: seats are alike.


def swapped(data: dict[str, Any], one: int, other: int) -> dict[str, Any]:
    """A position of Doge, in which everybody may place ballots, with two seats exchanged."""
    data = json.loads(json.dumps(data))
    for name, width in (
        ("supply_houses", 1),
        ("houses", DISTRICTS),
        ("supply_palaces", 1),
        ("hand", 1),
        ("placed", AREAS),
        ("used", 1),
        ("tally", AREAS),
    ):
        row = data[name]
        for i in range(width):
            a, b = one * width + i, other * width + i
            row[a], row[b] = row[b], row[a]
    exchange = {one: other, other: one}
    for name in ("controller", "slots"):
        data[name] = [exchange.get(owner, owner) for owner in data[name]]
    assert len(data["controller"]) == ADVISORS
    return data


def test_in_doge_two_seats_that_change_places_change_their_values() -> None:
    spec = find("doge")
    seen, _ = noisy_game("doge", 4, 5)
    placing = [s for s in seen if s.turn() == 0 and s.asked() == 15]
    assert len(placing) > 8
    for s in placing:
        values = value("doge").values(s)
        twin = spec.load(swapped(s.dump(), 1, 3))
        exchanged = [values[0], values[3], values[2], values[1]]
        assert value("doge").values(twin) == pytest.approx(exchanged)


@pytest.mark.parametrize("seats", [3, 4])
def test_an_empty_board_of_doge_promises_everybody_the_same(seats: int) -> None:
    s = find("doge").new(seats, {}, 1)
    assert value("doge").values(s) == pytest.approx([1 / seats] * seats)


def test_a_point_more_at_the_end_is_worth_more() -> None:
    """In the last turns of Lagoon, only the score counts for a seat that has nothing left to place."""
    seen, _ = noisy_game("lagoon", 4, 8)
    s = seen[-1]
    before = value("lagoon").values(s)
    s.score[2] += 3  # type: ignore[attr-defined]
    assert value("lagoon").values(s)[2] > before[2]


# The model.


def test_early_and_late_weights_are_blended_by_progress() -> None:
    weights = [1.0, 0.0, 0.0, 2.0]
    features = [1.0, 0.0, 0.0, 1.0]
    assert expected(features, 2, 0.0, weights)[0] == pytest.approx(1 / (1 + 2.718281828459045**-1))
    assert expected(features, 2, 1.0, weights)[1] == pytest.approx(1 / (1 + 2.718281828459045**-2))
    assert expected(features, 2, 2 / 3, [3.0, 0.0, 0.0, 1.5]) == pytest.approx([0.5, 0.5])


def test_a_seat_alone_has_a_chance_of_its_own_and_nothing_overflows() -> None:
    assert expected([2.0], 1, 0.5, [1.0, -1.0]) == [0.5]
    assert expected([1e6], 1, 0.0, [1.0, 0.0])[0] == pytest.approx(1.0)
    assert expected([-1e6], 1, 0.0, [1.0, 0.0])[0] == pytest.approx(0.0)
    assert expected([-1e6, 1e6], 2, 0.0, [1.0, 0.0]) == pytest.approx([0.0, 1.0])


def test_features_without_weights_count_nothing() -> None:
    assert load("serenissima.games", ("a", "b"), 2) == [[0.0] * 4] * 3
    assert load("serenissima.games.doge", ("no such feature",), 4) == [[0.0, 0.0]] * 5
