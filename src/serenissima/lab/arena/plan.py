"""The plan of a match: who meets whom at which tables, and every single game."""

from dataclasses import asdict, dataclass, field
from functools import cache, cached_property
from itertools import combinations
from typing import Any, Final

from serenissima.bots.api import make_bot
from serenissima.core.errors import BadTable
from serenissima.core.messages import message
from serenissima.core.spec import GameSpec, Options
from serenissima.games import find
from serenissima.lab.configurations import plain_table

FORMATS: Final = ("table", "round-robin", "gauntlet")


@cache
def seatings(names: tuple[str, ...], seats: int) -> list[list[str]]:
    """The bots alternating around the table, rotated seat by seat and bot by bot until every arrangement has occurred.

    So every bot has every seat equally often, and every seat the same company. Otherwise, with two bots at three seats,
    the middle seat would always hold the bot with one seat, which would look like an effect of that seat.
    """
    around = [
        tuple(((seat + moved) % seats + first) % len(names) for seat in range(seats))
        for first in range(len(names))
        for moved in range(seats)
    ]
    return [[names[number] for number in seating] for seating in dict.fromkeys(around)]


@dataclass(frozen=True)
class Task:
    """One game to be played, with everything that another process needs to know."""

    id: str
    game: str
    options: Options
    seating: list[str]
    deal: int
    dice: int
    counted: bool = False

    def plain(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Pairing:
    """Bots that meet at a table with a given number of seats."""

    names: tuple[str, ...]
    seats: int

    @property
    def rounds(self) -> int:
        """How many games it takes until every arrangement has played the same deal."""
        return len(seatings(self.names, self.seats))

    @property
    def id(self) -> str:
        """The prefix of its games' ids."""
        return f"{' '.join(self.names)} @{self.seats} #"


@dataclass(frozen=True)
class Plan:
    """A match. With the same plan, and bots without time budgets, every game can be repeated exactly."""

    game: str
    bots: tuple[str, ...]
    seats: tuple[int, ...]
    games: int = 200
    """Games for each pairing at each number of seats."""
    format: str = "table"
    options: Options = field(default_factory=dict)
    seed: int = 0
    until_decided: bool = False
    counted: bool = False
    """Whether every game reports what its tally has counted."""

    @property
    def spec(self) -> GameSpec:
        return find(self.game)

    @property
    def names(self) -> tuple[str, ...]:
        """The bots, each once."""
        return tuple(dict.fromkeys(self.bots))

    def check(self) -> None:
        """Refuse an invalid plan before anything is played."""
        if self.format not in FORMATS:
            raise BadTable(message("arena-no-such-format", given=self.format, possible=", ".join(FORMATS)))
        if self.format != "table" and len(self.names) < 2:
            raise BadTable(message("arena-too-few-bots", format=self.format))
        for seats in self.seats:
            self.spec.new(seats, self.table_options(seats), self.seed)
        for name in self.names:
            make_bot(name, self.game)

    def table_options(self, seats: int) -> Options:
        """The given options, completed with those of the plain table with these seats."""
        return self.all_options[seats]

    @cached_property
    def all_options(self) -> dict[int, Options]:
        plain = {seats: plain_table(self.spec, seats).options for seats in self.seats}
        return {seats: self.spec.read_options({**options, **self.options}) for seats, options in plain.items()}

    def pairings(self) -> list[Pairing]:
        """Who meets whom."""
        if self.format == "table":
            groups = [self.bots]
        elif self.format == "gauntlet":
            groups = [(self.names[0], other) for other in self.names[1:]]
        else:
            groups = list(combinations(self.names, 2))
        return [Pairing(names, seats) for seats in dict.fromkeys(self.seats) for names in groups]

    def task(self, pairing: Pairing, number: int) -> Task:
        """The deals are the same for every rotation of every pairing."""
        deal, turn = divmod(number, pairing.rounds)
        return Task(
            id=f"{pairing.id}{number}",
            game=self.game,
            options=self.table_options(pairing.seats),
            seating=seatings(pairing.names, pairing.seats)[turn],
            deal=self.seed + deal,
            dice=self.seed * 1_000_003 + number,
            counted=self.counted,
        )
