"""The errors that people can cause. Each one carries a message for them."""

from serenissima.core.messages import Message


class Problem(Exception):
    """A request that cannot be carried out; nothing was changed."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.id)
        self.message = message


class Illegal(Problem):
    """A pick that the rules do not allow here."""


class BadTable(Problem):
    """A game, a number of seats or an option that does not exist or does not fit the others."""


class BadRecord(Problem):
    """A record that cannot be read, was not written by this program, or does not replay."""
