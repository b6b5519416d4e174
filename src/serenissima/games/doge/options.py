"""The options of a table of Doge (section 5), and the rules that follow from them."""

from dataclasses import dataclass
from typing import Final, final

from serenissima.core.spec import Number, Option, Options, flag

OPTIONS: Final = (
    flag("allow_pass", False),
    flag("show_history", True),
    flag("reveal_before_effects", False),
    flag("multi_build", False),
    Option("tie_decisions", "simultaneous", ("simultaneous", "sequential")),
    Option("contested_slots", "none", ("none", "most_houses")),
    Option("final_tie", "shared", ("shared", "advisors")),
    Number("year_cap", 60, (60,), 1, 200),
    flag("check_per_house", False),
    flag("two_player_variant", False),
)


@final
@dataclass(frozen=True)
class Rules:
    """What the table has chosen. Never changes, so clones share it."""

    allow_pass: bool
    show_history: bool
    reveal_before_effects: bool
    multi_build: bool
    in_turn: bool
    most_houses_build: bool
    advisors_break_ties: bool
    check_per_house: bool
    year_cap: int


def rules_for(options: Options) -> Rules:
    return Rules(
        allow_pass=bool(options["allow_pass"]),
        show_history=bool(options["show_history"]),
        reveal_before_effects=bool(options["reveal_before_effects"]),
        multi_build=bool(options["multi_build"]),
        in_turn=options["tie_decisions"] == "sequential",
        most_houses_build=options["contested_slots"] == "most_houses",
        advisors_break_ties=options["final_tie"] == "advisors",
        check_per_house=bool(options["check_per_house"]),
        year_cap=int(options["year_cap"]),
    )


USUAL_RULES: Final = rules_for({option.name: option.default for option in OPTIONS})
