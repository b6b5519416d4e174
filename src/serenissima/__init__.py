"""Serenissima: the table on which people, bots and researchers play the Venice board games.

>>> import serenissima
>>> game = serenissima.play("lagoon", ["greedy", "greedy", "random"], seed=1)
>>> game.is_over
True

The names in `__all__` are the public API (api.py); docs/api.md is a tour of five minutes.
"""

import os
import sys
from importlib import import_module
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

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

HOME = Path(__file__).parent
API = "serenissima.api"


def only_sources(path: str) -> FileFinder:
    """A finder that passes over compiled modules; for this package alone."""
    if not Path(path).is_relative_to(HOME):
        raise ImportError(path)
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


def is_compiled() -> bool:
    """Whether the core and the games run compiled."""
    from serenissima.core import state

    return not str(state.__file__).endswith(".py")


def own_data(game: str) -> Path | None:
    """The folder of own data files that SERENISSIMA_<GAME>_DATA names for a game, if it does.

    Rules may not look at the machine; processes that are started from here inherit the name.
    """
    named = os.environ.get(f"SERENISSIMA_{game.upper()}_DATA")
    return Path(named) if named else None


if os.environ.get("SERENISSIMA_PURE") == "1":
    sys.path_hooks.insert(0, only_sources)
    sys.path_importer_cache.clear()


# The API is imported at its first use: the rules, the server and the command line import this package too.


def __getattr__(name: str) -> Any:
    if name == "games":
        return import_module("serenissima.games")
    if name in __all__:
        return getattr(import_module(API), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


class GamesPackage(ModuleType):
    """`serenissima.games` is a package and a function of the API: called, it lists the games."""

    def __call__(self) -> Any:
        return import_module(API).games()


class Package(ModuleType):
    """This package. When Python binds the package of games to its name, it learns to be called."""

    def __setattr__(self, name: str, value: Any) -> None:
        if name == "games" and isinstance(value, ModuleType):
            value.__class__ = GamesPackage
        super().__setattr__(name, value)


sys.modules[__name__].__class__ = Package
