"""The socket: first the table, then the position; every change to everybody, as their seat may see it."""

import json

import pytest
from server_support import Person, play_out
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from serenissima.server.fast.websocket import head
from serenissima.server.logs import Context
from serenissima.server.storage.store import Store
from serenissima.server.tables import table
from serenissima.server.tables.presenter import Presenter


def test_the_table_comes_first_and_then_the_position(anna: Person) -> None:
    id = anna.make("me", "greedy")["id"]
    with anna.socket(id, 0) as line:
        assert json.loads(line.line.recv())["type"] == "table"
        first = json.loads(line.line.recv())
        assert (first["type"], first["seat"], first["decision"]["kind"]) == ("position", 0, "stake-oar")
        assert first["log"][0]["kind"] == "prize"


def test_a_pick_is_answered_with_its_ref_and_shown_to_all(anna: Person, bruno: Person) -> None:
    id = anna.make("me", "open")["id"]
    bruno.post(f"/api/tables/{id}/claim", seat=1, name="Bruno")
    with anna.socket(id, 0) as a, bruno.socket(id, 1) as b, Person(anna.base).socket(id) as spectator:
        a.hear("position")
        b.hear("position")
        spectator.hear("position")
        a.say("pick", seat=0, number=0, pick=7, ref="mine")
        assert a.hear("position", ref="mine")["decision"]["answered"] == 7
        seen = b.hear("position", number=1)
        assert (seen["waiting"], seen["view"], seen["decision"]["answered"], seen["log"]) == ([1], None, None, [])
        b.say("pick", seat=1, number=0, pick=6, ref=[1])
        both = b.hear("position", ref=[1])
        assert [event["kind"] for event in both["log"]] == ["staked", "staked", "won", "prize"]
        assert spectator.hear("position", number=2)["decision"] is None
        assert a.hear("position", number=2)["log"] == both["log"]


def test_under_load_players_who_must_act_are_notified_first(
    anna: Person, bruno: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Store, "is_busy", property(lambda _: True, lambda *_: None), raising=False)
    monkeypatch.setattr(table, "SOON", 1e6)
    monkeypatch.setattr(table, "SOON_WHEN_BUSY", 1e6)
    id = anna.make("me", "here:Bianca")["id"]
    with anna.socket(id, 0) as line, bruno.socket(id) as spectator:
        line.hear("position", number=0)
        spectator.hear("position", number=0)
        anna.pick(id, 0, 7)
        anna.pick(id, 1, 6)
        both = line.hear("position", number=2)
        assert [event["kind"] for event in both["log"]] == ["staked", "staked", "won", "prize"]
        spectator.say("ping", ref=1)
        assert json.loads(spectator.line.recv(timeout=20))["type"] == "pong"
        assert spectator.hear("position")["log"] == both["log"]
        play_out(anna, id, [0, 1])
        last = spectator.hear("position")
        assert last["result"] is not None
        assert {event["at"] for event in last["log"]} == {*range(4, last["at"] + 1, 2)}


def test_refusals_name_the_reason_and_leave_everything(anna: Person, bruno: Person) -> None:
    id = anna.make("me", "here:Bianca")["id"]
    with anna.socket(id, 0) as line, bruno.socket(id) as spectator, Person(anna.base).socket(id) as nobody:
        for sent, why in (
            ({"seat": 0, "number": 0, "pick": 9}, "illegal-not-an-option"),
            ({"seat": 0, "number": 4, "pick": 1}, "illegal-stale"),
            ({"seat": 5, "number": 0, "pick": 1}, "server-no-such-seat"),
        ):
            line.say("pick", ref=1, **sent)
            refused = line.hear("refused", ref=1)
            assert (refused["problem"]["id"], refused["number"]) == (why, 0)
        spectator.say("pick", seat=0, number=0, pick=1, ref=2)
        assert spectator.hear("refused", ref=2)["problem"]["id"] == "server-not-your-seat"
        nobody.say("pick", seat=0, number=0, pick=1, ref=3)
        assert nobody.hear("refused", ref=3)["problem"]["id"] == "server-unknown-person"
        spectator.say("look", seat=0, ref=4)
        assert spectator.hear("refused", ref=4)["problem"]["id"] == "server-not-your-seat"
    assert anna.position(id, 0)["number"] == 0


@pytest.mark.parametrize(
    "text", ["", "[]", "{", '{"type": "dance"}', '{"type": "pick"}', '{"type": "ping", "x": "\\ud800"}']
)
def test_unknown_commands_are_refused_with_a_message(anna: Person, text: str) -> None:
    id = anna.make("me", "greedy")["id"]
    with anna.socket(id, 0) as line:
        line.line.send(text)
        line.say("ping", ref=1)
        # The bot may answer in between: its position is one more message.
        types: list[str] = []
        while "pong" not in types:
            types.append(json.loads(line.line.recv(timeout=10))["type"])
        assert text.startswith('{"type": "ping') or "refused" in types


def test_bytes_and_endless_messages_do_no_harm(anna: Person) -> None:
    id = anna.make("me", "greedy")["id"]
    with anna.socket(id, 0) as line:
        line.line.send(b"\x00\xff")
        line.line.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            line.hear("never", 10)
    assert anna.position(id, 0)["number"] >= 0


def test_one_device_for_several_seats(anna: Person) -> None:
    id = anna.make("me", "here:Bianca")["id"]
    with anna.socket(id, 0) as line:
        line.hear("position", seat=0)
        line.say("pick", seat=0, number=0, pick=5, ref=1)
        line.hear("position", ref=1)
        line.say("look", seat=1)
        there = line.hear("position", seat=1)
        assert (there["view"]["seat"], there["decision"]["answered"]) == (1, None)
        assert there["log"][0]["at"] == 0
        line.say("pick", seat=1, number=there["number"], pick=5, ref=2)
        assert line.hear("position", ref=2)["view"]["stakes"]


def test_after_a_lost_connection_the_view_is_there_at_once(anna: Person) -> None:
    id = anna.make("me", "here:Bianca")["id"]
    with anna.socket(id, 0) as line:
        line.hear("position")
    anna.pick(id, 0, 3)
    anna.pick(id, 1, 4)
    anna.pick(id, 0, 2)
    with anna.socket(id, 0, "&since=1") as line:
        now = line.hear("position")
        assert (now["number"], now["decision"]["answered"]) == (3, 2)
        assert [event["at"] for event in now["log"]] == [2, 2, 2, 2]


def test_the_view_and_choices_of_a_question_are_sent_once(anna: Person) -> None:
    id = anna.make("me", "here:Bianca")["id"]
    with anna.socket(id, 0) as line:
        first = line.hear("position")
        assert [choice["pick"] for choice in first["decision"]["choices"]] == [1, 2, 3, 4, 5, 6, 7]
        line.say("pick", seat=0, number=first["number"], pick=3, ref=1)
        second = line.hear("position", ref=1)
        assert (second["decision"]["answered"], second["decision"]["choices"], second["view"]) == (3, None, None)
        anna.pick(id, 1, 4)
        third = line.hear("position", at=2)
        assert [choice["pick"] for choice in third["decision"]["choices"]] == [1, 2, 4, 5, 6, 7]
        assert third["view"]["oars"] == [[1, 2, 4, 5, 6, 7], [1, 2, 3, 5, 6, 7]]
    assert anna.get(f"/api/tables/{id}/position?seat=0")["decision"]["choices"] is not None


def test_chat_reaches_everybody_including_latecomers(anna: Person, bruno: Person) -> None:
    id = anna.make("me", "greedy")["id"]
    with anna.socket(id, 0) as line:
        line.say("chat", text="  buona  fortuna ")
        said = line.hear("chat")
        assert (said["by"], said["name"], said["text"], said["number"]) == (0, "Anna", "buona fortuna", 0)
        bruno.post(f"/api/tables/{id}/chat", text="<script>alert(1)</script>")
        assert line.hear("chat", by=-1)["text"] == "<script>alert(1)</script>"
        line.say("chat", text="\u0000")
        assert line.hear("refused")["problem"]["id"] == "server-bad-text"
    with bruno.socket(id) as later:
        assert later.hear("chat")["text"] == "buona fortuna"
        assert later.hear("chat")["number"] == 1


def test_presence_is_shown(anna: Person, bruno: Person) -> None:
    id = anna.make("me", "greedy")["id"]
    with anna.socket(id, 0) as line:
        first = line.hear("table")["table"]
        assert (first["seats"][0]["connected"], first["spectators"]) == (True, 0)
        with bruno.socket(id) as spectator:
            spectator.hear("table")
            assert line.hear("table")["table"]["spectators"] == 1
        assert line.hear("table")["table"]["spectators"] == 0


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_texts_of_any_length_are_framed_as_the_protocol_says(length: int) -> None:
    data = b"x" * length
    assert head(length) + data == Frame(Opcode.TEXT, data).serialize(mask=False)


def fail(*_: object, **__: object) -> None:
    raise ZeroDivisionError("a defect")


def test_a_defect_closes_the_socket_and_is_logged_with_the_table(
    anna: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.handler.addFilter(Context())
    id = anna.make("me", "here:Bianca")["id"]
    with anna.socket(id, 0) as line:
        line.hear("position")
        monkeypatch.setattr(Presenter, "position", fail)
        line.say("pick", seat=0, number=0, pick=3, ref=1)
        with pytest.raises(ConnectionClosed):
            line.hear("never")
        assert line.line.close_code == 4500
        name, event = str(line.line.close_reason).split(" ")
        assert name == "server-trouble"
    (record,) = [record for record in caplog.records if record.__dict__["event"] == event]
    assert record.__dict__["table"] == id
    assert record.exc_info is not None
    assert record.exc_info[0] is ZeroDivisionError
    monkeypatch.undo()
    assert anna.position(id, 0)["number"] == 1


def test_a_defect_at_the_handshake_is_logged_too(
    anna: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.handler.addFilter(Context())
    id = anna.make("me", "here:Bianca")["id"]
    monkeypatch.setattr(table.Table, "admit_to", fail)
    with anna.socket(id, 0) as line:
        with pytest.raises(ConnectionClosed):
            line.hear("never")
        assert line.line.close_code == 4500
    assert any(record.__dict__["table"] == id and record.exc_info for record in caplog.records)
