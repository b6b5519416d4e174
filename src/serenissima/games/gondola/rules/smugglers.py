"""5.1: smuggler boats: cards, cheapest paths, meetings, arrival. The Doge's boats move in the same way (5.2)."""

from typing import Final, final

from serenissima.core.event import EVERYONE
from serenissima.core.frame import Deal, Frame
from serenissima.core.messages import Message, message
from serenissima.core.piles import Pile
from serenissima.games.gondola.data import NOBODY, NOWHERE, SMUGGLER_CARDS, TILES, put
from serenissima.games.gondola.effects import SMUGGLER_BUILDING
from serenissima.games.gondola.map import Way
from serenissima.games.gondola.rules.assistants import advance_assistant
from serenissima.games.gondola.rules.choice import Choice
from serenissima.games.gondola.rules.drawing import look_at_top
from serenissima.games.gondola.rules.meetings import Meet
from serenissima.games.gondola.rules.mooring import arrive
from serenissima.games.gondola.rules.steps import BoatChoice
from serenissima.games.gondola.state import NO_CARDS, Gondola

DECK_A: Final = 0
DECK_B: Final = 1
SMUGGLER_COLOUR: Final = 2
FAR: Final = 1 << 20
REMEMBERED: Final = 4096
MOST_TRIED: Final = 4000
"""With many bridges there are very many ways; at most this many docks on them are examined."""


# Decks.


@final
class ShuffleSmugglers(Deal[Gondola]):
    """The discarded cards of a deck become a new face-down deck, card by card."""

    def __init__(self, deck: int) -> None:
        self.deck = deck

    def ints(self) -> tuple[int, ...]:
        return (self.deck,)

    def outcomes(self, s: Gondola) -> tuple[int, ...]:
        return s.smuggler_discards[self.deck]

    def settle(self, s: Gondola, outcome: int) -> None:
        rest = tuple([card for card in s.smuggler_discards[self.deck] if card != outcome])
        s.smuggler_discards = put(s.smuggler_discards, self.deck, rest)
        s.smuggler_decks = put(s.smuggler_decks, self.deck, s.smuggler_decks[self.deck].with_card(outcome, 0))
        if rest:
            s.then(self)


def fresh_decks(s: Gondola) -> None:
    """All cards are discarded, ready to be shuffled."""
    s.smuggler_discards = (tuple(range(SMUGGLER_CARDS)), tuple(range(SMUGGLER_CARDS, 2 * SMUGGLER_CARDS)))


@final
class DrawSmugglers(Frame[Gondola]):
    """S1: look at two cards; the last card of a deck must be played."""

    def __init__(self, seat: int, deck: int) -> None:
        self.seat = seat
        self.deck = deck

    def ints(self) -> tuple[int, ...]:
        return (self.seat, self.deck)

    def run(self, s: Gondola) -> None:
        pile = s.smuggler_decks[self.deck]
        if len(pile) == 1:
            s.smuggler_decks = put(s.smuggler_decks, self.deck, NO_CARDS)
            s.reveal()
            play_smuggler(s, self.seat, pile.cards[0])
            return
        pile = look_at_top(s, pile, self.seat)
        pile = look_at_top(s, pile, self.seat)
        s.smuggler_decks = put(s.smuggler_decks, self.deck, pile)
        if s.rules.open_smuggler_draw:
            s.drawn = Pile(s.drawn.cards, (EVERYONE, EVERYONE))
        s.then(SmugglerCard(self.seat, self.deck))


@final
class SmugglerCard(Choice):
    """S1: one is played, the other goes back on top."""

    def __init__(self, seat: int, deck: int) -> None:
        super().__init__(seat)
        self.deck = deck

    def ints(self) -> tuple[int, ...]:
        return (self.seat, self.deck)

    def is_public(self, s: Gondola) -> bool:
        return s.rules.open_smuggler_draw

    def choices(self, s: Gondola) -> list[int]:
        return sorted(s.drawn.cards)

    def refused(self, s: Gondola, pick: int) -> Message:
        return Message("gondola-refused-drawn")

    def chosen(self, s: Gondola, pick: int) -> None:
        other = s.drawn.without(pick)
        s.drawn = NO_CARDS
        pile = s.smuggler_decks[self.deck].with_card(other.cards[0], other.known_to[0])
        s.smuggler_decks = put(s.smuggler_decks, self.deck, pile)
        s.reveal()
        play_smuggler(s, self.seat, pick)


def play_smuggler(s: Gondola, seat: int, card: int) -> None:
    """The card lies face up. With two players its own boat sails; solo, you choose between two of the Doge's."""
    s.played = (*s.played, card)
    s.tell("doge-boat-card" if s.seats == 1 else "smuggler-card", seat, card)
    deck = card // SMUGGLER_CARDS
    building = SMUGGLER_BUILDING[card]
    if s.seats == 1:
        s.then(SmugglerBoat(seat, deck, building))
    else:
        send_boat(s, seat, 2 * SMUGGLER_COLOUR + deck, building)


@final
class SmugglerBoat(Choice):
    """5.2.2 D2: which of the two boats with this letter goes there. Each colour has one (A61)."""

    def __init__(self, seat: int, deck: int, building: int) -> None:
        super().__init__(seat)
        self.deck = deck
        self.building = building

    def ints(self) -> tuple[int, ...]:
        return (self.seat, self.deck, self.building)

    def choices(self, s: Gondola) -> list[int]:
        return [2 + self.deck, 4 + self.deck]

    def refused(self, s: Gondola, pick: int) -> Message:
        return message("gondola-refused-doge-boat", deck="AB"[self.deck])

    def chosen(self, s: Gondola, pick: int) -> None:
        send_boat(s, self.seat, pick, self.building)


@final
class DiscardSmugglers(Frame[Gondola]):
    """S6, D8: discard the played cards; reshuffle a deck that gave its last card."""

    def run(self, s: Gondola) -> None:
        for card in s.played:
            deck = card // SMUGGLER_CARDS
            s.smuggler_discards = put(s.smuggler_discards, deck, (*s.smuggler_discards[deck], card))
            if not len(s.smuggler_decks[deck]):
                s.tell("smugglers-shuffled", NOBODY, deck)
                s.then(ShuffleSmugglers(deck))
        s.played = ()


# Sailing.


def send_boat(s: Gondola, seat: int, boat: int, building: int) -> None:
    """S2 to S5: to the building on the card; a boat that is there already stays (A21)."""
    dock = s.dock_of[building]
    s.then(SmugglerAssistant(boat >> 1, building))
    if s.where[boat] == NOWHERE:
        arrive(s, boat, dock)
    elif s.where[boat] != dock:
        start = s.where[boat]
        s.leave_dock(boat)
        s.then(Sail(seat, boat, start, dock, 1 << start))
    else:
        s.tell_stranger("stays", boat, building)


def way_cost(s: Gondola, way: Way) -> int:
    """Bridged canals are free, but not the first step."""
    return 0 if s.bridged >> way.icon & 1 else way.cost


def distances(s: Gondola, dock: int) -> list[int]:
    """The cost of the cheapest path from every dock to `dock`. Cached: it took a quarter of the time of solo games."""
    key = s.bridged * 16 + dock
    found = s.chart.paths.get(key)
    if found is None:
        found = measure(s, dock)
        if len(s.chart.paths) >= REMEMBERED:
            s.chart.paths.clear()
        s.chart.paths[key] = found
    return found


def measure(s: Gondola, dock: int) -> list[int]:
    ways = s.chart.ways
    found = [FAR] * len(ways)
    found[dock] = 0
    queue = [dock]
    place = 0
    while place < len(queue):
        here = queue[place]
        place += 1
        for way in ways[here]:
            cost = found[here] + way_cost(s, way)
            if cost < found[way.far]:
                found[way.far] = cost
                queue.append(way.far)
    return found


def cheapest_steps(s: Gondola, at: int, visited: int, left: list[int]) -> list[Way]:
    """S2: the canals that cost no more than the cheapest path does, to docks where the boat has not been (A22)."""
    return [
        way for way in s.chart.ways[at] if left[way.far] + way_cost(s, way) == left[at] and not visited >> way.far & 1
    ]


def players_boats(s: Gondola, dock: int) -> list[int]:
    """S3: the boats that are met when smugglers pass a dock."""
    return [boat for boat in s.stacks[dock] if s.owner(boat) != NOBODY]


def ways_between(s: Gondola, at: int, dock: int, visited: int) -> dict[int, tuple[int, ...]]:
    """S2: the cheapest paths, as canals, by the mask of the players' boats that they meet.

    Bridges do nothing to these boats (5.1), so paths on which they meet the same boats come to the same. The one with
    the fewest canals stands for all of them; of equals the one whose canals come first.
    """
    found: dict[int, tuple[int, ...]] = {}
    for canals, docks in cheapest_paths(s, at, dock, visited):
        met = 0
        for boat in range(2 * s.seats):
            where = s.where[boat]
            if where >= 0 and docks >> where & 1:
                met |= 1 << boat
        if met not in found:
            found[met] = canals
    return found


def cheapest_paths(s: Gondola, at: int, dock: int, visited: int) -> list[tuple[tuple[int, ...], int]]:
    """Each path as its canals and the mask of the docks between, shortest first. Remembered, as distances are."""
    key = (s.bridged * 16 + dock) * 16 + at
    found = s.chart.routes.get(key)
    if found is None or visited != 1 << at:
        found = explore(s, at, dock, visited)
        if visited == 1 << at:
            if len(s.chart.routes) >= REMEMBERED:
                s.chart.routes.clear()
            s.chart.routes[key] = found
    return found


def explore(s: Gondola, at: int, dock: int, visited: int) -> list[tuple[tuple[int, ...], int]]:
    left = distances(s, dock)
    found: list[tuple[int, tuple[int, ...], int]] = []
    # Depth first: the canals so far, where they lead, the docks visited.
    pending: list[tuple[tuple[int, ...], int, int]] = [((), at, visited)]
    tried = 0
    while pending and tried < MOST_TRIED:
        tried += 1
        canals, here, been = pending.pop()
        for way in cheapest_steps(s, here, been, left):
            longer = (*canals, way.canal)
            if way.far == dock:
                found.append((len(longer), longer, been & ~visited))
            else:
                pending.append((longer, way.far, been | 1 << way.far))
    found.sort()
    return [(canals, docks) for _, canals, docks in found]


@final
class Sail(Frame[Gondola]):
    """S2: a cheapest path; where several differ in whom they meet, the active player chooses."""

    def __init__(self, seat: int, boat: int, at: int, dock: int, visited: int) -> None:
        self.seat = seat
        self.boat = boat
        self.at = at
        self.dock = dock
        self.visited = visited

    def ints(self) -> tuple[int, ...]:
        return (self.seat, self.boat, self.at, self.dock, self.visited)

    def run(self, s: Gondola) -> None:
        ways = ways_between(s, self.at, self.dock, self.visited)
        if len(ways) == 1:
            for way in ways.values():
                s.then(SailOn(self.seat, self.boat, self.at, self.dock, canal_mask(way)))
        else:
            s.then(SmugglerWay(self.seat, self.boat, self.at, self.dock, self.visited))


def canal_mask(way: tuple[int, ...]) -> int:
    """The canals of a way; where it begins is known, and no dock comes twice."""
    mask = 0
    for canal in way:
        mask |= 1 << canal
    return mask


@final
class SmugglerWay(BoatChoice):
    """S2: a choice among equally cheap ways: the mask of the players' boats that are met."""

    def __init__(self, seat: int, boat: int, at: int, dock: int, visited: int) -> None:
        super().__init__(seat, boat)
        self.at = at
        self.dock = dock
        self.visited = visited

    def ints(self) -> tuple[int, ...]:
        return (self.seat, self.boat, self.at, self.dock, self.visited)

    def ways(self, s: Gondola) -> dict[int, tuple[int, ...]]:
        return ways_between(s, self.at, self.dock, self.visited)

    def choices(self, s: Gondola) -> list[int]:
        return sorted(self.ways(s))

    def refused(self, s: Gondola, pick: int) -> Message:
        return Message("gondola-refused-cheapest")

    def chosen(self, s: Gondola, pick: int) -> None:
        s.then(SailOn(self.seat, self.boat, self.at, self.dock, canal_mask(self.ways(s)[pick])))


@final
class SailOn(Frame[Gondola]):
    """S3, S4: one canal of the way; players' boats there are met, and at the end sharing VP is paid."""

    def __init__(self, seat: int, boat: int, at: int, dock: int, canals: int) -> None:
        self.seat = seat
        self.boat = boat
        self.at = at
        self.dock = dock
        self.canals = canals

    def ints(self) -> tuple[int, ...]:
        return (self.seat, self.boat, self.at, self.dock, self.canals)

    def run(self, s: Gondola) -> None:
        boat = self.boat
        for way in s.chart.ways[self.at]:
            if self.canals >> way.canal & 1:
                far = way.far
                s.tell_stranger("moved" if far == self.dock else "passed", boat, way.canal, far, s.tiles[far])
                if far == self.dock:
                    arrive(s, boat, far)
                    return
                meetings: list[Frame[Gondola]] = [Meet(NOBODY, other) for other in players_boats(s, far)]
                s.then(*meetings, SailOn(self.seat, boat, far, self.dock, self.canals & ~(1 << way.canal)))
                return
        raise AssertionError("the way ends before the dock")


@final
class SmugglerAssistant(Frame[Gondola]):
    """S5: a smuggler assistant advances there; the Doge scores its space (5.2.2 D3, D4)."""

    def __init__(self, colour: int, building: int) -> None:
        self.colour = colour
        self.building = building

    def ints(self) -> tuple[int, ...]:
        return (self.colour, self.building)

    def run(self, s: Gondola) -> None:
        if self.building >= TILES:
            return
        advance_assistant(s, self.colour, self.building)
        if s.seats == 1:
            score_position(s, self.colour, self.building)


def score_position(s: Gondola, colour: int, tile: int) -> None:
    """5.2.2 D4: the Doge's VP for the space of his assistant."""
    space = s.space[colour * TILES + tile]
    if space:
        s.gain_vp(s.seats, s.rules.position_vp[space - 1], "position")
