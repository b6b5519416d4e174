"""`serenissima new-game` writes a package that obeys the laws and can be played at once."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from package_support import LONG, environment, pip_install, run
from typer.testing import CliRunner

from serenissima.cli import app


def test_a_new_game_can_be_installed_checked_tested_and_played(tmp_path: Path) -> None:
    site = tmp_path / "site"
    told = run(site, "new-game", "high_tide", "--folder", str(tmp_path)).stdout
    assert "pip install " in told
    package = tmp_path / "high_tide"
    pip_install(package, site)
    assert "high_tide" in [game["id"] for game in json.loads(run(site, "games", "--json").stdout)]
    run(site, "check", "high_tide", "--games", "10")
    seats = ",".join(["greedy"] * 8)
    for language, said in (("en", "All prizes have been raced for."), ("fr", "Tous les prix ont été courus.")):
        saved = str(tmp_path / "game.json")
        assert said in run(site, "play", "high_tide", "--seats", seats, "--save", saved, "--lang", language).stdout
    tests = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(package / "tests")]
    done = subprocess.run(tests, capture_output=True, text=True, timeout=LONG, env=environment(site), cwd=tmp_path)
    assert done.returncode == 0, done.stdout


def refusal(*arguments: str) -> str:
    """What `new-game` says when it refuses."""
    done = CliRunner().invoke(app, ["new-game", *arguments], env={"COLUMNS": "200"})
    assert isinstance(done.exception, SystemExit), done.exception
    assert done.exit_code == 2
    return done.stderr


@pytest.mark.parametrize(
    ("id", "reason"),
    [
        ("High", "cannot be the id"),
        ("../x", "cannot be the id"),
        ("a-b", "cannot be the id"),
        ("", "cannot be the id"),
        ("doge", "already the name"),
        ("json", "already the name"),
        ("class", "a reserved word of Python"),
        ("serenissima", "already the name"),
        ("pytest", "already the name"),
    ],
)
def test_invalid_ids_are_refused(tmp_path: Path, id: str, reason: str) -> None:
    assert reason in refusal("--folder", str(tmp_path), "--", id)
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten_and_bad_places_are_named(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    assert "already exists" in refusal("mine", "--folder", str(tmp_path))
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    assert str(file) in "".join(refusal("yours", "--folder", str(file)).split("\n"))


def test_the_help_teaches() -> None:
    told = CliRunner().invoke(app, ["new-game", "--help"]).stdout
    assert "pip install " in told
    assert "add-a-game" in told
