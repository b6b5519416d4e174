"""The catalogues: both languages say the same things, nothing is missing, and nothing is left over."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import serenissima
from serenissima.games import all_games
from serenissima.locale import LANGUAGES

PACKAGE = Path(serenissima.__file__).parent
FILES = sorted(
    str(file.relative_to(PACKAGE)).replace("/en/", "/{language}/") for file in PACKAGE.rglob("locale/en/*.ftl")
)
SHARED_WORDS = re.compile(
    r"place|score|position|expert|option|doge|quarantia|total|tables?|points?|p50|p99|serenissima|venice|lagoon|masters|of"
    r"|clubs?|records|menu|pages|pause|min|s|gondolier|notifications|intrigue|missions|assist|assistants|prologue|canal|mercato|ducats|webhook|\d+"
)

# Symbols of a legend, which stand after a dot, are words of their own.
BREAKABLE = re.compile(r"(?<=[^\s·=]) (?=[:;?!»])|(?<=«) ")


class Variables(Visitor):
    """Collects the arguments that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def path(language: str, file: str) -> Path:
    return PACKAGE / file.format(language=language)


@cache
def messages(language: str, file: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse(path(language, file).read_text(encoding="utf-8"))
    assert not [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len(found) == len({entry.id.name for entry in found}), "a message is there twice"
    return {entry.id.name: entry for entry in found}


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.found


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_messages_with_the_same_arguments(file: str) -> None:
    english, *others = [messages(language, file) for language in LANGUAGES]
    for other in others:
        assert set(other) == set(english)
        assert {id: variables(other[id]) for id in other} == {id: variables(english[id]) for id in english}


def test_no_two_files_have_the_same_message() -> None:
    """Pages load several files together: one of two messages with the same id would never be shown."""
    found = Counter(id for file in FILES for id in messages("en", file))
    assert [id for id, count in found.items() if count > 1] == []


@pytest.mark.parametrize("file", FILES)
def test_french_is_not_english(file: str) -> None:
    english, french = messages("en", file), messages("fr", file)
    same = [
        id
        for id, entry in french.items()
        if entry.value is not None and entry.value.equals(english[id].value) and not is_the_same_anyway(entry)
    ]
    assert same == []


def is_the_same_anyway(entry: ast.Message) -> bool:
    """Proper names, symbols and words that both languages share."""
    assert entry.value is not None
    if entry.id.name.endswith(("-name", "-title", "-credit")) or "-area-" in entry.id.name:
        return True
    text = "".join(part.value for part in entry.value.elements if isinstance(part, ast.TextElement))
    return all(SHARED_WORDS.fullmatch(word) for word in re.findall(r"\w+", text.lower()))


@pytest.mark.parametrize("file", FILES)
def test_french_punctuation_stays_with_its_word(file: str) -> None:
    """The space before : ; ? ! » and after « never ends a line."""
    lines = path("fr", file).read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#") and BREAKABLE.search(line)] == []


def test_every_game_has_the_words_that_menus_and_endings_need() -> None:
    for spec in all_games():
        known = messages("en", f"games/{spec.id}/locale/{{language}}/{spec.id}.ftl")
        needed = {f"{spec.id}-title", f"{spec.id}-blurb", *[f"{spec.id}-ending-{ending}" for ending in spec.endings]}
        for option in spec.options:
            needed |= {f"{spec.id}-option-{option.name}", f"{spec.id}-option-{option.name}-help"}
        assert needed <= set(known)


def test_no_message_is_left_over() -> None:
    """Every id, or the beginning of it that code completes, is written somewhere in the sources."""
    code = "\n".join(
        file.read_text(encoding="utf-8")
        for folder in (PACKAGE, Path(__file__).parents[1] / "web" / "src")
        for pattern in ("*.py", "*.ts", "*.svelte")
        for file in folder.rglob(pattern)
    )
    built = {match.rstrip("{$") for match in re.findall(r"[a-z]+(?:-[\w]+)*-[{$]", code)}
    ids = [id for file in FILES for id in messages("en", file)]
    used = [id for id in ids if id in code or any(id.startswith(start) for start in built) or is_built_from(id, code)]
    assert [id for id in ids if id not in used] == []


def is_built_from(id: str, code: str) -> bool:
    """Games prefix their ids: `doge-voted` may be written as `voted`; rules and guides name their sections only."""
    section = re.fullmatch(r"\w+-(?:rules|guide)-(.+?)(?:-text)?", id)
    if section:
        return f"id: '{section[1]}'" in code
    theme = re.fullmatch(r"\w+?-why-(\w+?)(?:-others)?", id)
    if theme:
        return f'"{theme[1]}"' in code
    begun = re.findall(r"\}-((?:[a-z]+-)+)[{$]", code)
    own = [id.removeprefix(f"{spec.id}-") for spec in all_games() if id.startswith(f"{spec.id}-")]
    return any(rest in code or any(rest.startswith(start) for start in begun) for rest in own) or bool(
        re.match(r"\w+-(option|ending|title|blurb)", id)
    )
