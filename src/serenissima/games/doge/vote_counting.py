"""3.3.1: counting votes and ranking families; also the cards of next year's voting order."""

from typing import Final

from serenissima.core.event import NO_SEAT
from serenissima.games.doge.data import AREAS, NOBODY, PILE_SUM
from serenissima.games.doge.state import Doge

THIRD_FAMILY_BIT: Final = 16

# For each mask: the only family in it, or NOBODY.
ALONE: Final[tuple[int, ...]] = tuple(
    [mask.bit_length() - 1 if mask.bit_count() == 1 else NOBODY for mask in range(16)]
)


def turn_order_card(s: Doge) -> None:
    s.next_revealed += 1
    s.reveal()
    if s.sink is not None:
        s.tell("order-card", NO_SEAT, s.order_next[s.next_revealed - 1], s.next_revealed)


def count_votes(s: Doge, area: int) -> None:
    """3.3.1: turn over all ballots in the area; a family's votes are its ballots plus its advisors there."""
    s.opened |= 1 << area
    s.reveal()
    placed = s.placed
    tally = s.tally
    for place in range(area, s.families * AREAS, AREAS):
        tally[place] = PILE_SUM[placed[place]]
    for advisor, place in enumerate(s.stands):
        if place == area:
            tally[s.controller[advisor] * AREAS + area] += 1
    if s.sink is not None:
        s.tell("election", NO_SEAT, area)
        for family in range(s.families):
            votes = s.tally[family * AREAS + area]
            pile = s.placed[family * AREAS + area]
            if votes or pile:
                s.tell("votes", s.seat_of(family), area, votes, pile, s.advisors_in(family, area))
    if s.rules.reveal_before_effects:
        turn_order_card(s)


def ranking(s: Doge, area: int) -> tuple[int, int]:
    """3.3.1: the mask of the families that share first place, and of those that share second.

    Only families with a vote are ranked, and behind a shared first place there is no runner-up.
    """
    best = 1
    next_best = 1
    first = 0
    second = 0
    tally = s.tally
    for family in range(s.families):
        votes = tally[family * AREAS + area]
        if votes > best or (votes == best and not first):
            second = first
            next_best = best
            first = 1 << family
            best = votes
        elif votes == best:
            first |= 1 << family
        elif votes > next_best or (votes == next_best and not second):
            second = 1 << family
            next_best = votes
        elif votes == next_best:
            second |= 1 << family
    return (first, second if ALONE[first] != NOBODY else 0)


def tell_result(s: Doge, area: int, first: int, second: int) -> None:
    """For the log: who is first and who is second, each as a mask in which the Third Family has its own bit."""
    if s.sink is not None:
        s.tell("result", NO_SEAT, area, encoded_families(s, first), encoded_families(s, second))


def encoded_families(s: Doge, families: int) -> int:
    """A mask of families as events carry it, so that a log line can be written from the event alone."""
    seats = families & ((1 << s.seats) - 1)
    return seats if seats == families else seats | THIRD_FAMILY_BIT
