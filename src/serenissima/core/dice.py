"""The dice: sfc32, a small fast random number generator with four 32-bit words of state, stored in the game state."""

from hashlib import sha256
from typing import Final, final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


@final
class Dice:
    """A stream of random numbers that is cheap to clone and gives the same numbers compiled or interpreted."""

    a: i64
    b: i64
    c: i64
    counter: i64

    def __init__(self) -> None:
        self.a = 0
        self.b = 0
        self.c = 0
        self.counter = 1

    def word(self) -> i64:
        """The next 32 bits."""
        b = self.b
        c = self.c
        counter = self.counter
        drawn = (self.a + b + counter) & WORD
        self.counter = (counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (9 * c) & WORD
        self.c = ((c << 21 | c >> 11) + drawn) & WORD
        return drawn

    def below(self, bound: i64) -> i64:
        """A number from 0 to `bound` - 1, each equally likely (Lemire's method; `bound` < 2**30)."""
        product = self.word() * bound
        low = product & WORD
        if low < bound:
            unfair = (WORD + 1 - bound) % bound
            while low < unfair:
                product = self.word() * bound
                low = product & WORD
        return product >> 32

    def clone(self) -> "Dice":
        twin = Dice()
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.counter = self.counter
        return twin

    def fork(self) -> "Dice":
        """Fresh dice: determined by these, but independent of them."""
        return from_words(self.word(), self.word(), self.word())

    def dump(self) -> tuple[int, int, int, int]:
        return (self.a, self.b, self.c, self.counter)

    def __repr__(self) -> str:
        return f"Dice({self.a:08x} {self.b:08x} {self.c:08x} {self.counter})"


def from_words(a: int, b: int, c: int) -> Dice:
    dice = Dice()
    dice.a = a
    dice.b = b
    dice.c = c
    for _ in range(12):
        dice.word()
    return dice


def from_seed(seed: int) -> Dice:
    """The dice of a game. Any whole number is a seed; neighbouring seeds give unrelated dice."""
    digest = sha256(str(seed).encode()).digest()
    return from_words(
        int.from_bytes(digest[0:4], "big"), int.from_bytes(digest[4:8], "big"), int.from_bytes(digest[8:12], "big")
    )


def load_dice(words: list[int]) -> Dice:
    dice = Dice()
    dice.a, dice.b, dice.c, dice.counter = words
    return dice


def shuffled(cards: tuple[int, ...], dice: Dice) -> tuple[int, ...]:
    """The cards in a random order (Fisher and Yates)."""
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = dice.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)
