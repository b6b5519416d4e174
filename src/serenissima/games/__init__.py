"""The games, one folder each. They know the core and not each other."""

from importlib import import_module
from typing import Final

from serenissima.core.errors import BadTable
from serenissima.core.spec import GameSpec
from serenissima.core.words import message

IDS: Final = ("doge", "lagoon", "masters", "gondola")


def find(id: str) -> GameSpec:
    """The game with this id."""
    if id not in IDS:
        raise BadTable(message("game-unknown", given=id, possible=", ".join(IDS)))
    spec = import_module(f"{__name__}.{id}").SPEC
    assert isinstance(spec, GameSpec)
    return spec


def all_games() -> list[GameSpec]:
    return [find(id) for id in IDS]
