"""Flat Monte-Carlo: promising picks are played on in the same worlds; the worse half drops out, again and again."""

from collections.abc import Sequence
from typing import Final

from serenissima.bots.search.budget import Budget
from serenissima.bots.search.guide import Guide
from serenissima.bots.search.mcts import World
from serenissima.bots.search.tree import Edge, Node
from serenissima.core.dice import Dice

TRIES: Final = 3
"""So many tries everybody in the race shall have before the worse half drops out: fewer are luck."""


class Heat:
    """One world, and the same chance in it, for all who are still in the race."""

    def __init__(self, guide: Guide, root: Node, world: World, dice: Dice) -> None:
        self.guide = guide
        self.root = root
        self.world = world(dice)
        self.chance = dice.fork()
        self.horizon = guide.horizon(self.world)

    def run(self, edge: Edge) -> None:
        seat = self.root.seat
        twin = self.world.clone()
        twin.act(seat, edge.pick)
        edge.visits += 1
        edge.total += self.guide.play_on(twin, self.chance.clone(), self.horizon)[seat]
        self.root.visits += 1


def compare(guide: Guide, seat: int, world: World, budget: Budget, dice: Dice, also: Sequence[int] = ()) -> Node:
    """The promising picks with what came of them. Those that stay longest in the race have most visits."""
    root = Node(seat)
    enter(guide, root, world, budget, dice, also)
    racing = list(root.edges.values())
    favourite = racing[0]
    halvings = halvings_of(len(racing))
    stage = 0
    while budget.lasts(root):
        heat = Heat(guide, root, world, dice)
        for edge in racing:
            heat.run(edge)
        budget.done += len(racing) - 1
        if budget.spent() * halvings >= stage + 1 and len(racing) > 1:
            stage += 1
            racing = better_half(racing, favourite)
    return root


def enter(guide: Guide, root: Node, world: World, budget: Budget, dice: Dice, also: Sequence[int]) -> None:
    """The picks that race, the most promising first: as many as the budget can try often enough."""
    favourite, *others = guide.candidates(world(dice), root.seat, dice)
    heat = Heat(guide, root, world, dice)
    for pick in dict.fromkeys((favourite, *also, *others)):
        if pick not in also and budget.spent() * TRIES * halvings_of(len(root.edges)) >= 1.0:
            return
        budget.done += 1
        heat.run(root.edges.setdefault(pick, Edge(pick)))


def halvings_of(racing: int) -> int:
    """How often half of them can drop out until one is left."""
    return max(1, (racing - 1).bit_length())


def better_half(racing: list[Edge], favourite: Edge) -> list[Edge]:
    """Those with better prospects. The favourite stays: whoever wins has met it in every world."""
    best = sorted(racing, key=Edge.mean, reverse=True)[: (len(racing) + 1) // 2]
    return best if favourite in best else [*best, favourite]
