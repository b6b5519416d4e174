"""A package with a mistake is left out, with a reason; the other games do not suffer from it."""

import json
from pathlib import Path

import pytest
from package_support import GAMES, put, run

MINI = (GAMES / "mini.py").read_text(encoding="utf-8")
MISTAKES = {
    "raises": ("raises:SPEC", {"raises.py": "1 / 0\n"}, "ZeroDivisionError"),
    "leaves": ("leaves:SPEC", {"leaves.py": "raise SystemExit(3)\n"}, "SystemExit: 3"),
    "nested": ("nowhere.at.all:SPEC", {}, "nowhere"),
    "garbled": ("not a place", {}, "not a place"),
    "crooked": ("crooked:SPEC", {"crooked.py": MINI.replace('"mini"', '"crooked"').replace("(2, 8)", "4")}, "seats"),
    "lost": ("nowhere:SPEC", {}, "nowhere"),
    "typed": ("typed:SPEC", {"typed.py": "SPEC = 'a text'\n"}, "not a GameSpec but a str"),
    "other": ("other:SPEC", {"other.py": MINI}, "has the id “mini”"),
    "crowd": ("crowd:SPEC", {"crowd.py": MINI.replace('"mini"', '"crowd"').replace("(2, 8)", "(2, 9)")}, "1 to 8"),
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


def test_asking_for_one_says_why(wrong: Path) -> None:
    done = run(wrong, "play", "raises", code=2, SERENISSIMA_LANG="fr")
    assert "laissé de côté" in done.stderr
    assert "ZeroDivisionError" in done.stderr


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
    assert done.stderr.count("Tongue n’a pas de textes en français") == 1
    assert "How far do you count?" in done.stdout
    assert "I say 3" in done.stdout
