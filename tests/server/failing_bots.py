"""All games, with bots that fail and reveal what they have seen."""

from serenissima.bots.api import Bot, Perspective, make_bot, make_searcher
from serenissima.core.dice import Dice
from serenissima.games import find, ids
from serenissima.server.offer import Offer

BOAST = "I have seen"
FAR_OFF = 987_654_321


class Indiscreet:
    """Raises an error that tells what its seat knows."""

    def choose(self, here: Perspective, dice: Dice) -> int:
        raise ValueError(f"{BOAST} {here.view} and could pick {here.options}")


class Wrong:
    """Picks what is not an option."""

    def choose(self, here: Perspective, dice: Dice) -> int:
        return FAR_OFF


FAILING: dict[str, type[Bot]] = {"indiscreet": Indiscreet, "wrong": Wrong}


def make_any_bot(level: str, game: str) -> Bot:
    return FAILING[level]() if level in FAILING else make_bot(level, game)


offer = Offer(ids(), find, ("greedy", *FAILING), make_any_bot, make_searcher, usual_seconds=lambda _: 0.0)
