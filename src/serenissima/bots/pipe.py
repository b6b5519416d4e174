"""Bots in any language: a program that reads questions and writes answers, one JSON object per line.

docs/add-a-bot.md describes the protocol. A program can do whatever its user can, so only the person who runs
Serenissima can name one, never a player on a server.
"""

import json
import os
import re
import shlex
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, Final

from serenissima.bots.perspective import Bot, Perspective
from serenissima.bots.program import Program, shown
from serenissima.core.dice import Dice
from serenissima.core.errors import BadTable
from serenissima.core.frame import kind_of
from serenissima.core.messages import Message, message
from serenissima.core.spec import GameSpec, Options
from serenissima.core.state import State
from serenissima.locale import Words

PROTOCOL: Final = 1
USUAL_LIMIT: Final = 10.0
SEEDS: Final = 1 << 29
MOST_KEPT: Final = 50_000
LIMIT: Final = re.compile(r"timeout=([0-9]{1,6}(?:\.[0-9]{1,3})?):(.*)", re.DOTALL)


def make_pipe(typed: str) -> "PipeBot":
    """The bot for `COMMAND` or `timeout=SECONDS:COMMAND`. The command may contain any characters."""
    limited = LIMIT.fullmatch(typed)
    limit, command = (float(limited[1]), limited[2]) if limited else (USUAL_LIMIT, typed)
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words or not limit:
        raise BadTable(message("pipe-bad-name", given=typed))
    if not hasattr(os, "killpg"):
        raise BadTable(Message("pipe-not-here"))
    return PipeBot(command, limit)


def unheard(_number: int) -> None:
    """The default listener: ignores everything."""


class PipeBot:
    """A program that plays one or several seats, one game after another. It starts when it is first asked."""

    def __init__(self, command: str, limit: float = USUAL_LIMIT) -> None:
        self.command = command
        self.limit = limit
        self.program: Program | None = None
        self.options: Options = {}
        self.started: Callable[[int], None] = unheard
        self.asked = 0

    def choose(self, here: Perspective, dice: Dice) -> int:
        world = here.resample(dice)
        is_new = self.program is None or world.number <= self.asked
        program = self.program or self.start()
        self.program = None  # None until it has answered: after a failure the next question starts a new process
        if is_new:
            program.tell(hello(here.spec, world, self.options))
        self.asked = world.number
        answer = program.ask(decision(here, world, dice.below(SEEDS)))
        pick = read_pick(answer)
        if pick is None:
            raise program.failure(message("pipe-no-answer", line=shown(answer)))
        if pick not in here.options:
            raise program.failure(message("pipe-illegal", pick=shown(str(pick).encode())))
        self.program = program
        return pick

    def start(self) -> Program:
        started = self.started
        if started is unheard:
            return Program(self.command, self.limit)
        # The new process reports itself first: if we are killed before we can report it, no program is left behind.
        program = Program(self.command, self.limit, lambda: started(os.getpid()))
        started(program.process.pid)
        return program

    def finish(self, s: State) -> None:
        """The game is over or was interrupted; stop the program."""
        if self.program is not None:
            if s.is_over:
                self.program.tell(result(s))
            self.program.close()
            self.program = None


@contextmanager
def attended(bots: Collection[Bot], s: State, options: Options) -> Iterator[None]:
    """Wraps one game: programs among its bots get the options first and the result last, and are then stopped."""
    introduce(bots, options)
    try:
        yield
    finally:
        dismiss(bots, s)


def introduce(bots: Collection[Bot], options: Options) -> None:
    """Call this before a game that is not played in one go: tells programs among its bots the options."""
    for program in programs(bots):
        program.options = options


def dismiss(bots: Collection[Bot], s: State) -> None:
    """Call this after it: programs get the result, if there is one, and are stopped. Safe to call twice."""
    for program in programs(bots):
        program.finish(s)


def watch(bots: Collection[Bot], started: Callable[[int], None], most: float) -> None:
    """For a caller that may have to kill programs: reports each process group and caps the seconds per answer."""
    for program in programs(bots):
        program.started = started
        program.limit = min(program.limit, most)


def programs(bots: Collection[Bot]) -> list[PipeBot]:
    return [bot for bot in bots if isinstance(bot, PipeBot)]


class Voice:
    """English texts, cached: questions repeat, and a lookup is faster than formatting with Fluent."""

    def __init__(self, spec: GameSpec) -> None:
        self.words = Words("en", [f"seat {seat}" for seat in range(spec.seats[1])], lenient=True)
        self.words.say_instead(spec.data().get("words", {}).get(self.words.language, {}))
        self.said: dict[str, str] = {}

    def say(self, message: Message) -> str:
        key = repr(message)
        if key not in self.said:
            if len(self.said) >= MOST_KEPT:
                self.said.clear()
            self.said[key] = self.words.say(message)
        return self.said[key]


@cache
def voice_of(spec: GameSpec) -> Voice:
    return Voice(spec)


# The lines.


def hello(spec: GameSpec, s: State, options: Options) -> bytes:
    return written(
        {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": spec.id,
            "version": spec.version,
            "seats": s.seats,
            "options": options,
        }
    )


def decision(here: Perspective, world: State, seed: int) -> bytes:
    """One question. Texts come from a resampled world, which the seat cannot tell from the true one."""
    spec, seat, question = here.spec, here.seat, world.question()
    assert question is not None
    kind = kind_of(question)
    say = voice_of(spec).say
    return written(
        {
            "type": "decision",
            "number": world.number,
            "seat": seat,
            "kind": kind,
            "prompt": say(spec.prompt(world, seat)),
            "seed": seed,
            "view": here.view(),
            "options": [
                {
                    "pick": choice.pick,
                    "action": spec.action(kind, choice.pick),
                    "label": say(choice.label),
                    "group": None if choice.group is None else say(choice.group),
                    "effect": None if choice.effect is None else say(choice.effect),
                }
                for choice in spec.choices(world, seat)
            ],
        }
    )


def result(s: State) -> bytes:
    return written({"type": "end", "ranks": list(s.ranks()), "scores": list(s.scores()), "ending": s.ending()})


def written(line: dict[str, Any]) -> bytes:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode()


def read_pick(line: bytes) -> int | None:
    """The pick in an answer; None if the line is not an answer."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        return None
    pick = answer.get("pick") if isinstance(answer, dict) else None
    return pick if type(pick) is int else None
