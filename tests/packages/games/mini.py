"""The least that a game can be: one module with a SPEC. Up to eight count to twenty, and score what they say."""

from typing import Any

from serenissima.core.dice import Dice
from serenissima.core.event import Event
from serenissima.core.frame import Ask, Frame
from serenissima.core.messages import Message, SeatName, message
from serenissima.core.spec import Credits, GameSpec, Options, View
from serenissima.core.state import State, frames

END = 20


class Mini(State):
    FIELDS = ("total", "points")

    def __init__(self) -> None:
        super().__init__()
        self.total: int = 0
        self.points: list[int] = []

    def clone(self) -> "Mini":
        twin = Mini()
        self.copy_core_to(twin)
        twin.total = self.total
        twin.points = self.points.copy()
        return twin

    def scores(self) -> list[int]:
        return self.points

    def ranks(self) -> list[int]:
        return [1 + sum(other > points for other in self.points) for points in self.points]

    def ending(self) -> str:
        return "counted"


class Turn(Frame[Mini]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ints(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, s: Mini) -> None:
        if s.total < END:
            s.then(Count(self.seat), Turn((self.seat + 1) % s.seats))


class Count(Ask[Mini]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ints(self) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, s: Mini, seat: int) -> tuple[int, ...]:
        return tuple(range(1, min(3, END - s.total) + 1))

    def take(self, s: Mini, seat: int, pick: int) -> None:
        s.total += pick
        s.points[seat] += pick
        s.tell("counted", seat, pick)


Mini.FRAMES = frames(Turn, Count)


class MiniSpec(GameSpec):
    id = "mini"
    title = "Mini"
    version = 1
    stage = "draft"
    seats = (2, 8)
    options = ()
    credits = Credits(("Nobody",), 2026, "own rules")
    endings = ("counted",)
    longest = END
    actions = 4

    def set_up(self, seats: int, options: Options) -> State:
        s = Mini()
        s.points = [0] * seats
        s.then(Turn(0))
        return s

    def load(self, data: dict[str, Any]) -> State:
        s = Mini()
        s.load(data)
        return s

    def public(self, s: State) -> View:
        assert isinstance(s, Mini)
        return {"total": s.total, "points": list(s.points)}

    def private(self, s: State, seat: int) -> View:
        return {}

    def resample(self, s: State, seat: int, dice: Dice) -> State:
        twin = s.clone()
        twin.dice = dice.fork()
        return twin

    def prompt(self, s: State, seat: int) -> Message:
        return message("mini-how-many")

    def label(self, s: State, seat: int, pick: int) -> Message:
        return message("mini-say", amount=pick)

    def line(self, event: Event) -> Message | None:
        return Message("mini-counted", {"who": SeatName(event.seat), "amount": event.args[0]})

    def conserved(self, s: State) -> dict[str, int]:
        assert isinstance(s, Mini)
        return {"difference": s.total - sum(s.points)}

    def recount(self, s: State) -> list[int]:
        return [int(points) for points in s.dump()["points"]]


SPEC = MiniSpec()
