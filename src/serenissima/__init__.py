"""Serenissima: the table on which people, bots and researchers play the Venice board games."""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

__version__ = "0.1.0"

HOME = Path(__file__).parent


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
