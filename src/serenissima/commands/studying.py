"""`arena`, `balance` and `fit`: let bots play many games, and learn from them."""

import json
from importlib.util import find_spec
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
from serenissima.commands.running import console, errors, look_up, progress_bar, speaking
from serenissima.core.errors import BadTable
from serenissima.core.messages import message
from serenissima.lab.arena import Plan
from serenissima.lab.arena.runners import USUAL_LIMIT
from serenissima.lab.file_errors import must_write
from serenissima.terminal import reports
from serenissima.terminal.game import say_own_names


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
        places = command.read_seats(seats, look_up(game).id)
        plan = Plan(game, names, places, games, format, read_pairs(option), seed, until_decided)
        wishes = command.RunOptions(jobs, ray, limit, out, resume, report, as_json)
        raise typer.Exit(command.arena(plan, wishes, words, console, errors))


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
        places = command.read_tables(seats, game)
        say_own_names(look_up(game), words)
        plan = Plan(game, read_bots(bots, []), places, games, options=read_pairs(option), seed=seed, counted=True)
        raise typer.Exit(command.balance(plan, command.RunOptions(jobs, limit, plots, as_json), words, console, errors))


def fit(
    game: Game,
    games: Annotated[int, typer.Option(min=5, help="Games for each number of seats.")] = 1500,
    positions: Annotated[int, typer.Option(min=1, help="Positions sampled from each game.")] = 15,
    noise: Annotated[float, typer.Option(min=0, max=1, help="How often the greedy players pick at random.")] = 0.1,
    seed: Seed = 0,
    out: Annotated[Path | None, typer.Option(help="Write weights and report to this file.", show_default=False)] = None,
    lang: Language = MACHINE_LANGUAGE,
    as_json: AsJson = False,
) -> None:
    """Fit the weights with which searching bots evaluate positions, on games of greedy players."""
    with speaking(lang) as words:
        if find_spec("numpy") is None:
            raise BadTable(message("fit-needs-numpy"))
        from serenissima.lab import fitting

        spec = look_up(game)
        plan = fitting.Plan(games, positions, noise, seed)
        if out is not None:
            must_write(out)
        with progress_bar(words("fit-progress", game=spec.title), games * (spec.seats[1] - spec.seats[0] + 1)) as step:
            document = fitting.fit(spec, plan, step)
        if out is not None:
            fitting.write(document, out)
        if as_json:
            print(json.dumps(document, indent=1))
            return
        for seats, report in document["held_out"].items():
            console.print(reports.fit_line(int(seats), report, words), highlight=False)
