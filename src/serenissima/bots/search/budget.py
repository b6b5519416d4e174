"""Search budgets: a number of iterations or seconds, less if the choice is clear."""

import time
from typing import Final

from serenissima.bots.search.tree import Node

LEAST: Final = 32
"""Minimum number of worlds before a choice counts as clear."""
OFTEN: Final = 8


class Budget:
    """The budget for one decision; 0 iterations or 0 seconds means no such limit."""

    def __init__(self, iterations: int, seconds: float, in_full: bool) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.in_full = in_full
        self.done = 0
        self.start = time.perf_counter()

    def spent(self) -> float:
        """The fraction of the budget that is spent."""
        part = 0.0
        if self.iterations:
            part = self.done / self.iterations
        if self.seconds > 0:
            part = max(part, (time.perf_counter() - self.start) / self.seconds)
        return part

    def lasts(self, root: Node) -> bool:
        """Whether to continue; call it before each iteration."""
        done = self.done
        part = self.spent() if done else 0.0
        if part >= 1.0:
            return False
        self.done = done + 1
        if self.in_full or done < LEAST or done % OFTEN:
            return True
        return not is_clear(root, done * (1.0 - part) / part)


def is_clear(root: Node, left: float) -> bool:
    """Whether no other pick can still catch up with the leader's visits."""
    first = 0
    second = 0
    for edge in root.edges.values():
        if edge.visits > first:
            second = first
            first = edge.visits
        elif edge.visits > second:
            second = edge.visits
    return first - second > left
