"""Links to finished games: who can make one, what it opens, and that it opens nothing else."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from server_support import Person, eventually, play_out, serving, settings

PRIVATE = {"private", "host", "invite", "spectators", "rematch", "muted", "removed", "seats"}
"""What the key shows differently: the table as nobody in particular sees it."""
OF_PEOPLE = {"yours", "connected", "absent", "stand_in", "votes", "reserved", "kept_for_you"}
READS = ("", "/position", "/log", "/chart", "/record", "/analysis")


def finished(person: Person, *others: str) -> Any:
    table = person.make("me", *others, private=True)
    play_out(person, table["id"], [0])
    return table


def share(person: Person, table: str) -> str:
    key = person.post(f"/api/tables/{table}/share")["key"]
    assert len(key) >= 26
    return str(key)


def test_a_stranger_opens_a_game_against_bots_with_the_link(anna: Person) -> None:
    table = finished(anna, "greedy")["id"]
    stranger = Person(anna.base)
    assert stranger.get(f"/api/tables/{table}", 403)["problem"]["id"] == "server-private"
    key = share(anna, table)
    assert share(anna, table) == key, "the link stays the same"
    assert anna.get("/api/me/games")["games"][0]["share"] == key
    shown = stranger.get(f"/api/shared/{key}")
    assert shown["seats"][0]["name"] == "Anna"
    assert (shown["state"], shown["invite"], shown["host"]) == ("over", None, False)
    assert stranger.get(f"/api/shared/{key}/position?at=2")["at"] == 2
    record = stranger.http.get(f"/api/shared/{key}/record")
    assert record.json()["result"] is not None
    assert key not in record.headers["content-disposition"]
    assert stranger.get(f"/api/tables/{table}", 403), "the key is for these pages only"
    assert stranger.get(f"/api/tables/{table}?invite={key}", 403)


def test_the_key_opens_what_a_player_sees_and_nothing_private(tmp_path: Path) -> None:
    with serving(settings(tmp_path)) as base:
        anna, bruno = Person(base, "Anna"), Person(base, "Bruno")
        table = anna.make("me", "open", "greedy", private=True)
        id = table["id"]
        bruno.post(f"/api/tables/{id}/claim", seat=1, invite=table["invite"])
        bruno.post(f"/api/tables/{id}/chat", text="a secret of ours")
        bruno.post(f"/api/tables/{id}/resign", seat=1)
        play_out(anna, id, [0])
        anna.post(f"/api/tables/{id}/analysis")
        eventually(lambda: anna.get(f"/api/tables/{id}/analysis")["state"] == "done")
        follows = anna.post(f"/api/tables/{id}/rematch")
        key = share(anna, id)
        stranger = Person(base)
        told: list[Any] = []

        def opened(path: str) -> Any:
            told.append(stranger.get(f"/api/shared/{key}{path}"))
            return told[-1]

        last = anna.position(id)["at"]
        for seat in (-1, 0, 1, 2):
            for at in range(last + 1):
                path = f"/position?seat={seat}&at={at}"
                assert opened(path) == anna.get(f"/api/tables/{id}{path}")
            assert opened(f"/log?seat={seat}") == anna.get(f"/api/tables/{id}/log?seat={seat}")
        for path in ("/chart", "/record", "/analysis"):
            assert opened(path) == anna.get(f"/api/tables/{id}{path}")
        hers, shown = anna.get(f"/api/tables/{id}"), opened("")
        assert {name: value for name, value in shown.items() if name not in PRIVATE} == {
            name: value for name, value in hers.items() if name not in PRIVATE
        }
        for seat, known in zip(shown["seats"], hers["seats"], strict=True):
            assert {name for name in seat if seat[name] != known[name]} <= OF_PEOPLE
        with closing(sqlite3.connect(tmp_path / "test.sqlite3")) as database:
            secrets = [id for (id,) in database.execute("SELECT id FROM identities")]
            secrets += [hash for (hash,) in database.execute("SELECT hash FROM tokens")]
            secrets += [key for (key,) in database.execute("SELECT author_key FROM tables")]
            secrets += [author for (author,) in database.execute("SELECT author FROM chat WHERE author IS NOT NULL")]
        secrets += [table["invite"], follows["id"], follows["invite"], "a secret of ours"]
        secrets += [*anna.http.cookies.values(), *bruno.http.cookies.values()]
        everything = json.dumps(told)
        assert not [secret for secret in secrets if secret in everything]
        # With a cookie, too, it is the page of nobody in particular.
        assert anna.get(f"/api/shared/{key}") == bruno.get(f"/api/shared/{key}") == shown


def test_a_running_game_cannot_be_shared(anna: Person) -> None:
    table = anna.make("me", "greedy")["id"]
    assert anna.refused(409, f"/api/tables/{table}/share") == "server-share-running"
    waiting = anna.make("me", "open")["id"]
    assert anna.refused(409, f"/api/tables/{waiting}/share") == "server-share-running"


def test_a_key_in_the_database_does_not_open_a_running_game(tmp_path: Path) -> None:
    with serving(settings(tmp_path)) as base:
        anna = Person(base, "Anna")
        key = share(anna, finished(anna, "greedy")["id"])
        running = anna.make("me", "greedy")["id"]
        with closing(sqlite3.connect(tmp_path / "test.sqlite3")) as database, database:
            database.execute('UPDATE shares SET "table" = ?', (running,))
        for path in READS:
            assert anna.get(f"/api/shared/{key}{path}", 409)["problem"]["id"] == "server-share-running"


def test_only_players_share_and_each_withdraws_their_own_link(anna: Person, bruno: Person) -> None:
    table = anna.make("me", "open", "greedy")["id"]
    bruno.post(f"/api/tables/{table}/claim", seat=1)
    bruno.post(f"/api/tables/{table}/resign", seat=1)
    play_out(anna, table, [0])
    carla = Person(anna.base, "Carla")
    assert carla.refused(403, f"/api/tables/{table}/share") == "server-not-your-game"
    assert Person(anna.base).refused(403, f"/api/tables/{table}/share") == "server-unknown-person"
    hers, his = share(anna, table), share(bruno, table)
    assert hers != his
    assert carla.refused(403, f"/api/tables/{table}/share", share=False) == "server-not-your-game"
    assert anna.post(f"/api/tables/{table}/share", share=False) == {"key": None}
    for path in READS:
        assert carla.get(f"/api/shared/{hers}{path}", 404)["problem"]["id"] == "server-no-such-share"
        assert carla.get(f"/api/shared/{his}{path}")
    assert anna.get("/api/me/games")["games"][0]["share"] is None
    assert share(anna, table) != hers, "an old link stays void"


@pytest.mark.parametrize("key", ["x", "%00", "a" * 26, "../me", "é" * 5, "'"])
def test_unknown_keys_are_refused(anna: Person, key: str) -> None:
    assert anna.get(f"/api/shared/{key}/log", 404)


def test_the_key_only_reads(anna: Person) -> None:
    table = finished(anna, "greedy")["id"]
    key = share(anna, table)
    stranger = Person(anna.base)
    for path in READS:
        assert stranger.http.post(f"/api/shared/{key}{path}", json={}).status_code == 405
    assert stranger.refused(403, f"/api/tables/{table}/analysis") == "server-unknown-person"
    bruno = Person(anna.base, "Bruno")
    assert bruno.refused(403, f"/api/tables/{table}/analysis") == "server-private"
    assert anna.get(f"/api/shared/{key}/position?seat=9", 400)["problem"]["id"] == "server-no-such-seat"
    assert anna.get(f"/api/shared/{key}/position?at=9999", 400)["problem"]["id"] == "server-no-such-position"


def test_a_link_ends_with_its_game(tmp_path: Path) -> None:
    with serving(settings(tmp_path)) as base:
        anna = Person(base, "Anna")
        table = finished(anna, "greedy")["id"]
        key = share(anna, table)
        anna.post(f"/api/tables/{table}/hide")
        assert anna.get(f"/api/shared/{key}"), "hiding a game does not withdraw its link"
        with closing(sqlite3.connect(tmp_path / "test.sqlite3")) as database, database:
            database.execute("UPDATE tables SET changed = 0")
            database.execute("UPDATE identities SET seen = 0")
    with serving(settings(tmp_path)) as base:
        gone = Person(base)
        eventually(lambda: gone.http.get(f"/api/shared/{key}").status_code == 404)
