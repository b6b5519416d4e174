"""A client that speaks another version of the protocol is refused; programs need not say which one they speak."""

import httpx
import pytest
from server_support import Person
from websockets.exceptions import ConnectionClosed

from serenissima.server import protocol

HEADER = "X-Serenissima-Protocol"
OTHERS = [str(protocol.VERSION - 1), str(protocol.VERSION + 1), "", "one"]


def test_requests_of_the_same_version_or_of_none_are_answered(anna: Person) -> None:
    anna.get("/api/me")
    anna.http.headers[HEADER] = str(protocol.VERSION)
    anna.get("/api/me")
    anna.post("/api/me", name="Anna B.")


@pytest.mark.parametrize("other", OTHERS)
def test_requests_of_another_version_are_refused(anna: Person, other: str) -> None:
    anna.http.headers[HEADER] = other
    assert anna.get("/api/me", 412)["problem"] == {"id": "server-other-version"}
    assert anna.refused(412, "/api/me", name="Bianca") == "server-other-version"
    del anna.http.headers[HEADER]
    assert anna.get("/api/me")["name"] == "Anna"


def test_pages_are_served_to_everybody(base: str) -> None:
    """That is how a page of an older version gets the newer one."""
    page = httpx.get(f"{base}/", headers={HEADER: OTHERS[0]})
    assert page.status_code != 412


def test_sockets_of_the_same_version_are_opened(anna: Person) -> None:
    table = anna.make("me", "random")["id"]
    with anna.socket(table, 0, f"&version={protocol.VERSION}") as line:
        assert line.hear("position")["table"] == table


@pytest.mark.parametrize("other", OTHERS)
def test_sockets_of_another_version_are_told_why_and_closed(anna: Person, other: str) -> None:
    table = anna.make("me", "random")["id"]
    with anna.socket(table, 0, f"&version={other}") as line:
        assert line.hear("refused")["problem"] == {"id": "server-other-version"}
        with pytest.raises(ConnectionClosed) as closed:
            line.hear("position")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4412
