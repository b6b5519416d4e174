"""The example client of docs/protocol.md against a real server: whole games, over a wire that is cut now and then."""

import os
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from socketserver import BaseRequestHandler, ThreadingTCPServer
from typing import Any

import httpx
import pytest
from server_support import Person, eventually

from serenissima.lab.loadtest.processes import free_port
from serenissima.server.offer import standard
from serenissima.table.record import UNDO, Record, from_json
from serenissima.table.session import verify

PLAY = Path(__file__).parents[2] / "docs" / "examples" / "client" / "play.py"
BOUND = 240
CUT_AT = 7

SERVER = """
import sys, uvicorn
from serenissima.server.app import make_app
from serenissima.server.settings import Settings, database_url
app = make_app(Settings(database_url(sys.argv[1]), bot_delay=(0.0, 0.0)))
uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[2]), log_level="warning")
"""


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """As for people, with all its limits; only its bots do not wait before they answer."""
    database, port = tmp_path_factory.mktemp("stranger") / "tables.sqlite3", free_port()
    path = os.pathsep.join(place for place in sys.path if place)
    process = subprocess.Popen(
        [sys.executable, "-c", SERVER, str(database), str(port)], env={**os.environ, "PYTHONPATH": path}
    )

    def answers() -> bool:
        assert process.poll() is None
        with suppress(httpx.TransportError):
            return httpx.get(f"http://127.0.0.1:{port}/api/ready").status_code == 200
        return False

    try:
        eventually(answers, 60)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


class Connection(ThreadingTCPServer):
    """Passes on what is sent, and cuts the line of a socket at every seventh packet of the client.

    In turn this packet is lost, or it arrives and the answer to it is lost.
    """

    daemon_threads = True

    def __init__(self, port: int) -> None:
        super().__init__(("127.0.0.1", 0), Passing)
        self.port = port
        self.packets = 0

    @property
    def cuts(self) -> int:
        return self.packets // CUT_AT


class Passing(BaseRequestHandler):
    def handle(self) -> None:
        wire: Any = self.server
        with socket.create_connection(("127.0.0.1", wire.port)) as far:
            back = threading.Thread(target=pass_on, args=(far, self.request))
            back.start()
            is_socket = False
            while sent := received(self.request):
                is_socket = is_socket or b"Upgrade: websocket" in sent
                wire.packets += is_socket
                is_cut = is_socket and wire.packets % CUT_AT == 0
                if not is_cut or wire.cuts % 2:
                    far.sendall(sent)
                if is_cut:
                    break
            hang_up(far)
            back.join()


def received(line: socket.socket) -> bytes:
    """What comes next; nothing if the line is dead."""
    with suppress(OSError):
        return line.recv(1 << 16)
    return b""


def hang_up(line: socket.socket) -> None:
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)


def pass_on(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while sent := received(source):
            target.sendall(sent)
    hang_up(target)


@contextmanager
def wire_to(base: str) -> Iterator[Connection]:
    with Connection(int(base.rpartition(":")[2])) as wire:
        threading.Thread(target=wire.serve_forever, daemon=True).start()
        yield wire
        wire.shutdown()


def command(*arguments: object) -> list[str]:
    return [sys.executable, "-W", "error::DeprecationWarning", "-u", str(PLAY), *map(str, arguments)]


def played(file: Path) -> Record:
    """The record that the client has kept, after a check that it follows from its seed and its picks."""
    record = from_json(file.read_bytes(), file.name)
    assert verify(standard.find(record.game), record).is_over
    return record


@pytest.mark.parametrize("game", standard.games)
def test_the_example_client_plays_a_whole_game_over_a_bad_connection(game: str, base: str, tmp_path: Path) -> None:
    kept = tmp_path / "record.json"
    with wire_to(base) as wire:
        address = f"http://127.0.0.1:{wire.server_address[1]}"
        subprocess.run(command(address, game, "--name", game, "--record", kept), check=True, timeout=BOUND)
        assert wire.cuts > 0
    record = played(kept)
    assert record.names[0] == game
    assert record.players == ["human", "random", "random"]
    table = next(each for each in Person(base).get("/api/tables")["tables"] if each["seats"][0]["name"] == game)
    with Person(base).socket(table["id"]) as line:
        assert line.hear("chat")["text"] == "Buongiorno!"


def test_a_friend_joins_through_the_link(base: str, tmp_path: Path) -> None:
    hers, his = tmp_path / "hers.json", tmp_path / "his.json"
    invitation = command(base, "doge", "--friend", "--name", "Anna", "--options", '{"year_cap": 8}', "--record", hers)
    with subprocess.Popen(invitation, stdout=subprocess.PIPE, text=True) as anna:
        try:
            assert anna.stdout is not None
            link = anna.stdout.readline().split()[-1]
            assert link.startswith(f"{base}/join/")
            friend = command(base, "--join", link, "--name", "Bruno", "--record", his)
            subprocess.run(friend, check=True, timeout=BOUND)
            anna.communicate(timeout=BOUND)
        finally:
            anna.kill()
    assert anna.returncode == 0
    record = played(hers)
    assert record.names[:2] == ["Anna", "Bruno"]
    assert sum(entry[0] == UNDO for entry in record.entries) >= 2
    assert hers.read_bytes() == his.read_bytes()


def test_the_client_reports_errors(base: str) -> None:
    ended = subprocess.run(command(base, "--join", "nowhere"), capture_output=True, text=True, timeout=BOUND)
    assert ended.returncode == 1
    assert "server-no-such-invite" in ended.stderr
