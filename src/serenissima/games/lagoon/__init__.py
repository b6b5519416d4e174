"""Lagoon: the piecepack game Venice, in which islands grow by tiles and bridges."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from serenissima.core.spec import Credits, Game, Options, Value
from serenissima.core.state import State
from serenissima.games.lagoon import actions, audit, knowledge, wording
from serenissima.games.lagoon.data import kind_named
from serenissima.games.lagoon.options import OPTIONS, USUAL_RULES, rules_for
from serenissima.games.lagoon.rules import ChooseFirst, DealStash, ShuffleStash, TakeHands, lay_start
from serenissima.games.lagoon.state import Lagoon

START_OPTIONS = ("start_value", "start_values", "start_suits", "start_layout", "bridge_offsets", "max_links")
"""The options that determine the layout of the start islands and what can be built beside them."""


class LagoonSpec(Game[Lagoon]):
    id = "lagoon"
    title = "Lagoon — Venice for the piecepack"
    version = 1
    stage = "stable"
    position = Lagoon
    knowledge = knowledge
    wording = wording
    audit = audit
    seats = (3, 4)
    options = OPTIONS
    credits = Credits(
        ("Søren Busch-Knudsen", "Jesper Sommer"), 2004, "Venice, a game for the piecepack, version 1.1 (GNU FDL)"
    )
    endings = ("complete", "stranded")
    longest = 150
    """36 turns; if the centre may not be captured, the passes of all other seats can follow each one."""
    actions = actions.ACTIONS

    def presets(self, seats: int) -> Mapping[str, Options]:
        """With threes in the centre the first player is not so far behind (docs/balance.md)."""
        return {"first": {"bridge_offsets": "aligned"}, "even": {"start_value": 3}}

    def set_up(self, seats: int, options: Options) -> Lagoon:
        s = start_position(*[options[name] for name in START_OPTIONS]).clone()
        s.rules = rules_for(options)
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
    s.rules = replace(USUAL_RULES, aligned=offsets == "aligned", max_links=int(links))
    lay_start(s, start_kinds(value, values, suits), layout == "pinwheel")
    return s


def start_kinds(value: Value, values: Value, suits: Value) -> tuple[int, ...]:
    """3.3 The four start tiles, clockwise from the north-west."""
    each = [str(value)] * 4 if values == "unset" else str(values).split(",")
    return tuple(kind_named(suit + value) for suit, value in zip(str(suits), each, strict=True))


SPEC = LagoonSpec()
