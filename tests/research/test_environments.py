"""The environments pass the tests that PettingZoo and Gymnasium come with, and refuse what the table would refuse."""

import sys
from functools import partial
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test
from recording_bot import RecordingBot, kinds

from serenissima.core.errors import BadTable, Illegal
from serenissima.games import ids
from serenissima.research import env
from serenissima.research.gym_env import SeatEnv

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")
IDS_OF_GYM = [f"serenissima/{game.capitalize()}-v0" for game in ids()]


@pytest.mark.parametrize("game", ids())
def test_pettingzoo_accepts_the_environment(game: str) -> None:
    api_test(env(game), num_cycles=60)
    seed_test(partial(env, game), num_cycles=20)


def test_pettingzoo_takes_seats_and_options() -> None:
    table = env("doge", seats=3, options={"year_cap": 1})
    table.reset(seed=4)
    rng = np.random.default_rng(4)
    totals = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, terminated, _, info = table.last()
        totals[agent] += reward
        if terminated:
            assert info["ending"] == "year-cap"
            table.step(None)
        else:
            table.step(rng.choice(np.flatnonzero(seen["action_mask"])))
    assert sum(totals.values()) == pytest.approx(1)


def test_nobody_sees_the_sealed_answers_of_others() -> None:
    seen = []
    for choice in (0, -1):
        table = env("doge", seats=3)
        table.reset(seed=1)
        assert table.agent_selection == "seat_0"
        table.step(np.flatnonzero(table.observe("seat_0")["action_mask"])[choice])
        assert table.agent_selection == "seat_1"
        assert not table.observe("seat_0")["action_mask"].any()
        seen.append([table.observe(agent) for agent in ("seat_1", "seat_2")])
    for one, other in zip(*seen, strict=True):
        assert all(np.array_equal(one[part], other[part]) for part in one)


def test_an_illegal_action_is_refused() -> None:
    table = env("doge")
    table.reset(seed=1)
    with pytest.raises(Illegal):
        table.step(316)


@pytest.mark.parametrize("illegal", ["lose", "random"])
@pytest.mark.parametrize("name", IDS_OF_GYM)
def test_gymnasium_accepts_the_environment(name: str, illegal: str) -> None:
    check_env(gymnasium.make(name, opponents="random", illegal=illegal).unwrapped, skip_render_check=True)


def test_a_game_against_bots() -> None:
    assert SeatEnv("doge", seats=3, opponents=["greedy"]).opponents == ["greedy", "greedy"]
    table = gymnasium.make("serenissima/Doge-v0", seats=3, options={"year_cap": 3}, opponents=["greedy", "random"])
    results = []
    for _ in range(2):
        seen, info = table.reset(seed=3)
        seats = {info["seat"]}
        terminated, total = False, 0.0
        while not terminated:
            action = np.flatnonzero(seen["action_mask"])[-1]
            seen, reward, terminated, _, info = table.step(action)
            total += reward
            seats.add(info["seat"])
        assert len(seats) == 1
        results.append((info["rank"], info["score"], info["ending"], total))
    assert results[0] == results[1]
    assert (results[0][0] == 1) == (results[0][3] > 0)


def test_a_program_receives_every_game_from_hello_to_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its first question in the second game has a higher number than its last one in the first, which is broken off."""
    program = RecordingBot(tmp_path, monkeypatch)
    table = SeatEnv("doge", seats=3, options={"year_cap": 1}, opponents=["random", program.name])
    table.close()
    for table.wanted_seat in (1, 0):
        seen, _ = table.reset(seed=1)
    terminated = False
    while not terminated:
        seen, _, terminated, _, info = table.step(np.flatnonzero(seen["action_mask"])[0])
    broken_off, whole = program.received()
    assert kinds(broken_off) == ["hello", "decision", "closed"]
    assert kinds(whole) == ["hello", "decision", "end", "closed"]
    assert broken_off[-2]["number"] < whole[1]["number"]
    assert [lines[0]["options"]["year_cap"] for lines in (broken_off, whole)] == [1, 1]
    assert (whole[-2]["ranks"][0], whole[-2]["ending"]) == (info["rank"], info["ending"])


def test_closing_ends_the_programs_of_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = RecordingBot(tmp_path, monkeypatch)
    table = SeatEnv("doge", seats=3, opponents=["random", program.name], seat=1)
    table.reset(seed=1)
    table.close()
    table.close()
    assert [kinds(lines) for lines in program.received()] == [["hello", "decision", "closed"]]


def test_a_searching_opponent_remembers_no_other_game() -> None:
    table = SeatEnv("doge", seats=3, opponents="mcts:iterations=20", seat=2)
    table.reset(seed=1)
    before = table.bots
    table.reset(seed=1)
    assert not set(before) & set(table.bots)


def test_what_happens_after_an_illegal_action() -> None:
    lost = SeatEnv("doge", opponents="random")
    lost.reset(seed=1)
    assert lost.step(316)[1:] == (-1.0, True, False, {"seat": lost.seat, "illegal": True})
    replaced = SeatEnv("doge", opponents="random", illegal="random")
    replaced.reset(seed=1)
    _, reward, terminated, _, info = replaced.step(316)
    assert (reward, terminated, info["illegal"]) == (0.0, False, True)


@pytest.mark.parametrize(
    "wrong",
    [{"opponents": ["random", "random"]}, {"opponents": "nobody"}, {"seat": 7}, {"illegal": "ignore"}, {"seats": 1}],
)
def test_tables_that_do_not_exist_are_refused_in_words(wrong: dict[str, object]) -> None:
    with pytest.raises(BadTable) as refused:
        SeatEnv("doge", **wrong)  # type: ignore[arg-type]
    assert " " in str(refused.value)


@pytest.mark.parametrize("module", ["pettingzoo_env", "gym_env", "open_spiel_game", "observe"])
def test_a_missing_package_is_named(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for package in ("numpy", "pettingzoo", "gymnasium", "pyspiel"):
        monkeypatch.setitem(sys.modules, package, None)
    for loaded in [name for name in sys.modules if name.startswith("serenissima.research.")]:
        monkeypatch.delitem(sys.modules, loaded)
    with pytest.raises(ImportError, match=r"pip install .serenissima\[lab\]"):
        __import__(f"serenissima.research.{module}")
