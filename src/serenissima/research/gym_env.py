"""The games as Gymnasium environments: one seat learns, bots play the others.

Importing this module registers one environment per installed game, such as `serenissima/Doge-v0`. `gymnasium.make`
takes `seats`, `options`, `opponents` (the name of a bot, or a list with one for each other seat, clockwise from the
learner's), `seat` (None: a random one for each game) and `illegal`.

All reward comes at the end: 1 for a sole winner, a shared win split, 0 for the others. After an illegal action

- `illegal="lose"`: the game is over at once with the reward -1, and `info["illegal"]` is True;
- `illegal="random"`: a random legal action is taken instead, and `info["illegal"]` is True.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from serenissima.bots.api import Bot, Perspective, make_bot
from serenissima.bots.pipe import dismiss, introduce
from serenissima.core.dice import from_seed
from serenissima.core.errors import BadTable
from serenissima.core.messages import message
from serenissima.core.spec import Value
from serenissima.games import ids
from serenissima.research.episode import Play
from serenissima.research.observe import Numbers
from serenissima.research.packages import missing, spoken
from serenissima.research.pettingzoo_env import Observation, observation, observation_space

try:
    import gymnasium
    import numpy as np
except ModuleNotFoundError as error:
    raise missing("Gymnasium", error) from None

ILLEGAL: Final = ("lose", "random")
LOST: Final = -1.0


class SeatEnv(gymnasium.Env[Any, np.int64]):
    """One seat at a table of bots."""

    metadata = {"render_modes": []}  # noqa: RUF012 - declared this way in the base class

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = None,
        illegal: str = "lose",
        render_mode: None = None,
    ) -> None:
        self.numbers = Numbers(game, seats, options)
        others = self.numbers.seats - 1
        names = [opponents] if isinstance(opponents, str) else list(opponents)
        names = names * others if len(names) == 1 else names
        with spoken():
            if len(names) != others:
                raise BadTable(message("research-opponents", others=others, given=len(names)))
            if seat is not None and not 0 <= seat <= others:
                raise BadTable(message("research-no-seat", given=seat, last=others))
            if illegal not in ILLEGAL:
                raise BadTable(message("research-illegal-mode", given=illegal, possible=", ".join(ILLEGAL)))
            for name in names:
                make_bot(name, game)
        self.opponents = names
        self.bots: list[Bot] = []
        self.wanted_seat = seat
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = observation_space(self.numbers)
        self.action_space = gymnasium.spaces.Discrete(self.numbers.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game with new bots, and play to the first question for the learner."""
        super().reset(seed=seed)
        self.close()
        self.bots = [make_bot(name, self.numbers.spec.id) for name in self.opponents]
        introduce(self.bots, self.numbers.options)
        self.play = Play(self.numbers, self.numbers.new(int(self.np_random.integers(1 << 32))))
        self.dice = from_seed(int(self.np_random.integers(1 << 32)))
        drawn = int(self.np_random.integers(self.numbers.seats))
        self.seat = drawn if self.wanted_seat is None else self.wanted_seat
        self.others_play()
        return observation(self.play, self.seat), {"seat": self.seat}

    def others_play(self) -> None:
        """Let the bots answer until the learner is asked or the game is over."""
        play, spec = self.play, self.numbers.spec
        while not play.is_over and (asked := play.seat) != self.seat:
            bot = self.bots[(asked - self.seat) % self.numbers.seats - 1]
            play.answer(bot.choose(Perspective(spec, play.state, asked), self.dice))
        if play.is_over:
            self.close()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        info: dict[str, Any] = {"seat": self.seat}
        legal = self.play.legal()
        if action not in legal:
            info["illegal"] = True
            if self.illegal == "lose":
                return observation(self.play, self.seat), LOST, True, False, info
            action = self.np_random.choice(legal)
        self.play.act(int(action))
        self.others_play()
        s = self.play.state
        if self.play.is_over:
            info |= {"rank": s.ranks()[self.seat], "score": s.scores()[self.seat], "ending": s.ending()}
        return observation(self.play, self.seat), self.play.results()[self.seat], self.play.is_over, False, info

    def close(self) -> None:
        """Tell programs among the bots the result, if there is one, and stop them."""
        if self.bots:
            dismiss(self.bots, self.play.state)
        self.bots = []


for game in ids():
    gymnasium.register(f"serenissima/{game.capitalize()}-v0", f"{__name__}:{SeatEnv.__name__}", kwargs={"game": game})
