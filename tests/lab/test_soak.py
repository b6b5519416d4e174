"""The soak test finds what it looks for: each kind of damage, done on purpose, is counted."""

import asyncio
import json
import os
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

from serenissima.cli import app
from serenissima.core.messages import message
from serenissima.games import find
from serenissima.lab.loadtest.postgres import Cluster
from serenissima.lab.loadtest.server import ServerProcess
from serenissima.lab.soak import command
from serenissima.lab.soak.counts import FAILURES, Counts
from serenissima.lab.soak.database_audit import audit, check_integrity
from serenissima.lab.soak.ledger import FORCED, PICK, UNDONE, Entry, Ledger
from serenissima.lab.soak.phase import Phase, Plan
from serenissima.lab.soak.phases import PHASES
from serenissima.lab.soak.players import SoakPlayer, SoakTable
from serenissima.lab.soak.report import SHOWN, soak_data, soak_report
from serenissima.locale import LANGUAGES, Words
from serenissima.table.session import Session


def sent(ledger: Ledger, seat: int, number: int, pick: int, acknowledged: int | None, kind: int = PICK) -> None:
    ledger.send(kind, seat, number, pick).acknowledged = acknowledged


def audited(ledger: Ledger, *entries: Entry) -> dict[str, int]:
    counts = Counts("test")
    ledger.audit(entries, counts)
    return counts.failures


def test_acknowledged_picks_must_be_stored() -> None:
    ledger = Ledger()
    sent(ledger, 0, 0, 7, 1)
    sent(ledger, 1, 1, 8, 2)
    assert audited(ledger, Entry(0, PICK, 0, 7), Entry(1, PICK, 1, 8)) == {}
    assert audited(ledger, Entry(0, PICK, 0, 7)) == {"lost": 1}
    assert audited(ledger, Entry(0, PICK, 0, 7), Entry(1, PICK, 1, 9)) == {"lost": 1, "duplicated": 1}
    assert audited(ledger, Entry(0, PICK, 0, 7), Entry(2, PICK, 1, 8)) == {"lost": 1, "duplicated": 1, "gaps": 1}


def test_unacknowledged_picks_are_stored_at_most_once() -> None:
    ledger = Ledger()
    sent(ledger, 0, 0, 7, None)
    assert audited(ledger) == {}
    assert audited(ledger, Entry(0, PICK, 0, 7)) == {}
    assert audited(ledger, Entry(0, PICK, 0, 7), Entry(1, PICK, 0, 7)) == {"duplicated": 1}


def test_the_same_pick_sent_again_after_a_crash_is_the_one_that_counts() -> None:
    ledger = Ledger()
    sent(ledger, 0, 0, 7, None)
    sent(ledger, 0, 0, 7, 1)
    assert audited(ledger, Entry(0, PICK, 0, 7)) == {}


def test_a_sealed_answer_may_stand_later_than_the_number_it_quotes() -> None:
    ledger = Ledger()
    sent(ledger, 1, 0, 5, 3)
    sent(ledger, 0, 0, 4, 3)
    assert audited(ledger, Entry(0, PICK, 0, 4), Entry(1, PICK, 1, 5), Entry(2, FORCED, 2, 1)) == {}
    assert audited(ledger, Entry(0, PICK, 1, 5), Entry(1, FORCED, 2, 1), Entry(2, FORCED, 2, 1)) == {"lost": 1}


def test_refused_picks_must_not_be_stored() -> None:
    ledger = Ledger()
    ledger.refuse(ledger.send(PICK, 0, 0, 7))
    assert audited(ledger, Entry(0, PICK, 0, 7)) == {"duplicated": 1}


def test_undos_are_followed_and_bots_are_not() -> None:
    ledger = Ledger(bots=[1])
    sent(ledger, 0, 0, 7, 1)
    sent(ledger, 0, 2, 0, 3, UNDONE)
    assert audited(ledger, Entry(0, PICK, 0, 7), Entry(1, PICK, 1, 3), Entry(2, UNDONE, -1, 0)) == {}
    assert audited(ledger, Entry(0, PICK, 0, 7), Entry(1, PICK, 1, 3)) == {"lost": 1}


def stored_game(file: Path, entries: list[Entry]) -> None:
    """A database with one table of Lagoon."""
    with sqlite3.connect(file) as database:
        database.executescript(
            """
            CREATE TABLE tables (id, game, rules_version, options, seed, result);
            CREATE TABLE seats ("table", seat);
            CREATE TABLE entries ("table", number, kind, seat, pick);
            INSERT INTO seats VALUES ('t', 0), ('t', 1), ('t', 2);
            """
        )
        spec = find("lagoon")
        options = json.dumps(spec.read_options({}))
        database.execute("INSERT INTO tables VALUES ('t', 'lagoon', ?, ?, '5', NULL)", (spec.version, options))
        database.executemany("INSERT INTO entries VALUES ('t', ?, ?, ?, ?)", entries)


def test_stored_entries_must_form_a_legal_game(tmp_path: Path) -> None:
    session = Session.start(find("lagoon"), ["human"] * 3, {}, 5)
    table = SoakTable(Counts("test"), "t", "lagoon", "cookie", 3, [])
    while session.number < 20:
        seat = session.state.turn()
        pick = session.state.options(seat)[0]
        sent(table.ledger, seat, session.number, pick, 1000)
        session.pick(seat, pick)
    entries = [
        Entry(number, FORCED if entry[-1] == "auto" else PICK, int(entry[0]), int(entry[1]))
        for number, entry in enumerate(session.record.entries)
    ]
    stored_game(tmp_path / "good", entries)
    audit(str(tmp_path / "good"), [table], counts := Counts("test"))
    assert (counts.failures, counts.replayed) == ({}, 1)
    stored_game(tmp_path / "bad", [entries[0]._replace(pick=999), *entries[1:]])
    audit(str(tmp_path / "bad"), [table], counts := Counts("test"))
    assert counts.failures == {"lost": 1, "duplicated": 1, "unplayable": 1}


def test_a_damaged_file_is_found(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    with sqlite3.connect(file) as database:
        database.execute("CREATE TABLE numbers (n)")
        database.executemany("INSERT INTO numbers VALUES (?)", [(n,) for n in range(10_000)])
    counts = Counts("test")
    check_integrity(file, counts)
    assert (counts.integrity_checks, counts.corrupt) == (1, 0)
    with file.open("r+b") as opened:
        opened.seek(8192)
        opened.write(os.urandom(8192))
    check_integrity(file, counts)
    assert (counts.integrity_checks, counts.corrupt) == (2, 1)


def full_counts(phase: str) -> Counts:
    """Every count is as large as it may get."""
    counts = Counts(phase, restarts=[1.0, 12.5], health=[12.3])
    table = SoakTable(counts, "t", "doge", "cookie", 2, [])
    table.players = [SoakPlayer(table, seat, "http://a", "http://b") for seat in table.people]
    different = message("soak-note-differing", table="t", game="doge", seat=1)
    counts.notes = [table.describe(), different, message("soak-note-broken", why=message("soak-needs-linux"))]
    for name in SHOWN:
        if isinstance(getattr(counts, name, None), int):
            setattr(counts, name, 1_234_567)
    counts.memory_before = counts.memory_most = counts.log_bytes = 1_234_567_890
    return counts


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_readable_in_80_columns(language: str) -> None:
    console = Console(width=80)
    with console.capture() as shown:
        console.print(soak_report([full_counts(kind.name) for kind in PHASES], ["flood"], Words(language)))
    assert "…" not in shown.get().replace("… ", "")
    assert "t (doge)" in shown.get()
    assert "Linux" in shown.get()
    assert "12.5" in shown.get() or "12,5" in shown.get()


def test_the_report_for_programs_says_what_failed() -> None:
    bad = Counts("flood", lost=2, unavailable=5)
    found = soak_data(1.0, [Counts("sqlite-kill"), bad], [], Words("en"))
    assert found["passed"] is False
    assert [phase["failures"] for phase in found["phases"]] == [{}, {"lost": 2}]
    assert soak_data(1.0, [Counts("flood", unavailable=5)], [], Words("en"))["passed"] is True
    assert set(FAILURES) < set(found["phases"][0])


class NoServer(Phase):
    """A phase that only counts."""

    name = "flood"
    damage = 0

    async def run(self, seconds: float) -> Counts:
        self.counts.lost = self.damage
        self.counts.seconds = seconds
        return self.counts


class Damage(NoServer):
    name = "never-reads"
    damage = 1


class NeedsPostgres(NoServer):
    name = "two-workers"
    needs_postgres = True


def soaked(monkeypatch: pytest.MonkeyPatch, *phases: type[Phase], options: tuple[str, ...] = ()) -> Any:
    monkeypatch.setattr(command, "PHASES", phases)
    return CliRunner().invoke(app, ["soak", "--minutes", "1", "--json", *options])


def test_the_exit_code_says_whether_anything_went_wrong(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(command.tempfile, "mkdtemp", lambda **_: str(tmp_path / "soak"))
    good = soaked(monkeypatch, NoServer)
    assert good.exit_code == 0
    assert json.loads(good.stdout)["phases"][0]["seconds"] == 60.0
    assert not (tmp_path / "soak").exists()
    bad = soaked(monkeypatch, NoServer, Damage)
    assert bad.exit_code == 1
    assert [phase["failures"] for phase in json.loads(bad.stdout)["phases"]] == [{}, {"lost": 1}]
    assert (tmp_path / "soak" / "never-reads").exists()
    assert str(tmp_path / "soak") in bad.stderr


def test_without_postgresql_the_other_phases_share_the_time(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(command, "programs", lambda: None)
    found = json.loads(soaked(monkeypatch, NeedsPostgres, NoServer, options=("--keep", str(tmp_path / "k"))).stdout)
    assert found["skipped"] == ["two-workers"]
    assert [(phase["phase"], phase["seconds"]) for phase in found["phases"]] == [("flood", 60.0)]


def test_a_folder_in_use_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "mine").touch()
    refused = soaked(monkeypatch, NoServer, options=("--keep", str(tmp_path)))
    assert refused.exit_code == 2
    assert "is not empty" in " ".join(refused.stderr.split())


class NoStart(Phase):
    """A phase whose server ends at once."""

    name = "flood"

    def make_servers(self, database: str) -> list[ServerProcess]:
        return [ServerProcess(self.folder, database, "nonsense = 1")]


def test_a_server_that_ends_by_itself_is_a_failure_and_its_log_is_shown(tmp_path: Path) -> None:
    counts = asyncio.run(NoStart(Plan(tmp_path)).run(1))
    assert counts.failures == {"broken": 1}
    assert "nonsense" in Words("en").say(counts.notes[0])


def test_every_phase_has_its_place_and_its_database(tmp_path: Path) -> None:
    cluster = Cluster.__new__(Cluster)
    cluster.port = 5432
    for kind in PHASES:
        phase = kind(Plan(tmp_path), cluster)
        assert (phase.cluster is cluster) == kind.needs_postgres
        assert all(server.database.startswith("postgresql") == kind.needs_postgres for server in phase.servers)
    assert len(list(tmp_path.iterdir())) == len(PHASES)
