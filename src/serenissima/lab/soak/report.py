"""The report of a soak test, for people and for programs."""

from collections.abc import Sequence
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from serenissima.lab.arena.text_tables import decimal, whole
from serenissima.lab.soak.counts import FAILURES, Counts
from serenissima.locale import Words

SHOWN: Final = (
    "seconds",
    "acknowledged",
    "over_http",
    "kills",
    "database_restarts",
    *FAILURES,
    "finished",
    "replayed",
    "unavailable",
    "refused",
    "cut_off",
    "restart_median_s",
    "restart_most_s",
    "longest_pause",
    "health_most_s",
    "integrity_checks",
    "compared",
    "hostile",
    "hostile_closed",
    "memory_before",
    "memory_most",
    "log_bytes",
    "tracebacks",
)
BYTES: Final = ("memory_before", "memory_most", "log_bytes")
MEGABYTE: Final = 1e6


def soak_data(minutes: float, phases: Sequence[Counts], skipped: Sequence[str], words: Words) -> dict[str, Any]:
    """The report for programs."""
    return {
        "minutes": minutes,
        "passed": not any(counts.failures for counts in phases),
        "skipped": list(skipped),
        "phases": [
            {**counts.summary(), "failures": counts.failures, "notes": [words.say(note) for note in counts.notes]}
            for counts in phases
        ],
    }


def soak_report(phases: Sequence[Counts], skipped: Sequence[str], words: Words) -> RenderableType:
    """The report for people: a column for each phase, and a verdict."""
    grid = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column("", no_wrap=True)
    for counts in phases:
        grid.add_column(words(f"soak-phase-{counts.phase}"), justify="right", overflow="fold")
    summaries = [counts.summary() for counts in phases]
    for name in SHOWN:
        values = [summary[name] for summary in summaries]
        if name in FAILURES or any(values):
            cells = [cell(name, value, words) for value in values]
            grid.add_row(words(f"soak-count-{name.replace('_', '-')}"), *cells)
    lines: list[RenderableType] = [grid]
    lines += [Text(words("soak-skipped", phase=words(f"soak-phase-{name}"))) for name in skipped]
    lines += [Text(words.say(note), style="dim") for counts in phases for note in counts.notes]
    failed = any(counts.failures for counts in phases)
    lines.append(Text(words("soak-failed" if failed else "soak-passed"), style="bold red" if failed else "bold green"))
    return Group(*lines)


def cell(name: str, value: float | None, words: Words) -> Text:
    """A number, in red if it is a failure."""
    if value is None:
        return Text("–")
    if name in BYTES:
        return Text(decimal(value / MEGABYTE, 1, words))
    shown = whole(value, words) if isinstance(value, int) else decimal(value, 1, words)
    return Text(shown, style="bold red" if name in FAILURES and value else "")
