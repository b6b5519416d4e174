"""The first-run page: only for the first visitor, only on the server's own computer, only until it is answered."""

import sys
from pathlib import Path

import pytest
from server_support import Person, serving, settings

from serenissima.server.house import first_run
from serenissima.server.settings import database_url


def test_the_first_visitor_on_this_computer_makes_the_choices_once(tmp_path: Path) -> None:
    chosen = settings(tmp_path, first_run=True)
    with serving(chosen) as base:
        first = Person(base)
        assert first.get("/api/server")["first_run"] is True
        told = first.get("/api/server/first-run")
        assert told["reach"] == "computer"
        assert told["database"] == str(tmp_path / "test.sqlite3")
        assert told["commands"]["network"].endswith(f"--database {told['database']} --host 0.0.0.0")
        assert f"--database {told['database']}" in told["commands"]["backup"]
        assert first.refused(400, "/api/server/first-run", name="x" * 41) == "server-bad-server-name"
        assert first.get("/api/server")["first_run"] is True
        info = first.post("/api/server/first-run", name=" Casa  Loredan ", creators="listed")
        assert info == {"name": "Casa Loredan", "announcements": [], "may_create": True, "first_run": False}
        assert first.refused(409, "/api/server/first-run") == "server-first-run-over"
        assert first.get("/api/server/first-run", 409)["problem"]["id"] == "server-first-run-over"
        outside = Person(base, "Bruno")
        outside.http.headers["X-Forwarded-For"] = "203.0.113.7"
        body = {"game": "regatta", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert outside.refused(403, "/api/tables", **body) == "server-not-a-creator"
    with serving(chosen) as base:
        assert Person(base).get("/api/server")["first_run"] is False
        assert Person(base).get("/api/server")["name"] == "Casa Loredan"


def test_strangers_never_see_it(tmp_path: Path) -> None:
    with serving(settings(tmp_path, first_run=True)) as base:
        stranger = Person(base)
        for header, value in (("X-Forwarded-For", "203.0.113.7"), ("Host", "games.example.org"), ("Via", "1.1 proxy")):
            stranger.http.headers.clear()
            stranger.http.headers.update({"X-Serenissima": "1", header: value})
            assert stranger.get("/api/server")["first_run"] is False
            assert stranger.get("/api/server/first-run", 403)["problem"]["id"] == "server-only-local"
            assert stranger.refused(403, "/api/server/first-run", name="Mine") == "server-only-local"
        assert Person(base).get("/api/server")["name"] == ""


def test_it_is_not_shown_where_people_have_been_or_without_the_setting(tmp_path: Path) -> None:
    with serving(settings(tmp_path)) as base:
        assert Person(base).get("/api/server")["first_run"] is False
        Person(base, "Anna")
    with serving(settings(tmp_path, first_run=True)) as base:
        assert Person(base).get("/api/server")["first_run"] is False


def test_commands_name_the_program_and_the_database_but_no_password(monkeypatch: pytest.MonkeyPatch) -> None:
    assert first_run.database_option(database_url(None), "x") == ""
    secret = database_url("postgresql://user:secret@localhost/games")
    assert "secret" not in first_run.database_option(secret, "localhost/games")
    assert first_run.database_option(database_url("/a b.sqlite3"), "/a b.sqlite3") == " --database '/a b.sqlite3'"
    monkeypatch.setattr(first_run.shutil, "which", lambda _: None)
    monkeypatch.setattr(sys, "argv", ["/opt/games/serenissima", "serve"])
    assert first_run.program_name() == "/opt/games/serenissima"
    monkeypatch.setattr(sys, "argv", ["-m"])
    assert first_run.program_name().endswith(" -m serenissima")
