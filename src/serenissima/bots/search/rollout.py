"""Flat Monte-Carlo: promising picks are played on in the same worlds, and whoever falls behind drops out."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from serenissima.bots.search.budget import Budget
from serenissima.bots.search.guide import Guide
from serenissima.bots.search.mcts import World
from serenissima.bots.search.tree import Edge, Node, by_visits
from serenissima.core.dice import Dice

TRIES: Final = 3
"""So many tries everybody in the race shall have before the worse half drops out: fewer are luck."""
ENOUGH: Final = 8
"""After so many worlds, and whenever there are so many more, those drop out who are plainly beaten."""
PLAINLY: Final = 3.5
"""By so many standard errors of the difference."""
BETTER: Final = 1.0
"""By so many a pick must lead in the end to be preferred to the greedy player's."""


class Racer:
    """A pick in the race, with what it brought in one world after the other."""

    def __init__(self, edge: Edge) -> None:
        self.edge = edge
        self.results: list[float] = []

    def lead(self, other: "Racer") -> tuple[float, float]:
        """How much more it brought than the other in the same worlds, and the standard error of that."""
        tries = len(self.results)
        if tries < 2:
            return (0.0, 1.0)
        total = 0.0
        squares = 0.0
        for i in range(tries):
            lead = self.results[i] - other.results[i]
            total += lead
            squares += lead * lead
        mean = total / tries
        return (mean, sqrt(max(0.0, squares / tries - mean * mean) / (tries - 1)))

    def has_beaten(self, other: "Racer") -> bool:
        """Whether the other was worse in the same worlds by more than luck, or no different in any of them."""
        lead, error = self.lead(other)
        return lead >= PLAINLY * error


class Heat:
    """One world, and the same chance in it, for all who are still in the race."""

    def __init__(self, guide: Guide, root: Node, world: World, dice: Dice) -> None:
        self.guide = guide
        self.root = root
        self.world = world(dice)
        self.chance = dice.fork()
        self.horizon = guide.horizon(self.world)

    def run(self, racer: Racer) -> None:
        seat = self.root.seat
        edge = racer.edge
        twin = self.world.clone()
        twin.act(seat, edge.pick)
        result = self.guide.play_on(twin, self.chance.clone(), self.horizon)[seat]
        racer.results.append(result)
        edge.visits += 1
        edge.total += result
        self.root.visits += 1


def compare(guide: Guide, seat: int, world: World, budget: Budget, dice: Dice, also: Sequence[int] = ()) -> Node:
    """The promising picks with what came of them. Those that stay longest in the race have most visits."""
    root = Node(seat)
    entered = entrants(guide, root, world, budget, dice, also)
    racing = entered
    favourite = racing[0]
    halvings = halvings_of(len(racing))
    stage = 0
    while (len(racing) > 1 or budget.in_full) and budget.lasts(root):
        heat = Heat(guide, root, world, dice)
        for racer in racing:
            heat.run(racer)
        budget.done += len(racing) - 1
        if len(racing[0].results) % ENOUGH == 0:
            racing = unbeaten(racing)
        if budget.spent() * halvings >= stage + 1 and len(racing) > 1:
            stage += 1
            racing = better_half(racing, favourite)
    Heat(guide, root, world, dice).run(winner(racing, favourite))  # A lap of honour: so it has most visits.
    compensate(entered)
    return root


def entrants(guide: Guide, root: Node, world: World, budget: Budget, dice: Dice, also: Sequence[int]) -> list[Racer]:
    """The picks that race, the most promising first: as many as the budget can try often enough."""
    favourite, *others = guide.candidates(world(dice), root.seat, dice)
    heat = Heat(guide, root, world, dice)
    racing: list[Racer] = []
    for pick in dict.fromkeys((favourite, *also, *others)):
        if racing and pick not in also and budget.spent() * TRIES * halvings_of(len(racing)) >= 1.0:
            break
        budget.done += 1
        racer = Racer(root.edges.setdefault(pick, Edge(pick)))
        heat.run(racer)
        racing.append(racer)
    return racing


def halvings_of(racing: int) -> int:
    """How often half of them can drop out until one is left."""
    return max(1, (racing - 1).bit_length())


def unbeaten(racing: list[Racer]) -> list[Racer]:
    """The leader, and all whom only luck may have kept behind it."""
    leader = max(racing, key=prospects)
    return [racer for racer in racing if racer is leader or not leader.has_beaten(racer)]


def better_half(racing: list[Racer], favourite: Racer) -> list[Racer]:
    """Those with better prospects. The favourite stays: whoever wins has met it in every world."""
    best = sorted(racing, key=prospects, reverse=True)[: (len(racing) + 1) // 2]
    return best if favourite in best or favourite not in racing else [favourite, *best]


def winner(racing: list[Racer], favourite: Racer) -> Racer:
    """Who has the best prospects. The favourite does not give way to mere luck."""
    best = max(racing, key=prospects)
    lead, error = best.lead(favourite) if favourite in racing else (1.0, 0.0)
    return best if lead > BETTER * error else favourite


def prospects(racer: Racer) -> float:
    return racer.edge.mean()


def compensate(entered: list[Racer]) -> None:
    """Whoever dropped out met fewer worlds than the winner, and is held against it by those that both have met."""
    first = max(entered, key=lambda racer: by_visits(racer.edge))
    mean = prospects(first)
    for racer in entered:
        tries = len(racer.results)
        brought = mean + prospects(racer) - sum(first.results[:tries]) / tries
        racer.edge.total = tries * min(1.0, max(0.0, brought))
