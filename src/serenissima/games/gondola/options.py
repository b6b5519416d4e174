"""The options of a table of Venice (7.3, 5.2.5), and the rules that follow from them."""

from dataclasses import dataclass
from typing import Final, final

from serenissima.core.spec import Number, Option, Options, Row, Value, flag
from serenissima.games.gondola.data import MEETING_MODES, NO_FAVOUR, UNFLIPPED

POSITION_VP: Final = {"0-1-2-4": (0, 1, 2, 4), "1-1-2-4": (1, 1, 2, 4), "0-1-2-3": (0, 1, 2, 3)}
# 5.2.5: what each difficulty makes of the single switches.
DIFFICULTIES: Final[dict[str, dict[str, Value]]] = {
    "gentle": {"prologue_assistants": False, "position_vp": "0-1-2-3", "doge_scrolls": 1, "extra_turns": 2},
    "normal": {},
    "stern": {"prologue_extra": 1, "doge_scrolls": 3},
    "merciless": {
        "prologue_extra": 2,
        "doge_council_start": 2,
        "position_vp": "1-1-2-4",
        "doge_scrolls": 3,
        "extra_turns": 0,
    },
}
SOLO_OPTIONS: Final = (
    "difficulty",
    "doge_row_slide",
    "solo_start_missions",
    "prologue_extra",
    "prologue_assistants",
    "doge_council_start",
    "position_vp",
    "doge_scrolls",
    "extra_turns",
)
OPTIONS: Final = (
    flag("favour_cards", False),
    Row("favour_withheld", "nobody", ("nobody",), (0, 1), 5),
    flag("taxi", False),
    flag("finite_cubes", True),
    Option("meeting_mode", MEETING_MODES[0], MEETING_MODES),
    Option("mission_end", "empty_after_return", ("empty_after_return", "touched")),
    flag("activate_past_own_boat", False),
    flag("pass_start", False),
    Option("bribe_councillors", "en", ("en", "fr")),
    flag("overtime_communal", True),
    Option("final_reduction", "at_risk_loop", ("at_risk_loop", "once_in_turn_order")),
    flag("favour_in_scoring", True),
    flag("open_smuggler_draw", False),
    flag("doge_row_slide", False),
    flag("solo_start_missions", True),
    Option("difficulty", "normal", tuple(DIFFICULTIES)),
    Number("prologue_extra", 0, (0,), 0, 2),
    flag("prologue_assistants", True),
    Number("doge_council_start", 0, (0,), 0, 4),
    Option("position_vp", "0-1-2-4", tuple(POSITION_VP)),
    Number("doge_scrolls", 2, (2,), 1, 3),
    Number("extra_turns", 1, (1,), 0, 2),
)
DEFAULTS: Final[Options] = {option.name: option.default for option in OPTIONS}


@final
@dataclass(frozen=True)
class Rules:
    """What the table has chosen. Never changes, so clones share it."""

    taxi: bool
    finite_cubes: bool
    meeting_mode: int
    end_when_touched: bool
    activate_past_own_boat: bool
    pass_start: bool
    french_councillors: bool
    overtime_communal: bool
    reduce_once: bool
    favour_in_scoring: bool
    open_smuggler_draw: bool
    doge_row_slides: bool
    position_vp: tuple[int, ...]
    prologue_extra: int
    prologue_assistants: bool
    extra_turns_given: int


def rules_for(seats: int, options: Options) -> Rules:
    """Alone, `options` are those with the switches of the difficulty."""
    return Rules(
        taxi=bool(options["taxi"]),
        finite_cubes=bool(options["finite_cubes"]),
        meeting_mode=MEETING_MODES.index(str(options["meeting_mode"])),
        end_when_touched=options["mission_end"] == "touched",
        activate_past_own_boat=bool(options["activate_past_own_boat"]),
        pass_start=bool(options["pass_start"]),
        french_councillors=options["bribe_councillors"] == "fr",
        overtime_communal=bool(options["overtime_communal"]),
        reduce_once=options["final_reduction"] == "once_in_turn_order",
        favour_in_scoring=bool(options["favour_in_scoring"]),
        open_smuggler_draw=bool(options["open_smuggler_draw"]),
        doge_row_slides=bool(options["doge_row_slide"]),
        position_vp=POSITION_VP[str(options["position_vp"])] if seats == 1 else (),
        prologue_extra=int(options["prologue_extra"]),
        prologue_assistants=bool(options["prologue_assistants"]),
        extra_turns_given=int(options["extra_turns"]),
    )


def with_difficulty(options: Options) -> Options:
    """5.2.5: the options with the switches of the chosen difficulty; one changed by hand keeps its value (A76)."""
    preset = DIFFICULTIES[str(options["difficulty"])]
    return {**options, **{name: value for name, value in preset.items() if options[name] == DEFAULTS[name]}}


def favour_cards(seats: int, withheld: str) -> tuple[int, ...]:
    """2.1.10, A71: one for everybody except where the digit of the seat in `withheld` is 1."""
    row = ["0"] * seats if withheld == "nobody" else withheld.split(",")
    return tuple([NO_FAVOUR if row[seat] == "1" else UNFLIPPED for seat in range(seats)])


USUAL_RULES: Final = rules_for(2, DEFAULTS)
