"""Programs in a match: all of them end with it, and no seat is blamed for how they end."""

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path
from queue import SimpleQueue
from shlex import quote
from signal import SIGALRM, SIGKILL
from subprocess import Popen, TimeoutExpired
from typing import Any

import pytest
from process_ids import is_gone

from serenissima.bots.pipe import unheard
from serenissima.lab.arena import Plan, game, on_ray
from serenissima.lab.arena.game import NOBODY, Played, play
from serenissima.lab.arena.plan import Task
from serenissima.lab.arena.runners import Processes
from serenissima.lab.arena.worker import Worker
from serenissima.locale import LANGUAGES, Words

ANSWERS = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decision":
        print(json.dumps({"pick": message["options"][0]["pick"]}), flush=True)
"""
HANGS = """
import os, sys, time
with open(sys.argv[1], "a") as notes:
    print(os.getpid(), file=notes)
time.sleep(600)
"""
PATIENCE = 60.0


def python(code: str, *args: str) -> str:
    return "pipe:timeout=600:" + " ".join(quote(word) for word in (sys.executable, "-c", code, *args))


def task_of(*seating: str) -> Task:
    """One short game."""
    plan = Plan("doge", seating, (len(seating),), games=1, options={"year_cap": 1})
    return plan.task(plan.pairings()[0], 0)


@pytest.fixture
def notes(tmp_path: Path) -> Iterator[Path]:
    """The file to which hanging programs write their process ids. What a failed test leaves running is killed."""
    file = tmp_path / "notes"
    file.touch()
    yield file
    for pid in file.read_text().split():
        if not is_gone(int(pid)):
            os.kill(int(pid), SIGKILL)


def must_end(notes: Path) -> None:
    (pid,) = notes.read_text().split()
    until = time.monotonic() + PATIENCE
    while not is_gone(int(pid)) and time.monotonic() < until:
        time.sleep(0.02)
    assert is_gone(int(pid))


def worker(tmp_path: Path) -> Worker:
    return Worker(tmp_path / "worker", 0, SimpleQueue())


@pytest.fixture
def busy(tmp_path: Path, notes: Path) -> Worker:
    """A worker that waits for the answer of a program that hangs."""
    busy = worker(tmp_path)
    busy.give(task_of(python(HANGS, str(notes)), "random"))
    until = time.monotonic() + PATIENCE
    while not notes.read_text().endswith("\n") and time.monotonic() < until:
        time.sleep(0.02)
    return busy


def test_a_program_that_hangs_ends_with_the_process_that_asked_it(busy: Worker, notes: Path) -> None:
    assert busy.process is not None
    busy.process.send_signal(SIGALRM)  # as when an answer takes too long
    assert busy.take(busy.answers.get()[1]).why().id == "arena-failed-slow"
    must_end(notes)


def test_a_program_that_hangs_ends_when_the_match_is_interrupted(busy: Worker, notes: Path) -> None:
    busy.end()
    must_end(notes)


@pytest.mark.parametrize("surprise", [KeyboardInterrupt(), TimeoutExpired("worker", 5)], ids=["Ctrl-C", "slow"])
def test_a_program_that_hangs_ends_even_if_the_wait_for_its_process_fails(
    surprise: BaseException, busy: Worker, notes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second Ctrl-C is passed on; a process that is slow to end is not waited for."""

    def wait(*_: Any) -> int:
        raise surprise

    assert busy.process is not None
    monkeypatch.setattr(busy.process, "wait", wait)
    with pytest.raises(KeyboardInterrupt) if isinstance(surprise, KeyboardInterrupt) else nullcontext():
        busy.end()
    must_end(notes)


def test_a_reused_process_id_is_not_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def killpg(group: int, _: int) -> None:
        asked.append(group)
        raise PermissionError

    monkeypatch.setattr(os, "killpg", killpg)
    idle = worker(tmp_path)
    idle.give(task_of("random", "random"))
    idle.answers.get()
    idle.programs.write_text("1234567\n7654321\n")
    idle.end()
    assert asked == [1234567, 7654321]


def test_every_process_ends_even_if_ending_one_is_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[Popen[str]] = []

    def end(worker: Worker, usual: Callable[[Worker], None] = Worker.end) -> None:
        assert worker.process is not None
        ended.append(worker.process)
        usual(worker)
        if len(ended) == 1:
            raise KeyboardInterrupt

    monkeypatch.setattr(Worker, "end", end)
    playing = Processes(2).play(iter([task_of("random", "random")] * 4))
    assert isinstance(next(playing), Played)
    with pytest.raises(KeyboardInterrupt):
        playing.close()
    assert [process.returncode for process in ended] == [-SIGKILL] * 2


def test_a_program_that_has_ended_is_not_killed(tmp_path: Path) -> None:
    """By then its process id may belong to another process."""
    idle = worker(tmp_path)
    idle.give(task_of(python(ANSWERS), "random"))
    result = idle.take(idle.answers.get()[1])
    assert not result.failed
    assert idle.programs.read_text() == ""
    idle.end()


def test_on_ray_a_program_has_no_more_time_than_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """After the alarm nothing could end the program there, so the alarm goes off later than the limit."""
    alarms: list[float] = []

    def alarm(seconds: float) -> Callable[[int], None]:
        alarms.append(seconds)
        return unheard

    monkeypatch.setattr(on_ray, "alarm", alarm)
    result = on_ray.play_with_alarm(task_of("pipe:timeout=5:sleep 600", "random"), 0.5)
    assert result.why().id == "arena-failed-problem"
    assert "0.5 s" in Words("en").say(result.why())
    assert alarms[0] > 0.5


@pytest.mark.parametrize("second", ["random", python("print()")], ids=["over", "failed"])
def test_no_seat_is_timed_while_programs_end(second: str) -> None:
    """The clock of no seat runs while programs end, whether or not the game was finished."""
    started: list[int] = []
    heard: list[tuple[int, bool]] = []

    def asking(seat: int) -> None:
        heard.append((seat, all(map(is_gone, started[:1]))))

    result = play(task_of(python(ANSWERS), second), asking, started.append)
    assert bool(result.failed) == (second != "random")
    assert heard[-1] == (NOBODY, False)
    assert NOBODY not in [seat for seat, _ in heard[:-1]]
    assert is_gone(started[0])


def test_the_alarm_is_stopped_when_nobody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    timers: list[float] = []
    monkeypatch.setattr(game, "signal", lambda *_: None)
    monkeypatch.setattr(game, "setitimer", lambda _, seconds: timers.append(seconds))
    asking = game.alarm(5.0)
    asking(1)
    asking(NOBODY)
    assert timers == [5.0, 0]


def test_a_process_that_dies_early_counts_against_no_seat(tmp_path: Path) -> None:
    """Neither a seat of the previous game nor the first seat: nobody had been asked yet."""
    early = worker(tmp_path)
    early.give(task_of("random", "random", "random"))
    early.take(early.answers.get()[1])
    early.asked.write_bytes(bytes([2]))
    assert early.process is not None
    early.process.kill()
    early.process.wait()
    early.give(task_of("greedy", "random"))
    why = early.take(early.answers.get()[1]).why()
    assert why.id == "arena-failed-early"
    for language in LANGUAGES:
        assert "greedy, random" in Words(language).say(why)
