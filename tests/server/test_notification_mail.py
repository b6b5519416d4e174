"""Notifications by e-mail: to confirmed addresses only, limited, and easy to stop."""

import re
from email.header import decode_header, make_header
from pathlib import Path

import httpx
import pytest
from notification_support import SITE, Scene, text_of
from server_support import TLS, Person, settings

from serenissima.core.errors import BadTable
from serenissima.server.app import make_app
from serenissima.server.notifications import senders
from serenissima.server.notifications.mail import Mail
from serenissima.server.settings import read_settings

browse = httpx.Client(verify=TLS)
"""Somebody who opens links in e-mails, and is not known to the server."""


@pytest.fixture(scope="module")
def base(here: Scene) -> str:
    return here.base


@pytest.fixture(autouse=True)
def refuse_nobody(here: Scene) -> None:
    here.box.refusal = ""


def add(person: Person, address: str, language: str = "en") -> None:
    body = {"kind": "mail", "address": address, "events": ["turn"], "language": language}
    person.post("/api/me/contacts", 201, **body)


def link(here: Scene, address: str, action: str) -> str:
    """The page behind a link in the last e-mail to an address."""
    found = re.search(rf"{SITE}(/email/{action}/\S+)", text_of(here.box.to(address)[-1]))
    assert found
    return here.base + found[1]


def confirmed(here: Scene, person: Person, address: str) -> None:
    add(person, address)
    here.wait_for_rounds()
    assert browse.post(link(here, address, "confirm")).status_code == 200


def test_an_address_must_be_confirmed_by_pressing_a_button(here: Scene, anna: Person, bruno: Person) -> None:
    address = "bruno@mail.example"
    add(bruno, address)
    here.wait_for_rounds()
    id = here.game(anna, bruno)
    here.pass_time()
    (first,) = here.box.to(address)
    assert first["Subject"] == "Serenissima: confirm your e-mail address"
    assert "Bruno" not in text_of(first), "anybody can enter any address: it carries no text of theirs"
    contact = bruno.get("/api/me/contacts")["contacts"][0]
    assert (contact["confirmed"], contact["working"], contact["secret"]) == (False, False, None)
    assert bruno.refused(409, f"/api/me/contacts/{contact['id']}/test") == "server-mail-unconfirmed"

    confirm = link(here, address, "confirm")
    page = browse.get(confirm)  # as programs that scan e-mail do
    assert page.status_code == 200
    assert 'lang="en"' in page.text
    assert '<form method="post"><button' in page.text
    assert "<script" not in page.text
    assert "form-action 'self'" in page.headers["content-security-policy"]
    assert page.headers["cache-control"] == "no-store"
    assert not bruno.get("/api/me/contacts")["contacts"][0]["confirmed"]
    assert "confirmed" in browse.post(confirm).text
    assert bruno.get("/api/me/contacts")["contacts"][0]["confirmed"]

    here.wait_for_rounds()
    second = here.box.to(address)[1]
    assert str(make_header(decode_header(second["Subject"]))) == "regatta · Anna, Bruno: It is your turn."
    assert f"{SITE}/table/{id}" in text_of(second)

    add(bruno, address)  # again: nobody is asked to confirm what is confirmed
    here.wait_for_rounds()
    assert len(here.box.to(address)) == 2
    assert bruno.get("/api/me/contacts")["contacts"][0]["confirmed"]

    # One click in the mail program stops them (RFC 8058), as does the button on the page.
    assert second["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stop = link(here, address, "stop")
    assert second["List-Unsubscribe"].strip() == f"<{SITE}{stop.removeprefix(here.base)}>"
    assert browse.get(stop).status_code == 200
    assert bruno.get("/api/me/contacts")["contacts"]
    assert browse.post(stop, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert bruno.get("/api/me/contacts")["contacts"] == []
    assert browse.get(stop).status_code == 404


def test_pages_speak_both_languages(here: Scene, bruno: Person) -> None:
    add(bruno, "bruno@courriel.example", "fr")
    here.wait_for_rounds()
    assert here.box.to("bruno@courriel.example")[0]["Subject"] is not None
    for action, button in (("confirm", "Confirmer cette"), ("stop", "Arrêter les e-mails")):
        assert button in browse.get(link(here, "bruno@courriel.example", action)).text
    unknown = browse.get(f"{here.base}/email/stop/none", headers={"Accept-Language": "de, fr;q=0.8"})
    assert (unknown.status_code, "Ce lien n’est plus valable." in unknown.text) == (404, True)
    assert "no longer valid" in browse.post(f"{here.base}/email/other/{'x' * 300}").text


def test_requests_to_confirm_are_limited(here: Scene) -> None:
    """Three a day to one address, no matter who asks, and three a day by one person."""
    for name in ("Anna", "Bruno", "Carla"):
        add(here.person(name), "victim@mail.example")
    carla = here.person("Carla")
    body = {"kind": "mail", "address": "Victim@mail.example", "events": ["turn"]}
    assert carla.refused(429, "/api/me/contacts", **body) == "server-too-many-mails"
    for number in range(3):
        add(carla, f"victim{number}@mail.example")
    assert carla.refused(429, "/api/me/contacts", **{**body, "address": "x@mail.example"}) == "server-too-many-mails"
    here.pass_time(86_401)
    assert len(here.box.to("victim@mail.example")) == 3

    # People who do not want to be asked are left alone for a month.
    assert browse.post(link(here, "victim@mail.example", "stop")).status_code == 200
    for _ in range(2):
        assert here.person("Dario").refused(429, "/api/me/contacts", **body) == "server-too-many-mails"
        here.pass_time(14 * 86_400)
    here.pass_time(3 * 86_400)
    add(here.person("Elena"), "victim@mail.example")


def test_notifications_beyond_the_limit_wait_and_come_together(here: Scene, anna: Person, bruno: Person) -> None:
    address = "busy@mail.example"
    confirmed(here, bruno, address)
    contact = bruno.get("/api/me/contacts")["contacts"][0]["id"]
    for _ in range(5):
        assert bruno.post(f"/api/me/contacts/{contact}/test")["delivered"]
    assert bruno.refused(429, f"/api/me/contacts/{contact}/test") == "server-too-many-mails"
    games = [here.game(anna, bruno) for _ in range(2)]
    here.pass_time()
    assert len(here.box.to(address)) == 6
    here.pass_time(86_400)
    assert len(here.box.to(address)) == 7
    last = here.box.to(address)[-1]
    assert last["Subject"] == "Serenissima: 2 notifications"
    assert all(f"{SITE}/table/{id}" in text_of(last) for id in games)


def test_a_temporary_refusal_is_tried_again_and_a_permanent_one_is_not(
    here: Scene, anna: Person, bruno: Person, caplog: pytest.LogCaptureFixture
) -> None:
    address = "full@mail.example"
    confirmed(here, bruno, address)
    caplog.set_level("DEBUG", "serenissima")
    here.box.refusal = "450 mailbox full"
    here.game(anna, bruno)
    here.pass_time()
    contact = bruno.get("/api/me/contacts")["contacts"][0]
    assert contact["working"], "450 is temporary"
    here.box.refusal = ""
    here.pass_time(30)
    assert len(here.box.to(address)) == 2

    here.box.refusal = "550 no such mailbox"
    answer = bruno.post(f"/api/me/contacts/{contact['id']}/test")
    assert answer == {"delivered": False, "problem": {"id": "server-delivery-smtp", "args": {"status": 550}}}
    here.game(anna, bruno)
    here.pass_time()
    assert not bruno.get("/api/me/contacts")["contacts"][0]["working"]
    assert "was not delivered" in caplog.text
    assert address not in caplog.text


def test_a_mail_server_that_fails_breaks_no_contact(
    here: Scene, anna: Person, bruno: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    address = "patient@mail.example"
    confirmed(here, bruno, address)
    (contact,) = bruno.get("/api/me/contacts")["contacts"]

    def submit(*_: object) -> None:
        raise ConnectionRefusedError(address)

    with monkeypatch.context() as patch:
        patch.setattr(senders, "submit", submit)
        here.game(anna, bruno)
        here.pass_time()
        for _ in range(9):
            here.pass_time(21_600)
        assert bruno.get("/api/me/contacts")["contacts"][0]["working"]
        answer = bruno.post(f"/api/me/contacts/{contact['id']}/test")
        assert answer == {"delivered": False, "problem": {"id": "server-delivery-no-smtp"}}
    assert "server-delivery-no-smtp" in caplog.text
    assert address not in caplog.text
    here.pass_time(21_600)
    assert len(here.box.to(address)) == 2


def test_bad_addresses_are_refused(bruno: Person) -> None:
    for address in ("", "bruno", "a@b", "a b@mail.example", "a@mail.example\nBcc: b@mail.example", "ü@mail.example"):
        assert bruno.refused(400, "/api/me/contacts", kind="mail", address=address, events=[]) == "server-bad-mail"


def test_mail_needs_the_address_of_the_site(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    mail = '[mail]\nhost = "smtp.example"\nsender = "games@tables.example"\n'
    for text, problem in (
        (mail, "server-mail-needs-site"),
        ('site = "tables.example"\n' + mail, "server-bad-site"),
        ('site = "https://tables.example/path"\n', "server-bad-site"),
        ('site = "https://tables.example"\n' + mail.replace("games@", ""), "server-bad-sender"),
        ('private_hosts = ["ntfy.lan"]\n', "server-bad-private-host"),
    ):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(BadTable) as refused:
            read_settings(str(file), "")
        assert refused.value.message.id == problem
    file.write_text('site = "https://tables.example"\nprivate_hosts = ["ntfy.lan:80"]\n' + mail, encoding="utf-8")
    assert read_settings(str(file), "").site == "https://tables.example"
    with pytest.raises(BadTable):
        make_app(settings(tmp_path, mail=Mail("smtp.example", "games@tables.example")))
