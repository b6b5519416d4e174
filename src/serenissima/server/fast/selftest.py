"""Checks at startup that `FastWebSocket` works with the installed uvicorn and websockets, whose internals it uses."""

import base64
import logging
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from serenissima.server.connection import EXTENSION
from serenissima.server.fast.websocket import FastWebSocket

log = logging.getLogger("serenissima.server")

NEEDED: Final = (
    "data_received",
    "connection_made",
    "connection_lost",
    "handle_connect",
    "handle_text",
    "handle_bytes",
    "handle_cont",
    "handle_ping",
    "handle_pong",
    "handle_close",
    "handle_parser_exception",
    "keepalive_timeout",
    "shutdown",
    "send_receive_event_to_app",
    "send_500_response",
    "run_asgi",
    "receive",
    "send",
)
"""What `FastWebSocket` overrides or calls: if one of them is gone, the override would never be called."""

KEY: Final = base64.b64encode(bytes(16))
REQUEST: Final = (
    b"GET / HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-key: " + KEY + b"\r\nsec-websocket-version: 13\r\n\r\n"
)
HELLO: Final = b"\x81\x85\0\0\0\0hello"
GOODBYE: Final = b"\x88\x82\0\0\0\0" + (1000).to_bytes(2, "big")


def websocket_class() -> type[WebSocketsSansIOProtocol]:
    """The WebSocket class for uvicorn: ours, or uvicorn's own if ours does not work with it."""
    try:
        check()
    except Exception as error:
        log.warning("this uvicorn or websockets is not the one that is known; sockets will cost more: %r", error)
        return WebSocketsSansIOProtocol
    return FastWebSocket


def check() -> None:
    """Open a connection without a network, receive and send a message, and close it."""
    missing = [name for name in NEEDED if not hasattr(WebSocketsSansIOProtocol, name)]
    if missing:
        raise AttributeError(f"missing: {', '.join(missing)}")
    loop = FakeLoop()
    try:
        play_through(loop)
    finally:
        for job in loop.jobs:
            job.close()


def play_through(loop: "FakeLoop") -> None:
    transport, seen = FakeTransport(), Seen()
    protocol: Any = FastWebSocket(FakeConfig(), FakeState(), {}, loop)
    protocol.connection_made(transport)
    protocol.data_received(REQUEST)
    must(protocol.scope["extensions"][EXTENSION] is protocol)
    finish(protocol.send({"type": "websocket.accept"}))
    must(transport.take().startswith(b"HTTP/1.1 101 "))
    must(finish(protocol.receive()) == {"type": "websocket.connect"})
    protocol.hand_over(seen)
    protocol.forget_handshake()
    protocol.data_received(HELLO[:4])
    protocol.data_received(HELLO[4:] + HELLO)
    must(seen.messages == ["hello", "hello"])
    must(protocol.is_writable)
    protocol.pause_writing()
    must(not protocol.is_writable)
    protocol.resume_writing()
    must(protocol.is_writable and seen.writable_again == 1)
    protocol.write(b"hello")
    must(transport.take() == b"\x81\x05hello")
    protocol.hold()
    protocol.data_received(HELLO)
    must(len(seen.messages) == 2 and not transport.is_reading)
    protocol.resume()
    loop.run_soon()
    must(len(seen.messages) == 3 and transport.is_reading)
    protocol.close(1000, "")
    must(transport.take() == b"\x88\x02" + (1000).to_bytes(2, "big"))
    loop.run_soon()
    protocol.data_received(GOODBYE)
    must(transport.is_closing())
    protocol.connection_lost(None)
    must(seen.ends == 1)


def must(holds: bool) -> None:
    if not holds:
        raise RuntimeError("the self-test failed")


def finish(job: Any) -> Any:
    """The result of a coroutine that has nothing to wait for."""
    try:
        job.send(None)
    except StopIteration as end:
        return end.value
    job.close()
    raise RuntimeError("the self-test waits for something")


class Seen:
    """A `Receiver` that records what it receives."""

    def __init__(self) -> None:
        self.messages: list[str | bytes] = []
        self.writable_again = 0
        self.ends = 0

    def receive(self, text: str | bytes) -> None:
        self.messages.append(text)

    def offend(self) -> None:
        raise RuntimeError("the self-test sends too fast")

    def writable(self) -> None:
        self.writable_again += 1

    def lost(self) -> None:
        self.ends += 1


class FakeConfig:
    """The part of uvicorn's settings that its protocol reads."""

    loaded = True
    loaded_app = None
    root_path = ""
    asgi_version = "3.0"
    ws_per_message_deflate = False
    ws_max_size = 1024
    ws_ping_interval = 20.0
    ws_ping_timeout = 20.0


class FakeState:
    def __init__(self) -> None:
        self.connections: set[Any] = set()
        self.tasks: set[Any] = set()
        self.default_headers: list[tuple[bytes, bytes]] = []


class FakeTransport:
    def __init__(self) -> None:
        self.written = b""
        self.is_reading = True
        self.is_closed = False

    def take(self) -> bytes:
        """What was written since the last call."""
        written, self.written = self.written, b""
        return written

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.is_closed = True

    def abort(self) -> None:
        self.is_closed = True

    def is_closing(self) -> bool:
        return self.is_closed

    def pause_reading(self) -> None:
        self.is_reading = False

    def resume_reading(self) -> None:
        self.is_reading = True

    def get_extra_info(self, name: str) -> None:
        return None


class FakeHandle:
    """A timer, or a task, that never runs."""

    def cancel(self) -> None: ...

    def add_done_callback(self, callback: Any) -> None: ...


class FakeLoop:
    def __init__(self) -> None:
        self.jobs: list[Any] = []
        self.soon: list[Callable[[], None]] = []

    def create_task(self, job: Any) -> FakeHandle:
        self.jobs.append(job)
        return FakeHandle()

    def call_soon(self, callback: Callable[[], None]) -> None:
        self.soon.append(callback)

    def call_later(self, seconds: float, callback: Callable[[], None]) -> FakeHandle:
        return FakeHandle()

    def time(self) -> float:
        return 0.0

    def run_soon(self) -> None:
        while self.soon:
            self.soon.pop(0)()
