"""The public interface of the bots: their names, what they are given, what they answer."""

from serenissima.bots.advice import Advice, advise, hinted
from serenissima.bots.perspective import Bot, Perspective, Searcher, Weighed
from serenissima.bots.players import GreedyBot, MctsBot, RandomBot, RolloutBot, make_bot, make_searcher, usual_seconds

__all__ = [
    "Advice",
    "Bot",
    "GreedyBot",
    "MctsBot",
    "Perspective",
    "RandomBot",
    "RolloutBot",
    "Searcher",
    "Weighed",
    "advise",
    "hinted",
    "make_bot",
    "make_searcher",
    "usual_seconds",
]
