"""A minimal WebSocket client: it shares the machine with the server it measures, so it must be cheap."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final, cast
from urllib.parse import urlsplit

TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
SHORT: Final = 126  # this or more: the length follows the head, in two bytes; in eight for any larger number
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)
"""Clients must mask what they send; a mask of zeros leaves it unchanged, and there are no proxies to protect here."""
LOST: Final = 1006
"""The code of a socket that was closed without a reason."""


def ignore(_: int) -> None:
    """The default listener for a closed socket: does nothing."""


class Connection(asyncio.Protocol):
    """One socket to a server that sends each message as one frame."""

    def __init__(
        self, url: str, cookie: str, on_message: Callable[[bytes], None], on_close: Callable[[int], None] = ignore
    ) -> None:
        self.url = urlsplit(url)
        self.cookie = cookie
        self.on_message = on_message
        self.on_close = on_close
        """Called with the code once an open socket has been closed by either side."""
        self.code = LOST
        self.transport: asyncio.Transport
        self.rest = b""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def open(self) -> None:
        """Connect and shake hands."""
        host, port = self.url.hostname or "127.0.0.1", self.url.port or 80
        transport, _ = await asyncio.get_running_loop().create_connection(lambda: self, host, port)
        try:
            await self.opened
        except BaseException:
            transport.close()
            raise

    def close(self) -> None:
        if self.opened.done():
            self.transport.close()

    def send(self, text: bytes) -> None:
        self.transport.write(frame(TEXT, text))

    # What the event loop calls.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        asked = (
            f"GET {self.url.path}?{self.url.query} HTTP/1.1\r\nHost: {self.url.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {self.cookie}\r\n\r\n"
        )
        self.transport.write(asked.encode())

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("the socket was closed"))
        elif not self.opened.cancelled() and self.opened.exception() is None:
            self.on_close(self.code)

    def data_received(self, data: bytes) -> None:
        data = self.rest + data if self.rest else data
        first = 0
        if not self.opened.done():
            first = data.find(b"\r\n\r\n") + 4
            if first < 4:
                self.rest = data
                return
            if b" 101 " not in data[: data.find(b"\r\n")]:
                self.opened.set_exception(ConnectionError(data[:first].decode("latin-1")))
                return
            self.opened.set_result(None)
        self.rest = data[self.take(data, first) :]

    def take(self, data: bytes, first: int) -> int:
        """Handle every complete frame from there on; returns where the first incomplete one begins."""
        while len(data) >= first + 2:
            kind, length, begin = data[first] & 15, data[first + 1], first + 2
            if length >= SHORT:
                size = 2 if length == SHORT else 8
                length = int.from_bytes(data[begin : begin + size], "big")
                begin += size
            if len(data) < begin + length:
                break
            first = begin + length
            if kind == TEXT:
                self.on_message(data[begin:first])
            elif kind == PING:
                self.transport.write(frame(PONG, data[begin:first]))
            elif kind == CLOSE:
                self.code = int.from_bytes(data[begin : begin + 2], "big") if length >= 2 else LOST
                self.transport.close()
        return first


def frame(kind: int, data: bytes) -> bytes:
    """A complete message of up to 64 kB, as a client sends it."""
    length = len(data)
    head = bytes((MASKED | kind, MASKED | length)) if length < SHORT else bytes((MASKED | kind, MASKED | SHORT))
    return head + (b"" if length < SHORT else length.to_bytes(2, "big")) + NO_MASK + data
