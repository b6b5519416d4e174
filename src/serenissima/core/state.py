"""The state of a game: the complete position, hidden parts included, and the agenda of what is still to be done."""

import json
from hashlib import sha256
from inspect import get_annotations
from typing import Any, ClassVar, Final, Self

from mypy_extensions import mypyc_attr

from serenissima.core.dice import Dice, load_dice
from serenissima.core.errors import Illegal, WrongCount
from serenissima.core.event import EVERYONE, NO_SEAT, NOTHING, Event
from serenissima.core.frame import Ask, Deal, Frame, Question, Sealed
from serenissima.core.messages import Message
from serenissima.core.piles import Pile
from serenissima.core.table_rules import RULES, check_rules, options_in, rules_of

UNANSWERED: Final = -1
FEW: Final = 12
CORE_FIELDS: Final = ("seats", "number", "revealed", "sealed")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. A game declares its own attributes as class annotations; copying and saving are derived from them.

    An attribute is a whole number, a Pile, a tuple, or a list indexed by seat or place. Lists and tuples contain only
    numbers, Piles and tuples, so copying a list shallowly is enough.

    What the table has chosen before the game is one more attribute, `rules`: a frozen dataclass with a field for each
    option. All copies of a position share it. A dump has its fields beside the others.

    Compiled classes have no annotations to read: those name their attributes in FIELDS. Our own games declare them in
    `__init__`, and tools/fields.py writes out FIELDS and a faster `clone` (ADR 14).
    """

    # Beyond thirty attributes, CPython can no longer share the keys of an object's dict: without slots, a game of Doge
    # is 6 % slower. Slots are optional in games; compiled classes ignore them.
    __slots__ = (
        "agenda",
        "dice",
        "memo",
        "memo_seat",
        "number",
        "revealed",
        "sealed",
        "seats",
        "shows_chance",
        "sink",
    )
    FIELDS: ClassVar[tuple[str, ...]] = ()
    FRAMES: ClassVar[dict[str, type[Frame[Any]]]] = {}

    def __init__(self) -> None:
        self.seats: int = 0
        self.number: int = 0
        self.revealed: int = 0
        self.shows_chance: bool = False
        self.dice: Dice = Dice()
        self.agenda: list[Frame[Any]] = []
        self.sealed: list[int] = []
        self.sink: list[Event] | None = None
        self.memo_seat: int = UNANSWERED
        self.memo: tuple[int, ...] = ()

    # What each game defines.

    def scores(self) -> list[int]:
        """The score of each seat so far, or at the end."""
        raise NotImplementedError

    def scores_if_ended(self) -> list[int]:
        """The score of each seat if the game ended now, for games whose end adds more than a few points."""
        return self.scores()

    def ranks(self) -> list[int]:
        """The place of each seat at the end; every winner has place 1, and equals share a place."""
        raise NotImplementedError

    def ending(self) -> str:
        """How the game ended, as the last part of a message id."""
        raise NotImplementedError

    # Asking and answering.

    @property
    def is_over(self) -> bool:
        return not self.agenda

    def question(self) -> Question[Any] | None:
        """The question on top of the agenda, if the game waits for an answer."""
        if self.agenda:
            top = self.agenda[-1]
            if isinstance(top, Question):
                return top
        return None

    def asked(self) -> int:
        """The mask of the seats that may answer now; in a sealed choice also those that may change their answer."""
        question = self.question()
        if isinstance(question, Sealed) and question.first >= 0:
            return 1 << self.turn()
        return 0 if question is None else question.asked()

    def waiting(self) -> int:
        """The mask of the seats that have not answered yet."""
        mask = self.asked()
        if mask:
            for seat, answer in enumerate(self.sealed):
                if answer != UNANSWERED:
                    mask &= ~(1 << seat)
        return mask

    def turn(self) -> int:
        """The first seat that has not answered yet, or NO_SEAT."""
        if not self.agenda:
            return NO_SEAT
        top = self.agenda[-1]
        if isinstance(top, Ask):
            return top.seat
        if isinstance(top, Sealed):
            seats = top.seats
            if top.first >= 0:
                return self.next_in_turn(seats, top.first)
            for seat, answer in enumerate(self.sealed):
                if answer == UNANSWERED and seats >> seat & 1:
                    return seat
        return NO_SEAT

    def next_in_turn(self, seats: int, first: int) -> int:
        """The first of these seats, clockwise from `first`, that has not answered yet, or NO_SEAT."""
        for i in range(self.seats):
            seat = (first + i) % self.seats
            if seats >> seat & 1 and self.sealed[seat] == UNANSWERED:
                return seat
        return NO_SEAT

    def options(self, seat: int) -> tuple[int, ...]:
        """The legal picks of `seat` now, in rising order; empty if it is not asked."""
        if seat == self.memo_seat and seat >= 0:
            return self.memo
        top = self.agenda[-1] if self.agenda else None
        if not isinstance(top, Question) or seat < 0 or not top.asked() >> seat & 1:
            return ()
        if isinstance(top, Sealed) and top.first >= 0 and seat != self.turn():
            return ()
        self.memo = top.options(self, seat)
        self.memo_seat = seat
        return self.memo

    def forget_options(self) -> None:
        """Drop cached options after changing the position from outside."""
        self.memo_seat = UNANSWERED
        self.memo = ()

    def act(self, seat: int, pick: int) -> None:
        """Answer the open question for `seat`. An illegal pick raises Illegal and changes nothing."""
        # The options have usually just been computed; in the interpreter, reading the memo here saves a call.
        options = self.memo if seat == self.memo_seat and seat >= 0 else self.options(seat)
        if not contains(options, pick):
            raise Illegal(self.refusal(seat, pick))
        self.number += 1
        agenda = self.agenda
        top = agenda[-1]
        if isinstance(top, Ask):
            self.memo_seat = UNANSWERED
            agenda.pop()
            top.take(self, seat, pick)
            self.advance()
            return
        assert isinstance(top, Sealed)
        self.sealed[seat] = pick
        in_turn = top.first >= 0
        if in_turn:
            self.memo_seat = UNANSWERED
            top.take(self, seat, pick)
        if self.turn() < 0:
            self.memo_seat = UNANSWERED
            agenda.pop()
            if in_turn:
                top.finish(self)
            else:
                asked = top.seats
                if asked & asked - 1:
                    self.revealed += 1  # the last seat to answer has seen the others' answers, so it cannot undo alone
                top.run(self)
            self.sealed = [UNANSWERED] * self.seats
            self.advance()

    def refusal(self, seat: int, pick: int) -> Message:
        """Why this seat may not pick this now."""
        question = self.question()
        if question is None:
            return Message("illegal-game-over")
        if seat < 0 or not self.asked() >> seat & 1:
            return Message("illegal-not-asked")
        return question.refusal(self, seat, pick)

    def then(self, *frames: Frame[Any]) -> None:
        """Put these frames on the agenda, in reading order and ahead of everything else."""
        if len(frames) == 1:
            self.agenda.append(frames[0])
        else:
            self.agenda.extend(frames[::-1])

    def advance(self) -> None:
        """Run frames until somebody has to answer or the game is over."""
        agenda = self.agenda
        while agenda:
            top = agenda[-1]
            if isinstance(top, Question):
                return
            if isinstance(top, Deal):
                if self.shows_chance:
                    return
                self.revealed += 1
            agenda.pop()
            top.run(self)

    # Chance nodes, where they are visible.

    def chance(self) -> tuple[int, ...]:
        """The equally likely outcomes of the chance node on top; empty if there is none."""
        if self.agenda:
            top = self.agenda[-1]
            if isinstance(top, Deal):
                return top.outcomes(self)
        return ()

    def settle(self, outcome: int) -> None:
        """Resolve the chance node on top with this outcome."""
        if outcome not in self.chance():
            raise Illegal(Message("illegal-not-an-outcome"))
        top = self.agenda.pop()
        assert isinstance(top, Deal)
        self.revealed += 1
        top.settle(self, outcome)
        self.advance()

    # Events.

    def tell(
        self,
        kind: str,
        seat: int = NO_SEAT,
        a: int = NOTHING,
        b: int = NOTHING,
        c: int = NOTHING,
        d: int = NOTHING,
        audience: int = EVERYONE,
    ) -> None:
        """Report what happened, if anybody listens. (Positional arguments: 4 ns if nobody does.)"""
        if self.sink is not None:
            args = tuple([x for x in (a, b, c, d) if x != NOTHING])
            self.sink.append(Event(kind, seat, args, audience))

    def reveal(self) -> None:
        """Note that something hidden became known, so that no seat can undo past this point alone."""
        self.revealed += 1

    # Copying, saving, comparing.

    def __repr__(self) -> str:
        """The open question and who must answer it: `<Regatta after 4 answers: StakeOar(7) asks seats 0 2>`."""
        name = f"{type(self).__name__} after {self.number} answers"
        if not self.agenda:
            return f"<{name}: over>"
        waiting = [str(seat) for seat in range(self.seats) if self.waiting() >> seat & 1]
        if not waiting:
            return f"<{name}: {self.agenda[-1]!r}>"
        return f"<{name}: {self.agenda[-1]!r} asks seat{'s' if len(waiting) > 1 else ''} {' '.join(waiting)}>"

    def copy_core_to(self, twin: "State") -> None:
        """The part of `clone` that all games share. The twin reports no events."""
        twin.seats = self.seats
        twin.number = self.number
        twin.revealed = self.revealed
        twin.shows_chance = self.shows_chance
        twin.dice = self.dice.clone()
        twin.agenda = self.agenda.copy()
        twin.sealed = self.sealed.copy()
        twin.memo_seat = self.memo_seat
        twin.memo = self.memo

    def clone(self) -> Self:
        """An exact copy, dice included, that shares nothing which can change. The rules cannot: they are shared."""
        twin = type(self)()
        self.copy_core_to(twin)
        for name in fields_of(type(self)):
            value = getattr(self, name)
            setattr(twin, name, value.copy() if isinstance(value, list) else value)
        twin.derive()
        return twin

    def dump(self) -> dict[str, Any]:
        """The position as plain JSON values."""
        names = (*CORE_FIELDS, *fields_of(type(self)))
        fields = {name: frozen(getattr(self, name)) for name in names if name != RULES}
        if RULES in names:
            rules = getattr(self, RULES)
            for name in options_in(type(rules)):
                fields[name] = frozen(getattr(rules, name))
        fields["dice"] = list(self.dice.dump())
        fields["agenda"] = [[type(frame).__name__, *frame.ints()] for frame in self.agenda]
        return fields

    def load(self, data: dict[str, Any]) -> None:
        """Restore a dumped position into a state that the game's own factory has set up."""
        for name, is_list in fields_of(type(self)).items():
            if name == RULES:
                rules = rules_of(type(self))
                setattr(self, RULES, rules(**{option: thawed(data[option], False) for option in options_in(rules)}))
            else:
                setattr(self, name, thawed(data[name], is_list))
        for name in CORE_FIELDS:
            setattr(self, name, thawed(data[name], name == "sealed"))
        self.dice = load_dice(data["dice"])
        for entry in data["agenda"]:
            if entry[0] not in self.FRAMES:
                raise ValueError(f"frame {entry[0]} is not in FRAMES")
        self.agenda = [self.FRAMES[name](*ints) for name, *ints in data["agenda"]]
        self.forget_options()
        self.derive()

    def derive(self) -> None:
        """Recompute attributes that are not dumped because they follow from the rest."""

    def digest(self) -> str:
        """A fingerprint of the position: two positions are equal if and only if their digests are."""
        return sha256(json.dumps(self.dump(), sort_keys=True).encode()).hexdigest()[:32]


# For each State class: its fields, each with whether it is a list. Filled in on first use.
FIELDS_OF: Final[dict[type, dict[str, bool]]] = {}


def fields_of(position: type[State]) -> dict[str, bool]:
    """The attributes that make up a game's position: those in FIELDS, or else the annotated ones."""
    found = FIELDS_OF.get(position)
    if found is None:
        if position.FIELDS:
            new = position()
            found = {name: isinstance(getattr(new, name), list) for name in position.FIELDS}
        else:
            found = {}
            for ancestor in reversed(position.__mro__[: position.__mro__.index(State)]):
                for name, declared in get_annotations(ancestor).items():
                    outer = str(declared).partition("[")[0]  # the annotation may be a type or a string
                    if "ClassVar" not in outer:
                        found[name] = "list" in outer.lower()
        if RULES in found:
            check_rules(position, (*CORE_FIELDS, *found))
        FIELDS_OF[position] = found
    return found


def check_each_seat(numbers: list[Any], seats: int, what: str) -> None:
    """Refuse scores, places or values of a game that are not one for each seat."""
    if len(numbers) != seats:
        raise WrongCount(f"{seats} seats have the {what} {numbers}")


def contains(options: tuple[int, ...], pick: int) -> bool:
    """Whether a sorted tuple contains `pick`. (Bisecting Doge's 273 placings: 8 comparisons instead of 137.)"""
    if len(options) < FEW:
        return pick in options
    low = 0
    high = len(options)
    while low < high:
        middle = (low + high) >> 1
        if options[middle] < pick:
            low = middle + 1
        else:
            high = middle
    return low < len(options) and options[low] == pick


def frames(*classes: type[Frame[Any]]) -> dict[str, type[Frame[Any]]]:
    """The registry in which a saved agenda looks up its frames."""
    return {frame.__name__: frame for frame in classes}


def frozen(value: object) -> Any:
    """A field as JSON values."""
    if isinstance(value, (list, tuple)):
        return [frozen(x) for x in value]
    if isinstance(value, Pile):
        return {"cards": list(value.cards), "known_to": list(value.known_to)}
    return value


def thawed(value: object, is_list: bool) -> Any:
    """A field from JSON values: a list if the field itself is one, tuples everywhere inside."""
    if isinstance(value, list):
        items = [thawed(x, False) for x in value]
        return items if is_list else tuple(items)
    if isinstance(value, dict):
        return Pile(tuple(value["cards"]), tuple(value["known_to"]))
    return value
