"""5.3: Taxi Service: the passenger, his destinations, and the reward."""

from typing import Final, final

from serenissima.core.frame import Deal, Frame
from serenissima.core.messages import Message
from serenissima.games.gondola.data import (
    FLIPPED,
    NOBODY,
    NOWHERE,
    SMUGGLER_CARDS,
    TAXI_VP,
    UNFLIPPED,
    put,
)
from serenissima.games.gondola.effects import SMUGGLER_BUILDING
from serenissima.games.gondola.picks import FLIP_FOR_COINS, FLIP_FOR_SCROLLS
from serenissima.games.gondola.rules.choice import Choice, flip
from serenissima.games.gondola.rules.steps import SeatStep
from serenissima.games.gondola.state import Gondola

VP_REWARD: Final = 0
RENEW: Final = 1
COINS_AND_RENEW: Final = 2
SCROLLS_AND_RENEW: Final = 3


@final
class ChooseTaxiDeck(Deal[Gondola]):
    """2.3: deck A or B, at random."""

    def outcomes(self, s: Gondola) -> tuple[int, ...]:
        return (0, 1)

    def settle(self, s: Gondola, outcome: int) -> None:
        first = outcome * SMUGGLER_CARDS
        s.taxi_discard = tuple(range(first, first + SMUGGLER_CARDS))
        s.then(ShuffleTaxi(), PlacePassenger(), NewDestination())


@final
class ShuffleTaxi(Deal[Gondola]):
    """The discarded cards become a new face-down deck, card by card."""

    def outcomes(self, s: Gondola) -> tuple[int, ...]:
        return s.taxi_discard

    def settle(self, s: Gondola, outcome: int) -> None:
        s.taxi_discard = tuple([card for card in s.taxi_discard if card != outcome])
        s.taxi_deck = s.taxi_deck.with_card(outcome, 0)
        if s.taxi_discard:
            s.then(self)


@final
class PlacePassenger(Frame[Gondola]):
    """The first card of a deck says where the passenger waits."""

    def run(self, s: Gondola) -> None:
        card = s.taxi_deck.cards[-1]
        s.taxi_deck = s.taxi_deck.drawn()
        s.taxi_discard = (*s.taxi_discard, card)
        s.passenger = s.dock_of[SMUGGLER_BUILDING[card]]
        s.reveal()
        s.tell("passenger", NOBODY, s.passenger, SMUGGLER_BUILDING[card])


@final
class NewDestination(Frame[Gondola]):
    """The next card is his destination; when the deck is empty, all twelve are shuffled and he waits elsewhere."""

    def run(self, s: Gondola) -> None:
        if s.destination != NOWHERE:
            s.taxi_discard = (*s.taxi_discard, s.destination)
            s.destination = NOWHERE
        if not len(s.taxi_deck):
            s.then(ShuffleTaxi(), PlacePassenger(), self)
            return
        s.destination = s.taxi_deck.cards[-1]
        s.taxi_deck = s.taxi_deck.drawn()
        s.reveal()
        s.tell("destination", NOBODY, SMUGGLER_BUILDING[s.destination])


@final
class DropPassenger(SeatStep):
    """3.7.2: he gets off wherever the boat moors; at his destination there is a reward (A43: before the mission)."""

    def run(self, s: Gondola) -> None:
        s.aboard = NOBODY
        s.passenger = s.at
        s.tell("dropped", self.seat, s.at, s.tiles[s.at])
        if SMUGGLER_BUILDING[s.destination] == s.tiles[s.at]:
            s.then(TaxiReward(self.seat), NewDestination())


@final
class TaxiReward(Choice):
    """Three VP, or turn the Favour card back; if it is still unflipped you may use it first."""

    def choices(self, s: Gondola) -> list[int]:
        if s.favour[self.seat] == FLIPPED:
            return [VP_REWARD, RENEW]
        return [VP_REWARD, COINS_AND_RENEW, SCROLLS_AND_RENEW]

    def options(self, s: Gondola, seat: int) -> tuple[int, ...]:
        return tuple(self.choices(s))

    def refused(self, s: Gondola, pick: int) -> Message:
        return Message("gondola-refused-renew" if pick == RENEW else "gondola-refused-flipped")

    def chosen(self, s: Gondola, pick: int) -> None:
        seat = self.seat
        s.tell("delivered", seat, pick)
        if pick == VP_REWARD:
            s.gain_vp(seat, TAXI_VP)
            return
        if pick != RENEW:
            flip(s, seat, FLIP_FOR_COINS if pick == COINS_AND_RENEW else FLIP_FOR_SCROLLS)
        s.favour = put(s.favour, seat, UNFLIPPED)
