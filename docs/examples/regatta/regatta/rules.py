"""Regatta: the rules. A prize is turned up, everybody secretly stakes an oar for it, the longest oar takes it."""

from dataclasses import dataclass
from typing import Final, final

from serenissima.core.event import EVERYONE, NO_SEAT
from serenissima.core.frame import Deal, Frame, Sealed
from serenissima.core.piles import Pile, face_down
from serenissima.core.state import State, frames

PRIZES: Final = (1, 2, 3, 4, 5, 6, 7)
OARS: Final = (1, 2, 3, 4, 5, 6, 7)


@dataclass(frozen=True)
class Rules:
    """What the table has chosen: whether the prizes of a dead heat are raced for again."""

    carry: bool


class Regatta(State):
    """A position: the oars and points of each seat, the prizes still to come, those being raced for."""

    rules: Rules
    oars: list[tuple[int, ...]]
    points: list[int]
    course: Pile = face_down(())
    stakes: tuple[int, ...] = ()

    def scores(self) -> list[int]:
        return self.points

    def ranks(self) -> list[int]:
        return [1 + sum(other > points for other in self.points) for points in self.points]

    def ending(self) -> str:
        return "course-rowed"


def set_up(seats: int, rules: Rules) -> Regatta:
    """Everybody takes seven oars; the prizes are shuffled and lie face down."""
    s = Regatta()
    s.rules = rules
    s.oars = [OARS] * seats
    s.points = [0] * seats
    s.then(ShuffleCourse(), Race())
    return s


@final
class ShuffleCourse(Deal[Regatta]):
    """1 The prizes are laid out face down in random order, one by one."""

    def outcomes(self, s: Regatta) -> tuple[int, ...]:
        return tuple([prize for prize in PRIZES if prize not in s.course.cards])

    def settle(self, s: Regatta, outcome: int) -> None:
        s.course = s.course.with_card(outcome, known_to=0)
        if len(s.course) < len(PRIZES):
            s.then(ShuffleCourse())


@final
class Race(Frame[Regatta]):
    """2 The next prize is turned up, and everybody stakes an oar for it. Without a prize the regatta is over."""

    def run(self, s: Regatta) -> None:
        if len(s.course):
            s.course = s.course.shown(len(s.course) - 1, EVERYONE)
            s.reveal()
            s.tell("prize", NO_SEAT, s.course.cards[-1])
            s.then(StakeOar((1 << s.seats) - 1), Race())


@final
class StakeOar(Sealed[Regatta]):
    """3 Everybody stakes an oar in secret; the longest one, if it is alone, takes all prizes at stake."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def ints(self) -> tuple[int, ...]:
        return (self.seats,)

    def options(self, s: Regatta, seat: int) -> tuple[int, ...]:
        return s.oars[seat]

    def run(self, s: Regatta) -> None:
        prizes = (*s.stakes, s.course.cards[-1])
        s.course = s.course.drawn()
        for seat in range(s.seats):
            oar = s.sealed[seat]
            s.oars[seat] = tuple([left for left in s.oars[seat] if left != oar])
            s.tell("staked", seat, oar)
        longest = max(s.sealed)
        if s.sealed.count(longest) == 1:
            winner = s.sealed.index(longest)
            s.points[winner] += sum(prizes)
            s.stakes = ()
            s.tell("won", winner, sum(prizes))
        else:
            s.stakes = prizes if s.rules.carry else ()
            s.tell("dead-heat")


Regatta.FRAMES = frames(ShuffleCourse, Race, StakeOar)
