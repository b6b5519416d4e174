"""Information-set Monte Carlo tree search: one tree for the searching seat over many worlds that fit its knowledge.

Single-observer ISMCTS of Cowling, Powley and Whitehouse (2012), with progressive widening as in Coulom (2007).
"""

from collections.abc import Callable
from typing import Final

from serenissima.bots.search.budget import Budget
from serenissima.bots.search.guide import Guide
from serenissima.bots.search.tree import ORDINARY, PROMISING, Edge, Key, Node
from serenissima.core.dice import Dice
from serenissima.core.frame import Ask
from serenissima.core.state import UNANSWERED, State, contains

World = Callable[[Dice], State]
Sight = Callable[[State], str]

DEEPEST: Final = 80
FAMILIAR: Final = 6
"""From this many visits on, the search remembers a question to its own seat, so that it can be found again."""


class Search:
    """One search for one seat."""

    def __init__(self, guide: Guide, seat: int, world: World, sight: Sight, root: Node) -> None:
        self.guide = guide
        self.seat = seat
        self.world = world
        self.sight = sight
        self.root = root
        self.chances: list[Dice] = []
        """The chance for the first, second, third try of every pick at the root: each pick meets the same worlds."""

    def run(self, budget: Budget, dice: Dice) -> None:
        """Search until the budget is spent or the choice is clear."""
        s = self.world(dice)
        while budget.lasts(self.root):
            self.iterate(self.select(self.root, s, self.seat, dice), dice)

    def iterate(self, edge: Edge, dice: Dice) -> None:
        """One iteration: select down the tree in one world, roll out from the leaf, back up the result."""
        while len(self.chances) <= edge.visits:
            self.chances.append(dice.fork())
        chance = self.chances[edge.visits].clone()
        s = self.world(chance)
        horizon = self.guide.horizon(s)
        node = self.root
        seat = self.seat
        nodes: list[Node] = []
        edges: list[Edge] = []
        mine = UNANSWERED
        for depth in range(DEEPEST):
            is_new = not node.visits
            if depth:
                edge = self.select(node, s, seat, chance)
            nodes.append(node)
            edges.append(edge)
            pick = edge.pick
            question = s.question()
            is_sealed = question is not None and question.is_sealed()
            if is_sealed and seat == self.seat:
                mine = pick
            s.act(seat, pick)
            is_open = is_sealed and s.sealed[seat] != UNANSWERED
            skip_forced(s)
            seat = s.turn()
            if seat < 0 or is_new:
                break
            if is_open:
                key: Key = (UNANSWERED, seat)
            else:
                key = question_key(s, mine if is_sealed else pick, is_sealed)
                mine = UNANSWERED
            node = node.follow(key, seat)
            if seat == self.seat and node.visits == FAMILIAR:
                node.sight = self.sight(s)
        values = self.guide.play_on(s, chance, horizon)
        for i in range(len(nodes)):
            nodes[i].visits += 1
            edges[i].visits += 1
            value = values[nodes[i].seat]
            edges[i].total += value
            edges[i].squares += value * value

    def select(self, node: Node, s: State, seat: int, dice: Dice) -> Edge:
        """The pick to try in this world: a new one while the node may widen, otherwise the most promising one."""
        options = s.options(seat)
        offered = [edge for edge in node.edges.values() if contains(options, edge.pick)]
        if len(offered) < len(options) and len(offered) < node.width():
            fresh = self.fresh(node, s, seat, dice)
            if fresh is not None:
                offered.append(fresh)
        for edge in offered:
            edge.offered += 1
        return node.best(offered, self.guide.explore)

    def fresh(self, node: Node, s: State, seat: int, dice: Dice) -> Edge | None:
        """The most promising pick that has not been tried here."""
        options = s.options(seat)
        if not node.is_ordered:
            node.is_ordered = True
            node.untried = self.guide.candidates(s, seat, dice)
            favourite = node.edges.get(node.untried[0])
            if favourite is not None:
                favourite.promise = PROMISING
            node.untried.reverse()
        for place in range(len(node.untried) - 1, -1, -1):
            pick = node.untried[place]
            if contains(options, pick):
                del node.untried[place]
                if pick not in node.edges:
                    return node.edges.setdefault(pick, Edge(pick, ORDINARY if node.has_favourite() else PROMISING))
        pick = self.guide.choose(s, seat, dice)
        if pick not in node.edges:
            return node.edges.setdefault(pick, Edge(pick, PROMISING))
        pick = options[dice.below(len(options))]
        if pick not in node.edges:
            return node.edges.setdefault(pick, Edge(pick))
        return None


def skip_forced(s: State) -> None:
    """Give forced answers at once, unless they are sealed."""
    while isinstance(s.question(), Ask):
        seat = s.turn()
        options = s.options(seat)
        if len(options) != 1:
            return
        s.act(seat, options[0])


def question_key(s: State, pick: int, was_sealed: bool) -> Key:
    """Identifies where a pick has led, as the searching seat sees it: the question that is open now, and who is asked.

    A sealed answer is known only to its own seat, so nobody else's statistics may depend on it. When all answers are
    in, the options that follow show the outcome.
    """
    seat = s.turn()
    top = s.question()
    assert top is not None
    options = s.options(seat) if was_sealed else ()
    return (pick, seat, type(top).__name__, top.ints(), options)
