"""The state of a game: the whole truth about a position, and the agenda of what is still to be done."""

import json
from hashlib import sha256
from inspect import get_annotations
from typing import Any, ClassVar, Final, Self

from mypy_extensions import mypyc_attr

from serenissima.core.dice import Dice, load_dice
from serenissima.core.errors import Illegal
from serenissima.core.event import EVERYONE, NOTHING, Event
from serenissima.core.frame import Ask, Deal, Frame, Question, Sealed
from serenissima.core.messages import Message
from serenissima.core.piles import Pile

UNANSWERED: Final = -1
FEW: Final = 12
CORE_FIELDS: Final = ("seats", "number", "revealed", "sealed")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. A game declares its own attributes as annotations of its class; copying and saving follow from that.

    An attribute is a whole number, a Pile, a tuple, or a list indexed by seat or place; everything inside
    a list or tuple is a number, a Pile or a tuple again, so that a shallow copy of the list is a copy.

    Compiled classes have no annotations to read: those name their attributes in FIELDS. A game may write its own
    `clone` for speed, if it gives what this one gives.
    """

    # Past thirty attributes an object without slots loses the interpreter's short ways to them: 6 % of a game of Doge.
    # A game may do without; compiled classes pass over them.
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

    # What a game has to say about itself.

    def scores(self) -> list[int]:
        """The score of each seat so far, or at the end."""
        raise NotImplementedError

    def ranks(self) -> list[int]:
        """The place of each seat when the game is over; 1 for each winner, equal places for equals."""
        raise NotImplementedError

    def ending(self) -> str:
        """The way in which the game ended, as the last part of a message id."""
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
        """The mask of the seats that may answer now; in a sealed choice also those who may change theirs."""
        question = self.question()
        if isinstance(question, Sealed) and question.first >= 0:
            return 1 << self.turn()
        return 0 if question is None else question.asked()

    def waiting(self) -> int:
        """The mask of the seats whose answer is still missing."""
        mask = self.asked()
        if mask:
            for seat, answer in enumerate(self.sealed):
                if answer != UNANSWERED:
                    mask &= ~(1 << seat)
        return mask

    def turn(self) -> int:
        """The first seat whose answer is still missing; -1 if there is none."""
        if not self.agenda:
            return -1
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
        return -1

    def next_in_turn(self, seats: int, first: int) -> int:
        """The first of these seats, clockwise from `first`, that has not answered yet; -1 if there is none."""
        for i in range(self.seats):
            seat = (first + i) % self.seats
            if seats >> seat & 1 and self.sealed[seat] == UNANSWERED:
                return seat
        return -1

    def options(self, seat: int) -> tuple[int, ...]:
        """What `seat` may answer now, in rising order; empty if it is not asked."""
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
        """The position was changed from outside: options that were found before may be wrong now."""
        self.memo_seat = UNANSWERED
        self.memo = ()

    def act(self, seat: int, pick: int) -> None:
        """`seat` answers the open question. What is not among its options is refused and changes nothing."""
        # Mostly the options have just been looked at: interpreted, it is cheaper not to call for them again.
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
                    self.revealed += 1  # the last to answer sees the others' answers: no undo of its own alone
                top.run(self)
            self.sealed = [UNANSWERED] * self.seats
            self.advance()

    def refusal(self, seat: int, pick: int) -> Message:
        """Why this seat may not give this answer now."""
        question = self.question()
        if question is None:
            return Message("illegal-game-over")
        if seat < 0 or not self.asked() >> seat & 1:
            return Message("illegal-not-asked")
        return question.refusal(self, seat, pick)

    def then(self, *frames: Frame[Any]) -> None:
        """Put these paragraphs on the agenda, to be carried out in reading order before everything else."""
        if len(frames) == 1:
            self.agenda.append(frames[0])
        else:
            self.agenda.extend(frames[::-1])

    def advance(self) -> None:
        """Carry out paragraphs until somebody is asked or the game is over."""
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

    # Chance, for those who want to see it.

    def chance(self) -> tuple[int, ...]:
        """The equally likely outcomes of the chance node on top; empty if there is none."""
        if self.agenda:
            top = self.agenda[-1]
            if isinstance(top, Deal):
                return top.outcomes(self)
        return ()

    def settle(self, outcome: int) -> None:
        """Decide the chance node on top from outside."""
        if outcome not in self.chance():
            raise Illegal(Message("illegal-not-an-outcome"))
        top = self.agenda.pop()
        assert isinstance(top, Deal)
        self.revealed += 1
        top.settle(self, outcome)
        self.advance()

    # Telling.

    def tell(
        self,
        kind: str,
        seat: int = -1,
        a: int = NOTHING,
        b: int = NOTHING,
        c: int = NOTHING,
        d: int = NOTHING,
        audience: int = EVERYONE,
    ) -> None:
        """Report what happened, if anybody listens. (Plain arguments: 4 ns when nobody does.)"""
        if self.sink is not None:
            args = tuple([x for x in (a, b, c, d) if x != NOTHING])
            self.sink.append(Event(kind, seat, args, audience))

    def reveal(self) -> None:
        """Something hidden has become known: what led here can no longer be taken back by one seat alone."""
        self.revealed += 1

    # Copying, saving, comparing.

    def __repr__(self) -> str:
        """Who is asked what: `<Regatta after 4 answers: StakeOar(7) asks seats 0 2>`."""
        name = f"{type(self).__name__} after {self.number} answers"
        if not self.agenda:
            return f"<{name}: over>"
        waiting = [str(seat) for seat in range(self.seats) if self.waiting() >> seat & 1]
        if not waiting:
            return f"<{name}: {self.agenda[-1]!r}>"
        return f"<{name}: {self.agenda[-1]!r} asks seat{'s' if len(waiting) > 1 else ''} {' '.join(waiting)}>"

    def copy_core_to(self, twin: "State") -> None:
        """The part of `clone` that every game shares. Nobody listens to the twin."""
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
        """An exact copy, dice included, that shares nothing which can change."""
        twin = type(self)()
        self.copy_core_to(twin)
        for name in fields_of(type(self)):
            value = getattr(self, name)
            setattr(twin, name, value.copy() if isinstance(value, list) else value)
        twin.derive()
        return twin

    def dump(self) -> dict[str, Any]:
        """The position as plain JSON values."""
        fields = {name: frozen(getattr(self, name)) for name in (*CORE_FIELDS, *fields_of(type(self)))}
        fields["dice"] = list(self.dice.dump())
        fields["agenda"] = [[type(frame).__name__, *frame.ints()] for frame in self.agenda]
        return fields

    def load(self, data: dict[str, Any]) -> None:
        """Take over a dumped position. Called on a state that the game's own factory has set up."""
        for name, is_list in fields_of(type(self)).items():
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
        """Recompute what is not dumped because it follows from the rest."""

    def digest(self) -> str:
        """A fingerprint of the position: equal if and only if the positions are."""
        return sha256(json.dumps(self.dump(), sort_keys=True).encode()).hexdigest()[:32]


# The fields of each kind of position and whether it is a list, found when first needed.
FIELDS_OF: Final[dict[type, dict[str, bool]]] = {}


def fields_of(position: type[State]) -> dict[str, bool]:
    """The attributes that make up a game's position: those in FIELDS, or else those that its class annotates."""
    found = FIELDS_OF.get(position)
    if found is None:
        if position.FIELDS:
            new = position()
            found = {name: isinstance(getattr(new, name), list) for name in position.FIELDS}
        else:
            found = {}
            for ancestor in reversed(position.__mro__[: position.__mro__.index(State)]):
                for name, declared in get_annotations(ancestor).items():
                    outer = str(declared).partition("[")[0]  # the annotation may be a type or a text
                    if "ClassVar" not in outer:
                        found[name] = "list" in outer.lower()
        FIELDS_OF[position] = found
    return found


def contains(options: tuple[int, ...], pick: int) -> bool:
    """Whether a sorted tuple has this member. (Bisecting Doge's 273 placings: 8 comparisons instead of 137.)"""
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
    """The register by which a saved agenda finds its frames again."""
    return {frame.__name__: frame for frame in classes}


def frozen(value: object) -> Any:
    """A field as JSON values."""
    if isinstance(value, (list, tuple)):
        return [frozen(x) for x in value]
    if isinstance(value, Pile):
        return {"cards": list(value.cards), "known_to": list(value.known_to)}
    return value


def thawed(value: object, is_list: bool) -> Any:
    """A field from JSON values: lists only at the top and only where the field is one, tuples inside."""
    if isinstance(value, list):
        items = [thawed(x, False) for x in value]
        return items if is_list else tuple(items)
    if isinstance(value, dict):
        return Pile(tuple(value["cards"]), tuple(value["known_to"]))
    return value
