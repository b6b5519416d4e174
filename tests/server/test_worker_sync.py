"""A worker that takes over what another one has stored shows the same as one that loads the whole table."""

from copy import deepcopy
from typing import cast

import pytest

from regatta.spec import SPEC as REGATTA
from serenissima.core.dice import from_seed
from serenissima.core.spec import GameSpec
from serenissima.games import all_games
from serenissima.lab.configurations import plain_table
from serenissima.server import protocol
from serenissima.server.offer import Offer
from serenissima.server.settings import Settings
from serenissima.server.storage.rows import PERSON, RUNNING, Row, SeatRow, TableRow
from serenissima.server.storage.store import Store, Stored
from serenissima.server.tables.presenter import Presenter
from serenissima.server.tables.repository import News, Tables
from serenissima.server.tables.table import Table, row_of

ENTRIES = 150


def loaded(spec: GameSpec, rows: list[Row], snapshot: Row | None = None, rules_version: int | None = None) -> Table:
    """A table as it is loaded from these entries."""
    seats = max(3, spec.seats[0])
    options = plain_table(spec, seats).options
    version = spec.version if rules_version is None else rules_version
    row = TableRow("t", spec.id, version, options, False, {"kind": "none"}, "0", "code", "aa", 0.0, 0.0, RUNNING)
    row.seed = "5"
    people = [SeatRow("t", seat, PERSON, str(seat), f"P{seat}") for seat in range(seats)]
    table = Table("t")
    table.restore(Stored(row, people, rows, snapshot), spec)
    return table


def worker() -> Tables:
    return Tables(cast(Store, None), cast(Offer, None), Settings(), lambda: 0.0)


def shown(table: Table, presenter: Presenter, seen: int) -> list[bytes]:
    """What is sent to everybody who has seen the log up to `seen`."""
    return [protocol.encode(presenter.position(seat, seen)) for seat in range(-1, len(table.seats))]


@pytest.mark.parametrize("spec", [REGATTA, *all_games()], ids=lambda spec: spec.id)
def test_a_worker_that_follows_shows_the_same_as_one_that_loads(spec: GameSpec) -> None:
    leader, follower, tables = loaded(spec, []), loaded(spec, []), worker()
    session, copied = leader.game(), follower.game()
    dice = from_seed(9)
    rows: list[Row] = []
    while session.number < ENTRIES and not session.is_over:
        first, seen = session.number, copied.picks_in_force
        seat = session.state.turn()
        if session.undo_points(seat) and dice.below(5) == 0:
            session.undo(seat)
        else:
            options = session.state.options(seat)
            session.pick(seat, options[dice.below(len(options))])
        new = [row_of("t", first + i, entry, 0.0) for i, entry in enumerate(session.record.entries[first:])]
        rows += new
        assert tables.follow(follower, News({"t": deepcopy(new)}, {}))
        assert copied.state.digest() == session.state.digest()
        told = min(seen, copied.picks_in_force)
        assert shown(follower, follower.present, told) == shown(follower, Presenter(follower), told)
    again = loaded(spec, rows)
    assert shown(follower, follower.present, -1) == shown(again, again.present, -1)


def test_an_undo_beyond_the_known_entries_reloads_the_table() -> None:
    """As after an upgrade: here the game goes on from a snapshot, elsewhere from an older one."""
    table = loaded(REGATTA, [])
    session = table.game()
    for _ in range(4):
        session.pick(session.state.turn(), session.state.options(session.state.turn())[0])
    rows = [row_of("t", i, entry, 0.0) for i, entry in enumerate(session.record.entries)]
    snapshot = {"picks": 4, "position": session.state.dump()}
    rescued = loaded(REGATTA, rows, snapshot, REGATTA.version - 1)
    assert rescued.game().skipped == 4
    undone = row_of("t", session.number, ("undo", 2), 0.0)
    assert not worker().follow(rescued, News({"t": [undone]}, {}))
    assert worker().follow(table, News({"t": [undone]}, {}))
