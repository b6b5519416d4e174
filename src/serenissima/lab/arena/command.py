"""The command `serenissima arena`."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from serenissima.bots.names import split_names
from serenissima.core.errors import BadRecord, BadTable, Problem
from serenissima.core.messages import message
from serenissima.games import find
from serenissima.lab.arena.match import Match
from serenissima.lab.arena.on_ray import OnRay
from serenissima.lab.arena.plan import Plan
from serenissima.lab.arena.report import must_draw, write_report
from serenissima.lab.arena.runners import Processes, Runner
from serenissima.lab.arena.text_tables import arena_tables
from serenissima.lab.file_errors import must_write
from serenissima.locale import Words

ALL_WELL, SOME_FAILED, INTERRUPTED = 0, 1, 130


def read_bots(listed: str, single: list[str]) -> tuple[str, ...]:
    """The names from `--bots` and from every `--bot`."""
    return (*split_names(listed), *single)


def read_seats(typed: str | None, game: str) -> tuple[int, ...]:
    """Such as `3` or `2,4`; by default the largest table."""
    if typed is None:
        return (find(game).seats[1],)
    parts = [part.strip() for part in typed.split(",")]
    if not all(part.isascii() and part.isdigit() and len(part) < 4 for part in parts):
        raise BadTable(message("arena-bad-seats", given=typed[:80]))
    return tuple(dict.fromkeys(int(part) for part in parts))


@dataclass(frozen=True)
class RunOptions:
    """How a match is played and shown; the plan says what is played."""

    jobs: int
    ray: str | None
    limit: float
    out: Path | None
    resume: Path | None
    report: Path | None
    as_json: bool

    def file(self) -> Path | None:
        if self.resume is not None and not self.resume.exists():
            raise BadRecord(message("arena-nothing-to-resume", file=str(self.resume)))
        if self.resume is not None and self.out is not None:
            raise BadTable(message("arena-out-and-resume"))
        return self.resume or self.out

    def runner(self) -> Runner:
        return Processes(self.jobs, self.limit) if self.ray is None else OnRay(self.ray, self.jobs, self.limit)


def arena(plan: Plan, wishes: RunOptions, words: Words, console: Console, errors: Console) -> int:
    """Play, show and save a match; returns the exit code. If it is interrupted, shows what was played."""
    match = Match(plan, wishes.file())
    runner = wishes.runner()
    if wishes.report:
        must_draw()
        must_write(wishes.report)
    broken_off: KeyboardInterrupt | Problem | None = None
    with bar(match, words, errors) as moved:
        try:
            match.play(runner, moved)
        except KeyboardInterrupt as interrupt:
            broken_off = interrupt
        except Problem as problem:
            if not match.done:
                raise
            broken_off = problem
    results = match.results()
    if wishes.as_json:
        print(json.dumps(results.summary(), indent=2, ensure_ascii=False))
    else:
        console.print(arena_tables(results, words))
    if wishes.report:
        write_report(results, words, wishes.report)
        errors.print(words("arena-reported", file=str(wishes.report)), highlight=False, markup=False, soft_wrap=True)
    if broken_off:
        errors.print(words("arena-interrupted", done=match.done, planned=match.planned), highlight=False, markup=False)
        if match.file:
            errors.print(words("arena-go-on", file=str(match.file)), highlight=False, markup=False, soft_wrap=True)
        if isinstance(broken_off, Problem):
            raise broken_off
        return INTERRUPTED
    return SOME_FAILED if results.failed else ALL_WELL


@contextmanager
def bar(match: Match, words: Words, errors: Console) -> Iterator[Callable[[], None]]:
    """A progress bar: games played, games planned if known, and the time left; for terminals only."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_interactive) as progress:
        task = progress.add_task(
            words("arena-progress", game=match.plan.spec.title), total=match.planned, completed=match.done
        )
        yield lambda: progress.update(task, total=match.planned, completed=match.done)
