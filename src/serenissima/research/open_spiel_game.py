"""The games as Python games of OpenSpiel. Importing this module registers `serenissima_doge` and the others.

The parameters are `seats` and the game's options by name. Chance is explicit. Sealed questions are put to one seat
after the other. An information state is everything that the seat sees now, as JSON: the games put what may be
remembered into the view, and `resample_from_infostate` uses it to find other worlds.
"""

import json
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from serenissima.core.dice import from_seed
from serenissima.core.frame import kind_of
from serenissima.core.spec import GameSpec, Option
from serenissima.games import all_games
from serenissima.research.episode import Play
from serenissima.research.observe import Numbers
from serenissima.research.packages import missing

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise missing("OpenSpiel", error) from None

MOST_OUTCOMES: Final = 64
"""An upper bound on the distinct outcomes of a deal, in any game."""
MOST_STEPS: Final = 4
"""An upper bound on the steps of a pick, in any game."""
DEALS_BEFORE: Final = 1000
DEALS_FOR_EACH: Final = 4
"""Upper bounds on the number of deals before the first decision, and per decision after it."""


def parameter(option: Option) -> Any:
    """An option as a parameter: a boolean, an integer, or, if its values have mixed types, a string."""
    if all(type(value) is type(option.default) for value in option.values):
        return option.default
    return str(option.default)


def game_type(spec: GameSpec) -> Any:
    least, most = spec.seats
    return pyspiel.GameType(
        short_name=f"serenissima_{spec.id}",
        long_name=spec.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "seats": most,
            **{option.name: parameter(option) for option in spec.options},
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with a number of seats and options. `register` creates a subclass of it for each title."""

    title: GameSpec
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        options = {name: value for name, value in given.items() if name != "seats"}
        self.numbers = Numbers(self.title.id, given.get("seats"), options)
        self.start = Play(self.numbers, self.numbers.new(0, chance=True))
        super().__init__(
            self.kind,
            pyspiel.GameInfo(
                num_distinct_actions=self.numbers.actions,
                max_chance_outcomes=MOST_OUTCOMES,
                num_players=self.numbers.seats,
                min_utility=0.0,
                max_utility=1.0,
                max_game_length=self.title.longest * MOST_STEPS,
            ),
            given,
        )

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DEALS_BEFORE + self.title.longest * DEALS_FOR_EACH

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self.numbers)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position. Copies are exact and cheap: OpenSpiel copies every attribute, and a Play copies itself."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.play = game.start.clone()

    def current_player(self) -> int:
        seat = self.play.seat
        if seat >= 0:
            return seat
        return int(pyspiel.PlayerId.TERMINAL if self.play.is_over else pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        return self.play.is_over

    def returns(self) -> list[float]:
        return self.play.results()

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.legal()

    def outcomes(self) -> list[tuple[int, int]]:
        """The distinct outcomes of a deal in ascending order, each with its multiplicity."""
        return sorted(Counter(self.play.state.chance()).items())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.outcomes()
        total = sum(count for _, count in outcomes)
        return [(number, count / total) for number, (_, count) in enumerate(outcomes)]

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self.play.settle(self.outcomes()[action][0])
        else:
            self.play.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"Deal:{self.outcomes()[action][0]}"
        question = self.play.state.question()
        assert question is not None
        return f"{kind_of(question)}:{action}"

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> "SpielState":
        """Another world that this player cannot tell from this one. It keeps the history of the true one."""
        twin = self.clone()
        twin.play = self.play.resample(player_id, from_seed(int(sampler() * (1 << 53))))
        assert isinstance(twin, SpielState)
        return twin

    def __str__(self) -> str:
        return json.dumps([self.play.state.dump(), self.play.chosen])


class SpielObserver:
    """What a player sees, as an array and as JSON."""

    def __init__(self, numbers: Numbers) -> None:
        self.tensor = np.zeros(numbers.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = state.play.observe(player)

    def string_from(self, state: SpielState, player: int) -> str:
        play = state.play
        question = play.question(player)
        return json.dumps(
            {
                "question": None if question is None else kind_of(question),
                "chosen": play.chosen if player == play.seat else (),
                "view": play.view(player),
            },
            separators=(",", ":"),
        )


def register(spec: GameSpec) -> None:
    """Register a class: OpenSpiel keeps the factory until the interpreter exits, which only a class survives."""
    kind = game_type(spec)
    pyspiel.register_game(kind, type(f"{spec.id.capitalize()}Game", (SpielGame,), {"title": spec, "kind": kind}))


for spec in all_games():
    register(spec)
