"""Picks as text, both ways: short, unambiguous, the same in every language.

A game says in its `picks.py` how its picks are written: `text(kind, pick, view)` and `parse(kind, written, view)`.
`kind` is the kind of question and `view` what the seat that is asked may know. Picks of a game without that module are
written as their numbers. `#17` is the pick with the number 17 in every game.
"""

from collections.abc import Iterable
from types import ModuleType
from typing import Final, Protocol, cast

from serenissima.core.errors import Illegal
from serenissima.core.frame import kind_of
from serenissima.core.messages import message
from serenissima.core.pick_text import normal, number
from serenissima.core.spec import GameSpec, View
from serenissima.core.state import State
from serenissima.games import game_part

PART: Final = "picks"
NUMBER_SIGN: Final = "#"


class Notation(Protocol):
    """How the picks of a game are written."""

    def text(self, kind: str, pick: int, view: View, /) -> str:
        """A pick as text. Those of one question all differ, also in capitals."""
        ...

    def parse(self, kind: str, written: str, view: View, /) -> int:
        """The pick that a text means, legal or not; ValueError if it means none. `written` is in its normal form."""
        ...


class Numbers:
    """The notation of a game that has none: the number of the pick."""

    def text(self, kind: str, pick: int, view: View, /) -> str:
        return str(pick)

    def parse(self, kind: str, written: str, view: View, /) -> int:
        return number(written)


def notation_of(game: str) -> Notation:
    """How this game writes its picks."""
    module: ModuleType | None = game_part(game, PART)
    return Numbers() if module is None else cast(Notation, module)


def kind_asked(s: State) -> str:
    """The kind of the open question; empty if there is none."""
    question = s.question()
    return "" if question is None else kind_of(question)


def pick_text(spec: GameSpec, s: State, seat: int, pick: int) -> str:
    """One pick of this seat, in the position in which it is made."""
    return notation_of(spec.id).text(kind_asked(s), pick, spec.view(s, seat))


def pick_texts(spec: GameSpec, s: State, seat: int, picks: Iterable[int]) -> list[str]:
    """Several picks of this seat, in the position in which one of them is made."""
    notation, kind, view = notation_of(spec.id), kind_asked(s), spec.view(s, seat)
    return [notation.text(kind, pick, view) for pick in picks]


def read_pick(spec: GameSpec, s: State, seat: int, written: str) -> int:
    """The pick that a text means here, legal or not; raises Illegal if it means none."""
    try:
        text = normal(written)
        if text.startswith(NUMBER_SIGN):
            return number(text.removeprefix(NUMBER_SIGN))
        return notation_of(spec.id).parse(kind_asked(s), text, spec.view(s, seat))
    except (ValueError, LookupError):
        some = pick_texts(spec, s, seat, s.options(seat)[:3])
        raise Illegal(message("illegal-notation", given=written[:40], some=", ".join(some))) from None
