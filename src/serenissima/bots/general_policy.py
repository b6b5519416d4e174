"""Playing and evaluating any game: what the bots use where a game has no `policy` or `value` of its own.

It knows only the rules. It looks one decision ahead, completes sealed questions with random answers for the others, and
judges a position by the scores so far. So it plays sensibly where points come little by little; where they come only at
the end, the searches do better, because their rollouts are played to the end.
"""

from math import exp
from typing import Final

from serenissima.bots.candidates import MOST
from serenissima.bots.search.guide import SearchSettings, results
from serenissima.core.dice import Dice
from serenissima.core.frame import Sealed
from serenissima.core.state import State

SEARCH: Final = SearchSettings(100, 0, 0.4)
"""Rollouts are random and cheap, so they are long: most games end in them."""
SHARP: Final = 3.0
"""How much a lead counts, as a fraction of the best score."""
ALONE: Final = 50.0
"""In a solo game, the score that counts as half a win: there is nothing to compare it with."""
TRIES: Final = 3
"""How often each pick is tried where the others answer in secret at the same time."""


def some_of(options: tuple[int, ...], dice: Dice) -> list[int]:
    """The options in random order; only some of them if there are very many."""
    left = list(options)
    found: list[int] = []
    while left and len(found) < MOST:
        place = dice.below(len(left))
        found.append(left[place])
        left[place] = left[-1]
        left.pop()
    return found


def choose_quickly(s: State, seat: int, dice: Dice) -> int:
    """Any option."""
    options = s.options(seat)
    return options[dice.below(len(options))]


def choose(s: State, seat: int, dice: Dice) -> int:
    """The pick after which this seat stands best; a random one of equals."""
    return candidates(s, seat, dice)[0]


def candidates(s: State, seat: int, dice: Dice) -> list[int]:
    """The picks, best first by how this seat stands after them; only some of them if there are very many."""
    picks = some_of(s.options(seat), dice)
    if len(picks) == 1:
        return picks
    tries = TRIES if isinstance(s.question(), Sealed) else 1
    worths = {pick: sum(values(after(s, seat, pick, dice))[seat] for _ in range(tries)) for pick in picks}
    return sorted(picks, key=lambda pick: -worths[pick])


def after(s: State, seat: int, pick: int, dice: Dice) -> State:
    """The position after this pick; if it is sealed, after random answers by all others."""
    twin = s.clone()
    question = twin.question()
    twin.act(seat, pick)
    while isinstance(question, Sealed) and twin.question() is question:
        other = twin.turn()
        twin.act(other, choose_quickly(twin, other, dice))
    return twin


def values(s: State) -> list[float]:
    """The expected result of each seat: in an unfinished game, leaders are expected to win."""
    if s.turn() < 0 and s.is_over:
        return results(s)
    scores = s.scores()
    if len(scores) == 1:
        return [0.5 + 0.5 * scores[0] / (abs(scores[0]) + ALONE)]
    best = max(1, max(scores), -min(scores))
    shares = [exp(SHARP * score / best) for score in scores]
    whole = sum(shares)
    return [share / whole for share in shares]
