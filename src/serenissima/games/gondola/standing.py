"""Standing answers: what to give when another player's boat meets yours (3.6.3)."""

from typing import Any, Final

from serenissima.core.messages import Message
from serenissima.core.standing import StandingAnswer, StandingQuestion
from serenissima.games.gondola.picks import PAY_INTRIGUE, PAY_SCROLL
from serenissima.games.gondola.rules.meetings import Meeting


def is_met(s: Any, seat: int) -> bool:
    """Somebody else is moving; your own meetings are part of your turn."""
    question = s.question()
    return isinstance(question, Meeting) and question.met == seat


QUESTIONS: Final = (
    StandingQuestion(
        "meeting",
        Message("gondola-standing-meeting"),
        ("meeting",),
        (
            StandingAnswer("scroll", Message("gondola-standing-meeting-scroll"), PAY_SCROLL),
            StandingAnswer("intrigue", Message("gondola-standing-meeting-intrigue"), PAY_INTRIGUE),
        ),
        is_met,
    ),
)
