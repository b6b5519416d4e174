"""Doge, by Leo Colovini (2000): elections in the districts of Venice."""

from collections.abc import Mapping

from serenissima.core.errors import BadTable
from serenissima.core.messages import Choice, Message
from serenissima.core.spec import Credits, Game, Options
from serenissima.core.state import State
from serenissima.games.doge import audit, knowledge, wording
from serenissima.games.doge.options import OPTIONS, rules_for
from serenissima.games.doge.picks import NO_MOVE, PASS
from serenissima.games.doge.rules import NEXT_YEAR, THIS_YEAR, DealOrder, YearStart
from serenissima.games.doge.state import Doge, empty_board

FIRST_DECISION = PASS + 1
FIRST_HOUSES = FIRST_DECISION + NO_MOVE + 1
BUILDS = FIRST_HOUSES + 3


class DogeSpec(Game[Doge]):
    """The game as tables, bots and clients use it."""

    id = "doge"
    title = "Doge"
    version = 3
    stage = "stable"
    position = Doge
    knowledge = knowledge
    wording = wording
    audit = audit
    seats = (2, 4)
    options = OPTIONS
    credits = Credits(("Leo Colovini",), 2000, "Goldsieber, Rio Grande Games")
    endings = ("doge", "shared", "out-of-reach", "year-cap")
    # 200 years, each with at most 12 placings and, in each of 7 elections, 4 decisions by 4 seats; plus 4 questions
    # after each of at most 32 palaces where a seat may build several at once.
    longest = 200 * (12 + 7 * 16) + 4 * 32
    actions = BUILDS + 2

    def check(self, seats: int, options: Options) -> None:
        if seats == 2 and not options["two_player_variant"]:
            raise BadTable(Message("doge-needs-variant"))
        if seats > 2 and options["two_player_variant"]:
            raise BadTable(Message("doge-variant-for-two", {"given": seats}))

    def required_options(self, seats: int) -> Options:
        return {"two_player_variant": True} if seats == 2 else {}

    def offered_options(self, seats: int) -> tuple[str, ...]:
        """The variant for two is a matter of the number of seats."""
        return tuple([option.name for option in self.options if option.name != "two_player_variant"])

    def presets(self, seats: int) -> Mapping[str, Options]:
        return {"first": {"tie_decisions": "sequential"}}

    def set_up(self, seats: int, options: Options) -> State:
        s = empty_board(3 if options["two_player_variant"] else seats)
        s.rules = rules_for(options)
        s.then(DealOrder(THIS_YEAR), DealOrder(NEXT_YEAR), YearStart())
        return s

    def choices(self, s: State, seat: int) -> list[Choice]:
        return wording.choices(self.own(s), seat)

    def secrets(self, s: State, seat: int) -> set[str]:
        return super().secrets(s, seat) | audit.known_to_nobody(self.own(s))

    def action(self, kind: str, pick: int) -> int:
        """8.3: 0-273 placing, 274-311 advisor or move, 312-314 houses, 315 builds and 316 does not."""
        if kind == "place-ballots":
            return pick
        if kind in ("place", "place-together"):
            return FIRST_HOUSES + pick
        if kind in ("may-build", "build-together"):
            return BUILDS if pick else BUILDS + 1
        return FIRST_DECISION + pick


SPEC = DogeSpec()
