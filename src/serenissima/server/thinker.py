"""The process in which bots think: a job a line comes in, an answer a line goes out. It knows nothing of tables."""

import sys
from typing import Any

import msgspec

from serenissima.bots.api import Perspective
from serenissima.core.dice import from_seed
from serenissima.server.library import Library, load_library


class Job(msgspec.Struct):
    """One question for one bot. The position stays behind the door of its Perspective."""

    game: str
    level: str
    seat: int
    seed: int
    position: dict[str, Any]


class Answer(msgspec.Struct):
    """What the bot picked, or what went wrong."""

    pick: int = 0
    error: str = ""


def think(library: Library, job: Job) -> Answer:
    spec = library.find(job.game)
    here = Perspective(spec, spec.load(job.position), job.seat)
    try:
        pick = library.make_bot(job.level, job.game).choose(here, from_seed(job.seed))
    except Exception as error:
        return Answer(error=repr(error))
    return Answer(pick) if pick in here.options else Answer(error=f"picked {pick}, which is not an option")


def main() -> None:
    library = load_library(sys.argv[1])
    sys.stdout.buffer.write(msgspec.json.encode(Answer()) + b"\n")
    sys.stdout.buffer.flush()
    for line in sys.stdin.buffer:
        answer = think(library, msgspec.json.decode(line, type=Job))
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
