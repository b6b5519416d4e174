"""Decisions of one seat. At any of them, a player with an unflipped Favour card may flip it (3.3, 4.5)."""

from serenissima.core.frame import Ask, Frame
from serenissima.core.messages import Message
from serenissima.games.gondola.data import FAVOUR_COINS, FAVOUR_SCROLLS, FLIPPED, UNFLIPPED, put
from serenissima.games.gondola.picks import FLIP_FOR_COINS, FLIP_FOR_SCROLLS, FLIPS
from serenissima.games.gondola.state import Gondola


def flip(s: Gondola, seat: int, pick: int) -> None:
    """4.5: five coins or two scrolls, once."""
    s.favour = put(s.favour, seat, FLIPPED)
    if pick == FLIP_FOR_COINS:
        s.tell("favour-coins", seat)
        s.gain_coins(seat, FAVOUR_COINS)
    else:
        s.tell("favour-scrolls", seat)
        s.gain_scrolls(seat, FAVOUR_SCROLLS)


class Choice(Ask[Gondola]):
    """A decision with its own `choices`; after a flip, the same decision is asked again."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ints(self) -> tuple[int, ...]:
        return (self.seat,)

    def choices(self, s: Gondola) -> list[int]:
        """What can be chosen, in rising order; never empty."""
        raise NotImplementedError

    def chosen(self, s: Gondola, pick: int) -> None:
        raise NotImplementedError

    def again(self) -> Frame[Gondola]:
        """The frame that asks the same question again after a flip."""
        return self

    def refused(self, s: Gondola, pick: int) -> Message:
        """Why this cannot be chosen."""
        return Message("illegal-not-an-option")

    def refusal(self, s: Gondola, seat: int, pick: int) -> Message:
        return Message("gondola-refused-favour") if pick in FLIPS else self.refused(s, pick)

    def options(self, s: Gondola, seat: int) -> tuple[int, ...]:
        if s.favour[seat] == UNFLIPPED:
            return (*self.choices(s), FLIP_FOR_COINS, FLIP_FOR_SCROLLS)
        return tuple(self.choices(s))

    def take(self, s: Gondola, seat: int, pick: int) -> None:
        if pick >= FLIP_FOR_COINS:
            s.then(self.again())
            flip(s, seat, pick)
        else:
            self.chosen(s, pick)
