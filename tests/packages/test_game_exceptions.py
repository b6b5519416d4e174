"""Code of somebody else's game that raises or returns junk ends in one line, which says where; never in a traceback."""

import json
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from package_support import environment, put, run_python

from serenissima.scaffold import write_game

ADDED = ""
RAISES = '    raise ValueError("oops")\n'
CHOOSE = "def choose(s, seat, dice):\n" + RAISES
BOARD = "from serenissima.core.board import *\ndef board(view):\n"
SHORT_VALUES = "def values(s):\n    return [0.5]\ndef clock(s):\n    return s.number\n"
JUNK_VALUE = 'NAMES = ("a",)\ndef read(s):\n    return [[1.0]] * s.seats\n'


@dataclass(frozen=True)
class Fault:
    """What is wrong in which file, the command in which it shows, and what the command says.

    Without a text to be replaced, the file is new. FILE stands for the record of a game without the fault.
    """

    id: str
    file: str
    old: str
    new: str
    command: str
    says: str
    code: int = 2


PLAY = "play ID --seats greedy,random --seed 1 --save OUT"
SEARCH = PLAY.replace("greedy", "rollout:iterations=2")
TAKE = "        prize = s.course.cards[-1]\n        s.course = s.course.drawn()\n"
LATE = "        1 / (len(s.course) - 3)\n"
RANKS = ("state.py", "return [1 + sum", "return [1] + [1 + sum")
PROMPT = "def prompt(s: Spices, seat: int) -> Message:\n"
LINE = '    """An event as a line of the log."""\n'
FAULTS: tuple[Fault, ...] = (
    Fault("bd_raises", "board.py", ADDED, "def board(view):\n" + RAISES, PLAY, "ValueError: oops, board.py:2", 0),
    Fault("bd_junk", "board.py", ADDED, "def board(view):\n    return [1, 2]\n", PLAY, "not an Element", 0),
    Fault("bd_none", "board.py", ADDED, "def board(view):\n    pass\n", PLAY, "cannot be drawn (TypeError", 0),
    Fault("bd_pink", "board.py", ADDED, BOARD + '    return [card("x", colour="pink")]\n', PLAY, "board.py:3", 0),
    Fault(
        "bd_replay", "board.py", ADDED, "def board(view):\n" + RAISES, "replay FILE", "ValueError: oops, board.py:2", 0
    ),
    Fault(
        "sc_raises", "screen.py", ADDED, "def draw(view, words):\n" + RAISES, PLAY, "ValueError: oops, screen.py:2", 0
    ),
    Fault("sc_junk", "screen.py", ADDED, "def draw(view, words):\n    return 3\n", PLAY, "cannot be drawn", 0),
    Fault(
        "po_raises", "policy.py", ADDED, "def choose(s, seat, dice):\n" + RAISES, PLAY, "ValueError: oops (policy.py:2)"
    ),
    Fault("po_wrong", "policy.py", ADDED, "def choose(s, seat, dice):\n    return 99\n", PLAY, "greedy chose 99"),
    Fault(
        "po_bench",
        "policy.py",
        ADDED,
        "def choose(s, seat, dice):\n" + RAISES,
        "bench ID --seconds 0.1",
        "ValueError: oops (policy.py:2)",
    ),
    Fault("ru_play", "rules.py", TAKE, TAKE + LATE, PLAY, "ZeroDivisionError: division by zero (rules.py:"),
    Fault("ru_replay", "rules.py", TAKE, TAKE + LATE, "replay FILE", "division by zero (rules.py:"),
    Fault("ru_verify", "rules.py", TAKE, TAKE + LATE, "verify FILE", "division by zero (rules.py:"),
    Fault(
        "ru_analyse",
        "rules.py",
        TAKE,
        TAKE + LATE,
        "analyse FILE --bot rollout:iterations=2",
        "division by zero (rules.py:",
    ),
    Fault(
        "wo_prompt", "wording.py", PROMPT, PROMPT + '    raise KeyError("x")\n', "play ID --save OUT", "(wording.py:"
    ),
    Fault("wo_line", "wording.py", LINE, LINE + RAISES, PLAY, "ValueError: oops (wording.py:"),
    Fault("ra_long", *RANKS, PLAY, "2 seats have the places [1, "),
    Fault("ra_search", *RANKS, SEARCH, "“ra_search”: WrongCount: 2 seats have the places [1, "),
    Fault(
        "sc_short", "state.py", "return self.points\n", "return self.points[1:]\n", PLAY, "2 seats have the scores ["
    ),
    Fault(
        "va_short", "value.py", ADDED, SHORT_VALUES, SEARCH, "“va_short”: WrongCount: 2 seats have the values [0.5]."
    ),
    Fault("va_junk", "value.py", ADDED, JUNK_VALUE, "fit ID --games 5", "value.read must give (progress, features)"),
    Fault(
        "va_raises", "value.py", ADDED, 'NAMES = ("a",)\ndef read(s):\n' + RAISES, "fit ID --games 5", "(value.py:3)"
    ),
)
ARENA = "arena ID --bots greedy,random --games 2 --seats 2 --jobs 1"
BALANCE = "balance ID --games 2 --seats 2 --jobs 1"
NO_FACTS = "from serenissima.lab.balance_facts import Kind\nKINDS = (Kind('oars', ('1',)),)\n"
BAD_FACTS = NO_FACTS + "def facts(s, events):\n" + RAISES
FAULTS += (
    Fault("ru_arena", "rules.py", TAKE, TAKE + LATE, ARENA, "The game itself failed. ZeroDivisionError: ", 1),
    Fault("po_arena", "policy.py", ADDED, CHOOSE, ARENA, "greedy crashed. ValueError: oops (policy.py:2)", 1),
    Fault("ra_arena", *RANKS, ARENA, "The game itself failed. WrongCount: 2 seats have the places", 1),
    Fault("ba_none", "balance.py", ADDED, NO_FACTS, BALANCE, "“ba_none” has no facts(s, events)."),
    Fault("ba_kinds", "balance.py", ADDED, "x = 1\n", BALANCE, "has no KINDS: tuple[Kind, ...], facts(s, events)."),
    Fault("ba_raises", "balance.py", ADDED, BAD_FACTS, BALANCE, "ValueError: oops (balance.py:4)", 1),
)
SCRIPT = """
import json, os, traceback
from typer.testing import CliRunner
from serenissima import cli
found = {}
for id, arguments in json.loads(os.environ["CASES"]).items():
    done = CliRunner().invoke(cli.app, arguments, input="q\\n", env={"COLUMNS": "400"})
    failed = None if isinstance(done.exception, SystemExit) else done.exception
    trace = "".join(traceback.format_exception(failed)) if failed else ""
    found[id] = [done.exit_code, " ".join(done.output.split()), trace]
print(json.dumps(found))
"""


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What each command says: its exit code, its output, and the traceback it ends in, if any."""
    folder = tmp_path_factory.mktemp("faulty")
    write_game("spices", folder)
    site = folder / "site"
    cases = {}
    for fault in FAULTS:
        package = site / fault.id
        shutil.copytree(folder / "spices" / "spices", package)
        for file in package.rglob("*.*"):
            text = file.read_text(encoding="utf-8").replace("spices", fault.id)
            if file.name == fault.file:
                assert fault.old in text
                text = text.replace(fault.old, fault.new)
            file.write_text(text, encoding="utf-8")
        if not fault.old:
            (package / fault.file).write_text(fault.new, encoding="utf-8")
        put(site, fault.id, f"{fault.id}:SPEC", {})
        places = {"ID": fault.id, "FILE": str(folder / f"{fault.id}.json"), "OUT": str(folder / "out.json")}
        cases[fault.id] = [places.get(word, word) for word in fault.command.split()]
    put(site, "spices", "spices:SPEC", {})
    shutil.copytree(folder / "spices" / "spices", site / "spices")
    record = folder / "record.json"
    sound = {"spices": ["play", "spices", "--seats", "random,random", "--seed", "1", "--save", str(record)]}
    assert json.loads(run_python(site, SCRIPT, CASES=json.dumps(sound)))["spices"][0] == 0
    for fault in FAULTS:
        played = json.loads(record.read_text(encoding="utf-8")) | {"game": fault.id}
        if fault.command.startswith(("verify", "replay", "analyse")):
            played["snapshots"] = []
        (folder / f"{fault.id}.json").write_text(json.dumps(played), encoding="utf-8")
    found: dict[str, Any] = json.loads(run_python(site, SCRIPT, CASES=json.dumps(cases)))
    return found


def test_a_schema_for_learning_that_fails_is_said(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    write_game("spices", tmp_path)
    put(tmp_path / "spices", "spices", "spices:SPEC", {"spices/observation.py": "def schema(view):\n" + RAISES})
    script = """
from serenissima.core.errors import BadTable
from serenissima.research.observe import Numbers
try:
    Numbers("spices", 2)
except BadTable as problem:
    print(problem)
"""
    assert "“observation” of the game “spices” failed (ValueError: oops, observation.py:2)" in run_python(
        tmp_path / "spices", script
    )


def test_the_traceback_can_be_asked_for(tmp_path: Path) -> None:
    write_game("spices", tmp_path)
    put(tmp_path / "spices", "spices", "spices:SPEC", {"spices/policy.py": "def choose(s, seat, dice):\n" + RAISES})
    command = [sys.executable, "-m", "serenissima", "play", "spices", "--seats", "greedy,random", "--save"]
    done = subprocess.run(
        [*command, str(tmp_path / "game.json")],
        capture_output=True,
        text=True,
        env=environment(tmp_path / "spices", SERENISSIMA_TRACEBACK="1"),
    )
    assert done.returncode == 1
    assert "Traceback" in done.stderr


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.id)
def test_the_exception_is_reported_in_one_line(said: dict[str, Any], fault: Fault) -> None:
    code, told, trace = said[fault.id]
    assert not trace
    assert code == fault.code, told
    assert fault.says in told, told
    assert fault.code == 1 or told.count(fault.says) == 1, told
    assert fault.code == 1 or fault.id in told or fault.says.startswith("greedy")
