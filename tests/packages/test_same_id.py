"""Packages whose games have the same id: the packages are named, and all other games can be played."""

import json
from pathlib import Path

import pytest
from package_support import GAMES, put, run, run_python

from serenissima.games import ids

MINI = (GAMES / "mini.py").read_text(encoding="utf-8")


def named(id: str) -> str:
    """The smallest game under another id."""
    return MINI.replace('"mini"', f'"{id}"').replace("mini-", f"{id}-")


def rename(site: Path, package: str, id: str) -> None:
    """Give the game of a package an id that another package uses, too."""
    points = site / f"{package}_game-1.0.dist-info" / "entry_points.txt"
    points.write_text(points.read_text(encoding="utf-8").replace(f"{package} =", f"{id} ="), encoding="utf-8")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two packages with a game called “spices”, one with a “doge” of its own, and one alone with its id."""
    site = tmp_path_factory.mktemp("same-id")
    put(site, "mini", "mini:SPEC", {"mini.py": MINI})
    put(site, "spices", "spices:SPEC", {"spices.py": named("spices")})
    put(site, "pepper", "pepper:SPEC", {"pepper.py": named("spices")})
    put(site, "palace", "palace:SPEC", {"palace.py": named("doge")})
    rename(site, "pepper", "spices")
    rename(site, "palace", "doge")
    return site


def test_the_packages_are_named_and_the_other_games_remain(site: Path) -> None:
    done = run(site, "games", "--json")
    games = {game["id"]: game["title"] for game in json.loads(done.stdout)}
    assert list(games) == sorted([*ids(), "mini"])
    assert games["doge"] == "Doge"
    assert done.stderr.splitlines() == [
        "The game “spices” is left out: several installed packages have a game with this id (pepper-game, "
        "spices-game). Uninstall all but one of them.",
        "The game “doge” of the package palace-game is left out: Serenissima itself has a game with this id.",
    ]


def test_asking_for_the_game_says_it_once(site: Path) -> None:
    done = run(site, "play", "spices", code=2, SERENISSIMA_LANG="fr")
    assert done.stderr.count("pepper-game, spices-game") == 1
    assert "Désinstallez-les tous sauf un" in done.stderr


def test_a_program_can_play_the_other_games_and_is_told_why_not_this_one(site: Path) -> None:
    script = """
import serenissima
for game in ("doge", "mini"):
    print(serenissima.play(game, ["random"] * 3, seed=1).is_over)
try:
    serenissima.game("spices")
except serenissima.BadTable as problem:
    print(problem)
"""
    doge, mini, said = run_python(site, script).splitlines()
    assert doge == mini == "True"
    assert "(pepper-game, spices-game)" in said
