"""Lagoon in numbers."""

from collections.abc import Iterator
from typing import Any

from serenissima.core.spec import View
from serenissima.games.lagoon.actions import ISLANDS, TILES
from serenissima.games.lagoon.data import CENTRES, COINS, HAND_SIZE, KINDS, ROWS, SUITS, kind_name
from serenissima.research.schema import Around, Count, Number, OneOf, Part, Record, Row, UpTo

TILE_NAMES = [kind_name(kind) for kind in range(KINDS)]
VALUE = 5
SPREAD = 20
SUM = 15
SCORE = 50
TURNS = 36
CONSTANT = ("rules", "turns_in_all", "you")
FOLLOWS = ("scores", "spots", "pending", "open", "answered", "waiting")
AT_THE_END = ("over", "ranks", "ending", "breakdown")


class Discards(Part):
    """What each seat has discarded: how many tiles, and those of them that the viewer knows."""

    def __init__(self, seats: Around) -> None:
        self.seats = seats
        self.size = seats.size * (1 + KINDS)

    def names(self, at: str) -> Iterator[str]:
        for seat in self.seats.labels:
            yield f"{at}[{seat}]"
            for name in TILE_NAMES:
                yield f"{at}[{seat}]#{name}"

    def write(self, value: Any, seat: int, out: list[float], at: int) -> None:
        for discard in value:
            first = at + self.seats.places[seat][discard["seat"]] * (1 + KINDS)
            out[first] += 1.0
            if discard["kind"] is not None:
                out[first + 1 + TILE_NAMES.index(discard["kind"])] += 1.0


def schema(view: View) -> Record:
    count = len(view["seats"])
    seats = Around(count, count)
    tile = Record(
        {
            "suit": OneOf(range(len(SUITS))),
            "value": Number(VALUE),
            "x": Number(SPREAD),
            "y": Number(SPREAD),
            "island": Number(ISLANDS),
            "seat": seats.one(),
        },
        without=("kind",),
    )
    bridge = Record({"islands": Row(2, Number(ISLANDS)), "x": Number(SPREAD), "y": Number(SPREAD), "seat": seats.one()})
    island = Record(
        {
            "sum": Number(SUM),
            "distance": Number(VALUE),
            "missing": Count(range(len(SUITS))),
            "pawn": seats.one(),
            "value": Number(SUM),
        },
        without=("island", "centre", "route", "full"),
    )
    seat = Record(
        {
            "score": Number(SCORE),
            "coins": Number(COINS),
            "pawn": Number(ISLANDS, maybe=True),
            "pawn_points": Number(SUM),
            "hand_size": Number(HAND_SIZE),
            "stash": Number(len(ROWS[0])),
            "roll": Number(VALUE, maybe=True),
            "placed": Count(TILE_NAMES),
        },
        without=("seat",),
    )
    stash = Record({"owners": seats.some(), "unseen": Count(TILE_NAMES)}, without=("row", "tiles"))
    return Record(
        {
            "tiles": UpTo(CENTRES + TILES, tile),
            "bridges": UpTo(ISLANDS, bridge),
            "islands": UpTo(ISLANDS, island),
            "seats": seats.row(seat),
            "first": seats.one(),
            "turn": seats.one(),
            "turns_played": Number(TURNS),
            "hand": Count(TILE_NAMES),
            "rows": Row(count, stash),
            "discards": Discards(seats),
        },
        without=CONSTANT + FOLLOWS + AT_THE_END,
    )
