"""Own data files in place of a game's: changed copies, what is said of them, and programs that are run with them."""

import copy
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from serenissima.core.messages import Message
from serenissima.datafiles import BadData, GameFiles, Record, variable_of
from serenissima.locale import LANGUAGES, Words

Change = Callable[[Any], Any]


class OwnFiles:
    """The files of one game, and what somebody puts in their place."""

    def __init__(self, data: GameFiles) -> None:
        self.data = data
        self.variable = variable_of(data.game)
        self.standard: dict[str, Record] = {
            name: json.loads(file.read_text(encoding="utf-8")) for name, file in data.standard_sources().items()
        }

    def write(self, folder: Path, name: str, change: Change) -> None:
        """A copy of a standard file with something changed."""
        content = copy.deepcopy(self.standard[name])
        change(content)
        (folder / f"{name}.json").write_text(json.dumps(content), encoding="utf-8")

    def read(self) -> dict[str, Record]:
        return self.data.read(self.data.sources())

    def refusal(self) -> Message:
        """What is said of files that cannot be used."""
        with pytest.raises(BadData) as caught:
            self.read()
        return caught.value.message

    def check_refusal(self, name: str, why: str, args: dict[str, str]) -> None:
        """It is said with its place, in every language."""
        said = self.refusal()
        assert said.id in (f"data-{why}", f"{self.data.game}-data-{why}")
        assert said.args.items() >= args.items()
        assert str(said.args["where"]).startswith(f"{name}.json")
        for language in LANGUAGES:
            assert str(said.args["where"]) in Words(language).say(said)

    def run(self, folder: Path | None, program: str, *args: str) -> str:
        """What a program prints in a process of its own: data is read when the game is imported."""
        named = {} if folder is None else {self.variable: str(folder)}
        paths = os.pathsep.join(path for path in sys.path if path)
        done = subprocess.run(
            [sys.executable, "-c", program, *args],
            env={**os.environ, "PYTHONPATH": paths, **named},
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout.strip()
