"""The names of things, as messages that refusals, prompts and log lines share."""

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
    """In San Marco: languages differ in how they say it of the Quarantia."""
    return IN_AREAS[area]


def ballots(pile: int) -> str:
    """3+1, as ballots are read out."""
    return READ_OUT[pile]


def family_name(seat: int) -> Argument:
    """Who it is; -1 is the Third Family of the two-player variant."""
    return SeatName(seat) if seat >= 0 else Message("doge-third-family")


def advisor_name(home: int) -> Message:
    """The advisor of Castello; an advisor of the Quarantia."""
    return Message(f"doge-advisor-{AREA_KEYS[home]}")
