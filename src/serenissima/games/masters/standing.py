"""Standing answers: keeping the Gondola Marker, about which its holder is asked before many turns of others (3.6)."""

from typing import Any, Final

from serenissima.core.messages import Message
from serenissima.core.standing import StandingAnswer, StandingQuestion
from serenissima.games.masters.data import PLACE_KEYS
from serenissima.games.masters.knowledge import window_view
from serenissima.games.masters.names import place_name
from serenissima.games.masters.picks import NO_MARKER


def keeping_except(place: int) -> StandingAnswer:
    """Keep the Marker, but ask where this place is concerned: it opens now, or it is where the Marker would be used."""

    def applies(s: Any, _seat: int) -> bool:
        window = window_view(s)
        return window is not None and place not in (window["place"], window["own"])

    label = Message("masters-standing-marker-only", {"place": place_name(place)})
    return StandingAnswer(f"only-{place}", label, NO_MARKER, applies)


QUESTIONS: Final = (
    StandingQuestion(
        "marker",
        Message("masters-standing-marker"),
        ("go-first", "jump"),
        (
            StandingAnswer("never", Message("masters-standing-marker-never"), NO_MARKER),
            *(keeping_except(place) for place in range(len(PLACE_KEYS))),
        ),
    ),
)
