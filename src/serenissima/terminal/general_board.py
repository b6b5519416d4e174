"""The general board: draws any table that a game describes as data (core/board.py)."""

from collections.abc import Callable, Iterable, Mapping
from types import ModuleType
from typing import Final

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from serenissima.core.board import Element, described
from serenissima.core.spec import View
from serenissima.locale import Words

SEAT_STYLES: Final = ("blue", "red", "yellow", "green", "magenta", "cyan", "bright_red", "bright_blue")
COLOUR_STYLES: Final = {
    "blue": "blue",
    "red": "red",
    "gold": "yellow",
    "green": "green",
    "purple": "magenta",
    "orange": "bright_red",
    "grey": "bright_black",
    "teal": "cyan",
    "brown": "rgb(150,100,60)",
}
BACK: Final = "░░"
INDENT: Final = 2
SHORT: Final = ("stock", "token", "answer")
"""Kinds of which several fit on one line."""


def drawing(part: ModuleType) -> Callable[[View, Words], RenderableType]:
    """Draws views with the description that this part of a game gives."""

    numbered = numbered_drawing(part)
    return lambda view, words: numbered(view, words, {})


def numbered_drawing(part: ModuleType) -> Callable[[View, Words, Mapping[int, str]], RenderableType]:
    """The same, with what to type for a pick in front of everything that stands for it."""

    def draw(view: View, words: Words, numbers: Mapping[int, str]) -> RenderableType:
        return Drawing(view, words, numbers).block(described(part, view))

    return draw


class Drawing:
    """One position, in the words of one language."""

    def __init__(self, view: View, words: Words, numbers: Mapping[int, str]) -> None:
        self.words = words
        self.numbers = numbers
        """What to type for each pick that is possible now."""
        self.waiting: list[int] = view.get("waiting", [])
        self.pending: int | None = view.get("pending")
        self.seat: int = view.get("seat", -1)
        self.meant: dict[int, Element] = {}
        """The element of each pick, so that an answer can be shown as what it is."""

    def block(self, elements: Iterable[Element]) -> RenderableType:
        """Elements below each other; short ones share a line."""
        elements = list(elements)
        self.note_picks(elements)
        lines: list[RenderableType] = []
        line = Text()
        for element in elements:
            if element.kind in SHORT:
                line.append("   " if line else "")
                line.append_text(self.short(element))
                continue
            if line:
                lines.append(line)
                line = Text()
            lines.append(self.long(element))
        return Group(*lines, line) if line else Group(*lines)

    def note_picks(self, elements: Iterable[Element]) -> None:
        for element in elements:
            if element.pick is not None:
                self.meant.setdefault(element.pick, element)
            self.note_picks(element.parts)

    # Kinds that take lines of their own.

    def long(self, element: Element) -> RenderableType:
        if element.kind == "mat":
            heading = self.number(element)
            heading.append(f"● {self.words.say(element.label)}", style=f"bold {seat_style(element.seat)}")
            return Group(heading, Padding(self.block(element.parts), (0, 0, 0, INDENT)))
        if element.kind == "grid":
            return Group(self.heading(element), self.grid(element))
        if element.kind in ("row", "track"):
            between = "  " if element.kind == "row" else " · "
            return self.labelled(element, between, [self.face(part) for part in element.parts])
        if element.kind == "pile":
            return self.pile(element)
        if element.kind == "text":
            return self.number(element).append(self.words.say(element.label))
        return self.face(element)

    def number(self, element: Element) -> Text:
        """What to type for this element, if it stands for a possible pick: `3:`."""
        typed = "" if element.pick is None else self.numbers.get(element.pick, "")
        return Text(f"{typed}:" if typed else "", style="bold")

    def heading(self, element: Element) -> Text:
        return self.number(element).append(self.words.say(element.label), style="bold")

    def labelled(self, element: Element, between: str, faces: list[Text]) -> Text:
        shown = Text.assemble(self.heading(element), "  ")
        return shown.append_text(Text(between).join(faces) if faces else Text(self.words("board-empty"), style="dim"))

    def pile(self, element: Element) -> Text:
        faces = [self.face(part) for part in element.parts] if element.count else []
        if element.count and not faces:
            faces = [Text(BACK)]
        return self.labelled(element, "  ", [*faces, Text(f"× {element.count}")] if faces else [])

    def grid(self, element: Element) -> Table:
        """Columns share the width of the screen; what does not fit is broken, not cut off."""
        table = Table(box=ROUNDED, show_header=False, show_lines=True, padding=(0, 1))
        for _ in range(element.columns):
            table.add_column(justify="center", overflow="fold")
        cells = [Text() if part.kind == "gap" else self.face(part) for part in element.parts]
        for start in range(0, len(cells), element.columns):
            table.add_row(*cells[start : start + element.columns])
        return table

    # Kinds that share a line.

    def short(self, element: Element) -> Text:
        if element.kind == "stock":
            name = f"{symbol(element)}{self.words.say(element.label)}"
            return Text.assemble(self.number(element), name, " ", (self.amount(element), "bold"))
        if element.kind == "answer":
            return self.answer(element)
        return self.face(element)

    def amount(self, element: Element) -> str:
        if element.most is None:
            return str(element.count)
        return self.words("board-of", count=element.count or 0, most=element.most)

    def answer(self, element: Element) -> Text:
        """What a seat has answered: its own is shown to it, that of others lies face down."""
        label = self.words.say(element.label)
        if element.seat == self.seat and self.pending is not None:
            mine = self.meant.get(self.pending)
            return Text.assemble(label, " ", self.face(mine, numbered=False) if mine else Text(BACK))
        if element.seat in self.waiting:
            return Text.assemble(label, " ", ("–", "dim"))
        return Text.assemble(label, " ", (BACK, seat_style(element.seat)))

    def face(self, element: Element, numbered: bool = True) -> Text:
        """A card, space or token in a few characters."""
        if element.kind in ("stock", "pile", "answer"):
            return self.pile(element) if element.kind == "pile" else self.short(element)
        number = self.number(element) if numbered else Text()
        if element.kind in ("row", "mat", "track", "grid", "text"):
            return number.append(self.words.say(element.label))
        style = COLOUR_STYLES.get(element.colour, "")
        if element.seat >= 0:
            style = seat_style(element.seat)
        words = BACK if element.down else symbol(element) + (element.face or self.words.say(element.label))
        if element.note is not None:
            words += f" ({self.words.say(element.note)})"
        if element.count is not None:
            words += f" ×{element.count}"
        if element.kind == "token":
            return number.append(words, style=f"bold {style}".strip())
        inside = [self.face(part) for part in element.parts]
        held = Text.assemble(" ", Text(" ").join(inside)) if inside else Text()
        before, after = ("[", "]") if element.kind == "card" else ("", "")
        return Text.assemble(number, (f"{before}{words}", style), held, (after, style))


def symbol(element: Element) -> str:
    """The symbol if it is a character; names of drawings mean nothing here."""
    return f"{element.symbol} " if len(element.symbol) == 1 else ""


def seat_style(seat: int) -> str:
    return SEAT_STYLES[seat % len(SEAT_STYLES)] if seat >= 0 else ""
