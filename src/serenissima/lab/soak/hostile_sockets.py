"""Hostile sockets: one that floods the server, and some that never read what they are sent."""

import asyncio
import base64
import os
from typing import Final
from urllib.parse import urlsplit

import msgspec

from serenissima.lab.loadtest.connection import TEXT, frame
from serenissima.lab.soak.counts import Counts

ADDRESS: Final = ("127.0.0.2", 0)
"""Its source address: different from the players', because the server may block it."""
PAUSE: Final = 0.2
"""Seconds until a closed socket reconnects."""
AT_ONCE: Final = 50
"""Messages written at a time."""
MALFORMED: Final = b"{"
TOO_MANY: Final = b'{"type":"ping","ref":1}'
LONG_REF: Final = msgspec.json.encode({"type": "ping", "ref": "x" * 15_000})
SHORT_REF: Final = msgspec.json.encode({"type": "ping", "ref": "x" * 60})


class Hostile:
    """An anonymous spectator that sends as fast as it can, and reconnects when it is disconnected."""

    def __init__(self, counts: Counts, base: str, table: str, messages: tuple[bytes, ...], reads: bool) -> None:
        self.counts = counts
        self.url = urlsplit(f"{base}/api/tables/{table}/socket")
        self.messages = messages
        """The messages it sends: each connection uses the next one."""
        self.reads = reads

    async def attack(self) -> None:
        """Attack until cancelled."""
        turn = 0
        while True:
            try:
                await self.flood(self.messages[turn % len(self.messages)])
            except (OSError, EOFError):
                self.counts.hostile_closed += 1
            turn += 1
            await asyncio.sleep(PAUSE)

    async def flood(self, message: bytes) -> None:
        data = frame(TEXT, message) * AT_ONCE
        reader, writer = await asyncio.open_connection(self.url.hostname, self.url.port, local_addr=ADDRESS)
        reading: asyncio.Task[bytes] | None = None
        try:
            key = base64.b64encode(os.urandom(16)).decode()
            writer.write(
                f"GET {self.url.path} HTTP/1.1\r\nHost: {self.url.netloc}\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            await reader.readuntil(b"\r\n\r\n")
            if self.reads:
                reading = asyncio.create_task(swallow(reader))
            while not writer.is_closing() and (reading is None or not reading.done()):
                writer.write(data)
                self.counts.hostile += AT_ONCE
                await writer.drain()
                await asyncio.sleep(0)
            raise ConnectionResetError("thrown out")
        finally:
            if reading is not None:
                reading.cancel()
            writer.close()


async def swallow(reader: asyncio.StreamReader) -> bytes:
    """Read and discard everything until the other side closes."""
    while await reader.read(1 << 16):
        pass
    return b""
