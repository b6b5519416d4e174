"""What the games of a match say about single elements: how often offered and taken, and who won with them."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from statistics import fmean
from typing import Any

from serenissima.lab.arena import Plan, Results, Runner, run
from serenissima.lab.arena.game import Played
from serenissima.lab.arena.standings import SeatsOf, Share, mean, won
from serenissima.lab.balance_facts import Fact, Kind, kinds


@dataclass
class Worth(Share):
    """Seats that were involved with an element, each once per game, and how many of them won."""

    even: float = 0.0
    """The expected wins of as many average seats: the sum of their even shares."""
    ranks: list[int] = field(default_factory=list)

    @property
    def lift(self) -> float:
        """The win rate in even shares: 1 is average."""
        return self.times_even(self.rate)

    @property
    def lift_bounds(self) -> tuple[float, float]:
        """The same with the Wilson 95 % interval."""
        low, high = self.bounds
        return self.times_even(low), self.times_even(high)

    def times_even(self, rate: float) -> float:
        return rate * self.games / self.even if self.even else 0.0

    def add(self, played: Played, seat: int) -> None:
        self.games += 1
        self.wins += won(played, seat)
        self.even += 1 / len(played.seating)
        self.ranks.append(played.ranks[seat])

    def join(self, other: "Worth") -> None:
        self.games += other.games
        self.wins += other.wins
        self.even += other.even
        self.ranks += other.ranks

    def plain(self) -> dict[str, Any]:
        low, high = self.lift_bounds
        lift = {"rate": round(self.lift, 3), "low": round(low, 3), "high": round(high, 3)}
        return {**super().plain(), "times_even_share": lift, "mean_rank": mean(self.ranks)}


@dataclass
class Element:
    """One element at tables of one size, or of several."""

    kind: Kind
    key: int
    offered: int = 0
    taken: int = 0
    reached: Worth = field(default_factory=Worth)
    """The seats that were offered it."""
    takers: Worth = field(default_factory=Worth)
    """The seats that took it."""

    @property
    def is_there(self) -> bool:
        return bool(self.offered or self.taken)

    @property
    def uptake(self) -> float | None:
        """How often it was taken when offered; unknown if the game does not report offers."""
        return self.taken / self.offered if self.offered else None

    @property
    def is_reconstructed(self) -> bool:
        return self.key in self.kind.reconstructed

    @property
    def judged(self) -> Worth:
        """If dealt at random, judge by everyone who got it; otherwise by those who took it."""
        return self.reached if self.kind.by_lot else self.takers

    def add(self, fact: Fact, played: Played) -> None:
        self.offered += fact.offered
        self.taken += fact.taken
        if fact.seat >= 0:
            for times, worth in ((fact.offered, self.reached), (fact.taken, self.takers)):
                if times:
                    worth.add(played, fact.seat)

    def join(self, other: "Element") -> None:
        """Add the same element at other tables."""
        self.offered += other.offered
        self.taken += other.taken
        self.reached.join(other.reached)
        self.takers.join(other.takers)

    def plain(self) -> dict[str, Any]:
        return {
            "key": self.kind.keys[self.key],
            "reconstructed": self.is_reconstructed,
            "offered": self.offered if self.kind.offers else None,
            "taken": self.taken,
            "uptake": None if self.uptake is None else round(self.uptake, 4),
            "offered_to": self.reached.plain() if self.kind.offers else None,
            "takers": self.takers.plain(),
        }


Elements = dict[str, list[Element]]
"""All elements by kind."""


def nothing_yet(game: str) -> Elements:
    return {kind.id: [Element(kind, key) for key in range(len(kind.keys))] for kind in kinds(game)}


def joined(game: str, tables: Iterable["TableCounts"]) -> Elements:
    """The elements at all these tables together."""
    found = nothing_yet(game)
    for table in tables:
        for kind, elements in found.items():
            for element, other in zip(elements, table.elements[kind], strict=True):
                element.join(other)
    return found


def mean_lift(elements: Iterable[Element]) -> float:
    """The mean lift over a kind; players who do more win more, so this is seldom 1."""
    judged = [element.judged for element in elements]
    even = sum(worth.even for worth in judged)
    return sum(worth.wins for worth in judged) / even if even else 0.0


@dataclass
class TableCounts:
    """The counts at tables of one size."""

    seats: SeatsOf
    elements: Elements
    scores: list[list[int]]
    """By seat."""

    def used(self, kind: str) -> list[Element]:
        """The elements that occurred at all: some belong to other numbers of seats or to options."""
        elements = self.elements[kind]
        return elements if any(element.is_there for element in elements) else []

    def plain(self) -> dict[str, Any]:
        return {
            **self.seats.plain(),
            "mean_scores": [round(fmean(scores), 2) for scores in self.scores],
            "elements": {
                kind: [element.plain() for element in self.used(kind)] for kind in self.elements if self.used(kind)
            },
        }


class Balance:
    """The counted games of a match."""

    def __init__(self, results: Results) -> None:
        self.results = results
        self.game = results.plan.game

    @cached_property
    def tables(self) -> list[TableCounts]:
        found = {
            seats.seats: TableCounts(seats, nothing_yet(self.game), [[] for _ in range(seats.seats)])
            for seats in self.results.tables
        }
        for played in self.results.games:
            table = found[len(played.seating)]
            for seat, score in enumerate(played.scores):
                table.scores[seat].append(score)
            for fact in played.facts:
                table.elements[fact.kind][fact.key].add(fact, played)
        return list(found.values())

    def together(self) -> Elements:
        """All tables together. A solo player has no even share: solo games count only if there are no others."""
        tables = [table for table in self.tables if table.seats.seats > 1] or self.tables
        return joined(self.game, tables)

    def summary(self) -> dict[str, Any]:
        """Everything for programs."""
        plan = self.results.plan
        return {
            "game": plan.game,
            "rules": plan.spec.version,
            "bots": list(plan.bots),
            "options": dict(plan.options),
            "seed": plan.seed,
            "games": len(self.results.games),
            "tables": [table.plain() for table in self.tables],
            "failed": [
                {"id": played.id, "seating": played.seating, "why": played.failed} for played in self.results.failed
            ],
        }


def balance(plan: Plan, runner: Runner | None = None) -> Balance:
    """Play a match whose plan is `counted`, by default in this process."""
    return Balance(run(plan, runner))
