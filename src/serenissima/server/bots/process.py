"""A bot process: reads one job per line and writes one answer per line. It knows nothing about tables."""

import os
import sys
import traceback
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

import msgspec

from serenissima.bots.api import Advice, Perspective, Weighed, advise
from serenissima.core.dice import from_seed
from serenissima.lab.analysis import Judgement, judge
from serenissima.server.offer import Offer, load_offer

NICE: Final = 10
"""Bots have a lower priority than everything else on the machine."""
KEPT: Final = 8
"""How many bots are kept for later jobs: they remember what they have computed."""

Made = TypeVar("Made")


class Job(msgspec.Struct):
    """One question for one bot, which sees only what its Perspective shows of the position."""

    game: str
    level: str
    seat: int
    seed: int
    position: dict[str, Any]
    task: Literal["choose", "advise", "judge"] = "choose"
    pick: int = 0
    """The pick to judge."""
    known: list[Weighed] = []
    """What earlier searches have found about the same question."""


class Answer(msgspec.Struct):
    """What the bot found, or what went wrong."""

    pick: int = 0
    advice: Advice | None = None
    judgement: Judgement | None = None
    error: str = ""


class JobRunner:
    """Runs jobs, and keeps the bots it has created."""

    def __init__(self, offer: Offer) -> None:
        self.offer = offer
        self.kept: OrderedDict[tuple[str, str, str], Any] = OrderedDict()

    def bot(self, kind: str, make: Callable[[str, str], Made], job: Job) -> Made:
        """The bot for a job, which may remember earlier ones. The least recently used are dropped."""
        key = (kind, job.level, job.game)
        found: Made = self.kept.pop(key, None) or make(job.level, job.game)
        self.kept[key] = found
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return found

    def run(self, job: Job) -> Answer:
        """Run a job. A bot that raises an error is not used again."""
        try:
            return self.answer(job)
        except Exception as error:
            self.kept.clear()
            return Answer(error=place_of(error))

    def answer(self, job: Job) -> Answer:
        spec = self.offer.find(job.game)
        here = Perspective(spec, spec.load(job.position), job.seat)
        dice = from_seed(job.seed)
        if job.task == "choose":
            pick = self.bot("bot", self.offer.make_bot, job).choose(here, dice)
            return Answer(pick) if pick in here.options else Answer(error="picked what is not an option")
        searcher = self.bot("searcher", self.offer.make_searcher, job)
        if job.task == "judge":
            return Answer(judgement=judge(here, job.pick, searcher, dice))
        return Answer(advice=advise(here, searcher, dice, job.known))


def place_of(error: Exception) -> str:
    """The type and place of an error, for the log. Its text is omitted: it may reveal what the bot has seen."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {Path(frame.filename).name}, line {frame.lineno}"


def main() -> None:
    with suppress(AttributeError, OSError):
        os.nice(NICE)
    runner = JobRunner(load_offer(sys.argv[1]))
    try:
        write(Answer())
        for line in sys.stdin.buffer:
            write(runner.run(msgspec.json.decode(line, type=Job)))
    except BrokenPipeError:  # the server has ended; keep the interpreter from flushing what is left
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def write(answer: Answer) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
