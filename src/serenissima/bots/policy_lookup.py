"""What the searching bots know about each game: its greedy policy, its value function, how far rollouts go.

Each of these is optional; `general_policy` provides what a game lacks.
"""

from typing import Protocol, runtime_checkable

from serenissima.bots import general_policy
from serenissima.bots.candidates import and_others
from serenissima.bots.search.guide import Candidates, Choose, Clock, Guide, SearchSettings, Values
from serenissima.core.dice import Dice
from serenissima.core.state import State, check_each_seat
from serenissima.games import game_part, installed, is_ours

# What the modules `policy` and `value` of a game may define.


@runtime_checkable
class HasChoose(Protocol):
    """A `policy` that knows a good pick."""

    choose: Choose


@runtime_checkable
class HasQuickChoose(Protocol):
    """A `policy` with a faster version of it for rollouts."""

    choose_quickly: Choose


@runtime_checkable
class HasCandidates(Protocol):
    """A `policy` that knows the picks that a search should look at."""

    candidates: Candidates


@runtime_checkable
class HasSearch(Protocol):
    """A `policy` that says how its game is searched."""

    SEARCH: SearchSettings


@runtime_checkable
class HasValues(Protocol):
    """A `value` that knows the expected result of each seat in a position."""

    values: Values


@runtime_checkable
class HasClock(Protocol):
    """A `value` that counts turns, so that all rollouts end at the same time."""

    clock: Clock


def greedy_of(game: str) -> Choose:
    """The game's own policy, or a general one that uses its value function."""
    policy: object = game_part(game, "policy")
    return policy.choose if isinstance(policy, HasChoose) else general_policy.chooser(values_of(game))


def values_of(game: str) -> Values:
    """The expected result of each seat in a position."""
    value: object = game_part(game, "value")
    if not isinstance(value, HasValues):
        return general_policy.values
    return value.values if is_ours(installed()[game]) else one_for_each_seat(value.values)


def one_for_each_seat(values: Values) -> Values:
    """The same for a game of somebody else, whose mistakes would otherwise show somewhere in a search."""

    def checked(s: State) -> list[float]:
        found = values(s)
        check_each_seat(found, s.seats, "values")
        return found

    return checked


def candidates_of(game: str) -> Candidates:
    """The promising picks; for a game that knows only its best pick, that one and random others."""
    policy: object = game_part(game, "policy")
    if isinstance(policy, HasCandidates):
        return policy.candidates
    if not isinstance(policy, HasChoose):
        return general_policy.candidates
    choose = policy.choose

    def candidates(s: State, seat: int, dice: Dice) -> list[int]:
        return and_others(choose(s, seat, dice), s.options(seat), dice)

    return candidates


def quick_of(game: str) -> Choose:
    """The policy for rollouts: the game's quick one, else its only one, else random picks."""
    policy: object = game_part(game, "policy")
    if isinstance(policy, HasQuickChoose):
        return policy.choose_quickly
    return policy.choose if isinstance(policy, HasChoose) else general_policy.choose_quickly


def guide_of(game: str) -> Guide:
    """What the searches know about this game."""
    policy: object = game_part(game, "policy")
    value: object = game_part(game, "value")
    settings = policy.SEARCH if isinstance(policy, HasSearch) else general_policy.SEARCH
    clock = value.clock if isinstance(value, HasClock) else None
    return Guide(greedy_of(game), quick_of(game), candidates_of(game), values_of(game), clock, settings)
