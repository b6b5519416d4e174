"""Base classes for frames that concern one seat or one of its boats."""

from serenissima.core.frame import Frame
from serenissima.games.gondola.rules.choice import Choice
from serenissima.games.gondola.state import Gondola


class SeatStep(Frame[Gondola]):
    """Something that happens to a seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ints(self) -> tuple[int, ...]:
        return (self.seat,)


class CountedStep(SeatStep):
    """Something that happens to a seat, `left` more times."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def ints(self) -> tuple[int, ...]:
        return (self.seat, self.left)


class BoatStep(SeatStep):
    """Something that happens to a seat's boat."""

    def __init__(self, seat: int, boat: int) -> None:
        super().__init__(seat)
        self.boat = boat

    def ints(self) -> tuple[int, ...]:
        return (self.seat, self.boat)


class BoatChoice(Choice):
    """A decision about one boat."""

    def __init__(self, seat: int, boat: int) -> None:
        super().__init__(seat)
        self.boat = boat

    def ints(self) -> tuple[int, ...]:
        return (self.seat, self.boat)
