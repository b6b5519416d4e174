"""`replay`, `verify` and `analyse`: look at a recorded game again."""

import json
from typing import Annotated

import typer

from serenissima.commands.arguments import MACHINE_LANGUAGE, AsJson, Language, RecordFile, Seed
from serenissima.commands.running import console, look_up, progress_bar, read_line, speaking, tell_language
from serenissima.core.errors import BadTable
from serenissima.core.event import SPECTATOR
from serenissima.core.messages import message
from serenissima.table.record import read
from serenissima.table.session import Session
from serenissima.table.session import verify as verify_record
from serenissima.terminal.game import Left, say_own_names


def replay(
    file: RecordFile,
    seat: Annotated[int, typer.Option(help="See it as this seat did (1, 2, …); 0 for a spectator.")] = 0,
    lang: Language = MACHINE_LANGUAGE,
) -> None:
    """Step through a recorded game."""
    from serenissima.terminal.replay import Replay

    with speaking(lang) as words:
        record = read(file)
        words.names = record.names
        if not 0 <= seat <= record.seats:
            raise BadTable(message("cli-no-such-seat", given=seat, most=record.seats))
        tell_language(look_up(record.game), words)
        shown = Replay(Session.resume(look_up(record.game), record), seat - 1 if seat else SPECTATOR, words, console)
        try:
            shown.run(read_line)
        except Left:
            console.print()


def verify(file: RecordFile, lang: Language = MACHINE_LANGUAGE) -> None:
    """Replay a record and check that every snapshot and the result match."""
    with speaking(lang) as words:
        record = read(file)
        session = verify_record(look_up(record.game), record)
        id = "cli-verified-over" if session.is_over else "cli-verified-running"
        console.print(words(id, picks=session.picks_in_force, digest=session.state.digest()), highlight=False)


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
