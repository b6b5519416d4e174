"""Receivers of notifications on this machine, for HTTP and SMTP, and a server that uses them."""

import itertools
import json
import socket
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import msgspec
import pytest
from aiosmtpd.controller import Controller
from no_limits import NO_LIMITS
from server_support import FakeClock, Person, serving, settings

from serenissima.server.notifications.mail import Mail
from serenissima.server.notifications.queue import Queue

SITE = "http://tables.example"
ALL = ["turn", "full", "over", "undo", "mention", "clock"]
DELAY = 20.0
DAY = 86_400.0


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
    """Remembers the requests to one folder of the sink, and answers with `status`."""

    address: str
    status: int = 200
    location: str = ""
    requests: list[Request] = field(default_factory=list)

    def told(self, *events: str) -> list[str]:
        """The events of the requests in our own format, of these kinds or of all."""
        found = [request.json()["event"] for request in list(self.requests)]
        return [event for event in found if event in events or not events]

    def of(self, event: str) -> Any:
        """The content of the last request about an event."""
        return [request.json() for request in list(self.requests) if request.json()["event"] == event][-1]


class Sink:
    """An HTTP server that takes any POST."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.receivers: dict[str, Receiver] = {}
        self.numbers = itertools.count()

    def receiver(self) -> Receiver:
        name = f"r{next(self.numbers)}"
        self.receivers[name] = made = Receiver(f"http://127.0.0.1:{self.port}/{name}")
        return made


@contextmanager
def http_sink() -> Iterator[Sink]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", 0)))
            headers = {name.lower(): value for name, value in self.headers.items()}
            receiver = sink.receivers[self.path.split("/")[1]]
            receiver.requests.append(Request(self.path, headers, body))
            self.send_response(receiver.status)
            if receiver.location:
                self.send_header("location", receiver.location)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            """Nothing: the tests look at the requests."""

    class Server(ThreadingHTTPServer):
        daemon_threads = True
        block_on_close = False

    server = Server(("127.0.0.1", 0), Handler)
    sink = Sink(server.server_port)
    thread = threading.Thread(target=lambda: server.serve_forever(0.02), daemon=True)
    thread.start()
    try:
        yield sink
    finally:
        server.shutdown()
        server.server_close()
        thread.join(10)


class Mailbox:
    """The e-mails that an SMTP server has taken."""

    def __init__(self) -> None:
        self.mails: list[Message] = []
        self.refusal = ""
        """With what recipients are refused."""

    async def handle_RCPT(  # noqa: N802 — named by aiosmtpd
        self, server: Any, session: Any, envelope: Any, address: str, options: Any
    ) -> str:
        if self.refusal:
            return self.refusal
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 — named by aiosmtpd
        self.mails.append(message_from_bytes(envelope.content))
        return "250 OK"

    def to(self, address: str) -> list[Message]:
        return [mail for mail in list(self.mails) if mail["To"] == address]


def text_of(mail: Message) -> str:
    raw = mail.get_payload(decode=True)
    assert isinstance(raw, bytes)
    return raw.decode()


@contextmanager
def smtp_server() -> Iterator[tuple[Mailbox, Mail]]:
    """An SMTP server: its e-mails, and the setting with which it is used."""
    box = Mailbox()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield box, Mail("127.0.0.1", "games@tables.example", port, tls=False)
    finally:
        controller.stop()


@dataclass
class Scene:
    """A server with receivers, in a time that passes only when a test says so."""

    base: str
    clock: FakeClock
    sink: Sink
    box: Mailbox
    rounds: list[int]
    """How much arrived in each round so far."""
    file: Path
    """The database, if it is SQLite."""

    @property
    def hosts(self) -> tuple[str, ...]:
        """What the sink is called in `private_hosts`."""
        return (f"127.0.0.1:{self.sink.port}",)

    def person(self, name: str) -> Person:
        return Person(self.base, name)

    def wait_for_rounds(self) -> None:
        """Wait until everything that is due now has been found and tried: until a whole round delivers nothing."""
        first = len(self.rounds) + 1
        until = time.monotonic() + 20
        while 0 not in self.rounds[first:]:
            assert time.monotonic() < until, "nothing is delivered"
            time.sleep(0.005)

    def pass_time(self, seconds: float = DELAY) -> None:
        """Let time pass, and wait until what is due then has been tried."""
        self.clock.time += seconds
        self.wait_for_rounds()

    def hook(self, person: Person, path: str = "/hook", **more: Any) -> tuple[Receiver, Any]:
        """A new webhook of a person; gives its receiver and its description."""
        receiver = self.sink.receiver()
        label = receiver.address.rpartition("/")[2]
        body = {"kind": "webhook", "url": receiver.address + path, "events": ALL, "label": label, **more}
        contacts = person.post("/api/me/contacts", 201, **body)["contacts"]
        return receiver, next(contact for contact in contacts if contact["label"] == label)

    def execute(self, statement: str, *rows: tuple[object, ...]) -> None:
        """Change the database behind the server's back."""
        with closing(sqlite3.connect(self.file, timeout=20)) as connection, connection:
            connection.executemany(statement, rows or [()])

    def select(self, statement: str) -> list[Any]:
        """One column, read behind the server's back: a request counts as a visit, which keeps tables from expiring."""
        with closing(sqlite3.connect(self.file, timeout=20)) as connection:
            return [value for (value,) in connection.execute(statement)]

    def game(self, host: Person, guest: Person, **more: Any) -> str:
        """A table where the host and then the guest sit; the game has begun."""
        table = host.make("me", "open", **more)
        guest.post(f"/api/tables/{table['id']}/claim", seat=1, invite=table["invite"])
        return str(table["id"])


@contextmanager
def scene(folder: Path, **more: Any) -> Iterator[Scene]:
    rounds: list[int] = []
    deliver = Queue.deliver

    async def counted(queue: Queue) -> int:
        found = await deliver(queue)
        rounds.append(found)
        return found

    clock = FakeClock()
    with http_sink() as sink, smtp_server() as (box, mail), pytest.MonkeyPatch.context() as patch:
        patch.setattr(Queue, "deliver", counted)
        own = {
            "site": SITE,
            "mail": mail,
            "notice_delay": DELAY,
            "notice_every": 0.005,
            "limits": msgspec.structs.replace(NO_LIMITS, mails_to_address=5, mails_of_person=20),
            "private_hosts": (f"127.0.0.1:{sink.port}",),
        }
        with serving(settings(folder, **{**own, **more}), clock) as base:
            yield Scene(base, clock, sink, box, rounds, folder / "test.sqlite3")
