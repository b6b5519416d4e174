"""Moderation: the host mutes and removes the authors of chat lines, and learns nothing about them by it."""

import re
from pathlib import Path
from typing import Any

import pytest
from postgres_support import Cluster
from server_support import Line, Person, serving, settings
from websockets.exceptions import ConnectionClosed


def author_of(person: Person, id: str, line: Line) -> str:
    """What the others see as the author of what somebody says."""
    person.post(f"/api/tables/{id}/chat", text="ciao")
    author = line.hear("chat", text="ciao")["author"]
    assert re.fullmatch("[0-9a-f]{16}", author)
    return str(author)


def end_of(line: Line) -> tuple[str, int]:
    """With which message and code a socket is closed."""
    why = line.hear("refused")["problem"]["id"]
    with pytest.raises(ConnectionClosed) as closed:
        line.hear("never")
    assert closed.value.rcvd is not None
    return why, closed.value.rcvd.code


def test_an_author_is_the_same_throughout_a_table_and_another_one_elsewhere(anna: Person, bruno: Person) -> None:
    one, two = anna.make("me", "greedy"), anna.make("me", "greedy")
    with anna.socket(one["id"], 0) as first, anna.socket(two["id"], 0) as second:
        author = author_of(bruno, one["id"], first)
        assert author_of(bruno, one["id"], first) == author
        assert author_of(anna, one["id"], first) != author
        assert author_of(bruno, two["id"], second) != author
        assert author not in str(anna.get("/api/me"))


def test_the_host_mutes_and_unmutes(anna: Person, bruno: Person) -> None:
    id = anna.make("me", "open")["id"]
    bruno.post(f"/api/tables/{id}/claim", seat=1)
    with anna.socket(id, 0) as line, bruno.socket(id, 1) as muted:
        author = author_of(bruno, id, line)
        assert anna.post(f"/api/tables/{id}/mute", author=author)["muted"] == [author]
        assert line.hear("chat", by=-2)["message"] == {"id": "server-note-muted", "args": {"name": "Bruno"}}
        assert bruno.refused(403, f"/api/tables/{id}/chat", text="!") == "server-muted"
        muted.say("chat", text="!", ref=1)
        assert muted.hear("refused", ref=1)["problem"]["id"] == "server-muted"
        bruno.pick(id, 1)  # he plays on
        assert bruno.get(f"/api/tables/{id}")["muted"] == []  # only the host is told
        assert anna.post(f"/api/tables/{id}/mute", author=author, yes=False)["muted"] == []
        assert line.hear("chat", by=-2)["message"]["id"] == "server-note-unmuted"
        author_of(bruno, id, line)


def test_the_host_removes_a_spectator_and_readmits_them(anna: Person, bruno: Person) -> None:
    table = anna.make("me", "here:Bianca")
    id = table["id"]
    with anna.socket(id, 0) as line, bruno.socket(id) as removed, bruno.socket(id) as also:
        author = author_of(bruno, id, line)
        assert anna.post(f"/api/tables/{id}/remove", author=author)["removed"] == [author]
        assert line.hear("chat", by=-2)["message"] == {"id": "server-note-removed", "args": {"name": "Bruno"}}
        assert end_of(removed) == end_of(also) == ("server-removed", 4403)
        for path in ("", "/position", "/log", "/chart", "/record", "/analysis"):
            assert bruno.get(f"/api/tables/{id}{path}", 403)["problem"]["id"] == "server-removed"
        bruno.get(f"/api/invites/{table['invite']}", 403)
        assert bruno.refused(403, f"/api/tables/{id}/chat", text="!") == "server-removed"
        assert bruno.refused(403, f"/api/tables/{id}/claim", seat=1) == "server-removed"
        with bruno.socket(id) as again:
            assert end_of(again) == ("server-removed", 4403)
        anna.post(f"/api/tables/{id}/remove", author=author, yes=False)
        assert line.hear("chat", by=-2)["message"]["id"] == "server-note-readmitted"
        author_of(bruno, id, line)


def test_only_the_host_can_moderate_and_only_other_authors(anna: Person, bruno: Person) -> None:
    carla = Person(anna.base, "Carla")
    id = anna.make("me", "open")["id"]
    bruno.post(f"/api/tables/{id}/claim", seat=1)
    with anna.socket(id, 0) as line:
        hers, his, spectators = (author_of(person, id, line) for person in (anna, bruno, carla))
    for what in ("mute", "remove"):
        path = f"/api/tables/{id}/{what}"
        assert bruno.refused(403, path, author=spectators) == "server-not-host"
        assert anna.refused(409, path, author=hers) == "server-author-yourself"
        for author in ("", "0" * 16, "nobody", his[:-1]):
            assert anna.refused(400, path, author=author) == "server-no-such-author"
        anna.post(path, 400, author="x" * 101)
    assert anna.refused(409, f"/api/tables/{id}/remove", author=his) == "server-author-sits"
    table = anna.get(f"/api/tables/{id}")
    assert (table["muted"], table["removed"]) == ([], [])


def test_it_survives_a_restart(tmp_path: Path) -> None:
    with serving(settings(tmp_path)) as base:
        anna, bruno = Person(base, "Anna"), Person(base, "Bruno")
        id = anna.make("me", "greedy")["id"]
        with anna.socket(id, 0) as line:
            anna.post(f"/api/tables/{id}/remove", author=author_of(bruno, id, line))
        cookies = bruno.http.cookies
    with serving(settings(tmp_path)) as base:
        bruno = Person(base)
        bruno.http.cookies = cookies
        assert bruno.get(f"/api/tables/{id}/position", 403)["problem"]["id"] == "server-removed"


def test_sockets_at_other_workers_are_closed_too(cluster: Cluster, tmp_path: Path, monkeypatch: Any) -> None:
    """The sockets of people removed by the host, and of people who have logged out."""
    monkeypatch.setattr("serenissima.server.background.REMEMBERED_FOR", 0.1)
    chosen = settings(tmp_path, database=cluster.url)
    with serving(chosen) as one, serving(chosen) as two:
        anna, bruno = Person(one, "Anna"), Person(two, "Bruno")
        id = anna.make("me", "greedy")["id"]
        there = Person(two)
        there.http.cookies = anna.http.cookies
        with anna.socket(id, 0) as line, bruno.socket(id) as removed, there.socket(id, 0) as logged_out:
            removed.hear("table")
            anna.post(f"/api/tables/{id}/remove", author=author_of(bruno, id, line))
            assert end_of(removed) == ("server-removed", 4403)
            logged_out.hear("table")
            anna.post("/api/me/logout")
            assert end_of(line) == end_of(logged_out) == ("server-logged-out", 4403)
