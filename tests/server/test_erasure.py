"""Deleting yourself: what is yours goes everywhere at once, and what others share stays under a neutral name."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from postgres_support import Cluster
from server_support import FakeClock, Person, eventually, id_of, play_out, serving, settings
from sqlalchemy import create_engine, select
from websockets.exceptions import ConnectionClosed

from serenissima.server.people import erasure
from serenissima.server.settings import Settings, database_url
from serenissima.server.storage import schema

COPIES = 2 * erasure.AT_ONCE + 1


def delete_me(person: Person, name: str) -> None:
    answer = person.http.post("/api/me/delete", json={"name": name})
    assert answer.status_code == 200, answer.text
    assert answer.json() == {"name": "", "known": False, "tables": []}
    assert not person.http.cookies


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def chosen(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Settings:
    folder = tmp_path_factory.mktemp("erasure")
    if request.param == "sqlite":
        return settings(folder)
    cluster: Cluster = request.getfixturevalue("cluster")
    return settings(folder, database=database_url(cluster.url))


@pytest.fixture(scope="module")
def base(chosen: Settings) -> Iterator[str]:
    with serving(chosen) as address:
        yield address


def everything(chosen: Settings) -> str:
    """The contents of the whole database."""
    engine = create_engine(chosen.database.replace("+aiosqlite", ""))
    with engine.connect() as connection:
        found = {
            table.name: [list(map(str, row)) for row in connection.execute(select(table))]
            for table in schema.metadata.sorted_tables
        }
    engine.dispose()
    return json.dumps(found)


def names_at(person: Person, table: str) -> list[str]:
    return [seat["name"] for seat in person.get(f"/api/tables/{table}")["seats"]]


def test_every_column_that_refers_to_a_person_is_handled() -> None:
    handled = {*erasure.DELETED, *erasure.SPECIAL}
    theirs = {schema.identities, *(column.table for column in erasure.DELETED), schema.contacts}
    refers = {
        column
        for table in schema.metadata.sorted_tables
        for column in table.c
        if any(key.column.table in theirs for key in column.foreign_keys)
    }
    missing = sorted(f"{column.table.name}.{column.name}" for column in refers - handled)
    assert not missing, f"server/people/erasure.py does not say what becomes of {missing}"
    assert handled <= refers
    # Columns without a foreign key are handled by hand in `delete_rows`.
    by_name = {column for table in schema.metadata.sorted_tables for column in table.c if column.name == "identity"}
    assert by_name - handled == {schema.mails.c.identity}


def test_nothing_of_a_person_is_left_in_answers_exports_records_or_the_database(chosen: Settings, base: str) -> None:
    bruno = Person(base, "Bruno")
    name = "Zaccaria"
    gone = Person(base, name)
    id = id_of(chosen, name)
    # A finished game with chat, shared and hidden; a running one; one that waits; one against bots alone.
    over = gone.make("me", "open", "greedy", private=True)
    bruno.post(f"/api/tables/{over['id']}/claim", seat=1, invite=over["invite"])
    running = bruno.make("me", "open", "greedy", clock={"kind": "days", "days": 5})["id"]
    gone.post(f"/api/tables/{running}/claim", seat=1)
    waiting = gone.make("me", "open", "open")["id"]
    bruno.post(f"/api/tables/{waiting}/claim", seat=1)
    alone = gone.make("me", "greedy")["id"]
    for table in (over["id"], running, waiting):
        gone.post(f"/api/tables/{table}/chat", text="a word of mine")
        bruno.post(f"/api/tables/{table}/chat", text="buona sera")
    watched = bruno.make("me", "greedy")["id"]
    gone.post(f"/api/tables/{watched}/chat", text="a word of mine")
    (line,) = [each for each in lines_at(bruno, watched) if each["name"] == name]
    bruno.post(f"/api/tables/{watched}/mute", author=line["author"], yes=True)
    while gone.position(over["id"])["result"] is None:
        for person, seat in ((gone, 0), (bruno, 1)):
            if seat in person.position(over["id"])["waiting"]:
                person.pick(over["id"], seat)
    key = gone.post(f"/api/tables/{over['id']}/share")["key"]
    own_key = bruno.post(f"/api/tables/{over['id']}/share")["key"]
    gone.post(f"/api/tables/{over['id']}/hide")
    gone.post("/api/me/code")
    gone.post("/api/me/devices/code")
    hook = {"kind": "webhook", "url": "https://hooks.example.org/zaccarias-path", "events": ["turn"]}
    gone.post("/api/me/contacts", 201, **hook)
    for table in (over["id"], running):
        gone.post(f"/api/tables/{table}/note", text="a word of mine", version=0)
    day = f"{datetime.now(UTC).date() + timedelta(days=9)}"
    gone.post("/api/me/holidays", 201, first=day, last=day, zone="UTC")
    assert everything(chosen).count(f"'first': '{day}'") == 1, "the seat knows it"
    gone.post("/api/me/quiet", quiet={"begin": "22:00", "end": "07:00", "zone": "Europe/Rome"})
    assert name in everything(chosen)

    delete_me(gone, name)

    left = everything(chosen)
    for trace in (name, id, "a word of mine", "zaccarias-path", key, day):
        assert trace not in left, trace
    assert not gone.get("/api/me")["known"]
    assert gone.get(f"/api/shared/{key}", 404)["problem"]["id"] == "server-no-such-share"
    assert names_at(bruno, over["id"])[0] == names_at(bruno, running)[1] == "former player"
    assert bruno.get(f"/api/tables/{over['id']}/record")["names"][0] == "former player"
    seats = bruno.get(f"/api/tables/{running}")["seats"]
    assert (seats[1]["kind"], seats[1]["level"]) == ("bot", "greedy")
    table = bruno.get(f"/api/tables/{waiting}")
    assert (table["host"], table["seats"][0]["kind"]) == (True, "open")
    assert bruno.get(f"/api/tables/{over['id']}")["host"]
    assert bruno.get(f"/api/tables/{alone}", 404)["problem"]["id"] == "server-no-such-table"
    seen = [bruno.get("/api/me"), bruno.get("/api/me/games"), bruno.get("/api/tables"), bruno.get("/api/me/export")]
    for each in (over["id"], running, waiting, watched):
        seen += [bruno.get(f"/api/tables/{each}"), lines_at(bruno, each)]
    for each in (over["id"], running):
        seen += [bruno.get(f"/api/tables/{each}/{what}") for what in ("record", "log", "position", "chart")]
    seen += [bruno.get(f"/api/shared/{own_key}{what}") for what in ("", "/record", "/log")]
    told = json.dumps(seen)
    assert name not in told
    assert id not in told
    assert "buona sera" in told
    notes = [each["message"]["id"] for each in lines_at(bruno, running) if each["message"]]
    assert notes == ["server-note-deleted"]
    # The game goes on: nobody waits for somebody who is gone.
    play_out(bruno, running, [0])


def test_the_standing_answers_of_a_person_go_and_are_no_longer_given(tmp_path: Path) -> None:
    chosen = settings(tmp_path, offer="serenissima.server.offer:standard")
    with serving(chosen) as base:
        anna, gone = Person(base, "Anna"), Person(base, "Zaccaria")
        table = anna.make("me", "open", "random", game="doge")["id"]
        gone.post(f"/api/tables/{table}/claim", seat=1)
        gone.post(f"/api/tables/{table}/standing", seat=1, question="place", answer="none")
        assert "'answer': 'none'" in everything(chosen)
        delete_me(gone, "Zaccaria")
        assert "'answer': 'none'" not in everything(chosen)
        assert anna.get(f"/api/tables/{table}")["seats"][1]["kind"] == "bot"


def lines_at(person: Person, table: str) -> list[Any]:
    """The chat of a table."""
    with person.socket(table) as line:
        shown = line.hear("table")["table"]
        found: list[Any] = []
        line.say("chat", text="last", ref="last")
        while not found or found[-1]["text"] != "last":
            found.append(line.hear("chat"))
        assert shown["id"] == table
    return found


def test_all_devices_are_logged_out_and_their_sockets_closed(base: str) -> None:
    clara = Person(base, "Clara")
    table = clara.make("me", "greedy")["id"]
    phone = Person(base)
    phone.post("/api/me/devices/join", code=clara.post("/api/me/devices/code")["code"])
    recovery, device = clara.post("/api/me/code")["code"], clara.post("/api/me/devices/code")["code"]
    with phone.socket(table, 0) as line:
        line.hear("position")
        delete_me(clara, "Clara")
        assert line.hear("refused")["problem"]["id"] in ("server-logged-out", "server-no-such-table")
        with pytest.raises(ConnectionClosed):
            line.hear("never")
    assert not phone.get("/api/me")["known"]
    assert phone.refused(403, "/api/me/recover", code=recovery) == "server-bad-code"
    assert phone.refused(403, "/api/me/devices/join", code=device) == "server-bad-device-code"


def test_other_workers_learn_it_at_once(cluster: Cluster, tmp_path: Path) -> None:
    chosen = settings(tmp_path, database=database_url(cluster.url))
    with serving(chosen) as base, serving(chosen) as other:
        hanna, ivo = Person(base, "Hanna"), Person(base, "Ivo")
        table = hanna.make("me", "open")["id"]
        ivo.post(f"/api/tables/{table}/claim", seat=1)
        for person in (hanna, ivo):
            person.base = other
        there = Person(other)
        there.http.cookies.update(hanna.http.cookies)
        assert there.get("/api/me")["name"] == "Hanna"
        with hanna.socket(table, 0) as own, ivo.socket(table, 1) as line:
            own.hear("position")
            line.hear("position")
            delete_me(hanna, "Hanna")
            assert own.hear("refused", seconds=5)["problem"]["id"] == "server-logged-out"
            while line.hear("table", seconds=5)["table"]["seats"][0]["name"] != "former player":
                pass
        assert not there.get("/api/me")["known"]
        assert there.refused(403, "/api/tables", game="regatta", seats=[{"kind": "me"}, {"kind": "open"}])


def test_the_wrong_name_deletes_nothing(base: str) -> None:
    dario = Person(base, "Dario")
    assert dario.refused(400, "/api/me/delete", name="dario") == "server-not-your-name"
    assert dario.get("/api/me")["known"]
    assert Person(base).refused(403, "/api/me/delete", name="Dario") == "server-unknown-person"
    for name in ("former player", "Former  Player 2"):
        assert dario.refused(400, "/api/me", name=name) == "server-reserved-name"


def test_two_who_leave_a_table_are_numbered_and_a_rematch_leaves_their_seats_open(base: str) -> None:
    elena, fabio, gino = (Person(base, name) for name in ("Elena", "Fabio", "Gino"))
    table = elena.make("me", "here:Bianca", "open", "open")["id"]
    fabio.post(f"/api/tables/{table}/claim", seat=2)
    gino.post(f"/api/tables/{table}/claim", seat=3)
    with gino.socket(table, 3) as line:
        line.hear("position")
        delete_me(elena, "Elena")
        shown = line.hear("table")["table"]
        while shown["seats"][0]["name"] == "Elena":
            shown = line.hear("table")["table"]
        assert [seat["name"] for seat in shown["seats"][:2]] == ["former player", "former player 2"]
        delete_me(fabio, "Fabio")
    assert names_at(gino, table) == ["former player", "former player 2", "former player 3", "Gino"]
    assert gino.get(f"/api/tables/{table}")["host"]
    play_out(gino, table, [3])
    again = gino.post(f"/api/tables/{table}/rematch")
    assert [seat["kind"] for seat in again["seats"]] == ["open", "open", "open", "person"]


def test_votes_and_requests_to_go_back_do_not_wait_for_somebody_who_is_gone(tmp_path: Path) -> None:
    clock = FakeClock()
    with serving(settings(tmp_path, idle_seconds=1000), clock) as base:
        anna, bruno, clara = (Person(base, name) for name in ("Anna", "Bruno", "Clara"))
        table = anna.make("me", "open", "open", clock={"kind": "bank", "seconds": 600, "increment": 0})["id"]
        bruno.post(f"/api/tables/{table}/claim", seat=1)
        clara.post(f"/api/tables/{table}/claim", seat=2)
        clock.time += 100
        # Anna is away; Bruno has voted for a stand-in, and Clara deletes herself instead of voting.
        assert 0 in bruno.position(table)["waiting"]
        bruno.post(f"/api/tables/{table}/vote", seat=0)
        delete_me(clara, "Clara")
        seats = bruno.get(f"/api/tables/{table}")["seats"]
        assert (seats[0]["stand_in"], seats[2]["kind"], seats[2]["left"]) == ("greedy", "bot", None)
        # Bruno asks to go back; Anna, who would have to agree, deletes herself.
        eventually(lambda: 1 in bruno.position(table)["waiting"])
        bruno.pick(table, 1)
        number = eventually(lambda: moved(bruno, table))
        bruno.post(f"/api/tables/{table}/undo", seat=1, number=number, to=0)
        assert bruno.position(table)["undo_asked"]
        delete_me(anna, "Anna")
        assert bruno.position(table)["undo_asked"] is None
        assert bruno.get(f"/api/tables/{table}/record?seat=1")["entries"].count(["undo", 0]) == 1


def moved(person: Person, table: str) -> int:
    """The number of a position in which bots have nothing to do."""
    now = person.position(table)
    return int(now["number"]) if now["waiting"] == [1] else 0


def test_many_finished_games_are_left_in_several_steps(tmp_path: Path) -> None:
    chosen = settings(tmp_path)
    with serving(chosen) as base:
        anna, bruno = Person(base, "Anna"), Person(base, "Bruno")
        table = anna.make("me", "open")["id"]
        bruno.post(f"/api/tables/{table}/claim", seat=1)
        anna.post(f"/api/tables/{table}/resign", seat=0)
        play_out(bruno, table, [1])
        with closing(sqlite3.connect(tmp_path / "test.sqlite3")) as database, database:
            for kind, unique in (("tables", "invite"), ("seats", None), ("chat", None)):
                columns = [row[1] for row in database.execute(f"PRAGMA table_info({kind})")]
                own = "id" if kind == "tables" else "table"
                shown = [f"n.value || '{table}'" if each in (own, unique) else f'"{each}"' for each in columns]
                names = ", ".join(f'"{each}"' for each in columns)
                values = ", ".join(f"({number})" for number in range(COPIES))
                series = f"(SELECT column1 AS value FROM (VALUES {values})) n"
                database.execute(f"INSERT INTO {kind} ({names}) SELECT {', '.join(shown)} FROM {kind}, {series}")
        delete_me(anna, "Anna")
        assert bruno.get("/api/me/games")["counts"]["over"] == COPIES + 1
    with closing(sqlite3.connect(tmp_path / "test.sqlite3")) as database:
        assert "Anna" not in "\n".join(database.iterdump())
