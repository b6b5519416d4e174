"""Which data files the environment names for a game. Rules never read the environment: a game's package passes this in.

Processes that are started from here inherit the variables.
"""

import os
from pathlib import Path


def own_data_variable(game: str) -> str:
    """The environment variable that names the folder with own files."""
    return f"SERENISSIMA_{game.upper()}_DATA"


def own_data_folder(game: str) -> Path | None:
    """The folder with own data files for a game, if one is named."""
    named = os.environ.get(own_data_variable(game))
    return Path(named) if named else None
