"""Upgrade positions that were saved under older versions of the rules."""

from typing import Any, Final

from serenissima.core.frame import TOGETHER
from serenissima.games.gondola.data import SIMULTANEOUS

OLD_LENGTH: Final = 6
CHOOSES: Final = -1


def upgraded(data: dict[str, Any]) -> dict[str, Any]:
    """A position of any older version."""
    return with_whole_ways(with_one_meeting(data))


def with_whole_ways(data: dict[str, Any]) -> dict[str, Any]:
    """Up to version 5 the way of smugglers was chosen canal by canal; now the rest of it is chosen at once."""
    if not data["agenda"] or data["agenda"][-1][0] != "SmugglerStep":
        return data
    return {**data, "agenda": [*data["agenda"][:-1], ["SmugglerWay", *data["agenda"][-1][1:]]]}


def with_one_meeting(data: dict[str, Any]) -> dict[str, Any]:
    """Up to version 4 a meeting kept what each party pays: -1 where it still has to choose, -2 where nobody is.

    Now players who choose in turn answer the same question. Where the first had chosen but not paid yet, both pay at
    the end, as in a secret meeting.
    """
    if not data["agenda"] or data["agenda"][-1][0] != "Meeting" or len(data["agenda"][-1]) != OLD_LENGTH:
        return data
    _, seats, mover, met, mover_pays, met_pays = data["agenda"][-1]
    sealed = list(data["sealed"])
    first = TOGETHER
    if data["meeting_mode"] != SIMULTANEOUS:
        asked, other, pays = (mover, met, met_pays) if seats == 1 << mover else (met, mover, mover_pays)
        if pays == CHOOSES:
            first = asked
        if pays >= CHOOSES:
            seats |= 1 << other
            sealed[other] = pays
    frame = ["Meeting", seats, mover, met, first]
    return {**data, "agenda": [*data["agenda"][:-1], frame], "sealed": sealed}
