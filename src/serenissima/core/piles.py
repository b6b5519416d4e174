"""Piles of cards that remember, for each card, who has seen it."""

from typing import Final, final

from serenissima.core.dice import Dice, shuffled

BACK: Final = -1


@final
class Pile:
    """Cards in order, top card last, each with the mask of the seats that know it. Immutable, so clones share it."""

    def __init__(self, cards: tuple[int, ...], known_to: tuple[int, ...]) -> None:
        self.cards = cards
        self.known_to = known_to

    def __len__(self) -> int:
        return len(self.cards)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pile) and other.cards == self.cards and other.known_to == self.known_to

    def __hash__(self) -> int:
        return hash(self.cards)

    def __repr__(self) -> str:
        """From the bottom to the top: `Pile(7, 3 seen by 0 2, 5 open)`."""
        cards: list[str] = []
        for card, seats in zip(self.cards, self.known_to, strict=True):
            if seats < 0:
                cards.append(f"{card} open")
            elif seats:
                seen_by = [str(seat) for seat in range(seats.bit_length()) if seats >> seat & 1]
                cards.append(f"{card} seen by {' '.join(seen_by)}")
            else:
                cards.append(str(card))
        return f"Pile({', '.join(cards)})"

    def drawn(self) -> "Pile":
        """The pile without its top card."""
        return Pile(self.cards[:-1], self.known_to[:-1])

    def with_card(self, card: int, known_to: int) -> "Pile":
        """The pile with one more card on top."""
        return Pile((*self.cards, card), (*self.known_to, known_to))

    def without(self, card: int) -> "Pile":
        """The pile without the first copy of this card."""
        i = self.cards.index(card)
        return Pile(self.cards[:i] + self.cards[i + 1 :], self.known_to[:i] + self.known_to[i + 1 :])

    def shown(self, position: int, seats: int) -> "Pile":
        """The pile, with the card at this position now also known to these seats."""
        known_to = self.known_to
        return Pile(self.cards, (*known_to[:position], known_to[position] | seats, *known_to[position + 1 :]))

    def seen_by(self, seat: int) -> tuple[int, ...]:
        """The cards as this seat sees them, with BACK for those it does not know."""
        bit = 1 << seat if seat >= 0 else 0
        return tuple(
            [card if seats < 0 or seats & bit else BACK for card, seats in zip(self.cards, self.known_to, strict=True)]
        )


def face_down(cards: tuple[int, ...]) -> Pile:
    """A pile that nobody has seen."""
    return Pile(cards, (0,) * len(cards))


def redealt(piles: list[Pile], seat: int, dice: Dice) -> list[Pile]:
    """The same piles, with all cards that `seat` does not know shuffled among their places."""
    bit = 1 << seat if seat >= 0 else 0
    unknown: list[int] = []
    for pile in piles:
        for card, seats in zip(pile.cards, pile.known_to, strict=True):
            if seats >= 0 and not seats & bit:
                unknown.append(card)
    fresh = list(shuffled(tuple(unknown), dice))
    result: list[Pile] = []
    for pile in piles:
        cards: list[int] = []
        for card, seats in zip(pile.cards, pile.known_to, strict=True):
            cards.append(fresh.pop() if seats >= 0 and not seats & bit else card)
        result.append(Pile(tuple(cards), pile.known_to))
    return result
