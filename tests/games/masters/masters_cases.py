"""Facts about Masters of Venice for tests that run over all games (tests/game_cases.py)."""

from serenissima.bots.api import Perspective
from serenissima.core.dice import Dice

SMALL_TABLE = {"seats": 2}
PREDICTED = (3, 8)


class Idlers:
    """Masters: everybody wanders about and trades nothing, so that players taxed alike on their first cubes tie."""

    def choose(self, here: Perspective, dice: Dice) -> int:
        wandering = here.view()["phase"] == "move"
        return here.options[dice.below(len(here.options)) if wandering else 0]


STEERED = ("shared", {}, Idlers())
SITTINGS = {seats: {"games": 2, "changed": {"open_favors": False}} for seats in (2, 3, 4, 5)}
"""Games that are searched for leaks, by number of seats: as much is hidden as the options allow."""
LAYOUT_MODES = [(2, ()), (5, ())]
"""Tables that are looked at beside that for four: other numbers of seats are laid out like these."""
