"""`arena`: let bots play each other."""

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


def arena(
    game: Game,
    bots: Annotated[
        str | None,
        typer.Option(help="The bots, separated by commas: greedy,mcts:iterations=50,random", show_default=False),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="One bot, not split at commas; repeat for several.", show_default=False),
    ] = None,
    format: Annotated[
        str,
        typer.Option(
            help="table: all at one table; round-robin: every pair; gauntlet: the first against each of the others."
        ),
    ] = "table",
    games: Annotated[int, typer.Option(min=1, help="Games for each pairing and number of seats.")] = 200,
    seats: Annotated[
        str | None, typer.Option(help="Number of seats, such as 3 or 2,4; by default the highest.", show_default=False)
    ] = None,
    option: OptionList = None,
    seed: Seed = 0,
    until_decided: Annotated[
        bool, typer.Option("--until-decided", help="Stop a pairing once its 95 % interval excludes one half.")
    ] = False,
    jobs: Jobs = 0,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on this Ray cluster, or `local`.", show_default=False)
    ] = None,
    limit: Limit = USUAL_LIMIT,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Write every game as a line of JSON; continues an existing file.", show_default=False
        ),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Continue a match written with --out.", show_default=False)
    ] = None,
    report: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a page with plots: FILE.html", show_default=False)
    ] = None,
    lang: Language = MACHINE_LANGUAGE,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other, with rotating seats and the same deals for every rotation; shows 95 % intervals.

    Exit code 1: some games failed; the others count. docs/arena.md explains how to read the numbers.
    """
    from serenissima.lab.arena import command

    with speaking(lang) as words:
        names = command.read_bots(bots or ("" if bot else "greedy,random"), bot or [])
        tell_language(look_up(game), words)
        places = command.read_seats(seats, game)
        plan = Plan(game, names, places, games, format, read_pairs(option), seed, until_decided)
        wishes = command.RunOptions(jobs, ray, limit, out, resume, report, as_json)
        raise typer.Exit(command.arena(plan, wishes, words, console, errors))
