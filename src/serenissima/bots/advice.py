"""Advice: the best choices of a seat with their chances, and what makes the first better than another.

Everything is found in worlds that the seat cannot tell apart, never in the true position.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import hypot, sqrt
from typing import Any, Final

from serenissima.bots.perspective import Perspective, Searcher, Weighed
from serenissima.bots.policy_lookup import guide_of
from serenissima.bots.search.mcts import skip_forced
from serenissima.core.dice import Dice
from serenissima.core.messages import Message, message
from serenissima.core.spec import GameSpec
from serenissima.core.state import State
from serenissima.games import game_part

HINTED: Final = 3
ENDINGS: Final = 8
"""The number of worlds in which an option is tried, to see whether it ends the game at once."""
WORLDS: Final = 24
"""The number of worlds in which two options are played on, to see what makes the difference."""
REASONS: Final = 2
AS_MUCH: Final = 0.5
"""A further reason is named if it counts at least this part of the first."""
WINS: Final = "hint-why-wins"
LOSES: Final = "hint-why-loses"


@dataclass(frozen=True)
class Advice:
    """What an adviser has found: the options it examined, best first, and why the first is better than `other`.

    `reasons` are the ids of messages; empty if nothing can be said.
    """

    weighed: list[Weighed]
    other: int = 0
    reasons: list[str] = field(default_factory=list)


def advise(here: Perspective, searcher: Searcher, dice: Dice, known: Sequence[Weighed] = ()) -> Advice:
    """Weigh the options, going on from what is already `known` about this question."""
    found = [each for each in searcher.weigh(here, dice) if each.pick in here.options]
    if not found:
        return Advice(found)
    ranked = merged([each for each in known if each.pick in here.options], found)
    top = [settled(here, each, dice) for each in ranked[:HINTED]]
    first = top[0].value
    top.sort(key=lambda each: not (each.certain and each.value >= first))
    weighed = [*top, *ranked[HINTED:]]
    best = weighed[0]
    for other in hinted(weighed)[1:]:
        if not is_equal(best, other):
            return Advice(weighed, other.pick, reasons_for(here, best, other, dice))
    return Advice(weighed)


def merged(known: Sequence[Weighed], found: Sequence[Weighed]) -> list[Weighed]:
    """Two searches of the same question as one, most visited first."""
    by_pick = {each.pick: each for each in known}
    for each in found:
        by_pick[each.pick] = together(by_pick[each.pick], each) if each.pick in by_pick else each
    return sorted(by_pick.values(), key=lambda each: (-each.visits, -each.value, each.pick))


def together(a: Weighed, b: Weighed) -> Weighed:
    """The results of two searches for the same option."""
    visits = a.visits + b.visits
    if not visits:
        return b
    value = (a.visits * a.value + b.visits * b.value) / visits
    squares = sum(each.visits * (each.spread + (each.value - value) ** 2) for each in (a, b))
    return Weighed(a.pick, value, visits, squares / visits)


def hinted(found: Sequence[Weighed]) -> list[Weighed]:
    """What a hint shows: the best option, and the next best by their chances.

    An option that was tried less often is never shown as better than the best: that would be luck.
    """
    best = found[0]
    others = sorted(found[1:HINTED], key=lambda each: -each.value)
    return [best, *(replace(each, value=min(each.value, best.value)) for each in others)]


def is_equal(best: Weighed, other: Weighed) -> bool:
    """Whether the search cannot tell two options apart: they differ by no more than the standard error."""
    return abs(best.value - other.value) <= hypot(best.error, other.error)


# Options that end the game.


def settled(here: Perspective, weighed: Weighed, dice: Dice) -> Weighed:
    """The same, with the actual result instead of an estimate if the option ends the game at once."""
    result = result_of(here, weighed.pick, dice)
    return weighed if result is None else replace(weighed, value=result, certain=True)


def result_of(here: Perspective, pick: int, dice: Dice) -> float | None:
    """The result of an option that ends the game at once: 1 for a sole win, a shared win split, otherwise 0.

    Where it depends on what the seat does not know, it is the mean of some worlds. None if the game goes on.
    """
    if pick not in here.options:
        return None
    total = 0.0
    for _ in range(ENDINGS):
        world = here.resample(dice)
        world.act(here.seat, pick)
        skip_forced(world)
        if world.turn() >= 0:
            return None
        ranks = world.ranks()
        total += 1 / ranks.count(1) if ranks[here.seat] == 1 else 0.0
    return total / ENDINGS


# Reasons.


def reasons_for(here: Perspective, best: Weighed, other: Weighed, dice: Dice) -> list[str]:
    """What makes the difference, the most important first: ids of messages of the game."""
    if best.certain and best.value == 1.0:
        return [WINS]
    if other.certain and other.value == 0.0:
        return [LOSES]
    value: Any = game_part(here.spec.id, "value")
    themes: Sequence[str] = getattr(value, "WHY", ())
    if not themes:
        return []
    leads = compared(here, best.pick, other.pick, dice)
    if len(leads) < 2:
        return []
    names = [f"{here.spec.id}-why-{theme}{whose}" for whose in ("", "-others") for theme in themes]
    columns = zip(*leads, strict=True)
    found = sorted([(mean_beyond_doubt(column), name) for name, column in zip(names, columns, strict=True)])
    found.reverse()
    least = max(AS_MUCH * found[0][0], 1e-9)
    return [name for lead, name in found[:REASONS] if lead >= least]


def compared(here: Perspective, best: int, other: int, dice: Dice) -> list[list[float]]:
    """For each world in which both options let the game go on: by how much the first is better in each respect.

    First come the respects of the seat itself, then those of the others, where less is better.
    """
    guide = guide_of(here.spec.id)
    value: Any = game_part(here.spec.id, "value")
    seat = here.seat
    found: list[list[float]] = []
    for _ in range(WORLDS):
        world = here.resample(dice)
        horizon = guide.horizon(world)
        chance = dice.fork()
        rows: list[list[list[float]]] = []
        for pick in (best, other):
            s = world.clone()
            s.act(seat, pick)
            guide.play_on(s, chance.clone(), horizon)
            if s.turn() >= 0:
                rows.append(value.why(s))
        if len(rows) < 2:
            continue
        leads = [[a - b for a, b in zip(mine, yours, strict=True)] for mine, yours in zip(*rows, strict=True)]
        own = leads.pop(seat)
        others = [-sum(column) / len(leads) for column in zip(*leads, strict=True)] if leads else [0.0] * len(own)
        found.append([*own, *others])
    return found


def mean_beyond_doubt(leads: Sequence[float]) -> float:
    """The mean, or 0 if it is not above its standard error."""
    mean = sum(leads) / len(leads)
    error = sqrt(sum((lead - mean) ** 2 for lead in leads) / len(leads) / (len(leads) - 1))
    return mean if mean > error else 0.0


def why_of(spec: GameSpec, s: State, seat: int, advice: Advice) -> Message | None:
    """In a sentence, what makes the best choice better than another one."""
    if not advice.reasons:
        return None
    other = spec.label(s, seat, advice.other)
    if advice.reasons[0] in (WINS, LOSES):
        return message(advice.reasons[0], other=other)
    first, *more = [Message(id) for id in advice.reasons]
    if not more:
        return message("hint-why-one", other=other, first=first)
    return message("hint-why-two", other=other, first=first, second=more[0])
