"""A server for tests: the example game, bots of many kinds, a clock that tests can set, people with cookies."""

import json
import os
import ssl
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from no_limits import NO_LIMITS
from websockets.sync.client import ClientConnection, connect

from regatta.spec import SPEC
from serenissima.bots.api import Bot, Perspective, RandomBot, Searcher, Weighed
from serenissima.core.dice import Dice
from serenissima.core.errors import BadTable
from serenissima.core.messages import message
from serenissima.core.spec import GameSpec
from serenissima.server.app import make_app
from serenissima.server.fast.websocket import FastWebSocket
from serenissima.server.offer import Offer
from serenissima.server.settings import Settings, database_url
from serenissima.server.timeouts import http_class

TLS = ssl.create_default_context()
"""One for all clients: to make one takes longer than most requests."""


class Highest:
    """The greedy bot of the example game: its longest oar."""

    def choose(self, here: Perspective, dice: Dice) -> int:
        return here.options[-1]


class Crash:
    def choose(self, here: Perspective, dice: Dice) -> int:
        os._exit(1)


class Sleep:
    def choose(self, here: Perspective, dice: Dice) -> int:
        time.sleep(60)
        return 0


class Nonsense:
    def choose(self, here: Perspective, dice: Dice) -> int:
        return 999


class Fault:
    def choose(self, here: Perspective, dice: Dice) -> int:
        raise ValueError("a defect in a bot")


class Judge(Highest):
    """Holds that an oar is worth as many tenths as it is long."""

    def weigh(self, here: Perspective, dice: Dice, also: Sequence[int] = ()) -> list[Weighed]:
        return [Weighed(pick, pick / 10, 10**9) for pick in reversed(here.options)]


class Absent(Highest):
    """A searcher that never answers, or ends its process."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def weigh(self, here: Perspective, dice: Dice, also: Sequence[int] = ()) -> list[Weighed]:
        return [Weighed(self.bot.choose(here, dice), 0.5, 20)]


BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "greedy": Highest,
    "crash": Crash,
    "sleep": Sleep,
    "nonsense": Nonsense,
    "fault": Fault,
}


def find(id: str) -> GameSpec:
    if id != SPEC.id:
        raise BadTable(message("game-unknown", given=id, possible=SPEC.id))
    return SPEC


def make_bot(level: str, _: str) -> Bot:
    return BOTS[level]()


def make_searcher(name: str, _: str) -> Searcher:
    return Absent(BOTS[name]()) if name in BOTS else Judge()


offer = Offer((SPEC.id,), find, tuple(BOTS), make_bot, make_searcher, usual_seconds=lambda _: 0.0)
broken_offer = replace(offer, make_bot=lambda *_: Crash(), make_searcher=lambda *_: Absent(Crash()))


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
        with connect(place, additional_headers={"Cookie": cookie} if cookie else {}, max_size=None) as line:
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
        "offer": "server_support:offer",
        "bot_delay": (0.0, 0.0),
        "limits": NO_LIMITS,
        "sweep": 0.05,
    }
    return Settings(**{**wanted, **changes})


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
