"""Regatta: who may know what."""

from regatta.rules import Regatta
from serenissima.core.dice import Dice
from serenissima.core.piles import redealt
from serenissima.core.spec import View


def public(s: Regatta) -> View:
    """Oars, points and turned prizes are open; the order of the course and the oars being staked are not."""
    return {
        "oars": [list(oars) for oars in s.oars],
        "points": list(s.points),
        "stakes": list(s.stakes),
        "over": s.is_over,
    }


def private(s: Regatta, seat: int) -> View:
    """The course as this seat has seen it. The question itself tells who has staked, and your own oar."""
    return {"seat": seat, "course": list(s.course.seen_by(seat))}


def redeal(s: Regatta, seat: int, dice: Dice) -> None:
    """Shuffle the part of the course that nobody has seen."""
    s.course = redealt([s.course], seat, dice)[0]
