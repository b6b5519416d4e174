"""A policy of one layer that learns Doge by watching the greedy bot, with NumPy alone.

pip install "serenissima[lab]"
OPENBLAS_NUM_THREADS=1 python policy.py                  learns, then plays against two random bots
OPENBLAS_NUM_THREADS=1 python policy.py --games 200      watches longer

The policy is a softmax over all actions: one weight for each pair of a number of the observation and an action. It is
fitted by gradient descent to what the greedy bot did in the same places, and plays by drawing from its own chances.
"""

import argparse
import time
from dataclasses import dataclass

import numpy as np

from serenissima.lab.arena.standings import interval
from serenissima.research.observe import Floats, Mask, Numbers
from serenissima.research.selfplay import Integers, self_play

GAME, SEATS = "doge", 3


@dataclass(frozen=True)
class Softmax:
    """The policy. It is a class so that it can be sent to worker processes."""

    weights: Floats

    def chances(self, observations: Floats, masks: Mask) -> Floats:
        """The probability of each action; zero for illegal ones."""
        worth = np.where(masks, observations @ self.weights, np.float32(-np.inf))
        likely: Floats = np.exp(worth - worth.max(axis=1, keepdims=True))
        likely /= likely.sum(axis=1, keepdims=True)
        return likely

    def __call__(self, observations: Floats, masks: Mask, rng: np.random.Generator) -> Integers:
        """An action for each row, drawn with these probabilities by adding Gumbel noise to their logarithms."""
        with np.errstate(divide="ignore"):
            worth = np.log(self.chances(observations, masks))
        drawn: Integers = (worth + rng.gumbel(size=worth.shape)).argmax(axis=1)
        return drawn


def watch(games: int, seed: int) -> tuple[Floats, Mask, Integers]:
    """What the greedy bot saw, could have done, and did."""
    batches = list(self_play(GAME, ["greedy"], games, seed, seats=SEATS, batch=4))
    return (
        np.concatenate([batch.observations for batch in batches]),
        np.concatenate([batch.masks for batch in batches]),
        np.concatenate([batch.actions for batch in batches]),
    )


def learn(seen: tuple[Floats, Mask, Integers], rounds: int, seed: int, rate: float = 0.3, rows: int = 64) -> Softmax:
    """Go through the decisions in random order, a few at a time, and make the action taken a little more likely."""
    observations, masks, actions = seen
    numbers = Numbers(GAME, SEATS)
    policy = Softmax(np.zeros((numbers.size, numbers.actions), dtype=np.float32))
    rng = np.random.default_rng(seed)
    for _ in range(rounds):
        for some in np.array_split(rng.permutation(len(actions)), max(1, len(actions) // rows)):
            error = policy.chances(observations[some], masks[some])
            error[np.arange(len(some)), actions[some]] -= 1
            policy.weights[:] -= rate / len(some) * (observations[some].T @ error)
    return policy


def wins_against_random(policy: Softmax, games: int, seed: int) -> float:
    """Games won against two random bots, in each seat in turn; a shared win counts in part."""
    won = 0.0
    for batch in self_play(GAME, [policy, "random", "random"], games, seed, seats=SEATS, recorded=[], batch=6):
        first = batch.ranks == 1
        own = batch.seating == 0
        won += float(((first & own).sum(axis=1) / first.sum(axis=1)).sum())
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description="A policy of one layer learns Doge from the greedy bot.")
    parser.add_argument("--games", type=int, default=60, help="games of the greedy bot to watch")
    parser.add_argument("--rounds", type=int, default=3, help="how often to go through what was seen")
    parser.add_argument("--test", type=int, default=150, help="games against two random bots")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    start = time.monotonic()
    seen = watch(wanted.games, wanted.seed)
    policy = learn(seen, wanted.rounds, wanted.seed)
    alike = (policy.chances(*seen[:2]).argmax(axis=1) == seen[2]).mean()
    print(f"{len(seen[2])} decisions watched, {alike:.0%} of them would be the policy's own first choice.")
    won = wins_against_random(policy, wanted.test, wanted.seed + 1_000_000)
    low, high = interval(won, wanted.test)
    print(f"Against two random bots it wins {won / wanted.test:.1%} of {wanted.test} games ({low:.1%} to {high:.1%}).")
    print(f"{time.monotonic() - start:.0f} s")


if __name__ == "__main__":
    main()
