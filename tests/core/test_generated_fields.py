"""The attributes of our own positions are declared once, in `__init__`; tools/fields.py writes out what follows."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
TOOL = ROOT / "tools" / "fields.py"
GAMES = sorted((ROOT / "src" / "serenissima" / "games").glob("*/state.py"))


def tool() -> Any:
    spec = importlib.util.spec_from_file_location("fields_tool", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_generated_parts_are_up_to_date() -> None:
    done = subprocess.run([sys.executable, str(TOOL), "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.parent.name)
def test_every_position_has_a_generated_part(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    assert source.count(tool().BEGIN) == source.count(tool().END) == 1


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


def test_fields_slots_and_clone_follow_from_the_declaration() -> None:
    fields = tool()
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


def test_a_derived_attribute_must_be_declared() -> None:
    fields = tool()
    source = BOAT.format(begin=fields.BEGIN, end=fields.END)
    with pytest.raises(ValueError, match=r"Boat.DERIVED: wet"):
        fields.updated(source.replace('("heavy",)', '("heavy", "wet")'))
    with pytest.raises(ValueError, match="no end"):
        fields.updated(source.replace(fields.END, ""))
