"""One game for a learning agent: whose turn it is, which actions are legal, and what an action leads to.

Sealed questions are put to one seat after the other; none of them sees the others' answers. A pick with several steps
is chosen step by step by the same seat; steps that the earlier ones determine are skipped.
"""

from typing import Any

from serenissima.core.dice import Dice
from serenissima.core.errors import Illegal
from serenissima.core.frame import Question, kind_of
from serenissima.core.messages import Message
from serenissima.core.spec import View
from serenissima.core.state import State
from serenissima.research.observe import Floats, Mask, Numbers, shares
from serenissima.research.packages import spoken

Ways = list[tuple[tuple[int, ...], int]]


class Play:
    """A game in progress."""

    def __init__(self, numbers: Numbers, s: State) -> None:
        self.numbers = numbers
        self.state = s
        self.chosen: tuple[int, ...] = ()
        self.ways: Ways | None = None
        self.views: dict[int, View] = {}

    @property
    def seat(self) -> int:
        """The seat that must answer, or NO_SEAT."""
        return self.state.turn()

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    def legal(self) -> list[int]:
        """The legal actions of the seat that is asked, in ascending order."""
        depth = len(self.chosen)
        return sorted({steps[depth] for steps, _ in self.open_ways()})

    def open_ways(self) -> Ways:
        """The picks that fit the steps chosen so far, each with its steps."""
        if self.ways is None:
            question = self.state.question()
            if question is None:
                return []
            kind, steps, most = kind_of(question), self.numbers.spec.steps, self.numbers.actions
            found = [(steps(kind, pick), pick) for pick in self.state.options(self.state.turn())]
            self.ways = [(numbers, pick) for numbers, pick in found if max(numbers) < most]
        return self.ways

    def act(self, number: int) -> None:
        """Take this action for the seat that is asked. Illegal actions are refused and change nothing."""
        depth = len(self.chosen)
        ways = [(steps, pick) for steps, pick in self.open_ways() if steps[depth] == number]
        with spoken():
            if not ways:
                raise Illegal(Message("illegal-game-over" if self.is_over else "illegal-not-an-option"))
        if len(ways) == 1:
            self.answer(ways[0][1])
            return
        depth += 1
        while len({steps[depth] for steps, _ in ways}) == 1:
            depth += 1
        self.chosen = ways[0][0][:depth]
        self.ways = ways

    def answer(self, pick: int) -> None:
        """Answer with a complete pick for the seat that is asked."""
        self.state.act(self.seat, pick)
        self.chosen = ()
        self.ways = None
        self.views = {}

    def settle(self, outcome: int) -> None:
        """Resolve the chance node at which the game has stopped."""
        self.state.settle(outcome)
        self.ways = None
        self.views = {}

    def view(self, seat: int) -> View:
        """The view of a seat, computed once per position. Do not change it."""
        if seat not in self.views:
            self.views[seat] = self.numbers.spec.view(self.state, seat)
        return self.views[seat]

    def question(self, seat: int) -> Question[Any] | None:
        """The question that is put to this seat."""
        question = self.state.question()
        return question if question is not None and self.state.asked() >> seat & 1 else None

    def observe(self, seat: int) -> Floats:
        """What a seat sees. The steps of an unfinished pick are visible only to the seat that is choosing."""
        return self.numbers.observe(
            self.view(seat), seat, self.question(seat), self.chosen if seat == self.seat else ()
        )

    def mask(self, seat: int) -> Mask:
        """The action mask of a seat: a one for each legal action; all zeros while it is not its turn."""
        return self.numbers.mask(self.legal() if seat == self.seat else [])

    def results(self) -> list[float]:
        """Each seat's share of the win; all zeros until the game is over."""
        return shares(self.state) if self.is_over else [0.0] * self.numbers.seats

    def clone(self) -> "Play":
        """An exact copy, for search inside one world."""
        twin = Play(self.numbers, self.state.clone())
        twin.chosen = self.chosen
        twin.ways = self.ways
        twin.views = self.views.copy()
        return twin

    def resample(self, seat: int, dice: Dice) -> "Play":
        """Another world that this seat cannot tell from this one; the steps it has already chosen are kept."""
        twin = Play(self.numbers, self.numbers.spec.resample(self.state, seat, dice))
        if seat == self.seat:
            twin.chosen = self.chosen
            twin.ways = self.ways
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> "Play":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (self.numbers, self.state.dump(), self.state.shows_chance, self.chosen)


def loaded(numbers: Numbers, dump: dict[str, Any], shows_chance: bool, chosen: tuple[int, ...]) -> Play:
    """Restore a pickled game."""
    s = numbers.spec.load(dump)
    s.shows_chance = shows_chance
    play = Play(numbers, s)
    play.ways = [(steps, pick) for steps, pick in play.open_ways() if steps[: len(chosen)] == chosen]
    play.chosen = chosen
    return play
