"""A package with a mistake is left out, with a reason; the other games do not suffer from it."""

import json
from pathlib import Path

import pytest
from package_support import GAMES, put, run, run_python

from serenissima.games import ids

MINI = (
    (GAMES / "mini.py")
    .read_text(encoding="utf-8")
    .replace("import Credits, GameSpec,", "import Credits, Game, GameSpec, Option,")
)


def changed(id: str, old: str, new: str) -> tuple[str, dict[str, str]]:
    """The smallest game with one line changed: its entry point and its file."""
    assert old in MINI
    return f"{id}:SPEC", {f"{id}.py": MINI.replace('"mini"', f'"{id}"').replace(old, new)}


NO_CREDITS = 'credits = Credits(("Nobody",), 2026, "own rules")'
TO_MODULES = (
    "class MiniSpec(GameSpec):",
    "class Halves:\n    pass\nclass MiniSpec(Game):\n    position = Mini\n    knowledge = wording = audit = Halves\n",
)
MISTAKES = {
    "unpaid": (
        *changed("unpaid", NO_CREDITS, "credits = None"),
        "“credits” must be Credits(tuple[str, ...], int, str) and is None",
    ),
    "author": (*changed("author", '("Nobody",)', '"Nobody"'), "“credits” must be Credits"),
    "listed": (
        *changed("listed", "options = ()", 'options = ["x"]'),
        "“options” must be tuple[Option, ...] and is ['x']",
    ),
    "beyond": (
        *changed("beyond", "options = ()", 'options = (Option("size", 9, (1, 2)),)'),
        "“options: size” must be 1, 2 and is 9",
    ),
    "ended": (*changed("ended", 'endings = ("counted",)', 'endings = "counted"'), "“endings” must be tuple[str, ...]"),
    "long": (*changed("long", "longest = END", 'longest = "20"'), "“longest” must be int and is '20'"),
    "learned": (*changed("learned", "actions = 4", "actions = None"), "“actions” must be int and is None"),
    "versed": (*changed("versed", "version = 1", 'version = "1"'), "“version” must be int and is '1'"),
    "titled": (*changed("titled", 'title = "Mini"', "title = None"), "“title” must be str and is None"),
    "staged": (*changed("staged", 'stage = "draft"', "stage = 3"), "“stage” must be str and is 3"),
    "modules": (*changed("modules", *TO_MODULES), "does not say knowledge.public, knowledge.private, knowledge.redeal"),
    "required": (
        *changed(
            "required", "    def set_up", "    def required_options(self, seats):\n        1 / 0\n\n    def set_up"
        ),
        "ZeroDivisionError",
    ),
    "raises": ("raises:SPEC", {"raises.py": "1 / 0\n"}, "ZeroDivisionError"),
    "leaves": ("leaves:SPEC", {"leaves.py": "raise SystemExit(3)\n"}, "SystemExit: 3"),
    "nested": ("nowhere.at.all:SPEC", {}, "nowhere"),
    "garbled": ("not a place", {}, "not a place"),
    "crooked": ("crooked:SPEC", {"crooked.py": MINI.replace('"mini"', '"crooked"').replace("(2, 8)", "4")}, "seats"),
    "lost": ("nowhere:SPEC", {}, "nowhere"),
    "typed": ("typed:SPEC", {"typed.py": "SPEC = 'a text'\n"}, "not a GameSpec but a str"),
    "other": ("other:SPEC", {"other.py": MINI}, "has the id “mini”"),
    "crowd": (
        "crowd:SPEC",
        {"crowd.py": MINI.replace('"mini"', '"crowd"').replace("(2, 8)", "(2, 9)")},
        "at most 8 seats",
    ),
    "empty": (
        "empty:SPEC",
        {
            "empty.py": (
                "from serenissima.core.spec import GameSpec\nclass Empty(GameSpec):\n    id = 'empty'\nSPEC = Empty()\n"
            )
        },
        "does not say",
    ),
}


@pytest.fixture(scope="module")
def wrong(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with every mistake, and one game that works."""
    site = tmp_path_factory.mktemp("wrong")
    for id, (place, files, _) in MISTAKES.items():
        put(site, id, place, files)
    put(site, "mini", "mini:SPEC", {"mini.py": MINI})
    return site


def test_they_are_left_out_and_each_is_named_once(wrong: Path) -> None:
    done = run(wrong, "games", "--json")
    found = [game["id"] for game in json.loads(done.stdout)]
    assert "mini" in found
    assert not set(found) & set(MISTAKES)
    for id, (_, _, reason) in MISTAKES.items():
        lines = [line for line in done.stderr.splitlines() if f"“{id}” is left out" in line]
        assert len(lines) == 1, done.stderr
        assert reason in done.stderr


def test_the_server_offers_the_other_games(wrong: Path) -> None:
    script = """
import asyncio
from types import SimpleNamespace
from serenissima.server.http import get_games
from serenissima.server.offer import standard
state = SimpleNamespace(tables=SimpleNamespace(offer=standard))
print(*[game.id for game in asyncio.run(get_games.fn(state))])
"""
    expected = [*ids(), "mini"]
    assert run_python(wrong, script).split()[-len(expected) :] == expected


def test_asking_for_one_says_why(wrong: Path) -> None:
    done = run(wrong, "play", "raises", code=2, SERENISSIMA_LANG="fr")
    assert done.stderr.replace("\u202f", " ").count("« raises » est laissé de côté") == 1
    assert "ZeroDivisionError" in done.stderr


def test_a_game_without_texts_is_played_in_french_with_a_notice(wrong: Path, tmp_path: Path) -> None:
    saved = str(tmp_path / "game.json")
    done = run(wrong, "play", "mini", "--seats", "random,random", "--save", saved, "--lang", "fr")
    assert done.stderr.count("Mini n’a pas de textes dans votre langue") == 1


def test_a_broken_part_is_said(tmp_path: Path) -> None:
    spec = MINI.replace('"mini"', '"halved"').replace("mini-", "halved-")
    put(tmp_path, "halved", "halved:SPEC", {"halved/__init__.py": spec, "halved/policy.py": "import nowhere_at_all\n"})
    done = run(tmp_path, "arena", "halved", "--bots", "greedy", "--games", "1", "--jobs", "1", code=2)
    assert "The part “policy” of the game “halved” cannot be loaded" in " ".join(done.stderr.split())


def test_a_game_with_english_texts_only_is_played_in_english_with_a_notice(tmp_path: Path) -> None:
    spec = MINI.replace('"mini"', '"tongue"').replace("mini-", "tongue-").replace('"Mini"', '"Tongue"')
    words = "tongue-say = I say { $amount }\ntongue-how-many = How far do you count?\n"
    put(tmp_path, "tongue", "tongue:SPEC", {"tongue/__init__.py": spec, "tongue/locale/en/tongue.ftl": words})
    file = str(tmp_path / "game.json")
    done = run(tmp_path, "play", "tongue", "--seats", "human,random", "--save", file, "--lang", "fr", typed="q\n")
    assert done.stderr.count("Tongue n’a pas de textes dans votre langue") == 1
    assert "How far do you count?" in done.stdout
    assert "I say 3" in done.stdout


QUICK = ("--bots", "random", "--jobs", "1", "--games", "2", "--seats", "2")


@pytest.mark.parametrize("command", [("arena", *QUICK), ("balance", *QUICK), ("check", "--at", "1:0", "--seats", "2")])
def test_studying_a_game_without_texts_in_french_gives_the_same_notice(
    tmp_path: Path, command: tuple[str, ...]
) -> None:
    put(tmp_path, "mini", "mini:SPEC", {"mini.py": MINI})
    done = run(tmp_path, command[0], "mini", *command[1:], "--lang", "fr")
    assert done.stderr.count("Mini n’a pas de textes dans votre langue") == 1
