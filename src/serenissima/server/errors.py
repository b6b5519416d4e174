"""Refusals: a status and a message; nothing has changed."""

from serenissima.core.errors import Illegal, Problem
from serenissima.core.messages import Message


class Refused(Problem):
    """A refused request with its status; `wait` is the number of seconds after which to try again."""

    def __init__(self, status: int, message: Message, wait: int | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.wait = wait


def status_of(problem: Problem) -> int:
    """The HTTP status of a refusal."""
    if isinstance(problem, Refused):
        return problem.status
    if isinstance(problem, Illegal) and problem.message.id in ("illegal-stale", "illegal-game-over", "illegal-undo"):
        return 409
    return 400
