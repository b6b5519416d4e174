"""What the games of a match say about the bots and about the game itself."""

from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from math import sqrt
from statistics import fmean, median
from typing import Any, Final

from serenissima.lab.arena.game import NOBODY, Played
from serenissima.lab.arena.plan import Plan
from serenissima.lab.arena.ratings import rate
from serenissima.table.ratings import Rating

Z95: Final = 1.959964


def interval(wins: float, games: float) -> tuple[float, float]:
    """The Wilson 95 % interval of a share."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    spread = 1 + Z95**2 / games
    middle = (share + Z95**2 / (2 * games)) / spread
    half = Z95 * sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2)) / spread
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass
class Share:
    """A number of wins in a number of games; a win shared by several seats is split among them."""

    wins: float = 0.0
    games: int = 0

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def bounds(self) -> tuple[float, float]:
        return interval(self.wins, self.games)

    def plain(self) -> dict[str, Any]:
        low, high = self.bounds
        return {
            "games": self.games,
            "wins": round(self.wins, 2),
            "win_rate": round(self.rate, 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }


@dataclass
class DealShare(Share):
    """Wins of a seat. A deal may favour it in all rotations, so games of one deal count less than separate ones."""

    deals: dict[int, Share] = field(default_factory=dict)

    def add(self, deal: int, wins: float) -> None:
        for share in (self, self.deals.setdefault(deal, Share())):
            share.wins += wins
            share.games += 1

    @property
    def bounds(self) -> tuple[float, float]:
        """The Wilson interval for the number of independent games these are worth."""
        worth = self.worth()
        return interval(self.rate * worth, worth)

    def worth(self) -> float:
        """The equivalent number of independent games: between the number of deals and the number of games."""
        deals = len(self.deals)
        if deals < 2 or not 0 < self.rate < 1:
            return deals
        between = sum((share.wins - self.rate * share.games) ** 2 for share in self.deals.values())
        variance = deals / (deals - 1) * between / self.games**2
        return min(max(self.rate * (1 - self.rate) / variance, deals), self.games) if variance else self.games


@dataclass
class Standing:
    """How one bot has done: ranks, scores and margins, seat by seat."""

    name: str
    share: Share = field(default_factory=Share)
    ranks: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    margins: list[int] = field(default_factory=list)
    """Its score minus the best score of the other seats."""
    rating: Rating | None = None

    def plain(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "seats_played": len(self.ranks),
            **self.share.plain(),
            "mean_rank": mean(self.ranks),
            "mean_score": mean(self.scores),
            "mean_margin": mean(self.margins),
            "rating": self.rating.plain() if self.rating else None,
        }


@dataclass
class Pair:
    """Two bots against each other: whose best seat was ranked higher."""

    a: str
    b: str
    a_wins: int = 0
    b_wins: int = 0
    draws: int = 0

    @property
    def decided(self) -> Share:
        """What the first has won of the decided games."""
        return Share(self.a_wins, self.a_wins + self.b_wins)

    @property
    def better(self) -> str:
        """The better bot at the 95 % level; nobody while the interval includes one half."""
        low, high = self.decided.bounds
        return self.a if low > 0.5 else self.b if high < 0.5 else ""

    def add(self, played: Played) -> None:
        ranks = list(zip(played.seating, played.ranks, strict=True))
        first = min((rank for name, rank in ranks if name == self.a), default=0)
        second = min((rank for name, rank in ranks if name == self.b), default=0)
        if first and second:
            self.a_wins += first < second
            self.b_wins += second < first
            self.draws += first == second

    def plain(self) -> dict[str, Any]:
        share = self.decided.plain()
        return {
            "a": self.a,
            "b": self.b,
            "a_wins": self.a_wins,
            "b_wins": self.b_wins,
            "draws": self.draws,
            "a_share": share["win_rate"],
            "low": share["low"],
            "high": share["high"],
            "better": self.better or None,
        }


@dataclass
class SeatsOf:
    """What tables of one size say about the game: the effect of seats, its length, its endings."""

    seats: int
    by_seat: list[DealShare] = field(default_factory=list)
    by_bot: dict[str, list[DealShare]] = field(default_factory=dict)
    """What each bot has won in each seat."""
    by_turn: list[DealShare] = field(default_factory=list)
    """The same by order of play, in games with a first player."""
    lengths: list[int] = field(default_factory=list)
    ends: Counter[str] = field(default_factory=Counter)

    @property
    def fair(self) -> float:
        """What every seat would win if seats made no difference."""
        return 1 / self.seats

    def advantage(self, share: Share) -> tuple[float, float, float]:
        """The difference to that, with its interval."""
        low, high = share.bounds
        return share.rate - self.fair, low - self.fair, high - self.fair

    def first_player(self) -> dict[str, float] | None:
        if not self.by_turn:
            return None
        beyond, low, high = self.advantage(self.by_turn[0])
        return {"advantage": round(beyond, 4), "low": round(low, 4), "high": round(high, 4)}

    def plain(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "games": len(self.lengths),
            "by_seat": [{"seat": seat + 1, **share.plain()} for seat, share in enumerate(self.by_seat)],
            "by_bot": {name: [share.plain() for share in shares] for name, shares in self.by_bot.items()},
            "by_turn": [{"turn": turn + 1, **share.plain()} for turn, share in enumerate(self.by_turn)],
            "first_player": self.first_player(),
            "length": spread_of(self.lengths),
            "ends": dict(self.ends),
        }


@dataclass
class Results:
    """The games of a match that count, in plan order, and those that failed."""

    plan: Plan
    games: list[Played]
    failed: list[Played]

    @cached_property
    def standings(self) -> list[Standing]:
        """Every bot, in the order in which it was named."""
        found = {name: Standing(name) for name in self.plan.names}
        for played in self.games:
            for name in set(played.seating):
                found[name].share.games += 1
            for seat, name in enumerate(played.seating):
                standing = found[name]
                standing.share.wins += won(played, seat)
                standing.ranks.append(played.ranks[seat])
                standing.scores.append(played.scores[seat])
                others = played.scores[:seat] + played.scores[seat + 1 :]
                if others:
                    standing.margins.append(played.scores[seat] - max(others))
        for name, rating in rate(self.games).items():
            found[name].rating = rating
        return list(found.values())

    @cached_property
    def pairs(self) -> list[Pair]:
        """All pairs of bots that have met."""
        found = [Pair(a, b) for a, b in combinations(self.plan.names, 2)]
        for pair in found:
            for played in self.games:
                pair.add(played)
        return [pair for pair in found if pair.a_wins + pair.b_wins + pair.draws]

    @cached_property
    def tables(self) -> list[SeatsOf]:
        """The tables by their number of seats."""
        found: dict[int, SeatsOf] = {}
        for played in self.games:
            seats = len(played.seating)
            table = found.setdefault(seats, SeatsOf(seats, [DealShare() for _ in range(seats)]))
            table.lengths.append(played.length)
            table.ends[played.ending] += 1
            for seat, name in enumerate(played.seating):
                own = table.by_bot.setdefault(name, [DealShare() for _ in range(seats)])
                counted = [table.by_seat[seat], own[seat]]
                if played.first != NOBODY:
                    table.by_turn = table.by_turn or [DealShare() for _ in range(seats)]
                    counted.append(table.by_turn[(seat - played.first) % seats])
                for share in counted:
                    share.add(played.deal, won(played, seat))
        return [found[seats] for seats in sorted(found)]

    def summary(self) -> dict[str, Any]:
        """The match for programs."""
        return {
            "game": self.plan.game,
            "format": self.plan.format,
            "seed": self.plan.seed,
            "games": len(self.games),
            "bots": [standing.plain() for standing in self.standings],
            "pairs": [pair.plain() for pair in self.pairs],
            "tables": [table.plain() for table in self.tables],
            "length": spread_of([played.length for played in self.games]),
            "ends": dict(Counter(played.ending for played in self.games)),
            "failed": [{"id": played.id, "seating": played.seating, "why": played.failed} for played in self.failed],
        }


def won(played: Played, seat: int) -> float:
    """This seat's share of the win."""
    return 1 / played.ranks.count(1) if played.ranks[seat] == 1 else 0.0


def mean(values: list[int]) -> float | None:
    return round(fmean(values), 2) if values else None


def spread_of(values: list[int]) -> dict[str, float] | None:
    return {"min": min(values), "median": median(values), "max": max(values)} if values else None
