"""Regatta: a small but complete game, the example of docs/add-a-game.md. It obeys the same laws as the big ones."""

from regatta.spec import SPEC

__all__ = ["SPEC"]
