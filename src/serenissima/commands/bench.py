"""`bench`: measure the speed of the games, the bots and the server."""

import json
from typing import Annotated

import typer

from serenissima import is_compiled
from serenissima.commands.arguments import A_DAY, MACHINE_LANGUAGE, AsJson, Language
from serenissima.commands.console import console, errors, look_up, progress_bar, speaking
from serenissima.games import all_games
from serenissima.terminal import reports


def bench(
    game: Annotated[str | None, typer.Argument(help="One game only, or `server`.", show_default=False)] = None,
    seconds: Annotated[float, typer.Option(min=0.1, max=A_DAY, help="How long to measure.")] = 3.0,
    tables: Annotated[int, typer.Option(min=1, help="server: number of live tables, each with its sockets.")] = 200,
    rate: Annotated[float, typer.Option(min=1, help="server: picks per second to send.")] = 1600,
    workers: Annotated[
        int, typer.Option(min=1, help="server: number of processes; more than one needs PostgreSQL.")
    ] = 1,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="server: an empty database, or `postgres` for a temporary one; by default SQLite.",
            show_default=False,
        ),
    ] = None,
    on_tables: Annotated[
        list[str] | None,
        typer.Option(
            "--game",
            metavar="GAME",
            help="server: a game to play on the tables; repeat for several; by default all.",
            show_default=False,
        ),
    ] = None,
    lang: Language = MACHINE_LANGUAGE,
    as_json: AsJson = False,
) -> None:
    """Measure one core: random decisions and games per second, branching, the cost of a copy, the speed of the bots.

    `bench server` starts its own server on loopback and measures how many picks per second it handles, their latency
    and their cost.
    """
    with speaking(lang) as words:
        if game == "server":
            from serenissima.lab.loadtest import measure

            games = [look_up(each).id for each in on_tables or []]
            with errors.status(words("bench-server-progress", tables=tables)):
                carried = measure.bench_server(games, tables, rate, seconds, database, workers)
            if as_json:
                print(json.dumps(carried, indent=2))
            else:
                console.print(measure.load_table(carried, words))
            return
        from serenissima.lab.bench import bench as measure_games

        specs = [look_up(game)] if game else all_games()
        steps = len(specs) * (2 if is_compiled() else 1)
        with progress_bar(words("bench-progress"), steps) as step:
            rows = measure_games(specs, seconds, step)
        if as_json:
            print(json.dumps(rows, indent=2))
            return
        console.print(reports.bench_tables(rows, words))
