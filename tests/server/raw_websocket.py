"""WebSockets as a hostile client writes them: any frame, any pace, read or not."""

import base64
import os
import socket
from typing import Final

TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
CONTINUATION: Final = 0
LAST: Final = 0x80
MASKED: Final = 0x80


def frame(kind: int, data: bytes, is_last: bool = True) -> bytes:
    """A frame with up to 125 bytes; masked with zeros, so that it can be read."""
    return bytes(((LAST if is_last else 0) | kind, MASKED | len(data))) + bytes(4) + data


def shake_hands(port: int, path: str, small_buffer: bool = False) -> tuple[socket.socket, int]:
    """Ask for a WebSocket: the connection, and the status of the answer."""
    line = socket.socket()
    if small_buffer:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(20)
    line.connect(("127.0.0.1", port))
    key = base64.b64encode(os.urandom(16)).decode()
    line.sendall(
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        byte = line.recv(1)
        assert byte, head
        head += byte
    return line, int(head.split(b" ")[1])


def frames_in(data: bytes) -> list[tuple[int, bytes]]:
    """The whole frames of a server at the beginning of these bytes."""
    found = []
    while len(data) >= 2:
        length, first = data[1], 2
        if length >= 126:
            size = 2 if length == 126 else 8
            length, first = int.from_bytes(data[2 : 2 + size], "big"), 2 + size
        if len(data) < first + length:
            break
        found.append((data[0] & 15, data[first : first + length]))
        data = data[first + length :]
    return found


def close_code(data: bytes) -> int | None:
    """The code of the close frame among these bytes."""
    for kind, content in frames_in(data):
        if kind == CLOSE:
            return int.from_bytes(content[:2], "big")
    return None
