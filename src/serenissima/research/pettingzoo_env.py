"""The games as PettingZoo AEC environments: every seat is an agent, and the seat that is asked is selected.

An observation is `{"observation": array, "action_mask": array}`. All reward comes at the end: 1 for a sole winner, a
shared win split, 0 for the others. An illegal action raises `Illegal` and changes nothing.
"""

from collections.abc import Mapping
from typing import Any

from serenissima.core.dice import from_seed
from serenissima.core.spec import Value
from serenissima.research.episode import Play
from serenissima.research.observe import Floats, Mask, Numbers
from serenissima.research.packages import missing

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
except ModuleNotFoundError as error:
    raise missing("PettingZoo", error) from None

Observation = dict[str, Floats | Mask]


def observation_space(numbers: Numbers) -> spaces.Dict:
    """The space of what `observe` and `mask` return at this table."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (numbers.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (numbers.actions,), np.int8),
        }
    )


def observation(play: Play, seat: int) -> Observation:
    return {"observation": play.observe(seat), "action_mask": play.mask(seat)}


class TableEnv(AECEnv[str, Observation, int], EzPickle):  # type: ignore[misc]
    """One table. Agents are called `seat_0`, `seat_1` …"""

    def __init__(self, game: str, seats: int | None = None, options: Mapping[str, Value] | None = None) -> None:
        EzPickle.__init__(self, game, seats, options)
        super().__init__()
        self.numbers = Numbers(game, seats, options)
        self.metadata = {"name": f"serenissima_{game}", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self.numbers.seats)]
        self.observation_spaces = {agent: observation_space(self.numbers) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.numbers.actions) for agent in self.possible_agents}
        self.dice = from_seed(int(np.random.SeedSequence().generate_state(1)[0]))
        self.begin()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. Without a seed, the next seed is derived from the last one given."""
        if seed is not None:
            self.dice = from_seed(seed)
        self.begin()

    def begin(self) -> None:
        self.play = Play(self.numbers, self.numbers.new(int(self.dice.word())))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.play.seat]

    def observe(self, agent: str) -> Observation:
        return observation(self.play, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.play.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        if self.play.is_over:
            self.end()
        else:
            self.agent_selection = self.possible_agents[self.play.seat]

    def end(self) -> None:
        """Give out all rewards, and report how the game ended."""
        s = self.play.state
        self.rewards = dict(zip(self.agents, self.play.results(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        for agent, rank, score in zip(self.agents, s.ranks(), s.scores(), strict=True):
            self.infos[agent] = {"rank": rank, "score": score, "ending": s.ending()}
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> None:
        """Does nothing: `serenissima play` and `serenissima serve` show games."""

    def close(self) -> None:
        """Nothing has to be closed."""
