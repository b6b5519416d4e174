"""Facts about Venice for tests that run over all games (tests/game_cases.py)."""

from serenissima.games.gondola.policy.valuation import Outlook
from serenissima.games.gondola.state import Gondola

SMALL_TABLE = {"seats": 1}
PIECES = r"[AB][12]|[AB]0\d|B1[0-2]|[OPS]\d"
"""Boats; smuggler cards; cubes."""
MODULES = {
    "2-favour": (2, {"favour_cards": True}),
    "3-taxi": (3, {"taxi": True}),
    "5-taxi": (5, {"taxi": True}),
}
"""Parts of the game that no plain table has: by name, how many seats and which options."""
PREDICTED = (3, 4)
HINTED_AFTER = (270, 330)
"""Moves after which options differ enough for a hint to have a reason: early in the game they do not."""
SITTINGS = {
    1: {"games": 2},
    2: {"games": 2, "gap": 16, "changed": {"favour_cards": True}},
    3: {"games": 1, "gap": 16},
    4: {"games": 1, "gap": 40, "changed": {"taxi": True, "meeting_mode": "mover_first"}},
    5: {"games": 1, "gap": 40},
}
"""Games that are searched for leaks, by number of seats: between them, every deck and hand is in play."""
LAYOUT_MODES = [(1, ()), (2, ()), (5, ()), (3, ("Taxi Service",))]
"""Tables that are looked at beside that for four: by number of seats, and what is ticked in the set-up."""


def themes_and_worth(s: Gondola, seat: int) -> tuple[list[int], int]:
    """What each theme adds for a seat, and their sum: here the value is not a weighted sum of features."""
    outlook = Outlook(s, seat)
    return outlook.parts(), outlook.worth()
