"""What the finished games of a club say about its people: ratings, head to head, records.

Everything is calculated from the games in the order in which they ended, and nothing else is stored. The work is
proportional to the number of games: a game compares only the people who played in it.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import combinations
from statistics import fmean
from typing import Final

from openskill.models import ThurstoneMostellerFull

from serenissima.table.ratings import Rating, Ratings

FEWEST: Final = 3
"""Games before somebody's rating is shown."""
MIDDLE: Final = 1500
POINTS: Final = 24.0
"""A point of OpenSkill on the scale that people know: between two players, 100 points more win three games of four."""
START: Final = 25.0
Z95: Final = 1.96


@dataclass(frozen=True)
class Player:
    """A seat of a finished game. `identity` is None for a bot, and for somebody who was deleted."""

    identity: str | None
    level: str | None
    score: int
    rank: int


@dataclass(frozen=True)
class Finished:
    """A finished game that only members have played, perhaps with bots."""

    id: str
    game: str
    ended: float
    players: tuple[Player, ...]

    @property
    def has_bots(self) -> bool:
        return any(player.level is not None for player in self.players)


def points(rating: Rating) -> int:
    return round(MIDDLE + POINTS * (rating.mu - START))


def error(rating: Rating) -> int:
    """Half the length of the bar."""
    return round(Z95 * POINTS * rating.sigma)


class Table:
    """The ratings in one game, or in all of them, by people and by bots.

    The model is Thurstone and Mosteller's. In clubs of six with players of known strength, its bars of 95 % held the
    true one in 82 to 95 % of the cases after 10 games, and in 92 to 98 % after 100 games; those of Plackett and Luce
    were twice as long at first, and held it in only 77 % after 100 games between players of very different strength.
    People may have learned since their last game; bots have not. So bots, where they count, hold the scale in place.
    """

    def __init__(self) -> None:
        self.ratings = Ratings(ThurstoneMostellerFull(tau=0.0))
        self.games = 0
        self.played: dict[str, int] = {}
        self.levels: dict[str, str] = {}
        """The level of each rated bot."""

    def add(self, game: Finished) -> None:
        ranks: dict[str, list[int]] = {}
        people: list[str] = []
        for number, player in enumerate(game.players):
            if player.level is not None:
                key = f"bot {game.game} {player.level}"
                self.levels[key] = player.level
            elif player.identity is not None:
                key = player.identity
                people.append(key)
            else:
                key = f"deleted {game.id} {number}"  # nobody knows which of these are the same person
            ranks.setdefault(key, []).append(player.rank)
        if len(ranks) < 2:
            return
        self.games += 1
        self.ratings.add({key: fmean(found) for key, found in ranks.items()}, learners=people)
        for key in ranks:
            self.played[key] = self.played.get(key, 0) + 1

    def of(self, key: str) -> tuple[int, int] | None:
        """Rating and error; None after too few games."""
        if self.played.get(key, 0) < FEWEST:
            return None
        rating = self.ratings.of(key)
        return points(rating), error(rating)


@dataclass
class Tally:
    """What one person has done."""

    games: int = 0
    wins: int = 0
    streak: int = 0
    """Games won in a row, up to now."""
    longest: int = 0
    ended_at: str = ""
    """The last game of the longest streak."""

    def add(self, game: str, is_won: bool) -> None:
        self.games += 1
        self.wins += is_won
        self.streak = self.streak + 1 if is_won else 0
        if self.streak > self.longest:
            self.longest, self.ended_at = self.streak, game


@dataclass
class Results:
    """Everything that the games say, by identity."""

    counted: int = 0
    overall: Table = field(default_factory=Table)
    by_game: dict[str, Table] = field(default_factory=dict)
    tallies: dict[str, Tally] = field(default_factory=dict)
    pairs: dict[tuple[str, str], list[int]] = field(default_factory=dict)
    """For two people in alphabetical order: games in which the first was ahead, behind, level."""
    best: dict[str, dict[str, tuple[int, str]]] = field(default_factory=dict)
    """By game and identity: the highest score, and where it was reached first."""
    changes: dict[str, dict[str, int]] = field(default_factory=dict)
    """By finished game and identity: by how many points the overall rating has changed."""

    def add(self, game: Finished, is_rated: bool) -> None:
        self.counted += 1
        people = sorted((player.identity, player) for player in game.players if player.identity is not None)
        for identity, player in people:
            self.tallies.setdefault(identity, Tally()).add(game.id, player.rank == 1)
            best = self.best.setdefault(game.game, {})
            if player.score > best.get(identity, (player.score - 1, ""))[0]:
                best[identity] = (player.score, game.id)
        for (first, one), (second, other) in combinations(people, 2):
            counts = self.pairs.setdefault((first, second), [0, 0, 0])
            counts[0 if one.rank < other.rank else 1 if one.rank > other.rank else 2] += 1
        if is_rated:
            before = {identity: self.overall.of(identity) for identity, _ in people}
            self.overall.add(game)
            self.by_game.setdefault(game.game, Table()).add(game)
            after = {identity: self.overall.of(identity) for identity, _ in people}
            self.changes[game.id] = {
                identity: now[0] - then[0]
                for identity in before
                if (then := before[identity]) is not None and (now := after[identity]) is not None
            }

    def add_all(self, games: Iterable[Finished], bots: bool, rated_since: float | None) -> None:
        """Add games in the order in which they ended; `bots` says whether games with bots count."""
        for game in games:
            if bots or not game.has_bots:
                self.add(game, rated_since is None or game.ended > rated_since)


def results_of(games: Iterable[Finished], bots: bool, rated_since: float | None) -> Results:
    """The results of all games of a club."""
    results = Results()
    results.add_all(games, bots, rated_since)
    return results
