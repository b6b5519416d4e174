"""The balance of a game as tables for the terminal."""

from collections.abc import Iterator
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from serenissima.lab.arena.standings import mean
from serenissima.lab.arena.text_tables import bounds, decimal, ends, facts, failure_lines, percent, seat_table, title
from serenissima.lab.balance.counts import Balance, Element, TableCounts
from serenissima.lab.balance_facts import Kind
from serenissima.locale import Words

MARK: Final = " °"
"""Marks what is reconstructed."""
NARROWEST: Final = 14


def element_name(element: Element, words: Words) -> str:
    kind = element.kind
    name = words.say(kind.name(element.key)) if kind.name else kind.keys[element.key]
    return name + (MARK if element.is_reconstructed else "")


def balance_tables(balance: Balance, words: Words) -> RenderableType:
    """Everything that `balance` prints for people."""
    parts: list[RenderableType] = [Text(title(balance.results, words), style="bold")]
    for table in balance.tables:
        parts += [seat_table(table.seats, words)]
        parts += [Text(line) for line in facts(table.seats, words)]
        parts += [Text(line) for line in ends(table.seats, balance.results, words)]
        parts += [Text(words("balance-scores", scores=" · ".join(means(table, words))))]
        used = [table.used(kind)[0].kind for kind in table.elements if table.used(kind)]
        parts += [kind_table(balance.game, kind, table, words) for kind in used]
    if any(table.used(kind) for table in balance.tables for kind in table.elements):
        parts += [Text(words("balance-note"), style="dim")]
    return Group(*parts, *failure_lines(balance.results, words))


def means(table: TableCounts, words: Words) -> Iterator[str]:
    return (decimal(mean(scores), 1, words) for scores in table.scores)


def kind_table(game: str, kind: Kind, table: TableCounts, words: Words) -> Table:
    what = words.optional(f"{game}-balance-kind-{kind.id}", kind.id)
    heading = f"{words('arena-at-table', seats=table.seats.seats)} · {what}"
    grid = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, title=heading, title_justify="left")
    grid.add_column("", overflow="fold", min_width=NARROWEST)
    columns = ("offered", "taken", "uptake", "seats", "won", "interval", "lift")
    for column in columns if kind.offers else ("taken", *columns[3:]):
        grid.add_column(words(f"balance-{column}"), justify="right", no_wrap=True)
    for element in table.used(kind.id):
        if element.is_there:
            grid.add_row(Text(element_name(element, words)), *cells(element, words))
    return grid


def cells(element: Element, words: Words) -> Iterator[str]:
    if element.kind.offers:
        yield str(element.offered)
    yield str(element.taken)
    if element.kind.offers:
        yield "–" if element.uptake is None else percent(element.uptake, words)
    judged = element.judged
    yield str(judged.games)
    if judged.games:
        yield percent(judged.rate, words)
        yield bounds(judged, words)
        yield decimal(judged.lift, 2, words)
