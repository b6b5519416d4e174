"""For research: observations as arrays, and the games as PettingZoo, Gymnasium and OpenSpiel environments.

They need `pip install "serenissima[lab]"`. docs/research.md shows how to use them.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from serenissima.core.spec import Value

if TYPE_CHECKING:
    from serenissima.research.pettingzoo_env import TableEnv


def env(game: str, seats: int | None = None, options: Mapping[str, Value] | None = None) -> "TableEnv":
    """A table as a PettingZoo AEC environment; by default with as many seats as the game allows."""
    from serenissima.research.pettingzoo_env import TableEnv

    return TableEnv(game, seats, options)
