"""Lagoon: the piecepack game Venice, in which islands grow by tiles and bridges."""

from functools import cache
from itertools import permutations

from serenissima.core.spec import Credits, Game, Option, Options, Row, Value, flag
from serenissima.core.state import State
from serenissima.games.lagoon import actions, audit, knowledge, wording
from serenissima.games.lagoon.data import SUITS, kind_named
from serenissima.games.lagoon.rules import ChooseFirst, DealStash, ShuffleStash, TakeHands, lay_start
from serenissima.games.lagoon.state import Lagoon

START_VALUES = (0, 3, 4, 5)
START_OPTIONS = ("start_value", "start_values", "start_suits", "start_layout", "bridge_offsets", "max_links")
"""The options that determine the layout of the start islands and what can be built beside them."""


class LagoonSpec(Game[Lagoon]):
    id = "lagoon"
    title = "Lagoon — Venice for the piecepack"
    version = 1
    stage = "stable"
    position = Lagoon
    knowing = knowledge
    saying = wording
    checking = audit
    seats = (3, 4)
    options = (
        flag("stash_nulls", True),
        Option("start_value", 0, START_VALUES),
        Row("start_values", "unset", ("unset",), START_VALUES, 4),
        Option("start_suits", SUITS, tuple("".join(order) for order in permutations(SUITS))),
        Option("start_layout", "square", ("square", "pinwheel")),
        Option("bridge_offsets", "half", ("half", "aligned")),
        Option("max_links", 2, (2, 3)),
        flag("final_distance", True),
        Option("score_floor", "none", ("none", "zero")),
        flag("centre_capture", True),
        flag("stuck_must_discard", False),
        flag("discard_public", True),
        flag("stash_public", False),
    )
    credits = Credits(
        ("Søren Busch-Knudsen", "Jesper Sommer"), 2004, "Venice, a game for the piecepack, version 1.1 (GNU FDL)"
    )
    endings = ("complete", "stranded")
    longest = 150
    """36 turns; if the centre may not be captured, the passes of all other seats can follow each one."""
    actions = actions.ACTIONS

    def set_up(self, seats: int, options: Options) -> Lagoon:
        s = start_position(*[options[name] for name in START_OPTIONS]).clone()
        s.stash_nulls = bool(options["stash_nulls"])
        s.final_distance = bool(options["final_distance"])
        s.score_floor = options["score_floor"] == "zero"
        s.centre_capture = bool(options["centre_capture"])
        s.stuck_must_discard = bool(options["stuck_must_discard"])
        s.discard_public = bool(options["discard_public"])
        s.stash_public = bool(options["stash_public"])
        s.seat_players(seats)
        everybody = list(range(seats))
        s.then(
            *[DealStash(seat) for seat in everybody],
            *[ShuffleStash(seat) for seat in everybody],
            ChooseFirst((1 << seats) - 1),
            TakeHands(),
        )
        return s

    def first(self, s: State) -> int:
        return self.own(s).first

    def secrets(self, s: State, seat: int) -> set[str]:
        return audit.secrets(self.own(s), seat)

    def steps(self, kind: str, pick: int) -> tuple[int, ...]:
        return actions.steps(pick)


@cache
def start_position(value: Value, values: Value, suits: Value, layout: Value, offsets: Value, links: Value) -> Lagoon:
    """The four start islands, laid once for all games with these options: saves a fifth of the set-up time."""
    s = Lagoon()
    s.aligned = offsets == "aligned"
    s.max_links = int(links)
    lay_start(s, start_kinds(value, values, suits), layout == "pinwheel")
    return s


def start_kinds(value: Value, values: Value, suits: Value) -> tuple[int, ...]:
    """3.3 The four start tiles, clockwise from the north-west."""
    each = [str(value)] * 4 if values == "unset" else str(values).split(",")
    return tuple(kind_named(suit + value) for suit, value in zip(str(suits), each, strict=True))


SPEC = LagoonSpec()
