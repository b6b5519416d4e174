"""What a bot is and what it gets: the view of its seat, its options, and worlds that its seat cannot tell apart."""

from importlib import import_module
from typing import Any, Final, Protocol

from serenissima.core.dice import Dice
from serenissima.core.errors import BadTable
from serenissima.core.spec import GameSpec, View
from serenissima.core.state import State
from serenissima.core.words import message

LEVELS: Final = ("random", "greedy")


class Perspective:
    """A position as one seat sees it. The true state stays behind the door."""

    def __init__(self, spec: GameSpec, s: State, seat: int) -> None:
        self.spec = spec
        self.seat = seat
        self.options = s.options(seat)
        self.__state = s

    def view(self) -> View:
        """All that this seat may know."""
        return self.spec.view(self.__state, self.seat)

    def resample(self, dice: Dice) -> State:
        """A whole world that agrees with all that this seat knows; different dice give different worlds."""
        return self.spec.resample(self.__state, self.seat, dice)


class Bot(Protocol):
    """Whoever answers for a seat."""

    def choose(self, here: Perspective, dice: Dice) -> int:
        """One of `here.options`. All chance comes from `dice`, so that a game can be played again."""
        ...


class RandomBot:
    """Any option is as good as any other."""

    def choose(self, here: Perspective, dice: Dice) -> int:
        return here.options[dice.below(len(here.options))]


class GreedyBot:
    """The best option at first sight, by the rules of thumb of the game's strong players."""

    def __init__(self, game: str) -> None:
        self.policy: Any = import_module(f"serenissima.bots.greedy.{game}")

    def choose(self, here: Perspective, dice: Dice) -> int:
        pick = self.policy.choose(here.resample(dice), here.seat, dice)
        assert isinstance(pick, int)
        return pick


def make_bot(level: str, game: str) -> Bot:
    """The bot of this level for this game."""
    if level == "random":
        return RandomBot()
    if level == "greedy":
        return GreedyBot(game)
    raise BadTable(message("bot-unknown", given=level, possible=", ".join(LEVELS)))
