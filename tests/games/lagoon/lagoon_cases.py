"""Facts about Lagoon for tests that run over all games (tests/game_cases.py)."""

from serenissima.bots.api import Perspective
from serenissima.core.dice import Dice

SMALL_TABLE = {"seats": 3}
PREDICTED = (4, 12)
PIECES = r"[MCSA][0-5]"
"""Tiles."""
RULINGS_ARE_NUMBERS = True
"""Other games give them a letter."""
CROWDED = {"centre_capture": False, "stash_nulls": False, "start_layout": "pinwheel"}


class Packers:
    """Lagoon: crowd the old islands and found few new ones, so that some player finds none for the pawn."""

    def choose(self, here: Perspective, dice: Dice) -> int:
        by_type: list[list[int]] = [[pick for pick in here.options if pick >> 29 == type] for type in range(4)]
        extensions, bridges, captures, discards = by_type
        links = max([coins(pick) for pick in bridges], default=0)
        if captures and here.seat < 2:
            return captures[0]
        if here.seat == 0 and links >= 2:
            widest = [pick for pick in bridges if coins(pick) == links]
            return widest[dice.below(len(widest))]
        if extensions:
            some = [extensions[dice.below(len(extensions))] for _ in range(10)]
            return max(some, key=lambda pick: room_after(here, dice, pick))
        return (discards or bridges or list(here.options))[0]


def coins(pick: int) -> int:
    return (pick >> 21 & 255).bit_count()


def room_after(here: Perspective, dice: Dice, pick: int) -> int:
    """How many extensions the next seat would have."""
    world = here.resample(dice)
    world.act(here.seat, pick)
    return sum(option >> 29 == 0 for option in world.options(world.turn()))


STEERED = ("stranded", CROWDED, Packers())
KNOWN_STOCKS = {"stash_public": True}
"""Options with which a choice does not depend on unseen pieces."""
IS_SHORT = True
"""Games end before a session has made many checkpoints."""
SITTINGS = {seats: {"games": 12, "changed": {"discard_public": False, "stash_public": False}} for seats in (3, 4)}
"""Games that are searched for leaks, by number of seats: as much is hidden as the options allow."""
ANSWERS_ARE_OPEN = True
"""But for rare ones that a random game may not meet; what the game hides was dealt."""
