"""A position of Doge (1.4), with ways to read it and to move its pieces."""

from typing import Any, ClassVar, Final, final

from serenissima.core.event import NO_SEAT
from serenissima.core.state import State
from serenissima.games.doge.data import (
    ADVISORS,
    ALL_BALLOTS,
    AREAS,
    CANNOT_BUILD,
    DISTRICTS,
    EMPTY,
    FIRST_PRICE,
    HOME,
    HOUSES,
    NO_AREA,
    NOBODY,
    OFF_THE_MAP,
    PALACES,
    ROUNDS,
    SLOTS,
)
from serenissima.games.doge.migrations import upgraded
from serenissima.games.doge.options import USUAL_RULES, Rules
from serenissima.games.doge.scoring import palaces_built, standings

RUNNING: Final = 0
DOGE_FOUND: Final = 1
OUT_OF_REACH: Final = 2
YEAR_CAP: Final = 3

UNCOUNTED: Final = -1

# Placeholder for every list until set-up, clone or load replaces it: saves 0.3 µs per clone.
UNSET: Final[list[int]] = []


@final
class Doge(State):
    """Lists are indexed by family, by family * 6 + district, by family * 7 + area, or by advisor.

    A family is a seat; in the two-player variant (2.1) the Third Family comes after the two seats.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("built", "palaces")

    def __init__(self) -> None:
        super().__init__()
        self.rules: Rules = USUAL_RULES
        self.families: int = 0
        # Houses and palaces: supplies, houses on the board, owners of the slots 3 to 7 of each district.
        self.supply_houses: list[int] = UNSET
        self.houses: list[int] = UNSET
        self.supply_palaces: list[int] = UNSET
        self.slots: list[int] = UNSET
        # Derived from the slots: palaces in each district, and of each family in each district.
        self.built: list[int] = UNSET
        self.palaces: list[int] = UNSET
        # Advisors: whose ring each wears, and where it stands.
        self.controller: list[int] = UNSET
        self.stands: list[int] = UNSET
        # Ballots: piles in hand and in each area, masks of used area cards, votes once counted, mask of counted areas.
        self.hand: list[int] = UNSET
        self.placed: list[int] = UNSET
        self.used: list[int] = UNSET
        self.tally: list[int] = UNSET
        self.opened: int = 0
        # Voting order; elections held this year; the round is 0 while elections are held.
        self.order_now: tuple[int, ...] = ()
        self.order_next: tuple[int, ...] = ()
        self.next_revealed: int = 0
        self.election: int = 0
        self.year: int = 0
        self.round: int = 0
        # The value of `placed` at the end of each past year.
        self.history: tuple[tuple[int, ...], ...] = ()
        self.outcome: int = RUNNING

    # Generated from __init__ by tools/fields.py. Run that again after a change; do not edit this.
    FIELDS: ClassVar[tuple[str, ...]] = (
        "rules",
        "families",
        "supply_houses",
        "houses",
        "supply_palaces",
        "slots",
        "controller",
        "stands",
        "hand",
        "placed",
        "used",
        "tally",
        "opened",
        "order_now",
        "order_next",
        "next_revealed",
        "election",
        "year",
        "round",
        "history",
        "outcome",
    )
    __slots__ = (*FIELDS, *DERIVED)

    def clone(self) -> "Doge":
        twin = Doge()
        self.copy_core_to(twin)
        twin.rules = self.rules
        twin.families = self.families
        twin.supply_houses = self.supply_houses.copy()
        twin.houses = self.houses.copy()
        twin.supply_palaces = self.supply_palaces.copy()
        twin.slots = self.slots.copy()
        twin.built = self.built.copy()
        twin.palaces = self.palaces.copy()
        twin.controller = self.controller.copy()
        twin.stands = self.stands.copy()
        twin.hand = self.hand.copy()
        twin.placed = self.placed.copy()
        twin.used = self.used.copy()
        twin.tally = self.tally.copy()
        twin.opened = self.opened
        twin.order_now = self.order_now
        twin.order_next = self.order_next
        twin.next_revealed = self.next_revealed
        twin.election = self.election
        twin.year = self.year
        twin.round = self.round
        twin.history = self.history
        twin.outcome = self.outcome
        return twin

    # End of the generated part.

    def load(self, data: dict[str, Any]) -> None:
        super().load(upgraded(data))

    def derive(self) -> None:
        self.built = [0] * DISTRICTS
        self.palaces = [0] * (self.families * DISTRICTS)
        for slot in range(DISTRICTS * SLOTS):
            owner = self.slots[slot]
            if owner != NOBODY:
                self.built[slot // SLOTS] += 1
                self.palaces[owner * DISTRICTS + slot // SLOTS] += 1

    def scores(self) -> list[int]:
        """Palaces built: the first criterion for victory. (Ranks also consider targets and houses, A33.)"""
        return [palaces_built(self, seat) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        return standings(self)

    def ending(self) -> str:
        if self.outcome == DOGE_FOUND:
            return "doge" if standings(self).count(1) == 1 else "shared"
        return "out-of-reach" if self.outcome == OUT_OF_REACH else "year-cap"

    # Reading the board.

    def palace_cost(self, district: int) -> int:
        """1.3: the price in houses of the next palace in this district. Meaningless once its five slots are taken."""
        return FIRST_PRICE + self.built[district]

    def is_full(self, district: int) -> bool:
        return self.built[district] == SLOTS

    def may_build(self, family: int, district: int) -> bool:
        """3.4.1: a free slot, a palace in supply, and houses enough."""
        built = self.built[district]
        return (
            self.houses[family * DISTRICTS + district] >= FIRST_PRICE + built
            and built < SLOTS
            and self.supply_palaces[family] > 0
        )

    def missing_houses(self, family: int, district: int) -> int:
        """How many more houses this family needs there for a palace; CANNOT_BUILD if it can never build there again."""
        if self.is_full(district) or not self.supply_palaces[family]:
            return CANNOT_BUILD
        return max(0, self.palace_cost(district) - self.houses[family * DISTRICTS + district])

    def housed(self, family: int) -> int:
        """The mask of districts in which this family has a house."""
        mask = 0
        first = family * DISTRICTS
        for district, count in enumerate(self.houses[first : first + DISTRICTS]):
            if count:
                mask |= 1 << district
        return mask

    def rings_in_use(self, family: int) -> int:
        """How many advisors this family controls."""
        return self.controller.count(family)

    def advisors_in(self, family: int, area: int) -> int:
        """How many advisors vote for this family in this area."""
        count = 0
        for advisor in range(ADVISORS):
            if self.stands[advisor] == area and self.controller[advisor] == family:
                count += 1
        return count

    def area_voting(self) -> int:
        """The area whose election is in progress or next; NO_AREA when all seven are over."""
        return self.order_now[self.election] if self.election < len(self.order_now) else NO_AREA

    def coming(self) -> tuple[int, ...]:
        """The elections known to come, in order, without the one in progress."""
        first = self.election if self.round else self.election + 1
        return self.order_now[first:] + self.order_next[: self.next_revealed]

    def hidden_pile(self, family: int) -> int:
        """This family's ballots that have not been opened this year, in hand or on the board."""
        pile = ALL_BALLOTS
        for area in range(AREAS):
            if self.opened >> area & 1:
                pile -= self.placed[family * AREAS + area]
        return pile

    def seat_of(self, family: int) -> int:
        """The seat to name in an event; NO_SEAT for the Third Family, which nobody plays."""
        return family if family < self.seats else NO_SEAT

    # Moving pieces.

    def neutralise(self, advisor: int) -> None:
        """Its ring returns to the owner, and the advisor leaves the map."""
        self.controller[advisor] = NOBODY
        self.stands[advisor] = OFF_THE_MAP

    def stand(self, advisor: int, family: int, area: int) -> None:
        """The advisor gets this family's ring (any other returns to its owner) and stands in this area."""
        self.controller[advisor] = family
        self.stands[advisor] = area

    def bring_houses(self, family: int, district: int, count: int) -> None:
        """Houses go from the supply into a district."""
        self.supply_houses[family] -= count
        self.houses[family * DISTRICTS + district] += count
        if self.sink is not None:
            self.tell("houses", self.seat_of(family), district, count)

    def move_house(self, family: int, origin: int, goal: int) -> None:
        self.houses[family * DISTRICTS + origin] -= 1
        self.houses[family * DISTRICTS + goal] += 1
        if self.sink is not None:
            self.tell("house-moved", self.seat_of(family), origin, goal)

    def build(self, family: int, district: int, price: int) -> None:
        """3.4.1: the houses return to the supply, and a palace stands on the next free slot for good."""
        built = self.built[district]
        self.houses[family * DISTRICTS + district] -= price
        self.supply_houses[family] += price
        self.supply_palaces[family] -= 1
        self.slots[district * SLOTS + built] = family
        self.built[district] = built + 1
        self.palaces[family * DISTRICTS + district] += 1
        if self.sink is not None:
            self.tell("palace", self.seat_of(family), district, price, FIRST_PRICE + built)

    def take_back_ballots(self) -> None:
        """3.1: seven ballots in each hand, seven unused cards, nothing on the board."""
        self.hand = [ALL_BALLOTS] * self.families
        self.placed = [EMPTY] * (self.families * AREAS)
        self.used = [0] * self.families
        self.tally = [UNCOUNTED] * (self.families * AREAS)
        self.opened = 0


def empty_board(families: int) -> Doge:
    """2: nothing on the board, all advisors neutral, everything else in the supplies."""
    s = Doge()
    s.families = families
    s.supply_houses = [HOUSES] * families
    s.houses = [0] * (families * DISTRICTS)
    s.supply_palaces = [PALACES] * families
    s.slots = [NOBODY] * (DISTRICTS * SLOTS)
    s.controller = [NOBODY] * ADVISORS
    s.stands = [OFF_THE_MAP] * ADVISORS
    s.take_back_ballots()
    s.derive()
    return s


def rounds_a_year(s: Doge) -> int:
    """1.3: placing rounds in a year."""
    return ROUNDS[s.seats]


def home_advisor(district: int) -> int:
    """The advisor whose home this district is: advisors 0 to 5 are numbered as their districts."""
    return HOME[district]
