"""The command `serenissima balance`."""

import json
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from serenissima.games import find
from serenissima.lab.arena import Match, Plan, Processes
from serenissima.lab.arena.command import ALL_WELL, INTERRUPTED, SOME_FAILED, bar, read_seats
from serenissima.lab.arena.report import must_draw
from serenissima.lab.balance.counts import Balance
from serenissima.lab.balance.text_tables import balance_tables
from serenissima.lab.balance_facts import kinds
from serenissima.lab.file_errors import must_write, reporting_file_errors
from serenissima.locale import Words


def read_tables(typed: str | None, game: str) -> tuple[int, ...]:
    """Such as `3` or `2,4`; by default every number of seats."""
    if typed is not None:
        return read_seats(typed, game)
    least, most = find(game).seats
    return tuple(range(least, most + 1))


@dataclass(frozen=True)
class RunOptions:
    """How the games are played and shown; the plan says what is played."""

    jobs: int
    limit: float
    plots: Path | None
    as_json: bool


def balance(plan: Plan, wishes: RunOptions, words: Words, console: Console, errors: Console) -> int:
    """Play, count and show; returns the exit code. Ctrl-C shows the results so far."""
    match = Match(plan)
    kinds(plan.game)  # refuses a game whose part `balance` cannot count
    if wishes.plots:
        must_draw()
        must_fill(wishes.plots, plan.game)
    interrupted = False
    with bar(match, words, errors) as moved:
        try:
            match.play(Processes(wishes.jobs, wishes.limit), moved)
        except KeyboardInterrupt:
            interrupted = True
    found = Balance(match.results())
    if wishes.as_json:
        print(json.dumps(found.summary(), indent=2, ensure_ascii=False))
    else:
        console.print(balance_tables(found, words))
    if wishes.plots:
        draw(found, words, wishes.plots, errors)
    if interrupted:
        errors.print(words("arena-interrupted", done=match.done, planned=match.planned), highlight=False, markup=False)
        return INTERRUPTED
    return SOME_FAILED if found.results.failed else ALL_WELL


def must_fill(folder: Path, game: str) -> None:
    """Refuse a folder that cannot be written, before anything is played. Creates it if missing."""
    with reporting_file_errors(folder):
        folder.mkdir(parents=True, exist_ok=True)
    must_write(folder / f"balance-{game}-seats.svg")


def draw(found: Balance, words: Words, folder: Path, errors: Console) -> None:
    from serenissima.lab.balance.plots import write_plots  # matplotlib takes a second to import, and only plots need it

    with reporting_file_errors(folder):
        written = write_plots(found, words, folder)
    text = words("balance-drawn", count=len(written), folder=str(folder))
    errors.print(text, highlight=False, markup=False, soft_wrap=True)
