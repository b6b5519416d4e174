"""The games and bots that a server offers. Tests and other games' authors hand in their own."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module

from serenissima.bots.api import Bot, Searcher, make_bot, make_searcher
from serenissima.bots.names import LEVELS, PIPE, read_name
from serenissima.core.errors import BadTable
from serenissima.core.spec import GameSpec
from serenissima.core.words import message
from serenissima.games import IDS, find


@dataclass(frozen=True)
class Library:
    """What can be played, and who plays it."""

    games: tuple[str, ...]
    find: Callable[[str], GameSpec]
    levels: tuple[str, ...]
    """The levels that are offered to people."""
    make_bot: Callable[[str, str], Bot]
    make_searcher: Callable[[str, str], Searcher] = make_searcher
    engines: tuple[str, ...] = ()
    """Further bots that may take a seat. Not every name that a bot can have: some run programs or think for hours."""


def make_own_bot(level: str, game: str) -> Bot:
    """A bot of our own: whoever plays here must not make the server start a program."""
    if read_name(level).engine == PIPE:
        raise BadTable(message("bot-unknown", given=level, possible=", ".join(LEVELS)))
    return make_bot(level, game)


standard = Library(IDS, find, tuple(LEVELS), make_own_bot, engines=("random", "greedy", "rollout", "mcts"))


def load_library(place: str) -> Library:
    """The library at `module:name`; the same words serve in the server and in the processes of its bots."""
    module, _, name = place.partition(":")
    found = getattr(import_module(module), name)
    assert isinstance(found, Library)
    return found
