"""Kill -9 in mid-game: whatever was acknowledged is there after the restart, and the games go on."""

import asyncio
from pathlib import Path

from serenissima.lab.soak.phase import Plan
from serenissima.lab.soak.phases import ServerKills

PATIENCE = 120.0
"""Seconds that a table may take to move: this test is about what is lost, not about how fast anything is."""


class SeveralKills(ServerKills):
    """Each time it is killed twice: under load, and while it starts again."""

    alive = (0.3, 1.5)
    early = 1.0
    least_kills = 4


def test_nothing_acknowledged_is_lost_when_the_server_is_killed_again_and_again(tmp_path: Path) -> None:
    """All games, with people and bots, half of the picks over HTTP and half over sockets."""
    plan = Plan(tmp_path, tables=8, patience=PATIENCE)
    counts = asyncio.run(SeveralKills(plan).run(0))
    assert counts.failures == {}, counts.notes
    assert counts.kills >= 4
    assert counts.kills == 2 * len(counts.restarts)
    assert counts.integrity_checks == counts.kills
    assert counts.replayed >= plan.tables
    assert 0 < counts.over_http < counts.acknowledged
    assert counts.tracebacks == 0
