"""How people set up notifications: contacts on the settings page and at a table."""

import json
import re
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from browser_support import Server, Visitor, violations
from playwright.sync_api import Locator, expect
from push_support import PUSH_SERVICE, PushBrowser

from serenissima.server.notifications.mail import Mail

sys.path.append(str(Path(__file__).parents[1] / "server"))
from notification_support import Mailbox, Sink, http_sink, smtp_server, text_of

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def sink() -> Iterator[Sink]:
    with http_sink() as made:
        yield made


@pytest.fixture(scope="module")
def mailbox() -> Iterator[tuple[Mailbox, Mail]]:
    with smtp_server() as made:
        yield made


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, sink: Sink, mailbox: tuple[Mailbox, Mail]) -> Iterator[Server]:
    """A server that may call the sink, and that sends e-mail."""
    running = Server(
        tmp_path_factory.mktemp("notifications"),
        private_hosts=[f"127.0.0.1:{sink.port}"],
        site="http://tables.example",
        mail=msgspec.to_builtins(mailbox[1]),
        notice_every=0.05,
    )
    yield running
    running.kill()


def open_settings(anna: Visitor) -> Locator:
    anna.page.goto("/settings")
    anna.page.get_by_role("button", name="Set up notifications").click()
    section = anna.page.locator("#notifications")
    expect(section.get_by_text("Nothing is set up yet.")).to_be_visible()
    return section


def add_webhook(section: Locator, url: str, label: str, format: str = "json") -> None:
    section.get_by_role("button", name="Add a webhook").click()
    section.get_by_label("Address", exact=True).fill(url)
    section.get_by_label("Format").select_option(format)
    section.get_by_label("Name, for yourself").fill(label)
    section.get_by_role("button", name="Add the webhook").click()


def contact(section: Locator, label: str) -> Locator:
    return section.get_by_role("listitem").filter(has=section.page.get_by_role("heading", name=label))


def test_a_webhook_is_added_tested_changed_and_removed(visit: Visit, sink: Sink) -> None:
    anna = visit()
    section = open_settings(anna)
    receiver = sink.receiver()
    add_webhook(section, f"{receiver.address}/hook", "My program")

    secret = section.get_by_label("Signing secret").input_value()
    assert re.fullmatch("[0-9a-f]{48}", secret)
    section.get_by_role("button", name="I have copied it").click()
    card = contact(section, "My program")
    expect(card.get_by_text("Working", exact=True)).to_be_visible()
    expect(card).to_contain_text(f"JSON · http://127.0.0.1:{sink.port}/…")
    expect(section).not_to_contain_text(secret)

    card.get_by_role("button", name="Send a test").click()
    expect(card.get_by_text("The test has arrived.")).to_be_visible()
    assert [request.json()["event"] for request in receiver.requests] == ["test"]
    receiver.status = 500
    card.get_by_role("button", name="Send a test").click()
    expect(card.get_by_role("status")).to_have_text(
        "The test was not delivered. The receiver answered with status 500."
    )

    card.get_by_text("You are told about 6 of 6 kinds of events").click()
    card.get_by_label("The game is over").uncheck()
    expect(card.get_by_text("You are told about 5 of 6 kinds of events")).to_be_visible()
    card.get_by_role("radio", name="once a day").click()
    expect(card.get_by_role("radio", name="once a day")).to_be_checked()
    anna.page.reload()
    (stored,) = contacts_of(anna)
    assert (sorted(stored["events"]), stored["digest"]) == (["clock", "full", "mention", "turn", "undo"], "daily")

    card.get_by_role("button", name="Remove").click()
    anna.page.locator("dialog[open]").get_by_role("button", name="Cancel").click()
    assert len(contacts_of(anna)) == 1
    card.get_by_role("button", name="Remove").click()
    anna.page.locator("dialog[open]").get_by_role("button", name="Remove").click()
    expect(section.get_by_text("Nothing is set up yet.")).to_be_visible()
    assert contacts_of(anna) == []


def contacts_of(anna: Visitor) -> list[dict[str, object]]:
    cookies = {each["name"]: each["value"] for each in anna.context.cookies()}
    base = anna.page.url.partition("/settings")[0].partition("/table/")[0]
    found: list[dict[str, object]] = httpx.get(f"{base}/api/me/contacts", cookies=cookies).json()["contacts"]
    return found


def test_the_address_of_a_chat_service_chooses_its_format(visit: Visit) -> None:
    anna = visit()
    section = open_settings(anna)
    section.get_by_role("button", name="Add a webhook").click()
    section.get_by_label("Address", exact=True).fill("https://discord.com/api/webhooks/1/secret")
    expect(section.get_by_label("Format")).to_have_value("discord")
    section.get_by_role("button", name="Add the webhook").click()
    expect(section.get_by_role("listitem")).to_contain_text("Discord · https://discord.com/…")
    expect(section.get_by_label("Signing secret")).to_have_count(0)


def test_refusals_are_explained_in_the_language_of_the_page(visit: Visit) -> None:
    anna = visit(locale="fr-FR")
    anna.page.goto("/settings")
    anna.page.get_by_role("button", name="Régler les notifications").click()
    section = anna.page.locator("#notifications")
    section.get_by_role("button", name="Ajouter un webhook").click()
    section.get_by_label("Adresse", exact=True).fill("https://10.0.0.1/hook")
    section.get_by_role("button", name="Ajouter le webhook").click()
    expect(section.get_by_role("alert")).to_contain_text("réseau privé")
    expect(section.get_by_label("Adresse", exact=True)).to_have_value("https://10.0.0.1/hook")


def test_an_email_address_is_confirmed_by_its_owner(visit: Visit, mailbox: tuple[Mailbox, Mail]) -> None:
    anna = visit()
    section = open_settings(anna)
    section.get_by_role("button", name="Add an e-mail address").click()
    section.get_by_label("E-mail address").fill("anna@post.example")
    section.get_by_role("button", name="Send the link").click()
    expect(section.get_by_text("We sent a link to anna@post.example.")).to_be_visible()
    card = contact(section, "anna@post.example")
    expect(card.get_by_text("Not confirmed yet")).to_be_visible()
    expect(card.get_by_role("button", name="Send a test")).to_have_count(0)

    until = time.monotonic() + 10
    while not mailbox[0].to("anna@post.example"):
        assert time.monotonic() < until, "no e-mail arrives"
        anna.page.wait_for_timeout(50)
    (mail,) = mailbox[0].to("anna@post.example")
    link = re.search(r"/email/confirm/\w+", text_of(mail))
    assert link is not None
    anna.page.goto(link[0])
    anna.page.get_by_role("button").click()
    anna.page.goto("/settings")
    expect(card.get_by_text("Working", exact=True)).to_be_visible()
    card.get_by_role("button", name="Send a test").click()
    expect(card.get_by_text("The mail server has accepted the test.")).to_be_visible()
    assert len(mailbox[0].to("anna@post.example")) == 2


def test_quiet_hours(visit: Visit) -> None:
    anna = visit(timezone_id="Europe/Paris")
    section = open_settings(anna)
    section.get_by_label("From").fill("23:00")
    section.get_by_label("To", exact=True).fill("23:00")
    section.get_by_role("button", name="Save", exact=True).click()
    expect(section.get_by_role("alert")).to_have_text("Quiet hours must not begin and end at the same time.")
    section.get_by_label("To", exact=True).fill("07:00")
    section.get_by_role("button", name="Save", exact=True).click()
    expect(section.get_by_text("Every day from 23:00 to 07:00 (Europe/Paris).")).to_be_visible()
    anna.page.reload()
    expect(section.get_by_label("From")).to_have_value("23:00")
    section.get_by_role("button", name="No quiet hours").click()
    expect(section.get_by_text("You have no quiet hours.")).to_be_visible()


def test_the_host_adds_a_webhook_for_the_whole_table(visit: Visit, sink: Sink) -> None:
    anna = visit()
    anna.play_bots("lagoon", ["easy", "easy"])
    anna.menu()
    dialog = anna.page.locator("dialog[open]")
    dialog.get_by_text("Webhook for this table").click()
    receiver = sink.receiver()
    add_webhook(dialog, f"{receiver.address}/hook", "Our channel", "slack")
    card = contact(dialog, "Our channel")
    card.get_by_role("button", name="Send a test").click()
    expect(card.get_by_text("The test has arrived.")).to_be_visible()
    assert len(receiver.requests) == 1
    (stored,) = contacts_of(anna)
    assert stored["table"] == anna.page.url.rpartition("/")[2]

    anna.page.goto("/settings")
    expect(anna.page.locator("#notifications")).to_contain_text("For the whole table: Lagoon, Anna")


def test_the_section_is_accessible(visit: Visit, sink: Sink) -> None:
    anna = visit()
    section = open_settings(anna)
    receiver = sink.receiver()
    add_webhook(section, f"{receiver.address}/hook", "My program")
    assert violations(anna.page) == []
    section.get_by_role("button", name="I have copied it").click()
    contact(section, "My program").locator("summary").click()
    section.get_by_role("button", name="Add a webhook").click()
    assert violations(anna.page) == []


# There is no push service here: the browser's part of it is made up, the server's is real.
RENEWED = """async (subscription) => {
  PushManager.prototype.subscribe = async () => ({ toJSON: () => subscription })
  const done = []
  self.dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), { waitUntil: (work) => done.push(work) }))
  await Promise.all(done)
}"""


def test_this_browser_is_added_renewed_and_forgotten(visit: Visit, sink: Sink) -> None:
    anna = visit(has_worker=True)
    first, second = PushBrowser(sink.receiver()), PushBrowser(sink.receiver())
    anna.context.add_init_script(f"({PUSH_SERVICE})({json.dumps(first.subscription())})")
    section = open_settings(anna)
    section.get_by_role("button", name="Add this browser").click()
    card = section.get_by_role("listitem")
    expect(card).to_contain_text("This browser")
    expect(section.get_by_role("button", name="Add this browser")).to_have_count(0)
    card.get_by_role("button", name="Send a test").click()
    expect(card.get_by_text("The push service has accepted the test.")).to_be_visible()
    (message,) = first.received()
    assert (message["title"], message["url"]) == ("Serenissima", "/")
    card.locator("summary").click()
    card.get_by_label("The game is over").uncheck()
    expect(card.get_by_text("You are told about 5 of 6 kinds of events")).to_be_visible()
    (before,) = contacts_of(anna)

    # The browser has replaced its subscription.
    (worker,) = anna.context.service_workers
    worker.evaluate(RENEWED, second.subscription())
    (after,) = contacts_of(anna)
    assert after == {**before, "id": after["id"]}
    assert after["id"] != before["id"]
    anna.page.reload()
    expect(card).to_contain_text("This browser")
    card.get_by_role("button", name="Send a test").click()
    expect(card.get_by_text("The push service has accepted the test.")).to_be_visible()
    assert len(second.received()) == 1

    anna.page.get_by_role("button", name="Make a recovery code").click()
    code = anna.page.locator("code").inner_text()
    anna.page.get_by_role("button", name="Log out", exact=True).click()
    anna.page.locator("dialog[open]").get_by_role("button", name="Log out").click()
    expect(anna.page.get_by_text("You are logged out.")).to_be_visible()
    anna.page.get_by_label("I have a recovery code").fill(code)
    anna.page.get_by_role("button", name="Use it").click()
    expect(section.get_by_text("Nothing is set up yet.")).to_be_visible()


def test_why_this_browser_cannot_be_added_is_said(visit: Visit) -> None:
    anna = visit()
    section = open_settings(anna)
    expect(section.get_by_role("button", name="Add this browser")).to_be_disabled()
    expect(section.get_by_text("This browser does not support push notifications.")).to_be_visible()
