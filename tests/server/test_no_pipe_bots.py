"""No player can make a server start a program."""

from pathlib import Path

import pytest
from server_support import Person, serving, settings

from serenissima.bots.api import Perspective
from serenissima.core.dice import from_seed
from serenissima.core.errors import BadTable
from serenissima.games import find
from serenissima.server.bots.process import Job, JobRunner
from serenissima.server.offer import standard

LEVEL = "pipe:touch trace"


@pytest.fixture
def trace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that the program would create."""
    monkeypatch.chdir(tmp_path)
    return tmp_path / "trace"


def test_no_request_starts_a_program(tmp_path: Path, trace: Path) -> None:
    program = {"kind": "bot", "level": LEVEL}
    with serving(settings(tmp_path, offer="serenissima.server.offer:standard")) as base:
        anna = Person(base, "Anna")
        seats = [{"kind": "me"}, program, {"kind": "bot"}]
        assert anna.refused(400, "/api/tables", game="doge", seats=seats) == "bot-unknown"
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
        table = anna.post("/api/tables", 201, game="doge", seats=seats)["id"]
        assert anna.refused(400, f"/api/tables/{table}/setup", seats=[{"seat": 1, "sitter": program}]) == "bot-unknown"
        assert not any("pipe" in level for game in anna.get("/api/games") for level in game["levels"])
    assert not trace.exists()


def test_bot_processes_start_no_program_either(trace: Path) -> None:
    """Even if the database contained such a name."""
    spec = find("doge")
    s = spec.new(3, {}, 1)
    with pytest.raises(BadTable):
        standard.make_bot(LEVEL, "doge").choose(Perspective(spec, s, 0), from_seed(1))
    assert JobRunner(standard).run(Job("doge", LEVEL, 0, 1, s.dump())).error
    assert not trace.exists()
