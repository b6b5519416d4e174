"""3.7.4: assistants advance and push each other; cards that move them."""

from typing import final

from serenissima.core.messages import Message
from serenissima.games.gondola.data import ALL_PLACED_VP, NOBODY, SPACES, TILES
from serenissima.games.gondola.rules.choice import Choice
from serenissima.games.gondola.state import Gondola


def enter_space(s: Gondola, colour: int, tile: int, space: int, kind: str) -> None:
    """An assistant enters a space; an assistant there is pushed on, until a space is empty or the fourth is reached."""
    if space < SPACES:
        for other in range(len(s.assistants)):
            if s.space[other * TILES + tile] == space and other != colour:
                enter_space(s, other, tile, space + 1, "pushed")
                break
    s.space[colour * TILES + tile] = space
    if colour < s.seats:
        s.tell(kind, colour, tile, space, colour)
    else:
        s.tell_stranger(kind, tile, space, colour)


def advance_assistant(s: Gondola, colour: int, tile: int) -> bool:
    """3.7.4: one space further, or a new one on the first space. Returns whether a new one was placed."""
    place = colour * TILES + tile
    space = s.space[place]
    if space == SPACES:
        return False
    if space > 0:
        s.space[place] = 0
        enter_space(s, colour, tile, space + 1, "assistant")
        return False
    if s.assistants[colour] == 0:
        return False
    s.assistants[colour] -= 1
    enter_space(s, colour, tile, 1, "assistant")
    if s.assistants[colour] == 0 and s.all_placed == NOBODY and colour < s.seats:
        s.all_placed = colour
        s.tell("all-placed", colour)
        s.gain_vp(colour, ALL_PLACED_VP)
    return True


def promotable(s: Gondola, colour: int) -> list[int]:
    """The tiles on which this colour has an assistant below the fourth space."""
    first = colour * TILES
    return [tile for tile in range(TILES) if 0 < s.space[first + tile] < SPACES]


def refuse_assistant(s: Gondola, seat: int, tile: int) -> Message:
    """Why a card cannot move an assistant there."""
    if not 0 <= tile < TILES or s.space[seat * TILES + tile] == 0:
        return Message("gondola-refused-no-assistant")
    return Message("gondola-refused-top")


@final
class Foreman(Choice):
    """Bribe the Foreman: one of your assistants goes straight to space 4; nobody else moves."""

    def choices(self, s: Gondola) -> list[int]:
        return promotable(s, self.seat)

    def refused(self, s: Gondola, pick: int) -> Message:
        return refuse_assistant(s, self.seat, pick)

    def chosen(self, s: Gondola, pick: int) -> None:
        s.space[self.seat * TILES + pick] = SPACES
        s.tell("assistant", self.seat, pick, SPACES, self.seat)


@final
class Promote(Choice):
    """Promote Workers: one of your assistants advances one space with normal pushing."""

    def choices(self, s: Gondola) -> list[int]:
        return promotable(s, self.seat)

    def refused(self, s: Gondola, pick: int) -> Message:
        return refuse_assistant(s, self.seat, pick)

    def chosen(self, s: Gondola, pick: int) -> None:
        advance_assistant(s, self.seat, pick)


@final
class TrainAgain(Choice):
    """Mission 19: an assistant that has just been placed may advance once more."""

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def ints(self) -> tuple[int, ...]:
        return (self.seat, self.tile)

    def choices(self, s: Gondola) -> list[int]:
        return [0, 1]

    def chosen(self, s: Gondola, pick: int) -> None:
        if pick:
            advance_assistant(s, self.seat, self.tile)


@final
class SpyTarget(Choice):
    """Hire the Spy: a tile whose four effects are available to the active boat when it passes (A9)."""

    def choices(self, s: Gondola) -> list[int]:
        return list(range(TILES))

    def refused(self, s: Gondola, pick: int) -> Message:
        return Message("gondola-refused-spy")

    def chosen(self, s: Gondola, pick: int) -> None:
        s.spy = pick
        s.tell("spy", self.seat, pick)
