"""Set-up of the package.

It is interpreted if SERENISSIMA_PURE is set, its package of games can be called, and its errors are English sentences.
"""

import os
import sys
from importlib import import_module
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any, Final

HOME: Final = Path(__file__).parent
API: Final = "serenissima.api"


def only_sources(path: str) -> FileFinder:
    """A finder that passes over compiled modules; for this package alone."""
    if not Path(path).is_relative_to(HOME):
        raise ImportError(path)
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


class GamesPackage(ModuleType):
    """`serenissima.games` is a package and a function of the API: called, it lists the games."""

    def __call__(self) -> Any:
        return from_api("games")()


class Package(ModuleType):
    """This package. It makes the package of games callable when Python binds it."""

    def __setattr__(self, name: str, value: Any) -> None:
        if name == "games" and isinstance(value, ModuleType):
            value.__class__ = GamesPackage
        super().__setattr__(name, value)


def prepare(name: str) -> None:
    """Call this once, before any other module of the package is imported."""
    if os.environ.get("SERENISSIMA_PURE") == "1":
        sys.path_hooks.insert(0, only_sources)
        sys.path_importer_cache.clear()
    sys.modules[name].__class__ = Package
    import_module("serenissima.core.errors").renderers.append(in_english)


def in_english(message: Any) -> str:
    """A message as an English sentence. The catalogues are loaded at the first one."""
    found = import_module("serenissima.locale")
    sentence: str = found.Words(found.LANGUAGES[0], lenient=True).say(message)
    return sentence


def from_api(name: str) -> Any:
    """A name of the API, imported at its first use: the rules, the server and the command line do without it."""
    return getattr(import_module(API), name)


def games_package() -> Any:
    return import_module("serenissima.games")
