"""5.2, 1.7: the Doge's cards and their row."""

from typing import Final, final

from serenissima.core.frame import Deal, Frame
from serenissima.core.messages import Message, message
from serenissima.games.gondola.data import DOGE_ROW, NOBODY, SPACES, TILES, put
from serenissima.games.gondola.effects import (
    BOTH,
    DOGE_ASSISTANT,
    DOGE_ASSISTANTS_ON_4,
    DOGE_BRIDGE,
    DOGE_CARDS,
    DOGE_COUNCIL,
    DOGE_INTRIGUE,
    DOGE_LOSE_INTRIGUE,
    DOGE_SCROLLS,
    DOGE_VP,
    DOGE_VP_PER,
    LEAD,
    OPS,
    SMUGGLER_IGNORES,
    YOU_DEMAND,
    YOU_INTRIGUE,
    YOU_PAY_OR,
    YOUR_BOATS_WITH_DOGE_BOAT,
    Op,
)
from serenissima.games.gondola.missions import DEMAND_GIFTS, DOGE_CARD
from serenissima.games.gondola.names import counted
from serenissima.games.gondola.rules.assistants import advance_assistant
from serenissima.games.gondola.rules.bridges import build_bridge
from serenissima.games.gondola.rules.choice import Choice
from serenissima.games.gondola.rules.meetings import pay, payments, refuse_pay
from serenissima.games.gondola.rules.smugglers import score_position
from serenissima.games.gondola.state import Gondola

DOGE: Final = 1
DOGE_COLOURS: Final[tuple[int, ...]] = (1, 2)
NO_CARD: Final = -1


@final
class ShuffleDoge(Deal[Gondola]):
    """2.4: the Doge deck, card by card."""

    def outcomes(self, s: Gondola) -> tuple[int, ...]:
        return s.doge_discard

    def settle(self, s: Gondola, outcome: int) -> None:
        s.doge_discard = tuple([card for card in s.doge_discard if card != outcome])
        s.doge_deck = s.doge_deck.with_card(outcome, 0)
        if s.doge_discard:
            s.then(self)


def fill_row(s: Gondola) -> bool:
    """D7: empty places are filled in place from the left (A35). Returns whether the row is full."""
    for place in range(DOGE_ROW):
        if s.doge_row[place] == NO_CARD and len(s.doge_deck):
            s.doge_row = put(s.doge_row, place, s.doge_deck.cards[-1])
            s.doge_deck = s.doge_deck.drawn()
            s.reveal()
            s.tell("doge-card", NOBODY, s.doge_row[place], place)
    return NO_CARD not in s.doge_row


def resolved_places(s: Gondola) -> list[int]:
    """D6: the places of the row that the icons on the two smuggler cards do not name."""
    ignored = [SMUGGLER_IGNORES[card] for card in s.played]
    return [place for place in range(DOGE_ROW) if place not in ignored]


@final
class DogeCards(Frame[Gondola]):
    """D6: the cards that are not cancelled, from left to right, each completely."""

    def run(self, s: Gondola) -> None:
        frames: list[Frame[Gondola]] = []
        for place in range(DOGE_ROW):
            if place not in resolved_places(s):
                s.tell("doge-ignored", NOBODY, s.doge_row[place])
        for place in resolved_places(s):
            frames.append(ShowDogeCard(place))
            frames += [DogePerform(op.id) for op in DOGE_CARDS[s.doge_row[place]]]
        s.then(*frames)


@final
class ShowDogeCard(Frame[Gondola]):
    """Show the card whose turn has come."""

    def __init__(self, place: int) -> None:
        self.place = place

    def ints(self) -> tuple[int, ...]:
        return (self.place,)

    def run(self, s: Gondola) -> None:
        s.tell("doge-plays", NOBODY, s.doge_row[self.place])


@final
class RefillRow(Frame[Gondola]):
    """D7: resolved cards are discarded and replaced; if that is impossible, the game ends."""

    def run(self, s: Gondola) -> None:
        for place in resolved_places(s):
            s.doge_discard = (*s.doge_discard, s.doge_row[place])
            s.doge_row = put(s.doge_row, place, NO_CARD)
        if s.rules.doge_row_slides:
            kept = [card for card in s.doge_row if card != NO_CARD]
            s.doge_row = tuple(kept + [NO_CARD] * (DOGE_ROW - len(kept)))
        if not fill_row(s):
            s.extra_turns = s.rules.extra_turns_given
            s.tell("doge-end", NOBODY, s.extra_turns)


@final
class DogePerform(Frame[Gondola]):
    """1.7: one operation of a Doge card."""

    def __init__(self, op: int) -> None:
        self.op = op

    def ints(self) -> tuple[int, ...]:
        return (self.op,)

    def run(self, s: Gondola) -> None:
        op = OPS[self.op]
        code = op.code
        if code == DOGE_VP:
            s.gain_vp(DOGE, op.n)
        elif code == DOGE_SCROLLS:
            s.gain_scrolls(DOGE, op.n)
        elif code == DOGE_VP_PER:
            count = min(op.n, doge_count(s, op.what))
            s.gain_vp(DOGE, count)
            if count == 0:
                instead(s, op)
        elif code == DOGE_INTRIGUE:
            s.gain_intrigue(DOGE, op.n)
        elif code == DOGE_LOSE_INTRIGUE:
            missing = max(0, op.n - s.intrigue[DOGE])
            s.lose_intrigue(DOGE, op.n)
            s.gain_vp(DOGE, missing * op.what)
        elif code == DOGE_COUNCIL:
            steps = op.n
            if s.intrigue[0] < s.intrigue[DOGE]:
                steps += op.parts[0].n
            move_markers(s, op.what, steps)
        elif code == DOGE_BRIDGE:
            if doge_builder(s) == NOBODY or NOBODY not in s.bridges:
                instead(s, op)
            else:
                s.then(DogeBridgeSite(0))
        elif code == DOGE_ASSISTANT:
            if any(s.space[colour * TILES + tile] for colour in DOGE_COLOURS for tile in range(TILES)):
                s.then(DogeAssistant(0))
        elif code == YOU_INTRIGUE:
            if DOGE_CARD.at(s.powers[0]):
                s.tell("protected", 0)
            else:
                s.gain_intrigue(0, op.n)
        elif code == YOU_DEMAND:
            s.then(*[DogeDemand(0)] * op.n)
        else:
            assert code == YOU_PAY_OR
            s.then(Levy(0, op.id))


def instead(s: Gondola, op: Op) -> None:
    """What a card does if its main part cannot happen."""
    s.then(*[DogePerform(part.id) for part in op.parts])


def doge_count(s: Gondola, what: int) -> int:
    if what == DOGE_ASSISTANTS_ON_4:
        return len([1 for colour in DOGE_COLOURS for tile in range(TILES) if s.space[colour * TILES + tile] == SPACES])
    assert what == YOUR_BOATS_WITH_DOGE_BOAT
    return len([boat for boat in (0, 1) if len(s.stacks[s.where[boat]]) > 1])


def move_markers(s: Gondola, which: int, steps: int) -> None:
    """1.7: the rear one, the leading one or both; they trigger nothing."""
    rear = 1 if s.council[1] <= s.council[2] else 2
    for marker in DOGE_COLOURS:
        if which == BOTH or (marker == rear) != (which == LEAD):
            s.council[marker] = min(s.chart.council_end, s.council[marker] + steps)
            s.tell("doge-marker", NOBODY, marker, s.council[marker])


# Bridges.


def doge_builder(s: Gondola) -> int:
    """1.7 public works: a bridge of the Doge's first colour while there is one, then of the second."""
    for colour in DOGE_COLOURS:
        if s.bridges_left[colour]:
            return colour
    return NOBODY


def most_expensive_sites(s: Gondola) -> list[int]:
    """The most expensive unbridged canals at the dock of the active boat; if none is free there, on the whole board."""
    boat = max(0, s.gondolier[0])
    near = sorted({way.icon for way in s.chart.ways[s.where[boat]] if s.bridges[way.icon] == NOBODY})
    free = near if near else [icon for icon in range(s.chart.icons) if s.bridges[icon] == NOBODY]
    most = max([s.chart.cost[icon] for icon in free])
    return [icon for icon in free if s.chart.cost[icon] == most]


@final
class DogeBridgeSite(Choice):
    """1.7 public works: if several are equally expensive, you choose."""

    def choices(self, s: Gondola) -> list[int]:
        return most_expensive_sites(s)

    def refused(self, s: Gondola, pick: int) -> Message:
        return Message("gondola-refused-dearest")

    def chosen(self, s: Gondola, pick: int) -> None:
        build_bridge(s, doge_builder(s), pick)


# Assistants.


def least_advanced(s: Gondola) -> list[int]:
    """1.7 overseers: the Doge's assistants on the lowest space, as colour x TILES + tile."""
    places = [c * TILES + tile for c in DOGE_COLOURS for tile in range(TILES) if s.space[c * TILES + tile]]
    lowest = min([s.space[place] for place in places])
    if lowest == SPACES:
        return places[:1]  # none can advance, and whichever is scored counts the same
    return [place for place in places if s.space[place] == lowest]


@final
class DogeAssistant(Choice):
    """1.7 overseers: it advances with pushing, and the Doge scores its space."""

    def choices(self, s: Gondola) -> list[int]:
        return least_advanced(s)

    def refused(self, s: Gondola, pick: int) -> Message:
        return Message("gondola-refused-lowest")

    def chosen(self, s: Gondola, pick: int) -> None:
        colour = pick // TILES
        tile = pick % TILES
        advance_assistant(s, colour, tile)
        score_position(s, colour, tile)


# Demands.


@final
class DogeDemand(Choice):
    """1.7 interrogation: a scroll or an intrigue; with mission 21 a cube. Not a meeting."""

    def choices(self, s: Gondola) -> list[int]:
        return payments(s, self.seat, DEMAND_GIFTS)

    def refused(self, s: Gondola, pick: int) -> Message:
        return refuse_pay(s, self.seat, pick, DEMAND_GIFTS)

    def chosen(self, s: Gondola, pick: int) -> None:
        pay(s, self.seat, pick, False)


@final
class Levy(Choice):
    """1.7 levy: pay (1), or the Doge gains (0)."""

    def __init__(self, seat: int, op: int) -> None:
        super().__init__(seat)
        self.op = op

    def ints(self) -> tuple[int, ...]:
        return (self.seat, self.op)

    def choices(self, s: Gondola) -> list[int]:
        return [0, 1] if s.coins[self.seat] >= OPS[self.op].n else [0]

    def refused(self, s: Gondola, pick: int) -> Message:
        price = counted("coins", OPS[self.op].n)
        return message("gondola-refused-coins", cost=price, coins=s.coins[self.seat])

    def chosen(self, s: Gondola, pick: int) -> None:
        op = OPS[self.op]
        if pick:
            s.gain_coins(self.seat, -op.n)
        else:
            instead(s, op)
