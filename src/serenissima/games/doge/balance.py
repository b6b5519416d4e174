"""Doge: elections by area and by position in the year, palaces, advisors, and the target that made the Doge."""

from collections.abc import Sequence
from typing import Final

from serenissima.core.event import Event
from serenissima.core.state import State
from serenissima.games.doge.data import AREA_KEYS, AREAS, DISTRICTS, HOME, TARGETS
from serenissima.games.doge.names import advisor_name, area_name
from serenissima.games.doge.scoring import districts_owned, palaces_built
from serenissima.games.doge.state import Doge
from serenissima.lab.balance_facts import Counts, Fact, Kind

KINDS: Final = (
    Kind("election", AREA_KEYS, area_name),
    Kind("order-place", tuple(str(place + 1) for place in range(AREAS))),
    Kind("palace", AREA_KEYS[:DISTRICTS], area_name, offers=False),
    Kind("advisor", AREA_KEYS, advisor_name, offers=False),
    Kind("target", tuple(f"{palaces}/{districts}" for palaces, districts in TARGETS), offers=False),
)


def facts(s: State, events: Sequence[Event]) -> list[Fact]:
    assert isinstance(s, Doge)
    counts = Counts()
    place = 0
    for event in events:
        kind, seat, args = event.kind, event.seat, event.args
        if kind == "year":
            place = -1
        elif kind == "election":
            place += 1
        elif kind == "votes" and seat >= 0:
            counts.offer("election", args[0], seat)
            counts.offer("order-place", place, seat)
        elif kind == "result":
            for winner in range(s.seats):
                if args[1] >> winner & 1:
                    counts.take("election", args[0], winner)
                    counts.take("order-place", place, winner)
        elif kind == "palace" and seat >= 0:
            counts.take("palace", args[0], seat)
        elif kind == "advisor":
            counts.take("advisor", HOME[args[0]], seat)
    for seat in range(s.seats):
        reached = (palaces_built(s, seat), districts_owned(s, seat))
        for number, (palaces, districts) in enumerate(TARGETS):
            if reached[0] >= palaces and reached[1] >= districts:
                counts.take("target", number, seat)
    return counts.facts()
