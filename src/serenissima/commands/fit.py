"""`fit`: fit the weights with which bots evaluate positions."""

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from serenissima.commands.arguments import (
    MACHINE_LANGUAGE,
    AsJson,
    Game,
    Language,
    Seed,
)
from serenissima.commands.console import console, look_up, progress_bar, speaking
from serenissima.core.errors import BadTable
from serenissima.core.messages import message
from serenissima.lab.file_errors import must_write
from serenissima.terminal import reports


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
