"""Games in batches: a seed gives the same games in any number of processes, with everything that learning needs."""

from pathlib import Path

import numpy as np
import pytest
from recording_bot import RecordingBot, kinds

from serenissima.core.errors import BadTable
from serenissima.games import ids
from serenissima.research.episode import Play
from serenissima.research.observe import Floats, Mask, Numbers
from serenissima.research.selfplay import Batch, Integers, self_play

SHORT = {"doge": {"year_cap": 2}}
FEW = {"gondola": 2}


def uniform(_observations: Floats, masks: Mask, rng: np.random.Generator) -> Integers:
    """Any legal action."""
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])


def first(_observations: Floats, masks: Mask, _rng: np.random.Generator) -> Integers:
    return masks.argmax(axis=1)


def gives_up(_observations: Floats, _masks: Mask, _rng: np.random.Generator) -> Integers:
    raise ZeroDivisionError


def all_of(batches: list[Batch], name: str) -> np.ndarray:
    return np.concatenate([getattr(batch, name) for batch in batches])


def test_the_same_seed_gives_the_same_games_with_any_number_of_workers() -> None:
    found = [
        list(
            self_play(
                "doge", [uniform, "greedy"], 6, seed=3, seats=3, options={"year_cap": 2}, batch=2, workers=workers
            )
        )
        for workers in (1, 2)
    ]
    for name in Batch.__dataclass_fields__:
        assert np.array_equal(all_of(found[0], name), all_of(found[1], name))
    other = list(self_play("doge", [uniform], 6, seed=4, seats=3, options={"year_cap": 2}, workers=1))
    assert not np.array_equal(all_of(found[0], "scores"), all_of(other, "scores"))


@pytest.mark.parametrize("game", ids())
def test_a_batch_holds_observations_actions_and_results(game: str) -> None:
    (batch,) = self_play(
        game, [uniform, "random"], 2, seed=1, seats=FEW.get(game), options=SHORT.get(game, {}), workers=1
    )
    numbers = Numbers(game, FEW.get(game), SHORT.get(game, {}))
    rows = len(batch.actions)
    assert batch.observations.shape == (rows, numbers.size)
    assert batch.masks.shape == (rows, numbers.actions)
    assert batch.masks[np.arange(rows), batch.actions].all()
    assert set(batch.games) == {0, 1}
    assert set(batch.players) == {0, 1}
    assert batch.ranks.shape == batch.scores.shape == batch.seating.shape == (2, numbers.seats)
    for row in range(0, rows, 17):
        own, seat = batch.games[row], batch.seats[row]
        assert batch.players[row] == batch.seating[own, seat]
        winners = list(batch.ranks[own]).count(1)
        assert batch.results[row] == pytest.approx(1 / winners if batch.ranks[own, seat] == 1 else 0)


@pytest.mark.parametrize("game", ids())
def test_the_actions_of_a_batch_play_the_game_again(game: str) -> None:
    options = SHORT.get(game, {})
    (batch,) = self_play(game, ["random"], 1, seed=5, seats=FEW.get(game), options=options, workers=1)
    numbers = Numbers(game, FEW.get(game), options)
    play = Play(numbers, numbers.new(5))
    for action, seat, observation in zip(batch.actions, batch.seats, batch.observations, strict=True):
        assert play.seat == seat
        assert np.array_equal(play.observe(play.seat), observation)
        play.act(int(action))
    assert play.is_over
    assert list(play.state.ranks()) == batch.ranks[0].tolist()


def test_players_change_seats_over_the_same_deal() -> None:
    (batch,) = self_play("doge", [first, "random", "random"], 3, seats=3, options={"year_cap": 1}, workers=1)
    assert batch.seating.tolist() == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]


def test_only_some_players_can_be_recorded() -> None:
    (batch,) = self_play("doge", [uniform, "greedy"], 2, options={"year_cap": 1}, recorded=[1], workers=1)
    assert set(batch.players) == {1}
    assert len(batch.actions)


def test_a_program_receives_each_of_its_games_from_hello_to_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = RecordingBot(tmp_path, monkeypatch)
    (batch,) = self_play("doge", [uniform, program.name], 2, seats=3, options={"year_cap": 1}, workers=1)
    told = program.received()
    assert [kinds(lines) for lines in told] == [["hello", "decision", "end", "closed"]] * 2
    assert [lines[0]["options"]["year_cap"] for lines in told] == [1, 1]
    assert sorted(lines[-2]["scores"] for lines in told) == sorted(batch.scores.tolist())


def test_a_program_ends_with_games_that_fail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = RecordingBot(tmp_path, monkeypatch)
    with pytest.raises(ZeroDivisionError) as failed:
        list(self_play("doge", [program.name, gives_up], 1, seats=3, options={"year_cap": 1}, workers=1))
    assert [kinds(lines) for lines in program.received()] == [["hello", "decision", "closed"]]
    del failed  # it has kept the games alive until here


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess", "players": ["greedy"]},
        {"players": []},
        {"players": ["nobody"]},
        {"games": 0},
        {"seed": -1},
        {"batch": 0},
        {"workers": 0},
        {"seats": 9},
    ],
)
def test_impossible_tasks_are_refused_at_once(wrong: dict[str, object]) -> None:
    with pytest.raises(BadTable) as refused:
        self_play(**{"game": "doge", "players": ["random"], "games": 1, **wrong})  # type: ignore[arg-type]
    assert " " in str(refused.value)
