"""Playing and evaluating any game: what the bots use where a game has no `policy` or `value` of its own.

It knows only the rules. To choose, it tries every pick in a few random games and takes the one that turned out best. To
rank picks for a search, which then plays such games itself, it looks only one decision ahead, completes sealed
questions with random answers for the others, and judges the position by the scores so far.
"""

from math import exp
from typing import Final

from serenissima.bots.candidates import MOST
from serenissima.bots.search.guide import Choose, SearchSettings, Values, results
from serenissima.core.dice import Dice
from serenissima.core.frame import Sealed
from serenissima.core.state import State, check_each_seat

SEARCH: Final = SearchSettings(100, 0, 0.4)
"""Rollouts are random and cheap, so they are long: most games end in them."""
SHARP: Final = 3.0
"""How much a lead counts, as a fraction of the best score."""
ALONE: Final = 50.0
"""In a solo game, the score that counts as half a win: there is nothing to compare it with."""
TRIES: Final = 3
"""How often each pick is ranked where the others answer in secret at the same time."""
GAMES: Final = 6
"""Random games after each pick. In Regatta this wins 72, 54 and 36 % against one, two and three random players, at 1.1
to 1.7 ms a decision. Judging picks by the scores right after them won 45, 35 and 20 %."""
LONGEST: Final = 100
"""Decisions after which a random game is cut off and judged by the value of its position."""


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


def chooser(values: Values) -> Choose:
    """A policy that takes the pick with the best results in random games; a random one of equals.

    Each game is played after every pick with the same chance, so that luck does not decide between them.
    """

    def choose(s: State, seat: int, dice: Dice) -> int:
        picks = some_of(s.options(seat), dice)
        if len(picks) == 1:
            return picks[0]
        worths = dict.fromkeys(picks, 0.0)
        for _ in range(GAMES):
            chance = dice.fork()
            for pick in picks:
                twin = s.clone()
                twin.act(seat, pick)
                worths[pick] += played_on(twin, chance.clone(), values)[seat]
        return max(picks, key=lambda pick: worths[pick])

    return choose


def played_on(s: State, dice: Dice, values: Values) -> list[float]:
    """The result of each seat after a random game from here, or its value where the game is cut off."""
    for _ in range(LONGEST):
        seat = s.turn()
        if seat < 0:
            return results(s)
        s.act(seat, choose_quickly(s, seat, dice))
    return results(s) if s.turn() < 0 else values(s)


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
    check_each_seat(scores, s.seats, "scores")
    if len(scores) == 1:
        return [0.5 + 0.5 * scores[0] / (abs(scores[0]) + ALONE)]
    best = max(1, max(scores), -min(scores))
    shares = [exp(SHARP * score / best) for score in scores]
    whole = sum(shares)
    return [share / whole for share in shares]
