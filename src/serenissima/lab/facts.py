"""What `balance` counts: the things of a game, and the facts about them that a finished game tells."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol, cast

from serenissima.core.event import Event
from serenissima.core.messages import Message
from serenissima.core.state import State
from serenissima.games import game_part


class Fact(NamedTuple):
    """In one game a seat (below 0: nobody) was offered a thing so many times, and took it so many times."""

    kind: str
    key: int
    seat: int
    offered: int
    taken: int


@dataclass(frozen=True)
class Kind:
    """Things of one kind, such as missions, by their numbers. What offered and taken mean, its heading says."""

    id: str
    keys: tuple[str, ...]
    name: Callable[[int], Message] | None = None
    """What people call a thing; without it the keys speak for themselves."""
    offers: bool = True
    """Whether a game tells when a thing was within reach, and not only when it was taken."""
    by_lot: bool = False
    """Whether it is chance alone who is offered what: then whoever got a thing shows what it is worth."""
    reconstructed: frozenset[int] = frozenset()
    """The things whose true contents are lost: a guess that the counts may prove wrong."""


class Tally(Protocol):
    """The module that counts for one game. It takes facts from events and the last position, never from words."""

    @property
    def KINDS(self) -> tuple[Kind, ...]: ...  # noqa: N802 - a constant of the module

    def facts(self, s: State, events: Sequence[Event], /) -> list[Fact]: ...


class Counts:
    """The facts of one game in the making."""

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
    """Who counts for this game; of one without a `balance` module only seats, lengths and endings are known."""
    return cast("Tally | None", game_part(game, "balance"))


def kinds(game: str) -> tuple[Kind, ...]:
    found = tally(game)
    return found.KINDS if found else ()
