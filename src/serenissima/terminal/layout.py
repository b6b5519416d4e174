"""Layout shared by the boards: plain tables, and parts side by side if there is room."""

from collections.abc import Callable

from rich.box import SIMPLE_HEAD
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

ENDLESS = 1000
"""Width of a screen that fits everything: measurements on it are not limited by the real screen."""


def grid(title: str, note: str = "") -> Table:
    """A compact table, so that a whole position fits on a screen."""
    return Table(
        title=Text(title, style="bold"),
        caption=note or None,
        title_justify="left",
        caption_justify="left",
        box=SIMPLE_HEAD,
        show_edge=False,
        pad_edge=False,
        padding=(0, 1, 0, 0),
    )


def numbered(lines: list[tuple[int, str]]) -> Table:
    """Numbered lines; continuation lines are indented below the text, not below the number."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", min_width=3)
    for number, line in lines:
        table.add_row(str(number), Text(line))
    return table


class Beside:
    """Parts side by side if the screen is wide enough, otherwise below each other or as given."""

    def __init__(
        self, *parts: RenderableType, gap: int = 4, otherwise: Callable[[], RenderableType] | None = None
    ) -> None:
        self.parts = parts
        self.gap = gap
        self.otherwise = otherwise or (lambda: Group(*parts))

    def width(self, console: Console, options: ConsoleOptions) -> int:
        endless = options.update(max_width=ENDLESS)
        widths = [Measurement.get(console, endless, part).maximum for part in self.parts]
        return sum(widths) + self.gap * (len(self.parts) - 1)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if self.width(console, options) > options.max_width:
            yield self.otherwise()
            return
        if len(self.parts) == 1:  # a table around it would measure it once more: a sixth of the time for a board
            yield self.parts[0]
            return
        side_by_side = Table.grid(padding=(0, self.gap, 0, 0), pad_edge=False)
        side_by_side.add_row(*self.parts)
        yield side_by_side
