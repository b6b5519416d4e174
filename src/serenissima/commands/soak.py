"""`soak`: test what the server withstands."""

from pathlib import Path
from typing import Annotated

import typer

from serenissima.commands.arguments import MACHINE_LANGUAGE, AsJson, Language, Seed
from serenissima.commands.console import console, errors, speaking


def soak(
    minutes: Annotated[float, typer.Option(min=0.5, max=7 * 24 * 60, help="Total duration of all phases.")] = 10.0,
    tables: Annotated[int, typer.Option(min=1, max=500, help="Number of games played at once.")] = 16,
    seed: Seed = 0,
    keep: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Keep logs and databases in this empty folder.", show_default=False),
    ] = None,
    lang: Language = MACHINE_LANGUAGE,
    as_json: AsJson = False,
) -> None:
    """Start servers, let simulated people play on them, kill, flood and cut off the servers, and count what is lost.

    Exit code 1: something was lost, duplicated, damaged or left running, or the server reported an error.
    """
    from serenissima.lab.soak import command

    with speaking(lang) as words:
        raise typer.Exit(command.soak(command.RunOptions(minutes, tables, seed, keep, as_json), words, console, errors))
