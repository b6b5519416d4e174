"""Frames: the paragraphs of a rulebook as small immutable objects on the agenda of a state."""

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from serenissima.core.messages import Message

if TYPE_CHECKING:
    from serenissima.core.state import State

S = TypeVar("S", bound="State")
TOGETHER: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One paragraph still to be carried out. It holds whole numbers only and never changes, so clones share it."""

    def run(self, s: S) -> None:
        """Carry the paragraph out. Put what follows from it on the agenda with `s.then`."""
        raise NotImplementedError

    def ints(self) -> tuple[int, ...]:
        """The constructor's arguments, in order. With the class name they make up the whole frame."""
        return ()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([str(x) for x in self.ints()])})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Frame[S]):
    """A paragraph that waits for an answer: of one seat (Ask), or of several in secret (Sealed)."""

    def asked(self) -> int:
        """The mask of the seats that must answer."""
        raise NotImplementedError

    def is_sealed(self) -> bool:
        """Whether answers stay secret until all of them are in."""
        return False

    def options(self, s: S, seat: int) -> tuple[int, ...]:
        """Every legal pick of `seat`, in rising order; never empty."""
        raise NotImplementedError

    def is_public(self, s: S) -> bool:
        """Whether everybody can work out the options. If not, even a seat with a single option has to answer itself."""
        return True

    def refusal(self, s: S, seat: int, pick: int) -> Message:
        """Why `pick` is not among the options."""
        return Message("illegal-not-an-option")


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Question[S]):
    """One seat chooses, and everybody sees its choice."""

    seat: int

    def asked(self) -> int:
        return 1 << self.seat

    def take(self, s: S, seat: int, pick: int) -> None:
        """Carry out the answer, which is known to be legal."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Question[S]):
    """Several seats choose in secret and may change their minds until the last answer is in.

    Then `run` is called once, with the answers in `s.sealed`, one for each seat: it passes them to `take` in seat order
    and calls `finish`.

    A game with an option to answer openly instead sets `first` to a seat: the seats then answer in turn, clockwise from
    that one. `take` is called after each answer and `finish` after the last. If `take` resets the seat's entry in
    `s.sealed`, that seat is asked again.
    """

    seats: int
    first: int = TOGETHER

    def asked(self) -> int:
        return self.seats

    def is_sealed(self) -> bool:
        return self.first < 0

    def run(self, s: S) -> None:
        seats = self.seats
        for seat in range(s.seats):
            if seats >> seat & 1:
                self.take(s, seat, s.sealed[seat])
        self.finish(s)

    def take(self, s: S, seat: int, pick: int) -> None:
        """Carry out one seat's answer. Leave it to `finish` to put what follows on the agenda."""
        raise NotImplementedError

    def finish(self, s: S) -> None:
        """Called when all answers have been carried out; they are still in `s.sealed`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Deal(Frame[S]):
    """Chance. The dice decide at once, unless the state was created with visible chance nodes."""

    def outcomes(self, s: S) -> tuple[int, ...]:
        """The equally likely outcomes; one that is twice as likely is listed twice."""
        raise NotImplementedError

    def settle(self, s: S, outcome: int) -> None:
        """Carry out one outcome."""
        raise NotImplementedError

    def run(self, s: S) -> None:
        outcomes = self.outcomes(s)
        self.settle(s, outcomes[s.dice.below(len(outcomes))])


def kind_of(frame: Frame[S]) -> str:
    """The frame's name in clients and catalogues: PlaceBallots is `place-ballots`."""
    return "".join("-" + c.lower() if c.isupper() else c for c in type(frame).__name__)[1:]
