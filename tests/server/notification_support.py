"""Receivers of notifications on this machine: webhooks, a push service, and an SMTP server."""

import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from aiosmtpd.controller import Controller


@dataclass
class Request:
    """What a receiver was sent."""

    path: str
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Receiver:
    """Remembers every request and answers with `status`."""

    address: str = ""
    status: int = 200
    location: str = ""
    requests: list[Request] = field(default_factory=list)


@contextmanager
def receiving() -> Iterator[Receiver]:
    """An HTTP server that takes any POST."""
    receiver = Receiver()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", 0)))
            headers = {name.lower(): value for name, value in self.headers.items()}
            receiver.requests.append(Request(self.path, headers, body))
            self.send_response(receiver.status)
            if receiver.location:
                self.send_header("location", receiver.location)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            """Nothing: the tests look at the requests."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    receiver.address = f"http://127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield receiver
    finally:
        server.shutdown()
        server.server_close()
        thread.join(10)


class Postbox:
    """The letters that an SMTP server has taken."""

    def __init__(self) -> None:
        self.letters: list[Message] = []
        self.refuses = False

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 — named by aiosmtpd
        if self.refuses:
            return "451 try again later"
        self.letters.append(message_from_bytes(envelope.content))
        return "250 OK"


@contextmanager
def post_office() -> Iterator[tuple[Postbox, int]]:
    """An SMTP server; gives its letters and its port."""
    box = Postbox()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield box, port
    finally:
        controller.stop()
