"""The lagoon in characters: a map on the half-tile grid, the players, the islands, and what is not yet seen."""

from collections.abc import Iterator
from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from serenissima.core.spec import View
from serenissima.locale import Words

SEAT_LETTERS: Final = "abcd"
NEUTRAL_LETTER: Final = "o"
SUIT_LETTERS: Final = "MCSA"
SUIT_STYLES: Final = ("black on bright_blue", "black on yellow", "black on bright_red", "black on green")
LABEL_WIDTH: Final = 5
MARGIN: Final = 2


def draw(view: View, words: Words) -> RenderableType:
    """The whole position as one seat sees it."""
    parts: list[RenderableType] = [Sea(view), Text(words("lagoon-board-legend"), style="dim")]
    parts += [players(view, words), islands(view, words)]
    parts += [Text(line) for line in lines(view, words)]
    return Group(*parts)


class Sea:
    """The map. A cell of the grid is two characters wide, or one if the lagoon has outgrown the screen."""

    def __init__(self, view: View) -> None:
        self.view = view
        xs = [tile["x"] for tile in view["tiles"]]
        ys = [tile["y"] for tile in view["tiles"]]
        self.left, self.right = min(xs) - MARGIN, max(xs) + MARGIN + 1
        self.top, self.bottom = min(ys) - MARGIN, max(ys) + MARGIN + 1

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        columns = self.right - self.left + 1
        yield from self.rows(2 if LABEL_WIDTH + 2 * columns <= options.max_width else 1)

    def rows(self, wide: int) -> Iterator[Text]:
        """The lines of the map, the coordinates of every fourth column on top."""
        cells = self.cells(wide)
        columns = range(self.left, self.right + 1)
        step = 4 * wide
        labels = [x for x in columns if x % 4 == 0 and x + 4 <= self.right + 1]
        if labels:
            header = " " * (LABEL_WIDTH + (labels[0] - self.left) * wide)
            yield Text(header + "".join(f"{x:<{step}}" for x in labels).rstrip(), style="dim", no_wrap=True)
        water = "· "[:wide]
        for y in range(self.top, self.bottom + 1):
            line = Text(f"{y:>{LABEL_WIDTH - 1}} ", style="dim", no_wrap=True, overflow="crop")
            for x in columns:
                content, style = cells.get((x, y), (water, "dim"))
                line.append(content, style=style)
            yield line

    def cells(self, wide: int) -> dict[tuple[int, int], tuple[str, str]]:
        """What stands in each cell that is not water: tiles, the numbers of their islands, pawns and coins."""
        found: dict[tuple[int, int], tuple[str, str]] = {}
        for tile in self.view["tiles"]:
            island = self.view["islands"][tile["island"]]
            number = f"{tile['island']}{'*' if island['centre'] else ''}"
            pawn = "" if island["pawn"] is None else SEAT_LETTERS[island["pawn"]]
            style = SUIT_STYLES[tile["suit"]]
            if wide == 2:
                upper, lower = f" {tile['kind']} ", f"{number:<2}{'♟' + pawn if pawn else '':<2}"
            else:
                upper, lower = tile["kind"], f"{tile['island']:<2}"
            for row, content in enumerate((upper, lower)):
                for column in (0, 1):
                    part = content[column * wide : (column + 1) * wide]
                    found[tile["x"] + column, tile["y"] + row] = part, style if row else f"bold {style}"
        for bridge in self.view["bridges"]:
            letter = NEUTRAL_LETTER if bridge["seat"] is None else SEAT_LETTERS[bridge["seat"]]
            found[bridge["x"], bridge["y"]] = f"={letter}"[-wide:], "bold"
        return found


def players(view: View, words: Words) -> Table:
    """One line for each seat; at the end with the points of its island."""
    table = Table(title=words("lagoon-board-seats"))
    table.add_column("")
    table.add_column(words("lagoon-board-player"))
    for name in ("score", "coins", "pawn", "hand", "stash"):
        table.add_column(words(f"lagoon-board-{name}"), justify="right")
    if view["over"]:
        table.add_column(words("lagoon-board-bonus"), justify="right")
        table.add_column(words("lagoon-board-total"), justify="right")
    for seat in view["seats"]:
        number = seat["seat"]
        mark = "►" if view["turn"] == number else " "
        row = [f"{mark}{SEAT_LETTERS[number]}", words.names[number]]
        row.append(str(view["breakdown"][number]["score"] if view["over"] else seat["score"]))
        row += [str(seat["coins"]), "–" if seat["pawn"] is None else str(seat["pawn"])]
        row += [str(seat["hand_size"]), str(seat["stash"])]
        if view["over"]:
            row += [str(view["breakdown"][number]["bonus"]), str(seat["score"])]
        table.add_row(*row)
    return table


def islands(view: View, words: Words) -> Table:
    """One line for each island."""
    table = Table(title=words("lagoon-board-islands"))
    for name in ("island", "tiles", "sum", "distance", "value", "missing", "route", "pawn"):
        is_number = name in ("island", "sum", "distance", "value")
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
            " → ".join(str(step) for step in island["route"]),
            "" if island["pawn"] is None else words.names[island["pawn"]],
        )
    return table


def lines(view: View, words: Words) -> Iterator[str]:
    """Turn, own hand, discards, and the tiles not yet seen."""
    turn = min(view["turns_played"] + 1, view["turns_in_all"])
    yield words("lagoon-board-turn", turn=turn, turns=view["turns_in_all"])
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
