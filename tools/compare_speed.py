"""Check whether a change slows the games down: compare decisions per second with the commit before, in one run.

python tools/compare_speed.py [--against COMMIT] [--game GAME …]

Both trees run interpreted, because compiling them would take minutes: slower rules and wasteful loops show here too,
but effects of the compiler do not. Two processes take turns at the same random games, so that other load on the machine
affects both alike. The result is the median over all turns of the ratio of their CPU times. At 15 % or more, if three
turns in four were slower, it prints a warning. It never fails: people decide.
"""

import argparse
import json
import os
import subprocess
import sys
import tarfile
import tempfile
import time
from contextlib import ExitStack, suppress
from io import BytesIO
from pathlib import Path
from statistics import median, quantiles

ROOT = Path(__file__).parents[1]
ROUNDS = 31
ENOUGH = 5  # rounds to play even if the time is up
SLICE = 0.08  # seconds of CPU time for one turn, roughly
LONGEST = 45.0  # seconds in total
WARNING = 0.85


def no_sources(root: Path, commit: str) -> str:
    """Why there is nothing to compare with; empty if there is."""
    found = git(root, "rev-parse", "--quiet", "--verify", f"{commit}^{{commit}}")
    return (
        "" if found.returncode == 0 else f"{commit} is not here (no repository, the first commit, or a shallow clone)"
    )


def git(root: Path, *words: str) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run(["git", "-C", str(root), *words], capture_output=True, check=False)


def commit_before(root: Path) -> str:
    """The commit to compare these sources with."""
    return "HEAD" if git(root, "status", "--porcelain", "--", "src").stdout else "HEAD^"


def unpack(root: Path, commit: str, place: Path) -> Path:
    """The sources of a commit."""
    archive = git(root, "archive", commit, "src").stdout
    with tarfile.open(fileobj=BytesIO(archive)) as files:
        files.extractall(place, filter="data")
    return place / "src"


class Side:
    """A process that plays with the sources of one tree: it receives the games to play, and reports the times."""

    def __init__(self, name: str, sources: Path) -> None:
        self.name = name
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--side"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(sources), "SERENISSIMA_PURE": "1"},
        )

    def __enter__(self) -> "Side":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        with suppress(BrokenPipeError):
            self.process.communicate()

    def play(self, game: str, first: int, count: int) -> tuple[int, float]:
        """The decisions in these games, and the CPU time they took."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with suppress(BrokenPipeError):
            self.process.stdin.write(json.dumps([game, first, count]) + "\n")
            self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline() or '"it has ended"')
        if isinstance(answer, str):
            raise RuntimeError(f"{self.name}: {answer}")
        return answer[0], answer[1]


def answer() -> None:
    """Run the process of a side."""
    from serenissima.core.dice import from_seed
    from serenissima.games import find
    from serenissima.lab.configurations import plain_table

    for line in sys.stdin:
        game, first, count = json.loads(line)
        try:
            spec = find(game)
            table = plain_table(spec, spec.seats[1])
            decisions = 0
            start = time.process_time()
            for seed in range(first, first + count):
                s = spec.new(table.seats, table.options, seed)
                dice = from_seed(seed)
                while (seat := s.turn()) >= 0:
                    options = s.options(seat)
                    s.act(seat, options[dice.below(len(options))])
                    decisions += 1
            print(json.dumps([decisions, time.process_time() - start]), flush=True)
        except Exception as error:
            print(json.dumps(f"{type(error).__name__}: {error}"), flush=True)


def compare(game: str, before: Side, now: Side, rounds: int, seconds: float) -> str:
    """The comparison in one line."""
    until = time.monotonic() + seconds
    count = 1
    while True:
        before.play(game, 0, count)
        _, spent = now.play(game, 0, count)
        if spent >= SLICE / 2 or count >= 1000:
            break
        count = max(count + 1, min(count * 8, int(count * SLICE / max(spent, 1e-6))))
    rates: list[tuple[float, float]] = []
    while len(rates) < rounds and (len(rates) < ENOUGH or time.monotonic() < until):
        first = len(rates) * count
        turn = {side: side.play(game, first, count) for side in ((before, now) if len(rates) % 2 else (now, before))}
        rates.append((turn[before][0] / turn[before][1], turn[now][0] / turn[now][1]))
    return verdict(game, rates)


def verdict(game: str, rates: list[tuple[float, float]]) -> str:
    """Decisions per second before and now, the ratio, and the range that contains half of the turns."""
    ratios = sorted(after / before for before, after in rates)
    low, middle, high = quantiles(ratios, n=4, method="inclusive")
    before, after = (median(side) for side in zip(*rates, strict=True))
    line = f"{game:<10}{before:>10,.0f}{after:>10,.0f}{middle - 1:>+9.1%}   ({low - 1:+.1%} … {high - 1:+.1%})"
    return f"{line}  WARNING: slower by 15 % or more" if middle <= WARNING and high < 1 else line


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the speed of these sources with that of an earlier commit.")
    parser.add_argument("--side", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--against", metavar="COMMIT", help="by default the one that these sources go beyond")
    parser.add_argument("--game", action="append", metavar="GAME", help="only this one; repeat for several")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--root", type=Path, default=ROOT, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.side:
        answer()
        return
    commit = given.against or commit_before(given.root)
    reason = no_sources(given.root, commit)
    if reason:
        print(f"Speed was not compared: {reason}.")
        return
    print(f"Decisions a second, interpreted: {commit}, now, the change (and half of the turns):")
    with ExitStack() as stack:
        place = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        before = stack.enter_context(Side(commit, unpack(given.root, commit, place)))
        now = stack.enter_context(Side("now", given.root / "src"))
        games = given.game or games_of(given.root)
        for game in games:
            try:
                print(compare(game, before, now, given.rounds, LONGEST / len(games)), flush=True)
            except RuntimeError as error:
                print(f"{game:<10}cannot be compared: {error}", flush=True)


def games_of(root: Path) -> list[str]:
    """All games in these sources."""
    run = subprocess.run(
        [sys.executable, "-c", "from serenissima.games import ids; print(*ids())"],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(root / "src"), "SERENISSIMA_PURE": "1"},
    )
    return run.stdout.split()


if __name__ == "__main__":
    main()
