"""Own data files in place of a game's: changed copies, errors in them, and programs that run with them."""

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
from serenissima.datafiles import BadData, GameFiles, Record
from serenissima.environment import own_data_variable
from serenissima.locale import LANGUAGES, Words

Change = Callable[[Any], Any]
Wrong = tuple[str, Change, str, dict[str, str]]
"""A file, a mistake in it, the message that refuses it, and arguments of that message."""

RECORD_PROGRAM = """
import sys
from importlib import import_module
from pathlib import Path
from serenissima.core.dice import from_seed
from serenissima.core.errors import Problem
from serenissima.locale import Words
from serenissima.table.record import read, write
from serenissima.table.session import Session, verify
action, game, file, language, longest = sys.argv[1:]
try:
    spec = import_module(f"serenissima.games.{game}").SPEC
    if action == "play":
        session, dice = Session.start(spec, ["random"] * 3, {}, 1), from_seed(1)
        while not session.state.is_over and session.number < int(longest):
            seat = session.state.turn()
            options = session.state.options(seat)
            session.pick(seat, options[dice.below(len(options))])
        write(session.record, Path(file))
        print(session.record.options["data"])
    else:
        verify(spec, read(Path(file)))
        print("verified")
except Problem as problem:
    print(Words(language).say(problem.message))
"""


def each_wrong(rows: list[Wrong]) -> pytest.MarkDecorator:
    """Run a test with each of these mistakes."""
    ids = [f"{name}-{why}-{i}" for i, (name, _, why, _) in enumerate(rows)]
    return pytest.mark.parametrize(("name", "change", "why", "args"), rows, ids=ids)


class OwnFiles:
    """The data files of one game, and replacements for them."""

    def __init__(self, data: GameFiles) -> None:
        self.data = data
        self.variable = own_data_variable(data.game)
        self.standard: dict[str, Record] = {
            name: json.loads(file.read_text(encoding="utf-8")) for name, file in data.standard_sources().items()
        }

    def use(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        """Read data from this folder until the test ends."""
        monkeypatch.setattr(self.data, "folder", folder)
        return folder

    def write(self, folder: Path, name: str, change: Change) -> None:
        """A copy of a standard file with something changed."""
        content = copy.deepcopy(self.standard[name])
        change(content)
        (folder / f"{name}.json").write_text(json.dumps(content), encoding="utf-8")

    def read(self) -> dict[str, Record]:
        return self.data.read(self.data.sources())

    def refusal(self) -> Message:
        """The error about files that cannot be used."""
        with pytest.raises(BadData) as caught:
            self.read()
        return caught.value.message

    def check_refusal(self, folder: Path, name: str, change: Change, why: str, args: dict[str, str]) -> None:
        """The error about a changed file names its place, in every language."""
        self.write(folder, name, change)
        said = self.refusal()
        assert said.id in (f"data-{why}", f"{self.data.game}-data-{why}")
        assert said.args.items() >= args.items()
        assert str(said.args["where"]).startswith(f"{name}.json")
        for language in LANGUAGES:
            assert str(said.args["where"]) in Words(language).say(said)

    def check_unreadable(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """Every kind of file or folder that cannot be read has its own error."""
        file = folder / f"{next(iter(self.standard))}.json"

        def said() -> str:
            message = self.refusal()
            if "variable" in message.args:
                assert all(self.variable in Words(language).say(message) for language in LANGUAGES)
            return message.id

        assert said() == "data-no-files"
        (folder / "other.json").write_text("{}", encoding="utf-8")
        assert said() == "data-unknown-file"
        (folder / "other.json").rename(file)
        assert said() == "data-missing-key"
        file.write_text("{", encoding="utf-8")
        assert said() == "data-not-json"
        file.write_bytes(b"\xff\xfe")
        assert said() == "data-not-utf8"
        file.unlink()
        file.mkdir()
        assert said() == "data-unreadable"
        self.use(folder / "nowhere", monkeypatch)
        assert said() == "data-no-folder"

    def play(self, folder: Path | None, file: Path, longest: int = 60) -> str:
        """Play and record up to `longest` picks with these data files. Returns the mark of the data, or the error."""
        return self.run(folder, RECORD_PROGRAM, "play", self.data.game, str(file), "en", str(longest))

    def verify(self, folder: Path | None, file: Path, language: str = "en") -> str:
        """Verify a record with these data files."""
        return self.run(folder, RECORD_PROGRAM, "verify", self.data.game, str(file), language, "0")

    def check_record_needs_its_data(self, folder: Path, file: Path, longest: int = 60) -> None:
        """A game recorded with own data files replays with them only."""
        mark = self.play(folder, file, longest)
        assert mark.startswith("own-")
        assert self.verify(folder, file) == "verified"
        said = self.verify(None, file)
        assert f"other data files ({mark})" in said
        assert self.variable in said
        assert f"d’autres fichiers de données ({mark})" in self.verify(None, file, "fr")

    def run(self, folder: Path | None, program: str, *args: str) -> str:
        """What a program prints. It needs its own process: data is read when the game is imported."""
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
