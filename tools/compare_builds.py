"""Compares the speed of two installed builds: copies, random games, playouts, greedy decisions, search iterations.

python tools/compare_builds.py OLD NEW [--rounds 15] [--game GAME …]

OLD and NEW are Python interpreters of two environments, or folders with a build. Two processes take turns at the same
work, so that other load on the machine affects both alike. Printed are the CPU time of one piece of work in each build,
the best of all rounds, and the median of the ratios NEW / OLD with the range that contains half of the rounds.
`make speed` compares sources, interpreted; this shows effects of the compiler too.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import quantiles

KINDS = ("copies", "random_games", "playouts", "greedy_decisions", "iterations")
SLICE = 0.05  # the least CPU time of one turn, in seconds
MOST = 1 << 17


class Side:
    """A process that runs one build: it gets work to do, and reports how long it took."""

    def __init__(self, build: Path) -> None:
        folder = build.is_dir()
        self.process = subprocess.Popen(
            [sys.executable if folder else str(build), __file__, "--side"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(build)} if folder else None,
        )

    def work(self, game: str, kind: str, count: int) -> float:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([game, kind, count]) + "\n")
        self.process.stdin.flush()
        return float(json.loads(self.process.stdout.readline()))


def answer() -> None:
    """Run the process of a side."""
    from serenissima.games import find
    from serenissima.lab.bench import Work
    from serenissima.lab.configurations import plain_table

    works: dict[str, Work] = {}
    for line in sys.stdin:
        game, kind, count = json.loads(line)
        if game not in works:
            spec = find(game)
            works[game] = Work(spec, plain_table(spec, spec.seats[1]))
        work = works[game]
        start = time.process_time()
        if kind == "copies":
            for i in range(count):
                work.positions[i % len(work.positions)].clone()
        else:
            getattr(work, kind)(count)
        print(time.process_time() - start, flush=True)


def compare(game: str, kind: str, old: Side, new: Side, rounds: int) -> str:
    """The comparison in one line."""
    count = 1
    while old.work(game, kind, count) < SLICE and count < MOST:
        count *= 2
    new.work(game, kind, count)
    spent: dict[Side, list[float]] = {old: [], new: []}
    for i in range(rounds):
        for side in (old, new) if i % 2 else (new, old):
            spent[side].append(side.work(game, kind, count) / count)
    low, middle, high = quantiles([b / a for a, b in zip(spent[old], spent[new], strict=True)], n=4, method="inclusive")
    times = "".join(f"{min(spent[side]) * 1e6:>11,.2f} µs" for side in (old, new))
    return f"{game:<10}{kind:<18}{times}{middle:>8.3f}   ({low:.3f} … {high:.3f})"


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the speed of two installed builds.")
    parser.add_argument("builds", nargs="*", type=Path, metavar="OLD NEW")
    parser.add_argument("--side", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--game", action="append", metavar="GAME", help="only this one; repeat for several")
    parser.add_argument("--rounds", type=int, default=15)
    given = parser.parse_args()
    if given.side:
        answer()
        return
    if len(given.builds) != 2:
        parser.error("name two builds: OLD NEW")
    from serenissima.games import ids

    old, new = (Side(build) for build in given.builds)
    try:
        for game in given.game or ids():
            for kind in KINDS:
                print(compare(game, kind, old, new, given.rounds), flush=True)
    finally:
        for side in (old, new):
            side.process.kill()
            side.process.communicate()


if __name__ == "__main__":
    main()
