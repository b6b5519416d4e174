"""`play`: play in the terminal."""

import os
import shlex
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from serenissima.bots.names import split_names
from serenissima.commands.arguments import MACHINE_LANGUAGE, Language, OptionList, read_pairs
from serenissima.commands.console import console, look_up, read_line, speaking, tell_language
from serenissima.games import find
from serenissima.locale import Words
from serenissima.table.record import read
from serenissima.table.session import Session
from serenissima.terminal import menu
from serenissima.terminal.game import NAMES, Left, TerminalGame, check_players, is_program, seat_again


def play(
    game: Annotated[str | None, typer.Argument(help="The game; without it a menu opens.", show_default=False)] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help="Who sits where: human,medium,hard. Levels: easy to master. With --resume: who continues.",
            show_default=False,
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="The seed of the dice; random by default.", show_default=False)
    ] = None,
    option: OptionList = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Continue a saved game.", show_default=False)
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Where to save; by default in your home folder.", show_default=False),
    ] = None,
    lang: Language = MACHINE_LANGUAGE,
) -> None:
    """Play in this terminal. The game is saved after every move; quit any time and continue with --resume FILE."""
    with speaking(lang) as words:
        if resume is not None:
            record = read(resume)
            spec = look_up(record.game)
            seat_again(record, split_names(seats or ""))
            session = Session.resume(spec, record)
            file = save or resume
        else:
            if game is None:
                game, players, given = menu.ask(console, words, read_line)
            else:
                others = max(2, find(game).seats[0] - 1)
                players = split_names(seats) if seats else ["human"] + [menu.USUAL_LEVEL] * others
                given = read_pairs(option)
            spec = look_up(game)
            check_players(players)
            chosen = seed if seed is not None else int.from_bytes(os.urandom(16), "big")
            session = Session.start(spec, players, given, chosen, NAMES[: len(players)])
            file = save or menu.save_folder() / f"{spec.id}-{time.strftime('%Y%m%d-%H%M%S')}.json"
        words.names = session.record.names
        tell_language(spec, words)
        run_game(TerminalGame(session, words, console, file, read_line), words)


def run_game(table: TerminalGame, words: Words) -> None:
    try:
        table.play()
    except (Left, KeyboardInterrupt):
        table.save()
        console.print()
        command = f"serenissima play --resume {shlex.quote(str(table.file))}"
        if any(map(is_program, table.players)):  # programs named in a saved game are not started without --seats
            command += f" --seats {shlex.quote(','.join(table.players))}"
        if words.language != MACHINE_LANGUAGE:
            command += f" --lang {words.language}"
        console.print(Text(words("terminal-left", command=command)), soft_wrap=True)
