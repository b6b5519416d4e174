"""`new-game`: create the package of a new game."""

import shlex
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from serenissima.commands.arguments import MACHINE_LANGUAGE, Language
from serenissima.commands.console import console, speaking


def new_game(
    id: Annotated[str, typer.Argument(help="Its id: lower-case letters, digits and underscores.", show_default=False)],
    folder: Annotated[Path, typer.Option(help="Where to create the folder ID.")] = Path(),
    lang: Language = MACHINE_LANGUAGE,
) -> None:
    """Create the package of a new game, as a starting point for your own.

    The folder ID gets pyproject.toml, rules, texts in English and French, RULES.md and a test: a small game that
    passes `check` and is playable at once, in the terminal and in the browser:

    pip install ./ID, then serenissima check ID, then serenissima play ID.

    docs/add-a-game.md explains each file.
    """
    from serenissima.scaffold import write_game

    with speaking(lang) as words:
        written = write_game(id, folder)
        root = folder / id
        console.print(Text(words("new-game-written", count=len(written), folder=str(root))), soft_wrap=True)
        console.print(Text(words("new-game-next")))
        place = shlex.quote(str(root) if root.is_absolute() else f"./{root}")
        for command in (f"pip install {place}", f"serenissima check {id}", f"serenissima play {id}"):
            console.print(Text(f"  {command}"), soft_wrap=True)
