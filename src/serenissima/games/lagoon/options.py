"""The options of a table of Lagoon (section 6), and the rules that follow from them."""

from dataclasses import dataclass
from itertools import permutations
from typing import Final, final

from serenissima.core.spec import Option, Options, Row, flag
from serenissima.games.lagoon.data import SUITS

START_VALUES: Final = (0, 3, 4, 5)
OPTIONS: Final = (
    flag("stash_nulls", True),
    Option("start_value", 0, START_VALUES),
    Row("start_values", "unset", ("unset",), START_VALUES, 4),
    Option("start_suits", SUITS, tuple(["".join(order) for order in permutations(SUITS)])),
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


@final
@dataclass(frozen=True)
class Rules:
    """What the table has chosen. Never changes, so clones share it."""

    stash_nulls: bool
    aligned: bool
    max_links: int
    final_distance: bool
    score_floor: bool
    centre_capture: bool
    stuck_must_discard: bool
    discard_public: bool
    stash_public: bool


def rules_for(options: Options) -> Rules:
    return Rules(
        stash_nulls=bool(options["stash_nulls"]),
        aligned=options["bridge_offsets"] == "aligned",
        max_links=int(options["max_links"]),
        final_distance=bool(options["final_distance"]),
        score_floor=options["score_floor"] == "zero",
        centre_capture=bool(options["centre_capture"]),
        stuck_must_discard=bool(options["stuck_must_discard"]),
        discard_public=bool(options["discard_public"]),
        stash_public=bool(options["stash_public"]),
    )


USUAL_RULES: Final = rules_for({option.name: option.default for option in OPTIONS})
