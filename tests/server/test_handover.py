"""All sockets of a table meet at one worker, and a worker that is busy or dead does no harm."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from postgres_support import Cluster
from raw_support import TEXT, frame, shake_hands
from server_support import eventually

from serenissima.lab.loadtest.http import new_person
from serenissima.lab.loadtest.processes import PROC, kill
from serenissima.lab.loadtest.server import ServerProcess, running_server
from serenissima.server.fast import handover
from serenissima.server.fast.handover import Handover, table_of

ESTABLISHED = "01"
URL = b"/api/tables/abc/socket?seat=0"


def held_by(server: ServerProcess) -> dict[int, int]:
    """How many connections to the server each worker holds."""
    inodes = set()
    for line in (PROC / "net" / "tcp").read_text().splitlines()[1:]:
        fields = line.split()
        if int(fields[1].partition(":")[2], 16) == server.port and fields[3] == ESTABLISHED:
            inodes.add(f"socket:[{fields[9]}]")
    found = {}
    for worker in server.worker_pids():
        links = [str(link.readlink()) for link in (PROC / str(worker) / "fd").iterdir() if link.is_symlink()]
        found[worker] = sum(link in inodes for link in links)
    return found


def test_all_sockets_of_a_table_meet_at_one_worker_also_after_one_was_killed(cluster: Cluster, tmp_path: Path) -> None:
    async def meet() -> None:
        async with running_server(ServerProcess(tmp_path, cluster.url, workers=2)) as server:
            person = await new_person(server.base, "Anna")
            seats = [{"kind": "me"}, {"kind": "here", "name": "Bianca"}, {"kind": "here", "name": "Carlo"}]
            tables = [(await person.post("/api/tables", {"game": "lagoon", "seats": seats}))["id"] for _ in range(6)]
            person.close()
            owners = set()
            for table in tables:
                lines = await open_sockets(server, table, 6)
                held = {worker: count for worker, count in held_by(server).items() if count}
                assert list(held.values()) == [6], "they are at several workers"
                owners |= held.keys()
                for line in lines:
                    line.sendall(frame(TEXT, b'{"type":"ping","ref":7}'))
                    assert await asyncio.to_thread(hears_pong, line)
                    line.close()
                await asyncio.to_thread(eventually, lambda: not sum(held_by(server).values()))
            assert len(owners) == 2, "one worker has all tables"
            kill(owners.pop())
            await asyncio.to_thread(
                eventually, lambda: len(server.worker_pids()) == 2 and server.worker_pids()[0] in owners
            )
            for line in await open_sockets(server, tables[0], 6):
                line.close()

    asyncio.run(meet())


async def open_sockets(server: ServerProcess, table: str, count: int) -> list[socket.socket]:
    path = f"/api/tables/{table}/socket"
    opened = await asyncio.gather(*(asyncio.to_thread(shake_hands, server.port, path) for _ in range(count)))
    assert [status for _, status in opened] == [101] * count
    return [line for line, _ in opened]


def hears_pong(line: socket.socket) -> bool:
    got = b""
    while b'"pong"' not in got:
        part = line.recv(1 << 16)
        if not part:
            return False
        got += part
    return b'"ref":7' in got


class Connection:
    """The part of a transport that is needed to pass a connection on."""

    def __init__(self, line: socket.socket) -> None:
        self.line = line
        self.is_aborted = False
        self.is_reading = True

    def get_extra_info(self, _: str) -> socket.socket:
        return self.line

    def is_closing(self) -> bool:
        return self.is_aborted

    def abort(self) -> None:
        self.is_aborted = True
        self.line.close()

    def pause_reading(self) -> None:
        self.is_reading = False

    def resume_reading(self) -> None:
        self.is_reading = True


@asynccontextmanager
async def worker(folder: Path, name: str, accept: Any = None) -> AsyncIterator[Handover]:
    made = Handover(folder, accept or (lambda *_: None), name)
    try:
        yield made
    finally:
        made.close()


def other_worker(name: str) -> str:
    """The name of a worker that gets the table of URL, and not `name`."""
    table = table_of(URL)
    assert table is not None
    return next(other for other in map(str, range(99)) if handover.digest(table, other) > handover.digest(table, name))


def test_a_connection_lives_on_in_the_other_worker(tmp_path: Path) -> None:
    async def run() -> None:
        client, line = socket.socketpair()
        accepted: list[tuple[socket.socket, bytes]] = []
        async with (
            worker(tmp_path, "a") as first,
            worker(tmp_path, other_worker("a"), lambda *what: accepted.append(what)),
        ):
            first.pass_on(URL, b"GET", Connection(line), pytest.fail)  # type: ignore[arg-type]
            await asyncio.sleep(0.05)
            (there, request) = accepted[0]
            assert request == b"GET"
            there.sendall(b"hello")
            assert client.recv(5) == b"hello"
            there.close()
            client.close()

    asyncio.run(run())


def test_a_worker_that_has_died_is_passed_over(tmp_path: Path) -> None:
    async def run() -> None:
        client, line = socket.socketpair()
        dead = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        dead.bind(str(tmp_path / other_worker("a")))
        dead.close()
        served: list[bool] = []
        async with worker(tmp_path, "a") as alive:
            connection = Connection(line)
            alive.pass_on(URL, b"GET", connection, lambda: served.append(True))  # type: ignore[arg-type]
            assert served == [True]
            assert not connection.is_aborted
            assert [path.name for path in tmp_path.iterdir()] == ["a"]
        client.close()
        line.close()

    asyncio.run(run())


def test_a_worker_that_takes_nothing_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handover, "ATTEMPTS", 5)

    async def run() -> None:
        stuck = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        stuck.bind(str(tmp_path / other_worker("a")))
        served: list[Connection] = []
        pairs = [socket.socketpair() for _ in range(30)]
        async with worker(tmp_path, "a") as busy:
            connections = [Connection(line) for _, line in pairs]
            for each in connections:
                busy.pass_on(URL, b"GET", each, lambda each=each: served.append(each))  # type: ignore[arg-type, misc]
            await asyncio.sleep(0.2)
            passed_on = [each for each in connections if each.is_aborted]
            assert passed_on
            assert served
            assert len(passed_on) + len(served) == 30
            assert all(each.is_reading for each in served)
        stuck.close()
        for client, line in pairs:
            client.close()
            line.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("url", "table"), [(URL, b"abc"), (b"/api/tables/abc", None), (b"/socket", None), (b"/api/tables//socket", b"")]
)
def test_only_sockets_of_tables_are_passed_on(url: bytes, table: bytes | None) -> None:
    assert table_of(url) == table
