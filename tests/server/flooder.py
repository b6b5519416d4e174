"""A program that sends as fast as it can over one socket until it is closed: `flooder.py PORT PATH KIND`.

Says how: the status of the handshake, the close code, and the seconds from the first byte to the close frame.
"""

import json
import select
import sys
import time

from raw_websocket import CONTINUATION, PING, TEXT, close_code, frame, shake_hands

KINDS = {
    "malformed": frame(TEXT, b"{"),
    "pings": frame(TEXT, b'{"type":"ping"}'),
    "control frames": frame(PING, b""),
    "fragments": frame(CONTINUATION, b"", is_last=False),
}


def main(port: int, path: str, kind: str) -> None:
    line, status = shake_hands(port, path)
    if kind == "fragments":
        line.sendall(frame(TEXT, b"", is_last=False))
    line.setblocking(False)
    block = KINDS[kind] * 20_000
    sent, got, code = 0, b"", None
    began = time.monotonic()
    while code is None and time.monotonic() < began + 30:
        readable, writable, _ = select.select([line], [line], [], 1)
        try:
            if readable:
                got += line.recv(1 << 16)
                code = close_code(got)
            if writable:
                sent += line.send(block[sent % len(block) :])
        except OSError:
            break
    print(json.dumps({"status": status, "code": code, "seconds": time.monotonic() - began}))


main(int(sys.argv[1]), sys.argv[2], sys.argv[3])
