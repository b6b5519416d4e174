"""Exceptions that come from the code of somebody else's game: which game, and where in it."""

import inspect
import sys
import traceback
from pathlib import Path

from serenissima.core.messages import Message, message
from serenissima.core.spec import GameSpec
from serenissima.games import find, ids, in_a_line, installed, is_ours


def folder_of(spec: GameSpec) -> Path:
    """Where the sources and the words of a game are."""
    return Path(inspect.getfile(type(spec))).parent


def place_in(spec: GameSpec, error: BaseException) -> str:
    """`rules.py:152`: where in the code of this game an exception comes from; empty if no line of it was involved.

    Compiled code knows its files only from the root of the sources on.
    """
    module = type(spec).__module__
    is_alone = not getattr(sys.modules.get(module), "__package__", None)  # a game that is one module, in any folder
    own = Path(inspect.getfile(type(spec)))
    prefix = "/".join((own if is_alone else own.parent).parts[-2:]) + ("" if is_alone else "/")
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        _, found, file = Path(frame.filename).as_posix().rpartition(prefix)
        if found and is_alone == (not file):
            return f"{file or own.name}:{frame.lineno}"
    return ""


def fault_of(error: BaseException) -> Message | None:
    """What to say about an exception from the code of another package's game; None if it is not from one."""
    others = [find(id) for id in ids() if not is_ours(installed()[id])]
    for each in (error, error.__cause__, error.__context__):
        for spec in others:
            if each is not None and (place := place_in(spec, each)):
                return game_failed(spec, each, place)
    return None


def game_failed(spec: GameSpec, error: BaseException, place: str = "") -> Message:
    """The message about an exception for which this game is to blame."""
    if not place:
        return message("game-failed-somewhere", game=spec.id, error=in_a_line(error))
    return message("game-failed", game=spec.id, error=in_a_line(error), place=place)
