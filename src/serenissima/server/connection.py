"""The connection below a table's socket, and an implementation that works with any ASGI server."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final, Protocol

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

EXTENSION: Final = "serenissima.connection"
"""The name of the ASGI scope extension under which a server may offer a `DirectConnection`."""

CLOSING: Final = 5.0
"""Seconds after which a connection that we closed is dropped even if the other side does not react."""


class Receiver(Protocol):
    """What a connection talks to."""

    def receive(self, text: str | bytes) -> None:
        """A message has arrived; bytes if it was not a text message."""

    def offend(self) -> None:
        """The other side sends too many frames that never become a message: pings, fragments."""

    def writable(self) -> None:
        """The connection accepts data again."""

    def lost(self) -> None:
        """The connection has ended."""


class Connection(Protocol):
    """Sends to one client. Every method returns at once."""

    @property
    def is_writable(self) -> bool:
        """False while the client has not yet read what was written before."""

    def write(self, text: bytes) -> None:
        """Send a text message."""

    def close(self, code: int, reason: str) -> None:
        """Close with a reason. The receiver's `lost` is called in the end."""

    def hold(self) -> None:
        """Deliver no message until `resume`."""

    def resume(self) -> None: ...

    def start(self, job: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run a job of this connection; a server that shuts down waits for it."""


class DirectConnection(Connection, Protocol):
    """A connection that calls its receiver directly, so that no task has to wait for messages."""

    def hand_over(self, receiver: Receiver) -> None:
        """From now on everything goes to the receiver; the ASGI application may return."""


class AsgiConnection:
    """A connection over plain ASGI, for servers that offer no direct one. Costs one task per socket."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket
        self.receiver: Receiver
        self.reading: asyncio.Task[None]
        self.outgoing: list[bytes] = []
        self.resumed = asyncio.Event()
        self.resumed.set()
        self.jobs: set[asyncio.Task[None]] = set()
        self.sender: asyncio.Task[None] | None = None
        self.is_closing = False

    @property
    def is_writable(self) -> bool:
        return self.sender is None

    def write(self, text: bytes) -> None:
        self.outgoing.append(text)
        if self.sender is None:
            self.sender = self.start(self.send())

    def close(self, code: int, reason: str) -> None:
        if not self.is_closing:
            self.is_closing = True
            self.start(self.send_close(code, reason))

    def hold(self) -> None:
        self.resumed.clear()

    def resume(self) -> None:
        self.resumed.set()

    def start(self, job: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(job)
        self.jobs.add(task)
        task.add_done_callback(self.jobs.discard)
        return task

    async def send(self) -> None:
        while self.outgoing:
            texts, self.outgoing = self.outgoing, []
            for text in texts:
                # The other side may be gone; `serve` will notice.
                with suppress(WebSocketDisconnect, RuntimeError, OSError):
                    await self.socket.send({"type": "websocket.send", "bytes": None, "text": text.decode()})
        self.sender = None
        self.receiver.writable()

    async def send_close(self, code: int, reason: str) -> None:
        """Send the close frame. A client that reads nothing cannot get it; then the connection ends without one."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
            async with asyncio.timeout(CLOSING):
                if self.sender is not None:
                    await asyncio.shield(self.sender)
                await self.socket.close(code=code, reason=reason)
        self.reading.cancel()

    async def serve(self, receiver: Receiver) -> None:
        """Pass on messages until the connection ends."""
        self.receiver = receiver
        self.reading = self.start(self.read())
        try:
            await asyncio.wait([self.reading])
        finally:
            receiver.lost()
            self.reading.cancel()
            if self.jobs:
                await asyncio.wait(self.jobs, timeout=CLOSING)
        if not self.reading.cancelled():
            self.reading.result()

    async def read(self) -> None:
        with suppress(WebSocketDisconnect):
            while True:
                event: Any = await self.socket.receive()
                if event["type"] == "websocket.disconnect":
                    return
                self.receiver.receive(event.get("text") or event.get("bytes") or "")
                await self.resumed.wait()
                await asyncio.sleep(0)  # a client that never stops sending must not block the others
