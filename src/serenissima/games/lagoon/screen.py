"""The lagoon as text: a map on the half-tile grid, the players, the islands, and the tiles not seen yet."""

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from serenissima.core.messages import Choice
from serenissima.core.spec import View
from serenissima.games.lagoon.data import FACING_CELLS, TILE_CELLS, kind_named, spot_at, spot_x, spot_y
from serenissima.games.lagoon.picks import BRIDGE, EXTEND, bridge_pick, capture_pick, extend_pick, pick_spot, pick_type
from serenissima.locale import Words
from serenissima.terminal.layout import Beside, grid

SEAT_LETTERS: Final = "abcd"
NEUTRAL_LETTER: Final = "o"
SUIT_LETTERS: Final = "MCSA"
SUIT_STYLES: Final = ("black on bright_blue", "black on yellow", "black on bright_red", "black on green")
LABEL_WIDTH: Final = 5
MARGIN: Final = 2
MARK_STYLES: Final = {EXTEND: "bold yellow", BRIDGE: "bold cyan"}
BUILD: Final = re.compile(r"(?:[eb] +)?([mcsa][0-5]) *\(?(-?\d\d?) *, *(-?\d\d?)\)?(?: *{[0-7,]*})?")
CAPTURED: Final = re.compile(r"c (\d\d?)")


def draw(view: View, words: Words) -> RenderableType:
    """The whole position as one seat sees it."""
    sea, tables = Sea(view), (players(view, words), islands(view, words))
    return Group(
        Beside(sea, Group(*tables), otherwise=lambda: Group(sea, Beside(*tables, gap=2))),
        Text(words("lagoon-board-legend"), style="dim"),
        *[Text(line) for line in lines(view, words)],
    )


# Input, and where options lie on the map.


def worth(choice: Choice) -> int | None:
    """What a build pays now, or an island would pay its captor."""
    points = choice.label.args.get("gain", choice.label.args.get("value"))
    return int(points.replace("−", "-")) if isinstance(points, str) else None


def means(typed: str, _kind: str, view: View) -> list[int]:
    """`a5 0,-2` matches everything that Arms 5 can do at that place, `c 4` the capture of island 4."""
    captured = CAPTURED.fullmatch(typed)
    if captured:
        return [capture_pick(int(captured[1]))]
    built = BUILD.fullmatch(typed)
    if not built:
        return []
    kind, x, y = kind_named(built[1].upper()), int(built[2]), int(built[3])
    spot = spot_at(x, y)
    land = {(tile["x"] + dx, tile["y"] + dy) for tile in view["tiles"] for dx, dy in TILE_CELLS}
    halves = sum(1 << h for h, (dx, dy) in enumerate(FACING_CELLS) if (x + dx, y + dy) in land)
    links = [mask for mask in range(1, 256) if not mask & ~halves] or [1]
    return [extend_pick(kind, spot), *[bridge_pick(kind, spot, mask) for mask in links]]


def sketch(view: View, numbered: Sequence[tuple[int, Choice]], words: Words) -> RenderableType | None:
    """The map, with the number of each build at the top left corner of its tile."""
    marks: dict[tuple[int, int], tuple[str, str]] = {}
    for number, choice in numbered:
        what, spot = pick_type(choice.pick), pick_spot(choice.pick)
        if what in MARK_STYLES:
            marks.setdefault((spot_x(spot), spot_y(spot)), (str(number), MARK_STYLES[what]))
    return Group(Sea(view, marks), Text(words("lagoon-board-sketch"), style="dim")) if marks else None


class Sea:
    """The map. A cell of the grid is two characters wide, three if two-digit numbers would otherwise run together,
    and one if the lagoon has outgrown the screen.
    """

    def __init__(self, view: View, marks: dict[tuple[int, int], tuple[str, str]] | None = None) -> None:
        self.view = view
        self.marks = marks or {}
        xs = [tile["x"] for tile in view["tiles"]] + [x for x, _ in self.marks]
        ys = [tile["y"] for tile in view["tiles"]] + [y for _, y in self.marks]
        self.left, self.right = min(xs) - MARGIN, max(xs) + MARGIN + 1
        self.top, self.bottom = min(ys) - MARGIN, max(ys) + MARGIN + 1

    def cell_width(self, room: int) -> int:
        best = max([2, *[len(number) + 1 for number, _ in self.marks.values()]])
        columns = self.right - self.left + 1
        return next(wide for wide in range(best, 0, -1) if wide == 1 or LABEL_WIDTH + wide * columns <= room)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        width = LABEL_WIDTH + self.cell_width(options.max_width) * (self.right - self.left + 1)
        return Measurement(width, width)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.rows(self.cell_width(options.max_width))

    def rows(self, wide: int) -> Iterator[Text]:
        """The lines of the map, with column coordinates on top where there is room."""
        cells = self.cells(wide)
        columns = range(self.left, self.right + 1)
        every = 4 if wide == 1 else 2
        labels = [x for x in columns if x % every == 0]
        header = " " * (LABEL_WIDTH + (labels[0] - self.left) * wide)
        header += "".join(f"{x:<{every * wide}}" for x in labels).rstrip()
        yield Text(header, style="dim", no_wrap=True, overflow="crop")
        water = f"{'·':<{wide}}"
        for y in range(self.top, self.bottom + 1):
            line = Text(f"{y:>{LABEL_WIDTH - 1}} ", style="dim", no_wrap=True, overflow="crop")
            for x in columns:
                content, style = cells.get((x, y), (water, "dim"))
                line.append(content, style=style)
            yield line

    def cells(self, wide: int) -> dict[tuple[int, int], tuple[str, str]]:
        """The content of each cell that is not water: tiles, their island numbers, pawns and coins."""
        found: dict[tuple[int, int], tuple[str, str]] = {}
        for tile in self.view["tiles"]:
            island = self.view["islands"][tile["island"]]
            number = f"{tile['island']}{'*' if island['centre'] else ''}"
            pawn = "" if island["pawn"] is None else SEAT_LETTERS[island["pawn"]]
            style = SUIT_STYLES[tile["suit"]]
            if wide > 1:
                upper, lower = f"{tile['kind']:^{2 * wide}}", f"{number:<{wide}}{'♟' + pawn if pawn else '':<{wide}}"
            else:
                upper, lower = tile["kind"], f"{tile['island']:<2}"
            for row, content in enumerate((upper, lower)):
                for column in (0, 1):
                    part = content[column * wide : (column + 1) * wide]
                    found[tile["x"] + column, tile["y"] + row] = part, style if row else f"bold {style}"
        for bridge in self.view["bridges"]:
            letter = NEUTRAL_LETTER if bridge["seat"] is None else SEAT_LETTERS[bridge["seat"]]
            found[bridge["x"], bridge["y"]] = (f"={letter}" if wide > 1 else letter).ljust(wide), "bold"
        for cell, (number, style) in self.marks.items():
            found[cell] = f"{number:<{wide}}" if len(number) <= wide else "+", style
        return found


def players(view: View, words: Words) -> Table:
    """One line for each seat; at the end, how its total breaks down (9.2)."""
    table = grid(words("lagoon-board-seats"))
    table.add_column(words("lagoon-board-player"))
    # The heading of each column, and the name of its field.
    columns = {"score": "score", "coins": "coins", "pawn": "pawn", "hand": "hand_size", "stash": "stash"}
    if view["over"]:
        columns = {
            "score": "score",
            "island": "island",
            "sum": "sum",
            "far": "distance",
            "bonus": "bonus",
            "total": "total",
        }
    for column in columns:
        table.add_column(words(f"lagoon-board-{column}"), justify="right")
    rows = [[row[name] for name in columns.values()] for row in view["breakdown" if view["over"] else "seats"]]
    for seat, row in enumerate(rows):
        mark = "►" if view["turn"] == seat else " "
        you = " " + words("lagoon-board-you") if seat == view["you"] else ""
        name = f"{mark}{SEAT_LETTERS[seat]} {words.names[seat]}{you}"
        table.add_row(name, *["–" if value is None else str(value) for value in row])
    return table


def islands(view: View, words: Words) -> Table:
    """One line for each island."""
    table = grid(words("lagoon-board-islands"))
    for name in ("island", "tiles", "sum", "far", "value", "missing", "way", "pawn"):
        is_number = name in ("island", "sum", "far", "value")
        table.add_column(words(f"lagoon-board-{name}"), justify="right" if is_number else "left")
    for island in view["islands"]:
        tiles = [tile["kind"] for tile in view["tiles"] if tile["island"] == island["island"]]
        table.add_row(
            f"{island['island']}{'*' if island['centre'] else ''}",
            " ".join(tiles),
            str(island["sum"]),
            str(island["distance"]),
            str(island["value"]),
            " ".join(SUIT_LETTERS[suit] for suit in island["missing"]) or "–",
            " → ".join(str(step) for step in island["route"]) if island["distance"] else "–",
            "" if island["pawn"] is None else words.names[island["pawn"]],
        )
    return table


def lines(view: View, words: Words) -> Iterator[str]:
    """Turn, own hand, discards, and the tiles not seen yet (none at the end)."""
    if view["over"]:
        return
    yield words("lagoon-board-turn", turn=view["turns_played"] + 1, turns=view["turns_in_all"])
    if view["first"] >= 0:
        yield words("lagoon-board-first", seat=words.names[view["first"]])
    if view["discards"]:
        gone = [discard["kind"] or words("lagoon-board-hidden") for discard in view["discards"]]
        yield words("lagoon-board-discards", tiles=", ".join(gone))
    for row in view["rows"]:
        yield unseen(row, words)
    if view["you"] >= 0:
        yield words("lagoon-board-your-hand", tiles=" ".join(view["hand"]) or words("lagoon-board-empty"))


def unseen(row: dict[str, Any], words: Words) -> str:
    """What is still to come from one stash, and whose it can be."""
    owners = ", ".join(words.names[seat] for seat in row["owners"])
    tiles = " ".join(row["unseen"]) or "–"
    return words("lagoon-board-unseen", row=row["row"], owners=owners, tiles=tiles)
