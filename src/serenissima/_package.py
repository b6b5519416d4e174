"""Set-up of the package: interpreted if SERENISSIMA_PURE is set, and with a package of games that can be called."""

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


def from_api(name: str) -> Any:
    """A name of the API, imported at its first use: the rules, the server and the command line do without it."""
    return getattr(import_module(API), name)


def games_package() -> Any:
    return import_module("serenissima.games")
