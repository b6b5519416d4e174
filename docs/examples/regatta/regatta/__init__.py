"""Regatta: a small real game, the example of docs/add-a-game.md. It obeys every law that the big ones obey."""

from regatta.spec import SPEC

__all__ = ["SPEC"]
