"""Optional packages for research: messages for missing packages and other problems."""

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
    """The exception to raise if a package could not be imported; it says how to install it."""
    return ImportError(words().say(message("research-package-missing", package=package)), name=error.name)


@contextmanager
def spoken() -> Iterator[None]:
    """Problems that pass through here speak the language of SERENISSIMA_LANG."""
    try:
        yield
    except Problem as problem:
        problem.sentence = words().say(problem.message)
        raise
