"""3.8: drawing influence cards and missions."""

from typing import final

from serenissima.core.frame import Deal, Frame
from serenissima.core.messages import Message
from serenissima.core.piles import Pile
from serenissima.games.gondola.data import HAND_LIMIT, NOBODY
from serenissima.games.gondola.missions import INFLUENCE_DRAW, MISSION_TAX
from serenissima.games.gondola.rules.choice import Choice
from serenissima.games.gondola.rules.steps import CountedStep
from serenissima.games.gondola.state import NO_CARDS, Gondola


def under(pile: Pile, card: int, known_to: int) -> Pile:
    """A pile with one more card at the bottom."""
    return Pile((card, *pile.cards), (known_to, *pile.known_to))


def look_at_top(s: Gondola, pile: Pile, seat: int) -> Pile:
    """Move the top card to those that this seat is looking at. Returns the rest of the pile."""
    s.drawn = s.drawn.with_card(pile.cards[-1], pile.known_to[-1] | 1 << seat)
    s.reveal()
    return pile.drawn()


def keep_drawn(s: Gondola, pick: int, hand: Pile, deck: Pile) -> tuple[Pile, Pile]:
    """The hand with the card that is kept, and the deck with the other drawn cards under it, in the order drawn."""
    known = s.drawn.known_to[s.drawn.cards.index(pick)]
    rest = s.drawn.without(pick)
    for card, seats in zip(rest.cards, rest.known_to, strict=True):
        deck = under(deck, card, seats)
    s.drawn = NO_CARDS
    return hand.with_card(pick, known), deck


# Influence cards.


def can_draw_influence(s: Gondola) -> bool:
    return len(s.influence_deck) + len(s.discard) > 0


@final
class ShuffleInfluence(Deal[Gondola]):
    """The discard becomes a new face-down deck, card by card."""

    def outcomes(self, s: Gondola) -> tuple[int, ...]:
        return s.discard

    def settle(self, s: Gondola, outcome: int) -> None:
        place = s.discard.index(outcome)
        s.discard = s.discard[:place] + s.discard[place + 1 :]
        s.influence_deck = s.influence_deck.with_card(outcome, 0)
        if s.discard:
            s.then(self)


def draw_influence(s: Gondola, seat: int, count: int) -> None:
    """Look at two (mission 9: three), keep one."""
    s.then(DrawInfluence(seat, INFLUENCE_DRAW.most("draw", s.powers[seat], count)))


@final
class DrawInfluence(CountedStep):
    """Draw cards one by one; an empty deck is first refilled from the discard pile (A41)."""

    def run(self, s: Gondola) -> None:
        if self.left and len(s.influence_deck):
            s.influence_deck = look_at_top(s, s.influence_deck, self.seat)
            s.then(DrawInfluence(self.seat, self.left - 1))
        elif self.left and s.discard:
            s.tell("influence-shuffled")
            s.then(ShuffleInfluence(), self)
        elif len(s.drawn) == 1:
            keep_influence(s, self.seat, s.drawn.cards[0])
        elif len(s.drawn):
            s.then(KeepInfluence(self.seat))


class KeepDrawn(Choice):
    """One of the cards that the seat has drawn and nobody else has seen."""

    def is_public(self, s: Gondola) -> bool:
        return False

    def choices(self, s: Gondola) -> list[int]:
        return sorted(set(s.drawn.cards))

    def refused(self, s: Gondola, pick: int) -> Message:
        return Message("gondola-refused-drawn")


@final
class KeepInfluence(KeepDrawn):
    """One card is kept; the others go under the deck in the order drawn."""

    def chosen(self, s: Gondola, pick: int) -> None:
        keep_influence(s, self.seat, pick)


def keep_influence(s: Gondola, seat: int, pick: int) -> None:
    s.hands[seat], s.influence_deck = keep_drawn(s, pick, s.hands[seat], s.influence_deck)
    s.tell("influence-drawn", seat)
    s.tell("influence-seen", seat, pick, audience=1 << seat)


# Missions.


def mission_tax(s: Gondola, seat: int) -> int:
    """One coin for each mission card you have, completed or not (mission 4: none)."""
    return MISSION_TAX.least("coins", s.powers[seat], len(s.missions[seat]) + s.completed(seat))


def can_draw_mission(s: Gondola, seat: int) -> bool:
    """Whether the hand, at most two, has room and there is a card."""
    return len(s.missions[seat]) < HAND_LIMIT and len(s.mission_deck) > 0


@final
class DrawMissions(Frame[Gondola]):
    """The tax has been paid; in solo games, a Doge card leaves the game unseen for each draw (A37)."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def ints(self) -> tuple[int, ...]:
        return (self.seat, self.count)

    def run(self, s: Gondola) -> None:
        for _ in range(min(self.count, len(s.mission_deck))):
            s.mission_deck = look_at_top(s, s.mission_deck, self.seat)
        if s.rules.end_when_touched and not len(s.mission_deck):
            s.trigger_end()
        if s.seats == 1 and len(s.doge_deck):
            s.doge_box = s.doge_box.with_card(s.doge_deck.cards[-1], s.doge_deck.known_to[-1])
            s.doge_deck = s.doge_deck.drawn()
            s.tell("doge-card-removed", NOBODY)
        if len(s.drawn) == 1:
            keep_mission(s, self.seat, s.drawn.cards[0])
        else:
            s.then(KeepMission(self.seat))


@final
class KeepMission(KeepDrawn):
    """One mission is kept, the other goes under the deck."""

    def chosen(self, s: Gondola, pick: int) -> None:
        keep_mission(s, self.seat, pick)


def keep_mission(s: Gondola, seat: int, pick: int) -> None:
    s.missions[seat], s.mission_deck = keep_drawn(s, pick, s.missions[seat], s.mission_deck)
    s.tell("mission-drawn", seat)
    s.tell("mission-seen", seat, pick, audience=1 << seat)
    if not len(s.mission_deck):  # A2
        s.trigger_end()
