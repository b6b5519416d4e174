"""Three friends play over several days. Nobody opens the page unless a notification says so, and by its link only.

`make test` leaps over most of the game; with WHOLE=1, which `make soak` sets, they play all of it.
"""

import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from browser_support import PHONE, Server, Visitor, near_the_end
from playwright.sync_api import expect
from push_support import PUSH_SERVICE, PushBrowser

sys.path.append(str(Path(__file__).parents[1] / "server"))
from notification_support import ALL, Receiver, Sink, http_sink

Visit = Callable[..., Visitor]
NOWHERE = "about:blank"


@pytest.fixture(scope="module")
def sink() -> Iterator[Sink]:
    with http_sink() as made:
        yield made


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, sink: Sink) -> Iterator[Server]:
    """A server that notifies people as soon as they are away."""
    hosts = [f"127.0.0.1:{sink.port}"]
    folder = tmp_path_factory.mktemp("friends")
    running = Server(folder, private_hosts=hosts, site="http://tables.example", notice_delay=0.0, notice_every=0.05)
    yield running
    running.kill()


class Friend:
    """Somebody who looks at the page only when told to."""

    def __init__(self, visitor: Visitor, receiver: Receiver, links: Callable[[], list[str]]) -> None:
        self.visitor = visitor
        self.receiver = receiver
        self.links = links
        """The paths that the notifications so far lead to."""
        self.followed = 0

    def is_called(self) -> bool:
        return len(self.links()) > self.followed

    def follow(self) -> None:
        """Open the link of the newest notification."""
        links = self.links()
        self.followed = len(links)
        self.visitor.page.goto(links[-1])

    def leave(self) -> None:
        self.visitor.page.goto(NOWHERE)


def with_push(visitor: Visitor, receiver: Receiver) -> Friend:
    """Adds this browser on the settings page."""
    browser = PushBrowser(receiver)
    visitor.context.add_init_script(f"({PUSH_SERVICE})({json.dumps(browser.subscription())})")
    page = visitor.page
    page.goto("/settings")
    page.get_by_role("button", name="Add this browser").click()
    expect(page.locator("#notifications").get_by_role("listitem")).to_contain_text("This browser")
    return Friend(visitor, receiver, lambda: [each["url"] for each in browser.received()])


def with_webhook(visitor: Visitor, receiver: Receiver) -> Friend:
    ask(visitor, "/me/contacts", kind="webhook", url=f"{receiver.address}/hook", events=ALL)
    return Friend(visitor, receiver, lambda: [urlsplit(each.json()["url"]).path for each in list(receiver.requests)])


def ask(visitor: Visitor, path: str, **body: object) -> None:
    """A request of this visitor's own."""
    answer = visitor.page.request.post(f"/api{path}", data=body, headers={"X-Serenissima": "1"})
    assert answer.ok, answer.text()


def test_a_game_by_push_and_webhooks_only(visit: Visit, server: Server, sink: Sink) -> None:
    anna, bruno, carla = visit(has_worker=True), visit(viewport=PHONE, has_touch=True), visit()
    for visitor, name in ((anna, "Anna"), (bruno, "Bruno"), (carla, "Carla")):
        ask(visitor, "/me", name=name)
    friends = [with_push(anna, sink.receiver())] + [with_webhook(each, sink.receiver()) for each in (bruno, carla)]
    anna.set_table("lagoon", ["open", "open"], clock="3 days per move")
    table = anna.page.url.rpartition("/")[2]
    invitation = urlsplit(anna.page.get_by_label("Send this link").input_value()).path
    for guest in (bruno, carla):
        guest.page.goto(invitation)
        guest.page.get_by_role("button", name="Sit here").first.click()
    expect(anna.page.locator(".ask h2")).to_be_visible()
    for friend in friends:
        friend.leave()
    if "WHOLE" not in os.environ:
        server.leap(table, near_the_end(2))

    visits = 0
    while not all(friend.visitor.is_over for friend in friends):
        called = next_called(friends)
        called.follow()
        expect(called.visitor.page.locator(".ask h2")).to_be_visible()
        called.visitor.decline_guide()
        while called.visitor.is_asked:
            visits += called.visitor.try_pick(visits)
        if not called.visitor.is_over:
            called.leave()
    assert visits >= 4
    for friend in friends:
        expect(friend.visitor.page.locator("dialog[open] .ranks tbody tr")).to_have_count(3)


def next_called(friends: list[Friend]) -> Friend:
    """Who is told next that something waits."""
    until = time.monotonic() + 20
    while True:
        for friend in friends:
            if friend.is_called() and not friend.visitor.is_over:
                return friend
        assert time.monotonic() < until, "nobody is told anything"
        time.sleep(0.02)
