"""The texts of the site, the server and the terminal use the glossary's terms, and none of those it has replaced."""

import re
from pathlib import Path

import pytest

from serenissima import locale

GLOSSARY = Path(__file__).parent.parent / "docs" / "glossary.md"
CATALOGUES = ("web", "server", "terminal", "table", "core", "board")


def replaced(language: str) -> list[str]:
    """The words of the last column: French ones are in italics."""
    found = []
    for line in GLOSSARY.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) != 4 or cells[0] == "English" or cells[0].startswith("-"):
            continue
        words = [each.strip() for each in cells[3].split(",") if each.strip()]
        found += [word.strip("*") for word in words if word.startswith("*") == (language == "fr")]
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_text_uses_a_word_that_the_glossary_has_replaced(language: str) -> None:
    words = replaced(language)
    assert len(words) > 5
    wrong = []
    for name in CATALOGUES:
        file = Path(locale.__file__).parent / language / f"{name}.ftl"
        for line in file.read_text(encoding="utf-8").splitlines():
            text = line.partition(" = ")[2] if re.match(r"[\w-]+ =", line) else line
            wrong += [f"{word}: {line}" for word in words if re.search(rf"\b{re.escape(word)}\b", text, re.IGNORECASE)]
    assert wrong == []
