"""Packages that only those need who study games: what is said where one is missing, and where something is wrong."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

from serenissima.core.errors import Problem
from serenissima.core.messages import message
from serenissima.locale import LANGUAGES, Words


def words() -> Words:
    """English, unless SERENISSIMA_LANG says otherwise."""
    language = os.environ.get("SERENISSIMA_LANG", "")[:2]
    return Words(language if language in LANGUAGES else LANGUAGES[0], lenient=True)


def missing(package: str, error: ModuleNotFoundError) -> ImportError:
    """What to raise where this package could not be imported: the way to get it."""
    return ImportError(words().say(message("research-package-missing", package=package)), name=error.name)


@contextmanager
def spoken() -> Iterator[None]:
    """A problem that is met in here says in words what is wrong: in a note under its traceback."""
    try:
        yield
    except Problem as problem:
        problem.add_note(words().say(problem.message))
        raise
