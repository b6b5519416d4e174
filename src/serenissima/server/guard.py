"""Outermost request checks: origin, rate, size, and the security headers of every answer."""

import math
from collections.abc import Awaitable, Callable, MutableMapping
from html import escape
from typing import Any, Final

from serenissima.core.messages import Message, message
from serenissima.locale import LANGUAGES, Words
from serenissima.server import metrics, protocol
from serenissima.server.errors import Refused
from serenissima.server.logs import begin_event
from serenissima.server.people.identity import COOKIE
from serenissima.server.rate_limits import Buckets, Offences
from serenissima.server.settings import SETTINGS, Rate, Settings
from serenissima.server.versions import HEADER, check_version

Event = MutableMapping[str, Any]
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]

Headers = dict[bytes, str]

API: Final = "/api/"
LIMITS: Final = ("requests", "pages", "changes", "identities", "thinking", "analyses")
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
MAIL_PAGES: Final = "/email/"
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
HOUR: Final = 3600.0
MAIL_PAGE_POLICY: Final = (
    b"content-security-policy",
    b"default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
)
"""The pages behind links in e-mails have a form and nothing else."""
NO_STORE: Final = (b"cache-control", b"no-store")
"""Positions and records are for one person at one moment."""
HTTPS_ONLY: Final = (b"strict-transport-security", b"max-age=31536000")


class Guard:
    """The outermost ASGI layer: refuses requests before anything is read, and adds the security headers."""

    def __init__(self, app: Application, settings: Settings, offences: Offences) -> None:
        self.app = app
        self.settings = settings
        self.offences = offences
        self.is_known: Callable[[str], bool] = lambda _: False
        """Whether a cookie belongs to a known person; set by the application once it has a database."""
        self.admit: Callable[[Scope, Headers], Awaitable[None]] = admit_everybody
        """Refuses those whom the operator does not let in; set by the application as well."""
        self.buckets = {limit: Buckets(getattr(settings.limits, limit)) for limit in LIMITS}
        per_hour = settings.limits.tables_per_hour
        self.new_tables = Buckets(Rate(per_hour, per_hour / HOUR))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            scope.setdefault("state", {})[SETTINGS] = self.settings
            await self.app(scope, receive, send)
            return
        begin_event(scope["path"])
        is_socket = scope["type"] == "websocket"
        try:
            self.check_size(scope)
            headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
            if is_socket:
                self.check_socket(scope, headers)
            else:
                self.check(scope, headers)
            await self.admit(scope, headers)
        except Refused as refused:
            metrics.refusals.count(refused.message.id)
            if not is_socket:
                is_page = refused.status == 403 and not scope["path"].startswith(API)
                await answer(with_headers(scope, send), refused, is_page=is_page)
            elif "websocket.http.response" in scope.get("extensions", {}):
                await answer(send, refused, "websocket.http.response")
            else:
                await send({"type": "websocket.close", "code": 4000 + refused.status, "reason": refused.message.id})
            return
        await self.app(scope, receive, send if is_socket else with_headers(scope, send))

    def check_size(self, scope: Scope) -> None:
        if sum(len(name) + len(value) for name, value in scope["headers"]) > self.settings.limits.headers:
            raise Refused(431, message("server-too-large"))

    def check_socket(self, scope: Scope, headers: Headers) -> None:
        client = address(scope)
        blocked = self.offences.seconds_left(client)
        if blocked:
            metrics.rate_limits.count("offences")
            raise TooFast(blocked)
        self.take("requests", client)
        check_origin(scope, headers)

    def check(self, scope: Scope, headers: Headers) -> None:
        path, client = scope["path"], address(scope)
        if not path.startswith(API):
            self.take("pages", client)
            return
        self.take("requests", client)
        check_version(headers.get(HEADER))
        if scope["method"] in SAFE_METHODS:
            return
        check_origin(scope, headers)
        if headers.get(b"x-serenissima") != "1":
            raise Refused(403, message("server-no-header"))
        person = self.person(client, headers)
        self.take("changes", person)
        length = headers.get(b"content-length", "0")
        if not length.isdigit() or int(length) > self.settings.limits.body:
            raise Refused(413, message("server-too-large"))
        if path.startswith("/api/me") or path == "/api/clubs":
            self.take("identities", client)
        elif path.endswith("/hint"):
            self.take("thinking", person)
        elif path.endswith("/analysis"):
            self.take("analyses", client)
        elif path == "/api/tables" or path.endswith("/rematch"):
            self.take_table(client)

    def person(self, client: str, headers: Headers) -> str:
        """The key that tells people behind one address apart. An invented cookie does not count as a person."""
        cookie = cookie_of(headers)
        return f"{client} {cookie}" if cookie and self.is_known(cookie) else client

    def take(self, limit: str, key: str) -> None:
        bucket = self.buckets[limit].of(key)
        if not bucket.take():
            metrics.rate_limits.count(limit)
            raise TooFast(bucket.wait())

    def take_table(self, client: str) -> None:
        bucket = self.new_tables.of(client)
        if not bucket.take():
            metrics.rate_limits.count("tables_per_hour")
            minutes = math.ceil(bucket.wait() / 60)
            raise Refused(429, message("server-tables-too-fast", minutes=minutes), bucket.wait())


async def admit_everybody(_scope: Scope, _headers: Headers) -> None:
    return None


class TooFast(Refused):
    """Too many requests."""

    def __init__(self, wait: int) -> None:
        super().__init__(429, message("server-too-fast"), wait)


def address(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


def cookie_of(headers: Headers) -> str:
    for part in headers.get(b"cookie", "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value
    return ""


def check_origin(scope: Scope, headers: Headers) -> None:
    """Browsers send the origin of a request: only our own pages may change something or open sockets."""
    origin = headers.get(b"origin")
    if origin is not None and origin.lower() != f"{http_scheme(scope)}://{headers.get(b'host', '').lower()}":
        raise Refused(403, message("server-foreign-origin"))


def http_scheme(scope: Scope) -> str:
    """http or https, as the browser sees it; also for sockets."""
    return {"ws": "http", "wss": "https"}.get(scope["scheme"], str(scope["scheme"]))


def with_headers(scope: Scope, send: Send) -> Send:
    more = list(HEADERS)
    if scope["path"].startswith(MAIL_PAGES):
        more[0] = MAIL_PAGE_POLICY
    if scope["path"].startswith((API, MAIL_PAGES)):
        more.append(NO_STORE)
    if scope["scheme"] == "https":
        more.append(HTTPS_ONLY)

    async def send_with_headers(event: Event) -> None:
        if event["type"] == "http.response.start":
            event["headers"] = [*event["headers"], *more]
        await send(event)

    return send_with_headers


async def answer(send: Send, refused: Refused, kind: str = "http.response", is_page: bool = False) -> None:
    """Send a refusal without calling the application; `is_page`: to somebody who wants to read it."""
    body = page_of(refused.message) if is_page else protocol.encode(protocol.Problem(refused.message))
    content = b"text/html; charset=utf-8" if is_page else b"application/json"
    headers = [(b"content-type", content), (b"content-length", str(len(body)).encode())]
    if refused.wait is not None:
        headers.append((b"retry-after", str(refused.wait).encode()))
    await send({"type": f"{kind}.start", "status": refused.status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body, "more_body": False})


def page_of(said: Message) -> bytes:
    """A message in all languages, as a page that needs nothing else."""
    lines = "".join(f'<p lang="{language}">{escape(Words(language).say(said))}</p>' for language in LANGUAGES)
    return f'<!doctype html><meta charset="utf-8"><title>Serenissima</title>{lines}'.encode()
