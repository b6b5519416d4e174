"""The games and bots that a server offers. Tests and authors of other games can provide their own."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module

from serenissima.bots.api import Bot, Searcher, make_bot, make_searcher, usual_seconds
from serenissima.bots.names import LEVELS, PIPE, read_name
from serenissima.core.errors import BadTable
from serenissima.core.messages import message
from serenissima.core.spec import GameSpec
from serenissima.games import find, ids


@dataclass(frozen=True)
class Offer:
    """The games that can be played, and the bots that play them."""

    games: tuple[str, ...]
    find: Callable[[str], GameSpec]
    levels: tuple[str, ...]
    """The levels that are offered to people."""
    make_bot: Callable[[str, str], Bot]
    make_searcher: Callable[[str, str], Searcher] = make_searcher
    engines: tuple[str, ...] = ()
    """Further bots that may take a seat. Not every possible name: some bots run programs or search for hours."""
    usual_seconds: Callable[[str], float] = usual_seconds
    """How long a level thinks; if its choices are hidden, it always takes that long."""


def make_own_bot(level: str, game: str) -> Bot:
    """Create one of our own bots: players must not be able to make the server start a program."""
    if read_name(level).engine == PIPE:
        raise BadTable(message("bot-unknown", given=level, possible=", ".join(LEVELS)))
    return make_bot(level, game)


standard = Offer(ids(), find, tuple(LEVELS), make_own_bot, engines=("random", "greedy", "rollout", "mcts"))


def load_offer(place: str) -> Offer:
    """The offer at `module:name`: a name that the server can pass on to its bot processes."""
    module, _, name = place.partition(":")
    found = getattr(import_module(module), name)
    assert isinstance(found, Offer)
    return found
