"""Upgrade positions that were saved under older versions of the rules."""

from typing import Any

from serenissima.games.doge.picks import FIRST_MOVE, NO_MOVE, goal_of


def upgraded(data: dict[str, Any]) -> dict[str, Any]:
    """Upgrade a dump of version 2 or earlier, where tied families that answered in turn had a frame with its own data.

    That frame's last number says where houses have arrived: three bits for each family that has answered, holding the
    district + 1, or 0. Now these are ordinary answers. (How many houses a family placed, and where a moved house came
    from, no longer matters: that has been carried out.)
    """
    if not data["agenda"] or not data["agenda"][-1][0].endswith("InTurn"):
        return data
    name, _, *rest = data["agenda"][-1]
    waiting, where = rest[0], rest[-1]
    first = (data["year"] - 1) % data["seats"]
    sealed = list(data["sealed"])
    answered = 0
    for seat in range(data["seats"]):
        district = (where >> 3 * seat & 7) - 1
        if district >= 0 and not waiting >> seat & 1:
            answered |= 1 << seat
            sealed[seat] = move_to(district) if name == "MoveInTurn" else 1
    families = waiting | answered
    seats = families & ((1 << data["seats"]) - 1)
    frame: list[Any]
    if name == "PlaceInTurn":
        frame = ["PlaceTogether", seats, families, rest[1], rest[2], first]
    elif name == "MoveInTurn":
        frame = ["MoveTogether", seats, first]
    else:
        frame = ["BuildTogether", seats, where, first]
    return {**data, "agenda": [*data["agenda"][:-1], frame], "sealed": sealed}


def move_to(district: int) -> int:
    """Some move of a house to this district."""
    for pick in range(FIRST_MOVE, NO_MOVE):
        if goal_of(pick) == district:
            return pick
    raise AssertionError
