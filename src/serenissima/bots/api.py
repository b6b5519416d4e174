"""What others use of the bots: who they are by name, what they get, what they answer."""

from typing import Final

from serenissima.bots.perspective import Bot, Perspective, Searcher, Weighed
from serenissima.bots.players import GreedyBot, MctsBot, RandomBot, RolloutBot, make_bot, make_searcher

__all__ = [
    "LEVELS",
    "Bot",
    "GreedyBot",
    "MctsBot",
    "Perspective",
    "RandomBot",
    "RolloutBot",
    "Searcher",
    "Weighed",
    "make_bot",
    "make_searcher",
]

LEVELS: Final = ("random", "greedy")
