"""The bots by their names."""

import json
from collections import OrderedDict
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from serenissima.bots.names import PIPE, BotName, read_name
from serenissima.bots.perspective import Bot, Perspective, Searcher, Weighed
from serenissima.bots.pipe import make_pipe
from serenissima.bots.policy_lookup import greedy_of, guide_of
from serenissima.bots.search.budget import Budget
from serenissima.bots.search.mcts import Search
from serenissima.bots.search.rollout import compare
from serenissima.bots.search.tree import Edge, Node
from serenissima.core.dice import Dice
from serenissima.core.errors import BadTable
from serenissima.core.messages import message
from serenissima.core.spec import GameSpec
from serenissima.core.state import State

USUAL_SECONDS: Final[dict[str, float]] = {"rollout": 0.5, "mcts": 1.0}
GOOD_ENOUGH: Final = 0.5
"""Sealed picks are drawn from those with at least this fraction of the leader's visits, so nobody can predict them."""
REMEMBERED: Final = 200
PER_MILLE: Final = 1000


class RandomBot:
    """Picks any option with equal probability."""

    def choose(self, here: Perspective, dice: Dice) -> int:
        return here.options[dice.below(len(here.options))]


class GreedyBot:
    """Follows the rules of thumb of strong players without looking ahead; with noise, sometimes picks at random."""

    def __init__(self, game: str, noise: float = 0.0) -> None:
        self.policy = greedy_of(game)
        self.noise = round(noise * PER_MILLE)

    def choose(self, here: Perspective, dice: Dice) -> int:
        if self.noise and dice.below(PER_MILLE) < self.noise:
            return here.options[dice.below(len(here.options))]
        return self.policy(here.resample(dice), here.seat, dice)


class RolloutBot:
    """Rolls out every promising option in many worlds."""

    def __init__(self, game: str, name: BotName) -> None:
        self.guide = guide_of(game)
        self.name = name

    def choose(self, here: Perspective, dice: Dice) -> int:
        if len(here.options) == 1:
            return here.options[0]
        budget = budget_of(self.name, in_full=False)
        return compare(self.guide, here.seat, here.resample, budget, dice).ranked()[0].pick

    def weigh(self, here: Perspective, dice: Dice, also: Sequence[int] = ()) -> list[Weighed]:
        budget = budget_of(self.name, in_full=True)
        return weighed(compare(self.guide, here.seat, here.resample, budget, dice, also).ranked())


class MctsBot:
    """Searches a tree of what everybody might do. It remembers the trees of questions that may come next."""

    def __init__(self, game: str, name: BotName) -> None:
        self.guide = guide_of(game)
        self.name = name
        self.memory: OrderedDict[str, Node] = OrderedDict()

    def choose(self, here: Perspective, dice: Dice) -> int:
        if len(here.options) == 1:
            return here.options[0]
        root = self.search(here, dice, in_full=False)
        best = root.ranked()
        if here.is_sealed():
            return drawn(best, dice)
        return best[0].pick

    def weigh(self, here: Perspective, dice: Dice, also: Sequence[int] = ()) -> list[Weighed]:
        return weighed(self.search(here, dice, in_full=True, also=also).ranked())

    def search(self, here: Perspective, dice: Dice, in_full: bool, also: Sequence[int] = ()) -> Node:
        def sight(s: State) -> str:
            return fingerprint(here.spec, s, here.seat)

        root = self.memory.pop(sight(here.resample(dice)), None) or Node(here.seat)
        root.keep(here.options)
        for pick in also:
            root.edges.setdefault(pick, Edge(pick))
        Search(self.guide, here.seat, here.resample, sight, root).run(budget_of(self.name, in_full), dice)
        self.remember(root, here.seat)
        return root

    def remember(self, root: Node, seat: int) -> None:
        """Keep the results for later questions; the oldest are dropped first."""
        coming = list(root.after.values())
        while coming:
            node = coming.pop()
            if node.sight and node.seat == seat:
                self.memory[node.sight] = node
            else:
                coming.extend(node.after.values())
        while len(self.memory) > REMEMBERED:
            self.memory.popitem(last=False)


def budget_of(name: BotName, in_full: bool) -> Budget:
    """The budget for a decision: the one in the name, else the engine's usual time."""
    seconds = name.seconds if name.seconds or name.iterations else USUAL_SECONDS[name.engine]
    return Budget(name.iterations, seconds, in_full)


def usual_seconds(given: str) -> float:
    """How long the bot with this name thinks about a question with several answers; 0 if it answers at once."""
    name = read_name(given)
    return budget_of(name, False).seconds if name.engine in USUAL_SECONDS else 0.0


def drawn(best: list[Edge], dice: Dice) -> int:
    """One of the best picks, drawn in proportion to their visits."""
    good = [edge for edge in best if edge.visits >= GOOD_ENOUGH * best[0].visits]
    left = dice.below(sum(edge.visits for edge in good))
    for edge in good:
        left -= edge.visits
        if left < 0:
            return edge.pick
    raise AssertionError("fewer visits than were counted")


def weighed(edges: list[Edge]) -> list[Weighed]:
    return [Weighed(edge.pick, edge.mean(), edge.visits, edge.spread()) for edge in edges]


def fingerprint(spec: GameSpec, s: State, seat: int) -> str:
    """A short key for what a seat sees and is asked."""
    question = s.question()
    asked = [type(question).__name__, question.ints() if question is not None else (), s.options(seat)]
    return sha256(json.dumps([spec.view(s, seat), asked], sort_keys=True).encode()).hexdigest()


def make_bot(given: str, game: str) -> Bot:
    """The bot with this name for this game."""
    name = read_name(given)
    if name.engine == "random":
        return RandomBot()
    if name.engine == "greedy":
        return GreedyBot(game, name.noise)
    if name.engine == PIPE:
        return make_pipe(name.command)
    return make_searcher(given, game)


def make_searcher(given: str, game: str) -> Searcher:
    """The searching bot with this name for this game."""
    name = read_name(given)
    if name.engine == "rollout":
        return RolloutBot(game, name)
    if name.engine == "mcts":
        return MctsBot(game, name)
    raise BadTable(message("bot-cannot-weigh", given=given))
