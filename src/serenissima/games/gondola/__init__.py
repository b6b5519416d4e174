"""Venice, by Dávid Turczi and Andrei Novac (2020): two gondolas, one gondolier, and the Inquisition at the end."""

# ruff: noqa: E402 - the data files are read and checked before anything is built from them

from serenissima.games.gondola.files import DOCUMENTS, FILES, load, mark_of, records

load()

from serenissima.core.errors import BadTable
from serenissima.core.messages import message
from serenissima.core.spec import Credits, Game, Number, Option, Options, Row, Value, View, flag
from serenissima.core.state import State
from serenissima.datafiles import DataFiles
from serenissima.games.gondola import actions, audit, knowledge, wording
from serenissima.games.gondola.data import MEETING_MODES, NO_FAVOUR, UNFLIPPED
from serenissima.games.gondola.rules import frames
from serenissima.games.gondola.rules.opening import first_frames
from serenissima.games.gondola.rules.start import empty_board
from serenissima.games.gondola.state import (
    ARREST,
    SOLO_ARRESTED,
    SOLO_POORER,
    SOLO_WON,
    WINNER,
    Gondola,
)
from serenissima.games.gondola.texts import own_texts

MARK = mark_of(DOCUMENTS)
POSITION_VP = {"0-1-2-4": (0, 1, 2, 4), "1-1-2-4": (1, 1, 2, 4), "0-1-2-3": (0, 1, 2, 3)}
# 5.2.5: what each difficulty makes of the single switches.
DIFFICULTIES: dict[str, dict[str, Value]] = {
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
SOLO_OPTIONS = (
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


OPTIONS = (
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
    DataFiles("gondola", MARK),
)
DEFAULTS = {option.name: option.default for option in OPTIONS}


def difficulty_switches(options: Options) -> Options:
    """5.2.5: the switches of the chosen difficulty; one that was changed by hand stays as it is."""
    preset = DIFFICULTIES[str(options["difficulty"])]
    return {**options, **{name: value for name, value in preset.items() if options[name] == DEFAULTS[name]}}


def favour_cards(seats: int, withheld: str) -> tuple[int, ...]:
    """2.1.10: one for everybody but the experienced players from whom it is withheld (a 1 in the row of seats)."""
    row = ["0"] * seats if withheld == "nobody" else withheld.split(",")
    return tuple(NO_FAVOUR if row[seat] == "1" else UNFLIPPED for seat in range(seats))


class GondolaSpec(Game[Gondola]):
    """The game as tables, bots and clients use it."""

    id = "gondola"
    title = "Venice"
    version = 6
    stage = "beta"
    position = Gondola
    knowing = knowledge
    saying = wording
    checking = audit
    seats = (1, 5)
    options = OPTIONS
    credits = Credits(("Dávid Turczi", "Andrei Novac"), 2020, "Braincrack Games")
    endings = (WINNER, ARREST, SOLO_WON, SOLO_ARRESTED, SOLO_POORER)
    # Nothing in the rules forces the end of a game of two to five: who never draws a mission nor goes forward in the
    # council can sail on for ever. So this is no bound of the rules, but one that play does not come near: of 4,680
    # random games at all tables none took more than 6,266 decisions, and with five seats, where they are longest, one
    # in a hundred took more than 5,712 (3,288 on average). Alone the Doge's 22 cards are the clock: at most 262.
    longest = 100_000
    actions = actions.ACTIONS

    def check(self, seats: int, options: Options) -> None:
        """Modules belong to numbers of players: taxi to 3–5, smugglers to 2, the Doge to 1."""
        if options["taxi"] and seats < 3:
            raise BadTable(message("gondola-bad-taxi", seats=seats))
        if options["taxi"] and options["favour_withheld"] != "nobody":
            raise BadTable(message("gondola-bad-handicap"))
        if options["open_smuggler_draw"] and seats != 2:
            raise BadTable(message("gondola-bad-smugglers", seats=seats))
        for name in SOLO_OPTIONS:
            if seats > 1 and options[name] != DEFAULTS[name]:
                raise BadTable(message("gondola-bad-solo", name=message(f"gondola-option-{name}"), seats=seats))

    def data(self) -> View:
        lists = {name: records(name) for name in FILES if name != "board"}
        words = {language: own_texts(language) for language in ("en", "fr")}
        return {"mark": MARK, "board": DOCUMENTS["board"], **lists, "words": words}

    def set_up(self, seats: int, options: Options) -> State:
        s = empty_board(seats)
        s.taxi = bool(options["taxi"])
        if options["favour_cards"] or s.taxi:
            s.favour = favour_cards(seats, str(options["favour_withheld"]))
        s.finite_cubes = bool(options["finite_cubes"])
        s.meeting_mode = MEETING_MODES.index(str(options["meeting_mode"]))
        s.end_when_touched = options["mission_end"] == "touched"
        s.activate_past_own_boat = bool(options["activate_past_own_boat"])
        s.pass_start = bool(options["pass_start"])
        s.french_councillors = options["bribe_councillors"] == "fr"
        s.overtime_communal = bool(options["overtime_communal"])
        s.reduce_once = options["final_reduction"] == "once_in_turn_order"
        s.favour_in_scoring = bool(options["favour_in_scoring"])
        s.open_smuggler_draw = bool(options["open_smuggler_draw"])
        if seats == 1:
            switches = difficulty_switches(options)
            s.doge_row_slides = bool(options["doge_row_slide"])
            s.prologue_extra = int(switches["prologue_extra"])
            s.prologue_assistants = bool(switches["prologue_assistants"])
            s.position_vp = POSITION_VP[str(switches["position_vp"])]
            s.extra_turns_given = int(switches["extra_turns"])
            s.scrolls[seats] = int(switches["doge_scrolls"])
            s.council[1] = s.council[2] = int(switches["doge_council_start"])
        s.then(*first_frames(s, seats, bool(options["solo_start_missions"])))
        return s

    def first(self, s: State) -> int:
        return self.own(s).first_player

    def secrets(self, s: State, seat: int) -> set[str]:
        return super().secrets(s, seat) | audit.known_to_nobody(self.own(s))

    def action(self, kind: str, pick: int) -> int:
        return actions.action(kind, pick)


assert frames  # importing the chapters' list makes every frame known to saved games
SPEC = GondolaSpec()
