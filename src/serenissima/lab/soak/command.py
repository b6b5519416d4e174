"""The command `serenissima soak`."""

import asyncio
import json
import shutil
import signal
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from serenissima.core.errors import BadTable
from serenissima.core.messages import message
from serenissima.lab.loadtest.measure import quick_loop
from serenissima.lab.loadtest.postgres import programs, running_cluster
from serenissima.lab.loadtest.processes import PROC, allow_open_files
from serenissima.lab.soak.counts import Counts
from serenissima.lab.soak.phase import Phase, Plan
from serenissima.lab.soak.phases import PHASES
from serenissima.lab.soak.report import soak_data, soak_report
from serenissima.locale import Words

OPEN_FILES: Final = 4000
TICK: Final = 0.5


@dataclass(frozen=True)
class RunOptions:
    """The options of the command."""

    minutes: float
    tables: int
    seed: int
    keep: Path | None
    as_json: bool


def soak(wishes: RunOptions, words: Words, console: Console, errors: Console) -> int:
    """Run all phases that this machine supports; the exit code is 1 if one of them failed."""
    if not PROC.exists():
        raise BadTable(message("soak-needs-linux"))
    allow_open_files(OPEN_FILES)
    has_postgres = programs() is not None
    kinds = [kind for kind in PHASES if has_postgres or not kind.needs_postgres]
    skipped = [kind.name for kind in PHASES if kind not in kinds]
    with kept_folder(wishes.keep) as folder:
        plan = Plan(folder, wishes.tables, seed=wishes.seed)
        with progress(errors) as bar:
            phases = run_phases(kinds, plan, wishes.minutes * 60, bar, words)
        failed = any(counts.failures for counts in phases)
        if wishes.as_json:
            print(json.dumps(soak_data(wishes.minutes, phases, skipped, words), indent=2))
        else:
            console.print(soak_report(phases, skipped, words))
        if not failed and wishes.keep is None:
            shutil.rmtree(folder)
        else:
            errors.print(words("soak-kept", folder=str(folder)), highlight=False, soft_wrap=True)
    return int(failed)


@contextmanager
def kept_folder(wanted: Path | None) -> Iterator[Path]:
    """The folder for logs and databases; by default a temporary one that is removed after success."""
    folder = Path(tempfile.mkdtemp(prefix="serenissima-soak-")) if wanted is None else wanted
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadTable(message("soak-bad-folder", folder=str(folder), detail=error.strerror or "")) from error
    if any(folder.iterdir()):
        raise BadTable(message("soak-folder-in-use", folder=str(folder)))
    yield folder


def progress(errors: Console) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    return Progress(*columns, console=errors, transient=True, disable=not errors.is_interactive)


def run_phases(kinds: Sequence[type[Phase]], plan: Plan, seconds: float, bar: Progress, words: Words) -> list[Counts]:
    """Run the phases one after the other, each with its share of the time."""
    task = bar.add_task("", total=seconds)
    shares = sum(kind.share for kind in kinds)
    counted: list[Counts] = []
    for kind in kinds:
        share = seconds * kind.share / shares
        bar.update(task, description=words(f"soak-phase-{kind.name}"))
        with (
            running_cluster() if kind.needs_postgres else nullcontext() as cluster,
            asyncio.Runner(loop_factory=quick_loop()) as runner,
        ):
            counted.append(runner.run(run_phase(kind(plan, cluster), share, bar, task)))
        bar.update(task, completed=seconds * sum(kind.share for kind in kinds[: len(counted)]) / shares)
    return counted


async def run_phase(phase: Phase, seconds: float, bar: Progress, task: TaskID) -> Counts:
    """Run one phase with a progress bar. If this process is stopped, its servers are stopped too."""
    running = asyncio.create_task(phase.run(seconds))
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, running.cancel)
    try:
        left = seconds
        while not running.done():
            await asyncio.wait([running], timeout=TICK)
            bar.advance(task, min(TICK, left))
            left = max(0.0, left - TICK)
        return running.result()
    except asyncio.CancelledError:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        raise KeyboardInterrupt from None
