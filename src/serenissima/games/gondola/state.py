"""A position of Venice, with ways to read it and to change its tracks, purses and boats."""

from typing import Any, ClassVar, Final, final

from serenissima.core.event import NOTHING
from serenissima.core.piles import Pile
from serenissima.core.state import State
from serenissima.games.gondola.data import (
    ASSISTANTS,
    CAP_VP,
    CAPACITY,
    DOGE_CAP,
    DOGE_CAP_INTRIGUE,
    DOGE_CAP_VP,
    DOGE_MOST_SCROLLS,
    INTRIGUE_CAP,
    MOST_SCROLLS,
    NOBODY,
    NOWHERE,
    PASSENGER_ROOM,
    SLOTS,
)
from serenissima.games.gondola.map import CHARTS, Chart
from serenissima.games.gondola.migrations import upgraded
from serenissima.games.gondola.missions import HOLD
from serenissima.games.gondola.options import USUAL_RULES, Rules

UNSET: Final[list[int]] = []
NO_PILES: Final[list[Pile]] = []
NO_STACKS: Final[list[tuple[int, ...]]] = []
NO_CARDS: Final = Pile((), ())
ENDLESS: Final = 1 << 20

# The ways a game can end.
WINNER: Final = "winner"
ARREST: Final = "arrest"
SOLO_WON: Final = "solo-won"
SOLO_ARRESTED: Final = "solo-arrested"
SOLO_POORER: Final = "solo-poorer"


@final
class Gondola(State):
    """Boats are numbered 2 x colour + 0 or 1. Colours are the seats, then the smugglers' or the Doge's.

    The tracks `vp`, `scrolls` and `intrigue` have one more row for the Doge, `council` two. Cargo is packed (data.py).
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("chart", "powers", "bridged")

    def __init__(self) -> None:
        super().__init__()
        self.rules: Rules = USUAL_RULES
        # The board: which chart, the building at each dock and the dock of each building.
        self.chart_number: int = 0
        self.chart: Chart = CHARTS[0]
        self.tiles: tuple[int, ...] = ()
        self.dock_of: tuple[int, ...] = ()
        # Tracks and purses.
        self.vp: list[int] = UNSET
        self.coins: list[int] = UNSET
        self.scrolls: list[int] = UNSET
        self.intrigue: list[int] = UNSET
        self.council: list[int] = UNSET
        # Boats: dock and cargo of each; at each dock the boats in order of arrival. Cubes in the supply.
        self.where: list[int] = UNSET
        self.cargo: list[int] = UNSET
        self.supply: list[int] = UNSET
        self.stacks: list[tuple[int, ...]] = NO_STACKS
        # Assistants: the space (0: none) by colour x TILES + tile; how many are left. Bridges: owner by icon; left.
        self.space: list[int] = UNSET
        self.assistants: list[int] = UNSET
        self.bridges: tuple[int, ...] = ()
        self.bridges_left: tuple[int, ...] = ()
        self.gondolier: list[int] = UNSET
        self.favour: tuple[int, ...] = ()
        # Missions: in hand, slotted (0: free) by seat x SLOTS + slot, archived, in the deck, out of the game.
        self.missions: list[Pile] = NO_PILES
        self.slots: tuple[int, ...] = ()
        self.archive: tuple[tuple[int, ...], ...] = ()
        self.mission_deck: Pile = NO_CARDS
        self.mission_box: Pile = NO_CARDS
        # Influence cards: in hand, face down, discarded, being played. `drawn` is what somebody is looking at now.
        self.hands: list[Pile] = NO_PILES
        self.influence_deck: Pile = NO_CARDS
        self.discard: tuple[int, ...] = ()
        self.playing: int = NOBODY
        self.drawn: Pile = NO_CARDS
        # Rounds and turns.
        self.first_player: int = 0
        self.round: int = 0
        self.active: int = NOBODY
        self.boat: int = NOBODY
        self.at: int = NOWHERE
        self.start: int = NOWHERE
        self.used_docks: int = 0
        self.used_icons: int = 0
        self.first: int = 1
        self.once: int = 0
        self.spy: int = NOWHERE
        # The open menu: building, effects within reach, effects used; whether the boat still has to move on.
        self.menu: int = NOWHERE
        self.reach: int = 0
        self.used: int = 0
        self.passing: int = 0
        # The end: the round in which it was triggered (0: not yet), who had 10 assistants first, who was arrested.
        self.end_round: int = 0
        self.all_placed: int = NOBODY
        self.arrested: int = NOBODY
        self.finished: int = 0
        self.final: tuple[tuple[int, ...], ...] = ()
        # Smugglers and the Doge.
        self.smuggler_decks: tuple[Pile, ...] = ()
        self.smuggler_discards: tuple[tuple[int, ...], ...] = ()
        self.smuggler_box: tuple[Pile, ...] = ()
        self.played: tuple[int, ...] = ()
        self.doge_deck: Pile = NO_CARDS
        self.doge_row: tuple[int, ...] = ()
        self.doge_discard: tuple[int, ...] = ()
        self.doge_box: Pile = NO_CARDS
        self.extra_turns: int = NOBODY
        # Taxi Service: where the passenger waits, the boat he is aboard, where he wants to go.
        self.passenger: int = NOWHERE
        self.aboard: int = NOBODY
        self.destination: int = NOWHERE
        self.taxi_deck: Pile = NO_CARDS
        self.taxi_discard: tuple[int, ...] = ()
        # Derived: the mask of each seat's slotted missions, the mask of bridged icons.
        self.powers: tuple[int, ...] = ()
        self.bridged: int = 0

    # Generated from __init__ by tools/fields.py. Run that again after a change; do not edit this.
    FIELDS: ClassVar[tuple[str, ...]] = (
        "rules",
        "chart_number",
        "tiles",
        "dock_of",
        "vp",
        "coins",
        "scrolls",
        "intrigue",
        "council",
        "where",
        "cargo",
        "supply",
        "stacks",
        "space",
        "assistants",
        "bridges",
        "bridges_left",
        "gondolier",
        "favour",
        "missions",
        "slots",
        "archive",
        "mission_deck",
        "mission_box",
        "hands",
        "influence_deck",
        "discard",
        "playing",
        "drawn",
        "first_player",
        "round",
        "active",
        "boat",
        "at",
        "start",
        "used_docks",
        "used_icons",
        "first",
        "once",
        "spy",
        "menu",
        "reach",
        "used",
        "passing",
        "end_round",
        "all_placed",
        "arrested",
        "finished",
        "final",
        "smuggler_decks",
        "smuggler_discards",
        "smuggler_box",
        "played",
        "doge_deck",
        "doge_row",
        "doge_discard",
        "doge_box",
        "extra_turns",
        "passenger",
        "aboard",
        "destination",
        "taxi_deck",
        "taxi_discard",
    )
    __slots__ = (*FIELDS, *DERIVED)

    def clone(self) -> "Gondola":
        twin = Gondola()
        self.copy_core_to(twin)
        twin.rules = self.rules
        twin.chart_number = self.chart_number
        twin.chart = self.chart
        twin.tiles = self.tiles
        twin.dock_of = self.dock_of
        twin.vp = self.vp.copy()
        twin.coins = self.coins.copy()
        twin.scrolls = self.scrolls.copy()
        twin.intrigue = self.intrigue.copy()
        twin.council = self.council.copy()
        twin.where = self.where.copy()
        twin.cargo = self.cargo.copy()
        twin.supply = self.supply.copy()
        twin.stacks = self.stacks.copy()
        twin.space = self.space.copy()
        twin.assistants = self.assistants.copy()
        twin.bridges = self.bridges
        twin.bridges_left = self.bridges_left
        twin.gondolier = self.gondolier.copy()
        twin.favour = self.favour
        twin.missions = self.missions.copy()
        twin.slots = self.slots
        twin.archive = self.archive
        twin.mission_deck = self.mission_deck
        twin.mission_box = self.mission_box
        twin.hands = self.hands.copy()
        twin.influence_deck = self.influence_deck
        twin.discard = self.discard
        twin.playing = self.playing
        twin.drawn = self.drawn
        twin.first_player = self.first_player
        twin.round = self.round
        twin.active = self.active
        twin.boat = self.boat
        twin.at = self.at
        twin.start = self.start
        twin.used_docks = self.used_docks
        twin.used_icons = self.used_icons
        twin.first = self.first
        twin.once = self.once
        twin.spy = self.spy
        twin.menu = self.menu
        twin.reach = self.reach
        twin.used = self.used
        twin.passing = self.passing
        twin.end_round = self.end_round
        twin.all_placed = self.all_placed
        twin.arrested = self.arrested
        twin.finished = self.finished
        twin.final = self.final
        twin.smuggler_decks = self.smuggler_decks
        twin.smuggler_discards = self.smuggler_discards
        twin.smuggler_box = self.smuggler_box
        twin.played = self.played
        twin.doge_deck = self.doge_deck
        twin.doge_row = self.doge_row
        twin.doge_discard = self.doge_discard
        twin.doge_box = self.doge_box
        twin.extra_turns = self.extra_turns
        twin.passenger = self.passenger
        twin.aboard = self.aboard
        twin.destination = self.destination
        twin.taxi_deck = self.taxi_deck
        twin.taxi_discard = self.taxi_discard
        twin.powers = self.powers
        twin.bridged = self.bridged
        return twin

    # End of the generated part.

    def load(self, data: dict[str, Any]) -> None:
        super().load(upgraded(data))

    def derive(self) -> None:
        self.chart = CHARTS[self.chart_number]
        powers: list[int] = []
        for seat in range(len(self.slots) // SLOTS):
            mask = 0
            for mission in self.slots[seat * SLOTS : seat * SLOTS + SLOTS]:
                if mission:
                    mask |= 1 << mission
            powers.append(mask)
        self.powers = tuple(powers)
        self.bridged = 0
        for icon in range(len(self.bridges)):
            if self.bridges[icon] != NOBODY:
                self.bridged |= 1 << icon

    # Results.

    def scores(self) -> list[int]:
        return self.vp[: self.seats]

    def ranks(self) -> list[int]:
        """3.10 step 7: VP, then later in turn order; an arrested player is last. Solo: whether the Doge is beaten."""
        if self.seats == 1:
            return [1 if self.ending() == SOLO_WON else 2]
        strength = [(seat != self.arrested, self.vp[seat], self.turn_index(seat)) for seat in range(self.seats)]
        order = sorted(strength, reverse=True)
        return [order.index(own) + 1 for own in strength]

    def ending(self) -> str:
        if self.seats == 1:
            if self.arrested == 0:
                return SOLO_ARRESTED
            return SOLO_WON if self.vp[0] > self.vp[1] else SOLO_POORER
        return WINNER if self.arrested == NOBODY else ARREST

    # Reading.

    def turn_index(self, seat: int) -> int:
        """0 for the first player; later players have higher numbers."""
        return (seat - self.first_player) % self.seats

    def seat_at(self, index: int) -> int:
        """The seat at this place in turn order."""
        return (self.first_player + index) % self.seats

    def owner(self, boat: int) -> int:
        """The seat that owns a boat; NOBODY for smugglers and the Doge."""
        colour = boat >> 1
        return colour if colour < self.seats else NOBODY

    def capacity(self, boat: int) -> int:
        """1.2: how many cubes a boat can carry; fewer while the passenger is aboard."""
        most = HOLD.most("cubes", self.powers[boat >> 1], CAPACITY)
        return most - PASSENGER_ROOM if boat == self.aboard else most

    def completed(self, seat: int) -> int:
        """Missions completed, slotted or archived."""
        slots = self.slots[seat * SLOTS : seat * SLOTS + SLOTS]
        return SLOTS - slots.count(0) + len(self.archive[seat])

    def placed(self, colour: int) -> int:
        """Assistants on the board."""
        return ASSISTANTS - self.assistants[colour]

    def stock(self, colour: int) -> int:
        """Cubes of a colour in the supply."""
        return self.supply[colour] if self.rules.finite_cubes else ENDLESS

    def cap(self) -> int:
        return INTRIGUE_CAP[self.seats]

    def with_less_intrigue(self, seat: int) -> int:
        """4.1: how many opponents, including the Doge (A33), have less intrigue."""
        own = self.intrigue[seat]
        count = 0
        for value in self.intrigue:
            if value < own:
                count += 1
        return count

    def with_more_intrigue(self, seat: int) -> int:
        own = self.intrigue[seat]
        count = 0
        for value in self.intrigue:
            if value > own:
                count += 1
        return count

    # 4.6 Gaining and losing.

    def gain_intrigue(self, seat: int, n: int) -> None:
        """Up to the cap; each point above it costs 2 VP. The Doge pays and sheds at 8 (5.2.2)."""
        if seat >= self.seats:
            self.doge_gains_intrigue(n)
            return
        cap = INTRIGUE_CAP[self.seats]
        reached = self.intrigue[seat] + n
        if reached > cap:
            self.lose_vp(seat, CAP_VP * (reached - cap))
            reached = cap
        gained = reached - self.intrigue[seat]
        if gained:
            self.intrigue[seat] = reached
            self.tell_track("intrigue", seat, gained, reached)

    def doge_gains_intrigue(self, n: int) -> None:
        doge = self.seats
        for _ in range(n):
            self.intrigue[doge] += 1
            self.tell_track("intrigue", doge, 1, self.intrigue[doge])
            if self.intrigue[doge] == DOGE_CAP:
                self.lose_vp(doge, DOGE_CAP_VP)
                self.lose_intrigue(doge, DOGE_CAP_INTRIGUE)

    def tell_track(self, kind: str, seat: int, n: int, now: int) -> None:
        """An amount and the new value of the track; the Doge, who has no seat, has his own events."""
        if self.sink is not None:
            if seat < self.seats:
                self.tell(kind, seat, n, now)
            else:
                self.tell("doge-" + kind, NOBODY, n, now)

    def tell_stranger(self, kind: str, a: int, b: int, c: int = NOTHING, d: int = NOTHING) -> None:
        """What boats and assistants without a seat do: the Doge's in solo games, the smugglers' with two players."""
        if self.sink is not None:
            self.tell(("doge-" if self.seats == 1 else "smuggler-") + kind, NOBODY, a, b, c, d)

    def lose_intrigue(self, seat: int, n: int) -> None:
        lost = min(n, self.intrigue[seat])
        if lost:
            self.intrigue[seat] -= lost
            self.tell_track("intrigue-lost", seat, lost, self.intrigue[seat])

    def gain_scrolls(self, seat: int, n: int) -> None:
        most = MOST_SCROLLS if seat < self.seats else DOGE_MOST_SCROLLS
        gained = min(n, most - self.scrolls[seat])
        if gained:
            self.scrolls[seat] += gained
            self.tell_track("scrolls", seat, gained, self.scrolls[seat])

    def pay_scrolls(self, seat: int, n: int) -> None:
        self.scrolls[seat] -= n
        self.tell_track("scrolls-paid", seat, n, self.scrolls[seat])

    def gain_coins(self, seat: int, n: int) -> None:
        self.coins[seat] += n
        self.tell("coins", seat, n, self.coins[seat])

    def gain_vp(self, seat: int, n: int, why: str = "vp") -> None:
        """`why` is the kind of event: where it names the reason for the VP, so does the log."""
        if n:
            self.vp[seat] += n
            self.tell_track(why, seat, n, self.vp[seat])

    def lose_vp(self, seat: int, n: int) -> None:
        lost = min(n, self.vp[seat])
        self.vp[seat] -= lost
        self.tell_track("vp-lost", seat, lost, self.vp[seat])

    def step_council(self, seat: int, n: int) -> None:
        """Forward on the council track; reaching the end marker starts the end of the game (3.9)."""
        gained = min(n, self.chart.council_end - self.council[seat])
        if gained:
            self.council[seat] += gained
            self.tell("council", seat, gained, self.council[seat])
        if self.seats > 1 and self.council[seat] >= self.chart.end_marker[self.seats]:
            self.trigger_end(seat)

    def trigger_end(self, councillor: int = NOBODY) -> None:
        """3.9: the first trigger counts, a seat at the end marker or the last mission; solo games end differently."""
        if self.end_round == 0 and self.seats > 1:
            self.end_round = max(1, self.round)
            self.tell("end-missions" if councillor == NOBODY else "end-council", councillor)

    # Cubes.

    def load_cubes(self, boat: int, cargo: int) -> None:
        """From the supply into a boat."""
        self.supply[0] -= cargo & 15
        self.supply[1] -= cargo >> 4 & 15
        self.supply[2] -= cargo >> 8
        self.cargo[boat] += cargo

    def unload_cubes(self, boat: int, cargo: int) -> None:
        """From a boat back to the supply."""
        self.supply[0] += cargo & 15
        self.supply[1] += cargo >> 4 & 15
        self.supply[2] += cargo >> 8
        self.cargo[boat] -= cargo

    # Boats.

    def leave_dock(self, boat: int) -> None:
        """3.7.1: the stack closes up."""
        dock = self.where[boat]
        if dock != NOWHERE:
            self.stacks[dock] = tuple([other for other in self.stacks[dock] if other != boat])
        self.where[boat] = NOWHERE

    # Bridges.

    def site_left(self, colour: int) -> bool:
        """Whether this colour has a bridge left and there is a free canal for it."""
        return self.bridges_left[colour] > 0 and self.bridged != self.chart.all_icons
