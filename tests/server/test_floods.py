"""Clients that send too much, or read nothing: they are closed, and nobody else notices them."""

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from no_limits import NO_LIMITS
from process_support import listening
from raw_websocket import TEXT, close_code, frame, shake_hands
from server_support import Person, eventually, serving, settings
from websockets.exceptions import ConnectionClosed

from serenissima.lab.loadtest.processes import free_port
from serenissima.server.settings import Rate

FLOODER = Path(__file__).parent / "flooder.py"
STUCK = 8.0
"""Seconds after which a server does not answer: a flood that was not closed went on for as long as it was sent."""
FEW = 0.0001
"""So slowly a bucket is filled again that a test does not notice it."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[int]:
    """A server as people start it, in a process of its own, with all its limits."""
    port = free_port()
    command = [sys.executable, "-m", "serenissima", "serve", "--no-browser", "--port", str(port)]
    with listening([*command, "--database", str(tmp_path / "x.sqlite3")], port, tmp_path):
        yield port


def start_flooder(port: int, table: str, kind: str) -> subprocess.Popen[str]:
    path = os.pathsep.join([str(FLOODER.parent), *(place for place in sys.path if place)])
    return subprocess.Popen(
        [sys.executable, str(FLOODER), str(port), f"/api/tables/{table}/socket", kind],
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        text=True,
    )


def test_a_flood_is_closed_and_nobody_else_notices_it(server: int) -> None:
    base = f"http://127.0.0.1:{server}"
    anna = Person(base, "Anna")
    seats = [{"kind": "me"}, {"kind": "here", "name": "Bianca"}, {"kind": "here", "name": "Carlo"}]
    flooded, other = (anna.post("/api/tables", 201, game="lagoon", seats=seats)["id"] for _ in range(2))
    for kind in ("malformed", "pings", "control frames", "fragments"):
        flooder = start_flooder(server, flooded, kind)
        answered = 0
        while flooder.poll() is None or not answered:
            assert httpx.get(f"{base}/api/health", timeout=STUCK).status_code == 200
            answered += 1
            time.sleep(0.05)
        found = json.loads(flooder.communicate()[0])
        if found["status"] == 429:  # the address is blocked already: this is the fourth flood
            assert kind == "fragments"
            break
        assert (found["status"], found["code"]) == (101, 1008), kind
        assert found["seconds"] < STUCK, kind
    waiting = anna.position(other)["waiting"][0]
    assert anna.pick(other, waiting)["number"] > 0


@contextmanager
def limited(folder: Path, plain: bool = False, **limits: Any) -> Iterator[str]:
    """A server with these limits; if `plain`, with uvicorn's own WebSockets."""
    with serving(settings(folder, limits=replace(NO_LIMITS, **limits)), is_plain=plain) as base:
        yield base


@pytest.mark.parametrize("plain", [False, True])
def test_too_many_malformed_messages_close_the_socket(tmp_path: Path, plain: bool) -> None:
    with limited(tmp_path, plain, offences=Rate(3, FEW)) as base:
        anna = Person(base, "Anna")
        with anna.socket(anna.make("me", "open")["id"], 0) as line:
            for _ in range(3):
                line.line.send("{")
                assert line.hear("refused")["problem"]["id"] == "server-malformed"
            line.line.send("{")
            with pytest.raises(ConnectionClosed):
                line.hear("never")
            assert (line.line.close_code, line.line.close_reason) == (1008, "server-too-fast")


@pytest.mark.parametrize("plain", [False, True])
def test_messages_above_the_rate_are_dropped_with_one_notice_a_second(tmp_path: Path, plain: bool) -> None:
    with limited(tmp_path, plain, picks=Rate(5, FEW), offences=Rate(50, FEW)) as base:
        anna = Person(base, "Anna")
        with anna.socket(anna.make("me", "open")["id"], 0) as line:
            began = time.monotonic()
            for ref in range(40):
                line.say("ping", ref=ref)
            told = []
            while sum(message["type"] == "pong" for message in told) < 5 or told[-1]["type"] != "refused":
                told.append(json.loads(line.line.recv(timeout=20)))
            elapsed = time.monotonic() - began
            assert [message["ref"] for message in told if message["type"] == "pong"] == [0, 1, 2, 3, 4]
            refused = [message for message in told if message["type"] == "refused"]
            assert (refused[0]["ref"], refused[0]["problem"]["id"]) == (5, "server-too-fast")
            assert len(refused) <= 1 + elapsed


def test_an_address_that_keeps_flooding_is_blocked_for_a_while(tmp_path: Path) -> None:
    with limited(tmp_path, offences=Rate(10, FEW), offences_of_address=Rate(15, FEW), block=3.0) as base:
        port = int(base.rpartition(":")[2])
        anna = Person(base, "Anna")
        path = f"/api/tables/{anna.make('me', 'open')['id']}/socket"
        for _ in range(2):
            line, status = shake_hands(port, path)
            assert status == 101
            line.sendall(frame(TEXT, b"{") * 20)
            got = b""
            while close_code(got) is None:
                got += line.recv(1 << 16)
            assert close_code(got) == 1008
            line.close()
        line, status = shake_hands(port, path)
        assert status == 429
        answer = line.recv(1 << 16)
        assert b"server-too-fast" in answer
        line.close()

        def is_open() -> bool:
            line, status = shake_hands(port, path)
            line.close()
            return status == 101

        eventually(is_open)


def test_the_limit_of_sockets_holds_for_handshakes_at_the_same_moment(tmp_path: Path) -> None:
    with limited(tmp_path, sockets=3) as base:
        port = int(base.rpartition(":")[2])
        path = f"/api/tables/{Person(base, 'Anna').make('me', 'open')['id']}/socket"
        with ThreadPoolExecutor(12) as pool:
            lines = [line for line, _ in pool.map(lambda _: shake_hands(port, path), range(12))]

        def is_open(line: socket.socket) -> bool:
            line.sendall(frame(TEXT, b'{"type":"ping"}'))
            got = b""
            while close_code(got) is None and b'"pong"' not in got:
                got += line.recv(1 << 16)
            return close_code(got) is None

        assert sum(is_open(line) for line in lines) == 3
        for line in lines:
            line.close()


@pytest.mark.parametrize("plain", [False, True])
def test_clients_that_never_read_are_closed(tmp_path: Path, plain: bool) -> None:
    with limited(tmp_path, plain) as base:
        port = int(base.rpartition(":")[2])
        anna = Person(base, "Anna")
        id = anna.make("me", "open")["id"]
        lines = []
        for _ in range(4):
            line, status = shake_hands(port, f"/api/tables/{id}/socket", small_buffer=True)
            assert status == 101
            line.setblocking(False)
            lines.append(line)
        eventually(lambda: anna.get(f"/api/tables/{id}")["spectators"] == 4)
        ref = "x" * 80
        block = frame(TEXT, f'{{"type":"ping","ref":"{ref}"}}'.encode()) * 100

        def are_gone() -> bool:
            for line in lines:
                try:
                    for _ in range(50):
                        line.send(block)
                except OSError:
                    continue
            return bool(anna.get(f"/api/tables/{id}")["spectators"] == 0)

        eventually(are_gone, 60)
        for line in lines:
            line.close()


def test_a_message_that_is_larger_than_the_outbox_is_sent(tmp_path: Path) -> None:
    with limited(tmp_path, outbox_bytes=10) as base:
        anna = Person(base, "Anna")
        with anna.socket(anna.make("me", "here:Bianca")["id"], 0) as line:
            assert line.hear("table")
            assert line.hear("position")


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('{"type":"ping","ref":' + "[" * 7000 + "]" * 7000 + "}", "server-malformed"),
        ('{"type":"ping","ref":"' + "x" * 99 + '"}', "server-long-ref"),
        (b'{"type":"ping"}', "server-not-text"),
    ],
)
def test_unreadable_messages_are_refused_and_the_socket_stays_open(
    tmp_path: Path, text: str | bytes, why: str, plain: bool
) -> None:
    with limited(tmp_path, plain) as base:
        anna = Person(base, "Anna")
        with anna.socket(anna.make("me", "open")["id"], 0) as line:
            line.line.send(text)
            assert line.hear("refused", ref=None)["problem"]["id"] == why
            line.say("ping", ref={"a": [1, None]})
            assert line.hear("pong")["ref"] == {"a": [1, None]}


@pytest.mark.parametrize("query", ["seat=-2", "seat=99", "seat=x", "since=-5", "since=99999999999"])
def test_seat_and_since_have_bounds(tmp_path: Path, query: str) -> None:
    with limited(tmp_path) as base:
        anna = Person(base, "Anna")
        path = f"/api/tables/{anna.make('me', 'here:Bianca')['id']}/socket?{query}"
        line, status = shake_hands(int(base.rpartition(":")[2]), path)
        line.close()
        assert status == 403
        with anna.socket(anna.make("me", "here:Bianca")["id"], 0) as good:
            good.say("look", seat=-2)
            assert good.hear("refused")["problem"]["id"] == "server-malformed"
