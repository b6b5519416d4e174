"""Regatta: what it is, and the doors through which everybody uses it."""

from typing import Any, cast

from regatta import knowledge
from regatta.rules import OARS, PRIZES, Regatta, set_up
from serenissima.core.dice import Dice
from serenissima.core.event import Event
from serenissima.core.spec import Credits, GameSpec, Options, View, flag
from serenissima.core.state import State
from serenissima.core.words import Message, SeatName, message


class RegattaSpec(GameSpec):
    id = "regatta"
    title = "Regatta"
    version = 1
    stage = "example"
    seats = (2, 5)
    options = (flag("carry", True),)
    credits = Credits(("traditional (a relative of Goofspiel)",), 1930, "own words")
    endings = ("course-rowed",)
    longest = 7 * 5

    def set_up(self, seats: int, options: Options) -> State:
        return set_up(seats, bool(options["carry"]))

    def load(self, data: dict[str, Any]) -> State:
        s = Regatta()
        s.load(data)
        return s

    def view(self, s: State, seat: int) -> View:
        return knowledge.view(cast(Regatta, s), seat)

    def resample(self, s: State, seat: int, dice: Dice) -> State:
        return knowledge.resample(cast(Regatta, s), seat, dice)

    def prompt(self, s: State, seat: int) -> Message:
        return message("regatta-stake", prize=cast(Regatta, s).course.cards[-1])

    def label(self, s: State, seat: int, pick: int) -> Message:
        return message("regatta-oar", oar=pick)

    def line(self, event: Event) -> Message | None:
        args = {"seat": SeatName(event.seat)} if event.seat >= 0 else {}
        amount = {"amount": event.args[0]} if event.args else {}
        return Message(f"regatta-{event.kind}", {**args, **amount})

    def conserved(self, s: State) -> dict[str, int]:
        """No oar leaves but by being staked, and every seat has staked equally many."""
        s = cast(Regatta, s)
        lost = 0 if s.carry else sum(PRIZES) - sum(s.points) - sum(s.stakes) - sum(s.course.cards)
        return {
            "oars": sum(len(oars) - len(s.oars[0]) for oars in s.oars),
            "prizes": sum(s.points) + sum(s.stakes) + sum(s.course.cards) + lost,
        }

    def broken(self, s: State) -> list[str]:
        s = cast(Regatta, s)
        return [f"oars of seat {seat}" for seat, oars in enumerate(s.oars) if not set(oars) <= set(OARS)]

    def recount(self, s: State) -> list[int]:
        return [int(points) for points in s.dump()["points"]]

    def known(self, view: View) -> set[str]:
        """The oar that a seat has staked and the others have not seen yet."""
        return {f"oar {view['own']} of seat {view['seat']}"} if view["own"] >= 0 else set()

    def secrets(self, s: State, seat: int) -> set[str]:
        """Besides the oars of the others: which prize lies where in the course."""
        s = cast(Regatta, s)
        hidden = super().secrets(s, seat)
        for place, seen in enumerate(s.course.seen_by(seat)):
            if seen < 0:
                hidden.add(f"prize {s.course.cards[place]} at {place}")
        return hidden


SPEC = RegattaSpec()
