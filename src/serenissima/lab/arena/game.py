"""One game of a match, played until it ends or fails."""

import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from math import inf
from typing import Any, Final

from serenissima.bots.api import Perspective, make_bot
from serenissima.bots.pipe import attended, unheard, watch
from serenissima.core.dice import from_seed
from serenissima.core.errors import Problem, WrongCount
from serenissima.core.event import Event
from serenissima.core.messages import Message, message, plain
from serenissima.core.spec import GameSpec
from serenissima.core.state import State, check_each_seat
from serenissima.game_errors import place_in
from serenissima.games import find, in_a_line
from serenissima.lab.arena.plan import Task
from serenissima.lab.balance_facts import Fact, tally

if sys.platform != "win32":
    from signal import ITIMER_REAL, SIG_DFL, SIGALRM, setitimer, signal

NOBODY: Final = -1
OF_BOTS: Final = ("policy", "value")
"""How the parts of a game begin that only bots use."""


@dataclass(frozen=True)
class Played:
    """The outcome of one game. `failed` is the message that says why it has no result, as plain values."""

    id: str
    seating: list[str]
    deal: int
    ranks: list[int]
    scores: list[int]
    length: int
    ending: str
    first: int = NOBODY
    """The starting seat, in games that have one."""
    failed: dict[str, Any] | None = None
    facts: list[Fact] = field(default_factory=list)
    """What the game's tally has counted, if the task asks for it; empty facts are omitted."""

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
    """A message from its plain values, which contain only strings, numbers and messages."""
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
    """Play the game. A failing bot ends only this game.

    `asking` is called with the seat that is asked, and with NOBODY once no more answers are expected: while programs
    exit, no seat is responsible. `started` is called with the process group of every program. `most` caps the seconds
    per answer, whatever the bot's name says.

    Every seat has a new bot of its own: nothing is carried over between seats or games, so it does not matter where and
    in which order games are played.
    """
    spec = find(task.game)
    events: list[Event] = []
    dice = from_seed(task.dice)
    length = 0
    seat = 0
    try:
        s = spec.new(len(task.seating), task.options, task.deal, events if task.counted else None)
        first = spec.first(s) if s.seats > 1 else NOBODY
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
        seat = NOBODY
        ranks, scores, facts = list(s.ranks()), list(s.scores()), counted(task, s, events)
        check_each_seat(ranks, s.seats, "places")
        check_each_seat(scores, s.seats, "scores")
        return Played(task.id, task.seating, task.deal, ranks, scores, length, s.ending(), first, facts=facts)
    except Problem as problem:
        if seat == NOBODY:
            return failed(task, problem.message)
        return failed(task, message("arena-failed-problem", bot=task.seating[seat], why=problem.message))
    except Exception as error:
        return failed(task, why_it_crashed(task, spec, seat, error))


def why_it_crashed(task: Task, spec: GameSpec, seat: int, error: Exception) -> Message:
    """Whether the game is to blame or the bot that was asked, and where in the game's code it happened."""
    place = place_in(spec, error)
    detail = in_a_line(error)[:200].encode(errors="replace").decode()  # it may not be text at all
    detail += f" ({place})" if place else ""
    if seat == NOBODY or isinstance(error, WrongCount) or (place and not place.startswith(OF_BOTS)):
        return message("arena-failed-game", detail=detail)
    return message("arena-failed-crash", bot=task.seating[seat], detail=detail)


def counted(task: Task, s: State, events: list[Event]) -> list[Fact]:
    """The facts of a finished game, if requested and if the game has a tally."""
    counter = tally(task.game) if task.counted else None
    return counter.facts(s, events) if counter else []


def alarm(seconds: float) -> Callable[[int], None]:
    """Have the operating system kill this process if one answer takes longer than this.

    An exception would not work: compiled code that hangs never checks for signals. Without such timers (Windows), a bot
    may take forever.
    """
    if sys.platform == "win32" or not seconds:
        return unheard
    signal(SIGALRM, SIG_DFL)

    def wind_up(seat: int) -> None:
        setitimer(ITIMER_REAL, 0 if seat == NOBODY else seconds)

    return wind_up
