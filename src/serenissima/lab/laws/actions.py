"""Law 19: the numbers of actions that learners use."""

from serenissima.core.frame import kind_of
from serenissima.core.spec import GameSpec
from serenissima.core.state import State
from serenissima.lab.laws.verdict import demand


class ActionNumbers:
    """The numbers met so far. Different kinds of decisions may share numbers: a learner knows the kind."""

    def __init__(self, spec: GameSpec) -> None:
        self.spec = spec
        self.steps: dict[str, dict[int, tuple[int, ...]]] = {}
        self.picks: dict[str, dict[tuple[int, ...], int]] = {}
        self.beginnings: dict[str, dict[tuple[int, ...], int]] = {}
        self.unbounded = spec.unbounded

    def check(self, s: State) -> int:
        """19 Every pick has numbers below `actions`; no two picks of a kind have the same, or begin with another's."""
        question = s.question()
        if question is None:
            return 0
        kind = kind_of(question)
        known = self.steps.setdefault(kind, {})
        new = 0
        for seat in range(s.seats):
            for pick in s.options(seat):
                if pick not in known:
                    known[pick] = self.spec.steps(kind, pick)
                    self.add(kind, pick, known[pick])
                    new += 1
        return new

    def add(self, kind: str, pick: int, steps: tuple[int, ...]) -> None:
        what = f"pick {pick} of {kind} has the action numbers {steps}"
        demand(19, len(steps) > 0 and min(steps) >= 0, what)
        demand(
            19,
            kind in self.unbounded or max(steps) < self.spec.actions,
            f"{what}, and the game has actions = {self.spec.actions}",
        )
        picks = self.picks.setdefault(kind, {})
        beginnings = self.beginnings.setdefault(kind, {})
        demand(19, steps not in picks, f"{what}, and so has pick {picks.get(steps)}")
        demand(19, steps not in beginnings, f"{what}, with which those of pick {beginnings.get(steps)} begin")
        for length in range(1, len(steps)):
            begun = steps[:length]
            demand(19, begun not in picks, f"{what}, which begin with all of pick {picks.get(begun)}")
            beginnings[begun] = pick
        picks[steps] = pick
