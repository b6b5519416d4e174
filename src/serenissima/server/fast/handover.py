"""Passes all sockets of a table to the same worker, so that a table is usually played in one process (ADR 13)."""

import asyncio
import logging
import os
import socket
from array import array
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import uvicorn

FOLDER: Final = "SERENISSIMA_WORKERS"
"""The environment variable with the folder where each worker of this server has a Unix socket."""
HANDOVER: Final = "serenissima.handover"
"""The key of this worker's `Handover` in the state that uvicorn passes to its protocols."""

PREFIX: Final = b"/api/tables/"
SUFFIX: Final = b"/socket"
RETRY: Final = 0.005
ATTEMPTS: Final = 100
"""A worker that does not take a connection within this time is too busy: then it is served here."""
LONGEST_REQUEST: Final = 1 << 18
AT_ONCE: Final = 16
"""Connections accepted per turn of the event loop."""

log = logging.getLogger("serenissima.server")


class Handover:
    """Sends open connections to the other workers of this server, and accepts theirs."""

    def __init__(self, folder: Path, accept: Callable[[socket.socket, bytes], None], name: str) -> None:
        self.folder = folder
        self.accept = accept
        self.name = name
        self.loop = asyncio.get_running_loop()
        self.line = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.line.setblocking(False)
        self.line.bind(str(folder / self.name))
        self.loop.add_reader(self.line, self.receive)

    def close(self) -> None:
        """Stop accepting connections; from now on the other workers serve theirs themselves."""
        (self.folder / self.name).unlink(missing_ok=True)
        self.loop.remove_reader(self.line)
        self.receive()
        self.line.close()

    def owner(self, table: bytes) -> str:
        """The worker that serves a table's sockets. All workers agree on it; few tables move when one stops."""
        workers = [path.name for path in self.folder.iterdir()] or [self.name]
        return max(workers, key=lambda worker: digest(table, worker))

    def pass_on(
        self, url: bytes, request: bytes, transport: asyncio.Transport, serve_here: Callable[[], None], attempt: int = 0
    ) -> None:
        """Pass an upgrade request on with its connection. If that is not possible, call `serve_here`."""
        table = table_of(url)
        owner = self.name if table is None or attempt >= ATTEMPTS else self.owner(table)
        if owner == self.name:
            if attempt:
                transport.resume_reading()
            serve_here()
        elif not transport.is_closing():
            try:
                self.send(owner, request, transport)
            except BlockingIOError:
                if not attempt:
                    transport.pause_reading()
                self.loop.call_later(RETRY, self.pass_on, url, request, transport, serve_here, attempt + 1)
            except OSError:  # it has died
                (self.folder / owner).unlink(missing_ok=True)
                self.pass_on(url, request, transport, serve_here, attempt)
            else:
                transport.abort()  # closes our descriptor; the connection lives on in the other worker

    def send(self, worker: str, request: bytes, transport: asyncio.Transport) -> None:
        connection = transport.get_extra_info("socket")
        descriptors = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection.fileno()]))]
        self.line.sendmsg([request], descriptors, 0, str(self.folder / worker))

    def receive(self) -> None:
        """Accept the connections that other workers have passed on."""
        with suppress(BlockingIOError):
            for _ in range(AT_ONCE):
                request, descriptors, _, _ = socket.recv_fds(self.line, LONGEST_REQUEST, 1)
                for descriptor in descriptors:
                    self.accept(socket.socket(fileno=descriptor), request)


def table_of(url: bytes) -> bytes | None:
    """The table whose socket is requested; None for any other request."""
    path = url.partition(b"?")[0]
    if not path.startswith(PREFIX) or not path.endswith(SUFFIX):
        return None
    return path[len(PREFIX) : -len(SUFFIX)]


def digest(table: bytes, worker: str) -> bytes:
    return blake2b(table, key=worker.encode(), digest_size=8).digest()


class WorkerServer(uvicorn.Server):
    """The server of one of several workers."""

    handover: Handover | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        folder = os.environ.get(FOLDER)
        if folder is None:
            return
        self.adopting: set[asyncio.Task[None]] = set()
        try:
            self.handover = Handover(Path(folder), self.accept, str(os.getpid()))
        except OSError as error:
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
            await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, connection)
        except OSError:  # the client has gone
            connection.close()
        else:
            protocol.data_received(request)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.handover is not None:
            del self.lifespan.state[HANDOVER]
            self.handover.close()
        await super().shutdown(sockets)
