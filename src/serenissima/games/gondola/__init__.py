"""Venice, by Dávid Turczi and Andrei Novac (2020): two gondolas, one gondolier, and the Inquisition at the end."""

from collections.abc import Mapping

# ruff: noqa: E402 - the data files are read and checked before anything is built from them
from serenissima.environment import own_data_folder
from serenissima.games.gondola.data_files import DOCUMENTS, FILES, load, mark_of, records

load(own_data_folder("gondola"))

from serenissima.core.errors import BadTable
from serenissima.core.messages import message
from serenissima.core.spec import Credits, Game, Options, View
from serenissima.core.state import State
from serenissima.datafiles import DataFiles
from serenissima.games.gondola import actions, audit, knowledge, wording
from serenissima.games.gondola.options import (
    DEFAULTS,
    OPTIONS,
    SOLO_OPTIONS,
    favour_cards,
    rules_for,
    with_difficulty,
)
from serenissima.games.gondola.own_texts import own_texts
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

MARK = mark_of(DOCUMENTS)


class GondolaSpec(Game[Gondola]):
    """The game as tables, bots and clients use it."""

    id = "gondola"
    title = "Venice"
    version = 6
    stage = "beta"
    position = Gondola
    knowledge = knowledge
    wording = wording
    audit = audit
    seats = (1, 5)
    options = (*OPTIONS, DataFiles("gondola", MARK))
    credits = Credits(("Dávid Turczi", "Andrei Novac"), 2020, "Braincrack Games")
    endings = (WINNER, ARREST, SOLO_WON, SOLO_ARRESTED, SOLO_POORER)
    # Nothing in the rules forces a game of two to five players to end: players who never draw a mission nor advance in
    # the council can sail on for ever. So the rules give no bound; this one is far beyond real play. Of 4,680 random
    # games at all table sizes, none took more than 6,266 decisions; with five seats, where games are longest, one in a
    # hundred took more than 5,712 (3,288 on average). In solo games the Doge's 22 cards are the clock: at most 262.
    longest = 100_000
    actions = actions.ACTIONS

    def check(self, seats: int, options: Options) -> None:
        """Each module needs certain player counts: taxi 3–5, smugglers 2, the Doge 1."""
        if options["taxi"] and seats < 3:
            raise BadTable(message("gondola-bad-taxi", seats=seats))
        if options["taxi"] and options["favour_withheld"] != "nobody":
            raise BadTable(message("gondola-bad-handicap"))
        if options["open_smuggler_draw"] and seats != 2:
            raise BadTable(message("gondola-bad-smugglers", seats=seats))
        for name in SOLO_OPTIONS:
            if seats > 1 and options[name] != DEFAULTS[name]:
                raise BadTable(message("gondola-bad-solo", name=message(f"gondola-option-{name}"), seats=seats))

    def offered_options(self, seats: int) -> tuple[str, ...]:
        left_out = set(SOLO_OPTIONS if seats > 1 else ())
        if seats < 3:
            left_out.add("taxi")
        if seats != 2:
            left_out.add("open_smuggler_draw")
        return tuple([option.name for option in self.options if option.name not in left_out])

    def presets(self, seats: int) -> Mapping[str, Options]:
        """Alone, a gentle Doge, or one who wins about half the games against a simple bot (docs/balance.md)."""
        if seats == 1:
            return {"first": {"difficulty": "gentle"}, "even": {"difficulty": "merciless"}}
        return {"first": {"meeting_mode": "mover_first"}}

    def data(self) -> View:
        lists = {name: records(name) for name in FILES if name != "board"}
        words = {language: own_texts(language) for language in ("en", "fr")}
        return {"mark": MARK, "board": DOCUMENTS["board"], **lists, "words": words}

    def set_up(self, seats: int, options: Options) -> State:
        s = empty_board(seats)
        if seats == 1:
            options = with_difficulty(options)
            s.scrolls[seats] = int(options["doge_scrolls"])
            s.council[1] = s.council[2] = int(options["doge_council_start"])
        s.rules = rules_for(seats, options)
        if options["favour_cards"] or s.rules.taxi:
            s.favour = favour_cards(seats, str(options["favour_withheld"]))
        s.then(*first_frames(s, seats, bool(options["solo_start_missions"])))
        return s

    def first(self, s: State) -> int:
        return self.own(s).first_player

    def secrets(self, s: State, seat: int) -> set[str]:
        return super().secrets(s, seat) | audit.known_to_nobody(self.own(s))

    def action(self, kind: str, pick: int) -> int:
        return actions.action(kind, pick)


assert frames  # importing the list of chapters registers every frame for saved games
SPEC = GondolaSpec()
