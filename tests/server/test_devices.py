"""One identity on several devices: codes that work once and not for long, the list, and removing a device."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from server_support import FakeClock, Person, serving, settings
from websockets.exceptions import ConnectionClosed

from serenissima.server.people.devices import MOST, VALID_FOR
from serenissima.server.settings import Limits, Rate


def new_device(person: Person) -> Person:
    device = Person(person.base)
    code = person.post("/api/me/devices/code")["code"]
    assert device.post("/api/me/devices/join", code=code)["known"]
    return device


def test_a_code_adds_a_device_and_the_first_one_stays(anna: Person) -> None:
    table = anna.make("me", "greedy")["id"]
    made = anna.post("/api/me/devices/code")
    assert made["seconds"] == VALID_FOR
    phone = Person(anna.base)
    answer = phone.http.post("/api/me/devices/join", json={"code": made["code"].upper().replace("-", " ")})
    assert "httponly" in answer.headers["set-cookie"].lower()
    assert answer.json()["tables"][0]["id"] == table
    phone.pick(table, 0)
    assert anna.get("/api/me")["known"]
    listed = anna.get("/api/me/devices")["devices"]
    assert [device["here"] for device in listed].count(True) == len(listed) - 1 == 1
    other = {device["id"]: device["here"] for device in phone.get("/api/me/devices")["devices"]}
    assert {device["id"] for device in listed} == set(other)
    assert {device["id"]: device["here"] for device in listed} != other


def test_a_code_works_once_and_a_newer_one_replaces_it(anna: Person) -> None:
    older = anna.post("/api/me/devices/code")["code"]
    code = anna.post("/api/me/devices/code")["code"]
    stranger = Person(anna.base)
    assert stranger.refused(403, "/api/me/devices/join", code=older) == "server-bad-device-code"
    stranger.post("/api/me/devices/join", code=code)
    assert Person(anna.base).refused(403, "/api/me/devices/join", code=code) == "server-bad-device-code"
    for wrong in ("", "-", "x" * 100, "\x00"):
        assert Person(anna.base).refused(403, "/api/me/devices/join", code=wrong) == "server-bad-device-code"
    recovery = anna.post("/api/me/code")["code"]
    assert Person(anna.base).refused(403, "/api/me/devices/join", code=recovery) == "server-bad-device-code"


def test_a_code_says_whose_it_is_and_stays_valid(anna: Person, bruno: Person) -> None:
    code = anna.post("/api/me/devices/code")["code"]
    phone = Person(anna.base)
    assert phone.post("/api/me/devices/look", code=code) == {"name": "Anna", "yours": False}
    assert bruno.post("/api/me/devices/look", code=code)["yours"] is False
    assert anna.post("/api/me/devices/look", code=code)["yours"] is True
    assert len(anna.get("/api/me/devices")["devices"]) == 1
    phone.post("/api/me/devices/join", code=code)
    for wrong in (code, "", "x" * 100, "\x00"):
        assert phone.refused(403, "/api/me/devices/look", code=wrong) == "server-bad-device-code"


def test_a_stolen_code_gives_the_thief_a_device_that_can_be_seen_and_logged_out(anna: Person) -> None:
    code = anna.post("/api/me/devices/code")["code"]
    thief, phone = Person(anna.base), Person(anna.base)
    thief.post("/api/me/devices/join", code=code)
    assert phone.refused(403, "/api/me/devices/join", code=code) == "server-bad-device-code"
    (id,) = [device["id"] for device in anna.get("/api/me/devices")["devices"] if not device["here"]]
    anna.post(f"/api/me/devices/{id}/remove")
    assert not thief.get("/api/me")["known"]


def test_a_code_ends_after_ten_minutes_and_only_its_hash_is_kept(tmp_path: Path) -> None:
    clock = FakeClock()
    with serving(settings(tmp_path), clock) as base:
        anna = Person(base, "Anna")
        code = anna.post("/api/me/devices/code")["code"]
        with closing(sqlite3.connect(tmp_path / "test.sqlite3")) as database:
            assert code.replace("-", "") not in "\n".join(database.iterdump())
        clock.time += VALID_FOR
        for what in ("look", "join"):
            assert Person(base).refused(403, f"/api/me/devices/{what}", code=code) == "server-bad-device-code"
        fresh = anna.post("/api/me/devices/code")["code"]
        clock.time += VALID_FOR - 1
        assert Person(base).post("/api/me/devices/join", code=fresh)["known"]


def test_a_removed_device_is_logged_out_at_once(anna: Person, bruno: Person) -> None:
    table = anna.make("me", "greedy")["id"]
    phone = new_device(anna)
    (id,) = [device["id"] for device in anna.get("/api/me/devices")["devices"] if not device["here"]]
    (own,) = [device["id"] for device in anna.get("/api/me/devices")["devices"] if device["here"]]
    assert bruno.refused(404, f"/api/me/devices/{id}/remove") == "server-no-such-device"
    assert anna.refused(409, f"/api/me/devices/{own}/remove") == "server-this-device"
    with phone.socket(table, 0) as line:
        line.hear("position")
        assert len(anna.post(f"/api/me/devices/{id}/remove")["devices"]) == 1
        assert line.hear("refused")["problem"]["id"] == "server-logged-out"
        with pytest.raises(ConnectionClosed):
            line.hear("never")
    assert not phone.get("/api/me")["known"]
    assert anna.get("/api/me")["known"]
    assert anna.refused(404, f"/api/me/devices/{id}/remove") == "server-no-such-device"


def test_only_known_people_have_devices(anna: Person) -> None:
    stranger = Person(anna.base)
    assert stranger.get("/api/me/devices", 403)["problem"]["id"] == "server-unknown-person"
    assert stranger.refused(403, "/api/me/devices/code") == "server-unknown-person"
    assert stranger.refused(403, "/api/me/devices/x/remove") == "server-unknown-person"


def test_the_number_of_devices_is_limited(anna: Person) -> None:
    for _ in range(MOST - 1):
        new_device(anna)
    code = anna.post("/api/me/devices/code")["code"]
    assert Person(anna.base).refused(409, "/api/me/devices/join", code=code) == "server-too-many-devices"


def test_guessing_codes_is_slowed_down(tmp_path: Path) -> None:
    with serving(settings(tmp_path, limits=Limits(identities=Rate(5, 0.1)))) as base:
        stranger = Person(base)
        answers = [stranger.http.post("/api/me/devices/join", json={"code": f"guess{n}"}) for n in range(8)]
        assert [answer.status_code for answer in answers] == [403] * 5 + [429] * 3
