"""Passes all sockets of a table to the same worker, so that a table is usually played in one process (ADR 13)."""

import asyncio
import logging
import os
import socket
import tempfile
import time
from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, cast

import uvicorn

FOLDER: Final = "SERENISSIMA_WORKERS"
"""The environment variable with the folder where each worker of this server has a Unix socket."""
HANDOVER: Final = "serenissima.handover"
"""The key of this worker's `Handover` in the state that uvicorn passes to its protocols."""

PREFIX: Final = b"/api/tables/"
SUFFIX: Final = b"/socket"
BEAT: Final = 1.0
"""Seconds between two signs of life of a worker."""
SILENT: Final = 3.0
"""A worker that has shown no sign of life for this many seconds gets no connections."""
FIRST_PAUSE: Final = 0.005
PATIENCE: Final = 0.5
"""Seconds for which we try to pass a connection on to a worker whose queue is full."""
MOST_WAITING: Final = 64
"""Connections that may wait for that; more are served here at once."""
LONGEST_REQUEST: Final = 1 << 16

log = logging.getLogger("serenissima.server")


@contextmanager
def workers_folder() -> Iterator[None]:
    """A folder for the sockets of all workers, as long as the server runs. Without one nothing is passed on."""
    try:
        folder = tempfile.TemporaryDirectory(prefix="serenissima-", dir=os.environ.get("RUNTIME_DIRECTORY"))
    except OSError as error:
        log.warning("sockets are not passed on between workers: %s", error)
        yield
        return
    with folder as name:
        os.environ[FOLDER] = name
        yield


class Handover:
    """Sends open connections to the other workers of this server, and accepts theirs."""

    def __init__(self, folder: Path, accept: Callable[[socket.socket, bytes], None], name: str) -> None:
        self.folder = folder
        self.accept = accept
        self.name = name
        self.place = folder / name
        self.place.unlink(missing_ok=True)  # left behind by a process with the same id
        self.loop = asyncio.get_running_loop()
        self.line = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.line.setblocking(False)
        self.line.bind(str(self.place))
        self.loop.add_reader(self.line, self.receive)
        self.peers: dict[str, socket.socket] = {}
        self.waiting = 0
        self.beat()

    def beat(self) -> None:
        """Give a sign of life."""
        with suppress(OSError):
            os.utime(self.place)
        self.timer = self.loop.call_later(BEAT, self.beat)

    def close(self) -> None:
        """Stop accepting connections, except those that the other workers have already sent."""
        self.timer.cancel()
        self.place.unlink(missing_ok=True)
        self.loop.remove_reader(self.line)
        self.receive()
        for line in (self.line, *self.peers.values()):
            line.close()
        self.peers.clear()

    # Passing on.

    def owner(self, table: bytes) -> str:
        """The worker that serves a table's sockets. All workers agree on it; few tables move when one stops."""
        workers = {self.name}
        oldest = time.time() - SILENT
        with suppress(OSError):
            workers |= {place.name for place in self.folder.iterdir() if place.stat().st_mtime >= oldest}
        return max(workers, key=lambda worker: digest(table, worker))

    def pass_on(self, url: bytes, request: bytes, transport: asyncio.Transport, serve_here: Callable[[], None]) -> None:
        """Pass an upgrade request on with its connection. If that is not possible, call `serve_here`."""
        table = table_of(url)
        owner = self.name if table is None or len(request) > LONGEST_REQUEST else self.owner(table)
        if owner == self.name:
            serve_here()
        else:
            self.attempt(owner, request, transport, serve_here)

    def attempt(
        self,
        owner: str,
        request: bytes,
        transport: asyncio.Transport,
        serve_here: Callable[[], None],
        pause: float = FIRST_PAUSE,
    ) -> None:
        is_first = pause == FIRST_PAUSE
        self.waiting -= not is_first
        if transport.is_closing():
            return
        try:
            self.send(owner, request, transport)
        except BlockingIOError:
            if pause < PATIENCE and self.waiting < MOST_WAITING:
                self.waiting += 1
                if is_first:
                    transport.pause_reading()
                self.loop.call_later(pause, self.attempt, owner, request, transport, serve_here, 2 * pause)
                return
        except OSError:
            self.forget(owner)
        else:
            transport.abort()  # closes our descriptor; the connection lives on in the other worker
            return
        if not is_first:
            transport.resume_reading()
        serve_here()

    def send(self, worker: str, request: bytes, transport: asyncio.Transport) -> None:
        peer = self.peers.get(worker)
        if peer is None:
            peer = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
            peer.setblocking(False)
            try:
                peer.connect(str(self.folder / worker))
            except OSError:
                peer.close()
                raise
            self.peers[worker] = peer
        descriptors = array("i", [transport.get_extra_info("socket").fileno()])
        peer.sendmsg([request], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, descriptors)])

    def forget(self, worker: str) -> None:
        """Something is wrong with a worker, or with our line to it: the next connection finds out what."""
        line = self.peers.pop(worker, None)
        if line is not None:
            line.close()

    # Accepting.

    def receive(self) -> None:
        """Accept the connections that other workers have passed on."""
        with suppress(BlockingIOError):
            while True:
                request, descriptors, _, _ = socket.recv_fds(self.line, LONGEST_REQUEST, 1)
                if not descriptors:
                    log.warning("a connection from another worker was lost: too many open files")
                for descriptor in descriptors:
                    os.set_inheritable(descriptor, False)
                    self.accept(socket.socket(fileno=descriptor), request)


def table_of(url: bytes) -> bytes | None:
    """The table whose socket is requested; None for any other request."""
    path = url.partition(b"?")[0]
    if not path.startswith(PREFIX) or not path.endswith(SUFFIX):
        return None
    return path[len(PREFIX) : -len(SUFFIX)]


def digest(table: bytes, worker: str) -> bytes:
    return blake2b(table, key=worker.encode(), digest_size=8).digest()


class Adoption(asyncio.Protocol):
    """Gives a connection that another worker has accepted to its WebSocket protocol, with the request that it sent.

    Within `connection_made`, so that nothing that arrives meanwhile comes before the request.
    """

    def __init__(self, protocol: Any, request: bytes) -> None:
        self.protocol = protocol
        self.request = request

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        cast(asyncio.Transport, transport).set_protocol(self.protocol)
        self.protocol.connection_made(transport)
        self.protocol.data_received(self.request)


class WorkerServer(uvicorn.Server):
    """The server of one of several workers."""

    handover: Handover | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.adopting: set[asyncio.Task[None]] = set()
        folder = os.environ.get(FOLDER)
        if folder is None or not hasattr(socket, "AF_UNIX") or not hasattr(socket, "recv_fds"):
            return
        try:
            self.handover = Handover(Path(folder), self.accept, str(os.getpid()))
        except (OSError, NotImplementedError) as error:
            log.warning("sockets are not passed on between workers: %s", error)
        else:
            self.lifespan.state[HANDOVER] = self.handover

    def accept(self, connection: socket.socket, request: bytes) -> None:
        task = asyncio.create_task(self.adopt(connection, request))
        self.adopting.add(task)
        task.add_done_callback(self.adopting.discard)

    async def adopt(self, connection: socket.socket, request: bytes) -> None:
        """Continue the handshake where the other worker stopped."""
        new_protocol: Any = self.config.ws_protocol_class
        protocol = new_protocol(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: Adoption(protocol, request), connection)
        except OSError:  # the client has gone
            connection.close()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.handover is not None:
            del self.lifespan.state[HANDOVER]
            self.handover.close()
            await asyncio.gather(*self.adopting, return_exceptions=True)
        await super().shutdown(sockets)
