"""Standing answers: what a game lets a player answer in advance, for questions that come in other players' turns.

A game says so in its part `standing`, with a tuple `QUESTIONS`. Offer only answers that are harmless and come again and
again, such as declining: they are given without looking at the position.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from serenissima.core.messages import Message

LAST: Final = -1
"""In place of a pick: the last option, such as the highest number."""


def always(_s: Any, _seat: int) -> bool:
    return True


@dataclass(frozen=True)
class StandingAnswer:
    """One of the answers; `id` names it in databases, `label` says what it does."""

    id: str
    label: Message
    pick: int
    applies: Callable[[Any, int], bool] = always
    """Whether this position is one that the answer is meant for, given what the seat knows."""


@dataclass(frozen=True)
class StandingQuestion:
    """Questions of these kinds (`kind_of` their frames) that can have a standing answer."""

    id: str
    label: Message
    kinds: tuple[str, ...]
    answers: tuple[StandingAnswer, ...]
    applies: Callable[[Any, int], bool] = always
    """Whether the seat is asked in a way that this is about, such as in another player's turn."""

    def answer(self, id: str) -> StandingAnswer | None:
        return next((answer for answer in self.answers if answer.id == id), None)


def pick_of(answer: StandingAnswer, options: tuple[int, ...]) -> int | None:
    """The pick of an answer among the options; None if it is not possible now."""
    if answer.pick == LAST:
        return options[-1]
    return answer.pick if answer.pick in options else None
