"""`analyse`: find the decisive picks of a recorded game."""

import json
from typing import Annotated

import typer

from serenissima.commands.arguments import MACHINE_LANGUAGE, AsJson, Language, RecordFile, Seed
from serenissima.commands.console import console, look_up, progress_bar, speaking, tell_language
from serenissima.table.record import read
from serenissima.table.session import Session
from serenissima.terminal.game import say_own_names


def analyse(
    file: RecordFile,
    bot: Annotated[
        str, typer.Option(help="The bot that judges: rollout or mcts with a budget.")
    ] = "mcts:iterations=200",
    seed: Seed = 0,
    lang: Language = MACHINE_LANGUAGE,
    as_json: AsJson = False,
) -> None:
    """Judge every decision of a recorded game: the chance to win, and what would have been better."""
    from serenissima.bots.api import make_searcher
    from serenissima.lab import analysis
    from serenissima.terminal.analysis import analysis_data, analysis_report

    with speaking(lang) as words:
        record = read(file)
        words.names = record.names
        session = Session.resume(look_up(record.game), record)
        tell_language(session.spec, words)
        say_own_names(session.spec, words)
        searcher = make_searcher(bot, record.game)
        title = words("analyse-progress", game=session.spec.title)
        with progress_bar(title, analysis.count_decisions(session)) as step:
            judged = analysis.analyse(session, searcher, seed, step)
        if as_json:
            print(json.dumps(analysis_data(session, bot, judged, words), ensure_ascii=False, indent=2))
        else:
            console.print(analysis_report(session, bot, judged, words))
