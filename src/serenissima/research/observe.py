"""A table in numbers: what a seat sees as an array, and what it may do as action numbers.

An array has a fixed length for a game, a number of seats and options. Its numbers are

1. which question the seat is asked, one number for each kind (all zero while it is not asked);
2. the fields of its view, by the schema in the game's module `observation`, or by a general one if it has none;
3. in a game whose picks have several steps: the steps already chosen.

It is computed only from `spec.view` and the seat's own question.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from serenissima.core.frame import Question
from serenissima.core.spec import GameSpec, Value, View
from serenissima.core.state import State, check_each_seat
from serenissima.games import find
from serenissima.research.general_schema import general_schema
from serenissima.research.packages import missing, spoken
from serenissima.research.schema import schema_of

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing("NumPy", error) from None

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


class Numbers:
    """The encoding for one kind of table: `size` of an observation, `names` of its numbers, number of `actions`."""

    def __init__(self, game: str, seats: int | None = None, options: Mapping[str, Value] | None = None) -> None:
        with spoken():
            self.spec: GameSpec = find(game)
            self.seats = self.spec.seats[1] if seats is None else seats
            self.options = self.spec.read_options(options or {})
            start = self.spec.new(self.seats, self.options, 0)
            own = schema_of(game, self.spec.view(start, 0))
        self.actions = self.spec.actions
        self.schema = own or general_schema(self.spec, self.seats, self.options)
        kinds = [name for name, frame in start.FRAMES.items() if issubclass(frame, Question)]
        self.questions = {name: i for i, name in enumerate(kinds)}
        self.in_steps = type(self.spec).steps is not GameSpec.steps
        self.names = [f"question={name}" for name in kinds] + list(self.schema.names(""))
        self.shown = len(self.names)
        if self.in_steps:
            self.names += [f"chosen={number}" for number in range(self.actions)]
        self.size = len(self.names)

    def __reduce__(self) -> tuple[Any, ...]:
        return numbers_of, (self.spec.id, self.seats, tuple(sorted(self.options.items())))

    def new(self, seed: int, chance: bool = False) -> State:
        """A new game at this table."""
        return self.spec.new(self.seats, self.options, seed, chance=chance)

    def observe(self, view: View, seat: int, question: Question[Any] | None, chosen: Sequence[int] = ()) -> Floats:
        """What this seat sees: its view, its question, and the steps of its pick that it has already chosen."""
        out = [0.0] * self.size
        if question is not None:
            out[self.questions[type(question).__name__]] = 1.0
        self.schema.write(view, seat, out, len(self.questions))
        for number in chosen:
            out[self.shown + number] = 1.0
        return np.array(out, dtype=np.float32)

    def mask(self, legal: Sequence[int]) -> Mask:
        """A one for each of these actions."""
        mask = np.zeros(self.actions, dtype=np.int8)
        mask[list(legal)] = 1
        return mask


@cache
def numbers_of(game: str, seats: int, options: tuple[tuple[str, Value], ...]) -> Numbers:
    """Cached `Numbers`, for processes that handle many tasks for one table."""
    return Numbers(game, seats, dict(options))


def shares(s: State) -> list[float]:
    """The result of a finished game: 1 for a sole winner, a shared win split, 0 for the others."""
    ranks = s.ranks()
    check_each_seat(ranks, s.seats, "places")
    winners = ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in ranks]
