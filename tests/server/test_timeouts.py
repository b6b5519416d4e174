"""Connections that take too long are closed; running answers and sockets are not."""

import socket
import time
from collections.abc import Iterator

import pytest
import server_support
from server_support import Person, serving, settings

from serenissima.server.timeouts import H11, PIPELINED, http_class

SHORT = 0.5
HEAD = b"POST /api/me HTTP/1.1\r\nHost: x\r\nX-Serenissima: 1\r\nContent-Type: application/json\r\n"


@pytest.fixture(scope="module", params=[http_class, H11])
def base(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("timeouts")
    chosen = settings(folder, request_timeout=SHORT, keep_alive=1, stall_timeout=SHORT, adviser="sleep", budget=1.5)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(server_support, "http_class", request.param)
        with serving(chosen) as address:
            yield address


@pytest.fixture
def line(base: str) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", int(base.rpartition(":")[2])), timeout=20) as line:
        yield line


def rest(line: socket.socket) -> bytes:
    """All that still comes until the server closes the connection."""
    got = b""
    try:
        while part := line.recv(1 << 16):
            got += part
    except ConnectionResetError:
        pass
    return got


def is_cut(line: socket.socket, data: bytes, pause: float = 0.0) -> bool:
    """Whether the server closes the connection while we go on sending."""
    try:
        for _ in range(400):
            line.sendall(data)
            time.sleep(pause)
    except OSError:
        return True
    return False


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /api/health HTTP/1.1\r\nHost: x\r\n",
        HEAD + b"Content-Length: 20\r\n\r\n{",
        HEAD + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
    ],
)
def test_a_request_that_is_never_complete_is_given_up(line: socket.socket, sent: bytes) -> None:
    line.sendall(sent)
    assert rest(line) == b""


@pytest.mark.parametrize("data", [b"x", b"\r\n"])
def test_bytes_now_and_then_do_not_help(line: socket.socket, data: bytes) -> None:
    assert is_cut(line, data, 0.05)


def test_after_an_answer_the_next_request_has_its_own_time(line: socket.socket) -> None:
    for _ in range(3):
        line.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert line.recv(1 << 16).startswith(b"HTTP/1.1 200")
        time.sleep(0.3)
    line.sendall(HEAD + b"Content-Length: 20\r\n\r\n{")
    assert rest(line) == b""


def test_idle_connections_are_closed(line: socket.socket) -> None:
    line.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
    assert rest(line).startswith(b"HTTP/1.1 200")


def test_sockets_are_left_alone(base: str) -> None:
    anna = Person(base, "Anna")
    id = anna.make("me", "here:Bianca")["id"]
    with anna.socket(id, 0) as line:
        line.hear("position")
        time.sleep(3 * SHORT)
        line.say("ping", ref=1)
        line.hear("pong", ref=1)


def test_answers_may_take_longer(base: str) -> None:
    anna = Person(base, "Anna")
    id = anna.make("me", "here:Bianca")["id"]
    began = time.monotonic()
    answer = anna.http.post(f"/api/tables/{id}/hint", json={"seat": 0})
    assert answer.status_code in (200, 500, 503)
    assert time.monotonic() - began > SHORT  # the adviser sleeps, until its time is over


def test_an_answer_that_nobody_reads_is_given_up(base: str) -> None:
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(20)
        line.connect(("127.0.0.1", int(base.rpartition(":")[2])))
        assert is_cut(line, b"GET /schema HTTP/1.1\r\nHost: x\r\n\r\n", 0.02)


def test_an_endless_head_is_refused(line: socket.socket) -> None:
    line.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\nX-Padding: ")
    assert is_cut(line, b"x" * 65_536)


def test_a_long_pipeline_is_refused_or_read_step_by_step(line: socket.socket) -> None:
    many = PIPELINED * 20
    line.sendall(b"GET /api/none HTTP/1.1\r\nHost: x\r\n\r\n" * many)
    got = rest(line)
    if server_support.http_class is H11:
        assert got.count(b"HTTP/1.1 404") == many
    else:
        assert got.count(b"HTTP/1.1 404") <= PIPELINED + 1
        assert b"HTTP/1.1 400" in got
