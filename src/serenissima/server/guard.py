"""The door: where requests may come from, how many and how large, and what browsers are told about our pages."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

from serenissima.core.words import message
from serenissima.server import protocol
from serenissima.server.errors import Refused
from serenissima.server.people.identity import COOKIE
from serenissima.server.rates import Buckets, Offences
from serenissima.server.settings import Limits

Event = MutableMapping[str, Any]
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
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


class Guard:
    """The outermost layer: refuses before anything is read, and puts the security headers on every answer."""

    def __init__(self, app: Application, limits: Limits, offences: Offences) -> None:
        self.app = app
        self.limits = limits
        self.offences = offences
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
        is_socket = scope["type"] == "websocket"
        try:
            if is_socket:
                self.check_socket(address(scope), headers)
            else:
                self.check(scope["method"], scope["path"], address(scope), headers)
        except Refused as refused:
            if not is_socket:
                await answer(send, refused)
            elif "websocket.http.response" in scope.get("extensions", {}):
                await answer(send, refused, "websocket.http.response")
            else:
                await send({"type": "websocket.close", "code": 4000 + refused.status, "reason": refused.message.id})
            return
        await self.app(scope, receive, send if is_socket else with_headers(send))

    def check_socket(self, client: str, headers: dict[bytes, str]) -> None:
        blocked = self.offences.seconds_left(client)
        if blocked:
            raise TooFast(blocked)
        self.take(self.requests, client)
        check_origin(headers)

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


async def answer(send: Send, refused: Refused, kind: str = "http.response") -> None:
    """A refusal without the application."""
    body = protocol.encode(protocol.Problem(refused.message))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    if refused.wait is not None:
        headers.append((b"retry-after", str(refused.wait).encode()))
    await send({"type": f"{kind}.start", "status": refused.status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body, "more_body": False})
