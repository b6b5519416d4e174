"""The documentation is true: its programs run, and its quotations match the files they quote."""

import re
from pathlib import Path

import pytest

from serenissima.games import all_games
from serenissima.research.observe import Numbers

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"```python\n(.*?)```", re.DOTALL)
EXAMPLE = "\n".join(
    file.read_text(encoding="utf-8") for file in sorted((ROOT / "docs/examples/regatta/regatta").glob("*.py"))
)


def blocks() -> list[object]:
    found = []
    for file in [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]:
        for number, block in enumerate(BLOCK.findall(file.read_text(encoding="utf-8"))):
            found.append(pytest.param(block, id=f"{file.name}-{number}"))
    return found


@pytest.mark.parametrize("block", blocks())
def test_python_in_the_documentation_is_quoted_or_runs(block: str) -> None:
    if block not in EXAMPLE:
        exec(compile(block, "documentation", "exec"), {})


@pytest.mark.parametrize("file", [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))], ids=lambda f: f.name)
def test_links_lead_somewhere(file: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", file.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (file.parent / target).exists(), target


def test_the_sizes_of_observations_are_the_real_ones() -> None:
    text = (ROOT / "docs/research.md").read_text(encoding="utf-8")
    rows = text.partition("| game, most seats |")[2].partition("\n\n")[0].splitlines()[2:]
    tables = [(spec.title.partition(" — ")[0], Numbers(spec.id)) for spec in all_games()]
    assert rows == [f"| {name} | {numbers.size} | {numbers.actions} |" for name, numbers in tables]
