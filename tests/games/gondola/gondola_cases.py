"""Facts about Venice for tests that run over all games (tests/game_cases.py)."""

SMALL_TABLE = {"seats": 1}
PIECES = r"[AB][12]|[AB]0\d|B1[0-2]|[OPS]\d"
"""Boats; smuggler cards; cubes."""
MODULES = {
    "2-favour": (2, {"favour_cards": True}),
    "3-taxi": (3, {"taxi": True}),
    "5-taxi": (5, {"taxi": True}),
}
"""Parts of the game that no plain table has: by name, how many seats and which options."""
