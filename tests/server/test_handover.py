"""All sockets of a table meet at one worker, and a worker that is busy or dead does no harm."""

import asyncio
import os
import shutil
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from postgres_support import Cluster
from raw_websocket import TEXT, frame, shake_hands
from server_support import eventually

from serenissima.lab.loadtest.http import new_person
from serenissima.lab.loadtest.measure import quick_loop
from serenissima.lab.loadtest.processes import PROC, kill
from serenissima.lab.loadtest.server import ServerProcess, running_server
from serenissima.server.fast import handover
from serenissima.server.fast.handover import Adoption, Handover, table_of

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
        found[worker] = 0
        for link in (PROC / str(worker) / "fd").iterdir():
            with suppress(FileNotFoundError):  # closed meanwhile
                found[worker] += str(link.readlink()) in inodes
    return found


def accept_from_each_other(server: ServerProcess) -> bool:
    """Whether both workers have started so far that they pass on connections."""
    for worker in server.worker_pids():
        for variable in (PROC / str(worker) / "environ").read_text().split("\0"):
            name, _, folder = variable.partition("=")
            if name == handover.FOLDER:
                return len(list(Path(folder).iterdir())) == 2
    return False


def test_all_sockets_of_a_table_meet_at_one_worker_also_after_one_was_killed(cluster: Cluster, tmp_path: Path) -> None:
    async def meet() -> None:
        async with running_server(ServerProcess(tmp_path, cluster.url, workers=2)) as server:
            await asyncio.to_thread(eventually, lambda: accept_from_each_other(server))
            person = await new_person(server.base, "Anna")
            seats = [{"kind": "me"}, {"kind": "here", "name": "Bianca"}, {"kind": "here", "name": "Carlo"}]
            tables: list[str] = []
            owners: set[int] = set()
            # Ids are random: six tables have the same owner once in 32 times, forty never.
            while len(tables) < 6 or (len(owners) < 2 and len(tables) < 40):
                table = (await person.post("/api/tables", {"game": "lagoon", "seats": seats}))["id"]
                tables.append(table)
                person.close()
                await asyncio.to_thread(eventually, lambda: not sum(held_by(server).values()))
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


def passed(handing: Handover, connection: Connection, request: bytes = b"GET") -> list[bool]:
    """Ask for a connection to be passed on; gives a list that gets a member when it is served here instead."""
    served: list[bool] = []
    handing.pass_on(URL, request, connection, lambda: served.append(True))  # type: ignore[arg-type]
    return served


def test_a_worker_that_has_died_is_passed_over(tmp_path: Path) -> None:
    async def run() -> None:
        client, line = socket.socketpair()
        dead = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        dead.bind(str(tmp_path / other_worker("a")))
        dead.close()
        async with worker(tmp_path, "a") as alive:
            connection = Connection(line)
            assert passed(alive, connection) == [True]
            assert not connection.is_aborted
        client.close()
        line.close()

    asyncio.run(run())


def test_a_worker_that_gives_no_sign_of_life_gets_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        client, line = socket.socketpair()
        async with worker(tmp_path, "a") as first, worker(tmp_path, other_worker("a")) as stuck:
            long_ago = time.time() - 10
            os.utime(stuck.place, (long_ago, long_ago))
            assert passed(first, Connection(line)) == [True]
            stuck.timer.cancel()
            stuck.beat()
            assert passed(first, Connection(line)) == []
        client.close()

    asyncio.run(run())


@pytest.mark.parametrize("trouble", ["a request that is too large", "no folder"])
def test_connections_that_cannot_be_handed_over_are_served_locally(tmp_path: Path, trouble: str) -> None:
    async def run() -> None:
        client, line = socket.socketpair()
        folder = tmp_path / "workers"
        folder.mkdir()
        async with worker(folder, "a") as first, worker(folder, other_worker("a")) as other:
            if trouble == "no folder":
                shutil.rmtree(folder)
                assert passed(first, Connection(line)) == [True]
            else:
                assert passed(first, Connection(line), b"x" * 300_000) == [True]
                assert other.place.exists()
                assert passed(first, Connection(line)) == []
        client.close()
        line.close()

    asyncio.run(run())


def test_a_worker_that_takes_nothing_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handover, "PATIENCE", 0.02)

    async def run() -> None:
        stuck = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        stuck.bind(str(tmp_path / other_worker("a")))
        pairs = [socket.socketpair() for _ in range(700)]
        async with worker(tmp_path, "a") as busy:
            connections = [Connection(line) for _, line in pairs]
            served = [passed(busy, each) for each in connections]
            await asyncio.sleep(0.3)
            assert any(each.is_aborted for each in connections)
            assert any(served)
            for each, here in zip(connections, served, strict=True):
                assert each.is_aborted != bool(here)
                assert each.is_aborted or each.is_reading
            assert busy.waiting == 0
        stuck.close()
        for client, line in pairs:
            client.close()
            line.close()

    asyncio.run(run())


def test_a_connection_handed_to_a_stopping_worker_is_still_accepted(tmp_path: Path) -> None:
    async def run() -> None:
        accepted: list[socket.socket] = []
        pairs = [socket.socketpair() for _ in range(10)]
        async with worker(tmp_path, "a") as first:
            ending = Handover(tmp_path, lambda line, _: accepted.append(line), other_worker("a"))
            waiting = [passed(first, Connection(line)) for _, line in pairs]
            ending.close()
            assert waiting == [[]] * len(accepted)
            assert len(accepted) == len(pairs)
        for line in [*accepted, *(client for client, _ in pairs)]:
            line.close()

    asyncio.run(run())


def test_frames_that_come_before_the_handover_is_done_do_not_come_before_the_request() -> None:
    heard: list[bytes] = []

    class Recorded(asyncio.Protocol):
        def data_received(self, data: bytes) -> None:
            heard.append(data)

    async def run() -> None:
        client, line = socket.socketpair()
        client.sendall(b"early")
        line.setblocking(False)
        await asyncio.get_running_loop().connect_accepted_socket(lambda: Adoption(Recorded(), b"request"), line)
        await asyncio.sleep(0.05)
        client.close()

    for loop in (None, quick_loop()):
        heard.clear()
        with asyncio.Runner(loop_factory=loop) as runner:
            runner.run(run())
        assert heard == [b"request", b"early"]


@pytest.mark.parametrize(
    ("url", "table"), [(URL, b"abc"), (b"/api/tables/abc", None), (b"/socket", None), (b"/api/tables//socket", b"")]
)
def test_only_sockets_of_tables_are_passed_on(url: bytes, table: bytes | None) -> None:
    assert table_of(url) == table
