"""Palazzo: what it is."""

from serenissima.core.dice import Dice
from serenissima.core.spec import Credits, Game, Number, Options, flag
from serenissima.core.state import State

from . import audit, knowledge, wording
from .rules import Palazzo, Rules, set_up


class PalazzoSpec(Game[Palazzo]):
    id = "palazzo"
    title = "Palazzo"
    version = 1
    stage = "example"
    position = Palazzo
    knowledge = knowledge
    wording = wording
    audit = audit
    seats = (2, 4)
    options = (Number("ducats", 10, (10,), 4, 16), flag("half_up", False))
    credits = Credits(("the tests",), 2026, "own words")
    endings = ("richest", "shared")
    longest = 60
    actions = 40

    def set_up(self, seats: int, options: Options) -> State:
        return set_up(seats, int(options["ducats"]), Rules(half_up=bool(options["half_up"])))

    def resample(self, s: State, seat: int, dice: Dice) -> Palazzo:
        return knowledge.resample(self.own(s), seat, dice)

    def secrets(self, s: State, seat: int) -> set[str]:
        return super().secrets(s, seat) | audit.face_down(self.own(s), seat)

    def action(self, kind: str, pick: int) -> int:
        """0-16 bids, 20-21 consulting, 24 and more palaces."""
        return {"bid": 0, "consult": 20, "sell": 24}[kind] + pick


SPEC = PalazzoSpec()
