"""Positions saved in the middle of questions whose form has changed since are loaded and play on as before.

`older_positions.json` was written by the rules versions named there: a position, the next 25 picks (fewer where
the rules have changed on the way), and a fingerprint of what was on the table after them.
"""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from serenissima.games import find

ROWS = json.loads(Path(__file__).with_name("older_positions.json").read_text(encoding="utf-8"))


def name(row: dict[str, Any]) -> str:
    return f"{row['game']}-{row['before']['agenda'][-1]}"


@pytest.mark.parametrize("row", ROWS, ids=name)
def test_positions_of_older_rules_play_on(row: dict[str, Any]) -> None:
    spec = find(row["game"])
    assert spec.version > row["rules_version"]
    s = spec.load(row["before"])
    assert not spec.broken(s)
    for seat, pick in row["picks"]:
        s.act(seat, pick)
    counted = ("revealed", "agenda", "sealed", "number")
    on_the_table = {name: value for name, value in s.dump().items() if name not in counted}
    assert sha256(json.dumps(on_the_table, sort_keys=True).encode()).hexdigest()[:32] == row["after"]
