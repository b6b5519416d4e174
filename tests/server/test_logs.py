"""Logs: one line each, with the request and the table it belongs to, and nothing that a game or a person hides."""

import asyncio
import io
import json
import logging
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from failing_bots import BOAST, FAILING, FAR_OFF
from prometheus_client import REGISTRY, generate_latest
from server_support import Person, eventually, serving, settings
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from websockets.exceptions import ConnectionClosedError

from serenissima.games import ids
from serenissima.server import logs
from serenissima.server.storage.store import Store
from serenissima.server.tables.actions import Actions

LINE = re.compile(r"\S+ \S+ (?P<level>[A-Z]+) (?P<logger>\S+) \[(?P<event>\S+) (?P<table>\S+)\] (?P<message>.*)")
ANSWERS = 12
CHAT = "arrivederci"


class Log:
    """What was logged so far, at the lowest level."""

    def __init__(self) -> None:
        self.stream = io.StringIO()

    @property
    def text(self) -> str:
        return self.stream.getvalue()

    def lines(self) -> list[dict[str, str]]:
        found = [LINE.fullmatch(line) for line in self.text.splitlines()]
        assert all(found), self.text
        return [each.groupdict() for each in found if each]


@pytest.fixture
def log() -> Iterator[Log]:
    root, ours = logging.getLogger(), logging.getLogger("serenissima")
    before = (root.handlers[:], root.level, ours.level)
    captured = Log()
    logs.set_up_logs("debug")
    for handler in root.handlers:
        assert isinstance(handler, logging.StreamHandler)
        handler.setStream(captured.stream)
    yield captured
    root.handlers[:] = before[0]
    root.setLevel(before[1])
    ours.setLevel(before[2])


def test_a_record_is_one_line(log: Log) -> None:
    try:
        raise ValueError("one\ntwo")
    except ValueError:
        logging.getLogger("serenissima.test").exception("it %s", "failed")
    (line,) = log.lines()
    assert (line["level"], line["logger"], line["event"], line["table"]) == ("ERROR", "serenissima.test", "-", "-")
    assert line["message"].startswith("it failed\\nTraceback")
    assert line["message"].endswith("one\\ntwo")


def test_libraries_are_not_logged_below_warning(log: Log) -> None:
    logging.getLogger("aiosqlite").debug("parameters of a query")
    logging.getLogger("sqlalchemy.engine").info("parameters of a query")
    assert log.text == ""


def test_a_defect_is_found_by_its_id(log: Log, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("a defect of ours")

    monkeypatch.setattr(Actions, "check", fail)
    monkeypatch.setattr(Store, "invited", fail)
    before = REGISTRY.get_sample_value("serenissima_errors_total", {"status": "500"}) or 0
    with serving(settings(tmp_path)) as base:
        anna = Person(base, "Anna")
        table = anna.make("me", "open")
        ids = [anna.post(f"/api/tables/{table['id']}/check", 500, seat=0, pick=1)["problem"]["args"]["event"]]
        ids.append(anna.get(f"/api/invites/{table['invite']}", 500)["problem"]["args"]["event"])
    lines = [line for line in log.lines() if line["level"] == "ERROR"]
    assert [line["event"] for line in lines] == ids
    assert len(set(ids)) == 2
    assert REGISTRY.get_sample_value("serenissima_errors_total", {"status": "500"}) == before + 2
    assert lines[0]["table"] == table["id"]
    assert all("a defect of ours" in line["message"] for line in lines)
    assert "POST /api/tables/{id}/check failed" in lines[0]["message"]
    assert table["invite"] not in log.text


def test_a_defect_on_a_socket_is_found_by_its_id(log: Log, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("a defect of ours")

    monkeypatch.setattr(Actions, "pick", fail)
    with serving(settings(tmp_path)) as base:
        anna = Person(base, "Anna")
        table = anna.make("me", "here:Bianca")["id"]
        with anna.socket(table, 0) as line:
            line.hear("position")
            line.say("pick", seat=0, number=0, pick=1)
            with pytest.raises(ConnectionClosedError) as closed:
                line.hear("position", number=1)
    (told,) = [line for line in log.lines() if line["level"] == "ERROR"]
    assert told["table"] == table
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.reason == f"server-trouble {told['event']}"
    assert told["event"] != "-"


def test_values_of_a_failed_query_are_hidden(tmp_path: Path) -> None:
    async def query(store: Store) -> None:
        async with store.connect() as connection:
            await connection.execute(text("SELECT x FROM nowhere WHERE x = :x"), {"x": "a secret"})

    store = Store(settings(tmp_path).database)
    with pytest.raises(DBAPIError) as caught:
        asyncio.run(query(store))
    assert "a secret" not in str(caught.value)


@pytest.mark.parametrize("game", ids())
def test_nothing_hidden_is_logged_or_measured(log: Log, tmp_path: Path, game: str) -> None:
    hidden: set[str] = {BOAST, str(FAR_OFF), CHAT, "Marcantonia"}
    with serving(settings(tmp_path, offer="failing_bots:offer", bot_processes=2)) as base:
        anna = Person(base, "Marcantonia")
        hidden |= {anna.http.cookies["serenissima"], anna.post("/api/me/code")["code"]}
        table = anna.make("me", *FAILING, game=game, private=True)["id"]
        anna.post(f"/api/tables/{table}/chat", text=CHAT)
        for _ in range(ANSWERS):
            now = eventually(lambda: asked_or_over(anna, table))
            if now["result"] is not None:
                break
            hidden |= private_parts(now["view"], anna.position(table)["view"])
            anna.post(f"/api/tables/{table}/picks", 400, seat=0, number=now["number"], pick=FAR_OFF)
            anna.pick(table, 0)
    hidden |= stored_secrets(tmp_path / "test.sqlite3")
    assert len(hidden) > 8
    failures = [line for line in log.lines() if line["logger"] == "serenissima.bots"]
    assert {line["table"] for line in failures} == {table}, "bots have failed, and it was logged"
    told = [log.text, generate_latest().decode()]
    assert [secret for secret in hidden if any(secret in text for text in told)] == []


def asked_or_over(person: Person, table: str) -> Any:
    """The position, if the first seat is asked or the game is over."""
    now = person.position(table, 0)
    is_asked = now["decision"] is not None and now["decision"]["answered"] is None
    return now if is_asked or now["result"] is not None else None


def private_parts(seen: dict[str, Any], public: dict[str, Any]) -> set[str]:
    """What a seat sees and a spectator does not, as it would look in a log, if it is long enough to be recognised."""
    own = [value for key, value in seen.items() if public.get(key) != value]
    return {text for value in own for text in (json.dumps(value), repr(value)) if len(text) >= 6}


def stored_secrets(file: Path) -> set[str]:
    """The seeds and invitations in the database, and the picks that are long enough to be recognised."""
    with sqlite3.connect(file) as database:
        rows = database.execute("SELECT seed, server_seed, invite FROM tables").fetchall()
        picks = database.execute("SELECT pick FROM entries WHERE pick > 9999").fetchall()
    return {str(value) for row in [*rows, *picks] for value in row}
