"""Regatta: the SPEC, through which everything else uses the game."""

from regatta import audit, knowledge, wording
from regatta.rules import Regatta, Rules, set_up
from serenissima.core.spec import Credits, Game, Options, flag
from serenissima.core.state import State


class RegattaSpec(Game[Regatta]):
    id = "regatta"
    title = "Regatta"
    version = 1
    stage = "example"
    position = Regatta
    knowledge = knowledge
    wording = wording
    audit = audit
    seats = (2, 5)
    options = (flag("carry", True),)
    credits = Credits(("traditional (a relative of Goofspiel)",), 1930, "own words")
    endings = ("course-rowed",)
    longest = 7 * 5
    actions = 8

    def set_up(self, seats: int, options: Options) -> State:
        return set_up(seats, Rules(carry=bool(options["carry"])))

    def secrets(self, s: State, seat: int) -> set[str]:
        """In addition to the others' oars: which prize lies where in the course."""
        return super().secrets(s, seat) | audit.unseen_prizes(self.own(s), seat)


SPEC = RegattaSpec()
