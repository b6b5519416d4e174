"""The door: where requests may come from, how many and how large, and what browsers are told about our pages."""

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

from serenissima.core.words import message
from serenissima.server import protocol
from serenissima.server.errors import Refused
from serenissima.server.people.identity import COOKIE
from serenissima.server.settings import Limits, Rate

Event = MutableMapping[str, Any]
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
BUCKETS: Final = 20_000
HEADERS: Final = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        b"img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; "
        b"worker-src 'self'; "
        b"base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]


class Bucket:
    """So many at once, so many a second in the long run."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.level = rate.burst
        self.filled = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.level = min(self.rate.burst, self.level + (now - self.filled) * self.rate.per_second)
        self.filled = now
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def wait(self) -> int:
        """After how many seconds it is worth trying again."""
        return max(1, round((1 - self.level) / self.rate.per_second))


class Buckets:
    """One bucket for each person or address; the oldest are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket:
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.rate)
            if len(self.buckets) > BUCKETS:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(key)
        return bucket


class Guard:
    """The outermost layer: refuses before anything is read, and puts the security headers on every answer."""

    def __init__(self, app: Application, limits: Limits) -> None:
        self.app = app
        self.limits = limits
        self.requests = Buckets(limits.requests)
        self.changes = Buckets(limits.changes)
        self.identities = Buckets(limits.identities)
        self.thinking = Buckets(limits.thinking)
        self.analyses = Buckets(limits.analyses)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        try:
            if scope["type"] == "websocket":
                self.take(self.requests, address(scope))
                check_origin(headers)
            else:
                self.check(scope["method"], scope["path"], address(scope), headers)
        except Refused as refused:
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 4000 + refused.status, "reason": refused.message.id})
            else:
                await answer(send, refused)
            return
        await self.app(scope, receive, with_headers(send) if scope["type"] == "http" else send)

    def check(self, method: str, path: str, client: str, headers: dict[bytes, str]) -> None:
        if not path.startswith("/api/"):
            return
        changes = method not in SAFE_METHODS
        who = f"{client} {cookie_of(headers)}"
        self.take(self.requests, client)
        if changes:
            check_origin(headers)
            if headers.get(b"x-serenissima") != "1":
                raise Refused(403, message("server-no-header"))
            self.take(self.changes, who)
            length = headers.get(b"content-length", "0")
            if not length.isdigit() or int(length) > self.limits.body:
                raise Refused(413, message("server-too-large"))
            if path.startswith("/api/me"):
                self.take(self.identities, client)
            elif path.endswith("/hint"):
                self.take(self.thinking, who)
            elif path.endswith("/analysis"):
                self.take(self.analyses, client)

    def take(self, buckets: Buckets, key: str) -> None:
        bucket = buckets.of(key)
        if not bucket.take():
            raise TooFast(bucket.wait())


class TooFast(Refused):
    """Too many requests."""

    def __init__(self, wait: int) -> None:
        super().__init__(429, message("server-too-fast"), wait)


def address(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


def cookie_of(headers: dict[bytes, str]) -> str:
    """Our cookie, only to tell people behind one address apart."""
    for part in headers.get(b"cookie", "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value[:64]
    return ""


def check_origin(headers: dict[bytes, str]) -> None:
    """Browsers say from which page a request comes: only our own pages may change something or open sockets."""
    origin = headers.get(b"origin")
    if origin is None:
        return
    try:
        place = urlsplit(origin).netloc.lower()
    except ValueError:
        place = ""
    if not place or place != headers.get(b"host", "").lower():
        raise Refused(403, message("server-foreign-origin"))


def with_headers(send: Send) -> Send:
    async def send_with_headers(event: Event) -> None:
        if event["type"] == "http.response.start":
            event["headers"] = [*event["headers"], *HEADERS]
        await send(event)

    return send_with_headers


async def answer(send: Send, refused: Refused) -> None:
    """A refusal without the application."""
    body = protocol.encode(protocol.Problem(refused.message))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    if refused.wait is not None:
        headers.append((b"retry-after", str(refused.wait).encode()))
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
