"""Regatta: who may know what."""

from regatta.rules import Regatta
from serenissima.core.dice import Dice
from serenissima.core.piles import redealt
from serenissima.core.spec import View
from serenissima.core.state import UNANSWERED


def public(s: Regatta) -> View:
    """Oars, points and turned prizes are open; the order of the course and the oars being staked are not."""
    return {
        "oars": [list(oars) for oars in s.oars],
        "points": list(s.points),
        "stakes": list(s.stakes),
        "over": s.is_over,
    }


def private(s: Regatta, seat: int) -> View:
    """The course as this seat has seen it. Who has staked an oar, and one's own, is told by the question itself."""
    return {"seat": seat, "course": list(s.course.seen_by(seat))}


def resample(s: Regatta, seat: int, dice: Dice) -> Regatta:
    """Another order of the hidden course, other oars in the hands of those who have already staked one."""
    twin = s.clone()
    twin.dice = dice.fork()
    twin.course = redealt([s.course], seat, dice)[0]
    for other in range(s.seats):
        if other != seat and s.sealed[other] != UNANSWERED:
            twin.sealed[other] = s.oars[other][dice.below(len(s.oars[other]))]
    return twin
