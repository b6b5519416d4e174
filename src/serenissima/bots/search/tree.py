"""The search tree: what each seat has tried at a question, as the searching seat sees it, and the results."""

from math import sqrt
from typing import Final

Key = tuple[object, ...]

WIDTH: Final = 2.0
GROWTH: Final = 0.45
"""A node with n visits compares WIDTH + n ** GROWTH picks, most promising first (progressive widening)."""

PROMISING: Final = 1.0
ORDINARY: Final = 0.5
"""Prior attraction of the greedy pick and of any other pick."""


class Edge:
    """One pick at a node."""

    def __init__(self, pick: int, promise: float = ORDINARY) -> None:
        self.pick = pick
        self.promise = promise
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.squares = 0.0
        """The sum of the results, and of their squares."""

    def mean(self) -> float:
        """The mean result of this pick for the seat that chooses."""
        return self.total / self.visits if self.visits else 0.0

    def spread(self) -> float:
        """The variance of the results."""
        if not self.visits:
            return 0.0
        mean = self.mean()
        return max(0.0, self.squares / self.visits - mean * mean)


class Node:
    """A question to one seat. Picks compete only if they are possible in the current world."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.edges: dict[int, Edge] = {}
        self.untried: list[int] = []
        self.is_ordered = False
        self.after: dict[Key, Node] = {}
        self.sight = ""

    def follow(self, key: Key, seat: int) -> "Node":
        """The next question; a new node if this path has not been taken before."""
        found = self.after.get(key)
        if found is None:
            found = Node(seat)
            self.after[key] = found
        return found

    def keep(self, options: tuple[int, ...]) -> None:
        """Drop the picks that are not among these: only worlds that turned out to be wrong offered them."""
        self.edges = {pick: edge for pick, edge in self.edges.items() if pick in options}

    def has_favourite(self) -> bool:
        """Whether the greedy pick is among those tried."""
        return PROMISING in [edge.promise for edge in self.edges.values()]

    def width(self) -> float:
        """How many picks may compete at this number of visits."""
        return WIDTH + float(self.visits**GROWTH)

    def best(self, offered: list[Edge], explore: float) -> Edge:
        """The most promising of the offered picks, each relative to how often it was available."""
        chosen = offered[0]
        most = -1.0
        for edge in offered:
            if not edge.visits:
                return edge
            worth = edge.total / edge.visits + explore * edge.promise * sqrt(edge.offered) / (1 + edge.visits)
            if worth > most:
                most = worth
                chosen = edge
        return chosen

    def ranked(self) -> list[Edge]:
        """All tried picks, most visited first; ties by mean result."""
        return sorted([edge for edge in self.edges.values() if edge.visits], key=by_visits, reverse=True)


def by_visits(edge: Edge) -> tuple[int, float, int]:
    return (edge.visits, edge.mean(), -edge.pick)
