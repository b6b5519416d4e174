"""One game of a match, played to its end or to whatever went wrong in it."""

import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from math import inf
from typing import Any, Final

from serenissima.bots.api import Perspective, make_bot
from serenissima.bots.pipe import attended, unheard, watch
from serenissima.core.dice import from_seed
from serenissima.core.errors import Problem
from serenissima.core.event import Event
from serenissima.core.messages import Message, message, plain
from serenissima.core.state import State
from serenissima.games import find
from serenissima.lab.arena.plan import Task
from serenissima.lab.facts import Fact, tally

if sys.platform != "win32":
    from signal import ITIMER_REAL, SIG_DFL, SIGALRM, setitimer, signal

NOBODY: Final = -1


@dataclass(frozen=True)
class Played:
    """How one game went. `failed` is the message that says why it has no result, as plain values."""

    id: str
    seating: list[str]
    deal: int
    ranks: list[int]
    scores: list[int]
    length: int
    ending: str
    first: int = NOBODY
    """The seat that begins, in the games where one does."""
    failed: dict[str, Any] | None = None
    facts: list[Fact] = field(default_factory=list)
    """What the game's tally has counted, if the task asks for it; empty facts are not kept."""

    def plain(self) -> dict[str, Any]:
        values = asdict(self)
        if not self.facts:
            del values["facts"]
        return values

    def why(self) -> Message:
        """The reason of the failure."""
        assert self.failed is not None
        return restored(self.failed)


def restored(data: dict[str, Any]) -> Message:
    """A message from its plain values; only words, numbers and messages are ever in these."""
    args = data.get("args", {})
    return Message(data["id"], {key: restored(arg) if isinstance(arg, dict) else arg for key, arg in args.items()})


def failed(task: Task, why: Message) -> Played:
    """The game without a result."""
    return Played(task.id, task.seating, task.deal, [], [], 0, "", failed=plain(why))


def play(
    task: Task,
    asking: Callable[[int], None] = unheard,
    started: Callable[[int], None] = unheard,
    most: float = inf,
) -> Played:
    """Play the game. Whatever a bot does wrong ends this game only.

    `asking` hears which seat is asked now, and NOBODY once no more answers are waited for: the moment in which programs
    end is nobody's. `started` hears the process group of every program; `most` are the seconds that one has for an
    answer, whatever its name says.

    Every seat has a bot of its own that knows this game only: nothing passes from seat to seat or from game to game, so
    that it does not matter where and in which order games are played.
    """
    spec = find(task.game)
    events: list[Event] = []
    s = spec.new(len(task.seating), task.options, task.deal, events if task.counted else None)
    first = spec.first(s) if s.seats > 1 else NOBODY
    dice = from_seed(task.dice)
    length = 0
    seat = 0
    try:
        bots = [make_bot(name, task.game) for name in task.seating]
        watch(bots, started, most)
        with attended(bots, s, task.options):
            try:
                while (seat := s.turn()) >= 0:
                    here = Perspective(spec, s, seat)
                    asking(seat)
                    pick = bots[seat].choose(here, dice)
                    if pick not in here.options:
                        why = message("arena-failed-illegal", bot=task.seating[seat], pick=repr(pick)[:80])
                        return failed(task, why)
                    s.act(seat, pick)
                    length += 1
            finally:
                asking(NOBODY)
    except Problem as problem:
        return failed(task, message("arena-failed-problem", bot=task.seating[seat], why=problem.message))
    except Exception as error:
        detail = f"{type(error).__name__}: {error}"[:200].encode(errors="replace").decode()  # it may be no text at all
        return failed(task, message("arena-failed-crash", bot=task.seating[seat], detail=detail))
    ranks, scores, facts = list(s.ranks()), list(s.scores()), counted(task, s, events)
    return Played(task.id, task.seating, task.deal, ranks, scores, length, s.ending(), first, facts=facts)


def counted(task: Task, s: State, events: list[Event]) -> list[Fact]:
    """The facts of a finished game, if they were asked for and somebody counts for this game."""
    counter = tally(task.game) if task.counted else None
    return counter.facts(s, events) if counter else []


def alarm(seconds: float) -> Callable[[int], None]:
    """Lets the operating system end this process when one answer takes longer than this.

    An exception would not do: compiled code that hangs never looks at signals. Where there are no such timers (Windows)
    a bot may take for ever.
    """
    if sys.platform == "win32" or not seconds:
        return unheard
    signal(SIGALRM, SIG_DFL)

    def wind_up(seat: int) -> None:
        setitimer(ITIMER_REAL, 0 if seat == NOBODY else seconds)

    return wind_up
