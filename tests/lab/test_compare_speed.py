"""The comparison with the commit before warns of what is slow, says what it cannot compare, and never fails."""

import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

ROOT = Path(__file__).parents[2]
SLOWED = "        self.number += 1\n"


def git(folder: Path, *words: str) -> None:
    author = ("-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "init.defaultBranch=main")
    subprocess.run(["git", *author, *words], cwd=folder, check=True, capture_output=True)


def compare(folder: Path, *words: str) -> str:
    command = [sys.executable, str(ROOT / "tools" / "compare_speed.py"), "--root", str(folder), *words]
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=300).stdout


@pytest.fixture(scope="module")
def repository(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A first commit with the sources as they are."""
    folder = tmp_path_factory.mktemp("repository")
    unneeded = ignore_patterns("__pycache__", "web", "*.so")
    copytree(ROOT / "src" / "serenissima", folder / "src" / "serenissima", ignore=unneeded)
    (folder / ".gitignore").write_text("__pycache__\n")
    git(folder, "init")
    git(folder, "add", ".")
    git(folder, "commit", "-m", "first")
    return folder


def test_a_first_commit_or_a_shallow_clone_is_reported(repository: Path, tmp_path: Path) -> None:
    assert compare(repository).startswith("Speed was not compared: HEAD^ is not here")
    assert compare(tmp_path).startswith("Speed was not compared: HEAD^ is not here")


def test_a_slowdown_is_reported_before_and_after_its_commit(repository: Path) -> None:
    """Every answer takes several times as long: that shows however busy the machine is."""
    file = repository / "src" / "serenissima" / "core" / "state.py"
    text = file.read_text(encoding="utf-8")
    assert SLOWED in text
    file.write_text(text.replace(SLOWED, SLOWED + "        sum(range(5000))\n"), encoding="utf-8")
    words = ("--game", "doge", "--game", "nowhere", "--rounds", "5")
    for against in ("HEAD", "HEAD^"):
        told = compare(repository, *words)
        heading, doge, nowhere = told.splitlines()
        assert f"interpreted: {against}," in heading
        assert "WARNING: slower by 15 %" in doge
        assert nowhere.startswith("nowhere   cannot be compared: ")
        if against == "HEAD":
            git(repository, "commit", "--all", "-m", "slow")


@pytest.mark.parametrize(
    ("rates", "is_warned"),
    [
        ([(100, 84)] * 8, True),
        ([(100, 86)] * 8, False),
        ([(100, 140)] * 8, False),
        ([(100, 80)] * 5 + [(100, 120)] * 3, False),  # so uneven that nobody can tell
    ],
)
def test_the_verdict(rates: list[tuple[float, float]], is_warned: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "tools")
    from compare_speed import verdict

    assert ("WARNING" in verdict("doge", rates)) is is_warned
