"""The plots of a report: inline SVG that takes its colours from the page, light or dark."""

import re
from collections.abc import Callable, Sequence
from io import StringIO
from itertools import pairwise
from typing import Any, Final

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from serenissima.lab.arena.standings import Results, Share
from serenissima.lab.arena.text_tables import decimal, signed
from serenissima.locale import Words

INK, INK_2, LINE, PAPER = "#1f1c17", "#554d40", "#d5c6a8", "#fcf8ef"
SEATS: Final = ("#1b4f9c", "#c7431f", "#e9b53a", "#12805f", "#ae5894")
TOKENS: Final = {
    INK: "ink",
    INK_2: "ink-2",
    LINE: "line",
    PAPER: "paper",
    **{colour: f"p{number}" for number, colour in enumerate(SEATS, 1)},
}
MARKERS: Final = "oDs^vPX*h<>"
"""Never colour alone: every bot has its own marker too."""
WIDTH: Final = 4.4
MOST_BARS: Final = 24
STYLE: Final[dict[Any, Any]] = {
    "text.parse_math": False,  # a dollar sign in a bot's name is literal
    "svg.fonttype": "none",
    "font.size": 9.5,
    "text.color": INK,
    "axes.labelcolor": INK_2,
    "axes.edgecolor": LINE,
    "axes.facecolor": "none",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "axes.grid": True,
    "grid.color": LINE,
    "grid.linewidth": 0.6,
    "xtick.color": INK_2,
    "ytick.color": INK_2,
    "figure.facecolor": "none",
    "legend.frameon": False,
    "legend.handletextpad": 0.2,
    "legend.columnspacing": 1.0,
}


def colour(number: int) -> str:
    return SEATS[number % len(SEATS)]


def sign(number: int) -> str:
    return MARKERS[number % len(MARKERS)]


def short(name: str) -> str:
    return name if len(name) <= 22 else name[:21] + "…"


class Plots:
    """The plots of one match."""

    def __init__(self, results: Results, words: Words) -> None:
        self.results = results
        self.words = words
        self.bots = [standing.name for standing in results.standings]

    def canvas(self, height: float) -> tuple[Figure, Axes]:
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        return figure, figure.add_subplot()

    def drawn(self, draw: Callable[[], Figure]) -> str:
        """A plot as SVG in our style. The salt makes the output reproducible."""
        with matplotlib.rc_context({**STYLE, "svg.hashsalt": "serenissima"}):
            return inline(draw())

    def in_percent(self, axis: Any) -> None:
        axis.set_major_locator(MaxNLocator(5))
        axis.set_major_formatter(FuncFormatter(lambda value, _: decimal(100 * value, 0, self.words)))

    def ratings(self) -> Figure:
        """One row per bot, strongest on top."""
        rated = sorted(
            ((one.rating, number, one.name) for number, one in enumerate(self.results.standings) if one.rating),
            key=lambda entry: entry[0].mu,
        )
        figure, axes = self.canvas(0.7 + 0.34 * len(rated))
        for row, (rating, number, _) in enumerate(rated):
            point(axes, rating.mu, row, number, across=(2 * rating.sigma, 2 * rating.sigma))
        rows(axes, [short(name) for _, _, name in rated])
        axes.set_xlabel(self.words("arena-rating"))
        return figure

    def pairs(self) -> Figure:
        """The share of decided games won by the first bot of each pair, with the middle line."""
        pairs = self.results.pairs[::-1]
        figure, axes = self.canvas(0.7 + 0.44 * len(pairs))
        axes.axvline(0.5, color=INK_2, linewidth=1, linestyle="--")
        for row, pair in enumerate(pairs):
            point(axes, pair.decided.rate, row, self.bots.index(pair.a), across=reach(pair.decided))
        rows(axes, [f"{short(pair.a)}\n– {short(pair.b)}" for pair in pairs])
        axes.set_xlim(-0.02, 1.02)
        self.in_percent(axes.xaxis)
        axes.set_xlabel(self.words("arena-plot-decided"))
        return figure

    def seats(self, number: int) -> Figure:
        """Win rate by seat and bot at the tables of one size."""
        table = self.results.tables[number]
        figure, axes = self.canvas(2.9)
        axes.axhline(table.fair, color=INK_2, linewidth=1, linestyle="--")
        for place, (name, shares) in enumerate(table.by_bot.items()):
            aside = (place - (len(table.by_bot) - 1) / 2) * min(0.16, 0.7 / len(table.by_bot))
            for seat, share in enumerate(shares):
                if share.games:
                    point(axes, seat + 1 + aside, share.rate, self.bots.index(name), up=reach(share))
        columns(axes, table.seats)
        axes.set_ylim(-0.03, 1.03)
        self.in_percent(axes.yaxis)
        axes.set_xlabel(self.words("arena-seat"))
        axes.set_ylabel(self.words("arena-plot-rate"))
        self.legend(figure, [(name, self.bots.index(name)) for name in table.by_bot])
        return figure

    def first(self) -> Figure:
        """The distance of each turn from its even share, by table size; by seat in games without a first player."""
        tables = [table for table in self.results.tables if table.seats > 1]
        figure, axes = self.canvas(2.9)
        axes.axhline(0, color=INK_2, linewidth=1, linestyle="--")
        for place, table in enumerate(tables):
            aside = (place - (len(tables) - 1) / 2) * 0.16
            for turn, share in enumerate(table.by_turn or table.by_seat):
                point(axes, turn + 1 + aside, share.rate - table.fair, place, up=reach(share))
        columns(axes, max(table.seats for table in tables))
        axes.yaxis.set_major_locator(MaxNLocator(5))
        axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: signed(value, self.words, 0)))
        axes.set_xlabel(self.words("arena-plot-turn" if tables[0].by_turn else "arena-seat"))
        axes.set_ylabel(self.words("arena-plot-advantage"))
        self.legend(figure, [(self.words("arena-at-table", seats=t.seats), n) for n, t in enumerate(tables)])
        return figure

    def scores(self) -> Figure:
        """A histogram of scores for each bot."""
        standings = self.results.standings[::-1]
        edges = bins([score for standing in standings for score in standing.scores])
        figure, axes = self.canvas(0.8 + 0.62 * len(standings))
        for row, standing in enumerate(standings):
            heights = histogram(standing.scores, edges)
            highest = max(heights) or 1
            number = self.bots.index(standing.name)
            bars(axes, edges, [0.85 * height / highest for height in heights], number, base=row)
            if standing.scores:
                mean = sum(standing.scores) / len(standing.scores)
                axes.plot([mean, mean], [row, row + 0.85], color=INK, linewidth=1.4)
        rows(axes, [short(standing.name) for standing in standings], middle=0.4)
        axes.set_ylim(-0.05, len(standings))
        axes.xaxis.set_major_locator(MaxNLocator(6, steps=[1, 2, 5, 10], integer=True))
        axes.set_xlabel(self.words("arena-plot-score"))
        return figure

    def lengths(self) -> Figure:
        """The number of decisions per game, by table size."""
        tables = self.results.tables
        edges = bins([length for table in tables for length in table.lengths])
        figure, axes = self.canvas(2.6)
        for number, table in enumerate(tables):
            heights = [height / len(table.lengths) for height in histogram(table.lengths, edges)]
            bars(axes, edges, heights, number, opacity=0.75)
        self.in_percent(axes.yaxis)
        axes.xaxis.set_major_locator(MaxNLocator(6, steps=[1, 2, 5, 10], integer=True))
        axes.set_xlim(edges[0] - 3, edges[-1] + 3)  # a game of fixed length is one narrow bar
        axes.set_xlabel(self.words("arena-plot-length"))
        axes.set_ylabel(self.words("arena-plot-share"))
        self.legend(figure, [(self.words("arena-at-table", seats=t.seats), n) for n, t in enumerate(tables)], False)
        return figure

    def legend(self, figure: Figure, entries: Sequence[tuple[str, int]], signs: bool = True) -> None:
        """Above the plot, where there is room for long names."""
        axes = figure.axes[0]
        handles = [
            axes.plot(
                [], [], linestyle="", marker=MARKERS[n % len(MARKERS)] if signs else "s", color=colour(n), mec=INK
            )[0]
            for _, n in entries
        ]
        names = [short(name) for name, _ in entries]
        figure.legend(handles, names, loc="outside upper left", ncols=2 if max(map(len, names)) > 12 else 3)


def point(
    axes: Axes,
    x: float,
    y: float,
    number: int,
    across: tuple[float, float] | None = None,
    up: tuple[float, float] | None = None,
) -> None:
    """A marker with its interval."""
    axes.errorbar(
        [x],
        [y],
        xerr=None if across is None else [[across[0]], [across[1]]],
        yerr=None if up is None else [[up[0]], [up[1]]],
        fmt=sign(number),
        color=colour(number),
        markeredgecolor=INK,
        markersize=6.5,
        elinewidth=1.8,
        capsize=2.5,
    )


def reach(share: Share) -> tuple[float, float]:
    """The extent of the interval to either side."""
    low, high = share.bounds
    return max(0.0, share.rate - low), max(0.0, high - share.rate)


def rows(axes: Axes, names: Sequence[str], middle: float = 0.0) -> None:
    axes.set_yticks(
        [row + middle for row in range(len(names))], [name if "\n" in name else short(name) for name in names]
    )
    axes.set_ylim(-0.6, len(names) - 0.4)
    axes.tick_params(axis="y", length=0, labelcolor=INK)
    axes.grid(visible=False, axis="y")
    axes.xaxis.set_major_locator(MaxNLocator(6, steps=[1, 2, 5, 10]))


def columns(axes: Axes, count: int) -> None:
    axes.set_xticks(range(1, count + 1))
    axes.set_xlim(0.4, count + 0.6)
    axes.grid(visible=False, axis="x")


def bars(
    axes: Axes, edges: Sequence[float], heights: Sequence[float], number: int, base: float = 0.0, opacity: float = 1.0
) -> None:
    widths = [right - left for left, right in pairwise(edges)]
    axes.bar(
        edges[:-1],
        heights,
        widths,
        base,
        align="edge",
        color=colour(number),
        edgecolor=PAPER,
        linewidth=0.8,
        alpha=opacity,
    )


def bins(values: Sequence[int]) -> list[float]:
    """Edges between integers, so that every bar covers equally many of them."""
    low, high = min(values), max(values)
    step = -(-(high - low + 1) // MOST_BARS)
    return [low - 0.5 + step * number for number in range((high - low) // step + 2)]


def histogram(values: Sequence[int], edges: Sequence[float]) -> list[int]:
    counts = [0] * (len(edges) - 1)
    for value in values:
        counts[int((value - edges[0]) // (edges[1] - edges[0]))] += 1
    return counts


def inline(figure: Figure) -> str:
    """SVG for inlining: no XML header, no URLs, colours and fonts from the page, no fixed size."""
    text = StringIO()
    figure.savefig(text, format="svg", metadata=dict.fromkeys(("Creator", "Date", "Format", "Type")))
    svg = text.getvalue()
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r'<svg [^>]*?viewBox="([^"]*)"[^>]*>', r'<svg viewBox="\1" aria-hidden="true">', svg, count=1)
    svg = svg.replace("xlink:href", "href")
    svg = re.sub(r'<g id="[a-zA-Z0-9_.]+">', "<g>", svg)
    svg = re.sub(r"font-family: [^;\"]*", "font-family: var(--sans)", svg)
    for value, token in TOKENS.items():
        svg = svg.replace(value, f"var(--{token})")
    return svg
