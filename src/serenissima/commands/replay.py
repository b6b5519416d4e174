"""`replay`: step through a recorded game."""

from typing import Annotated

import typer

from serenissima.commands.arguments import MACHINE_LANGUAGE, Language, RecordFile
from serenissima.commands.console import console, look_up, read_line, speaking, tell_language
from serenissima.core.errors import BadTable
from serenissima.core.event import SPECTATOR
from serenissima.core.messages import message
from serenissima.table.record import read
from serenissima.table.session import Session
from serenissima.terminal.game import Left


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
        spec = look_up(record.game)
        tell_language(spec, words)
        shown = Replay(Session.resume(spec, record), seat - 1 if seat else SPECTATOR, words, console)
        try:
            shown.run(read_line)
        except Left:
            console.print()
