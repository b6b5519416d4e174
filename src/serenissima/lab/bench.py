"""How fast the games are: random play through the plain interface on one core, and copies of positions.

Times are processor time and the best of several slices, so that other work on the machine disturbs them little.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any, Final

from serenissima import is_compiled
from serenissima.core.dice import from_seed
from serenissima.core.spec import GameSpec
from serenissima.core.state import State
from serenissima.lab.tables import Table, plain_table

Row = dict[str, Any]
COPIES: Final = 4000
SLICES: Final = 5
WARM_UP: Final = 3


def random_game(spec: GameSpec, table: Table, seed: int) -> tuple[int, int]:
    """One game at random; returns the decisions and the options there were."""
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
    """The seconds that the copy of one position takes."""
    rounds = max(1, COPIES // len(copied))
    start = time.process_time()
    for _ in range(rounds):
        for s in copied:
            s.clone()
    return (time.process_time() - start) / (rounds * len(copied))


def measure(spec: GameSpec, seats: int, seconds: float) -> Row:
    """One line of the table."""
    table = plain_table(spec, seats)
    for seed in range(WARM_UP):
        random_game(spec, table, seed)
    games = decisions = branches = 0
    best = 0.0
    for _ in range(SLICES):
        start, before = time.process_time(), decisions
        while (spent := time.process_time() - start) < seconds / SLICES:
            played, seen = random_game(spec, table, games)
            games += 1
            decisions += played
            branches += seen
        best = max(best, (decisions - before) / spent)
    copied = positions(spec, table, 0)
    clone = min(time_of_copies(copied) for _ in range(SLICES))
    return {
        "game": spec.id,
        "seats": seats,
        "build": "compiled" if is_compiled() else "interpreted",
        "decisions_per_s": round(best),
        "games_per_s": round(best * games / decisions, 1),
        "decisions_per_game": round(decisions / games, 1),
        "branching": round(branches / decisions, 1),
        "clone_us": round(clone * 1e6, 2),
    }


def bench(specs: list[GameSpec], seconds: float, progress: Callable[[], None] = lambda: None) -> list[Row]:
    """All games at their largest table; in the build that runs and, if that is compiled, interpreted as well."""
    rows: list[Row] = []
    for spec in specs:
        for pure in ("0", "1") if is_compiled() else ("1",):
            rows.append(measure_alone(spec.id, seconds, pure))
            progress()
    return rows


def measure_alone(game: str, seconds: float, pure: str) -> Row:
    """One line of the table, from a process that does nothing else: a progress bar costs a tenth of the speed."""
    run = subprocess.run(
        [sys.executable, "-m", "serenissima.lab.bench", game, str(seconds)],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "SERENISSIMA_PURE": pure},
    )
    row: Row = json.loads(run.stdout)
    return row


def main() -> None:
    from serenissima.games import find

    spec = find(sys.argv[1])
    print(json.dumps(measure(spec, spec.seats[1], float(sys.argv[2]))))


if __name__ == "__main__":
    main()
