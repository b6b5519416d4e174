"""The results of the lab as tables."""

from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from serenissima import is_compiled
from serenissima.core.spec import GameSpec
from serenissima.lab.arena.text_tables import decimal, whole
from serenissima.lab.bench import Row
from serenissima.lab.laws import LAWS, LawBroken, Verdict
from serenissima.locale import Words

ABOUT: Final = ("game", "seats", "build")
BOTS_DO: Final = ("playouts_per_s", "greedy_per_s", "mcts_per_s")


def verdict_data(spec: GameSpec, verdict: Verdict, words: Words) -> dict[str, Any]:
    """The verdict of `check` for programs."""
    return {
        "game": spec.id,
        "games": verdict.games,
        "decisions": verdict.decisions,
        "tested": {str(law): verdict.tested[law] for law in LAWS},
        "nothing_to_check": verdict.untested(),
        "broken": None if verdict.broken is None else violation_data(verdict.broken, words),
    }


def violation_data(broken: LawBroken, words: Words) -> dict[str, Any]:
    """A broken law for programs. What concerns the whole game has no table, seed or decision."""
    place = broken.place
    return {
        "law": broken.law,
        "expected": words(f"law-{broken.law}"),
        "detail": broken.detail,
        "seats": place.table.seats if place else None,
        "options": place.table.options if place else None,
        "seed": place.seed if place else None,
        "decision": place.number if place else None,
        "source": broken.source or None,
        "command": broken.command or None,
    }


def violation(broken: LawBroken, words: Words) -> RenderableType:
    """A broken law for people: where, what the law expects, what was seen, and how to look at it."""
    rows = [
        ("check-where", broken.where),
        ("check-expected", words(f"law-{broken.law}")),
        ("check-seen", broken.detail),
        ("check-source", broken.source),
        ("check-command", broken.command),
    ]
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for id, text in rows:
        if text:
            table.add_row(Text(words(id)), Text(text))
    return Group(Text(words("check-broken", law=broken.law), style="red"), table)


def verdict_table(spec: GameSpec, verdict: Verdict, words: Words) -> RenderableType:
    """The verdict of `check`: each law, how often it was tested, and whether the game obeys them all."""
    broken = verdict.broken
    untested = verdict.untested()
    table = Table(title=words("check-title", game=spec.title, games=verdict.games, decisions=verdict.decisions))
    table.add_column("#", justify="right")
    table.add_column(words("check-law"))
    table.add_column(words("check-tested"), justify="right")
    table.add_column("")
    for law in LAWS:
        tested = verdict.tested[law]
        fails = broken is not None and broken.law == law
        mark = Text("✗", style="red") if fails else Text("✓", style="green") if tested else Text("–")
        count = words("check-nothing") if law in untested else whole(tested, words)
        if broken is not None and not tested and not fails:
            count = words("check-not-reached")
        table.add_row(str(law), words(f"law-{law}"), count, mark)
    if broken is not None:
        return Group(table, violation(broken, words))
    notes = []
    if untested:
        laws = ", ".join(map(str, untested))
        notes.append(Text(words("check-nothing-note", count=len(untested), laws=laws)))
    if verdict.not_compiled:
        notes.append(Text(words("check-not-compiled")))
    return Group(table, *notes, Text(words("check-holds", game=spec.title), style="green"))


def fit_line(seats: int, report: dict[str, Any], words: Words) -> str:
    """What `fit` says about one number of seats."""
    losses = {f"{kind}-{name}": loss for kind in ("log_loss", "brier") for name, loss in report[kind].items()}
    shown = {key.replace("_", "-"): decimal(loss, 4, words) for key, loss in losses.items()}
    return words("fit-line", seats=seats, **shown)


def bench_tables(rows: list[Row], words: Words) -> RenderableType:
    """The measurements of `bench`: random play, and the bots. A single table would not fit into 80 columns."""
    shown = [[key for key in rows[0] if key not in BOTS_DO], [*ABOUT, *BOTS_DO]]
    titles = (words("bench-title"), words("bench-title-bots"))
    tables: list[RenderableType] = [
        bench_table(rows, keys, title, words) for keys, title in zip(shown, titles, strict=True)
    ]
    return Group(*tables) if is_compiled() else Group(*tables, Text(words("bench-not-compiled")))


def bench_table(rows: list[Row], keys: list[str], title: str, words: Words) -> Table:
    table = Table(title=title, box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
    for key in keys:
        justify: Any = "left" if key in ("game", "build") else "right"
        table.add_column(words(f"bench-{key.replace('_', '-')}"), justify=justify, no_wrap=key == "build")
    for row in rows:
        cells = {**row, "build": words(f"bench-{row['build']}")}
        table.add_row(*[Text(bench_cell(cells[key], words), no_wrap=True) for key in keys])
    return table


def bench_cell(value: str | float, words: Words) -> str:
    """A word, or a number with its significant digits."""
    if isinstance(value, str):
        return value
    if isinstance(value, int) or value >= 100:
        return whole(value, words)
    return decimal(value, len(str(value).partition(".")[2]), words)
