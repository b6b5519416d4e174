"""How each game's position is drawn in characters, from a seat's view."""

from collections.abc import Callable
from importlib import import_module
from typing import cast

from rich.console import RenderableType

from serenissima.core.spec import View
from serenissima.locale import Words

Draw = Callable[[View, Words], RenderableType]


def board_of(game: str) -> Draw:
    """The drawing of this game."""
    return cast(Draw, import_module(f"{__name__}.{game}").draw)
