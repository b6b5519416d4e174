"""For research: observations as arrays, and the games as environments of PettingZoo, Gymnasium and OpenSpiel.

They need the packages of `pip install "serenissima[lab]"`. docs/research.md shows how they are used.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from serenissima.core.spec import Value

if TYPE_CHECKING:
    from serenissima.research.pettingzoo_env import TableEnv


def env(game: str, seats: int | None = None, options: Mapping[str, Value] | None = None) -> "TableEnv":
    """A table as an AEC environment of PettingZoo; without a number of seats with as many as the game has."""
    from serenissima.research.pettingzoo_env import TableEnv

    return TableEnv(game, seats, options)
