"""Packages of games as somebody else would install them, and commands that find them in their folder."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
GAMES: Final = Path(__file__).parent / "games"
LONG: Final = 240


def pip_install(package: Path, site: Path) -> None:
    """Install a package without touching the environment that the tests run in, and without a network."""
    quiet = ("--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation", "--no-index")
    command = [sys.executable, "-m", "pip", "install", *quiet, "--target", str(site), str(package)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=LONG)
    assert done.returncode == 0, done.stderr


def put(site: Path, id: str, place: str, files: dict[str, str]) -> None:
    """A package as pip would leave it: its files, and what `place` its entry point names."""
    for name, text in files.items():
        file = site / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    told = site / f"{id}_game-1.0.dist-info"
    told.mkdir(parents=True)
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {id}-game\nVersion: 1.0\n", encoding="utf-8")
    (told / "entry_points.txt").write_text(f"[serenissima.games]\n{id} = {place}\n", encoding="utf-8")


def environment(site: Path, **more: str) -> dict[str, str]:
    """The games of this folder, and no others of the test's own."""
    ours = [place for place in sys.path if place and not Path(place).is_relative_to(ROOT / "docs")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join([*ours, str(site)]), "COLUMNS": "200", **more}


def run(site: Path, *arguments: str, code: int = 0, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """`serenissima …` with the games of this folder. It never shows a traceback."""
    done = subprocess.run(
        [sys.executable, "-m", "serenissima", *arguments],
        capture_output=True,
        text=True,
        input=typed,
        timeout=LONG,
        env=environment(site, **more),
    )
    assert "Traceback" not in done.stdout + done.stderr, done.stdout + done.stderr
    assert done.returncode == code, done.stdout + done.stderr
    return done


def run_python(site: Path, script: str, **more: str) -> str:
    """What a program prints that can import these games."""
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", script],
        capture_output=True,
        text=True,
        timeout=LONG,
        env=environment(site, **more),
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
