"""The attributes of our own positions are declared once, in `__init__`; tools/fields.py writes out what follows."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
TOOL = ROOT / "tools" / "fields.py"
GAMES = sorted((ROOT / "src" / "serenissima" / "games").glob("*/state.py"))


@pytest.fixture
def fields(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(TOOL.parent)
    return import_module("fields")


def run(*words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, str(TOOL), *words], capture_output=True, text=True)


def test_the_generated_parts_are_up_to_date() -> None:
    done = run("--check")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.parent.name)
def test_every_position_has_a_generated_part(file: Path, fields: Any) -> None:
    source = file.read_text(encoding="utf-8")
    assert source.count(fields.BEGIN) == source.count(fields.END) == 1


BOAT = """
class Boat(State):
    DERIVED: ClassVar[tuple[str, ...]] = ("heavy",)

    def __init__(self) -> None:
        super().__init__()
        # Its crates.
        self.crates: list[int] = []
        self.dock: int = 3
        self.heavy: bool = False

{begin}    stale = 1
{end}
    def sail(self) -> None: ...
"""


def test_fields_slots_and_clone_follow_from_the_declaration(fields: Any) -> None:
    source = BOAT.format(begin=fields.BEGIN, end=fields.END)
    written = fields.updated(source)
    assert "stale" not in written
    assert (
        """    FIELDS: ClassVar[tuple[str, ...]] = (
        "crates",
        "dock",
    )
    __slots__ = (*FIELDS, *DERIVED)

    def clone(self) -> "Boat":
        twin = Boat()
        self.copy_core_to(twin)
        twin.crates = self.crates.copy()
        twin.dock = self.dock
        twin.heavy = self.heavy
        return twin
"""
        in written
    )
    assert fields.updated(written) == written
    assert "self.before_clone()\n        twin = " in fields.updated(source.replace("sail", "before_clone"))


def test_a_derived_attribute_must_be_declared(fields: Any) -> None:
    source = BOAT.format(begin=fields.BEGIN, end=fields.END)
    with pytest.raises(ValueError, match=r"Boat.DERIVED: wet"):
        fields.updated(source.replace('("heavy",)', '("heavy", "wet")'))
    with pytest.raises(ValueError, match="no end"):
        fields.updated(source.replace(fields.END, ""))


def test_a_position_without_a_generated_part_is_refused(fields: Any) -> None:
    source = BOAT.format(begin="", end="")
    with pytest.raises(ValueError, match="Boat: there is no generated part"):
        fields.updated(source)
    with pytest.raises(ValueError, match="no class extends State"):
        fields.updated(source.replace("(State)", ""))


def test_the_tool_names_the_file_that_it_cannot_update(
    fields: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "boat").mkdir()
    (tmp_path / "boat" / "state.py").write_text(BOAT.format(begin="", end=""), encoding="utf-8")
    monkeypatch.setattr(fields, "GAMES", tmp_path)
    for words in ([], ["--check"]):
        monkeypatch.setattr(sys, "argv", ["fields.py", *words])
        assert fields.main() == 1
        assert "boat/state.py: Boat: there is no generated part" in capsys.readouterr().err


@pytest.mark.parametrize(("type", "copy"), [("set[int]", ".copy()"), ("deque[int]", ".copy()"), ("frozenset[int]", "")])
def test_what_can_change_is_copied(fields: Any, type: str, copy: str) -> None:
    source = BOAT.format(begin=fields.BEGIN, end=fields.END).replace("list[int]", type)
    assert f"twin.crates = self.crates{copy}\n" in fields.updated(source)


@pytest.mark.parametrize("type", ["Crates", "defaultdict[int, int]", "list[int] | None"])
def test_a_type_that_the_tool_does_not_know_is_refused(fields: Any, type: str) -> None:
    source = BOAT.format(begin=fields.BEGIN, end=fields.END).replace("list[int]", type)
    with pytest.raises(ValueError, match=r"Boat\.crates: .*COPIED or SHARED"):
        fields.updated(source)
