"""Tallies: what finished games tell about the things in them. A new game needs a module here, named like the game."""

from importlib import import_module
from typing import Final, cast

from serenissima.lab.tallies.shape import Counts, Fact, Kind, Tally

__all__ = ["Counts", "Fact", "Kind", "Tally", "kinds", "tally"]

COUNTED: Final = ("doge", "gondola", "lagoon", "masters")


def tally(game: str) -> Tally | None:
    """Who counts for this game; of one without a tally only seats, lengths and endings are known."""
    return cast("Tally", import_module(f"{__name__}.{game}")) if game in COUNTED else None


def kinds(game: str) -> tuple[Kind, ...]:
    found = tally(game)
    return found.KINDS if found else ()
