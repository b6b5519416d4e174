"""The file with everything that the server stores about somebody: complete, without secrets, and only theirs."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from server_support import Person, play_out, serving, settings


def test_the_export_has_all_games_with_their_records(anna: Person, bruno: Person) -> None:
    over, hidden = (anna.make("me", "greedy")["id"] for _ in range(2))
    for table in (over, hidden):
        play_out(anna, table, [0])
    anna.post(f"/api/tables/{hidden}/hide")
    running = anna.make("me", "open")["id"]
    bruno.post(f"/api/tables/{running}/claim", seat=1)
    anna.pick(running, 0)
    bruno.pick(running, 1)
    waiting = anna.make("me", "open")["id"]
    anna.post(f"/api/tables/{running}/chat", text="ciao")
    bruno.post(f"/api/tables/{running}/chat", text="buona sera")
    answer = anna.http.get("/api/me/export")
    assert "buona sera" not in answer.text
    assert "attachment" in answer.headers["content-disposition"]
    told = answer.json()
    assert (told["format"], told["name"], len(told["devices"])) == ("serenissima-export", "Anna", 1)
    records = {each["game"]["id"]: each["record"] for each in told["games"]}
    assert set(records) == {over, hidden, running, waiting}
    assert records[waiting] is None
    assert [line["text"] for each in told["games"] for line in each["chat"]] == ["ciao"]
    complete = anna.get(f"/api/tables/{over}/record")
    assert records[over] == {**complete, "snapshots": []}
    # What a running game hides stays hidden.
    assert "seed" not in records[running]
    assert records[running]["entries"] == anna.get(f"/api/tables/{running}/record?seat=0")["entries"]
    assert {entry[1] for entry in records[running]["entries"] if entry[0] == 1} == {None}


def test_the_export_has_no_secrets_and_nothing_of_others(tmp_path: Path) -> None:
    with serving(settings(tmp_path)) as base:
        anna, bruno = Person(base, "Anna"), Person(base, "Bruno")
        table = anna.make("me", "open", "greedy", private=True)
        bruno.post(f"/api/tables/{table['id']}/claim", seat=1, invite=table["invite"])
        bruno.post(f"/api/tables/{table['id']}/resign", seat=1)
        bruno.make("me", "greedy")
        play_out(anna, table["id"], [0])
        key = anna.post(f"/api/tables/{table['id']}/share")["key"]
        code = anna.post("/api/me/devices/code")["code"]
        hook = {"kind": "webhook", "url": "https://hooks.example.org/a-secret-path", "events": ["turn"]}
        contact = anna.post("/api/me/contacts", 201, **hook)["contacts"][0]
        text = json.dumps(anna.get("/api/me/export"))
        with closing(sqlite3.connect(tmp_path / "test.sqlite3")) as database:
            secrets = [id for (id,) in database.execute("SELECT id FROM identities")]
            secrets += [hash for (hash,) in database.execute("SELECT hash FROM tokens")]
            secrets += [author for (author,) in database.execute("SELECT author_key FROM tables")]
            secrets += [invite for (invite,) in database.execute("SELECT invite FROM tables")]
        secrets += [contact["secret"], "a-secret-path", key, code, *anna.http.cookies.values()]
        assert not [secret for secret in secrets if secret in text]
        assert len(json.loads(text)["games"]) == 1
        assert json.loads(text)["contacts"][0]["address"] == contact["address"]


def test_exports_are_limited_and_only_for_known_people(anna: Person) -> None:
    assert Person(anna.base).get("/api/me/export", 403)["problem"]["id"] == "server-unknown-person"
    answers = [anna.http.get("/api/me/export") for _ in range(5)]
    assert [answer.status_code for answer in answers] == [200] * 3 + [429] * 2
    assert int(answers[-1].headers["retry-after"]) >= 1
