"""`check`: test whether a game obeys the laws."""

import json
from typing import Annotated

import typer

from serenissima.commands.arguments import MACHINE_LANGUAGE, AsJson, Game, Language, OptionList, Seed, read_pairs
from serenissima.commands.console import console, look_up, progress_bar, speaking, tell_language
from serenissima.core.errors import BadTable
from serenissima.core.messages import message


def check(
    game: Game,
    games: Annotated[int, typer.Option(min=1, help="Number of random games.")] = 200,
    seed: Seed = 0,
    at: Annotated[
        str | None,
        typer.Option(metavar="SEED:DECISION", help="Show this position and check only it.", show_default=False),
    ] = None,
    seats: Annotated[int | None, typer.Option(help="With --at: the number of seats.", show_default=False)] = None,
    option: OptionList = None,
    lang: Language = MACHINE_LANGUAGE,
    as_json: AsJson = False,
) -> None:
    """Check a game, at all its table sizes, against the laws that every game must obey (docs/check.md).

    For a broken law it prints the command that shows the position: `check GAME --at SEED:DECISION --seats N`. The exit
    code is then 1.
    """
    from serenissima.lab import laws
    from serenissima.terminal import positions, reports

    with speaking(lang) as words:
        spec = look_up(game)
        if at is not None:
            tell_language(spec, words)
            place = positions.read_place(spec, at, seats, read_pairs(option))
            shown = positions.opened(spec, place, words)
            verdict = laws.check_position(spec, place.table, place.seed, place.number)
            if as_json:
                print(json.dumps(positions.position_data(spec, place, shown, verdict, words)))
            else:
                if shown is not None:
                    console.print(shown.drawn())
                console.print(positions.judged(verdict, words))
        elif seats is not None or option:
            raise BadTable(message("check-at-seats"))
        else:
            with progress_bar(words("check-progress", game=spec.title), games) as step:
                verdict = laws.check(spec, games, seed, step)
            if as_json:
                print(json.dumps(reports.verdict_data(spec, verdict, words)))
            else:
                console.print(reports.verdict_table(spec, verdict, words))
        if verdict.broken is not None:
            raise typer.Exit(1)
