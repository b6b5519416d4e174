"""What `check` has found: how often each law was tested, and where one is broken."""

import shlex
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from serenissima.core.spec import GameSpec
from serenissima.game_errors import place_in
from serenissima.games import ids
from serenissima.lab.configurations import Table

# Law 15, that recorded games replay, needs records: tests/golden.
LAWS: Final = (*range(1, 15), *range(16, 22))


@dataclass(frozen=True)
class PositionRef:
    """A position of a random game of `check`: the table, the seed, and how many decisions were made before it."""

    table: Table
    seed: int
    number: int

    def name(self, spec: GameSpec) -> str:
        """Such as `3 seats, carry=false, seed 7, decision 12`."""
        return f"{self.table.name(spec)}, seed {self.seed}, decision {self.number}"

    def command(self, spec: GameSpec) -> str:
        """What opens the position: a command, or a line of Python for a game that is not installed."""
        given = {option.name: self.table.options[option.name] for option in spec.options}
        changed = {option.name: given[option.name] for option in spec.options if given[option.name] != option.default}
        if spec.id not in ids():
            return f"position_at(SPEC, {self.table.seats}, {changed}, seed={self.seed}, number={self.number})"
        pairs = [f"-o {shlex.quote(f'{name}={str(value).lower()}')}" for name, value in changed.items()]
        return " ".join(
            [f"serenissima check {spec.id} --at {self.seed}:{self.number} --seats {self.table.seats}", *pairs]
        )


class LawBroken(Exception):
    """A game breaks a law: which one, what was seen, and where."""

    def __init__(self, law: int, detail: str) -> None:
        super().__init__(law, detail)
        self.law = law
        self.detail = detail
        """What was seen instead of what the law says."""
        self.where = ""
        """The table, the seed and the decision in words; the title of the game if it concerns the whole game."""
        self.place: PositionRef | None = None
        self.source = ""
        """File and line of the game's code where an exception was raised."""
        self.command = ""
        """What opens the position."""

    def found_at(self, spec: GameSpec, place: PositionRef | None) -> "LawBroken":
        """The same, with the place where it was found."""
        self.place = place
        self.where = spec.title if place is None else place.name(spec)
        self.command = "" if place is None else place.command(spec)
        cause = self.__cause__
        if cause is not None:
            self.source = place_in(spec, cause)
        return self

    def __str__(self) -> str:
        parts = [f"law {self.law}: {self.where}: {self.detail}" if self.where else f"law {self.law}: {self.detail}"]
        parts += [f"raised in {self.source}"] if self.source else []
        parts += [f"to see the position: {self.command}"] if self.command else []
        return "; ".join(parts)


@dataclass
class Verdict:
    """How often each law was tested, and where one was broken."""

    games: int = 0
    decisions: int = 0
    tested: Counter[int] = field(default_factory=Counter)
    broken: LawBroken | None = None
    not_compiled: bool = False

    def untested(self) -> list[int]:
        """The laws for which these games had nothing to check. Unknown after a broken law."""
        return [] if self.broken else [law for law in LAWS if not self.tested[law]]


def demand(law: int, holds: bool, detail: str) -> None:
    if not holds:
        raise LawBroken(law, detail)


def crash(law: int, doing: str, error: Exception) -> LawBroken:
    """An exception of the game as a broken law."""
    broken = LawBroken(law, f"{doing}: {type(error).__name__}: {error}")
    broken.__cause__ = error
    return broken
