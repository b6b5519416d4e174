"""Flat Monte Carlo: candidate picks are rolled out in the same worlds, and those that fall behind are eliminated."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from serenissima.bots.search.budget import Budget
from serenissima.bots.search.guide import Guide
from serenissima.bots.search.mcts import World
from serenissima.bots.search.tree import Edge, Node, by_visits
from serenissima.core.dice import Dice

TRIES: Final = 3
"""Rollouts that every candidate gets before the first halving: with fewer, luck would decide."""
ENOUGH: Final = 8
"""After every so many worlds, candidates that are clearly beaten are eliminated."""
PLAINLY: Final = 3.5
"""A candidate is clearly beaten if it is behind by this many standard errors of the difference."""
BETTER: Final = 1.0
"""Standard errors by which a pick must lead at the end to be preferred to the greedy pick."""


class Racer:
    """A candidate in the race, with its result in each world."""

    def __init__(self, edge: Edge) -> None:
        self.edge = edge
        self.results: list[float] = []

    def lead(self, other: "Racer") -> tuple[float, float]:
        """The mean lead over another candidate in the same worlds, and its standard error."""
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
        """Whether the other was significantly worse in the same worlds, or not different in any of them."""
        lead, error = self.lead(other)
        return lead >= PLAINLY * error


class Heat:
    """One world, with the same chance, for all candidates still in the race."""

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
        edge.squares += result * result
        self.root.visits += 1


def compare(guide: Guide, seat: int, world: World, budget: Budget, dice: Dice, also: Sequence[int] = ()) -> Node:
    """Evaluate the candidate picks. Those that stay in the race longest have the most visits."""
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
    Heat(guide, root, world, dice).run(winner(racing, favourite))  # so that it has the most visits
    compensate(entered)
    return root


def entrants(guide: Guide, root: Node, world: World, budget: Budget, dice: Dice, also: Sequence[int]) -> list[Racer]:
    """The candidates, most promising first: as many as the budget can roll out often enough."""
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
    """How many halvings it takes until one is left."""
    return max(1, (racing - 1).bit_length())


def unbeaten(racing: list[Racer]) -> list[Racer]:
    """The leader, and all candidates that are not significantly behind it."""
    leader = max(racing, key=prospects)
    return [racer for racer in racing if racer is leader or not leader.has_beaten(racer)]


def better_half(racing: list[Racer], favourite: Racer) -> list[Racer]:
    """The better half. The favourite is exempt, so the winner is compared with it in every world."""
    best = sorted(racing, key=prospects, reverse=True)[: (len(racing) + 1) // 2]
    return best if favourite in best or favourite not in racing else [favourite, *best]


def winner(racing: list[Racer], favourite: Racer) -> Racer:
    """The best candidate. The favourite yields only to a significant lead."""
    best = max(racing, key=prospects)
    lead, error = best.lead(favourite) if favourite in racing else (1.0, 0.0)
    return best if lead > BETTER * error else favourite


def prospects(racer: Racer) -> float:
    return racer.edge.mean()


def compensate(entered: list[Racer]) -> None:
    """Eliminated picks saw fewer worlds; rescore them against the winner on the shared worlds only."""
    first = max(entered, key=lambda racer: by_visits(racer.edge))
    mean = prospects(first)
    for racer in entered:
        tries = len(racer.results)
        brought = min(1.0, max(0.0, mean + prospects(racer) - sum(first.results[:tries]) / tries))
        spread = racer.edge.spread()
        racer.edge.total = tries * brought
        racer.edge.squares = tries * (spread + brought * brought)
