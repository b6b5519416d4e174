"""A seat at a Serenissima table: docs/protocol.md in Python.

It needs nothing from Serenissima and one package, `websockets`. `Server` speaks HTTP, `Seat` the socket; both return
what the server sends as plain dictionaries. play.py in this folder plays whole games with it.
"""

import json
import time
from contextlib import AbstractContextManager, ExitStack, suppress
from http.cookiejar import CookieJar
from typing import Any, Self
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]

PATIENCE = 60  # seconds to keep trying to reconnect
PAUSE = 1  # seconds between two attempts, and after the server asked us to slow down


class Refused(Exception):
    """The server refused. `problem` is its message: an id of the catalogues and arguments (protocol.md, 1)."""

    def __init__(self, problem: Json) -> None:
        super().__init__(f"{problem['id']} {problem.get('args', '')}".strip())
        self.problem = problem


class Server:
    """Requests to one server as one person. The cookie is your identity: keep it to come back to your seats."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self._cookies = CookieJar()
        self._opener = build_opener(HTTPCookieProcessor(self._cookies))

    def get(self, path: str) -> Any:
        return self._ask(Request(self.address + path))

    def post(self, path: str, **body: Any) -> Any:
        headers = {"Content-Type": "application/json", "X-Serenissima": "1"}
        return self._ask(Request(self.address + path, json.dumps(body).encode(), headers))

    def _ask(self, request: Request) -> Any:
        while True:
            try:
                with self._opener.open(request, timeout=PATIENCE) as answer:
                    return json.load(answer)
            except HTTPError as error:
                with error:
                    if error.code != 429:
                        raise Refused(json.load(error)["problem"]) from None
                    time.sleep(float(error.headers["Retry-After"]))

    def socket(self, path: str) -> AbstractContextManager[ClientConnection]:
        """Open a WebSocket. It does not know HTTP's cookies, and the log of a long game is a large message."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._cookies)
        address = "ws" + self.address.removeprefix("http") + path
        return connect(address, additional_headers={"Cookie": cookies}, max_size=None)


class Seat:
    """One seat and its socket. `position` is always the newest one, with its choices, even after a lost connection."""

    def __init__(self, server: Server, table: str, seat: int) -> None:
        self.server = server
        self.path = f"/api/tables/{table}/socket?seat={seat}"
        self.seat = seat
        self.position: Json | None = None
        self._choices: list[Json] = []
        self._requests = 0
        self._line = ExitStack()
        self._connect()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._line.close()

    def next(self) -> Json:
        """Wait for the next position. Before the game has begun, that is the first one."""
        return self._receive(None)

    def pick(self, pick: int) -> Json:
        """Answer the question of `position`. Returns the position after it."""
        return self._request(type="pick", pick=pick)

    def undo(self) -> Json:
        """Take back your latest pick; possible where `position["undo"]` is not 0."""
        return self._request(type="undo", to=None)

    def chat(self, text: str) -> None:
        self._send({"type": "chat", "text": text})

    def _request(self, **message: Any) -> Json:
        """Send nothing else before the answer is here: a second pick for one question would be refused as stale."""
        assert self.position is not None, "the game has not begun"
        self._requests += 1
        self._send({**message, "seat": self.seat, "number": self.position["number"], "ref": self._requests})
        return self._receive(self._requests)

    def _send(self, message: Json) -> None:
        with suppress(ConnectionClosed):  # _receive notices it too, and reconnects
            self._socket.send(json.dumps(message))

    def _receive(self, ref: int | None) -> Json:
        """Read up to the next position, or up to the one that answers `ref`.

        After a lost connection the first position serves for either: it shows whether the pick had arrived. If it had
        not, the question is still open, and the caller answers it again.
        """
        while True:
            try:
                message: Json = json.loads(self._socket.recv())
            except ConnectionClosed:
                self._connect()
                ref = None
                continue
            if message["type"] == "position":
                self._keep(message)
                if ref is None or message.get("ref") == ref:
                    return message
            elif message["type"] == "refused":
                self._pass_over(message["problem"])

    def _pass_over(self, problem: Json) -> None:
        """Two refusals are harmless: somebody else was faster, or we were too fast. Look again with a new socket."""
        if problem["id"] == "server-too-fast":
            time.sleep(PAUSE)
        elif problem["id"] != "illegal-stale":
            raise Refused(problem)
        self._socket.close()

    def _keep(self, position: Json) -> None:
        """View and choices are sent once for each question and are null after that: restore them."""
        if position["view"] is None:
            position["view"] = self.position["view"]
        decision = position["decision"]
        if decision is not None:
            if decision["choices"] is None:
                decision["choices"] = self._choices
            self._choices = decision["choices"]
        self.position = position

    def _connect(self) -> None:
        """Open the socket, or reopen it. `since` says what we have, so that `log` starts after it."""
        since = self.position["at"] if self.position else -1
        give_up = time.monotonic() + PATIENCE
        self._line.close()
        while True:
            try:
                self._socket = self._line.enter_context(self.server.socket(f"{self.path}&since={since}"))
                return
            except (OSError, InvalidHandshake):
                if time.monotonic() > give_up:
                    raise
                time.sleep(PAUSE)
