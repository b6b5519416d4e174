"""What can be wrong with what somebody asked for. Every problem carries a message for people."""

from serenissima.core.messages import Message


class Problem(Exception):
    """Something that was asked for cannot be done; nothing was changed."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.id)
        self.message = message


class Illegal(Problem):
    """A pick that the rules do not allow here and now."""


class BadTable(Problem):
    """A game, a number of seats or an option that does not exist or does not fit the others."""


class BadRecord(Problem):
    """A record that cannot be read, is not ours, or does not replay."""
