"""How much one person or one address may have: tables, and lines of chat."""

from pathlib import Path

import msgspec
from no_limits import NO_LIMITS
from server_support import Person, play_out, serving, settings

from serenissima.server.settings import Limits, Rate


def limits(**changes: object) -> Limits:
    return msgspec.structs.replace(NO_LIMITS, **changes)


def test_open_and_running_tables_per_host_are_limited(tmp_path: Path) -> None:
    with serving(settings(tmp_path, limits=limits(running_tables=3))) as base:
        anna, bruno = Person(base, "Anna"), Person(base, "Bruno")
        first = anna.make("me", "greedy")["id"]
        play_out(anna, first, [0])
        anna.make("me", "open")
        anna.make("greedy", "greedy")
        running = anna.make("me", "here:Bianca")["id"]
        body = {"game": "regatta", "seats": [{"kind": "me"}, {"kind": "open"}]}
        problem = anna.post("/api/tables", 429, **body)["problem"]
        assert problem == {"id": "server-too-many-tables", "args": {"most": 3}}
        assert anna.refused(429, f"/api/tables/{first}/rematch") == "server-too-many-tables"
        bruno.make("me", "greedy")
        play_out(anna, running, [0, 1])
        again = anna.post(f"/api/tables/{first}/rematch")["id"]
        assert anna.post(f"/api/tables/{first}/rematch")["id"] == again


def test_new_tables_per_address_and_hour_are_limited(tmp_path: Path) -> None:
    with serving(settings(tmp_path, limits=limits(tables_per_hour=2))) as base:
        anna, bruno = Person(base, "Anna"), Person(base, "Bruno")
        id = anna.make("me", "greedy")["id"]
        play_out(anna, id, [0])
        bruno.make("me", "greedy")
        answer = bruno.http.post("/api/tables", json={"game": "regatta", "seats": [{"kind": "me"}, {"kind": "bot"}]})
        assert (answer.status_code, answer.json()["problem"]["id"]) == (429, "server-tables-too-fast")
        assert answer.json()["problem"]["args"] == {"minutes": 30}
        assert 1700 < int(answer.headers["retry-after"]) <= 1800
        assert anna.refused(429, f"/api/tables/{id}/rematch") == "server-tables-too-fast"
        assert len(anna.get("/api/tables")["tables"]) == 2


def test_chat_lines_per_person_and_table_are_limited(tmp_path: Path) -> None:
    with serving(settings(tmp_path, limits=limits(chat=Rate(3, 0.01)))) as base:
        anna, bruno = Person(base, "Anna"), Person(base, "Bruno")
        here, there = anna.make("me", "greedy")["id"], anna.make("me", "greedy")["id"]
        with anna.socket(here, 0) as line:
            for _ in range(2):
                anna.post(f"/api/tables/{here}/chat", text="ciao")
            line.say("chat", text="ciao")
            line.hear("chat", number=2)
            line.say("chat", text="ciao", ref=1)
            assert line.hear("refused", ref=1)["problem"]["id"] == "server-chat-too-fast"
        answer = anna.http.post(f"/api/tables/{here}/chat", json={"text": "ciao"})
        assert (answer.status_code, answer.json()["problem"]["id"]) == (429, "server-chat-too-fast")
        assert 1 < int(answer.headers["retry-after"]) <= 100
        bruno.post(f"/api/tables/{here}/chat", text="ciao")
        anna.post(f"/api/tables/{there}/chat", text="ciao")


def test_spectators_together_do_not_keep_players_from_talking(tmp_path: Path) -> None:
    with serving(settings(tmp_path, limits=limits(spectator_chat=Rate(3, 0.01)))) as base:
        anna = Person(base, "Anna")
        id = anna.make("me", "greedy")["id"]
        strangers = [Person(base, f"Stranger {i}") for i in range(4)]
        for stranger in strangers[:3]:
            stranger.post(f"/api/tables/{id}/chat", text="buy!")
        assert strangers[3].refused(429, f"/api/tables/{id}/chat", text="buy!") == "server-chat-crowded"
        for _ in range(5):
            anna.post(f"/api/tables/{id}/chat", text="ciao")
