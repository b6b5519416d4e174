"""`balance`: measure what seats, cards and places are worth."""

from pathlib import Path
from typing import Annotated

import typer

from serenissima.commands.arguments import (
    MACHINE_LANGUAGE,
    AsJson,
    Game,
    Jobs,
    Language,
    Limit,
    OptionList,
    Seed,
    read_pairs,
)
from serenissima.commands.console import console, errors, look_up, speaking, tell_language
from serenissima.lab.arena import Plan
from serenissima.lab.arena.runners import USUAL_LIMIT
from serenissima.terminal.game import say_own_names


def balance(
    game: Game,
    bots: Annotated[str, typer.Option(help="The bots that play, separated by commas.")] = "greedy",
    games: Annotated[int, typer.Option(min=1, help="Games for each number of seats.")] = 200,
    seats: Annotated[
        str | None, typer.Option(help="Numbers of seats, such as 3 or 2,4; by default all.", show_default=False)
    ] = None,
    option: OptionList = None,
    seed: Seed = 0,
    jobs: Jobs = 0,
    limit: Limit = USUAL_LIMIT,
    plots: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Write plots to this folder.", show_default=False)
    ] = None,
    lang: Language = MACHINE_LANGUAGE,
    as_json: AsJson = False,
) -> None:
    """Measure what seats, endings, cards and places of a game are worth when bots play it.

    Exit code 1: some games failed; the others count. docs/balance.md explains how to read the numbers.
    """
    from serenissima.lab.arena.command import read_bots
    from serenissima.lab.balance import command

    with speaking(lang) as words:
        spec = look_up(game)
        tell_language(spec, words)
        places = command.read_tables(seats, game)
        say_own_names(spec, words)
        plan = Plan(game, read_bots(bots, []), places, games, options=read_pairs(option), seed=seed, counted=True)
        raise typer.Exit(command.balance(plan, command.RunOptions(jobs, limit, plots, as_json), words, console, errors))
