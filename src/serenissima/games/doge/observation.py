"""Doge in numbers."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from serenissima.core.spec import View
from serenissima.games.doge.data import (
    ADVISORS,
    AREAS,
    BALLOTS,
    DISTRICTS,
    MOST_BALLOTS,
    RINGS,
    SLOTS,
)
from serenissima.games.doge.picks import NO_MOVE
from serenissima.research.schema import Around, Count, Number, OneOf, Part, Record, Row, flag

HOUSES = 15
PALACES = 8
VOTES = 12
YEARS = 60
CONSTANT = ("game", "seats", "families", "areas", "year_cap", "rounds", "options", "seat")
FOLLOWS = ("order_hidden", "coming", "scores", "pending")
AT_THE_END = ("over", "ranks", "ending", "doges")


@cache
def votes(ballots: str) -> int:
    """The sum of ballots in their short form, such as "3+1"."""
    return sum(int(ballot) for ballot in ballots.split("+") if ballot)


class LastYear(Part):
    """The most recent year of the history: votes by family and area."""

    def __init__(self, families: Around) -> None:
        self.families = families
        self.size = families.size * AREAS

    def names(self, at: str) -> Iterator[str]:
        return (f"{at}[{family}][{area}]" for family in self.families.labels for area in range(AREAS))

    def write(self, value: Any, seat: int, out: list[float], at: int) -> None:
        for family, areas in enumerate(value[-1]["ballots"] if value else ()):
            first = at + self.families.places[seat][family] * AREAS
            for area, ballots in enumerate(areas):
                out[first + area] = votes(ballots) / VOTES


def schema(view: View) -> Record:
    families = Around(view["seats"], view["families"])
    seats = Around(view["seats"], view["seats"])
    area = OneOf(range(AREAS))
    player = Record(
        {
            "supply_houses": Number(HOUSES),
            "board_houses": Number(HOUSES),
            "supply_palaces": Number(PALACES),
            "palaces": Number(PALACES),
            "districts": Number(DISTRICTS),
            "rings_left": Number(RINGS),
            "ballots_left": Number(BALLOTS),
            "used_areas": Count(range(AREAS)),
            "qualifies": flag(),
            "can_win": flag(),
        },
        without=("family", "third", "advisors", "targets"),
    )
    district = Record(
        {
            "cost": Number(HOUSES, maybe=True),
            "slots": Row(SLOTS, families.one()),
            "houses": families.row(Number(HOUSES)),
            "palaces": families.row(Number(SLOTS)),
            "missing": families.row(Number(HOUSES, maybe=True)),
        },
        without=("area",),
    )
    advisor = Record(
        {"controller": families.one(), "place": area, "votes_ahead": Number(2)}, without=("advisor", "home")
    )
    pile = Record({"count": Number(MOST_BALLOTS), "values": Count(range(4))})
    poll = Record(
        {
            "opened": flag(),
            "ballots": families.row(pile),
            "least": families.row(Number(VOTES)),
            "most": families.row(Number(VOTES)),
        },
        without=("area", "advisors", "votes"),
    )
    # Those who decide later see whether the earlier ones build; no palace shows it before all have decided (3.4.2).
    in_turn = view["options"]["tie_decisions"] == "sequential"
    openly: dict[str, Part] = {"open": seats.answers(Number(NO_MOVE))} if in_turn else {}
    own = Record({"values": Count(range(4)), "votes": Number(VOTES)})
    return Record(
        {
            "year": Number(YEARS),
            "phase": OneOf(("placing", "elections", "over")),
            "round": Number(4),
            "election": Number(AREAS),
            "voting": area,
            "order_now": Row(AREAS, area),
            "order_next": Row(AREAS, area),
            "players": families.row(player),
            "districts": Row(DISTRICTS, district),
            "advisors": Row(ADVISORS, advisor),
            "polls": Row(AREAS, poll),
            "own": Row(AREAS, own),
            "hand": Count(range(4)),
            "history": LastYear(families),
            "answered": seats.some(),
            "waiting": seats.some(),
            **openly,
        },
        without=CONSTANT + FOLLOWS + AT_THE_END + (() if in_turn else ("open",)),
    )
