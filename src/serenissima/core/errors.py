"""The errors that people can cause, each with a message for them; and one that the code of a game can cause."""

from collections.abc import Callable
from typing import Final

from serenissima.core.messages import Message

renderers: Final[list[Callable[[Message], str]]] = []
"""What puts messages into words. The core knows no language: the package adds its English when it is imported."""


class Problem(Exception):
    """A request that cannot be carried out; nothing was changed.

    `str(problem)` is a sentence: in English, unless somebody who knows the reader's language has set `sentence`.
    """

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message
        self.sentence = ""

    def __str__(self) -> str:
        return self.sentence or (renderers[0](self.message) if renderers else self.message.id)


class Illegal(Problem):
    """A pick that the rules do not allow here."""


class BadTable(Problem):
    """A game, a number of seats or an option that does not exist or does not fit the others."""


class BadRecord(Problem):
    """A record that cannot be read, was not written by this program, or does not replay."""


class WrongCount(ValueError):
    """A game does not give one score, place or value for each seat: a mistake in its code."""
