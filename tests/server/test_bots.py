"""Bots: however one fails, its seat gets an answer, the table is told, and the server keeps responding."""

import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from server_support import Person, eventually, serving, settings

from serenissima.games import find
from serenissima.server.bots.process import Job


@pytest.mark.parametrize("level", ["crash", "nonsense", "fault"])
def test_a_bot_that_fails_is_replaced_for_this_answer_and_the_table_is_told(anna: Person, level: str) -> None:
    id = anna.make("me", level)["id"]
    with anna.socket(id, 0) as line:
        anna.pick(id, 0)
        told = line.hear("notice")["message"]
        assert (told["id"], told["args"]["level"]["id"]) == ("server-bot-fell-back", "bot-greedy")
        assert anna.position(id)["waiting"]


def test_a_slow_bot_holds_up_nobody(tmp_path: Path) -> None:
    with serving(settings(tmp_path, budgets={"sleep": 0.5}, bot_processes=1)) as base:
        anna = Person(base, "Anna")
        slow = anna.make("me", "sleep")["id"]
        begun = time.monotonic()
        quick = anna.make("me", "here:Bianca")["id"]
        anna.pick(quick, 0)
        anna.pick(quick, 1)
        assert time.monotonic() - begun < 5
        # Two processes have to start for this, which takes long while the machine does much else.
        eventually(lambda: anna.position(slow)["waiting"] == [0], 60)


def test_a_new_table_stays_loaded_until_its_bots_are_driven(tmp_path: Path) -> None:
    """With a sweep at every turn of the loop: an unloaded table would be read again, and miss what its bots answer."""
    with serving(settings(tmp_path, sweep=0.0)) as base:
        anna = Person(base, "Anna")
        tables = [anna.make("me", "greedy")["id"] for _ in range(5)]
        eventually(lambda: all(anna.position(table)["waiting"] == [0] for table in tables))


def test_without_a_bot_process_a_random_pick_is_made(tmp_path: Path) -> None:
    with serving(settings(tmp_path, offer="example_offer:broken_offer")) as base:
        anna = Person(base, "Anna")
        id = anna.make("me", "greedy")["id"]
        eventually(lambda: anna.position(id)["waiting"] == [0])
        assert anna.post(f"/api/tables/{id}/hint", seat=0)["pick"] in range(1, 8)


def asked(person: Person, id: str) -> list[bool]:
    """Who is asked, as the list of tables says."""
    listed = {table["id"]: table for table in person.get("/api/tables")["tables"]}
    return [seat["asked"] for seat in listed[id]["seats"]]


def test_bots_are_woken_after_a_restart(tmp_path: Path) -> None:
    with serving(settings(tmp_path, bot_delay=(30.0, 30.0))) as base:
        anna = Person(base, "Anna")
        id = anna.make("me", "greedy", "random")["id"]
        watched = anna.make("greedy", "random")["id"]
    with serving(settings(tmp_path)) as base:
        # Nobody opens the table, so nobody else can load it: the list says how far it is.
        eventually(lambda: asked(Person(base), id) == [True, False, False])
        with Person(base).socket(watched):
            eventually(lambda: Person(base).get(f"/api/tables/{watched}")["state"] == "over")


def test_bots_answer_after_a_delay_that_tells_nothing(tmp_path: Path) -> None:
    """However long they thought: in the order of their seats, and each after a delay of its own.

    The moments are those in the database; looking again and again could miss the one between two answers.
    """
    with serving(settings(tmp_path, bot_delay=(0.3, 0.4))) as base:
        anna = Person(base, "Anna")
        begun = time.time()
        id = anna.make("me", "greedy", "random")["id"]
        eventually(lambda: anna.position(id)["waiting"] == [0])
    with closing(sqlite3.connect(tmp_path / "test.sqlite3")) as database:
        answers = database.execute("SELECT seat, time FROM entries ORDER BY number").fetchall()
    assert [seat for seat, _ in answers] == [1, 2]
    moments = [begun, *(moment for _, moment in answers)]
    assert all(after - before >= 0.3 for before, after in pairwise(moments))


def test_a_bot_process_exits_silently_when_its_server_is_killed() -> None:
    spec = find("lagoon")
    s = spec.new(3, spec.read_options({}), 1)
    job = Job(spec.id, "medium", s.turn(), 1, s.dump())
    command = [sys.executable, "-m", "serenissima.server.bots.process", "serenissima.server.offer:standard"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdout.readline()
        process.stdout.close()
        process.stdin.write(msgspec.json.encode(job) + b"\n")
        process.stdin.close()
        assert process.wait(30) == 0
        assert process.stderr.read() == b""
