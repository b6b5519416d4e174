"""A sealed question put to a single seat hides nothing from that seat, so the seat can undo its answer."""

from typing import final

import pytest

from serenissima.core.frame import Sealed
from serenissima.core.state import State


@final
class Whisper(Sealed[State]):
    """Every seat asked says 0 or 1."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def ints(self) -> tuple[int, ...]:
        return (self.seats,)

    def options(self, s: State, seat: int) -> tuple[int, ...]:
        return (0, 1)

    def run(self, s: State) -> None:
        pass


@pytest.mark.parametrize(("asked", "boundaries"), [([1], 0), ([0, 2], 1), ([0, 1, 2], 1)])
def test_only_answers_of_several_seats_are_an_undo_boundary(asked: list[int], boundaries: int) -> None:
    s = State()
    s.seats = 3
    s.sealed = [-1] * 3
    s.then(Whisper(sum(1 << seat for seat in asked)))
    for seat in asked:
        assert s.revealed == 0
        s.act(seat, 1)
    assert (s.is_over, s.revealed, s.sealed) == (True, boundaries, [-1] * 3)
