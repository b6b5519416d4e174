"""Who somebody is, where requests may come from, and how many are allowed."""

from pathlib import Path

import httpx
import pytest
from no_limits import NO_LIMITS
from server_support import FakeClock, Person, serving, settings
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from serenissima.server.people.identity import hashed
from serenissima.server.settings import Limits, Rate


def test_the_cookie_is_out_of_reach_for_scripts_and_only_its_hash_is_kept(tmp_path: Path) -> None:
    with serving(settings(tmp_path)) as base:
        anna = Person(base)
        assert anna.get("/api/me") == {"name": "", "known": False, "tables": []}
        answer = anna.http.post("/api/me", json={"name": "Anna"})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "secure" not in cookie
        token = anna.http.cookies["serenissima"]
        behind_https = {"X-Forwarded-Proto": "https", "X-Serenissima": "1"}
        secure = httpx.post(f"{base}/api/me", json={"name": "A"}, headers=behind_https)
        assert "secure" in secure.headers["set-cookie"].lower()
        assert anna.get("/api/me")["name"] == "Anna"
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert token.encode() not in kept
    assert hashed(token).encode() in kept


def test_renaming_keeps_the_identity(anna: Person) -> None:
    id = anna.make("me", "greedy")["id"]
    anna.post("/api/me", name="  Anna   Maria ")
    me = anna.get("/api/me")
    assert (me["name"], me["tables"][0]["id"]) == ("Anna Maria", id)


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\x00b", "a\u202eb", "\ud83d" + "\u200b"])
def test_invalid_names_are_refused(anna: Person, name: str) -> None:
    content = ('{"name": "' + name + '"}').encode("utf-8", "surrogatepass")
    answer = anna.http.post("/api/me", content=content, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    assert anna.get("/api/me")["name"] == "Anna"


def test_a_recovery_code_opens_the_same_identity_elsewhere(anna: Person) -> None:
    id = anna.make("me", "greedy")["id"]
    older = anna.post("/api/me/code")["code"]
    code = anna.post("/api/me/code")["code"]
    phone = Person(anna.base)
    assert phone.refused(403, "/api/me/recover", code=older) == "server-bad-code"
    assert phone.refused(403, "/api/me/recover", code="") == "server-bad-code"
    assert phone.refused(403, "/api/me/code") == "server-unknown-person"
    assert phone.post("/api/me/recover", code=code.upper().replace("-", " "))["tables"][0]["id"] == id
    phone.pick(id, 0)


def test_a_recovery_code_works_once_and_makes_older_cookies_void(anna: Person) -> None:
    code = anna.post("/api/me/code")["code"]
    tablet = Person(anna.base)
    tablet.post("/api/me/recover", code=code)
    assert not anna.get("/api/me")["known"]
    assert anna.refused(403, "/api/me/code") == "server-unknown-person"
    assert Person(anna.base).refused(403, "/api/me/recover", code=code) == "server-bad-code"
    assert tablet.get("/api/me")["name"] == "Anna"


def test_logging_out_here_and_everywhere(anna: Person) -> None:
    code = anna.post("/api/me/code")["code"]
    older = dict(anna.http.cookies)
    answer = anna.http.post("/api/me/logout", json={})
    assert answer.json() == {"name": "", "known": False, "tables": []}
    assert "max-age=0" in answer.headers["set-cookie"].lower()
    assert not anna.get("/api/me")["known"]
    anna.http.cookies.update(older)
    assert not anna.get("/api/me")["known"]
    assert anna.refused(403, "/api/me/logout", everywhere=True) == "server-unknown-person"

    anna.http.cookies.clear()
    assert anna.post("/api/me/recover", code=code)["name"] == "Anna"
    twin = Person(anna.base)
    twin.http.cookies.update(anna.http.cookies)
    assert twin.get("/api/me")["known"]
    anna.post("/api/me/logout", everywhere=True)
    assert not twin.get("/api/me")["known"]


def test_other_workers_learn_of_a_revoked_cookie_within_seconds(tmp_path: Path) -> None:
    clock = FakeClock()
    with serving(settings(tmp_path), clock) as one, serving(settings(tmp_path), clock) as two:
        anna, there = Person(one, "Anna"), Person(two)
        there.http.cookies.update(anna.http.cookies)
        assert there.get("/api/me")["known"]
        anna.post("/api/me/logout")
        clock.time += 10
        assert not there.get("/api/me")["known"]


def test_an_invitation_does_not_give_a_seat(anna: Person, bruno: Person) -> None:
    table = anna.make("me", "greedy")
    assert bruno.get(f"/api/invites/{table['invite']}")["seats"][0]["yours"] is False
    assert bruno.get(f"/api/tables/{table['id']}")["invite"] is None
    path = f"/api/tables/{table['id']}/position?seat=0&invite={table['invite']}"
    assert bruno.get(path, 403)["problem"]["id"] == "server-not-your-seat"


def test_changes_need_our_header_and_our_origin(anna: Person) -> None:
    host = anna.base.removeprefix("http://")
    cookies = dict(anna.http.cookies)
    for headers, why in (
        ({}, "server-no-header"),
        ({"X-Serenissima": "2"}, "server-no-header"),
        ({"X-Serenissima": "1", "Origin": "http://evil.example"}, "server-foreign-origin"),
        ({"X-Serenissima": "1", "Origin": f"https://{host}"}, "server-foreign-origin"),
        ({"X-Serenissima": "1", "Origin": "null"}, "server-foreign-origin"),
        ({"X-Serenissima": "1", "Origin": "http://["}, "server-foreign-origin"),
    ):
        answer = httpx.post(f"{anna.base}/api/me", json={"name": "Eve"}, headers=headers, cookies=cookies)
        assert (answer.status_code, answer.json()["problem"]["id"]) == (403, why)
    assert anna.get("/api/me")["name"] == "Anna"
    headers = {"X-Serenissima": "1", "Origin": f"http://{host}"}
    assert httpx.post(f"{anna.base}/api/me", json={"name": "Anna"}, headers=headers, cookies=cookies).status_code == 200


def test_sockets_open_only_for_our_own_pages(anna: Person) -> None:
    id = anna.make("me", "greedy")["id"]
    place = f"ws{anna.base.removeprefix('http')}/api/tables/{id}/socket"
    for origin in ("http://evil.example", anna.base.replace("http:", "https:")):
        with pytest.raises(InvalidStatus) as refusal, connect(place, origin=origin):  # type: ignore[arg-type]
            pass
        assert refusal.value.response.status_code == 403
    with connect(place, origin=anna.base) as line:  # type: ignore[arg-type]
        assert '"table"' in str(line.recv(timeout=5))


def test_too_large_is_refused(anna: Person) -> None:
    assert anna.refused(413, "/api/me", name="x" * 100_000) == "server-too-large"

    def endless() -> object:
        yield from (b"x" * 1000 for _ in range(200))

    answer = anna.http.post("/api/me", content=endless(), headers={"Content-Type": "application/json"})  # type: ignore[arg-type]
    assert answer.status_code in (400, 413)
    assert "problem" in answer.json()


def test_too_fast_is_refused_until_later(tmp_path: Path) -> None:
    limits = Limits(
        requests=NO_LIMITS.requests, changes=Rate(5, 0.5), identities=NO_LIMITS.identities, picks=Rate(3, 0.1)
    )
    with serving(settings(tmp_path, limits=limits)) as base:
        anna = Person(base, "Anna")
        id = anna.make("me", "greedy")["id"]
        answers = [anna.http.post(f"/api/tables/{id}/chat", json={"text": "ciao"}) for _ in range(8)]
        last = answers[-1]
        assert (last.status_code, last.json()["problem"]["id"]) == (429, "server-too-fast")
        assert int(last.headers["retry-after"]) >= 1
        assert Person(base, "Bruno").get("/api/me")["known"]
        with anna.socket(id, 0) as line:
            for ref in range(6):
                line.say("ping", ref=ref)
            assert line.hear("refused")["problem"]["id"] == "server-too-fast"


@pytest.mark.parametrize(
    "body", [b"", b"[]", b"{", b"null", b'{"name": 7}', b'{"name": null}', b"\xff\xfe", b'{"name": "A", "more": 1}']
)
def test_malformed_bodies_are_explained(anna: Person, body: bytes) -> None:
    answer = anna.http.post("/api/me", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["problem"]["id"]) == (400, "server-malformed")


def test_sockets_with_a_revoked_cookie_are_closed(anna: Person, bruno: Person) -> None:
    id = anna.make("me", "greedy")["id"]
    code = anna.post("/api/me/code")["code"]
    with anna.socket(id, 0) as hers, bruno.socket(id) as his, Person(anna.base).socket(id) as nobodys:
        hers.hear("position")
        phone = Person(anna.base)
        phone.post("/api/me/recover", code=code)
        assert hers.hear("refused")["problem"]["id"] == "server-logged-out"
        with pytest.raises(ConnectionClosed) as closed:
            hers.hear("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
        with phone.socket(id, 0) as new:
            assert new.hear("position")["decision"]
        for line in (his, nobodys):
            line.say("ping", ref=1)
            line.hear("pong", ref=1)
