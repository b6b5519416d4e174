"""How each game's position is drawn in characters from a seat's view, and what else its screen can do."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import RenderableType

from serenissima.core.board import describes
from serenissima.core.messages import Choice
from serenissima.core.spec import View
from serenissima.games import game_part
from serenissima.locale import Words
from serenissima.terminal import general

MANY: Final = 24


@dataclass(frozen=True)
class Board:
    """The screen of one game. Only `draw` is needed.

    - `draw`: the position.
    - `worth`: the points that an option pays at once; the best are listed first.
    - `means`: the picks that a short form typed for this kind of question can mean, legal or not.
    - `sketch`: where the options on the screen lie, by their numbers.
    - `many`: above how many options they are shown by their groups.
    - `amounts`: the kinds of questions whose picks are amounts, so that the amount itself is typed.
    """

    draw: Callable[[View, Words], RenderableType]
    worth: Callable[[Choice], int | None] = lambda _choice: None
    means: Callable[[str, str, View], list[int]] = lambda _typed, _kind, _view: []
    sketch: Callable[[View, Sequence[tuple[int, Choice]], Words], RenderableType | None] = lambda _v, _n, _w: None
    many: int = MANY
    amounts: tuple[str, ...] = ()


def board_of(game: str) -> Board:
    """The screen of this game: what its module defines of it."""
    module = game_part(game, "screen")
    part = game_part(game, "board") if module is None else None
    if part is not None and describes(part):
        return Board(general.drawing(part))
    return Board(**{name: vars(module)[name] for name in Board.__dataclass_fields__ if name in vars(module)})
