"""Flat Monte-Carlo: all promising picks are played on in the same worlds; the worse half drops out, again and again."""

from collections.abc import Sequence

from serenissima.bots.search.budget import Budget
from serenissima.bots.search.guide import Guide
from serenissima.bots.search.mcts import World
from serenissima.bots.search.tree import Edge, Node
from serenissima.core.dice import Dice


def compare(guide: Guide, seat: int, world: World, budget: Budget, dice: Dice, also: Sequence[int] = ()) -> Node:
    """The promising picks with what came of them. Those that stay longest in the race have most visits."""
    root = Node(seat)
    root.edges = {pick: Edge(pick) for pick in (*guide.candidates(world(dice), seat, dice), *also)}
    racing = list(root.edges.values())
    halvings = max(1, (len(racing) - 1).bit_length())
    stage = 0
    while budget.lasts(root):
        try_all(guide, seat, world, racing, dice)
        budget.done += len(racing) - 1
        root.visits += len(racing)
        if budget.spent() * halvings >= stage + 1 and len(racing) > 1:
            stage += 1
            racing = sorted(racing, key=Edge.mean, reverse=True)[: (len(racing) + 1) // 2]
    return root


def try_all(guide: Guide, seat: int, world: World, racing: list[Edge], dice: Dice) -> None:
    """One world, and the same chance in it, for all who are still in the race."""
    s = world(dice)
    chance = dice.fork()
    horizon = guide.horizon(s)
    for edge in racing:
        twin = s.clone()
        twin.act(seat, edge.pick)
        edge.visits += 1
        edge.total += guide.play_on(twin, chance.clone(), horizon)[seat]
