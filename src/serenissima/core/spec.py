"""What a game is: its name, seats, options and credits, and the interface through which everything else uses it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from serenissima.core.dice import Dice, from_seed
from serenissima.core.errors import BadTable
from serenissima.core.event import NO_SEAT, Event
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
    """A named setting with a fixed set of values, chosen when a table is set up."""

    name: str
    default: Value
    values: tuple[Value, ...]

    def read(self, given: Value) -> Value:
        """The value for what somebody typed or sent."""
        for value in self.values:
            if value is given:  # already parsed: a lab sets up thousands of tables with the same options
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
        """The possible values for programs: a list, or an object that describes a long range."""
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


def number(name: str, default: int, least: int, most: int) -> Number:
    """An option that is a whole number from `least` to `most`."""
    return Number(name, default, (default,), least, most)


@dataclass(frozen=True)
class Row(Option):
    """Several values in sequence, such as `0,3,4,5`; or one of the plain `values`."""

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
    """Who made the board game."""

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
    """Every way a game can end."""
    longest: int
    """An upper bound on the number of decisions in a game, however it is played."""
    actions: int
    """The size of the action space for learning; `steps` are below it."""
    unbounded: tuple[str, ...] = ()
    """The kinds of decision whose picks are unbounded, so that their numbers may exceed `actions`."""

    def __repr__(self) -> str:
        """Such as `<Game doge: 2–4 seats, rules 3>`."""
        least, most = self.seats
        seats = f"{most} seat{'s' if most > 1 else ''}" if least == most else f"{least}–{most} seats"
        return f"<Game {self.id}: {seats}, rules {self.version}>"

    # Setting up.

    def check(self, seats: int, options: Options) -> None:
        """Refuse options that contradict each other or the number of seats."""

    def required_options(self, seats: int) -> Options:
        """The options that a game with this many seats requires. Menus set them automatically."""
        return {}

    def offered_options(self, seats: int) -> tuple[str, ...]:
        """The names of the options that mean something to this many players. Menus show no others."""
        return tuple([option.name for option in self.options])

    def presets(self, seats: int) -> Mapping[str, Options]:
        """Ready-made options for this many players, by name: `first` for a first game, `even` for equal chances.

        The defaults, which follow the rulebook, are always offered and need not be named.
        """
        return {}

    def set_up(self, seats: int, options: Options) -> State:
        """A state with its first frames on the agenda; `new` fills in the core fields and the dice."""
        raise NotImplementedError

    def read_options(self, given: Mapping[str, Value]) -> Options:
        """All options with their values: the given ones, and defaults for the rest."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                possible = ", ".join(known) or "—"
                raise BadTable(message("option-unknown", name=name, game=self.title, possible=possible))
        return {name: option.read(given.get(name, option.default)) for name, option in known.items()}

    def new(
        self, seats: int, options: Mapping[str, Value], seed: int, sink: list[Event] | None = None, chance: bool = False
    ) -> State:
        """A new game, advanced to its first decision. With `chance`, deals stay open as chance nodes."""
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
        """The position in a dump."""
        raise NotImplementedError

    def first(self, s: State) -> int:
        """The seat that begins this new game, if it was drawn by lot; NO_SEAT where all decide at once."""
        return NO_SEAT

    def data(self) -> View:
        """The contents of the game's data files, for clients; empty if the game's data is part of its code.

        `words`, by language, holds the messages that own data files use in place of the catalogues.
        """
        return {}

    # Knowledge.

    def public(self, s: State) -> View:
        """What everybody may know, as JSON values. It is computed once and sent to everybody."""
        raise NotImplementedError

    def private(self, s: State, seat: int) -> View:
        """What only this seat may know, and how it is announced to others. SPECTATOR gives a spectator's part."""
        raise NotImplementedError

    def answers(self, s: State, seat: int) -> View:
        """Who has answered the open question and who still has to; your own answer while it is sealed.

        While a sealed question is open, only this part of a view changes. Where seats answer openly in turn, `open` has
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
        """Everything this seat (or SPECTATOR) may know, and nothing else."""
        return {**self.public(s), **self.private(s, seat), **self.answers(s, seat)}

    def resample(self, s: State, seat: int, dice: Dice) -> State:
        """A world that `seat` cannot tell from this one, with fresh dice."""
        raise NotImplementedError

    # Wording.

    def prompt(self, s: State, seat: int) -> Message:
        """The question put to this seat now."""
        raise NotImplementedError

    def label(self, s: State, seat: int, pick: int) -> Message:
        """One option in words."""
        raise NotImplementedError

    def group(self, s: State, seat: int, pick: int) -> Message | None:
        """A heading to list this option under, where there are many."""
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
        """An event as a line of the log; None if it only moves pieces."""
        raise NotImplementedError

    def lines(self, events: Sequence[Event]) -> list[Message | None]:
        """The log lines for the events of one pick, one for each event.

        A game may report several events in the line of one of them, with None for the others, if all have the same
        audience.
        """
        return [self.line(event) for event in events]

    # Checks.

    def conserved(self, s: State) -> dict[str, int]:
        """Counts of pieces that stay the same throughout a game."""
        raise NotImplementedError

    def broken(self, s: State) -> list[str]:
        """The invariants of the rules that this position breaks; empty if it is sound."""
        return []

    def recount(self, s: State) -> list[int]:
        """The scores again, counted slowly and independently from the dumped position."""
        raise NotImplementedError

    def named(self, event: Event) -> set[str]:
        """The hidden things that an event reveals, such as `tile-17`."""
        return set()

    def known(self, view: View) -> set[str]:
        """The hidden things that a view shows."""
        return set()

    def secrets(self, s: State, seat: int) -> set[str]:
        """The hidden things in this position that the seat cannot know; a game may add what nobody knows."""
        others: set[str] = set().union(*[self.known(self.view(s, other)) for other in range(s.seats)])
        return others - self.known(self.view(s, seat))

    # Learning.

    def action(self, kind: str, pick: int) -> int:
        """One flat number for each (kind of decision, pick) of the game."""
        return pick

    def steps(self, kind: str, pick: int) -> tuple[int, ...]:
        """The same as numbers below `actions`: one, or several where a pick has many parts.

        No pick's steps are a prefix of another's. A pick of an `unbounded` kind may have numbers above `actions`; only
        learners that need no table of all actions can use it.
        """
        return (self.action(kind, pick),)


class Knowledge(Protocol[Seen]):
    """The module that knows who may know what."""

    def public(self, s: Seen, /) -> View: ...
    def private(self, s: Seen, seat: int, /) -> View: ...
    def redeal(self, s: Seen, seat: int, dice: Dice, /) -> None:
        """In this copy, shuffle everything that `seat` does not know."""


class Wording(Protocol[Seen]):
    """The module that words questions, options and events."""

    def prompt(self, s: Seen, seat: int, /) -> Message: ...
    def label(self, s: Seen, seat: int, pick: int, /) -> Message: ...
    def group(self, s: Seen, seat: int, pick: int, /) -> Message | None: ...
    def effect(self, s: Seen, seat: int, pick: int, /) -> Message | None: ...
    def line(self, event: Event, /) -> Message | None: ...


class Audit(Protocol[Seen]):
    """The module with which the laws check the rules."""

    def conserved(self, s: Seen, /) -> dict[str, int]: ...
    def broken(self, s: Seen, /) -> list[str]: ...
    def recount(self, data: dict[str, Any], /) -> list[int]: ...
    def named(self, event: Event, /) -> set[str]: ...
    def known(self, view: View, /) -> set[str]: ...


class Game(GameSpec, Generic[S]):
    """A game made of modules: its State class, and one module each for knowledge, wording and checks."""

    position: type[S]
    knowledge: Knowledge[S]
    wording: Wording[S]
    audit: Audit[S]

    def own(self, s: State) -> S:
        assert isinstance(s, self.position)
        return s

    def load(self, data: dict[str, Any]) -> S:
        s = self.position()
        s.load(data)
        return s

    def public(self, s: State) -> View:
        return self.knowledge.public(self.own(s))

    def private(self, s: State, seat: int) -> View:
        return self.knowledge.private(self.own(s), seat)

    def resample(self, s: State, seat: int, dice: Dice) -> S:
        """A copy with fresh dice, after `redeal` has shuffled hidden things and `reseal` has changed sealed answers."""
        twin = self.own(s.clone())
        twin.dice = dice.fork()
        twin.forget_options()
        self.knowledge.redeal(twin, seat, dice)
        self.reseal(twin, seat, dice)
        return twin

    def reseal(self, s: S, seat: int, dice: Dice) -> None:
        """Replace the sealed answers of the other seats with random legal ones in this world.

        Override it in a game where that would reveal something or would not be legal.
        """
        question = s.question()
        if question is not None and question.is_sealed():
            for other in range(s.seats):
                if other != seat and s.sealed[other] != UNANSWERED:
                    options = question.options(s, other)
                    s.sealed[other] = options[dice.below(len(options))]

    def prompt(self, s: State, seat: int) -> Message:
        return self.wording.prompt(self.own(s), seat)

    def label(self, s: State, seat: int, pick: int) -> Message:
        return self.wording.label(self.own(s), seat, pick)

    def group(self, s: State, seat: int, pick: int) -> Message | None:
        return self.wording.group(self.own(s), seat, pick)

    def effect(self, s: State, seat: int, pick: int) -> Message | None:
        return self.wording.effect(self.own(s), seat, pick)

    def choices(self, s: State, seat: int) -> list[Choice]:
        own, label, group, effect = self.own(s), self.wording.label, self.wording.group, self.wording.effect
        return [
            Choice(pick, label(own, seat, pick), group(own, seat, pick), effect(own, seat, pick))
            for pick in s.options(seat)
        ]

    def line(self, event: Event) -> Message | None:
        return self.wording.line(event)

    def lines(self, events: Sequence[Event]) -> list[Message | None]:
        """By `lines` of the wording, if it has such a function."""
        together: Together | None = getattr(self.wording, "lines", None)
        return together(events) if together is not None else [self.line(event) for event in events]

    def conserved(self, s: State) -> dict[str, int]:
        return self.audit.conserved(self.own(s))

    def broken(self, s: State) -> list[str]:
        return self.audit.broken(self.own(s))

    def recount(self, s: State) -> list[int]:
        return self.audit.recount(s.dump())

    def named(self, event: Event) -> set[str]:
        return self.audit.named(event)

    def known(self, view: View) -> set[str]:
        return self.audit.known(view)
