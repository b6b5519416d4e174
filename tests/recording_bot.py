"""A pipe bot that records everything it receives."""

import json
import sys
from pathlib import Path
from shlex import quote
from typing import Any

import pytest

PATIENCE = 30.0
CODE = """
import json, os, sys
with open(os.path.join(sys.argv[1], str(os.getpid())), "w") as notes:
    for line in sys.stdin:
        notes.write(line)
        notes.flush()
        told = json.loads(line)
        if told["type"] == "decision":
            print(json.dumps({"pick": told["options"][0]["pick"]}), flush=True)
    notes.write('{"type": "closed"}')
"""


class RecordingBot:
    """Takes the first option. Each process writes what it receives, and the end of its input, to a file of its own.

    The time limit is long enough for a busy machine.
    """

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("serenissima.bots.program.GRACE", PATIENCE)
        self.folder = folder / "received"
        self.folder.mkdir()
        self.name = "pipe:" + " ".join(quote(word) for word in (sys.executable, "-c", CODE, str(self.folder)))

    def received(self) -> list[list[dict[str, Any]]]:
        """The lines of each process, those with the fewest first."""
        files = [file.read_text(encoding="utf-8").splitlines() for file in self.folder.iterdir()]
        return [[json.loads(line) for line in lines] for lines in sorted(files, key=len)]


def kinds(lines: list[dict[str, Any]]) -> list[str]:
    """The types of these lines; questions that follow each other count once."""
    found = [line["type"] for line in lines]
    return [kind for i, kind in enumerate(found) if not i or kind != found[i - 1]]
