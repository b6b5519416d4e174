"""Writes tests/golden: games with their logs in words, and the number of lines of play from openings.

    python tools/golden.py            records all games again, writes their logs, counts openings
    python tools/golden.py doge       the same for the named games
    python tools/golden.py --logs     only writes the logs again, from the existing records

Run it after a deliberate change of the rules, with SPEC.version raised; with `--logs` after a change of log lines or of
the notation of picks. There is a game for each way a game can end, at different tables. Read the differences in the
logs: they show what the change does.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from game_cases import case
from opening_counts import opening_counts

from serenissima.bots.api import Bot, Perspective, make_bot
from serenissima.core.dice import from_seed
from serenissima.core.spec import GameSpec
from serenissima.games import find, installed
from serenissima.lab.configurations import Table, tables
from serenissima.lab.transcript import transcript
from serenissima.table.record import read, write
from serenissima.table.session import Session

GOLDEN = Path(__file__).parents[1] / "tests" / "golden"
OURS = [id for id, entry in installed().items() if entry.module.startswith("serenissima.")]
PLAYERS = ("random", "greedy")
TRIES = 400


def play(spec: GameSpec, table: Table, level: str, bot: Bot, seed: int) -> Session:
    """One game with the same bot in every seat."""
    session = Session.start(spec, [level] * table.seats, table.options, seed)
    dice = from_seed(seed)
    while not session.is_over:
        seat = session.state.turn()
        session.pick(seat, bot.choose(Perspective(spec, session.state, seat), dice))
    return session


def record(spec: GameSpec) -> None:
    """For each number of seats one default game per level, one per module, and one for each ending still missing."""
    for old in [*GOLDEN.glob(f"{spec.id}-*.json"), *GOLDEN.glob(f"{spec.id}-*.txt")]:
        old.unlink()
    everything = list(tables(spec))
    plain = {seats: next(t for t in everything if t.seats == seats) for seats in {t.seats for t in everything}}
    seen: set[str] = set()
    for seats, table in plain.items():
        for level in PLAYERS:
            keep(spec, play(spec, table, level, make_bot(level, spec.id), seats), f"{seats}-{level}", seen)
    for name, (seats, options) in case(spec.id, "MODULES", {}).items():
        table = Table(seats, spec.read_options(options))
        keep(spec, play(spec, table, "greedy", make_bot("greedy", spec.id), seats), name, seen)
    if steered := case(spec.id, "STEERED"):
        ending, options, bot = steered
        table = Table(3, spec.read_options(options))
        games = (play(spec, table, "random", bot, seed) for seed in range(TRIES))
        keep(spec, next(game for game in games if game.state.ending() == ending), f"3-{ending}", seen)
    for seed in range(TRIES):
        if seen >= set(spec.endings):
            return
        table = everything[seed % len(everything)]
        level = PLAYERS[seed % len(PLAYERS)]
        session = play(spec, table, level, make_bot(level, spec.id), seed)
        if session.state.ending() not in seen:
            keep(spec, session, f"{table.seats}-{session.state.ending()}", seen)
    print(f"{spec.id}: no game found that ended as {set(spec.endings) - seen}")


def keep(spec: GameSpec, session: Session, name: str, seen: set[str]) -> None:
    seen.add(session.state.ending())
    file = GOLDEN / f"{spec.id}-{name}.json"
    write(session.record, file)
    write_log(session, file)
    print(f"{file.name}: {session.picks_in_force} picks, {session.state.ending()}")


def write_log(session: Session, file: Path) -> None:
    """The log in words, next to the record in `file`."""
    file.with_suffix(".txt").write_text("\n".join([*transcript(session), ""]), encoding="utf-8")


def write_logs(game: str) -> None:
    """Write the logs of a game's existing records."""
    for file in sorted(GOLDEN.glob(f"{game}-*.json")):
        write_log(Session.resume(find(game), read(file)), file)
        print(file.with_suffix(".txt").name)


def main(arguments: Sequence[str]) -> None:
    games = [each for each in arguments if not each.startswith("--")] or OURS
    for game in games:
        if "--logs" in arguments:
            write_logs(game)
        else:
            record(find(game))
    if "--logs" not in arguments:
        (GOLDEN / "openings.json").write_text(opening_counts(), encoding="utf-8")
        print("openings.json")


if __name__ == "__main__":
    main(sys.argv[1:])
