"""Regatta: what the laws check, counted independently of the rules."""

from typing import Any

from regatta.rules import OARS, PRIZES, Regatta
from serenissima.core.event import Event
from serenissima.core.spec import View


def conserved(s: Regatta) -> dict[str, int]:
    """No oar leaves but by being staked, and every seat has staked equally many."""
    lost = 0 if s.rules.carry else sum(PRIZES) - sum(s.points) - sum(s.stakes) - sum(s.course.cards)
    return {
        "oars": sum(len(oars) - len(s.oars[0]) for oars in s.oars),
        "prizes": sum(s.points) + sum(s.stakes) + sum(s.course.cards) + lost,
    }


def broken(s: Regatta) -> list[str]:
    return [f"oars of seat {seat}" for seat, oars in enumerate(s.oars) if not set(oars) <= set(OARS)]


def recount(data: dict[str, Any]) -> list[int]:
    return [int(points) for points in data["points"]]


def named(event: Event) -> set[str]:
    """No event reveals anything that is still hidden."""
    return set()


def known(view: View) -> set[str]:
    """The oar that a seat has staked and the others have not seen yet."""
    return set() if view["pending"] is None else {f"oar {view['pending']} of seat {view['seat']}"}


def unseen_prizes(s: Regatta, seat: int) -> set[str]:
    """The order of the prizes in the course, as far as this seat has not seen it."""
    return {
        f"prize {s.course.cards[place]} at {place}" for place, seen in enumerate(s.course.seen_by(seat)) if seen < 0
    }
