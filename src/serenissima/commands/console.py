"""What happens around every command: its language, its output, and what it says if something goes wrong."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from serenissima.core.errors import Problem
from serenissima.core.messages import Message
from serenissima.core.spec import GameSpec
from serenissima.game_errors import fault_of, game_failed
from serenissima.games import find, installed, is_ours, left_out
from serenissima.locale import LANGUAGES, Words, game_languages
from serenissima.terminal.game import NAMES, Left

console = Console()
errors = Console(stderr=True)

TRACEBACK = "SERENISSIMA_TRACEBACK"
in_use: list[GameSpec] = []
"""The games that this command has looked up."""


@contextmanager
def speaking(language: str) -> Iterator[Words]:
    """Words in this language. Problems are reported in one line, never with a traceback.

    So are exceptions in the code of other people's games, unless SERENISSIMA_TRACEBACK is set to see them in full.
    """
    if language not in LANGUAGES:
        errors.print(f"--lang {language}: {', '.join(LANGUAGES)}", style="red")
        raise typer.Exit(2)
    words = Words(language, NAMES, lenient=True)
    in_use.clear()
    for reason in left_out():
        errors.print(words.say(reason), style="yellow", highlight=False, markup=False)
    try:
        yield words
    except Problem as problem:
        if problem.message not in left_out():  # that has just been said
            errors.print(words.say(problem.message), style="red", highlight=False, markup=False)
        raise typer.Exit(2) from None
    except (KeyboardInterrupt, Left):
        errors.print()
        errors.print(words("cli-interrupted"), highlight=False)
        raise typer.Exit(130) from None
    except (typer.Exit, BrokenPipeError):
        raise
    except Exception as error:
        fault = fault_in_use(error)
        if fault is None or os.environ.get(TRACEBACK):
            raise
        errors.print(words.say(fault), style="red", highlight=False, markup=False)
        raise typer.Exit(2) from None


def look_up(game: str) -> GameSpec:
    """The game with this id, which is to blame if anything goes wrong later."""
    spec = find(game)
    in_use.append(spec)
    return spec


def fault_in_use(error: Exception) -> Message | None:
    """What to say about an exception that somebody else's game has raised or led to; None for one of our own."""
    others = [spec for spec in in_use if not is_ours(installed()[spec.id])]
    return fault_of(error) or (game_failed(others[-1], error) if others else None)


def tell_language(spec: GameSpec, words: Words) -> None:
    """Warn if the game has no texts in this language."""
    spoken = game_languages(spec.id) or LANGUAGES[:1]  # ids that are shown in place of texts read as English
    if words.language not in spoken:
        errors.print(words("game-english-only", game=spec.title), style="yellow", highlight=False, markup=False)


@contextmanager
def progress_bar(title: str, steps: int) -> Iterator[Any]:
    """A progress bar on stderr, if that is a terminal. Yields a function that advances it by one."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_interactive) as bar:
        task = bar.add_task(title, total=steps)
        yield lambda: bar.advance(task)


def read_line() -> str:
    """A line from the keyboard; end of input means leaving."""
    try:
        return input()
    except EOFError:
        raise Left from None
