"""Recorded games still play as they were recorded, and openings have as many continuations as they had.

Law 15: where a record no longer replays, the rules have changed; then SPEC.version must be raised, and the games
recorded again with tools/golden.py.
"""

import json
from pathlib import Path

import pytest

from serenissima.core.spec import GameSpec
from serenissima.games import all_games, find
from serenissima.lab.perft import perft
from serenissima.lab.tables import tables
from serenissima.table.record import read
from serenissima.table.session import verify

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*-*.json"))
OPENINGS = json.loads((FOLDER / "openings.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_law_15_recorded_games_replay_to_their_recorded_scores(file: Path) -> None:
    record = read(file)
    session = verify(find(record.game), record)
    assert session.is_over
    assert record.result is not None


@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_every_ending_and_every_number_of_seats_is_recorded(spec: GameSpec) -> None:
    records = [read(file) for file in RECORDS if file.name.startswith(f"{spec.id}-")]
    assert {record.result.ending for record in records if record.result} == set(spec.endings)
    assert {record.seats for record in records} == {table.seats for table in tables(spec)}


@pytest.mark.parametrize("opening", OPENINGS, ids=lambda opening: f"{opening['game']}-{opening['seats']}")
def test_openings_have_as_many_continuations_as_before(opening: dict[str, object]) -> None:
    spec = find(str(opening["game"]))
    seats, counts = opening["seats"], opening["counts"]
    assert isinstance(seats, int)
    assert isinstance(counts, list)
    plain = next(table for table in tables(spec) if table.seats == seats)
    s = spec.new(seats, plain.options, 1)
    assert [perft(s, depth) for depth in range(1, len(counts) + 1)] == counts
