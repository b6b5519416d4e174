"""Recorded games still play as they were recorded, and openings have as many continuations as they had.

Law 15: where a record no longer replays, the rules have changed; then SPEC.version must be raised, and the games
recorded again with tools/golden.py. Next to each record stands its log in words, so that a change of the rules can be
read in review.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from serenissima.core.dice import from_seed
from serenissima.core.spec import GameSpec
from serenissima.games import all_games, find
from serenissima.lab.configurations import plain_table, tables
from serenissima.lab.perft import perft
from serenissima.lab.random_play import play_randomly
from serenissima.lab.transcript import transcript
from serenissima.table.record import read
from serenissima.table.session import Session, verify

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*-*.json"))
OPENINGS = json.loads((FOLDER / "openings.json").read_text(encoding="utf-8"))


@cache
def verified(file: Path) -> Session:
    record = read(file)
    return verify(find(record.game), record)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_law_15_recorded_games_replay_to_their_recorded_scores(file: Path) -> None:
    session = verified(file)
    assert session.is_over
    assert session.record.result is not None


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_the_log_in_words_next_to_a_record_is_the_one_of_its_game(file: Path) -> None:
    """Where only the words have changed: `python tools/golden.py --logs`."""
    assert file.with_suffix(".txt").read_text(encoding="utf-8").splitlines() == [*transcript(verified(file))]


def test_no_log_is_left_without_its_record() -> None:
    assert [file.stem for file in sorted(FOLDER.glob("*.txt"))] == [file.stem for file in RECORDS]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_games_of_older_rules_resume_from_a_snapshot(file: Path) -> None:
    record = read(file)
    spec = find(record.game)
    half = len(record.entries) // 2
    begun = Session.resume(spec, replace(record, entries=record.entries[:half], snapshots=[], result=None))
    begun.take_snapshot()
    older = replace(record, rules_version=spec.version - 1, snapshots=begun.record.snapshots)
    session = Session.resume(spec, older)
    assert session.skipped == half
    assert record.result is not None
    assert session.state.digest() == record.result.digest


@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_every_ending_and_every_number_of_seats_is_recorded(spec: GameSpec) -> None:
    records = [read(file) for file in RECORDS if file.name.startswith(f"{spec.id}-")]
    assert {record.result.ending for record in records if record.result} == set(spec.endings)
    assert {record.seats for record in records} == {table.seats for table in tables(spec)}


@pytest.mark.parametrize("opening", OPENINGS, ids=lambda row: f"{row['game']}-{row['seats']}-after-{row['after']}")
def test_positions_have_as_many_continuations_as_before(opening: dict[str, Any]) -> None:
    """The counts of tools/opening_counts.py: from the opening, and from the middle of a random game."""
    spec = find(opening["game"])
    s = spec.new(opening["seats"], plain_table(spec, opening["seats"]).options, 1)
    play_randomly(s, from_seed(1), opening["after"])
    assert [perft(s, depth) for depth in range(1, len(opening["counts"]) + 1)] == opening["counts"]
