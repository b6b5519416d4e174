"""Games that were running before a position kept its options in one object are resumed, and play on as they did.

`running_records.json` was written then: records with snapshots at tables with many options, the fingerprint of each
position, the next picks, and the fingerprint after them. Fingerprints are also part of finished records, so what a
position dumps must stay the same.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from regatta.spec import SPEC as REGATTA
from serenissima.core.dice import from_seed
from serenissima.core.spec import GameSpec
from serenissima.games import find
from serenissima.lab.random_play import play_randomly
from serenissima.table.record import Record, from_json
from serenissima.table.session import Session, verify

ROWS = json.loads(Path(__file__).with_name("running_records.json").read_text(encoding="utf-8"))


def name(row: dict[str, Any]) -> str:
    return f"{row['record']['game']}-{row['record']['seats']}"


def opened(row: dict[str, Any]) -> tuple[GameSpec, Record]:
    record = from_json(json.dumps(row["record"]).encode(), "x")
    return REGATTA if record.game == REGATTA.id else find(record.game), record


@pytest.mark.parametrize("row", ROWS, ids=name)
def test_running_games_are_resumed(row: dict[str, Any]) -> None:
    spec, record = opened(row)
    if record.rules_version == spec.version:
        assert verify(spec, record).state.digest() == row["digest"]
    s = Session.resume(spec, record).state
    assert s.digest() == row["digest"]
    if record.rules_version < spec.version:  # its questions may have changed since: the game still comes to its end
        play_randomly(s, from_seed(1), spec.longest)
        assert s.is_over
        return
    for seat, pick in row["picks"]:
        s.act(seat, pick)
    assert s.digest() == row["after"]


@pytest.mark.parametrize("row", ROWS, ids=name)
def test_snapshots_are_loaded_and_say_the_same_again(row: dict[str, Any]) -> None:
    spec, record = opened(row)
    for _, position in record.snapshots:
        loaded = spec.load(position)
        assert json.loads(json.dumps(loaded.dump())) == position
        assert json.loads(json.dumps(loaded.clone().dump())) == position
