"""The report of a match: one self-contained page without scripts or external resources, readable on a phone."""

from collections.abc import Iterator
from functools import partial
from html import escape
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

from rich.table import Table
from rich.text import Text

from serenissima import __version__
from serenissima.core.errors import BadTable
from serenissima.core.messages import message
from serenissima.lab.arena.standings import Results
from serenissima.lab.arena.text_tables import bot_table, ending_name, facts, failure_lines, pair_table, percent, title
from serenissima.lab.file_errors import reporting_file_errors
from serenissima.locale import Words


def must_draw() -> None:
    """Refuse a report that could not be drawn, before anything is played."""
    if find_spec("matplotlib") is None:
        raise BadTable(message("arena-no-matplotlib"))


def write_report(results: Results, words: Words, file: Path) -> None:
    page = report(results, words)
    with reporting_file_errors(file):
        file.write_text(page, encoding="utf-8")


def report(results: Results, words: Words) -> str:
    """The whole page."""
    style = files(__package__).joinpath("report.css").read_text(encoding="utf-8")
    heading = escape(title(results, words))
    parts = [
        "<!doctype html>",
        f'<html lang="{words.language}">',
        '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
        f"<title>{heading}</title><style>{style}</style></head>",
        "<body><header>",
        f"<h1>{escape(results.plan.spec.title)}</h1>",
        f"<p>{escape(subtitle(results, words))}</p></header><main>",
        *(sections(results, words) if results.games else []),
        *failures(results, words),
        f"</main><footer><p>{escape(words('arena-report-notes'))}</p>",
        f"<p>Serenissima {__version__} · {escape(settings(results))}</p></footer></body></html>",
    ]
    return "\n".join(parts) + "\n"


def subtitle(results: Results, words: Words) -> str:
    plan = results.plan
    kind = words(f"arena-format-{plan.format}")
    return words("arena-report-subtitle", games=len(results.games), kind=kind, seats=", ".join(map(str, plan.seats)))


def settings(results: Results) -> str:
    """Everything needed to play the match again."""
    plan = results.plan
    options = [f"{name}={str(value).lower()}" for name, value in plan.options.items()]
    return " · ".join([f"{plan.game} {plan.spec.version}", f"--format {plan.format}", f"--seed {plan.seed}", *options])


def sections(results: Results, words: Words) -> Iterator[str]:
    """Tables first, then the plots, then how the games ended."""
    from serenissima.lab.arena.plots import Plots  # matplotlib takes a second that only reports need

    plots = Plots(results, words)
    yield wide(words("arena-standings"), html_table(bot_table(results.standings, words)), words("arena-rating-note"))
    if results.pairs:
        yield wide(words("arena-pair"), html_table(pair_table(results.pairs, words)))
    yield '<div class="pictures">'
    if any(standing.rating for standing in results.standings):
        yield figure(words("arena-plot-ratings"), plots.drawn(plots.ratings), words("arena-plot-ratings-note"))
    if results.pairs:
        yield figure(words("arena-pair"), plots.drawn(plots.pairs), words("arena-plot-pairs-note"))
    for number, table in enumerate(results.tables):
        if table.seats > 1:
            heading = f"{words('arena-plot-seats')} · {words('arena-at-table', seats=table.seats)}"
            yield figure(heading, plots.drawn(partial(plots.seats, number)), words("arena-plot-seats-note"))
    if any(table.seats > 1 for table in results.tables):
        kind = "first" if any(table.by_turn for table in results.tables) else "seat"
        yield figure(words(f"arena-plot-{kind}"), plots.drawn(plots.first), words(f"arena-plot-{kind}-note"))
    yield figure(words("arena-plot-scores"), plots.drawn(plots.scores), words("arena-plot-scores-note"))
    yield figure(words("arena-plot-lengths"), plots.drawn(plots.lengths), "")
    yield "</div>"
    for table in results.tables:
        lines = "".join(f"<p>{escape(line)}</p>" for line in facts(table, words))
        bars = "".join(
            bar(ending_name(results, ending, words), count / len(table.lengths), words)
            for ending, count in table.ends.most_common()
        )
        yield wide(words("arena-at-table", seats=table.seats), f"{lines}<h3>{words('arena-plot-ends')}</h3>{bars}")


def wide(heading: str, inside: str, note: str = "") -> str:
    below = f'<p class="note">{escape(note)}</p>' if note else ""
    return f'<section><h2>{escape(heading)}</h2><div class="scroll" tabindex="0">{inside}</div>{below}</section>'


def figure(heading: str, picture: str, note: str) -> str:
    below = f'<p class="note">{escape(note)}</p>' if note else ""
    return f"<figure><figcaption><h2>{escape(heading)}</h2>{below}</figcaption>{picture}</figure>"


def bar(label: str, share: float, words: Words) -> str:
    """A bar with its text: endings are sentences, too long for an axis."""
    width = f"{100 * share:.1f}%"
    return (
        f'<div class="bar"><b>{percent(share, words)}</b><span>{escape(label)}</span>'
        f'<i><i style="width:{width}"></i></i></div>'
    )


def html_table(table: Table) -> str:
    """The same table as on the terminal."""
    head = "".join(f"<th>{escape(str(column.header))}</th>" for column in table.columns)
    cells = zip(*[[plain_cell(cell) for cell in column.cells] for column in table.columns], strict=True)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in cells)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def plain_cell(cell: object) -> str:
    return cell.plain if isinstance(cell, Text) else str(cell)


def failures(results: Results, words: Words) -> Iterator[str]:
    lines = [line.plain for line in failure_lines(results, words)]
    if lines:
        items = "".join(f"<li>{escape(line)}</li>" for line in lines[1:])
        yield f'<section class="bad"><h2>{escape(lines[0])}</h2><ul>{items}</ul></section>'
