"""Every number that code, tests, catalogues and rulings quote stands in RULES.md or RULINGS.md of that game.

What counts as a quotation:

- a paragraph such as 3.3.2, a chapter ("section 6"), a step or worked example such as T4, D1 or E29b, a ruling such
  as A12, A-12 or, in Lagoon, "ruling 12". They are looked for in docstrings, comments, catalogues, RULES.md, RULINGS.md
  and vectors.txt;
- the same labels in names and ids of tests (`test_W03d_…`, `test_a01_…`, `test_E29_to_E36_…`, `ids=["D21"]`), where
  zeros may pad them.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest
from game_cases import case

from serenissima.games import all_games

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src/serenissima/games"
HERE = [spec.id for spec in all_games() if (GAMES / spec.id / "RULES.md").exists()]

PARAGRAPH = re.compile(r"(?<![\w.,+−/-])([1-9]\d?(?:\.\d{1,2}){1,2})(?!\w|[.,]\d|\s?(?:%|(?:times|ms|µs)\b))")
CHAPTER = re.compile(r"\b[Ss]ections? (\d{1,2})(?![\d.])")
LABEL = re.compile(r"(?<![\w{@#-])([A-Z])(-?)(\d{1,3})([a-z]?)(?![\w@-])")
NUMBERED_RULING = re.compile(r"\brulings? (\d{1,2})\b", re.IGNORECASE)
IN_A_NAME = re.compile(r"_([A-Za-z])(\d{1,3})([a-z]?)(?=_|$)")

# What looks like a label and is none: noqa codes; also the names that pieces have in a game.
NOT_LABELS = {"E402", "N802"}


class Numbers:
    """What can be quoted of one game."""

    def __init__(self, rules: str, rulings: str) -> None:
        self.paragraphs = set(re.findall(r"^#+ (\d+(?:\.\d+)*) ", rules, re.MULTILINE))
        self.labels: set[str] = set()
        for label in re.findall(r"^(?:\s*[-*] |\s*\d+\. |\| *)?\*\*([^*]+?)\.?\*\*", rules, re.MULTILINE):
            if re.fullmatch(r"\d+(\.\d+)+", label):
                self.paragraphs.add(label)
            elif LABEL.fullmatch(label):
                self.labels.add(plain(label))
        self.rulings: set[str] = set()
        for cell in re.findall(r"^\| *([^|]*?) *\|", rulings, re.MULTILINE):
            for first, last in re.findall(r"([A-Z]?-?\d+)(?: to ([A-Z]?-?\d+))?", cell):
                letter = first.rstrip("0123456789")
                start, end = (int(re.sub(r"\D", "", number)) for number in (first, last or first))
                self.rulings |= {plain(f"{letter}{number}") for number in range(start, end + 1)}

    def has_label(self, label: str) -> bool:
        return plain(label) in self.labels or plain(label) in self.rulings


def plain(label: str) -> str:
    """A-01 is A1, W03d is W3d."""
    return re.sub(r"^([A-Z]?)-?0*(?=\d)", r"\1", label)


def wrong_in_text(text: str, game: str, numbers: Numbers) -> list[str]:
    """The quotations of a text that lead nowhere."""
    wrong = [found for found in PARAGRAPH.findall(text) if found not in numbers.paragraphs]
    wrong += [f"section {found}" for found in CHAPTER.findall(text) if found not in numbers.paragraphs]
    if case(game, "RULINGS_ARE_NUMBERS", False):
        wrong += [f"ruling {found}" for found in NUMBERED_RULING.findall(text) if found not in numbers.rulings]
    pieces = case(game, "PIECES", r"(?!)")
    for parts in LABEL.findall(text):
        label = "".join(parts)
        if label not in NOT_LABELS and not re.fullmatch(pieces, label) and not numbers.has_label(label):
            wrong.append(label)
    return wrong


def wrong_in_name(name: str, numbers: Numbers) -> list[str]:
    """Of test_E29_to_E36_pushing: E29 and E36; a small letter is a ruling's."""
    return [
        letter + number + more
        for letter, number, more in IN_A_NAME.findall(name)
        if not (
            plain(letter.upper() + number + more) in numbers.rulings
            if letter.islower()
            else numbers.has_label(letter + number + more)
        )
    ]


def prose(source: str) -> Iterator[tuple[int, str]]:
    """Docstrings and comments with their lines."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node)
            if text:
                yield node.body[0].lineno, text
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def names(source: str) -> Iterator[tuple[int, str]]:
    """Names of test functions, and ids of their cases, as if they were such names."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node.lineno, node.name
        elif isinstance(node, ast.keyword) and node.arg in ("id", "ids"):
            for part in ast.walk(node.value):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield part.lineno, f"_{part.value}"


def wrong_in(file: Path, game: str, numbers: Numbers, root: Path = ROOT) -> list[str]:
    source = file.read_text(encoding="utf-8")
    found: list[tuple[int, list[str]]] = []
    if file.suffix == ".py":
        found += [(line, wrong_in_text(text, game, numbers)) for line, text in prose(source)]
        found += [(line, wrong_in_name(name, numbers)) for line, name in names(source)]
    else:
        for line, text in enumerate(source.splitlines(), 1):
            tests = re.findall(r"`(test_\w+)", text)
            text = re.sub(
                r"`[^`]*`|\{[^}]*\}", "", text
            )  # code, places for arguments, and the cubes of a boat: {O3 P1}
            found.append((line, wrong_in_text(text, game, numbers)))
            found += [(line, wrong_in_name(name, numbers)) for name in tests]
    return [f"{file.relative_to(root)}:{line}: {label}" for line, labels in found for label in labels]


def numbers_of(game: str) -> Numbers:
    folder = GAMES / game
    return Numbers(*((folder / name).read_text(encoding="utf-8") for name in ("RULES.md", "RULINGS.md")))


@pytest.mark.parametrize("game", HERE)
def test_every_number_quoted_exists(game: str) -> None:
    numbers = numbers_of(game)
    tests = ROOT / "tests/games" / game
    files = [*(GAMES / game).rglob("*.py"), *(GAMES / game).rglob("*.ftl"), *(GAMES / game).glob("*.md")]
    files += [*tests.rglob("*.py"), *tests.rglob("*.txt")]
    files.remove(GAMES / game / "picks.py")  # its examples are picks in notation, such as M12
    assert not [wrong for file in sorted(files) for wrong in wrong_in(file, game, numbers)]


@pytest.mark.parametrize("game", HERE)
def test_every_test_that_the_rulings_name_exists(game: str) -> None:
    rulings = (GAMES / game / "RULINGS.md").read_text(encoding="utf-8")
    source = "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "tests/games" / game).glob("*.py"))
    tests = re.findall(r"^def (test_\w+)", source, re.MULTILINE)
    named = re.findall(r"`(test_\w+?)(_?…)?`", rulings)
    missing = [
        name for name, more in named if not any(test == name or (more and test.startswith(name)) for test in tests)
    ]
    assert named
    assert not missing


@pytest.mark.parametrize("game", HERE)
def test_every_option_that_rules_and_rulings_name_exists(game: str) -> None:
    spec = next(spec for spec in all_games() if spec.id == game)
    options = {option.name for option in spec.options}
    rulings = (GAMES / game / "RULINGS.md").read_text(encoding="utf-8")
    rows = [
        row.split("|")[4]
        for row in rulings.splitlines()
        if re.match(r"\| *(?:[A-Z]?-?\d|–)", row) and row.count("|") == 6
    ]
    assert rows
    assert not {name for row in rows for name in re.findall(r"`(\w+)`", row)} - options


RULES = "## 3 Turn\n### 3.3 Steps\n- **3.3.1** First.\n- **T4** Mission.\n| **E29b** | x |\n| **W3** | y |\n"
RULINGS = "| # | Question |\n|---|---|\n| A12, A13 | ? |\n| A18 to A20 | ? |\n| A-04 | ? |\n"


@pytest.mark.parametrize(
    "text",
    [
        "3.4 A step.",
        "(3.3.2)",
        "see 3.30",
        "section 4",
        "T5: on",
        "as E29 says",
        "ruling A14",
        "A21",
        "A-05",
        "3.3, 3.5",
    ],
)
def test_a_wrong_number_is_found(text: str) -> None:
    assert len(wrong_in_text(text, "masters", Numbers(RULES, RULINGS))) == 1


@pytest.mark.parametrize(
    "text",
    [
        "3.3.1 to 3.3",
        "section 3",
        "T4",
        "E29b",
        "W03",
        "A12 and A13",
        "A19",
        "A-04",
        "0.05",
        "noqa: E402",
        "1.65 times",
        "7.5 %",
    ],
)
def test_valid_numbers_and_other_text_pass(text: str) -> None:
    assert not wrong_in_text(text, "masters", Numbers(RULES, RULINGS))


def test_numbers_in_names_of_tests() -> None:
    numbers = Numbers(RULES, RULINGS)
    assert not wrong_in_name("test_W03_and_E29b_of_a_game", numbers)
    assert not wrong_in_name("test_a04_and_a19", numbers)
    assert wrong_in_name("test_W04_then_E30_to_E29b", numbers) == ["W04", "E30"]
    assert wrong_in_name("test_a21_option", numbers) == ["a21"]


def test_a_wrong_number_in_any_kind_of_file_is_found(tmp_path: Path) -> None:
    numbers = Numbers(RULES, RULINGS)
    cases = {
        "a.py": '"""9.1 Away."""\nx = "9.9"  # T9\ndef test_E77_x() -> None:\n    """T4."""\n',
        "b.ftl": "key = Text (A99)\n    and { $number } (A12)\n",
        "c.md": "| A12 | see 3.9 | `test_Z01_…` |\n",
    }
    for name, text in cases.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    found = [wrong for name in cases for wrong in wrong_in(tmp_path / name, "masters", numbers, tmp_path)]
    assert found == ["a.py:1: 9.1", "a.py:2: T9", "a.py:3: E77", "b.ftl:1: A99", "c.md:1: 3.9", "c.md:1: Z01"]
