"""Limits on requests: rates by person and address, sizes; and the headers of every answer."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from no_limits import NO_LIMITS
from server_support import Person, serving, settings

from serenissima.server.settings import Rate

FEW = 0.0001
OURS = {"X-Serenissima": "1"}


@contextmanager
def limited(folder: Path, **limits: Any) -> Iterator[str]:
    with serving(settings(folder, limits=replace(NO_LIMITS, **limits))) as base:
        yield base


def test_api_answers_are_not_cached(anna: Person) -> None:
    id = anna.make("me", "here:Bianca")["id"]
    for path in ("/api/me", f"/api/tables/{id}/position?seat=0", f"/api/tables/{id}/record", "/api/none"):
        assert anna.http.get(path).headers.get_list("cache-control") == ["no-store"]
    refused = httpx.post(f"{anna.base}/api/me", json={"name": "Eve"})
    assert (refused.status_code, refused.headers["cache-control"]) == (403, "no-store")
    assert "default-src 'none'" in refused.headers["content-security-policy"]
    assert "no-store" not in anna.http.get("/").headers.get("cache-control", "")


def test_https_answers_have_a_strict_transport_security_header(anna: Person) -> None:
    proxied = {"X-Forwarded-Proto": "https"}
    assert anna.http.get("/api/me", headers=proxied).headers["strict-transport-security"] == "max-age=31536000"
    assert "strict-transport-security" not in anna.http.get("/api/me").headers
    host = anna.base.removeprefix("http://")
    for origin, status in ((f"https://{host}", 200), (f"http://{host}", 403)):
        answer = anna.http.post("/api/me", json={"name": "Anna"}, headers={**proxied, "Origin": origin})
        assert answer.status_code == status


@pytest.mark.parametrize("path", ["/", "/schema", "/nothing.png"])
def test_pages_and_the_schema_have_a_limit(tmp_path: Path, path: str) -> None:
    with limited(tmp_path, pages=Rate(3, FEW)) as base:
        answers = [httpx.get(base + path) for _ in range(4)]
        assert 429 not in [answer.status_code for answer in answers[:3]]
        assert (answers[3].status_code, answers[3].json()["problem"]["id"]) == (429, "server-too-fast")
        assert httpx.get(f"{base}/api/health").status_code == 200


def test_forged_cookies_share_the_limit_of_their_address(tmp_path: Path) -> None:
    with limited(tmp_path, changes=Rate(5, FEW)) as base:
        anna = Person(base, "Anna")
        statuses = []
        for number in range(10):
            headers = {**OURS, "Cookie": f"serenissima=made-up-{number}"}
            statuses.append(httpx.post(f"{base}/api/me/recover", json={"code": "x"}, headers=headers).status_code)
        assert statuses[-5:] == [429] * 5
        for _ in range(5):  # people with an identity have their own
            anna.post("/api/me", name="Anna")
        assert anna.http.post("/api/me", json={"name": "Anna"}).status_code == 429


def test_large_headers_are_refused(tmp_path: Path) -> None:
    with limited(tmp_path, headers=8192) as base:
        assert httpx.get(f"{base}/api/health", headers={"X-Padding": "x" * 7000}).status_code == 200
        answer = httpx.get(f"{base}/api/health", headers={"X-Padding": "x" * 8192})
        assert (answer.status_code, answer.json()["problem"]["id"]) == (431, "server-too-large")
