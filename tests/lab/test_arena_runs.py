"""Matches give the same results wherever they are played, survive faulty bots, and resume after an interruption."""

import json
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from importlib.machinery import ModuleSpec
from itertools import islice
from pathlib import Path
from queue import SimpleQueue
from types import ModuleType, SimpleNamespace
from typing import IO, Any

import pytest

from serenissima.core.errors import BadRecord, BadTable
from serenissima.lab.arena import Here, Match, Plan, Processes, ledger, run
from serenissima.lab.arena.game import Played, play
from serenissima.lab.arena.match import LEAST
from serenissima.lab.arena.on_ray import OnRay
from serenissima.lab.arena.plan import Task
from serenissima.lab.arena.worker import Worker
from serenissima.locale import LANGUAGES, Words

PLAN = Plan("lagoon", ("greedy", "random"), (3, 4), games=6, seed=3)
ROGUES = """
import os, time
from serenissima.lab.arena import game, plan

class Rogue:
    def __init__(self, does):
        self.does = does
        self.left = 3

    def choose(self, here, dice):
        self.left -= 1
        if self.left:
            return here.options[0]
        print("what a bot prints is no result", flush=True)
        if self.does == "dies":
            os._exit(7)
        if self.does == "hangs":
            time.sleep(600)
        if self.does == "lies":
            return -99
        raise ValueError("no idea" if self.does == "crashes" else "\\udcff")

true = plan.make_bot

def make_bot(name, of):
    return Rogue(name) if name in ("dies", "hangs", "lies", "crashes", "stammers") else true(name, of)

plan.make_bot = game.make_bot = make_bot
"""


@pytest.fixture
def rogues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Faulty bots, in this process and in every process it starts."""
    (tmp_path / "sitecustomize.py").write_text(ROGUES)
    monkeypatch.syspath_prepend(str(tmp_path))
    from serenissima.lab.arena import game, plan

    for module in (game, plan):
        monkeypatch.setattr(module, "make_bot", module.make_bot)  # restored afterwards
    exec(compile(ROGUES, "rogues", "exec"), {})
    return


def reasons(games: list[Played]) -> set[str]:
    return {played.why().id for played in games}


def test_one_process_two_processes_and_none_give_the_same_results() -> None:
    here = run(PLAN)
    assert len(here.games) == 12
    assert run(PLAN, Processes(1)).summary() == here.summary()
    assert run(PLAN, Processes(2)).summary() == here.summary()


def test_a_local_ray_cluster_gives_the_same_results() -> None:
    assert run(PLAN, OnRay("local", jobs=2)).summary() == run(PLAN).summary()


DEATHS = ("WorkerCrashedError", "NodeDiedError", "OutOfMemoryError")


@pytest.mark.parametrize(
    ("death", "limit", "reason"),
    [
        ("WorkerCrashedError", 5, "arena-failed-on-ray"),
        ("WorkerCrashedError", 0, "arena-failed-lost"),
        ("NodeDiedError", 5, "arena-failed-lost"),
        ("OutOfMemoryError", 5, "arena-failed-lost"),
    ],
)
def test_a_machine_that_dies_fails_only_its_own_game(
    death: str, limit: float, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fake Ray loses the machine that plays the first game.

    The reason mentions a slow answer only if the alarm may have ended the process.
    """
    deaths = {name: type(name, (RuntimeError,), {}) for name in DEATHS}
    lost: list[Task] = []

    def get(game: "partial[Played]") -> Played:
        if not lost:
            lost.append(game.args[0])
            raise deaths[death]("lights out\n\nand much more")
        return game()

    ray = ModuleType("ray")
    ray.__dict__.update(
        __spec__=ModuleSpec("ray", None),
        exceptions=SimpleNamespace(RayError=RuntimeError, **deaths),
        init=lambda **_: None,
        shutdown=lambda: None,
        cluster_resources=lambda: {"CPU": 2},
        remote=lambda **_: lambda _: SimpleNamespace(remote=lambda task, _: partial(play, task)),
        wait=lambda games: (games[:1], games[1:]),
        get=get,
    )
    monkeypatch.setitem(sys.modules, "ray", ray)
    results = run(PLAN, OnRay("local", limit=limit))
    assert reasons(results.failed) == {reason}
    told = Words("en").say(results.failed[0].why())
    assert told.endswith("greedy). lights out") == (reason == "arena-failed-lost")
    assert ("longer than 5 s" in told) == (reason == "arena-failed-on-ray")
    assert [played.id for played in results.failed] == [task.id for task in lost]
    assert len(results.games) == 11


def test_a_dead_ray_address_is_reported_quickly() -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{probe.getsockname()[1]}"
    for dead in (address, f"ray://{address}", "nowhere.invalid:6379", "127.0.0.1:many", "127.0.0.1:99999"):
        with pytest.raises(BadTable) as refused:
            OnRay(dead)
        assert refused.value.message.id == "arena-ray-silent"
        for language in LANGUAGES:
            assert dead in Words(language).say(refused.value.message)


@pytest.mark.usefixtures("rogues")
@pytest.mark.parametrize(
    ("rogue", "reason"),
    [
        ("crashes", "arena-failed-crash"),
        ("stammers", "arena-failed-crash"),
        ("lies", "arena-failed-illegal"),
        ("dies", "arena-failed-died"),
        ("hangs", "arena-failed-slow"),
    ],
)
def test_a_faulty_bot_fails_only_its_own_games(rogue: str, reason: str) -> None:
    plan = Plan("lagoon", ("random", rogue, "greedy"), (4,), games=2, format="round-robin")
    results = run(plan, Processes(2, limit=3.0 if rogue == "hangs" else 0))
    assert [played.seating.count(rogue) for played in results.games] == [0, 0]
    assert reasons(results.failed) == {reason}
    assert len(results.failed) == 4
    for language in LANGUAGES:
        assert rogue in Words(language).say(results.failed[0].why())


@pytest.mark.usefixtures("rogues")
def test_a_failed_game_is_kept_with_its_reason_and_played_again_next_time(tmp_path: Path) -> None:
    file = tmp_path / "m.jsonl"
    plan = Plan("lagoon", ("random", "crashes"), (4,), games=2)
    assert len(run(plan, file=file).failed) == 2
    assert [json.loads(line)["failed"]["id"] for line in file.read_text().splitlines()[1:]] == [
        "arena-failed-crash"
    ] * 2
    assert len(run(plan, file=file).failed) == 2
    assert len(file.read_text().splitlines()) == 5


@pytest.mark.usefixtures("rogues")
def test_invalid_utf_8_in_output_can_be_stored(tmp_path: Path) -> None:
    plan = Plan("lagoon", ("random", "stammers"), (4,), games=1)
    (played,) = run(plan, file=tmp_path / "m.jsonl").failed
    assert played.why().args["detail"] == "ValueError: ?"


def test_an_unreadable_result_fails_only_its_own_game(tmp_path: Path) -> None:
    worker = Worker(tmp_path / "worker", 0, SimpleQueue())
    worker.give(next(Match(PLAN).missing()))
    _, line = worker.answers.get()
    for damaged in ("{}", line[:50], line.replace("complete", "\\udcff")):
        why = worker.take(damaged).why()
        assert why.id == "arena-failed-unreadable"
        for language in LANGUAGES:
            assert "greedy, random" in Words(language).say(why)
    assert not worker.take(line).failed
    worker.end()


class Counting(Here):
    """Records the tasks it is given."""

    def __init__(self) -> None:
        self.given: list[str] = []

    def play(self, tasks: Iterator[Task]):  # type: ignore[no-untyped-def]
        for task in tasks:
            self.given.append(task.id)
            yield from super().play(iter([task]))


def test_an_interrupted_match_resumes(tmp_path: Path) -> None:
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    results = run(PLAN, file=whole)
    lines = whole.read_text().splitlines(keepends=True)
    part.write_text("".join(lines[:6]) + lines[6][:40])
    runner = Counting()
    assert run(PLAN, runner, part).summary() == results.summary()
    assert len(runner.given) == 12 - 5
    assert part.read_text() == whole.read_text()
    runner = Counting()
    assert run(PLAN, runner, part).summary() == results.summary()
    assert runner.given == []


def test_a_match_resumes_after_its_only_worker_died(tmp_path: Path) -> None:
    """In a solo game, a player who loses is ranked second."""
    file = tmp_path / "m.jsonl"
    plan = Plan("gondola", ("random",), (1,), games=2)
    results = run(plan, file=file)
    assert [played.ranks for played in results.games] == [[2], [2]]
    runner = Counting()
    assert run(plan, runner, file).summary() == results.summary()
    assert runner.given == []


def test_more_games_can_be_added_to_a_match(tmp_path: Path) -> None:
    file = tmp_path / "m.jsonl"
    longer = Plan("lagoon", ("greedy", "random"), (3, 4), games=8, seed=3)
    run(PLAN, file=file)
    runner = Counting()
    assert run(longer, runner, file).summary() == run(longer).summary()
    assert len(runner.given) == 4


@pytest.mark.parametrize(
    "other",
    [
        Plan("lagoon", ("greedy", "random"), (3, 4), games=6, seed=4),
        Plan("lagoon", ("random", "greedy"), (3, 4), games=6, seed=3),
        Plan("lagoon", ("greedy", "random"), (3,), games=6, seed=3),
        Plan("lagoon", ("greedy", "random"), (3, 4), games=6, seed=3, options={"stash_nulls": False}),
        Plan("lagoon", ("greedy", "random"), (3, 4), games=6, seed=3, format="round-robin"),
        Plan("doge", ("greedy", "random"), (3, 4), games=6, seed=3),
    ],
)
def test_a_file_of_another_match_is_refused_and_left_alone(tmp_path: Path, other: Plan) -> None:
    file = tmp_path / "m.jsonl"
    run(PLAN, file=file)
    before = file.read_bytes()
    with pytest.raises(BadRecord) as refused:
        run(other, file=file)
    assert refused.value.message.id == "arena-file-other"
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", ["no match at all", "{}\n", "[1]\n", "\n", '{"file":"serenissima-record"}\n'])
def test_a_file_that_is_not_a_match_is_refused_and_unchanged(tmp_path: Path, text: str) -> None:
    file = tmp_path / "m.jsonl"
    file.write_text(text)
    with pytest.raises(BadRecord):
        run(PLAN, file=file)
    assert file.read_text() == text


GAME = {
    "id": "greedy random @3 #0",
    "seating": ["greedy", "random", "greedy"],
    "deal": 3,
    "ranks": [1, 3, 2],
    "scores": [9, 2, 5],
    "length": 27,
    "ending": "complete",
}


def game(**damage: object) -> str:
    return json.dumps(GAME | damage)


@pytest.mark.parametrize(
    "line",
    [
        "{",
        "{}",
        "[]",
        game(id="greedy random @3 #x"),
        game(id="greedy random @3 #00"),
        game(id="greedy random @3 #" + "9" * 5000),
        game(id="a b @3 #0"),
        game(seating=["greedy", "random"], ranks=[1, 2], scores=[9, 2]),
        game(seating=["greedy", "greedy", "random"]),
        game(seating=["greedy", "me", "greedy"]),
        game(deal=4),
        game(ranks=[1, 2]),
        game(ranks=["1", "3", "2"]),
        game(ranks=[0, -5, 7]),
        game(scores=[9, 2]),
        game(first=3),
        game(ending="foo"),
        game(failed={"id": "arena-failed-crash"}, seating=["greedy", "random"]),
    ],
)
def test_a_damaged_file_is_refused_and_left_alone(tmp_path: Path, line: str) -> None:
    file = tmp_path / "m.jsonl"
    run(PLAN, file=file)
    text = file.read_text() + line + "\n"
    file.write_text(text)
    with pytest.raises(BadRecord) as refused:
        run(PLAN, file=file)
    assert refused.value.message.id == "lab-file"
    assert file.read_text() == text


def test_the_undamaged_line_is_accepted(tmp_path: Path) -> None:
    file = tmp_path / "m.jsonl"
    run(PLAN, file=file)
    file.write_text(file.read_text() + game() + "\n")
    assert next(played for played in run(PLAN, file=file).games if played.id == GAME["id"]).scores == GAME["scores"]


class Broken(Here):
    def play(self, tasks: Iterator[Task]):  # type: ignore[no-untyped-def]
        yield from super().play(islice(tasks, 2))
        raise OSError("no more processes")


def test_only_file_errors_are_reported_as_file_errors(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="no more processes"):
        run(PLAN, Broken(), tmp_path / "m.jsonl")
    with pytest.raises(BadRecord) as refused:
        run(PLAN, file=tmp_path / "no folder" / "m.jsonl")
    assert refused.value.message.id == "lab-file"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_reported_with_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = Path.open

    def on_a_full_disk(file: Path, mode: str = "r", **kinds: Any) -> IO[Any]:
        return usual(Path("/dev/full") if mode == "a" else file, mode, **kinds)

    monkeypatch.setattr(Path, "open", on_a_full_disk)
    with pytest.raises(BadRecord) as refused:
        run(PLAN, file=tmp_path / "m.jsonl")
    assert refused.value.message.id == "lab-file"


def test_a_pairing_stops_once_it_is_decided_wherever_it_is_played() -> None:
    plan = Plan("lagoon", ("greedy", "random"), (4,), games=200, until_decided=True)
    results = run(plan)
    assert LEAST <= len(results.games) < 20
    assert results.pairs[0].better == "greedy"
    assert run(plan, Processes(2)).summary() == results.summary()


def test_a_pairing_of_equals_is_played_to_the_end() -> None:
    plan = Plan("lagoon", ("random",), (4,), games=20, until_decided=True)
    match = Match(plan)
    match.play()
    assert (match.done, match.planned, len(match.results().games)) == (20, 20, 20)


def test_ctrl_c_keeps_finished_games(tmp_path: Path) -> None:
    file = tmp_path / "m.jsonl"
    command = [sys.executable, "-c", "from serenissima.cli import main; main()", "arena", "lagoon", "--bots", "random"]
    options = ["--games", "1000000", "--jobs", "1", "--out", str(file), "--json", "--seats", "4"]
    with subprocess.Popen(
        [*command, *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # A background process of a shell ignores Ctrl-C, and so would every process it starts.
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
    ) as process:
        until = time.monotonic() + 60
        while (not file.exists() or file.read_text().count("\n") < 5) and time.monotonic() < until:
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        try:
            shown, problem = process.communicate(timeout=60)
        finally:
            process.kill()
    assert process.returncode == 130
    assert "Traceback" not in problem
    assert f"--resume {file}" in problem
    assert json.loads(shown)["games"] == file.read_text().count("\n") - 1 >= 4


def test_ctrl_c_between_writing_a_game_and_counting_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The interrupt takes effect only after the game that was written is counted as well."""
    file = tmp_path / "m.jsonl"
    match = Match(PLAN, file)

    def interrupted(lines: IO[str], line: dict[str, Any], write: Any = ledger.write) -> None:
        write(lines, line)
        if match.done == 2:
            signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(ledger, "write", interrupted)
    # In a background process, which ignores Ctrl-C, the interrupt would not arrive at all.
    usual = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            match.play()
    finally:
        signal.signal(signal.SIGINT, usual)
    assert match.done == file.read_text().count("\n") - 1 == 3
