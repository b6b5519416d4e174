"""Fits the weights of a game's value function on the results of self-play, and says how good they are.

A position's value is a softmax over the seats of weighted features (`bots/value/model.py`): the regression is convex,
and the same seed gives the same weights. Whole games are held out, because the positions of one game share a result.
"""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from serenissima.bots.api import Perspective, make_bot
from serenissima.core.dice import Dice, from_seed
from serenissima.core.spec import GameSpec, Options
from serenissima.core.state import State
from serenissima.lab.tables import Table, fits, plain_table

Array = NDArray[np.float64]

HELD_OUT: Final = 5
"""One game of so many is not fitted on but judged by."""
PENALTIES: Final = (0.3, 1.0, 3.0, 10.0, 30.0, 100.0)
"""L2, on weights of features scaled to deviation 1, against the log-loss summed over all positions: what is tried."""
STEPS: Final = 30
CLOSE: Final = 1e-9
DIGITS: Final = 5
BINS: Final = 10
BESIDES: Final[dict[str, tuple[Options, ...]]] = {"gondola": ({"taxi": True},)}
"""Options with which games are played besides the plain ones."""
SEEDS: Final = 1_000_000
"""Games of one fit have near seeds, those of the next seed are far away."""


@dataclass(frozen=True)
class Plan:
    """What to fit on: games for each number of seats, positions of each game, and how often anything is played."""

    games: int
    positions: int
    noise: float
    seed: int

    def command(self, game: str) -> str:
        """What has to be typed to get the same weights again."""
        return (
            f"serenissima fit {game} --games {self.games} --positions {self.positions}"
            f" --noise {self.noise:g} --seed {self.seed}"
        )


@dataclass(frozen=True)
class Samples:
    """Positions of games with one number of seats: features [position, seat, feature], and how each game ended."""

    game: NDArray[np.int64]
    progress: Array
    features: Array
    result: Array

    def part(self, wanted: NDArray[np.bool_]) -> "Samples":
        return Samples(self.game[wanted], self.progress[wanted], self.features[wanted], self.result[wanted])

    def held_out(self) -> NDArray[np.bool_]:
        held: NDArray[np.bool_] = self.game % HELD_OUT == HELD_OUT - 1
        return held


@dataclass(frozen=True)
class Judgement:
    """How well predictions fit what happened."""

    log_loss: float
    brier: float


# Playing.


def tables_for(spec: GameSpec, seats: int) -> list[Table]:
    """The plain table, and those whose options change the game so much that they are played in turn with it."""
    plain = plain_table(spec, seats)
    others = [{**plain.options, **options} for options in BESIDES.get(spec.id, ())]
    return [plain, *[Table(seats, options) for options in others if fits(spec, seats, options)]]


def result_of(s: State) -> list[float]:
    """1 for who wins alone; a shared win is split."""
    winners = [rank == 1 for rank in s.ranks()]
    return [won / max(1, sum(winners)) for won in winners]


def play(spec: GameSpec, table: Table, seed: int, plan: Plan) -> tuple[list[Any], list[float]]:
    """One game of greedy players who now and then take any option; some positions of it, and how it ended."""
    module = import_module(f"serenissima.bots.value.{spec.id}")
    bot = make_bot(f"greedy:noise={plan.noise:g}", spec.id)
    dice = from_seed(-1 - seed)
    s = spec.new(table.seats, table.options, seed)
    seen: list[State] = []
    while not s.is_over:
        seen.append(s.clone())
        seat = s.turn()
        options = s.options(seat)
        s.act(seat, options[0] if len(options) == 1 else bot.choose(Perspective(spec, s, seat), dice))
    return [module.read(position) for position in drawn(seen, plan.positions, dice)], result_of(s)


def drawn(seen: list[State], count: int, dice: Dice) -> list[State]:
    """So many of the positions, none twice."""
    count = min(count, len(seen))
    for i in range(count):
        other = i + dice.below(len(seen) - i)
        seen[i], seen[other] = seen[other], seen[i]
    return seen[:count]


def collect(spec: GameSpec, seats: int, plan: Plan, step: Callable[[], None]) -> Samples:
    """Positions of many games with so many seats."""
    rows: list[tuple[int, float, list[float], list[float]]] = []
    tables = tables_for(spec, seats)
    for game in range(plan.games):
        seen, result = play(spec, tables[game % len(tables)], plan.seed * SEEDS + game, plan)
        rows += [(game, progress, features, result) for progress, features in seen]
        step()
    return Samples(
        np.array([row[0] for row in rows]),
        np.array([row[1] for row in rows]),
        np.array([row[2] for row in rows]).reshape(len(rows), seats, -1),
        np.array([row[3] for row in rows]),
    )


# Fitting.


def columns(samples: Samples) -> Array:
    """The features once for the beginning and once for the end; a seat alone plays against an empty one."""
    late = samples.progress[:, None, None]
    both = np.concatenate([samples.features * (1 - late), samples.features * late], axis=2)
    if both.shape[1] == 1:
        both = np.concatenate([both, np.zeros_like(both)], axis=1)
    return both


def outcomes(samples: Samples) -> Array:
    result = samples.result
    return np.concatenate([result, 1 - result], axis=1) if result.shape[1] == 1 else result


def softmax(utilities: Array) -> Array:
    shares = np.exp(utilities - utilities.max(axis=1, keepdims=True))
    found: Array = shares / shares.sum(axis=1, keepdims=True)
    return found


def regress(x: Array, y: Array, penalty: float) -> Array:
    """The weights of least penalised cross-entropy, by Newton's method."""
    # Both halves of a feature are scaled alike, so that what hardly occurs early on weighs little there.
    half = x.shape[2] // 2
    scale = (x[:, :, :half] + x[:, :, half:]).std(axis=(0, 1))
    scale[scale < CLOSE] = 1.0
    scale = np.concatenate([scale, scale])
    x = x / scale
    weights = np.zeros(x.shape[2])
    for _ in range(STEPS):
        p = softmax(x @ weights)
        gradient = np.einsum("nsf,ns->f", x, p - y) + penalty * weights
        mean = np.einsum("nsf,ns->nf", x, p)
        weighted = x * np.sqrt(p)[:, :, None]
        flat = weighted.reshape(-1, x.shape[2])
        hessian = flat.T @ flat - mean.T @ mean + penalty * np.eye(len(weights))
        change = np.linalg.solve(hessian, gradient)
        weights -= change
        if np.abs(change).max() < CLOSE:
            break
    found: Array = weights / scale
    return found


def best_penalty(samples: Samples, x: Array, y: Array) -> float:
    """The penalty that serves games best which are not fitted on, found among the games that are not held out."""
    held = samples.game % HELD_OUT == 0
    losses = [judge(softmax(x[held] @ regress(x[~held], y[~held], each)), y[held]).log_loss for each in PENALTIES]
    return PENALTIES[int(np.argmin(losses))]


def judge(p: Array, y: Array) -> Judgement:
    return Judgement(float(-(y * np.log(np.maximum(p, 1e-12))).sum(axis=1).mean()), float(((p - y) ** 2).sum(1).mean()))


def calibration(p: Array, y: Array) -> list[list[float]]:
    """For each tenth of the scale that occurs: the mean prediction, the mean result, and how many there were."""
    bins = np.minimum((p.ravel() * BINS).astype(int), BINS - 1)
    found = []
    for place in range(BINS):
        here = bins == place
        if here.any():
            found.append([round(float(z.ravel()[here].mean()), 3) for z in (p, y)] + [int(here.sum())])
    return found


def fit_seats(names: tuple[str, ...], samples: Samples) -> tuple[dict[str, list[float]], dict[str, Any]]:
    """The weights for one number of seats, and what the held-out games say about them."""
    held = samples.held_out()
    seats = samples.result.shape[1]
    x, y = columns(samples), outcomes(samples)
    penalty = best_penalty(samples.part(~held), x[~held], y[~held])
    weights = regress(x[~held], y[~held], penalty)
    count = len(names)
    score = [0, count]  # the first feature of every game, early and late
    by_score = regress(x[~held][:, :, score], y[~held], penalty)
    p = softmax(x[held] @ weights)
    judged = {
        "fitted": judge(p, y[held]),
        "score_only": judge(softmax(x[held][:, :, score] @ by_score), y[held]),
        "uniform": judge(np.full(p.shape, 1 / p.shape[1]), y[held]),
    }
    report = {
        "games": int(samples.game.max()) + 1,
        "positions": len(samples.game),
        "penalty": penalty,
        "log_loss": {name: round(found.log_loss, 4) for name, found in judged.items()},
        "brier": {name: round(found.brier, 4) for name, found in judged.items()},
        "calibration": calibration(p[:, :seats], y[held][:, :seats]),
    }
    pairs = {names[i]: [rounded(weights[i]), rounded(weights[count + i])] for i in range(count)}
    return pairs, report


def rounded(weight: float) -> float:
    return float(f"{weight:.{DIGITS}g}")


def fit(spec: GameSpec, plan: Plan, step: Callable[[], None]) -> dict[str, Any]:
    """The document with the weights for every number of seats, how they came about and how good they are."""
    names: tuple[str, ...] = import_module(f"serenissima.bots.value.{spec.id}").NAMES
    weights: dict[str, Any] = {}
    held_out: dict[str, Any] = {}
    for seats in range(spec.seats[0], spec.seats[1] + 1):
        weights[str(seats)], held_out[str(seats)] = fit_seats(names, collect(spec, seats, plan, step))
    return {
        "game": spec.id,
        "rules": spec.version,
        "command": plan.command(spec.id),
        "held_out": held_out,
        "weights": weights,
    }


def write(document: dict[str, Any], file: Path) -> None:
    """One line for each feature and each report, so that a new fit can be read as a difference."""
    text = json.dumps(document, indent=1, ensure_ascii=False)
    text = re.sub(r"\[[^\[\]{}]*\]", lambda row: re.sub(r"\s+", "", row.group()).replace(",", ", "), text)
    file.write_text(text + "\n", encoding="utf-8")
