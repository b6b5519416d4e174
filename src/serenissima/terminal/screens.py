"""How each game's position is drawn in characters from a seat's view, and what else its screen can do."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from serenissima.core.board import describes
from serenissima.core.messages import Choice
from serenissima.core.spec import View
from serenissima.game_errors import place_in
from serenissima.games import find, game_part, in_a_line, installed, is_ours
from serenissima.locale import Words
from serenissima.terminal import general_board
from serenissima.terminal.layout import grid

MANY: Final = 24
OF_THE_QUESTION: Final = ("answered", "waiting", "pending", "open", "seat", "over")
"""What the question itself shows, or the place where it is shown."""
FACE_DOWN: Final = -1
"""What piles show of a card that a seat has not seen."""

Draw = Callable[[View, Words], RenderableType]
DrawNumbered = Callable[[View, Words, Mapping[int, str]], RenderableType]


@dataclass(frozen=True)
class Screen:
    """The screen of one game. A game without `draw` gets a general drawing.

    - `draw`: the position.
    - `worth`: the points that an option pays at once; the best are listed first.
    - `means`: the picks that a short form typed for this kind of question can mean, legal or not.
    - `sketch`: where the options on the screen lie, by their numbers.
    - `many`: above how many options they are shown by their groups.
    - `amounts`: the kinds of questions whose picks are amounts, so that the amount itself is typed.
    - `draw_numbered`: the position, with what to type for each pick in front of what stands for it.
    """

    draw: Draw
    worth: Callable[[Choice], int | None] = lambda _choice: None
    means: Callable[[str, str, View], list[int]] = lambda _typed, _kind, _view: []
    sketch: Callable[[View, Sequence[tuple[int, Choice]], Words], RenderableType | None] = lambda _v, _n, _w: None
    many: int = MANY
    amounts: tuple[str, ...] = ()
    draw_numbered: DrawNumbered | None = None


def screen_of(game: str) -> Screen:
    """The screen of this game: what its module defines of it, and a general drawing where it defines none."""
    module = game_part(game, "screen")
    own = {name: vars(module)[name] for name in Screen.__dataclass_fields__ if module and name in vars(module)}
    if "draw" not in own:
        own |= general_drawing(game)
    if game in installed() and not is_ours(installed()[game]):
        own |= guarded(game, own["draw"], own.get("draw_numbered"))
    return Screen(**own)


def general_drawing(game: str) -> dict[str, Any]:
    """How a game without a screen is drawn: by its description of the board, or else as the fields of its view."""
    described = game_part(game, "board")
    if not described or not describes(described):
        return {"draw": draw_fields}
    return {"draw": general_board.drawing(described), "draw_numbered": general_board.numbered_drawing(described)}


def guarded(game: str, draw: Draw, draw_numbered: DrawNumbered | None) -> dict[str, Any]:
    """The drawing of somebody else's game. If it fails, that is reported once, and the fields of the view are drawn."""
    said: set[str] = set()

    def careful(view: View, words: Words) -> RenderableType:
        return Guarded(game, lambda: draw(view, words), view, words, said)

    if draw_numbered is None:
        return {"draw": careful}
    marking = draw_numbered

    def careful_numbered(view: View, words: Words, numbers: Mapping[int, str]) -> RenderableType:
        return Guarded(game, lambda: marking(view, words, numbers), view, words, said)

    return {"draw": careful, "draw_numbered": careful_numbered}


@dataclass(frozen=True)
class Guarded:
    """A position that is drawn when it is printed: only then has everything in it been tried."""

    game: str
    draw: Callable[[], RenderableType]
    view: View
    words: Words
    said: set[str]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        try:
            yield from list(console.render(self.draw(), options))
        except Exception as error:
            place = place_in(find(self.game), error)
            why = in_a_line(error) + (f", {place}" if place else "")
            if why not in self.said:
                self.said.add(why)
                yield Text(self.words("board-failed", game=self.game, error=why), style="yellow")
            yield draw_fields(self.view, self.words)


def draw_fields(view: View, words: Words) -> RenderableType:
    """The fields of a view: a table with what there is for each seat, and the others in lines below it."""
    seats = len(words.names)
    fields = {name: value for name, value in view.items() if name not in OF_THE_QUESTION}
    of_seats = {name: value for name, value in fields.items() if isinstance(value, list) and len(value) == seats}
    parts: list[RenderableType] = []
    if of_seats and seats:
        table = grid("")
        table.add_column("")
        for name in of_seats:
            table.add_column(Text(in_words(name)))
        for seat, who in enumerate(words.names):
            table.add_row(Text(who), *[Text(in_short(value[seat])) for value in of_seats.values()])
        parts.append(table)
    lines = Table.grid(padding=(0, 2, 0, 0))
    for name, value in fields.items():
        if name not in of_seats:
            lines.add_row(Text(in_words(name), style="dim"), Text(in_short(value)))
    return Group(*parts, lines)


def in_words(name: str) -> str:
    return name.replace("_", " ").replace("-", " ")


def is_face_down(value: object) -> bool:
    return type(value) is int and value == FACE_DOWN


def in_short(value: object) -> str:
    """A value of a view in one line."""
    if value is None or value == []:
        return "–"
    if isinstance(value, bool):
        return "✓" if value else "–"
    if isinstance(value, list):
        return ", ".join(general_board.BACK if is_face_down(each) else in_short(each) for each in value)
    if isinstance(value, dict):
        inside = ", ".join(f"{in_words(str(name))} {in_short(each)}" for name, each in value.items())
        return f"({inside})"
    return str(value)
