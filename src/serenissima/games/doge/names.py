"""The names of things, as messages shared by refusals, prompts and log lines."""

from typing import Final

from serenissima.core.messages import Argument, Message, SeatName
from serenissima.games.doge.data import AREA_KEYS, PILE_VALUES

AREA_NAMES: Final = [Message(f"doge-area-{key}") for key in AREA_KEYS]
READ_OUT: Final[list[str]] = ["+".join([str(value) for value in values[::-1]]) for values in PILE_VALUES]
IN_AREAS: Final = [Message(f"doge-in-{key}") for key in AREA_KEYS]


def area_name(area: int) -> Message:
    """San Marco."""
    return AREA_NAMES[area]


def in_area(area: int) -> Message:
    """In San Marco. Languages differ in how they say it of the Quarantia."""
    return IN_AREAS[area]


def ballots(pile: int) -> str:
    """Ballots as read out: 3+1."""
    return READ_OUT[pile]


def family_name(seat: int) -> Argument:
    """A family's name; NO_SEAT stands for the Third Family of the two-player variant."""
    return SeatName(seat) if seat >= 0 else Message("doge-third-family")


def advisor_name(home: int) -> Message:
    """The advisor of Castello; an advisor of the Quarantia."""
    return Message(f"doge-advisor-{AREA_KEYS[home]}")
