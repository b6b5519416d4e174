"""Serenissima: the table on which people, bots and researchers play the Venice board games.

>>> import serenissima
>>> game = serenissima.play("lagoon", ["greedy", "greedy", "random"], seed=1)
>>> game.is_over
True

The names in `__all__` are the public API (api.py); docs/api.md is a tour of five minutes.
"""

from typing import TYPE_CHECKING, Any

from serenissima import _package

if TYPE_CHECKING:
    from serenissima.api import (
        SPECTATOR,
        BadRecord,
        BadTable,
        Bot,
        Illegal,
        Judged,
        Played,
        Position,
        Problem,
        Suggestion,
        analyse,
        bot,
        game,
        games,
        load,
        new,
        play,
        save,
    )

__all__ = [
    "SPECTATOR",
    "BadRecord",
    "BadTable",
    "Bot",
    "Illegal",
    "Judged",
    "Played",
    "Position",
    "Problem",
    "Suggestion",
    "analyse",
    "bot",
    "game",
    "games",
    "is_compiled",
    "load",
    "new",
    "play",
    "save",
]

__version__ = "0.1.0"

_package.prepare(__name__)


def is_compiled() -> bool:
    """Whether the core and the games run compiled."""
    from serenissima.core import state

    return not str(state.__file__).endswith(".py")


def __getattr__(name: str) -> Any:
    if name == "games":
        return _package.games_package()
    if name in __all__:
        return _package.from_api(name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """The public API, and what every module has."""
    return sorted({*__all__, *[name for name in globals() if name.startswith("__")]})
