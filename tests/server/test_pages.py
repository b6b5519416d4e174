"""The client's files: kept in memory, compressed where possible, the first page for all of the client's own routes."""

from pathlib import Path

import httpx
import pytest

from serenissima.server import pages


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, content in {
        "index.html": b"<!doctype html><title>Serenissima</title>",
        "assets/app-1a2b.js": b"let a = 1",
        "assets/app-1a2b.js.br": b"packed with brotli",
        "assets/app-1a2b.js.gz": b"packed with gzip",
        "favicon.svg": b"<svg/>",
        "service-worker.js": b"self.addEventListener('push', show)",
        "manifest.webmanifest": b"{}",
    }.items():
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(content)
    found = pages.client(tmp_path)
    monkeypatch.setattr(pages, "client_pages", lambda: found)


@pytest.mark.usefixtures("built")
def test_files_and_routes(base: str) -> None:
    for route in ("/", "/table/abc", "/join/xyz", "/replay/abc/17", "/verify/abc"):
        page = httpx.get(base + route)
        assert (page.status_code, page.headers["cache-control"]) == (200, "no-cache")
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert "default-src 'none'" in page.headers["content-security-policy"]
    assert httpx.get(base + "/favicon.svg").headers["content-type"].startswith("image/svg+xml")
    for route in ("/assets/other.js", "/nothing.png", "/api/none"):
        assert httpx.get(base + route).json()["problem"]["id"] == "server-no-such-page"


@pytest.mark.usefixtures("built")
def test_the_installed_app_asks_for_new_versions(base: str) -> None:
    for route, kind in (
        ("/service-worker.js", "text/javascript"),
        ("/manifest.webmanifest", "application/manifest+json"),
    ):
        page = httpx.get(base + route)
        assert page.headers["content-type"].startswith(kind)
        assert page.headers["cache-control"] == "no-cache"
        assert "script-src 'self'" in page.headers["content-security-policy"]


@pytest.mark.usefixtures("built")
def test_assets_are_packed_and_kept_forever(base: str) -> None:
    place = f"{base}/assets/app-1a2b.js"
    plain = httpx.get(place, headers={"Accept-Encoding": "identity"})
    assert plain.text == "let a = 1"
    assert "immutable" in plain.headers["cache-control"]
    for encoding, content in (("br, gzip", b"packed with brotli"), ("gzip", b"packed with gzip")):
        with httpx.stream("GET", place, headers={"Accept-Encoding": encoding}) as packed:
            assert b"".join(packed.iter_raw()) == content
    again = httpx.get(place, headers={"If-None-Match": plain.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_missing_client_build_is_reported(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "client_pages", dict)
    assert httpx.get(base + "/").json()["problem"]["id"] == "server-no-client"
