"""Speed of the games on one core: random play through the public interface, copies, and the work of the bots.

Times are CPU time and the best of several slices, so that other work on the machine has little influence.
"""

import json
import os
import subprocess
import sys
import time
import traceback
from collections.abc import Callable
from typing import Any, Final

from serenissima import is_compiled
from serenissima.bots.api import Perspective, make_bot, make_searcher
from serenissima.core.dice import from_seed
from serenissima.core.errors import BadTable
from serenissima.core.messages import message
from serenissima.core.spec import GameSpec
from serenissima.core.state import State
from serenissima.lab.configurations import Table, plain_table
from serenissima.lab.random_play import play_randomly

Row = dict[str, Any]
COPIES: Final = 4000
SLICES: Final = 5
FEWEST: Final = 4
PART: Final = 4
ITERATIONS: Final = 32
GOLDEN: Final = 0.6180339887


def random_game(spec: GameSpec, table: Table, seed: int) -> tuple[int, int]:
    """Play one random game; returns the number of decisions and of options."""
    s = spec.new(table.seats, table.options, seed)
    dice = from_seed(seed)
    decisions = branches = 0
    while (seat := s.turn()) >= 0:
        options = s.options(seat)
        s.act(seat, options[dice.below(len(options))])
        decisions += 1
        branches += len(options)
    return decisions, branches


def positions(spec: GameSpec, table: Table, seed: int) -> list[State]:
    """Positions from the whole course of a game."""
    s = spec.new(table.seats, table.options, seed)
    dice = from_seed(seed)
    found: list[State] = []
    while (seat := s.turn()) >= 0:
        options = s.options(seat)
        found.append(s.clone())
        s.act(seat, options[dice.below(len(options))])
    return found


def time_of_copies(copied: list[State]) -> float:
    """Seconds per copy of a position."""
    rounds = max(1, COPIES // len(copied))
    start = time.process_time()
    for _ in range(rounds):
        for s in copied:
            s.clone()
    return (time.process_time() - start) / (rounds * len(copied))


def best_rate(work: Callable[[int], int], seconds: float) -> float:
    """The best rate per second. `work` always does the same amount of work and returns how much it was."""
    count = FEWEST
    while True:
        start = time.process_time()
        work(count)
        spent = time.process_time() - start
        if spent * SLICES >= seconds / 2:
            break
        count *= 2
    best = 0.0
    for _ in range(SLICES):
        start = time.process_time()
        done = work(count)
        best = max(best, done / (time.process_time() - start))
    return best


class Work:
    """Random games, and what bots do in positions from the whole course of one."""

    def __init__(self, spec: GameSpec, table: Table) -> None:
        self.spec = spec
        self.table = table
        self.games = 0
        self.decisions = 0
        self.branches = 0
        self.positions = positions(spec, table, 0)
        self.open = [s for s in self.positions if len(s.options(s.turn())) > 1]
        self.greedy = make_bot("greedy", spec.id)

    def random_games(self, count: int) -> int:
        before = self.decisions
        for seed in range(count):
            decisions, branches = random_game(self.spec, self.table, seed)
            self.games += 1
            self.decisions += decisions
            self.branches += branches
        return self.decisions - before

    def sample(self, count: int) -> list[State]:
        """Positions with a choice, spread over the game."""
        return [self.open[int(piece * GOLDEN % 1 * len(self.open))] for piece in range(count)]

    def playouts(self, count: int) -> int:
        """Copies, played to the end at random."""
        dice = from_seed(0)
        for s in self.sample(count):
            play_randomly(s.clone(), dice, self.spec.longest)
        return count

    def greedy_decisions(self, count: int) -> int:
        """Decisions of the greedy bot, including resampling."""
        dice = from_seed(0)
        for s in self.sample(count):
            self.greedy.choose(Perspective(self.spec, s, s.turn()), dice)
        return count

    def iterations(self, count: int) -> int:
        """Search iterations, starting without any memory."""
        dice = from_seed(0)
        for s in self.sample(count):
            searcher = make_searcher(f"mcts:iterations={ITERATIONS}", self.spec.id)
            searcher.weigh(Perspective(self.spec, s, s.turn()), dice)
        return count * ITERATIONS


def measure(spec: GameSpec, seats: int, seconds: float) -> Row:
    """One row of the tables. Random play gets the full time, each of the others a part of it."""
    work = Work(spec, plain_table(spec, seats))
    best = best_rate(work.random_games, seconds)
    clone = min(time_of_copies(work.positions) for _ in range(SLICES))
    return {
        "game": spec.id,
        "seats": seats,
        "build": "compiled" if is_compiled() else "interpreted",
        "decisions_per_s": round(best),
        "games_per_s": round(best * work.games / work.decisions, 1),
        "decisions_per_game": round(work.decisions / work.games, 1),
        "branching": round(work.branches / work.decisions, 1),
        "clone_us": round(clone * 1e6, 2),
        "playouts_per_s": round(best_rate(work.playouts, seconds / PART)),
        "greedy_per_s": round(best_rate(work.greedy_decisions, seconds / PART)),
        "mcts_per_s": round(best_rate(work.iterations, seconds / PART)),
    }


def bench(specs: list[GameSpec], seconds: float, progress: Callable[[], None] = lambda: None) -> list[Row]:
    """All games at their largest table, in the running build and, if that is compiled, also interpreted."""
    rows: list[Row] = []
    for spec in specs:
        for pure in ("0", "1") if is_compiled() else ("1",):
            rows.append(measure_alone(spec.id, seconds, pure))
            progress()
    return rows


def measure_alone(game: str, seconds: float, pure: str) -> Row:
    """One row, measured in a process that does nothing else: a progress bar costs a tenth of the speed."""
    run = subprocess.run(
        [sys.executable, "-m", "serenissima.lab.bench", game, str(seconds)],
        capture_output=True,
        text=True,
        env={**os.environ, "SERENISSIMA_PURE": pure},
    )
    if run.returncode:
        said = run.stderr.strip().splitlines() or [f"exit code {run.returncode}"]
        if os.environ.get("SERENISSIMA_TRACEBACK"):
            print(run.stderr, file=sys.stderr)
        raise BadTable(message("bench-failed", game=game, detail=said[-1]))
    row: Row = json.loads(run.stdout)
    return row


def main() -> None:
    from serenissima.game_errors import place_in
    from serenissima.games import find, in_a_line

    spec = find(sys.argv[1])
    try:
        print(json.dumps(measure(spec, spec.seats[1], float(sys.argv[2]))))
    except Exception as error:
        traceback.print_exc()
        place = place_in(spec, error)
        sys.exit(in_a_line(error) + (f" ({place})" if place else ""))  # the last line is passed on


if __name__ == "__main__":
    main()
