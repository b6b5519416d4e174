"""Standing answers: what follows from elections that somebody does not want to decide each time (3.3, 3.4)."""

from typing import Final

from serenissima.core.messages import Message
from serenissima.core.standing import LAST, StandingAnswer, StandingQuestion
from serenissima.games.doge.picks import NO_MOVE

QUESTIONS: Final = (
    StandingQuestion(
        "place",
        Message("doge-standing-place"),
        ("place", "place-together"),
        (
            StandingAnswer("all", Message("doge-standing-place-all"), LAST),
            StandingAnswer("none", Message("doge-standing-place-none"), 0),
        ),
    ),
    StandingQuestion(
        "move",
        Message("doge-standing-move"),
        ("move-together",),
        (StandingAnswer("stay", Message("doge-standing-move-stay"), NO_MOVE),),
    ),
    StandingQuestion(
        "build",
        Message("doge-standing-build"),
        ("may-build", "build-together"),
        (
            StandingAnswer("never", Message("doge-standing-build-never"), 0),
            StandingAnswer("always", Message("doge-standing-build-always"), 1),
        ),
    ),
)
