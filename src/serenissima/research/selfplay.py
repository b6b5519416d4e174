"""Self-play for learning: many games at once, played in processes on all cores, returned as arrays in batches.

    for batch in self_play("doge", [policy, "greedy"], games=1000, seed=1):
        learn(batch.observations, batch.masks, batch.actions, batch.results)

Players are names of bots, or policies. A policy is called with the observations and masks of many games at once and a
random generator, and returns an action for each row. It must be picklable, as module-level functions and classes are.
The players rotate through the seats, and each deal is played once for each rotation.

Batches come in the order of the games. They depend on the seed and on the number of games per batch, but not on the
number of workers (as long as no bot has a budget in seconds).
"""

import os
from collections import deque
from collections.abc import Collection, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import islice
from typing import Protocol

from serenissima.bots.api import Bot, Perspective, make_bot
from serenissima.bots.pipe import dismiss, introduce
from serenissima.core.dice import from_seed
from serenissima.core.errors import BadTable
from serenissima.core.frame import kind_of
from serenissima.core.messages import Message, message
from serenissima.core.spec import Value
from serenissima.research.episode import Play
from serenissima.research.observe import Floats, Mask, Numbers
from serenissima.research.packages import missing, spoken

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing("NumPy", error) from None

Integers = NDArray[np.int64]
SPREAD = 1_000_003
"""Separates the bots' dice from those of the deals."""


class Policy(Protocol):
    """Anything that answers for many seats at once."""

    def __call__(self, observations: Floats, masks: Mask, rng: np.random.Generator, /) -> Integers:
        """Return, for each row, an action whose mask is 1."""
        ...


Player = str | Policy


@dataclass(frozen=True)
class Batch:
    """The decisions of some games, one row each; `ranks` and `scores` have one row for each game."""

    observations: Floats
    masks: Mask
    actions: Integers
    results: Floats
    """The result for the seat that decided: its share of the win."""
    players: Integers
    seats: Integers
    games: Integers
    ranks: Integers
    scores: Integers
    seating: Integers
    """The player in each seat of each game."""


@dataclass(frozen=True)
class Task:
    """A number of games for one worker."""

    numbers: Numbers
    players: tuple[Player, ...]
    recorded: frozenset[int]
    first: int
    count: int
    seed: int


@dataclass
class Rows:
    """The decisions made so far."""

    observations: list[Floats] = field(default_factory=list)
    masks: list[Mask] = field(default_factory=list)
    where: list[tuple[int, int, int, int]] = field(default_factory=list)
    """Action, player, seat and game."""


class Running:
    """One of the games that a worker plays side by side."""

    def __init__(self, task: Task, number: int) -> None:
        numbers, turns = task.numbers, len(task.players)
        self.number = number
        self.play = Play(numbers, numbers.new(task.seed + number // turns))
        self.dice = from_seed(task.seed * SPREAD + number)
        self.seating = [(seat + number) % turns for seat in range(numbers.seats)]
        self.bots: dict[int, Bot] = {
            player: make_bot(name, numbers.spec.id)
            for player, name in enumerate(task.players)
            if isinstance(name, str) and player in self.seating
        }
        introduce(self.bots.values(), numbers.options)

    def asked(self) -> int:
        """The player who is asked."""
        return self.seating[self.play.seat]

    def bots_answer(self, rows: Rows, recorded: Collection[int]) -> None:
        """Let bots answer until a policy is asked or the game is over."""
        play = self.play
        while not play.is_over and (player := self.asked()) in self.bots:
            pick = self.bots[player].choose(Perspective(play.numbers.spec, play.state, play.seat), self.dice)
            if player in recorded:
                self.note_pick(rows, pick)
            else:
                play.answer(pick)
        if play.is_over:
            self.close()

    def close(self) -> None:
        """Tell programs among the bots the result, if there is one, and stop them."""
        dismiss(self.bots.values(), self.play.state)

    def note_pick(self, rows: Rows, pick: int) -> None:
        """Record a bot's pick, step by step. A pick without action numbers is played but not recorded."""
        play, number = self.play, self.play.state.number
        question = play.state.question()
        assert question is not None
        steps = play.numbers.spec.steps(kind_of(question), pick)
        if max(steps) >= play.numbers.actions:
            play.answer(pick)
        while play.state.number == number:
            self.act(rows, steps[len(play.chosen)], play.observe(play.seat), play.mask(play.seat))

    def act(self, rows: Rows, action: int, observation: Floats, mask: Mask) -> None:
        """Record the action and take it."""
        rows.observations.append(observation)
        rows.masks.append(mask)
        rows.where.append((action, self.asked(), self.play.seat, self.number))
        self.play.act(action)


def play_task(task: Task) -> Batch:
    """Play the games in parallel, so that a policy answers for many of them at once."""
    games = [Running(task, task.first + i) for i in range(task.count)]
    rows = Rows()
    try:
        play_on(task, games, rows)
    finally:
        for game in games:
            game.close()
    return batch_of(task.numbers, games, rows)


def play_on(task: Task, games: list[Running], rows: Rows) -> None:
    """Play all of them to the end."""
    rng = np.random.default_rng([task.seed, task.first])
    for game in games:
        game.bots_answer(rows, task.recorded)
    while running := [game for game in games if not game.play.is_over]:
        player = min(game.asked() for game in running)
        policy = task.players[player]
        assert not isinstance(policy, str)
        together = [game for game in running if game.asked() == player]
        observations = np.stack([game.play.observe(game.play.seat) for game in together])
        masks = np.stack([game.play.mask(game.play.seat) for game in together])
        actions = policy(observations, masks, rng)
        for game, action, observation, mask in zip(together, actions, observations, masks, strict=True):
            if player in task.recorded:
                game.act(rows, int(action), observation, mask)
            else:
                game.play.act(int(action))
            game.bots_answer(rows, task.recorded)


def batch_of(numbers: Numbers, games: list[Running], rows: Rows) -> Batch:
    results = {game.number: game.play.results() for game in games}
    where = np.array(rows.where, dtype=np.int64).reshape(-1, 4)
    return Batch(
        observations=np.array(rows.observations, dtype=np.float32).reshape(-1, numbers.size),
        masks=np.array(rows.masks, dtype=np.int8).reshape(-1, numbers.actions),
        actions=where[:, 0],
        results=np.array([results[game][seat] for _, _, seat, game in rows.where], dtype=np.float32),
        players=where[:, 1],
        seats=where[:, 2],
        games=where[:, 3],
        ranks=np.array([game.play.state.ranks() for game in games], dtype=np.int64),
        scores=np.array([game.play.state.scores() for game in games], dtype=np.int64),
        seating=np.array([game.seating for game in games], dtype=np.int64),
    )


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def self_play(
    game: str,
    players: Sequence[Player],
    games: int,
    seed: int = 0,
    *,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    recorded: Collection[int] | None = None,
    batch: int = 32,
    workers: int | None = None,
) -> Iterator[Batch]:
    """Play `games` games, `batch` of them per batch. `recorded`: the players whose decisions are returned."""
    workers = cores() if workers is None else workers
    with spoken():
        if not players:
            raise BadTable(Message("research-no-players"))
        if min(games, batch, workers) < 1:
            raise BadTable(Message("research-no-work"))
        if seed < 0:
            raise BadTable(message("research-bad-seed", given=seed))
    numbers = Numbers(game, seats, options)
    with spoken():
        for player in players:
            if isinstance(player, str):
                make_bot(player, game)
    noted = frozenset(range(len(players)) if recorded is None else recorded)
    tasks = (
        Task(numbers, tuple(players), noted, first, min(batch, games - first), seed) for first in range(0, games, batch)
    )
    return played(tasks, min(workers, -(-games // batch)))


def played(tasks: Iterator[Task], workers: int) -> Iterator[Batch]:
    """The batches in order. Every worker always has its next task queued."""
    if workers == 1:
        yield from map(play_task, tasks)
        return
    with ProcessPoolExecutor(workers) as pool:
        waiting: deque[Future[Batch]] = deque(pool.submit(play_task, task) for task in islice(tasks, 2 * workers))
        while waiting:
            batch = waiting.popleft().result()
            waiting.extend(pool.submit(play_task, task) for task in islice(tasks, 1))
            yield batch
