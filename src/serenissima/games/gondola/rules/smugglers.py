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


def leads_on(s: Gondola, at: int, dock: int, visited: int, left: list[int]) -> bool:
    """Whether a cheapest path from here exists that visits no dock twice (A22)."""
    if at == dock:
        return True
    for way in s.chart.ways[at]:
        far = way.far
        if left[far] + way_cost(s, way) == left[at] and not visited >> far & 1:
            if leads_on(s, far, dock, visited | 1 << far, left):
                return True
    return False


def cheapest_steps(s: Gondola, at: int, dock: int, visited: int) -> list[int]:
    """S2: the canals with which some cheapest path continues."""
    left = distances(s, dock)
    gets_nearer = s.bridged == 0 and s.chart.cheapest > 0  # with every step, so no dock can come up twice
    found: list[int] = []
    for way in s.chart.ways[at]:
        far = way.far
        if left[far] + way_cost(s, way) == left[at]:
            if gets_nearer or (not visited >> far & 1 and leads_on(s, far, dock, visited | 1 << far, left)):
                found.append(way.canal)
    return found


@final
class Sail(Frame[Gondola]):
    """S2: one step on a cheapest path; if there are several, the active player chooses."""

    def __init__(self, seat: int, boat: int, at: int, dock: int, visited: int) -> None:
        self.seat = seat
        self.boat = boat
        self.at = at
        self.dock = dock
        self.visited = visited

    def ints(self) -> tuple[int, ...]:
        return (self.seat, self.boat, self.at, self.dock, self.visited)

    def run(self, s: Gondola) -> None:
        steps = cheapest_steps(s, self.at, self.dock, self.visited)
        if len(steps) == 1:
            sail_on(s, self.seat, self.boat, self.at, self.dock, self.visited, steps[0])
        else:
            s.then(SmugglerStep(self.seat, self.boat, self.at, self.dock, self.visited))


@final
class SmugglerStep(BoatChoice):
    """S2: a choice among equally cheap ways."""

    def __init__(self, seat: int, boat: int, at: int, dock: int, visited: int) -> None:
        super().__init__(seat, boat)
        self.at = at
        self.dock = dock
        self.visited = visited

    def ints(self) -> tuple[int, ...]:
        return (self.seat, self.boat, self.at, self.dock, self.visited)

    def choices(self, s: Gondola) -> list[int]:
        return cheapest_steps(s, self.at, self.dock, self.visited)

    def refused(self, s: Gondola, pick: int) -> Message:
        return Message("gondola-refused-cheapest")

    def chosen(self, s: Gondola, pick: int) -> None:
        sail_on(s, self.seat, self.boat, self.at, self.dock, self.visited, pick)


def sail_on(s: Gondola, seat: int, boat: int, at: int, dock: int, visited: int, canal: int) -> None:
    """S3, S4: the boat meets players' boats on the way; at the end sharing VP is paid."""
    ends = s.chart.ends[canal]
    far = ends[1] if ends[0] == at else ends[0]
    s.tell_stranger("moved" if far == dock else "passed", boat, canal, far, s.tiles[far])
    if far == dock:
        arrive(s, boat, dock)
        return
    meetings: list[Frame[Gondola]] = [Meet(NOBODY, other) for other in s.stacks[far] if s.owner(other) != NOBODY]
    s.then(*meetings, Sail(seat, boat, far, dock, visited | 1 << far))


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
