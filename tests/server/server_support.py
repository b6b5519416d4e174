"""A server for tests: a clock that tests can set, people with cookies, sockets."""

import json
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from no_limits import NO_LIMITS
from sqlalchemy import create_engine, select
from websockets.sync.client import ClientConnection, connect

from serenissima.server.app import make_app
from serenissima.server.fast.websocket import FastWebSocket
from serenissima.server.settings import Settings, database_url
from serenissima.server.storage import schema
from serenissima.server.timeouts import http_class

TLS = ssl.create_default_context()
"""One for all clients: to make one takes longer than most requests."""


class FakeClock:
    """Time that passes only when a test says so."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


# The server closes idle connections after five seconds. A client that did the same could send into one that is closing.
SHORT_LIVED = httpx.Limits(keepalive_expiry=1)


class Person:
    """Somebody with a cookie jar."""

    def __init__(self, base: str, name: str = "") -> None:
        self.base = base
        self.http = httpx.Client(
            base_url=base, headers={"X-Serenissima": "1"}, timeout=20, verify=TLS, limits=SHORT_LIVED
        )
        if name:
            self.post("/api/me", name=name)

    def post(self, path: str, status: int = 200, /, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def refused(self, status: int, path: str, /, **body: Any) -> str:
        """The id of the message with which a request is refused."""
        problem = self.post(path, status, **body)["problem"]
        return str(problem["id"])

    def make(self, *sitters: Any, **more: Any) -> Any:
        """A table: `me`, `open`, the level of a bot, or `here:Name`."""
        seats = [sitter_of(sitter) for sitter in sitters]
        return self.post("/api/tables", 201, **{"game": "regatta", "seats": seats, **more})

    def position(self, table: str, seat: int = -1, **more: Any) -> Any:
        query = "".join(f"&{name}={value}" for name, value in more.items())
        return self.get(f"/api/tables/{table}/position?seat={seat}{query}")

    def pick(self, table: str, seat: int, pick: int | None = None) -> Any:
        """Answer what is asked, by default with the first choice."""
        now = self.position(table, seat)
        wanted = now["decision"]["choices"][0]["pick"] if pick is None else pick
        return self.post(f"/api/tables/{table}/picks", seat=seat, number=now["number"], pick=wanted)

    @contextmanager
    def socket(self, table: str, seat: int = -1, query: str = "") -> Iterator["Line"]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        place = f"ws{self.base.removeprefix('http')}/api/tables/{table}/socket?seat={seat}{query}"
        headers = {"Cookie": cookie} if cookie else {}
        # Everything is read at once: else the end of the connection stays unseen behind messages that no test looks at.
        with connect(place, additional_headers=headers, max_size=None, max_queue=None) as line:
            yield Line(line)


class Line:
    """One end of a socket."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line

    def say(self, type: str, **more: Any) -> None:
        self.line.send(json.dumps({"type": type, **more}))

    def hear(self, type: str, seconds: float = 20, **wanted: Any) -> Any:
        """The next message of this type with these values; others are passed over."""
        until = time.monotonic() + seconds
        while True:
            told = json.loads(self.line.recv(timeout=max(0.01, until - time.monotonic())))
            if told["type"] == type and all(told.get(name) == value for name, value in wanted.items()):
                return told


def sitter_of(text: str) -> dict[str, str]:
    if text in ("me", "open"):
        return {"kind": text}
    if text.startswith("here:"):
        return {"kind": "here", "name": text[5:]}
    return {"kind": "bot", "level": text}


def settings(folder: Path, **changes: Any) -> Settings:
    wanted: dict[str, Any] = {
        "database": database_url(str(folder / "test.sqlite3")),
        "offer": "example_offer:offer",
        "bot_delay": (0.0, 0.0),
        "limits": NO_LIMITS,
        "sweep": 0.05,
        "first_run": False,
    }
    return Settings(**{**wanted, **changes})


def id_of(chosen: Settings, name: str) -> str:
    """The id of the only person with this name, from the database."""
    engine = create_engine(chosen.database.replace("+aiosqlite", ""))
    i = schema.identities.c
    with engine.connect() as connection:
        found = str(connection.execute(select(i.id).where(i.name == name)).scalar_one())
    engine.dispose()
    return found


@contextmanager
def serving(chosen: Settings, now: Callable[[], float] = time.time, is_plain: bool = False) -> Iterator[str]:
    """A server in a thread of its own, if `is_plain` with uvicorn's own WebSockets; gives its address."""
    config = uvicorn.Config(
        make_app(chosen, now),
        host="127.0.0.1",
        port=0,
        log_level="warning",
        http=http_class,
        ws="websockets-sansio" if is_plain else FastWebSocket,
        ws_max_size=chosen.limits.message,
        timeout_keep_alive=chosen.keep_alive,
        ws_per_message_deflate=False,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    until = time.monotonic() + 30
    while not server.started:
        assert thread.is_alive(), "the server has not started"
        assert time.monotonic() < until, "the server does not start"
        time.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(20)


def play_out(person: Person, table: str, seats: list[int]) -> None:
    """Answer for these seats with the first choice until the game is over."""
    while True:
        now = person.position(table)
        if now["result"] is not None:
            return
        asked = [seat for seat in seats if seat in now["waiting"]]
        if asked:
            person.pick(table, asked[0])
        else:
            time.sleep(0.01)


def eventually(condition: Any, seconds: float = 20) -> Any:
    """Wait until something is so."""
    until = time.monotonic() + seconds
    while True:
        found = condition()
        if found:
            return found
        assert time.monotonic() < until, "it never came to pass"
        time.sleep(0.02)
