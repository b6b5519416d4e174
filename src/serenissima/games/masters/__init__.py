"""Masters of Venice, by Frank DiLorenzo (2009): goods, shares, orders and rumors of a trading city."""

from collections.abc import Mapping

# ruff: noqa: E402 - the data files are read and checked before anything is built from them
from serenissima.environment import own_data_folder
from serenissima.games.masters.data_files import DOCUMENTS, FILES, load, mark_of, records

load(own_data_folder("masters"))

from serenissima.core.frame import Frame
from serenissima.core.spec import Credits, Game, Options, View
from serenissima.core.state import State
from serenissima.datafiles import DataFiles
from serenissima.games.masters import audit, knowledge, wording
from serenissima.games.masters.data import BID_STEP, CARDS, CHARACTERS, PLACES
from serenissima.games.masters.options import OPTIONS, rules_for
from serenissima.games.masters.picks import LAST_PICK
from serenissima.games.masters.rules.opening import DealAge, DealFavors, DealOrders, DealShare, FirstCubes
from serenissima.games.masters.rules.round import StartRound
from serenissima.games.masters.state import Masters, empty_board

MARK = mark_of(DOCUMENTS)
# How many numbers each kind of decision needs in the flat action space. Bids, which have no limit, come last: those
# up to 5,000 coins are counted, three times what the richest had at an auction in 48 games of greedy bots.
ACTIONS = (
    *[(f"at-{place}", LAST_PICK + 1) for place in ("docks", "shops", "market", "guild-hall", "church", "office")],
    ("at-mercato", LAST_PICK + 1),
    ("pick-character", CHARACTERS),
    ("adjust-orders", 10),
    ("choose-move", PLACES),
    ("go-first", 2),
    ("jump", 3),
    ("points-or-cash", 7),
    ("keep-order", CARDS),
    ("return-order", CARDS + 1),
    ("harbor-extra", 8),
    ("place-cube", 7),
    ("bid", 5000 // BID_STEP + 1),
)
FIRST_ACTION = {kind: sum(size for _, size in ACTIONS[:i]) for i, (kind, _) in enumerate(ACTIONS)}


class MastersSpec(Game[Masters]):
    """The game as tables, bots and clients use it."""

    id = "masters"
    title = "Masters of Venice"
    version = 2
    stage = "stable"
    position = Masters
    knowledge = knowledge
    wording = wording
    audit = audit
    seats = (2, 5)
    options = (*OPTIONS, DataFiles("masters", MARK))
    credits = Credits(("Frank DiLorenzo",), 2009, "R&R Games")
    endings = ("winner", "shared")
    # 4 auctions of at most 16 answers; 12 rounds of 5 moves, 25 windows, 20 shared slots of 9 actions and 5 others of
    # 8; a hundred tiles; 21 deliveries in two steps; and three card decisions for each of 240 visits to the Guild Hall.
    longest = 4 * 16 + 12 * (5 + 25 + 20 * 9 + 5 * 8) + 100 + 42 + 240 * 3
    actions = sum(size for _, size in ACTIONS)
    unbounded = ("bid",)

    def data(self) -> View:
        return {"mark": MARK, **{name: records(name) for name in FILES}}

    def presets(self, seats: int) -> Mapping[str, Options]:
        return {"first": {"marker_mode": "solo_turn", "open_cash": True}}

    def set_up(self, seats: int, options: Options) -> State:
        s = empty_board(seats)
        s.rules = rules_for(options)
        ages: list[Frame[Masters]] = []
        if options["age_order"] == "random":
            ages = [DealAge()]
        else:
            s.age = tuple(range(seats) if options["age_order"] == "youngest_first" else reversed(range(seats)))
        s.then(*ages, DealShare(0), DealFavors(), DealOrders(), FirstCubes(), StartRound())
        return s

    def action(self, kind: str, pick: int) -> int:
        """The kinds of decision laid end to end; a bid is its number of coins."""
        return FIRST_ACTION[kind] + (pick // BID_STEP if kind == "bid" else pick)


SPEC = MastersSpec()
