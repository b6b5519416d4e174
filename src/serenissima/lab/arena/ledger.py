"""A match on disk: a description in the first line, then one line per game as soon as it is over."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final

import msgspec

from serenissima.core.errors import BadRecord
from serenissima.core.messages import message
from serenissima.lab.arena.game import NOBODY, Played
from serenissima.lab.arena.plan import Pairing, Plan
from serenissima.lab.file_errors import reporting_file_errors

FORMAT: Final = "serenissima-arena"


def heading(plan: Plan) -> dict[str, Any]:
    """What identifies a match; more games may be added to the same one."""
    return {
        "file": FORMAT,
        "version": 1,
        "game": plan.game,
        "rules": plan.spec.version,
        "format": plan.format,
        "bots": list(plan.bots),
        "seats": list(plan.seats),
        "options": {str(seats): plan.table_options(seats) for seats in plan.seats},
        "seed": plan.seed,
    }


def read(file: Path, plan: Plan) -> list[Played]:
    """The games in the file, each in its latest version. The file of another match is refused."""
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        return []
    except (OSError, ValueError) as error:
        raise BadRecord(message("lab-file", file=str(file), detail=str(error))) from error
    lines = text.split("\n")[:-1]  # an incomplete line does not count
    if not lines:
        if text:
            raise BadRecord(message("arena-file-foreign", file=str(file)))
        return []
    try:
        first = msgspec.json.decode(lines[0])
        if not isinstance(first, dict) or first.get("file") != FORMAT:
            raise BadRecord(message("arena-file-foreign", file=str(file)))
        for key, value in heading(plan).items():
            if first.get(key) != value:
                there, here = json.dumps(first.get(key), ensure_ascii=False), json.dumps(value, ensure_ascii=False)
                raise BadRecord(message("arena-file-other", file=str(file), key=key, there=there, here=here))
        pairings = {pairing.id: pairing for pairing in plan.pairings()}
        games = [read_game(line, plan, pairings) for line in lines[1:]]
    except msgspec.MsgspecError as error:
        raise BadRecord(message("lab-file", file=str(file), detail=str(error))) from error
    return list({played.id: played for played in games}.values())


def read_game(line: str, plan: Plan, pairings: dict[str, Pairing]) -> Played:
    """Read one line, which may be damaged."""
    played = msgspec.json.decode(line, type=Played)
    start, mark, number = played.id.rpartition("#")
    pairing = pairings.get(start + mark)
    if pairing and number.isascii() and number.isdigit() and len(number) < 10:
        task = plan.task(pairing, int(number))
        is_planned = (played.id, played.seating, played.deal) == (task.id, task.seating, task.deal)
        if is_planned and (played.failed or is_result(played, plan)):
            return played
    raise msgspec.ValidationError(line[:80])


def is_result(played: Played, plan: Plan) -> bool:
    """Whether this is a possible result. In a solo game, the loser has rank 2."""
    seats = len(played.seating)
    return (
        len(played.ranks) == len(played.scores) == seats
        and all(1 <= rank <= max(2, seats) for rank in played.ranks)
        and NOBODY <= played.first < seats
        and played.ending in plan.spec.endings
    )


@contextmanager
def writing(file: Path, plan: Plan) -> Iterator[IO[str]]:
    """Open the file for appending; an incomplete last line is removed."""
    with reporting_file_errors(file):
        with file.open("a+b") as raw:
            raw.seek(0)
            whole = raw.read().rpartition(b"\n")
            raw.truncate(len(whole[0]) + len(whole[1]))
        lines = file.open("a", encoding="utf-8")
    try:
        if not lines.tell():
            write(lines, heading(plan))
        yield lines
    finally:
        with reporting_file_errors(file):
            lines.close()


def write(lines: IO[str], line: dict[str, Any]) -> None:
    """Write and flush at once, so that nothing is lost."""
    with reporting_file_errors(lines.name):
        lines.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")
        lines.flush()
