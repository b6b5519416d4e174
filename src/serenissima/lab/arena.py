"""The arena: bots against each other, seats rotated, the same deals for every rotation, and how sure the result is."""

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import combinations
from math import sqrt
from typing import Any, Final

from serenissima.bots.api import Perspective, make_bot
from serenissima.core.dice import from_seed
from serenissima.core.spec import GameSpec
from serenissima.lab.tables import Table

Z95: Final = 1.959964


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    spread = 1 + Z95**2 / games
    middle = (share + Z95**2 / (2 * games)) / spread
    half = Z95 * sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2)) / spread
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass
class Standing:
    """How one bot has done."""

    name: str
    seats_played: int = 0
    wins: float = 0.0
    score: int = 0


@dataclass
class Match:
    """The results of many games."""

    game: str
    names: list[str]
    games: int = 0
    standings: dict[str, Standing] = field(default_factory=dict)
    pairs: dict[tuple[str, str], list[float]] = field(default_factory=dict)
    lengths: list[int] = field(default_factory=list)
    ends: dict[str, int] = field(default_factory=dict)

    def add(self, seating: list[str], ranks: list[int], scores: list[int], length: int, ending: str) -> None:
        """Note one game. A win that several seats share is split among them."""
        self.games += 1
        self.lengths.append(length)
        self.ends[ending] = self.ends.get(ending, 0) + 1
        winners = ranks.count(1)
        for name, rank, score in zip(seating, ranks, scores, strict=True):
            standing = self.standings[name]
            standing.seats_played += 1
            standing.score += score
            if rank == 1:
                standing.wins += 1 / winners
        for (a, b), tally in self.pairs.items():
            if a in seating and b in seating:
                best = [min(rank for rank, who in zip(ranks, seating, strict=True) if who == name) for name in (a, b)]
                tally[0 if best[0] < best[1] else 1 if best[1] < best[0] else 2] += 1

    def summary(self) -> dict[str, Any]:
        """The match for programs."""
        bots = []
        for standing in self.standings.values():
            low, high = interval(standing.wins, self.games)
            bots.append(
                {
                    "name": standing.name,
                    "seats_played": standing.seats_played,
                    "wins": round(standing.wins, 2),
                    "win_rate": round(standing.wins / self.games, 4),
                    "low": round(low, 4),
                    "high": round(high, 4),
                    "mean_score": round(standing.score / max(1, standing.seats_played), 2),
                }
            )
        lengths = sorted(self.lengths)
        return {
            "game": self.game,
            "games": self.games,
            "bots": bots,
            "pairs": [
                {"a": a, "b": b, "a_wins": tally[0], "b_wins": tally[1], "draws": tally[2]}
                for (a, b), tally in self.pairs.items()
            ],
            "length": {"min": lengths[0], "median": lengths[len(lengths) // 2], "max": lengths[-1]},
            "ends": self.ends,
        }


def seatings(names: list[str], seats: int) -> list[list[str]]:
    """Every rotation of the bots around the table: each has every seat equally often."""
    return [[names[(seat + turn) % len(names)] for seat in range(seats)] for turn in range(len(names))]


def play_match(
    spec: GameSpec, table: Table, names: list[str], games: int, seed: int, progress: Callable[[], None] = lambda: None
) -> Match:
    """Play the games, the same deal once for each rotation of the seats."""
    match = Match(spec.id, names)
    bots = {name: make_bot(name, spec.id) for name in names}
    match.standings = {name: Standing(name) for name in bots}
    match.pairs = {pair: [0, 0, 0] for pair in combinations(bots, 2)}
    around = seatings(names, table.seats)
    for number in range(games):
        seating = around[number % len(around)]
        s = spec.new(table.seats, table.options, seed + number // len(around))
        dice = from_seed(seed * 1_000_003 + number)
        length = 0
        while (seat := s.turn()) >= 0:
            s.act(seat, bots[seating[seat]].choose(Perspective(spec, s, seat), dice))
            length += 1
        match.add(seating, list(s.ranks()), list(s.scores()), length, s.ending())
        progress()
    return match
