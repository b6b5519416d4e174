"""The wheel that `make dist` builds works in an environment that has nothing but its dependencies."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest
from machine_requirements import skip_unless_ci

ROOT = Path(__file__).parents[2]
NEEDED = (
    "serenissima/py.typed",
    "serenissima/server/web/index.html",
    "serenissima/locale/fr/core.ftl",
    "serenissima/games/doge/RULES.md",
    "serenissima/games/doge/weights.json",
    "serenissima/games/doge/locale/fr/doge.ftl",
    "serenissima/games/gondola/data/board.json",
    "serenissima/server/storage/migrations/versions/0001_tables.py",
)


def run(*command: str | Path, **environment: str) -> str:
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with sdist and wheel. They are not compiled: that is tried by all other tests."""
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "hatchling", "build", "-d", folder, SERENISSIMA_MYPYC="0")
    return folder


def test_the_wheel_has_everything_that_is_needed_at_run_time(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    names = set(ZipFile(wheel).namelist())
    assert [name for name in NEEDED if name not in names] == []
    assert not [name for name in names if name.startswith(("tests/", "web/"))]


def test_the_installed_wheel_plays_a_game(built: Path, tmp_path: Path) -> None:
    (wheel,) = built.glob("*.whl")
    run(sys.executable, "-m", "venv", "--without-pip", tmp_path / "venv")
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", tmp_path / "venv" / "bin" / "python")
    pins = ROOT / "requirements" / "run.txt"
    try:
        run(*pip, "install", "--quiet", "--no-compile", "--no-deps", "-r", pins, wheel)
    except AssertionError as error:
        if "No matching distribution" in str(error) or "Connection" in str(error):
            skip_unless_ci("no package index can be reached")
        raise
    serenissima = tmp_path / "venv" / "bin" / "serenissima"
    record = tmp_path / "game.json"
    assert "doge" in run(serenissima, "games", "--json", PYTHONPATH="")
    run(
        serenissima, "play", "lagoon", "--seats", "greedy,greedy,greedy", "--seed", "1", "--save", record, PYTHONPATH=""
    )
    assert run(serenissima, "verify", record, PYTHONPATH="")
