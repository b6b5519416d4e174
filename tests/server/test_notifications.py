"""People are told what waits for them: once, by webhook, web push or e-mail, and nothing that is hidden."""

import base64
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import http_ece
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from notification_support import Postbox, Receiver, Request, post_office, receiving
from server_support import FakeClock, Person, eventually, serving, settings

from serenissima.server.notifications.addresses import is_public
from serenissima.server.notifications.forms import SIGNATURE, TIMESTAMP, signature
from serenissima.server.notifications.mail import Mail
from serenissima.server.notifications.push import from_base64, to_base64

ALL = ["turn", "full", "over", "undo", "mention", "clock"]
QUICK: dict[str, Any] = {"notice_delay": 0.0, "notice_every": 0.05, "private_hosts": ("127.0.0.1",)}


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(settings(tmp_path_factory.mktemp("server"), **QUICK)) as address:
        yield address


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as made:
        yield made


def add_hook(person: Person, receiver: Receiver, path: str = "/hook", **more: Any) -> Any:
    body = {"kind": "webhook", "url": receiver.address + path, "events": ALL, **more}
    return person.post("/api/me/contacts", 201, **body)["contacts"][-1]


def told(receiver: Receiver, *events: str) -> list[str]:
    """The events that a receiver has been told, of these kinds or of all."""
    found = [request.json()["event"] for request in list(receiver.requests)]
    return [event for event in found if event in events or not events]


def join(host: Person, guest: Person, **more: Any) -> str:
    """A table where the host and then the guest sit; the game has begun."""
    table = host.make("me", "open", **more)
    guest.post(f"/api/tables/{table['id']}/claim", seat=1, invite=table["invite"])
    return str(table["id"])


def test_whoever_is_asked_is_told_once_per_turn(anna: Person, bruno: Person, receiver: Receiver) -> None:
    hook = add_hook(bruno, receiver)
    id = join(anna, bruno)
    eventually(lambda: told(receiver, "turn"))
    request = next(each for each in receiver.requests if each.json()["event"] == "turn")
    said = request.json()
    assert said["table"] == id
    assert said["players"] == ["Bruno"]
    assert said["text"] == "It is your turn."
    assert said["url"] == f"{anna.base}/table/{id}"
    stamp = request.headers[TIMESTAMP]
    assert request.headers[SIGNATURE] == signature(hook["secret"], int(stamp), request.body)
    bruno.pick(id, 1)
    anna.pick(id, 0)
    eventually(lambda: len(told(receiver, "turn")) == 2)
    assert told(receiver, "full") == []  # the turn says it
    ids = [each.json()["id"] for each in receiver.requests]
    assert len(set(ids)) == len(ids)


def test_nobody_is_told_what_they_see(anna: Person, bruno: Person, receiver: Receiver) -> None:
    """Whoever has the table open needs no notification; as soon as they have left, they are told."""
    add_hook(bruno, receiver)
    table = anna.make("me", "open")
    with bruno.socket(table["id"], -1, f"&invite={table['invite']}"):
        bruno.post(f"/api/tables/{table['id']}/claim", seat=1, invite=table["invite"])
        with bruno.socket(table["id"], 1) as line:
            line.hear("position")
            anna.pick(table["id"], 0)
            line.hear("position")
            assert told(receiver) == []
    eventually(lambda: told(receiver, "turn"))


def test_the_end_a_mention_and_a_request_to_undo(anna: Person, bruno: Person, receiver: Receiver) -> None:
    add_hook(bruno, receiver)
    id = join(anna, bruno)
    anna.post(f"/api/tables/{id}/chat", text="@bruno, ciao")
    eventually(lambda: told(receiver, "mention"))
    anna.pick(id, 0)
    bruno.pick(id, 1)
    anna.post(f"/api/tables/{id}/undo", seat=0, number=anna.position(id, 0)["number"], to=0)
    eventually(lambda: told(receiver, "undo"))
    bruno.post(f"/api/tables/{id}/agree", yes=False)
    while anna.position(id)["result"] is None:
        for person, seat in ((anna, 0), (bruno, 1)):
            if seat in person.position(id)["waiting"]:
                person.pick(id, seat)
    eventually(lambda: told(receiver, "over"))
    assert told(receiver, "mention", "over") == ["mention", "over"]


def test_one_webhook_for_a_whole_table(anna: Person, bruno: Person, receiver: Receiver) -> None:
    table = anna.make("me", "open")
    add_hook(anna, receiver, table=table["id"], form="discord")
    bruno.post(f"/api/tables/{table['id']}/claim", seat=1, invite=table["invite"])
    eventually(lambda: receiver.requests)
    text = str([request.json() for request in receiver.requests])
    assert "Waiting for Anna, Bruno." in text
    assert table["invite"] not in text
    assert bruno.refused(403, "/api/me/contacts", kind="webhook", url=receiver.address, events=ALL, table=table["id"])


@pytest.mark.parametrize("form", ["json", "discord", "slack", "matrix", "ntfy"])
def test_every_form_can_be_tested(anna: Person, receiver: Receiver, form: str) -> None:
    hook = add_hook(anna, receiver, "/folder/topic", form=form, label="ours")
    assert anna.post(f"/api/me/contacts/{hook['id']}/test") == {"delivered": True, "problem": None}
    (request,) = receiver.requests
    assert request.path == ("/folder/" if form == "ntfy" else "/folder/topic")
    assert "This is a test" in request.body.decode()
    if form == "ntfy":
        assert request.json()["topic"] == "topic"
    assert "topic" not in str(anna.get("/api/me/contacts")["contacts"][-1]["address"])
    receiver.status = 500
    answer = anna.post(f"/api/me/contacts/{hook['id']}/test")
    assert answer == {"delivered": False, "problem": "status 500"}


def test_redirects_are_not_followed(anna: Person, receiver: Receiver) -> None:
    hook = add_hook(anna, receiver)
    receiver.status, receiver.location = 302, f"{receiver.address}/elsewhere"
    assert anna.post(f"/api/me/contacts/{hook['id']}/test")["problem"] == "status 302"
    assert [request.path for request in receiver.requests] == ["/hook"]


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/hook",
        "https://localhost.example.org:99999/",
        "https://user:word@example.org/",
        "https://",
        "ftp://example.org/",
        "https://10.0.0.1/",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://127.0.0.2/",
        "https://exa mple.org/",
    ],
)
def test_addresses_that_must_not_be_called_are_refused(anna: Person, url: str) -> None:
    why = anna.refused(400, "/api/me/contacts", kind="webhook", url=url, events=ALL)
    assert why in ("server-bad-url", "server-url-not-public")


def test_a_name_that_leads_into_the_own_network_is_not_called(anna: Person) -> None:
    """It is checked when it is called, so a name that changes its address gains nothing."""
    body = {"kind": "webhook", "url": "https://localhost/hook", "events": ALL}
    hook = anna.post("/api/me/contacts", 201, **body)["contacts"][-1]
    answer = anna.post(f"/api/me/contacts/{hook['id']}/test")
    assert answer == {"delivered": False, "problem": "not a public address"}


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("8.8.8.8", True),
        ("2606:4700::1111", True),
        ("192.168.1.1", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("fe80::1%eth0", False),
        ("fc00::1", False),
        ("::ffff:10.0.0.1", False),
        ("64:ff9b::a00:1", False),
        ("64:ff9b::808:808", True),
        ("2002:a00:1::", False),
    ],
)
def test_which_addresses_are_public(address: str, expected: bool) -> None:
    assert is_public(address) is expected


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


def test_web_push_is_encrypted_and_signed(anna: Person, bruno: Person, receiver: Receiver) -> None:
    browser = Browser(receiver)
    key = bruno.get("/api/me/contacts")["push_key"]
    body = {"kind": "push", "subscription": browser.subscription(), "events": ["turn"], "language": "fr"}
    bruno.post("/api/me/contacts", 201, **body)
    receiver.status = 201
    id = join(anna, bruno)
    eventually(lambda: receiver.requests)
    request = receiver.requests[0]
    assert request.headers["content-encoding"] == "aes128gcm"
    said = browser.read(request)
    assert said["body"] == "C’est à vous de jouer."
    assert said["url"].endswith(f"/table/{id}")
    claims = claims_of(request, key)
    assert claims["aud"] == receiver.address
    assert urlsplit(claims["sub"]).scheme in ("http", "https", "mailto")


def test_a_browser_that_has_unsubscribed_is_not_called_again(anna: Person, receiver: Receiver) -> None:
    browser = Browser(receiver)
    body = {"kind": "push", "subscription": browser.subscription(), "events": ["turn"]}
    contact = anna.post("/api/me/contacts", 201, **body)["contacts"][-1]
    receiver.status = 410
    anna.make("me", "greedy")
    eventually(lambda: not anna.get("/api/me/contacts")["contacts"][-1]["working"])
    anna.make("me", "greedy")
    assert len(receiver.requests) == 1
    receiver.status = 201
    assert anna.post(f"/api/me/contacts/{contact['id']}/test")["delivered"]
    eventually(lambda: len(receiver.requests) >= 3)


def test_bad_subscriptions_are_refused(anna: Person, receiver: Receiver) -> None:
    good = Browser(receiver).subscription()
    bad: tuple[dict[str, str], ...] = (
        {},
        {"p256dh": "AAAA", "auth": "AAAA"},
        {**good["keys"], "auth": "AAAA"},
        {**good["keys"], "p256dh": "é"},
    )
    for keys in bad:
        wrong = {"endpoint": good["endpoint"], "keys": keys}
        assert anna.refused(400, "/api/me/contacts", kind="push", subscription=wrong, events=ALL)


def test_letters_need_a_confirmed_address(tmp_path: Path) -> None:
    with post_office() as (box, port):
        mail = Mail("127.0.0.1", "games@example.org", port, tls=False)
        with serving(settings(tmp_path, mail=mail, **QUICK)) as base:
            anna, bruno = Person(base, "Anna"), Person(base, "Bruno")
            bruno.post("/api/me/contacts", 201, kind="mail", address="bruno@example.org", events=["turn"])
            secret = secret_in(box, "confirm")
            id = join(anna, bruno)
            anna.pick(id, 0)
            assert len(box.letters) == 1
            assert bruno.refused(404, "/api/contacts/confirm", secret="x" * 32) == "server-no-such-contact"
            Person(base).post("/api/contacts/confirm", secret=secret)
            eventually(lambda: len(box.letters) == 2)
            letter = box.letters[1]
            assert letter["To"] == "bruno@example.org"
            assert f"{base}/table/{id}" in letter.get_payload(decode=True).decode()  # type: ignore[union-attr]
            Person(base).post("/api/contacts/stop", secret=secret_in(box, "stop"))
            assert bruno.get("/api/me/contacts")["contacts"] == []


def secret_in(box: Postbox, link: str) -> str:
    text = box.letters[-1].get_payload(decode=True).decode() + str(box.letters[-1]["List-Unsubscribe"])  # type: ignore[union-attr]
    return text.partition(f"/letters/{link}#")[2].split()[0].rstrip(">")


def test_a_failed_delivery_is_tried_again_later_and_later(tmp_path: Path, receiver: Receiver) -> None:
    clock = FakeClock()
    receiver.status = 503
    with serving(settings(tmp_path, **QUICK), clock) as base:
        anna = Person(base, "Anna")
        add_hook(anna, receiver, events=["turn"])
        clock.time += 10
        anna.make("me", "greedy")
        clock.time += 10
        eventually(lambda: len(receiver.requests) == 1)
        clock.time += 20
        clock.time += 20
        eventually(lambda: len(receiver.requests) == 2)
        clock.time += 100
        receiver.status = 200
        eventually(lambda: len(receiver.requests) == 3)
        assert len({request.json()["id"] for request in receiver.requests}) == 1


def test_a_killed_server_tells_it_after_its_restart(tmp_path: Path, receiver: Receiver) -> None:
    """Nothing is told by the first server: it looks too seldom."""
    with serving(settings(tmp_path, **{**QUICK, "notice_every": 1000.0})) as base:
        anna, bruno = Person(base, "Anna"), Person(base, "Bruno")
        add_hook(bruno, receiver)
        join(anna, bruno)
    assert receiver.requests == []
    with serving(settings(tmp_path, **QUICK)):
        eventually(lambda: told(receiver, "turn"))


def test_a_clock_that_runs_out_is_announced(tmp_path: Path, receiver: Receiver) -> None:
    clock = FakeClock()
    with serving(settings(tmp_path, **QUICK), clock) as base:
        anna, bruno = Person(base, "Anna"), Person(base, "Bruno")
        add_hook(bruno, receiver)
        join(anna, bruno, clock={"kind": "days", "days": 4})
        clock.time += 86_400
        eventually(lambda: told(receiver, "turn"))
        assert told(receiver, "clock") == []
        clock.time += 2.5 * 86_400
        eventually(lambda: told(receiver, "clock"))


def test_contacts_are_limited_changed_and_removed(anna: Person, bruno: Person, receiver: Receiver) -> None:
    hook = add_hook(anna, receiver)
    changed = anna.post(f"/api/me/contacts/{hook['id']}", events=["over"], label="  my  phone ")["contacts"][-1]
    assert (changed["events"], changed["label"]) == (["over"], "my phone")
    assert bruno.refused(404, f"/api/me/contacts/{hook['id']}/remove") == "server-no-such-contact"
    assert bruno.refused(404, f"/api/me/contacts/{hook['id']}/test") == "server-no-such-contact"
    assert add_hook(anna, receiver)["id"] != hook["id"]
    assert len(anna.get("/api/me/contacts")["contacts"]) == 1  # the same address again
    for number in range(19):
        add_hook(anna, receiver, f"/{number}")
    assert anna.refused(409, "/api/me/contacts", kind="webhook", url=receiver.address + "/x", events=ALL)
    assert anna.refused(409, "/api/me/contacts", kind="mail", address="a@example.org", events=ALL) == "server-no-mail"
