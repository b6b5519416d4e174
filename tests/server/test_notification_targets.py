"""Where notifications may go, in which format, and what nobody may learn from them."""

import asyncio
import base64
import json
from datetime import UTC, datetime
from typing import Any

import http_ece
import httpcore
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from notification_support import ALL, SITE, Receiver, Request, Scene, text_of
from server_support import Person, eventually

from serenissima.server.notifications.addresses import Forbidden, GuardedBackend, is_public
from serenissima.server.notifications.push import from_base64, to_base64
from serenissima.server.notifications.quiet_hours import QuietHours
from serenissima.server.notifications.webhook_formats import escaped_markdown

FORMATS = ("json", "discord", "slack", "matrix", "ntfy")


@pytest.fixture(scope="module")
def base(here: Scene) -> str:
    return here.base


# Webhooks.


def test_every_format_can_be_tested(here: Scene, anna: Person) -> None:
    for format in FORMATS:
        check_format(here, anna, format)


def check_format(here: Scene, anna: Person, format: str) -> None:
    receiver, hook = here.hook(anna, "/folder/topic", format=format)
    assert anna.post(f"/api/me/contacts/{hook['id']}/test") == {"delivered": True, "problem": None}
    (request,) = receiver.requests
    name = receiver.address.rpartition("/")[2]
    assert request.path == (f"/{name}/folder/" if format == "ntfy" else f"/{name}/folder/topic")
    assert "This is a test" in request.body.decode()
    if format == "ntfy":
        assert request.json()["topic"] == "topic"
    assert "topic" not in hook["address"]
    receiver.status = 500
    problem = {"id": "server-delivery-status", "args": {"status": 500}}
    assert anna.post(f"/api/me/contacts/{hook['id']}/test") == {"delivered": False, "problem": problem}


def test_names_cannot_write_links_or_call_everybody(here: Scene, anna: Person) -> None:
    wicked = here.person("[@room](//x.yz) <!a>")
    hooks = {format: here.hook(anna, events=["turn"], format=format)[0] for format in ("discord", "slack", "matrix")}
    here.game(anna, wicked)
    here.pass_time()
    said = {format: eventually(lambda each=each: each.requests)[0].json() for format, each in hooks.items()}
    assert "[@room]" not in said["discord"]["embeds"][0]["title"]
    assert said["discord"]["allowed_mentions"] == {"parse": []}
    assert "<!a>" not in said["slack"]["text"]
    assert "@room" not in said["matrix"]["text"]
    assert r"\[@" in said["matrix"]["text"]
    assert escaped_markdown("*a*: https://a_b.c/_d_") == r"\*a\*: https://a_b.c/_d_"


def test_redirects_are_not_followed(here: Scene, anna: Person) -> None:
    receiver, hook = here.hook(anna)
    receiver.status, receiver.location = 302, f"{receiver.address}/elsewhere"
    answer = anna.post(f"/api/me/contacts/{hook['id']}/test")
    assert answer["problem"] == {"id": "server-delivery-status", "args": {"status": 302}}
    assert len(receiver.requests) == 1


# Addresses.


BAD_URLS = [
    "http://example.org/hook",
    "https://example.org:22/",
    "https://example.org:99999/",
    "https://user:word@example.org/",
    "https://",
    "ftp://example.org/",
    "https://10.0.0.1/",
    "https://169.254.169.254/latest/meta-data",
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://127.0.0.2/",
    "https://exa mple.org/",
    f"https://{'a' * 64}.example/",
    "http://127.0.0.1:1/",  # allowed on another port only
]


def test_addresses_that_must_not_be_called_are_refused(anna: Person) -> None:
    for url in BAD_URLS:
        why = anna.refused(400, "/api/me/contacts", kind="webhook", url=url, events=ALL)
        assert why in ("server-bad-url", "server-url-not-public"), url


def test_a_name_that_leads_into_the_own_network_is_not_called(anna: Person) -> None:
    body = {"kind": "webhook", "url": "https://localhost/hook", "events": ALL}
    hook = anna.post("/api/me/contacts", 201, **body)["contacts"][-1]
    answer = anna.post(f"/api/me/contacts/{hook['id']}/test")
    assert answer == {"delivered": False, "problem": {"id": "server-url-not-public"}}


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("8.8.8.8", True),
        ("2606:4700::1111", True),
        ("192.168.1.1", False),
        ("100.64.0.1", False),
        ("192.88.99.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("fe80::1%eth0", False),
        ("fc00::1", False),
        ("fec0::1", False),
        ("::ffff:10.0.0.1", False),
        ("::ffff:8.8.8.8", True),
        ("64:ff9b::a00:1", False),
        ("64:ff9b::808:808", True),
        ("2002:a00:1::", False),
        ("2001:0:4136:e378:8000:63bf:3fff:fdd2", False),
        ("::127.0.0.1", False),
    ],
)
def test_which_addresses_are_public(address: str, expected: bool) -> None:
    assert is_public(address) is expected


class Network(httpcore.AsyncNetworkBackend):
    """Notes to which addresses connections are made."""

    def __init__(self) -> None:
        self.called: list[str] = []

    async def connect_tcp(self, host: str, *_: Any, **__: Any) -> httpcore.AsyncNetworkStream:
        self.called.append(host)
        if host == "9.9.9.9":
            raise httpcore.ConnectError
        return httpcore.AsyncMockStream([])

    async def sleep(self, seconds: float) -> None:
        raise AssertionError


def resolved(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """Lookups of names have these answers, one after the other; gives the names that were looked up."""
    asked: list[str] = []

    async def getaddrinfo(_: object, host: str, port: int, **__: Any) -> Any:
        asked.append(host)
        return [(0, 0, 0, "", (address, port)) for address in answers[len(asked) - 1]]

    monkeypatch.setattr(asyncio.base_events.BaseEventLoop, "getaddrinfo", getaddrinfo)
    return asked


def test_a_name_is_looked_up_once_and_its_checked_address_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = resolved(monkeypatch, ["9.9.9.9", "8.8.8.8"], ["127.0.0.1"])
    network = Network()
    asyncio.run(GuardedBackend(backend=network).connect_tcp("rebinding.example", 443))  # type: ignore[arg-type]
    assert (asked, network.called) == (["rebinding.example"], ["9.9.9.9", "8.8.8.8"])


@pytest.mark.parametrize(
    ("addresses", "port"), [(["8.8.8.8", "10.0.0.1"], 443), (["8.8.8.8"], 25), (["::1"], 443), (["10.0.0.1"], 8080)]
)
def test_a_name_with_a_private_address_or_an_odd_port_is_not_called(
    monkeypatch: pytest.MonkeyPatch, addresses: list[str], port: int
) -> None:
    resolved(monkeypatch, addresses)
    network = Network()
    with pytest.raises(Forbidden):
        asyncio.run(GuardedBackend([("ntfy.lan", 80)], network).connect_tcp("ntfy.lan", port))
    assert network.called == []


def test_a_name_that_cannot_be_looked_up_is_only_unreachable() -> None:
    for name in ("a" * 64 + ".example", "..", "\udc80.example"):
        with pytest.raises(httpcore.ConnectError):
            asyncio.run(GuardedBackend().find(name, 443))


def test_private_hosts_are_allowed_with_their_port(monkeypatch: pytest.MonkeyPatch) -> None:
    resolved(monkeypatch, ["10.0.0.1"])
    network = Network()
    asyncio.run(GuardedBackend([("ntfy.lan", 80)], network).connect_tcp("ntfy.lan", 80))
    assert network.called == ["10.0.0.1"]


# Web push.


class Browser:
    """The receiving end of web push, with keys of its own."""

    def __init__(self, receiver: Receiver) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = bytes(range(16))
        self.endpoint = f"{receiver.address}/push/1"

    def subscription(self) -> dict[str, Any]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": to_base64(point), "auth": to_base64(self.secret)}
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": keys}

    def read(self, request: Request) -> Any:
        raw = http_ece.decrypt(request.body, private_key=self.key, auth_secret=self.secret, version="aes128gcm")
        return json.loads(raw)


def claims_of(request: Request, key: str) -> Any:
    """What the server claims about itself, if its signature is right (RFC 8292)."""
    fields = dict(part.strip().split("=", 1) for part in request.headers["authorization"][6:].split(","))
    assert fields["k"] == key
    head, body, signed = fields["t"].split(".")
    raw = from_base64(signed)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64(key))
    proof = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public.verify(proof, f"{head}.{body}".encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4)))


def test_web_push_is_encrypted_and_signed(here: Scene, anna: Person, bruno: Person) -> None:
    receiver = here.sink.receiver()
    receiver.status = 201
    browser = Browser(receiver)
    key = bruno.get("/api/me/contacts")["push_key"]
    body = {"kind": "push", "subscription": browser.subscription(), "events": ["turn"], "language": "fr"}
    bruno.post("/api/me/contacts", 201, **body)
    id = here.game(anna, bruno)
    here.pass_time()
    (request,) = receiver.requests
    assert request.headers["content-encoding"] == "aes128gcm"
    assert b"jouer" not in request.body
    said = browser.read(request)
    assert said["body"] == "C’est à vous de jouer."
    assert said["url"] == f"/table/{id}"
    claims = claims_of(request, key)
    assert receiver.address.startswith(claims["aud"])
    assert claims["sub"] == "mailto:games@tables.example"

    # A browser that has unsubscribed is not called again, until a test reaches it.
    receiver.status = 410
    here.game(anna, bruno)
    here.pass_time()
    (contact,) = bruno.get("/api/me/contacts")["contacts"]
    assert not contact["working"]
    assert browser.endpoint not in contact["address"]
    receiver.status = 201
    assert bruno.post(f"/api/me/contacts/{contact['id']}/test")["delivered"]
    assert bruno.get("/api/me/contacts")["contacts"][0]["working"]


def test_bad_subscriptions_are_refused(here: Scene, anna: Person) -> None:
    good = Browser(here.sink.receiver()).subscription()
    bad: tuple[dict[str, str], ...] = (
        {},
        {"p256dh": "AAAA", "auth": "AAAA"},
        {**good["keys"], "auth": "AAAA"},
        {**good["keys"], "p256dh": "é"},
    )
    for keys in bad:
        wrong = {"endpoint": good["endpoint"], "keys": keys}
        assert anna.refused(400, "/api/me/contacts", kind="push", subscription=wrong, events=ALL)
    inside = {**good, "endpoint": "https://192.168.1.1/push"}
    refused = anna.refused(400, "/api/me/contacts", kind="push", subscription=inside, events=ALL)
    assert refused == "server-url-not-public"


# Quiet hours.


@pytest.mark.parametrize(
    ("zone", "time", "end"),
    [
        ("UTC", "2026-11-17T22:30", "2026-11-18T07:00"),
        ("UTC", "2026-11-18T06:59", "2026-11-18T07:00"),
        ("UTC", "2026-11-18T07:00", None),
        ("UTC", "2026-11-18T21:59", None),
        ("Europe/Paris", "2026-11-17T21:30", "2026-11-18T06:00"),
        ("Europe/Paris", "2026-03-28T22:00", "2026-03-29T05:00"),  # the night in which summer time begins
        ("no longer known", "2026-11-17T22:30", "2026-11-18T07:00"),
    ],
)
def test_quiet_hours_end_in_the_morning_of_their_zone(zone: str, time: str, end: str | None) -> None:
    quiet = QuietHours("", 22 * 60, 7 * 60, zone)
    assert quiet.end_after(utc(time)) == (None if end is None else utc(end))
    assert QuietHours("", 13 * 60, 14 * 60, "UTC").end_after(utc("2026-11-17T12:59")) is None
    assert QuietHours("", 13 * 60, 14 * 60, "UTC").end_after(utc("2026-11-17T13:00")) == utc("2026-11-17T14:00")


def utc(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


# Leaks.


def test_notifications_carry_nothing_that_is_hidden_or_secret(
    here: Scene, bruno: Person, caplog: pytest.LogCaptureFixture
) -> None:
    """Two games that differ only in what is hidden are told in the same words, by every way."""
    caplog.set_level("DEBUG", "serenissima")
    told = []
    for pick in (7, 6):
        anna, mail = here.person("Anna"), f"anna{pick}@mail.example"
        hooks = [here.hook(bruno, format=format)[0] for format in FORMATS]
        browser = Browser(here.sink.receiver())
        push = here.sink.receivers[browser.endpoint.split("/")[3]]
        body = {"kind": "push", "subscription": browser.subscription(), "events": ALL}
        bruno.post("/api/me/contacts", 201, **body)
        anna.post("/api/me/contacts", 201, kind="mail", address=mail, events=ALL)
        here.wait_for_rounds()
        secret_path = text_of(here.box.to(mail)[0]).partition(SITE + "/email/confirm/")[2].split()[0]
        anna.http.post(f"/email/confirm/{secret_path}")
        table = anna.make("me", "open", private=True)
        id = table["id"]
        hooks.append(here.hook(anna, table=id)[0])
        bruno.post(f"/api/tables/{id}/claim", seat=1, invite=table["invite"])
        anna.pick(id, 0, pick)  # sealed: nobody knows it before Bruno has answered
        anna.post(f"/api/tables/{id}/chat", text="@Bruno my secret word is rialto")
        bruno.post(f"/api/tables/{id}/chat", text="@Anna rialto?")
        here.pass_time()
        receivers = [*hooks, push]
        assert len(here.box.to(mail)) > 1
        assert all(receiver.requests for receiver in receivers)
        plain = [request.body.decode() for receiver in hooks for request in receiver.requests]
        plain += [json.dumps(browser.read(request)) for request in push.requests]
        plain += [text_of(each) for each in here.box.to(mail)]
        cookie = anna.http.cookies["serenissima"]
        for secret in (table["invite"], "rialto", cookie, table["commitment"]):
            assert secret not in "".join(plain)
            assert secret not in caplog.text
        plain = [text.replace(id, "ID").replace(secret_path, "SECRET") for text in plain]
        told.append(sorted(plain))
        for contact in bruno.get("/api/me/contacts")["contacts"]:
            bruno.post(f"/api/me/contacts/{contact['id']}/remove")
    assert told[0] == told[1]
    assert any(SITE in text for text in told[0])
    for receiver in here.sink.receivers.values():
        assert receiver.address not in caplog.text
