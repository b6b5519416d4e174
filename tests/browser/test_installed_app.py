"""The service worker: push messages, no connection, new versions; and what makes the client an app."""

import json
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from browser_support import Server, Visitor, near_the_end, visitor
from playwright.sync_api import Browser, CDPSession, Page, Route, expect

Visit = Callable[..., Visitor]
CONTROLLED = "() => navigator.serviceWorker.controller?.state === 'activated'"
# A browser without a desktop shows no notifications and crashes if an icon is to have a number.
WITHOUT_DESKTOP = """
  self.shown = {}
  registration.showNotification = async (title, { body, tag, data }) => void (shown[tag] = { title, body, tag, data })
  WorkerNavigator.prototype.setAppBadge = async (count) => void (self.badge = count)
"""


@pytest.fixture
def app(visit: Visit) -> Visitor:
    """Somebody whose browser has the service worker of the client."""
    anna = visit(has_worker=True)
    anna.page.goto("/")
    anna.page.wait_for_function(CONTROLLED)
    return anna


@pytest.fixture
def finished(app: Visitor, server: Server) -> str:
    """A game that is over."""
    app.play_bots("lagoon", ["easy", "easy"])
    table = app.page.url.rpartition("/")[2]
    server.leap(table, near_the_end(1))
    app.page.reload()
    app.play_to_the_end(60)
    return table


class Worker:
    """The service worker of a page, as the browser's developer tools know it."""

    def __init__(self, anna: Visitor) -> None:
        (self.inside,) = anna.context.service_workers
        self.page = anna.page
        self.inside.evaluate(f"() => {{ {WITHOUT_DESKTOP} }}")
        self.session: CDPSession = anna.context.new_cdp_session(anna.page)
        self.origin = re.sub(r"(?<=\d)/.*", "", anna.page.url)
        self.found: list[dict[str, Any]] = []
        self.session.on(
            "ServiceWorker.workerRegistrationUpdated", lambda told: self.found.extend(told["registrations"])
        )
        self.session.send("ServiceWorker.enable")
        while not self.found:
            anna.page.wait_for_timeout(20)

    def push(self, message: str) -> None:
        registration = self.found[-1]["registrationId"]
        told = {"origin": self.origin, "registrationId": registration, "data": message}
        self.session.send("ServiceWorker.deliverPushMessage", told)

    def wait_for(self, script: str, is_it: Callable[[Any], bool]) -> Any:
        """What a script in the service worker returns, as soon as it is this."""
        return wait_for(self.page, lambda: self.inside.evaluate(script), is_it)

    def shown(self, count: int) -> list[dict[str, Any]]:
        """The notifications of the system, one for each tag, as soon as there are so many."""
        found: list[dict[str, Any]] = self.wait_for("Object.values(self.shown)", lambda found: len(found) == count)
        return found


def wait_for(page: Page, read: Callable[[], Any], is_it: Callable[[Any], bool]) -> Any:
    until = time.monotonic() + 10
    while not is_it(found := read()):
        assert time.monotonic() < until, f"only {found}"
        page.wait_for_timeout(20)
    return found


def test_a_push_message_is_shown(app: Visitor) -> None:
    app.context.grant_permissions(["notifications"])
    worker = Worker(app)
    message = {
        "id": "n1",
        "title": "Lagoon · Anna, Bruno",
        "body": "It is your turn.",
        "url": "/table/abc",
        "tag": "turn-abc",
    }
    worker.push(json.dumps(message))
    (first,) = worker.shown(1)
    assert first == {
        "title": "Lagoon · Anna, Bruno",
        "body": "It is your turn.",
        "tag": "turn-abc",
        "data": {"url": "/table/abc"},
    }
    worker.push(json.dumps({**message, "body": "Your time is running out.", "url": "https://evil.example/"}))
    (replaced,) = worker.wait_for(
        "Object.values(self.shown)", lambda found: found[0]["body"] == "Your time is running out."
    )
    assert replaced["data"] == {"url": "/"}, "one for each tag, and no way to another site"
    worker.push("no JSON")
    assert "Serenissima" in [each["title"] for each in worker.shown(2)]
    worker.wait_for("self.badge", lambda badge: badge == 0)


CLICK = """async (url) => {
  const opened = []
  clients.openWindow = async (path) => void opened.push(path)
  WindowClient.prototype.focus = async function () { opened.push('focused') }
  const click = new Event('notificationclick')
  const done = []
  Object.assign(click, { notification: { close() {}, data: { url } }, waitUntil: (work) => done.push(work) })
  self.dispatchEvent(click)
  await Promise.all(done)
  return opened
}"""


def test_a_click_leads_to_the_tab_of_that_table_or_opens_it(app: Visitor) -> None:
    app.play_bots("lagoon", ["easy", "easy"])
    path = app.page.url.removeprefix(app.page.evaluate("location.origin"))
    worker = Worker(app)
    assert worker.inside.evaluate(CLICK, path) == ["focused"], "the page got there without loading a new document"
    assert worker.inside.evaluate(CLICK, "/table/other") == ["/table/other"]


def test_the_badge_counts_the_games_that_wait_for_you(app: Visitor) -> None:
    app.context.grant_permissions(["notifications"])
    app.play_bots("lagoon", ["easy", "easy"])
    expect(app.page.locator(".ask[data-asked]")).to_be_visible()
    worker = Worker(app)
    worker.push(json.dumps({"title": "Lagoon", "url": "/", "tag": "turn"}))
    worker.wait_for("self.badge", lambda badge: badge == 1)


def kept_addresses(page: Page, table: str) -> list[str]:
    """What is kept of a replay, once positions that nobody has looked at have been fetched in the background."""
    script = f"caches.open('serenissima-replay-{table}').then((c) => c.keys()).then((k) => k.map((e) => e.url))"
    found: list[str] = wait_for(
        page, lambda: page.evaluate(script), lambda found: any("at=5&" in each for each in found)
    )
    return found


def test_without_a_connection_replays_work_and_the_rest_says_so(app: Visitor, finished: str) -> None:
    page = app.page
    page.goto(f"/table/{finished}/replay")
    output = page.locator("output")
    expect(output).to_have_text(re.compile(r"^(\d+) of \1$"))
    last = int(output.inner_text().split()[-1])
    page.get_by_role("button", name="To the beginning").click()
    expect(output).to_have_text(f"0 of {last}")
    page.get_by_role("button", name="One step on").click()
    expect(output).to_have_text(f"1 of {last}")

    kept_addresses(page, finished)

    app.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    page.get_by_role("button", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.get_by_role("link", name="Lagoon").click()
    expect(output).to_have_text(f"{last} sur {last}")
    page.goto("/")
    page.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_role("link", name="Lagoon").click()
    expect(output).to_have_text(f"{last} of {last}")
    page.get_by_role("button", name="To the beginning").click()
    expect(output).to_have_text(f"0 of {last}")
    page.get_by_role("button", name="One step on").click()
    expect(output).to_have_text(f"1 of {last}")
    late = f"/api/tables/{finished}/position?at={last - 1}&seat=0"
    page.evaluate(f"caches.open('serenissima-replay-{finished}').then((found) => found.delete('{late}'))")
    page.get_by_role("slider").fill(str(last - 1))
    expect(page.get_by_text("This move is not stored on this device.")).to_be_visible()
    expect(output).to_have_text(f"1 of {last}")

    for never_visited in ("/my-games", "/settings", "/club"):
        page.goto(never_visited)
        expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    page.get_by_role("link", name="Help", exact=True).click()
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    page.goto(f"/table/{finished}")
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    app.context.set_offline(False)  # the page notices it
    expect(page.locator("dialog[open] .ranks")).to_be_visible()
    app.errors.clear()


def test_a_running_game_is_never_kept(app: Visitor) -> None:
    app.play_bots("lagoon", ["easy", "easy"])
    table = app.page.url.rpartition("/")[2]
    app.page.goto(f"/table/{table}/replay")
    expect(app.page.locator("output")).to_be_visible()
    assert "serenissima-replay" not in "".join(app.page.evaluate("caches.keys()"))


def test_replays_hold_no_invitation_and_are_forgotten_on_logout(app: Visitor, finished: str) -> None:
    page = app.page
    invite = page.evaluate("(id) => fetch(`/api/tables/${id}`).then((a) => a.json()).then((t) => t.invite)", finished)
    page.goto(f"/table/{finished}/replay?invite={invite}")
    expect(page.locator("output")).to_be_visible()
    assert not [each for each in kept_addresses(page, finished) if invite in each]
    assert invite in page.evaluate("Object.values(sessionStorage)")
    page.goto("/settings")
    page.get_by_role("button", name="Log out", exact=True).click()
    page.locator("dialog[open]").get_by_role("button", name="Log out").click()
    expect(page.get_by_text("You are logged out.")).to_be_visible()
    assert "serenissima-replay" not in "".join(page.evaluate("caches.keys()"))
    assert invite not in page.evaluate("Object.values(sessionStorage)")


def test_the_client_is_an_app(server: Server) -> None:
    manifest = httpx.get(f"{server.address}/manifest.webmanifest").json()
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        found = httpx.get(server.address + icon["src"])
        assert found.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            width, height = (int.from_bytes(found.content[at : at + 4], "big") for at in (16, 20))
            assert icon["sizes"] == f"{width}x{height}"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert "maskable" in [icon.get("purpose") for icon in manifest["icons"]]
    (handler,) = manifest["file_handlers"]
    assert httpx.get(server.address + handler["action"]).status_code == 200


def test_a_record_file_is_checked(visit: Visit, app: Visitor, finished: str, tmp_path: Path) -> None:
    record = app.page.evaluate(
        "(id) => fetch(`/api/tables/${id}/record?seat=-1`).then((answer) => answer.text())", finished
    )

    def choose(name: str, text: str) -> None:
        file = tmp_path / name
        file.write_text(text, encoding="utf-8")
        bruno.page.get_by_label("Open a record file").set_input_files(file)

    bruno = visit()
    bruno.page.goto("/verify")
    choose("other.json", "nothing")
    expect(bruno.page.get_by_role("alert")).to_contain_text("This file is not a record of a game.")
    choose("lagoon.json", record)
    expect(bruno.page.get_by_text("They match: this is the secret the server committed to.")).to_be_visible()
    expect(bruno.page.get_by_text("They match: the shuffle was seeded as agreed.")).to_be_visible()
    choose("forged.json", record.replace('"server_seed":"', '"server_seed":"0'))
    expect(bruno.page.get_by_text("They differ: this is not the secret the server committed to.")).to_be_visible()


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that is given a newer version of the client."""
    running = Server(tmp_path_factory.mktemp("newer"))
    yield running
    running.kill()


def test_a_new_version_is_offered_and_never_forced(browser: Browser, own_server: Server) -> None:
    anna = visitor(browser, own_server, has_worker=True)
    offered = anna.page.get_by_text("A new version is ready.")
    anna.page.goto("/")
    anna.page.wait_for_function(CONTROLLED)
    expect(offered).to_have_count(0)
    httpx.put(f"{own_server.address}/newer").raise_for_status()
    anna.page.evaluate("navigator.serviceWorker.getRegistration().then((found) => void found.update())")
    expect(offered).to_be_visible()
    anna.page.evaluate("window.isSame = true")
    anna.page.get_by_role("button", name="Later").click()
    expect(offered).to_have_count(0)
    assert anna.page.evaluate("window.isSame")

    anna.page.reload()
    expect(offered).to_be_visible()
    with anna.page.expect_navigation():
        anna.page.get_by_role("button", name="Reload").click()
    anna.page.wait_for_function(CONTROLLED)
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    expect(offered).to_have_count(0)
    assert [name for name in anna.page.evaluate("caches.keys()") if "client-next-" in name]
    anna.context.close()
    assert anna.errors == []


STALE = "This page is older than the server. Reload it to go on."
OLD_SOCKET = """(() => {
  const Current = WebSocket
  window.WebSocket = class extends Current {
    constructor(url) { super(url.replace(/version=[0-9]+/, 'version=0')) }
  }
})()"""


def test_a_page_of_another_version_asks_to_be_reloaded(visit: Visit) -> None:
    anna = visit()

    def make_old(route: Route) -> None:
        route.continue_(headers={**route.request.headers, "x-serenissima-protocol": "0"})

    anna.page.route("**/api/**", make_old)
    anna.page.goto("/")
    expect(anna.page.get_by_role("alert").filter(has_text=STALE)).to_be_visible()
    anna.page.unroute("**/api/**", make_old)
    anna.page.get_by_role("button", name="Reload").click()
    expect(anna.page.get_by_role("button", name="Start against bots")).to_be_enabled()
    expect(anna.page.get_by_text(STALE)).to_have_count(0)


def test_a_page_whose_files_are_gone_asks_to_be_reloaded(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/")
    anna.page.route("**/assets/Help-*", lambda route: route.fulfill(status=404))
    anna.page.get_by_role("link", name="Help", exact=True).click()
    expect(anna.page.get_by_role("alert").filter(has_text=STALE)).to_be_visible()
    expect(anna.page.get_by_role("heading", name="This page could not be loaded")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Try again")).to_be_visible()
    assert all("Help-" in error for error in anna.errors)
    anna.errors.clear()


def test_a_table_of_another_version_asks_to_be_reloaded(visit: Visit) -> None:
    anna = visit()
    anna.play_bots("lagoon", ["easy", "easy"])
    expect(anna.page.get_by_text(STALE)).to_have_count(0)
    old = anna.context.new_page()
    old.add_init_script(OLD_SOCKET)
    old.goto(anna.page.url)
    expect(old.get_by_role("alert").filter(has_text=STALE)).to_be_visible()
    expect(old.locator(".ask")).to_have_count(0)
