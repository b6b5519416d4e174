"""Fits the weights of a game's value function on self-play results, and evaluates them.

A position's value is a softmax over the seats of weighted features (`bots/valuation.py`): the regression is convex,
and the same seed gives the same weights. Whole games are held out, because the positions of one game share a result.
"""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from serenissima.bots.api import Perspective, make_bot
from serenissima.core.dice import Dice, from_seed
from serenissima.core.errors import BadTable
from serenissima.core.messages import message
from serenissima.core.spec import GameSpec, Options
from serenissima.core.state import State, check_each_seat
from serenissima.games import game_part
from serenissima.lab.configurations import Table, fits, plain_table
from serenissima.lab.file_errors import reporting_file_errors

Array = NDArray[np.float64]

HELD_OUT: Final = 5
"""One game in this many is held out for evaluation."""
PENALTIES: Final = (0.3, 1.0, 3.0, 10.0, 30.0, 100.0)
"""L2, on weights of features scaled to deviation 1, against the log-loss summed over all positions: what is tried."""
STEPS: Final = 30
CLOSE: Final = 1e-9
LEAST: Final = 1e-12
DIGITS: Final = 5
BINS: Final = 10
SHOWN: Final = 60
SEEDS: Final = 1_000_000
"""Games of one fit have adjacent seeds; those of the next seed are far away."""


@dataclass(frozen=True)
class Plan:
    """What to fit on: games per number of seats, positions per game, and the share of random moves."""

    games: int
    positions: int
    noise: float
    seed: int

    def command(self, game: str) -> str:
        """The command that reproduces the weights."""
        return (
            f"serenissima fit {game} --games {self.games} --positions {self.positions}"
            f" --noise {self.noise:g} --seed {self.seed}"
        )


@dataclass(frozen=True)
class Samples:
    """Positions: their seats, game number, features [position, seat, feature], and the result of the game.

    If there are fewer seats than places, the last places are empty.
    """

    seats: NDArray[np.int64]
    game: NDArray[np.int64]
    progress: Array
    features: Array
    result: Array

    def lacking(self, width: int) -> int:
        """Places that are missing for this width."""
        return width - int(self.result.shape[1])

    def held_out(self) -> NDArray[np.bool_]:
        held: NDArray[np.bool_] = self.game % HELD_OUT == HELD_OUT - 1
        return held


@dataclass(frozen=True)
class Judgement:
    """How well predictions match the results."""

    log_loss: float
    brier: float


# Playing.


def tables_for(spec: GameSpec, seats: int) -> list[Table]:
    """The plain table, and tables with options that change the game so much that they alternate with it."""
    plain = plain_table(spec, seats)
    also: tuple[Options, ...] = getattr(game_part(spec.id, "value"), "ALSO_FITTED_WITH", ())
    others = [{**plain.options, **options} for options in also]
    return [plain, *[Table(seats, options) for options in others if fits(spec, seats, options)]]


def result_of(s: State) -> list[float]:
    """1 for a sole win; a shared win is split."""
    ranks = s.ranks()
    check_each_seat(ranks, s.seats, "places")
    winners = [rank == 1 for rank in ranks]
    return [won / max(1, sum(winners)) for won in winners]


def play(spec: GameSpec, table: Table, seed: int, plan: Plan) -> tuple[list[Any], list[float]]:
    """Play one game of greedy players with some random moves; returns some positions and the result."""
    value: Any = game_part(spec.id, "value")
    bot = make_bot(f"greedy:noise={plan.noise:g}", spec.id)
    dice = from_seed(-1 - seed)
    s = spec.new(table.seats, table.options, seed)
    seen: list[State] = []
    while not s.is_over:
        seen.append(s.clone())
        seat = s.turn()
        options = s.options(seat)
        s.act(seat, options[0] if len(options) == 1 else bot.choose(Perspective(spec, s, seat), dice))
    read = [value.read(position) for position in drawn(seen, plan.positions, dice)]
    for found in read:
        check_reading(spec, found, table.seats, len(value.NAMES))
    return read, result_of(s)


def check_reading(spec: GameSpec, found: Any, seats: int, features: int) -> None:
    """Refuse what a game's value.read gives if it is not a pair of the progress and all features of all seats."""
    try:
        progress, numbers = found
        float(progress)
        right = np.asarray(numbers, dtype=float).shape == (seats * features,)
    except (TypeError, ValueError):
        right = False
    if not right:
        given = " ".join(repr(found).split())
        given = given if len(given) <= SHOWN else given[: SHOWN - 1] + "…"
        raise BadTable(message("fit-bad-reading", game=spec.id, numbers=seats * features, seats=seats, given=given))


def drawn(seen: list[State], count: int, dice: Dice) -> list[State]:
    """Draw this many of the positions without repetition."""
    count = min(count, len(seen))
    for i in range(count):
        other = i + dice.below(len(seen) - i)
        seen[i], seen[other] = seen[other], seen[i]
    return seen[:count]


def collect(spec: GameSpec, seats: int, plan: Plan, step: Callable[[], None]) -> Samples:
    """Positions of many games with this number of seats."""
    rows: list[tuple[int, float, list[float], list[float]]] = []
    tables = tables_for(spec, seats)
    for game in range(plan.games):
        seen, result = play(spec, tables[game % len(tables)], plan.seed * SEEDS + game, plan)
        rows += [(game, progress, features, result) for progress, features in seen]
        step()
    return Samples(
        np.full(len(rows), seats),
        np.array([row[0] for row in rows]),
        np.array([row[1] for row in rows]),
        np.array([row[2] for row in rows]).reshape(len(rows), seats, -1),
        np.array([row[3] for row in rows]),
    )


def together(parts: list[Samples]) -> Samples:
    """Positions with different numbers of seats, padded to the widest."""
    width = max(part.result.shape[1] for part in parts)
    return Samples(
        np.concatenate([part.seats for part in parts]),
        np.concatenate([part.game for part in parts]),
        np.concatenate([part.progress for part in parts]),
        np.concatenate([np.pad(part.features, ((0, 0), (0, part.lacking(width)), (0, 0))) for part in parts]),
        np.concatenate([np.pad(part.result, ((0, 0), (0, part.lacking(width)))) for part in parts]),
    )


# Fitting.


@dataclass(frozen=True)
class Regression:
    """The data of a regression: columns [position, place, column], occupied places, and results."""

    x: Array
    present: NDArray[np.bool_]
    y: Array

    def part(self, wanted: NDArray[np.bool_]) -> "Regression":
        return Regression(self.x[wanted], self.present[wanted], self.y[wanted])

    def only(self, columns: list[int]) -> "Regression":
        return Regression(self.x[:, :, columns], self.present, self.y)

    def predicted(self, weights: Array) -> Array:
        """The expected result of every seat: a softmax over the occupied places."""
        utilities = np.where(self.present, self.x @ weights, -np.inf)
        shares = np.exp(utilities - utilities.max(axis=1, keepdims=True))
        found: Array = shares / shares.sum(axis=1, keepdims=True)
        return found


def regression_of(samples: Samples) -> Regression:
    """Each feature twice, for the beginning and for the end; a solo seat plays against an empty one."""
    late = samples.progress[:, None, None]
    x = np.concatenate([samples.features * (1 - late), samples.features * late], axis=2)
    y = samples.result
    if y.shape[1] == 1:
        return Regression(
            np.pad(x, ((0, 0), (0, 1), (0, 0))), np.full((len(y), 2), True), np.concatenate([y, 1 - y], 1)
        )
    return Regression(x, np.arange(y.shape[1]) < samples.seats[:, None], y)


def regress(regression: Regression, penalty: float) -> Array:
    """The weights that minimise penalised cross-entropy, by Newton's method."""
    # Scale both halves of a feature alike, so that a feature that hardly occurs early weighs little there.
    half = regression.x.shape[2] // 2
    scale = (regression.x[:, :, :half] + regression.x[:, :, half:]).std(axis=(0, 1))
    scale[scale < CLOSE] = 1.0
    scale = np.concatenate([scale, scale])
    scaled = Regression(regression.x / scale, regression.present, regression.y)
    weights = np.zeros(2 * half)
    for _ in range(STEPS):
        p = scaled.predicted(weights)
        gradient = np.einsum("nsf,ns->f", scaled.x, p - scaled.y) + penalty * weights
        mean = np.einsum("nsf,ns->nf", scaled.x, p)
        spread = (scaled.x * np.sqrt(p)[:, :, None]).reshape(-1, 2 * half)
        hessian = spread.T @ spread - mean.T @ mean + penalty * np.eye(2 * half)
        change = np.linalg.solve(hessian, gradient)
        weights -= change
        if np.abs(change).max() < CLOSE:
            break
    found: Array = weights / scale
    return found


def best_penalty(regression: Regression, inside: NDArray[np.bool_]) -> float:
    """The best penalty by cross-validation on the games that are not held out."""
    judged = [judge(regression.part(inside), regress(regression.part(~inside), each)).log_loss for each in PENALTIES]
    return PENALTIES[int(np.argmin(judged))]


def judge(regression: Regression, weights: Array) -> Judgement:
    p, y = regression.predicted(weights), regression.y
    log_loss = -(y * np.log(np.maximum(p, LEAST))).sum(axis=1).mean()
    return Judgement(float(log_loss), float(((p - y) ** 2).sum(axis=1).mean()))


def calibration(p: Array, y: Array) -> list[list[float]]:
    """For each non-empty tenth of the scale: the mean prediction, the mean result, and the count."""
    bins = np.minimum((p * BINS).astype(int), BINS - 1)
    found = []
    for place in range(BINS):
        here = bins == place
        if here.any():
            found.append([round(float(z[here].mean()), 3) for z in (p, y)] + [int(here.sum())])
    return found


def fit_together(
    names: tuple[str, ...], parts: list[Samples], is_score_left_out: bool = False
) -> tuple[dict[str, list[float]], dict[str, Any]]:
    """The weights shared by these numbers of seats, and their evaluation on held-out games by number of seats."""
    samples = together(parts)
    held = samples.held_out()
    regression = regression_of(samples)
    fitted_on = regression.part(~held)
    count = len(names)
    score = [0, count]  # the first feature of every game, early and late
    used = [column for column in range(2 * count) if not is_score_left_out or column not in score]
    penalty = best_penalty(fitted_on.only(used), samples.game[~held] % HELD_OUT == 0)
    weights = np.zeros(2 * count)
    weights[used] = regress(fitted_on.only(used), penalty)
    by_score = regress(fitted_on.only(score), penalty)
    reports: dict[str, Any] = {}
    for part in parts:
        seats = int(part.seats[0])
        here = held & (samples.seats == seats)
        test = regression.part(here)
        judged = {
            "fitted": judge(test, weights),
            "score_only": judge(test.only(score), by_score),
            "uniform": judge(test, weights * 0),
        }
        reports[str(seats)] = {
            "games": int(part.game.max()) + 1,
            "positions": len(part.game),
            "penalty": penalty,
            "log_loss": {name: round(found.log_loss, 4) for name, found in judged.items()},
            "brier": {name: round(found.brier, 4) for name, found in judged.items()},
            "calibration": calibration(test.predicted(weights)[:, :seats].ravel(), test.y[:, :seats].ravel()),
        }
    return {names[i]: [rounded(weights[i]), rounded(weights[count + i])] for i in range(count)}, reports


def rounded(weight: float) -> float:
    return float(f"{weight:.{DIGITS}g}")


def shared_by(spec: GameSpec) -> list[tuple[int, ...]]:
    """The numbers of seats that share their weights."""
    alone = [(seats,) for seats in range(spec.seats[0], spec.seats[1] + 1)]
    groups: list[tuple[int, ...]] = getattr(game_part(spec.id, "value"), "SEAT_GROUPS", alone)
    return groups


def fit(spec: GameSpec, plan: Plan, step: Callable[[], None]) -> dict[str, Any]:
    """The document with the weights for every number of seats, their origin and their evaluation."""
    value: Any = game_part(spec.id, "value")
    if not hasattr(value, "NAMES") or not hasattr(value, "read"):
        raise BadTable(message("fit-nothing", game=spec.title))
    names: tuple[str, ...] = value.NAMES
    is_score_left_out = getattr(value, "IS_SCORE_LEFT_OUT", False)
    weights: dict[str, Any] = {}
    held_out: dict[str, Any] = {}
    for group in shared_by(spec):
        found, reports = fit_together(names, [collect(spec, seats, plan, step) for seats in group], is_score_left_out)
        held_out |= reports
        weights |= {str(seats): found for seats in group}
    return {
        "game": spec.id,
        "rules": spec.version,
        "command": plan.command(spec.id),
        "held_out": held_out,
        "weights": weights,
    }


def write(document: dict[str, Any], file: Path) -> None:
    """Write one line per feature and report, so that a new fit gives a readable diff."""
    text = json.dumps(document, indent=1, ensure_ascii=False)
    text = re.sub(r"\[[^\[\]{}]*\]", lambda row: re.sub(r"\s+", "", row.group()).replace(",", ", "), text)
    with reporting_file_errors(file):
        file.write_text(text + "\n", encoding="utf-8")
