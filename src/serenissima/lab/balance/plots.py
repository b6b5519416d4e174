"""The plots of a balance report: SVG files, one for the seats and one for each kind of element."""

from io import StringIO
from pathlib import Path
from typing import Final

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from serenissima.lab.arena.plots import INK, INK_2, PAPER, STYLE, Plots, colour, point
from serenissima.lab.arena.text_tables import decimal
from serenissima.lab.balance.counts import Balance, Element, mean_lift
from serenissima.lab.balance.text_tables import element_name
from serenissima.locale import Words

WIDTH: Final = 7.4
ROW: Final = 0.21
LONGEST: Final = 40
ALONE: Final[dict[str, object]] = {
    **{str(name): value for name, value in STYLE.items()},
    "figure.facecolor": PAPER,
    "savefig.facecolor": PAPER,
    "svg.hashsalt": "serenissima",
}
"""These plots stand alone on any page, so they have their own background."""


def write_plots(balance: Balance, words: Words, folder: Path) -> list[Path]:
    """All plots of the report, as `balance-GAME-WHAT.svg`."""
    folder.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    with matplotlib.rc_context(ALONE):  # type: ignore[arg-type]
        drawn = draw_all(balance, words)
    for what, svg in drawn.items():
        file = folder / f"balance-{balance.game}-{what}.svg"
        file.write_text(svg, encoding="utf-8")
        written.append(file)
    return written


def draw_all(balance: Balance, words: Words) -> dict[str, str]:
    drawn: dict[str, str] = {}
    if any(table.seats.seats > 1 for table in balance.tables):
        drawn["seats"] = saved(Plots(balance.results, words).first())
    for kind, elements in balance.together().items():
        there = [element for element in elements if element.is_there]
        if any(element.judged.games for element in there):
            drawn[kind] = saved(kind_figure(there, words))
    return drawn


def kind_figure(elements: list[Element], words: Words) -> Figure:
    """On the left how often elements were taken, on the right the wins with them."""
    listed = sorted(elements, key=lambda element: (element.uptake or 0.0, element.taken))
    figure = Figure(figsize=(WIDTH, 0.9 + ROW * len(listed)), layout="constrained")
    left, right = figure.subplots(1, 2, sharey=True, width_ratios=(2, 3))
    taken_bars(left, listed, words)
    won_points(right, listed, words)
    left.set_yticks(range(len(listed)), [shortened(element_name(element, words)) for element in listed])
    left.set_ylim(-0.6, len(listed) - 0.4)
    left.tick_params(labelcolor=INK, axis="y")
    for axes in (left, right):
        axes.tick_params(axis="y", length=0)
        axes.grid(visible=False, axis="y")
    return figure


def taken_bars(axes: Axes, elements: list[Element], words: Words) -> None:
    known = elements[0].kind.offers
    lengths = [100 * (element.uptake or 0.0) if known else element.taken for element in elements]
    axes.barh(range(len(elements)), lengths, 0.7, color=colour(0), edgecolor=INK, linewidth=0.5)
    axes.xaxis.set_major_locator(MaxNLocator(4, steps=[1, 2, 5, 10], integer=True))
    axes.set_xlabel(words("balance-plot-uptake" if known else "balance-plot-taken"))
    if known:
        axes.set_xlim(0, 100)


def won_points(axes: Axes, elements: list[Element], words: Words) -> None:
    axes.axvline(1, color=INK_2, linewidth=1, linestyle="--")
    axes.axvline(mean_lift(elements), color=INK_2, linewidth=1, linestyle=":")
    for row, element in enumerate(elements):
        judged = element.judged
        if judged.games:
            low, high = judged.lift_bounds
            point(axes, judged.lift, row, 1, across=(max(0.0, judged.lift - low), max(0.0, high - judged.lift)))
    axes.xaxis.set_major_locator(MaxNLocator(5, steps=[1, 2, 5, 10]))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: decimal(value, 2, words)))
    axes.set_xlabel(words("balance-plot-lift"))


def shortened(name: str) -> str:
    return name if len(name) <= LONGEST else name[: LONGEST - 1] + "…"


def saved(figure: Figure) -> str:
    text = StringIO()
    figure.savefig(text, format="svg", metadata=dict.fromkeys(("Creator", "Date", "Format", "Type")))
    return text.getvalue()
