"""What an operator decides while the server runs: closed tables, announcements, who may come in and create tables."""

import json
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx
import pytest
from postgres_support import Cluster
from server_support import Person, eventually, id_of, serving, settings
from sqlalchemy import create_engine, select
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from serenissima.cli import app
from serenissima.server.settings import Settings, database_url
from serenissima.server.storage import schema

OUTSIDE = "203.0.113.7"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def chosen(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Settings:
    folder = tmp_path_factory.mktemp("house")
    if request.param == "sqlite":
        return settings(folder, house_every=0.05)
    cluster: Cluster = request.getfixturevalue("cluster")
    return settings(folder, house_every=0.05, database=database_url(cluster.url))


@pytest.fixture(scope="module")
def base(chosen: Settings) -> Iterator[str]:
    with serving(chosen) as address:
        yield address


class Operator:
    """Somebody at the command line."""

    def __init__(self, chosen: Settings) -> None:
        self.database = chosen.database.replace("sqlite+aiosqlite:///", "")

    def run(self, *words: str) -> tuple[int, str]:
        done = CliRunner().invoke(app, ["admin", *words, "--database", self.database, "--lang", "en"])
        return done.exit_code, done.output + done.stderr

    def told(self, *words: str) -> Any:
        code, output = self.run(*words, "--json")
        assert code == 0, output
        return json.loads(output)

    def fails(self, *words: str) -> str:
        code, output = self.run(*words)
        assert code == 2, output
        assert "Traceback" not in output
        return " ".join(output.split())


@pytest.fixture
def operator(chosen: Settings) -> Iterator[Operator]:
    made = Operator(chosen)
    yield made
    made.told("access", "only-listed", "off")
    for rule in made.told("access", "list")["rules"]:
        made.told("access", "forget", rule["network"] or rule["identity"])
    made.told("configure", "--creators", "everybody")


def outsider(person: Person, address: str = OUTSIDE) -> Person:
    """The same browser, behind a proxy that says where it is."""
    person.http.headers["X-Forwarded-For"] = address
    return person


# Closing tables.


def test_people_at_a_closed_table_are_told_why_and_keep_their_record(base: str, operator: Operator) -> None:
    anna, bruno = Person(base, "Anna"), Person(base, "Bruno")
    table = anna.make("me", "open", clock={"kind": "bank", "seconds": 600, "increment": 0})["id"]
    bruno.post(f"/api/tables/{table}/claim", seat=1)
    anna.pick(table, 0)
    with bruno.socket(table, 1) as line:
        line.hear("position")
        operator.told("close", table, "--reason", "Rude words in the chat")
        while (shown := line.hear("table")["table"])["closed"] is None:
            pass
        assert shown["closed"]["reason"] == "Rude words in the chat"
        assert line.hear("chat")["message"]["id"] == "server-note-closed"
        line.say("chat", text="why?", ref=7)
        assert line.hear("refused", ref=7)["problem"]["id"] == "server-closed"
    now = anna.position(table, 0)
    assert (now["decision"], now["waiting"], now["undo"]) == (None, [], 0)
    assert anna.refused(409, f"/api/tables/{table}/picks", seat=0, number=now["number"], pick=0) == "server-closed"
    assert bruno.refused(409, f"/api/tables/{table}/resign", seat=1) == "server-closed"
    assert len(anna.get(f"/api/tables/{table}/record?seat=0")["entries"]) == now["number"]
    assert "seed" not in anna.get(f"/api/tables/{table}/record?seat=0")
    (mine,) = [game for game in anna.get("/api/me/games")["games"] if game["id"] == table]
    assert (mine["closed"], mine["your_turn"]) == (True, False)
    assert table not in [each["id"] for each in Person(base).get("/api/tables")["tables"]]
    (listed,) = [each for each in operator.told("tables") if each["id"] == table]
    assert listed["closed"] == "Rude words in the chat"
    # Nothing was lost: the game can go on, and the clocks have stood still.
    before = [seat["left"] for seat in anna.get(f"/api/tables/{table}")["seats"]]
    operator.told("reopen", table)
    eventually(lambda: anna.get(f"/api/tables/{table}")["closed"] is None)
    after = [seat["left"] for seat in anna.get(f"/api/tables/{table}")["seats"]]
    assert all(0 <= old - new < 20 for old, new in zip(before, after, strict=True))
    for person, seat in ((anna, 0), (bruno, 1)):
        if seat in person.position(table)["waiting"]:
            person.pick(table, seat)


def test_nobody_joins_a_closed_table_and_its_bots_wait(base: str, operator: Operator) -> None:
    anna = Person(base, "Anna")
    waiting = anna.make("me", "open")
    operator.told("close", waiting["id"], "--reason", "Test")
    eventually(lambda: anna.get(f"/api/tables/{waiting['id']}")["closed"])
    bruno = Person(base, "Bruno")
    claim = f"/api/tables/{waiting['id']}/claim"
    assert bruno.refused(409, claim, seat=1, invite=waiting["invite"]) == "server-closed"
    assert anna.refused(409, f"/api/tables/{waiting['id']}/start") == "server-closed"
    operator.told("reopen", waiting["id"])
    eventually(lambda: not anna.get(f"/api/tables/{waiting['id']}")["closed"])
    bruno.post(claim, seat=1, invite=waiting["invite"])


def test_tables_that_cannot_be_closed(base: str, operator: Operator) -> None:
    anna = Person(base, "Anna")
    table = anna.make("me", "greedy")["id"]
    assert "There is no table nowhere" in operator.fails("close", "nowhere", "--reason", "x")
    assert "The reason must have" in operator.fails("close", table, "--reason", " ")
    assert "is not closed" in operator.fails("reopen", table)
    operator.told("close", table, "--reason", "x")
    assert "is closed already" in operator.fails("close", table, "--reason", "x")


# Announcements.


def test_everybody_reads_an_announcement_until_it_is_withdrawn_or_ends(base: str, operator: Operator) -> None:
    def shown() -> list[Any]:
        found: list[Any] = Person(base).get("/api/server")["announcements"]
        return found

    made = operator.told("announce", "add", "Restart at <8 pm>", "--fr", "Redémarrage à 20 h")
    eventually(lambda: [each["id"] for each in shown()] == [made["id"]])
    assert shown()[0] == {
        "id": made["id"],
        "texts": {"en": "Restart at <8 pm>", "fr": "Redémarrage à 20 h"},
        "until": None,
    }
    brief = operator.told("announce", "add", "Soon over", "--hours", "0.01")
    assert brief["until"] - brief["created"] == pytest.approx(36)
    assert set(brief["texts"]) == {"en"}
    eventually(lambda: len(shown()) == 2)
    assert len(operator.told("announce", "list")) == 2
    assert operator.told("announce", "withdraw", made["id"]) == {"withdrawn": 1}
    eventually(lambda: [each["id"] for each in shown()] == [brief["id"]])
    assert "There is no announcement" in operator.fails("announce", "withdraw", made["id"])
    assert "must have 1 to" in operator.fails("announce", "add", "x" * 301)
    assert operator.told("announce", "withdraw") == {"withdrawn": 1}
    eventually(lambda: shown() == [])


# Who may come in.


def test_a_denied_network_is_kept_out_within_seconds_and_its_sockets_are_closed(base: str, operator: Operator) -> None:
    anna = outsider(Person(base, "Anna"))
    table = anna.make("me", "greedy")["id"]
    cookie = "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())
    headers = {"Cookie": cookie, "X-Forwarded-For": OUTSIDE}
    place = f"ws{base.removeprefix('http')}/api/tables/{table}/socket?seat=0"
    with connect(place, additional_headers=headers, max_queue=None) as line:
        line.recv(timeout=10)
        begun = time.monotonic()
        operator.told("access", "deny", "203.0.113.0/24", "--note", "floods")
        with suppress(ConnectionClosed):
            while True:
                line.recv(timeout=10)
        assert (line.close_code, line.close_reason) == (4403, "server-denied")
    assert anna.get("/api/me", 403)["problem"]["id"] == "server-denied"
    page = anna.http.get("/")
    assert (page.status_code, page.headers["content-type"]) == (403, "text/html; charset=utf-8")
    assert "does not let you in" in page.text
    assert "ne vous donne pas accès" in page.text
    with pytest.raises(Exception, match="403"), connect(place, additional_headers=headers):
        pass
    assert time.monotonic() - begun < 15
    # Others come in, also from a smaller network that is allowed, and the computer itself always does.
    assert Person(base, "Bruno").get("/api/me")["known"]
    assert outsider(Person(base), "198.51.100.1").get("/api/games")
    operator.told("access", "allow", OUTSIDE)
    eventually(lambda: anna.http.get("/api/me").status_code == 200)
    assert outsider(Person(base), "::ffff:203.0.113.9").get("/api/me", 403)["problem"]["id"] == "server-denied"
    operator.told("access", "forget", OUTSIDE)
    operator.told("access", "forget", "203.0.113.0/24")
    eventually(lambda: outsider(Person(base), "203.0.113.9").http.get("/api/me").status_code == 200)


def test_a_denied_person_is_kept_out_everywhere(chosen: Settings, base: str, operator: Operator) -> None:
    eve = outsider(Person(base, "Eve"))
    id = id_of(chosen, "Eve")
    table = eve.make("me", "greedy")["id"]
    operator.told("access", "deny", id)
    eventually(lambda: eve.http.get("/api/me").status_code == 403)
    assert eve.refused(403, f"/api/tables/{table}/resign", seat=0) == "server-denied"
    assert outsider(Person(base)).get("/api/me")["known"] is False
    assert "nobody with the id" in operator.fails("access", "deny", "0" * 32)
    # Deleting somebody deletes the rule.
    eve.http.headers.pop("X-Forwarded-For")
    eve.post("/api/me/delete", name="Eve")
    assert operator.told("access", "list")["rules"] == []


def test_a_private_server_lets_in_only_listed_networks_and_people(
    chosen: Settings, base: str, operator: Operator
) -> None:
    friend, stranger = outsider(Person(base, "Friend")), outsider(Person(base, "Stranger"))
    operator.told("access", "allow", id_of(chosen, "Friend"))
    operator.told("access", "allow", "2001:db8::/32")
    assert operator.told("access", "only-listed", "on") == {"only_listed": True}
    eventually(lambda: stranger.http.get("/api/games").status_code == 403)
    assert stranger.get("/api/tables", 403)["problem"]["id"] == "server-only-listed"
    assert stranger.refused(403, "/api/tables", game="regatta", seats=[]) == "server-only-listed"
    assert friend.get("/api/games")
    assert outsider(Person(base), "2001:db8::7").get("/api/games")
    assert Person(base).get("/api/games"), "this computer itself"
    # The page itself opens, so that a listed person can bring in another device with a code.
    code = friend.post("/api/me/devices/code")["code"]
    phone = outsider(Person(base))
    assert phone.http.get("/").status_code in (200, 404)
    assert phone.get("/api/tables", 403)["problem"]["id"] == "server-only-listed"
    phone.post("/api/me/devices/join", code=code)
    assert phone.get("/api/tables")


def test_an_operator_cannot_lock_themselves_out(base: str, operator: Operator) -> None:
    for given in ("127.0.0.1", "127.0.0.0/8", "::1"):
        assert "always gets in" in operator.fails("access", "deny", given)
    operator.told("access", "deny", "0.0.0.0/0")
    operator.told("access", "deny", "::/0")
    eventually(lambda: outsider(Person(base)).http.get("/api/me").status_code == 403)
    assert Person(base, "Anna").make("me", "greedy")["id"]
    assert "is not an address" in operator.fails("access", "deny", "nonsense")
    assert "no rule about" in operator.fails("access", "forget", "10.0.0.1")


def test_only_chosen_people_create_tables(chosen: Settings, base: str, operator: Operator) -> None:
    carla, dario = outsider(Person(base, "Carla")), outsider(Person(base, "Dario"))
    operator.told("access", "allow", id_of(chosen, "Carla"))
    assert operator.told("configure", "--creators", "listed", "--name", "Casa  Nostra")["name"] == "Casa Nostra"
    eventually(lambda: dario.http.get("/api/server").json().get("may_create") is False)
    assert dario.get("/api/server")["name"] == "Casa Nostra"
    body = {"game": "regatta", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert dario.refused(403, "/api/tables", **body) == "server-not-a-creator"
    table = carla.post("/api/tables", 201, **body)
    dario.post(f"/api/tables/{table['id']}/claim", seat=1, invite=table["invite"])
    assert "at most 40" in operator.fails("configure", "--name", "x" * 41)
    operator.told("configure", "--name", "")


def test_commands_speak_both_languages(operator: Operator) -> None:
    operator.told("access", "deny", "192.0.2.0/24")
    operator.told("announce", "add", "[b]Hello")
    for words in (["access", "list"], ["announce", "list"], ["configure"], ["tables"]):
        for language in ("en", "fr"):
            done = CliRunner().invoke(app, ["admin", *words, "--database", operator.database, "--lang", language])
            assert done.exit_code == 0, done.output
            assert "admin-" not in done.output
    assert "[b]Hello" in operator.run("announce", "list")[1]
    operator.told("announce", "withdraw")


def test_addresses_of_visitors_are_stored_nowhere(chosen: Settings, base: str) -> None:
    outsider(Person(base, "Giulia"), "198.51.100.77").make("me", "greedy")
    engine = create_engine(chosen.database.replace("+aiosqlite", ""))
    with engine.connect() as connection:
        found = [str(row) for table in schema.metadata.sorted_tables for row in connection.execute(select(table))]
    engine.dispose()
    assert "198.51.100.77" not in "\n".join(found)
    assert httpx.get(f"{base}/api/health").status_code == 200
