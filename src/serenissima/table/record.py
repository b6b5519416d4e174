"""The record of a game: everything needed to replay it move by move, and to prove that it was played like this.

A record is a JSON object:

| key             | meaning                                                                                   |
|-----------------|-------------------------------------------------------------------------------------------|
| `format`        | always `serenissima-record`                                                               |
| `format_version`| version of this file format                                                               |
| `game`          | id of the game                                                                            |
| `rules_version` | version of the game's rules under which the picks were made                               |
| `seats`         | number of seats                                                                           |
| `names`         | a name for each seat                                                                      |
| `players`       | for each seat `human` or the level of its bot                                             |
| `options`       | all options with their values                                                             |
| `seed`          | the seed of the dice                                                                      |
| `entries`       | in order: `[seat, pick]`, `[seat, pick, "auto"]` for an answer that was forced and given  |
|                 | by the table, `["undo", n]` for going back to the position after the first n picks in force|
| `snapshots`     | `[n, position]`: the whole position after the first n picks in force                      |
| `fairness`      | `null`, or `{commitment, server_seed, words}`: what the seed follows from (fairness.py)   |
| `result`        | `null`, or `{scores, ranks, ending, digest}` of the finished game                         |
"""

from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec

from serenissima.core.errors import BadRecord
from serenissima.core.messages import message

FORMAT: Final = "serenissima-record"
FORMAT_VERSION: Final = 1
AUTO: Final = "auto"
UNDO: Final = "undo"

Entry = tuple[int | str, ...]


class Result(msgspec.Struct, forbid_unknown_fields=True):
    """How a game ended."""

    scores: list[int]
    ranks: list[int]
    ending: str
    digest: str


class Fairness(msgspec.Struct, forbid_unknown_fields=True):
    """Where the seed of a game on a server comes from: a secret committed to beforehand, and a word from each seat."""

    commitment: str
    server_seed: str
    words: list[str]


class Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A game from its seed to its last pick."""

    format: str = FORMAT
    format_version: int = FORMAT_VERSION
    game: str
    rules_version: int
    seats: int
    names: list[str]
    players: list[str]
    options: dict[str, bool | int | str]
    seed: int
    entries: list[Entry] = []
    snapshots: list[tuple[int, dict[str, Any]]] = []
    fairness: Fairness | None = None
    result: Result | None = None

    def picks(self) -> list[tuple[int, int, bool]]:
        """The picks in force, undone ones left out: seat, pick, whether it was automatic."""
        picks: list[tuple[int, int, bool]] = []
        for entry in self.entries:
            if entry[0] == UNDO:
                del picks[int(entry[1]) :]
            else:
                picks.append(pick_of(entry))
        return picks

    def snapshot(self) -> tuple[int, dict[str, Any]] | None:
        """The newest snapshot that no undo has invalidated."""
        return self.snapshots[-1] if self.snapshots else None


@lru_cache(maxsize=4096)
def pick_entry(seat: int, pick: int, auto: bool = False) -> Entry:
    """The entry of a pick. Tables share equal entries: 500 picks take 4 kB instead of 45 kB as separate lists."""
    return (seat, pick, AUTO) if auto else (seat, pick)


def pick_of(entry: Entry) -> tuple[int, int, bool]:
    """The seat, the pick and whether it was automatic, of an entry that is not an undo."""
    return int(entry[0]), int(entry[1]), entry[-1] == AUTO


class Header(msgspec.Struct):
    """The part of a record that is read first, to identify it."""

    format: str = ""
    format_version: int = 0


def to_json(record: Record) -> bytes:
    """The record as the content of a file."""
    return msgspec.json.encode(record)


def from_json(text: bytes, where: str) -> Record:
    """A record from a file's content. `where` names the file in messages."""
    try:
        header = msgspec.json.decode(text, type=Header)
    except msgspec.ValidationError as error:  # JSON, but nothing like a record
        raise BadRecord(message("record-foreign", file=where)) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(message("record-not-json", file=where)) from error
    if header.format != FORMAT:
        raise BadRecord(message("record-foreign", file=where))
    if header.format_version > FORMAT_VERSION:
        raise BadRecord(
            message("record-newer", file=where, given=header.format_version, possible=FORMAT_VERSION),
        )
    try:
        record = msgspec.json.decode(text, type=Record)
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise BadRecord(message("record-damaged", file=where, detail=str(error))) from error
    check(record, where)
    return record


def check(record: Record, where: str) -> None:
    """Refuse a record whose parts do not fit together."""
    in_force = 0
    for number, entry in enumerate(record.entries):
        if is_pick(entry, record.seats):
            in_force += 1
        elif len(entry) == 2 and entry[0] == UNDO and isinstance(entry[1], int) and 0 <= entry[1] < in_force:
            in_force = entry[1]
        else:
            raise BadRecord(message("record-bad-entry", file=where, number=number, entry=str(list(entry))[:80]))
    if not len(record.names) == len(record.players) == record.seats:
        counts = {"seats": record.seats, "names": len(record.names), "players": len(record.players)}
        raise BadRecord(message("record-other-seats", file=where, **counts))
    if any(not 0 <= number <= in_force for number, _ in record.snapshots):
        raise BadRecord(message("record-no-such-snapshot", file=where, picks=in_force))


def is_pick(entry: Entry, seats: int) -> bool:
    if len(entry) not in (2, 3) or (len(entry) == 3 and entry[2] != AUTO):
        return False
    seat, pick = entry[:2]
    return isinstance(seat, int) and isinstance(pick, int) and 0 <= seat < seats


def read(path: Path) -> Record:
    """The record in this file."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise BadRecord(message("record-unreadable", file=str(path), detail=error.strerror or "")) from error
    return from_json(text, str(path))


def write(record: Record, path: Path) -> None:
    """Save the record atomically: a crash leaves the older file intact."""
    part = path.with_name(path.name + ".part")
    try:
        part.write_bytes(to_json(record))
        part.replace(path)
    except OSError as error:
        raise BadRecord(message("record-unwritable", file=str(path), detail=error.strerror or "")) from error
