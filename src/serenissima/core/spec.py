"""What a game is: its name, seats, options and credits, and the doors through which everybody else uses it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from serenissima.core.dice import Dice, from_seed
from serenissima.core.errors import BadTable
from serenissima.core.event import Event
from serenissima.core.messages import Choice, Message, message
from serenissima.core.state import UNANSWERED, State

Value = bool | int | str
Options = dict[str, Value]
View = dict[str, Any]
Together = Callable[[Sequence[Event]], list[Message | None]]
S = TypeVar("S", bound=State)
Seen = TypeVar("Seen", bound=State, contravariant=True)


@dataclass(frozen=True)
class Option:
    """A choice among named values that is made when a table is set up."""

    name: str
    default: Value
    values: tuple[Value, ...]

    def read(self, given: Value) -> Value:
        """The value meant by what somebody typed or sent."""
        for value in self.values:
            if value is given:  # read before: a lab sets up thousands of tables with the same options
                return value
        wanted = str(given).strip().lower()
        for value in self.values:
            if str(value).lower() == wanted:
                return value
        raise self.problem(given)

    @property
    def is_choice(self) -> bool:
        """Whether there is more than one possible value, so that people need to see it."""
        return bool(self.shape() != [self.default])

    def shape(self) -> Any:
        """The possible values for programs: a list, or an object that describes a longer range."""
        return list(self.values)

    def possible(self) -> str:
        """The possible values for people."""
        return ", ".join(str(value).lower() for value in self.values)

    def problem(self, given: Value) -> BadTable:
        return BadTable(message("option-bad-value", name=self.name, given=str(given), possible=self.possible()))


def flag(name: str, default: bool) -> Option:
    """An option that is on or off."""
    return Option(name, default, (False, True))


@dataclass(frozen=True)
class Number(Option):
    """A whole number between two bounds."""

    least: int = 0
    most: int = 0

    def read(self, given: Value) -> Value:
        if type(given) is int and self.least <= given <= self.most:
            return given
        text = str(given).strip()
        if text.isascii() and text.removeprefix("-").isdigit() and len(text) < 10:
            if self.least <= int(text) <= self.most:
                return int(text)
        raise self.problem(given)

    def shape(self) -> Any:
        return {"min": self.least, "max": self.most}

    def possible(self) -> str:
        return f"{self.least} … {self.most}"


@dataclass(frozen=True)
class Row(Option):
    """Several values in a row, such as `0,3,4,5`; or one of the plain `values`."""

    each: tuple[int, ...] = ()
    count: int = 0

    def read(self, given: Value) -> Value:
        parts = str(given).replace(" ", "").strip("[]").split(",")
        if len(parts) == self.count and all(part in [str(x) for x in self.each] for part in parts):
            return ",".join(parts)
        return super().read(given)

    def shape(self) -> Any:
        return {"values": list(self.values), "each": list(self.each), "count": self.count}

    def possible(self) -> str:
        row = ",".join(str(x) for x in self.each[: self.count])
        return f"{super().possible()}, {row} …"


@dataclass(frozen=True)
class Credits:
    """Who made the game that is played here."""

    designers: tuple[str, ...]
    year: int
    source: str


class GameSpec:
    """A game as the table, the bots, the lab and the server see it. Each game has one instance, its SPEC."""

    id: str
    title: str
    version: int
    stage: str
    seats: tuple[int, int]
    options: tuple[Option, ...]
    credits: Credits
    endings: tuple[str, ...]
    """Every way in which a game can end."""
    longest: int
    """More decisions than any game takes, however it is played."""
    actions: int
    """How many numbers there are for those who learn; `steps` are below it."""
    unbounded: tuple[str, ...] = ()
    """The kinds of decisions whose picks have no bound, so that their numbers may be above `actions`."""

    # Setting up.

    def check(self, seats: int, options: Options) -> None:
        """Refuse options that contradict each other or the number of seats."""

    def required_options(self, seats: int) -> Options:
        """The options without which the game cannot be played by so many; menus set them without being asked."""
        return {}

    def set_up(self, seats: int, options: Options) -> State:
        """A state with its first frames on the agenda; core fields and dice are filled in by `new`."""
        raise NotImplementedError

    def read_options(self, given: Mapping[str, Value]) -> Options:
        """All options with their values: those given, and the defaults of the others."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                possible = ", ".join(known) or "—"
                raise BadTable(message("option-unknown", name=name, game=self.title, possible=possible))
        return {name: option.read(given.get(name, option.default)) for name, option in known.items()}

    def new(
        self, seats: int, options: Mapping[str, Value], seed: int, sink: list[Event] | None = None, chance: bool = False
    ) -> State:
        """A new game, advanced to its first decision. `chance` leaves the deals open, as chance nodes."""
        least, most = self.seats
        if not least <= seats <= most:
            raise BadTable(message("seats-out-of-range", game=self.title, given=seats, least=least, most=most))
        read = self.read_options(options)
        self.check(seats, read)
        s = self.set_up(seats, read)
        s.seats = seats
        s.sealed = [UNANSWERED] * seats
        s.dice = from_seed(seed)
        s.sink = sink
        s.shows_chance = chance
        s.advance()
        return s

    def load(self, data: dict[str, Any]) -> State:
        """A position from its dump."""
        raise NotImplementedError

    def first(self, s: State) -> int:
        """The seat that began this new game, if that was drawn by lot; -1 where all decide at once."""
        return -1

    def data(self) -> View:
        """What stands in the game's data files, for clients; empty for a game whose data is part of its code.

        Under `words` and the language: messages that own files say in place of the catalogues.
        """
        return {}

    # Knowing.

    def public(self, s: State) -> View:
        """What everybody may know, as JSON values. It is found once and sent to everybody."""
        raise NotImplementedError

    def private(self, s: State, seat: int) -> View:
        """What only this seat may know, and how it is told to others; SPECTATOR: to a spectator."""
        raise NotImplementedError

    def answers(self, s: State, seat: int) -> View:
        """Who has answered the open question and who is waited for; one's own answer as long as it is sealed.

        While a sealed question is open only this part of a view changes. Where seats answer openly in turn, `open` has
        the answers so far, as pairs of a seat and its pick.
        """
        waiting = s.waiting()
        answered = s.asked() & ~waiting
        question = s.question()
        if question is not None and not question.is_sealed():
            given = [[other, pick] for other, pick in enumerate(s.sealed) if pick != UNANSWERED]
            return {"answered": [], "waiting": [s.turn()], "pending": None, "open": given}
        sealed = s.sealed[seat] if seat >= 0 else UNANSWERED
        return {
            "answered": [other for other in range(s.seats) if answered >> other & 1],
            "waiting": [other for other in range(s.seats) if waiting >> other & 1],
            "pending": None if sealed == UNANSWERED else sealed,
            "open": [],
        }

    def view(self, s: State, seat: int) -> View:
        """Everything this seat may know (SPECTATOR: what a spectator may), and nothing else."""
        return {**self.public(s), **self.private(s, seat), **self.answers(s, seat)}

    def resample(self, s: State, seat: int, dice: Dice) -> State:
        """A world that `seat` cannot tell from this one, with fresh dice."""
        raise NotImplementedError

    # Saying.

    def prompt(self, s: State, seat: int) -> Message:
        """What is asked of this seat now."""
        raise NotImplementedError

    def label(self, s: State, seat: int, pick: int) -> Message:
        """One option in words."""
        raise NotImplementedError

    def group(self, s: State, seat: int, pick: int) -> Message | None:
        """Where there are many options: a heading under which this one is found."""
        return None

    def effect(self, s: State, seat: int, pick: int) -> Message | None:
        """What this option would do, as far as this seat can know."""
        return None

    def choices(self, s: State, seat: int) -> list[Choice]:
        """All options of this seat in words."""
        return [
            Choice(pick, self.label(s, seat, pick), self.group(s, seat, pick), self.effect(s, seat, pick))
            for pick in s.options(seat)
        ]

    def line(self, event: Event) -> Message | None:
        """An event as a line of the log; None for one that only moves pieces."""
        raise NotImplementedError

    def lines(self, events: Sequence[Event]) -> list[Message | None]:
        """What one pick has caused as lines of the log, one for each event.

        A game may tell several events in the line of one of them, and None for the others, if all have the same
        audience.
        """
        return [self.line(event) for event in events]

    # Being checked.

    def conserved(self, s: State) -> dict[str, int]:
        """Counts of pieces that are the same in every position of a game."""
        raise NotImplementedError

    def broken(self, s: State) -> list[str]:
        """The invariants of the rules that this position breaks; empty for a sound one."""
        return []

    def recount(self, s: State) -> list[int]:
        """The scores once more, counted slowly and independently from the dumped position."""
        raise NotImplementedError

    def named(self, event: Event) -> set[str]:
        """The hidden things that an event gives away, such as `tile-17`."""
        return set()

    def known(self, view: View) -> set[str]:
        """The hidden things that a view shows."""
        return set()

    def secrets(self, s: State, seat: int) -> set[str]:
        """The hidden things of this position that the seat cannot know; a game may add what nobody knows."""
        others: set[str] = set().union(*[self.known(self.view(s, other)) for other in range(s.seats)])
        return others - self.known(self.view(s, seat))

    # Learning.

    def action(self, kind: str, pick: int) -> int:
        """One flat number for each (kind of decision, pick) of the game."""
        return pick

    def steps(self, kind: str, pick: int) -> tuple[int, ...]:
        """The same in numbers below `actions`: one, or several where a pick has many parts.

        No pick's steps begin with all the steps of another. A pick whose numbers are not below `actions` is left to
        those who need no table of all numbers.
        """
        return (self.action(kind, pick),)


class Knowledge(Protocol[Seen]):
    """The module that says who may know what."""

    def public(self, s: Seen, /) -> View: ...
    def private(self, s: Seen, seat: int, /) -> View: ...
    def redeal(self, s: Seen, seat: int, dice: Dice, /) -> None:
        """Deal anew, in this copy, everything that `seat` does not know."""


class Wording(Protocol[Seen]):
    """The module that puts questions, options and events into words."""

    def prompt(self, s: Seen, seat: int, /) -> Message: ...
    def label(self, s: Seen, seat: int, pick: int, /) -> Message: ...
    def group(self, s: Seen, seat: int, pick: int, /) -> Message | None: ...
    def effect(self, s: Seen, seat: int, pick: int, /) -> Message | None: ...
    def line(self, event: Event, /) -> Message | None: ...


class Audit(Protocol[Seen]):
    """The module by which the laws check the rules."""

    def conserved(self, s: Seen, /) -> dict[str, int]: ...
    def broken(self, s: Seen, /) -> list[str]: ...
    def recount(self, data: dict[str, Any], /) -> list[int]: ...
    def named(self, event: Event, /) -> set[str]: ...
    def known(self, view: View, /) -> set[str]: ...


class Game(GameSpec, Generic[S]):
    """A game in modules: its kind of position, and who knows, says and checks what."""

    position: type[S]
    knowing: Knowledge[S]
    saying: Wording[S]
    checking: Audit[S]

    def own(self, s: State) -> S:
        assert isinstance(s, self.position)
        return s

    def load(self, data: dict[str, Any]) -> S:
        s = self.position()
        s.load(data)
        return s

    def public(self, s: State) -> View:
        return self.knowing.public(self.own(s))

    def private(self, s: State, seat: int) -> View:
        return self.knowing.private(self.own(s), seat)

    def resample(self, s: State, seat: int, dice: Dice) -> S:
        """A copy with fresh dice in which `redeal` has moved what is hidden, and others have sealed other answers."""
        twin = self.own(s.clone())
        twin.dice = dice.fork()
        twin.forget_options()
        self.knowing.redeal(twin, seat, dice)
        self.reseal(twin, seat, dice)
        return twin

    def reseal(self, s: S, seat: int, dice: Dice) -> None:
        """Replace the sealed answers of the other seats by any that are legal in this world.

        A game in which that would tell something, or not be legal, overrides it.
        """
        question = s.question()
        if question is not None and question.is_sealed():
            for other in range(s.seats):
                if other != seat and s.sealed[other] != UNANSWERED:
                    options = question.options(s, other)
                    s.sealed[other] = options[dice.below(len(options))]

    def prompt(self, s: State, seat: int) -> Message:
        return self.saying.prompt(self.own(s), seat)

    def label(self, s: State, seat: int, pick: int) -> Message:
        return self.saying.label(self.own(s), seat, pick)

    def group(self, s: State, seat: int, pick: int) -> Message | None:
        return self.saying.group(self.own(s), seat, pick)

    def effect(self, s: State, seat: int, pick: int) -> Message | None:
        return self.saying.effect(self.own(s), seat, pick)

    def choices(self, s: State, seat: int) -> list[Choice]:
        own, label, group, effect = self.own(s), self.saying.label, self.saying.group, self.saying.effect
        return [
            Choice(pick, label(own, seat, pick), group(own, seat, pick), effect(own, seat, pick))
            for pick in s.options(seat)
        ]

    def line(self, event: Event) -> Message | None:
        return self.saying.line(event)

    def lines(self, events: Sequence[Event]) -> list[Message | None]:
        """By `lines` of the wording, if it has such a function."""
        together: Together | None = getattr(self.saying, "lines", None)
        return together(events) if together is not None else [self.line(event) for event in events]

    def conserved(self, s: State) -> dict[str, int]:
        return self.checking.conserved(self.own(s))

    def broken(self, s: State) -> list[str]:
        return self.checking.broken(self.own(s))

    def recount(self, s: State) -> list[int]:
        return self.checking.recount(s.dump())

    def named(self, event: Event) -> set[str]:
        return self.checking.named(event)

    def known(self, view: View) -> set[str]:
        return self.checking.known(view)
