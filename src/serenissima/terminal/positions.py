"""A position of a game that `check` has played, shown in words: also that of a game with faults."""

from collections.abc import Callable
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from serenissima.core.errors import BadTable, Problem
from serenissima.core.event import SPECTATOR, Event
from serenissima.core.frame import kind_of
from serenissima.core.messages import Message, message
from serenissima.core.spec import GameSpec, Value
from serenissima.core.state import State
from serenissima.game_errors import place_in
from serenissima.games import in_a_line
from serenissima.lab.configurations import Table, plain_table
from serenissima.lab.laws import PositionRef, Verdict, position_at
from serenissima.locale import Words
from serenissima.terminal.game import NAMES, say_own_names
from serenissima.terminal.reports import violation, violation_data
from serenissima.terminal.screens import screen_of

MOST_DIGITS: Final = 9


def read_place(spec: GameSpec, at: str, seats: int | None, given: dict[str, Value]) -> PositionRef:
    """`SEED:DECISION` and a table, as they were typed."""
    seed, colon, number = at.partition(":")
    if not colon or not all(part.isascii() and part.isdigit() for part in (seed, number)) or len(number) > MOST_DIGITS:
        raise BadTable(message("check-at-bad", given=at))
    places = spec.seats[0] if seats is None else seats
    least, most = spec.seats
    if not least <= places <= most:
        raise BadTable(message("seats-out-of-range", game=spec.title, given=places, least=least, most=most))
    table = Table(places, spec.read_options(given)) if given else plain_table(spec, places)
    spec.check(places, table.options)
    return PositionRef(table, int(seed), int(number))


class Shown:
    """One position as the seat that is asked sees it. What cannot be shown because of a fault says so."""

    def __init__(self, spec: GameSpec, place: PositionRef, words: Words) -> None:
        self.spec = spec
        self.place = place
        self.words = words
        self.events: list[Event] = []
        self.s: State = position_at(spec, place.table.seats, place.table.options, place.seed, place.number, self.events)
        if self.s.number < place.number:
            raise BadTable(message("check-at-beyond", given=place.number, most=self.s.number))
        words.names = [*NAMES, *[str(seat + 1) for seat in range(len(NAMES), self.s.seats)]][: self.s.seats]
        say_own_names(spec, words)

    def safely(self, part: Callable[[], RenderableType]) -> RenderableType:
        """This part of the page, or the exception that it raises and where."""
        try:
            return part()
        except Exception as error:
            place = place_in(self.spec, error)
            return Text(in_a_line(error) + (f" ({place})" if place else ""), style="red")

    def say(self, message: Message) -> str:
        try:
            return self.words.say(message)
        except (LookupError, AssertionError):
            return repr(message)

    def drawn(self) -> RenderableType:
        """The board, the latest events, and the question with all options."""
        seat = self.s.turn()
        who = self.words.names[seat] if seat >= 0 else self.words("check-at-spectator")
        return Group(
            Rule(self.words("check-at-title", game=self.spec.title, where=self.place.name(self.spec))),
            Text(self.words("check-at-view", who=who)),
            self.safely(lambda: self.board(seat)),
            self.safely(self.log),
            self.safely(lambda: self.question(seat)),
        )

    def board(self, seat: int) -> RenderableType:
        view = self.spec.view(self.s, seat if seat >= 0 else SPECTATOR)
        return screen_of(self.spec.id).draw(view, self.words)

    def log(self) -> RenderableType:
        """The events of the last decision, or of the set-up, with their audience, which may be the fault."""
        rows = [Text(self.words("check-at-last" if self.place.number else "check-at-set-up"))] if self.events else []
        for event, line in zip(self.events, self.spec.lines(self.events), strict=True):
            rows.append(Text(f"  · {self.say(line) if line else ''} {event}"))
        return Group(*rows)

    def question(self, seat: int) -> RenderableType:
        question = self.s.question()
        if question is None:
            ending = self.say(Message(f"{self.spec.id}-ending-{self.s.ending()}"))
            return Text(self.words("check-at-over", ending=ending))
        prompt = self.say(self.spec.prompt(self.s, seat))
        rows = [Text(self.words("check-at-asked", who=self.words.names[seat], kind=kind_of(question), prompt=prompt))]
        for choice in self.spec.choices(self.s, seat):
            effect = f" — {self.say(choice.effect)}" if choice.effect else ""
            rows.append(Text(f"  {choice.pick:>6}  {self.say(choice.label)}{effect}"))
        return Group(*rows)


def opened(spec: GameSpec, place: PositionRef, words: Words) -> Shown | None:
    """The position, unless the game crashes on the way to it: then the verdict says how."""
    try:
        return Shown(spec, place, words)
    except Problem:
        raise
    except Exception:
        return None


def position_data(
    spec: GameSpec, place: PositionRef, shown: Shown | None, verdict: Verdict, words: Words
) -> dict[str, Any]:
    """The whole position and the verdict on it, for programs."""
    return {
        "game": spec.id,
        "seats": place.table.seats,
        "options": place.table.options,
        "seed": place.seed,
        "decision": place.number,
        "position": None if shown is None else shown.s.dump(),
        "broken": None if verdict.broken is None else violation_data(verdict.broken, words),
    }


def judged(verdict: Verdict, words: Words) -> RenderableType:
    if verdict.broken is not None:
        return violation(verdict.broken, words)
    return Text(words("check-at-holds"), style="green")
