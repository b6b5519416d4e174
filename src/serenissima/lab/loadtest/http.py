"""A minimal HTTP client on one keep-alive connection. It shares the machine with the server, so it must be cheap."""

import asyncio
import time
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec

COOKIE: Final = "serenissima"
TIMEOUT: Final = 30.0
IDLE: Final = 3.0
"""A connection idle for this many seconds is not reused: the server may be closing it."""
LARGEST: Final = 64 * 1024 * 1024


class Answer(NamedTuple):
    """The server's answer."""

    status: int
    body: bytes
    cookie: str | None

    def json(self) -> Any:
        return msgspec.json.decode(self.body)


class Failed(Exception):
    """The server refused a request that should succeed."""

    def __init__(self, answer: Answer) -> None:
        super().__init__(f"{answer.status} {answer.body.decode(errors='replace')}")
        self.status = answer.status


class Client:
    """One person's requests, one after the other. Connection errors are raised as OSError."""

    def __init__(self, base: str, cookie: str = "") -> None:
        self.base = base
        self.cookie = cookie
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.used = 0.0

    async def send(self, method: str, path: str, body: object = None, timeout: float = TIMEOUT) -> Answer:
        """Make a request. After an error it is unknown whether the server has received it."""
        try:
            async with asyncio.timeout(timeout):
                return await self.exchange(method, path, b"" if body is None else msgspec.json.encode(body))
        except BaseException as error:
            self.close()
            if isinstance(error, EOFError):
                raise ConnectionResetError("the server closed the connection") from error
            raise

    async def get(self, path: str) -> Any:
        return must_succeed(await self.send("GET", path)).json()

    async def post(self, path: str, body: object) -> Any:
        return must_succeed(await self.send("POST", path, body)).json()

    async def exchange(self, method: str, path: str, body: bytes) -> Answer:
        if self.streams is not None and time.monotonic() - self.used > IDLE:
            self.close()
        place = urlsplit(self.base)
        if self.streams is None:
            self.streams = await asyncio.open_connection(place.hostname, place.port, limit=LARGEST)
        reader, writer = self.streams
        cookie = f"Cookie: {COOKIE}={self.cookie}\r\n" if self.cookie else ""
        writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: {place.netloc}\r\nX-Serenissima: 1\r\n{cookie}"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode()
            + body
        )
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        status, *lines = head.split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        content = await reader.readexactly(int(headers.get("content-length", 0)))
        self.used = time.monotonic()
        if headers.get("connection", "").lower() == "close":
            self.close()
        return Answer(int(status.split()[1]), content, cookie_in(headers.get("set-cookie", "")))

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()
            self.streams = None


def must_succeed(answer: Answer) -> Answer:
    if answer.status >= 400:
        raise Failed(answer)
    return answer


def cookie_in(header: str) -> str | None:
    """Our cookie in a Set-Cookie header."""
    name, _, value = header.partition(";")[0].partition("=")
    return value if name == COOKIE else None


async def new_person(base: str, name: str) -> Client:
    """Create a new identity on the server."""
    client = Client(base)
    client.cookie = must_succeed(await client.send("POST", "/api/me", {"name": name})).cookie or ""
    return client
