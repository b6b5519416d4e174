"""Cubes in Venice: which to take, keep, convert or give away, and in which boat they suit the missions best."""

from serenissima.games.gondola.data import ONE, cubes
from serenissima.games.gondola.picks import DISCARD_STEP, NO_CUBE
from serenissima.games.gondola.policy.average_values import POINT
from serenissima.games.gondola.policy.valuation import NOTHING, Outlook
from serenissima.games.gondola.rules.cargo import (
    Convert,
    CubePick,
    Discard,
    OwnSwap,
    SpendCubes,
    StocksGain,
    StocksSplit,
)
from serenissima.games.gondola.state import Gondola


def is_about_cubes(question: object) -> bool:
    return isinstance(question, (Discard, CubePick, SpendCubes, Convert, OwnSwap, StocksGain, StocksSplit))


def stow(s: Gondola, seat: int, options: tuple[int, ...]) -> int:
    """The pick after which the cubes of both boats are worth most."""
    outlook = Outlook(s, seat)
    best = options[0]
    most = NOTHING
    for pick in options:
        worth = stowed(s, outlook, pick)
        if worth > most:
            most = worth
            best = pick
    return best


def stowed(s: Gondola, outlook: Outlook, pick: int) -> int:
    """The worth of the cubes after one of the answers, plus the VP paid for those given away."""
    question = s.question()
    if isinstance(question, OwnSwap):
        total = s.cargo[s.boat] + s.cargo[s.boat ^ 1]
        return aboard(s, outlook, s.boat, pick, total - pick)
    if isinstance(question, StocksSplit):
        boat = question.boat
        total = s.cargo[boat] + s.cargo[boat ^ 1] + question.gained
        cargo = pick % DISCARD_STEP
        if pick >= DISCARD_STEP:
            total -= ONE[pick // DISCARD_STEP - 1]
        return aboard(s, outlook, boat, cargo, total - cargo)
    if isinstance(question, StocksGain):
        boat = question.boat
        gained = 0 if pick == NO_CUBE else ONE[pick]
        here = aboard(s, outlook, boat, s.cargo[boat] + gained, s.cargo[boat ^ 1])
        return max(here, aboard(s, outlook, boat, s.cargo[boat], s.cargo[boat ^ 1] + gained))
    if isinstance(question, CubePick):
        return alone(s, outlook, question.boat, s.cargo[question.boat] + pick)
    if isinstance(question, Convert):
        return alone(s, outlook, question.boat, pick)
    if isinstance(question, SpendCubes):
        left = alone(s, outlook, question.boat, s.cargo[question.boat] - pick)
        return left + POINT * question.vp * cubes(pick)
    assert isinstance(question, Discard)
    return alone(s, outlook, question.boat, s.cargo[question.boat] - pick)


def alone(s: Gondola, outlook: Outlook, boat: int, cargo: int) -> int:
    """The worth of one boat with another cargo."""
    return aboard(s, outlook, boat, cargo, s.cargo[boat ^ 1])


def aboard(s: Gondola, outlook: Outlook, boat: int, cargo: int, other: int) -> int:
    return outlook.cargo(cargo, other, s.where[boat], s.where[boat ^ 1])
