"""The example of the documentation learns."""

import numpy as np
import policy


def test_the_example_learns_and_beats_random_bots() -> None:
    """In short: a dozen games watched are enough to win more than twice the third that chance would leave it."""
    seen = policy.watch(12, seed=1)
    learnt = policy.learn(seen, rounds=3, seed=1)
    alike = learnt.chances(*seen[:2]).argmax(axis=1) == seen[2]
    assert alike.mean() > 0.5
    assert policy.wins_against_random(learnt, 12, seed=77) >= 8


def test_the_policy_draws_legal_actions_by_its_chances() -> None:
    masks = np.array([[1, 1, 0]] * 4000, dtype=np.int8)
    softmax = policy.Softmax(np.array([[0.0, np.log(3), 9.0]], dtype=np.float32))
    observations = np.ones((4000, 1), dtype=np.float32)
    assert np.allclose(softmax.chances(observations, masks)[0], [0.25, 0.75, 0])
    drawn = softmax(observations, masks, np.random.default_rng(1))
    assert set(drawn) == {0, 1}
    assert 0.7 < drawn.mean() < 0.8
