"""Section 2 and 3.2: set-up as a series of small deals, the mission draft, and the prologue."""

from typing import final

from serenissima.core.frame import Deal, Frame, Sealed
from serenissima.core.messages import Message
from serenissima.core.piles import Pile
from serenissima.games.gondola.data import (
    DOGE_REMOVED,
    DOGE_ROW,
    HAND_LIMIT,
    MISSION_DECK,
    NO_BUILDING,
    NOBODY,
    NOWHERE,
    SMUGGLERS_REMOVED,
    TILES,
    put,
)
from serenissima.games.gondola.effects import DOGE_CARDS, SMUGGLER_BUILDING
from serenissima.games.gondola.rules.assistants import advance_assistant
from serenissima.games.gondola.rules.choice import Choice
from serenissima.games.gondola.rules.doge import DOGE_COLOURS, NO_CARD, ShuffleDoge, fill_row
from serenissima.games.gondola.rules.drawing import ShuffleInfluence, under
from serenissima.games.gondola.rules.mooring import ActivateStep, AdvanceStep, arrive
from serenissima.games.gondola.rules.smugglers import DECK_A, DECK_B, ShuffleSmugglers, fresh_decks
from serenissima.games.gondola.rules.start import first_coins
from serenissima.games.gondola.rules.taxi import ChooseTaxiDeck
from serenissima.games.gondola.rules.turn import StartRound
from serenissima.games.gondola.state import NO_CARDS, Gondola


def lay_tile(s: Gondola, dock: int, tile: int) -> None:
    s.tiles = put(s.tiles, dock, tile)
    s.dock_of = put(s.dock_of, tile, dock)


@final
class DealTiles(Deal[Gondola]):
    """2.1.1: a random tile on the next free spot."""

    def outcomes(self, s: Gondola) -> tuple[int, ...]:
        return tuple([tile for tile in range(TILES) if s.dock_of[tile] == NOWHERE])

    def settle(self, s: Gondola, outcome: int) -> None:
        lay_tile(s, s.tiles.index(NO_BUILDING), outcome)
        if NO_BUILDING in s.tiles:
            s.then(self)


def lay_communal(s: Gondola) -> None:
    """1.1: the three printed buildings lie where the board shows them."""
    for dock in range(len(s.chart.printed)):
        building = s.chart.printed[dock]
        if building != NO_BUILDING:
            s.dock_of = put(s.dock_of, building, dock)


@final
class FirstPlayer(Deal[Gondola]):
    """2.1.5: drawn by lot (A40: known before the draft); later players get more coins."""

    def outcomes(self, s: Gondola) -> tuple[int, ...]:
        return tuple(range(s.seats))

    def settle(self, s: Gondola, outcome: int) -> None:
        s.first_player = outcome
        s.tell("first-player", outcome)
        first_coins(s)


# Missions.


@final
class ShuffleMissions(Deal[Gondola]):
    """2.1.4: the deck for this number of players; the rest leaves the game unseen."""

    def outcomes(self, s: Gondola) -> tuple[int, ...]:
        return s.mission_box.cards

    def settle(self, s: Gondola, outcome: int) -> None:
        s.mission_box = s.mission_box.without(outcome)
        s.mission_deck = s.mission_deck.with_card(outcome, 0)
        if len(s.mission_deck) < MISSION_DECK[s.seats]:
            s.then(self)


@final
class DealMissions(Frame[Gondola]):
    """2.1.6: three for each player, who returns one."""

    def run(self, s: Gondola) -> None:
        for seat in range(s.seats):
            for _ in range(HAND_LIMIT):
                card = s.mission_deck.cards[-1]
                s.mission_deck = s.mission_deck.drawn()
                s.missions[seat] = s.missions[seat].with_card(card, 1 << seat)
                s.tell("mission-seen", seat, card, audience=1 << seat)
        s.then(MissionDraft((1 << s.seats) - 1))


@final
class MissionDraft(Sealed[Gondola]):
    """2.1.6: all return one mission in secret; they go under the deck in turn order."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def ints(self) -> tuple[int, ...]:
        return (self.seats,)

    def options(self, s: Gondola, seat: int) -> tuple[int, ...]:
        return tuple(sorted(s.missions[seat].cards))

    def is_public(self, s: Gondola) -> bool:
        return False

    def refusal(self, s: Gondola, seat: int, pick: int) -> Message:
        return Message("gondola-refused-mission")

    def run(self, s: Gondola) -> None:
        for index in range(s.seats):
            seat = s.seat_at(index)
            card = s.sealed[seat]
            s.missions[seat] = s.missions[seat].without(card)
            s.mission_deck = under(s.mission_deck, card, 1 << seat)
            s.tell("mission-returned", seat)
            s.tell("mission-returned-seen", seat, card, audience=1 << seat)


# Prologue.


@final
class Prologue(Frame[Gondola]):
    """3.2: first boats in turn order, second boats in reverse; solo, the Doge's boats come in between (5.2.1)."""

    def run(self, s: Gondola) -> None:
        order = [s.seat_at(index) for index in range(s.seats)]
        firsts: list[Frame[Gondola]] = [PrologueDock(seat, 0) for seat in order]
        seconds: list[Frame[Gondola]] = [PrologueDock(seat, 1) for seat in reversed(order)]
        between: list[Frame[Gondola]] = []
        after: list[Frame[Gondola]] = []
        if s.seats == 1:
            for colour in DOGE_COLOURS:
                between += [RevealDogeBoat(DECK_A, colour, 1), RevealDogeBoat(DECK_B, colour, 1)]
            for extra in range(s.rules.prologue_extra):
                colour = DOGE_COLOURS[extra % 2]
                between += [RevealDogeBoat(DECK_A, colour, 0), RevealDogeBoat(DECK_B, colour, 0)]
            after = [TrimSmugglers(), ShuffleSmugglers(DECK_A), ShuffleSmugglers(DECK_B)]
        s.then(*firsts, *between, *seconds, *after, StartRound())


@final
class PrologueDock(Choice):
    """3.2: a boat at any dock except that of your first boat; then advance and activate as usual."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def ints(self) -> tuple[int, ...]:
        return (self.seat, self.place)

    def choices(self, s: Gondola) -> list[int]:
        own = s.where[2 * self.seat]
        return [dock for dock in range(len(s.tiles)) if dock != own]

    def refused(self, s: Gondola, pick: int) -> Message:
        return Message("gondola-refused-together")

    def chosen(self, s: Gondola, pick: int) -> None:
        boat = 2 * self.seat + self.place
        s.active = self.seat
        s.tell("boat-placed", self.seat, boat, pick, s.tiles[pick])
        arrive(s, boat, pick)
        s.then(AdvanceStep(self.seat, pick), ActivateStep(self.seat, boat))


@final
class RevealDogeBoat(Frame[Gondola]):
    """5.2.1: the next card of a deck places a boat (or, on a harder level, none) and an assistant of a colour."""

    def __init__(self, deck: int, colour: int, with_boat: int) -> None:
        self.deck = deck
        self.colour = colour
        self.with_boat = with_boat

    def ints(self) -> tuple[int, ...]:
        return (self.deck, self.colour, self.with_boat)

    def run(self, s: Gondola) -> None:
        pile = s.smuggler_decks[self.deck]
        card = pile.cards[-1]
        s.smuggler_decks = put(s.smuggler_decks, self.deck, pile.drawn())
        s.smuggler_discards = put(s.smuggler_discards, self.deck, (*s.smuggler_discards[self.deck], card))
        s.reveal()
        s.tell("doge-boat-shown" if self.with_boat else "doge-worker-shown", NOBODY, card)
        building = SMUGGLER_BUILDING[card]
        if self.with_boat:
            arrive(s, 2 * self.colour + self.deck, s.dock_of[building])
        if building < TILES and (s.rules.prologue_assistants or not self.with_boat):
            advance_assistant(s, self.colour, building)


@final
class TrimSmugglers(Frame[Gondola]):
    """2.4.8: three unseen cards leave each deck; the revealed ones are shuffled in again."""

    def run(self, s: Gondola) -> None:
        for deck in (DECK_A, DECK_B):
            cards = s.smuggler_decks[deck].cards
            removed = cards[len(cards) - SMUGGLERS_REMOVED :]
            s.smuggler_box = put(s.smuggler_box, deck, Pile(removed, (0,) * len(removed)))
            kept = cards[: len(cards) - SMUGGLERS_REMOVED]
            s.smuggler_discards = put(s.smuggler_discards, deck, tuple(sorted(s.smuggler_discards[deck] + kept)))
            s.smuggler_decks = put(s.smuggler_decks, deck, NO_CARDS)


@final
class PrepareDoge(Frame[Gondola]):
    """2.4.5: two Doge cards leave the game unseen, three lie face up in a row."""

    def run(self, s: Gondola) -> None:
        for _ in range(DOGE_REMOVED):
            s.doge_box = s.doge_box.with_card(s.doge_deck.cards[-1], 0)
            s.doge_deck = s.doge_deck.drawn()
        s.doge_row = (NO_CARD,) * DOGE_ROW
        fill_row(s)


def first_frames(s: Gondola, seats: int, deals_missions: bool) -> list[Frame[Gondola]]:
    """2.1 to 2.4: everything that is dealt before the prologue."""
    lay_communal(s)
    found: list[Frame[Gondola]] = [DealTiles(), FirstPlayer()]
    if s.rules.taxi:
        found.append(ChooseTaxiDeck())
    found.append(ShuffleMissions())
    if deals_missions:
        found.append(DealMissions())
    found.append(ShuffleInfluence())
    if seats <= 2:
        fresh_decks(s)
        found += [ShuffleSmugglers(DECK_A), ShuffleSmugglers(DECK_B)]
    if seats == 1:
        s.doge_discard = tuple(range(len(DOGE_CARDS)))
        found += [ShuffleDoge(), PrepareDoge()]
    found.append(Prologue())
    return found
