"""What the servers of these tests offer: the example game of the documentation, and bots of many kinds.

Each bot process imports this module, so it imports nothing of the server beyond what an offer needs.
"""

import os
import time
from collections.abc import Sequence
from dataclasses import replace

from regatta.spec import SPEC
from serenissima.bots.api import Bot, Perspective, RandomBot, Searcher, Weighed
from serenissima.core.dice import Dice
from serenissima.core.errors import BadTable
from serenissima.core.messages import message
from serenissima.core.spec import GameSpec
from serenissima.server.offer import Offer


class Highest:
    """The greedy bot of the example game: its longest oar."""

    def choose(self, here: Perspective, dice: Dice) -> int:
        return here.options[-1]


class Crash:
    def choose(self, here: Perspective, dice: Dice) -> int:
        os._exit(1)


class Sleep:
    def choose(self, here: Perspective, dice: Dice) -> int:
        time.sleep(60)
        return 0


class Nonsense:
    def choose(self, here: Perspective, dice: Dice) -> int:
        return 999


class Fault:
    def choose(self, here: Perspective, dice: Dice) -> int:
        raise ValueError("a defect in a bot")


class Judge(Highest):
    """Holds that an oar is worth as many tenths as it is long."""

    def weigh(self, here: Perspective, dice: Dice, also: Sequence[int] = ()) -> list[Weighed]:
        return [Weighed(pick, pick / 10, 10**9) for pick in reversed(here.options)]


class Absent(Highest):
    """A searcher that never answers, or ends its process."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def weigh(self, here: Perspective, dice: Dice, also: Sequence[int] = ()) -> list[Weighed]:
        return [Weighed(self.bot.choose(here, dice), 0.5, 20)]


BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "greedy": Highest,
    "crash": Crash,
    "sleep": Sleep,
    "nonsense": Nonsense,
    "fault": Fault,
}


def find(id: str) -> GameSpec:
    if id != SPEC.id:
        raise BadTable(message("game-unknown", given=id, possible=SPEC.id))
    return SPEC


def make_bot(level: str, _: str) -> Bot:
    return BOTS[level]()


def make_searcher(name: str, _: str) -> Searcher:
    return Absent(BOTS[name]()) if name in BOTS else Judge()


offer = Offer((SPEC.id,), find, tuple(BOTS), make_bot, make_searcher, usual_seconds=lambda _: 0.0)
broken_offer = replace(offer, make_bot=lambda *_: Crash(), make_searcher=lambda *_: Absent(Crash()))
