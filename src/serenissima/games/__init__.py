"""The games that are installed, and their parts.

A game is a package: its SPEC, and beside it optional modules that know it better than a general one could. Every game,
also each of ours, is found through the entry point group `serenissima.games`.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Final

from serenissima.core.errors import BadTable
from serenissima.core.messages import message
from serenissima.core.spec import GameSpec

GROUP: Final = "serenissima.games"
OURS: Final = "serenissima"


@cache
def installed() -> dict[str, EntryPoint]:
    """The entry point of each game by its id: ours first, then those of other packages, by name."""
    found: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.module.split(".")[0] != OURS, entry.name)):
        found.setdefault(entry.name, entry)
    return found


def ids() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(installed())


@cache
def find(id: str) -> GameSpec:
    """The game with this id."""
    entry = installed().get(id)
    if entry is None:
        raise BadTable(message("game-unknown", given=id, possible=", ".join(ids())))
    spec = entry.load()
    assert isinstance(spec, GameSpec)
    return spec


def all_games() -> list[GameSpec]:
    return [find(id) for id in ids()]


def game_part(game: str, name: str) -> ModuleType | None:
    """A part of a game, such as its `policy` or `screen`; None if it has none, or is not installed."""
    entry = installed().get(game)
    if entry is None:
        return None
    module = f"{entry.module}.{name}"
    return import_module(module) if find_spec(module) else None


def game_folder(game: str) -> Path:
    """The folder of an installed game, with its texts. The game itself is not loaded: its data may have mistakes."""
    package = find_spec(installed()[game].module)
    assert package is not None
    assert package.origin is not None
    return Path(package.origin).parent
