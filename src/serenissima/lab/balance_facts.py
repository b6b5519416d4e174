"""What `balance` counts: the elements of a game, and the facts about them from a finished game."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol, cast

from serenissima.core.errors import BadTable
from serenissima.core.event import Event
from serenissima.core.messages import Message, message
from serenissima.core.state import State
from serenissima.games import game_part


class Fact(NamedTuple):
    """How often a seat (below 0: nobody) was offered an element in one game, and how often it took it."""

    kind: str
    key: int
    seat: int
    offered: int
    taken: int


@dataclass(frozen=True)
class Kind:
    """Elements of one kind, such as missions, by number. Its heading says what offered and taken mean."""

    id: str
    keys: tuple[str, ...]
    name: Callable[[int], Message] | None = None
    """The name of an element; without it the key is shown."""
    offers: bool = True
    """Whether the game reports offers, and not only what was taken."""
    by_lot: bool = False
    """Whether offers are purely random: then everyone who got an element shows what it is worth."""
    reconstructed: frozenset[int] = frozenset()
    """The elements whose true contents are lost: a guess that the counts may refute."""


class Tally(Protocol):
    """The module that counts for one game. It uses events and the last position, never texts."""

    @property
    def KINDS(self) -> tuple[Kind, ...]: ...  # noqa: N802 - a constant of the module

    def facts(self, s: State, events: Sequence[Event], /) -> list[Fact]: ...


class Counts:
    """Collects the facts of one game."""

    def __init__(self) -> None:
        self.offered: Counter[tuple[str, int, int]] = Counter()
        self.taken: Counter[tuple[str, int, int]] = Counter()

    def offer(self, kind: str, key: int, seat: int) -> None:
        self.offered[kind, key, seat] += 1

    def take(self, kind: str, key: int, seat: int) -> None:
        self.taken[kind, key, seat] += 1

    def facts(self) -> list[Fact]:
        about = sorted({*self.offered, *self.taken})
        return [Fact(*each, self.offered[each], self.taken[each]) for each in about]


def tally(game: str) -> Tally | None:
    """The tally of a game. Without a `balance` module only seats, lengths and endings are counted."""
    part = game_part(game, "balance")
    if part is not None:
        kinds = getattr(part, "KINDS", None)
        right = isinstance(kinds, tuple) and all(isinstance(kind, Kind) for kind in kinds)
        lacking = ([] if right else ["KINDS: tuple[Kind, ...]"]) + (
            [] if callable(getattr(part, "facts", None)) else ["facts(s, events)"]
        )
        if lacking:
            raise BadTable(message("game-part-lacks", game=game, part="balance", missing=", ".join(lacking)))
    return cast("Tally | None", part)


def kinds(game: str) -> tuple[Kind, ...]:
    found = tally(game)
    return found.KINDS if found else ()
