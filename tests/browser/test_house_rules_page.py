"""What an operator decides, as people see it: the first-run page, announcements and closed tables."""

import re
from collections.abc import Callable
from pathlib import Path

from browser_support import PHONE, SCROLLS_SIDEWAYS, Server, Visitor, violations, visitor
from playwright.sync_api import Browser, expect

from serenissima.server.admin.announcing import announce, withdraw
from serenissima.server.admin.closing import close_table, reopen_table
from serenissima.server.settings import database_url

Visit = Callable[..., Visitor]


def test_an_announcement_is_shown_on_all_pages_until_it_is_closed(visit: Visit, server: Server) -> None:
    url = database_url(str(server.database))
    anna = visit(viewport=PHONE)
    page = anna.page
    page.goto("/help")
    try:
        announce(url, {"en": "Restart at 8 pm <b>", "fr": "Redémarrage à 20 h"}, 1)
        while not page.request.get("/api/server").json()["announcements"]:
            page.wait_for_timeout(50)
        for address in ("/", "/settings"):
            page.goto(address)
            expect(page.get_by_text("Restart at 8 pm <b>")).to_be_visible()
        assert not violations(page)
        assert page.evaluate(SCROLLS_SIDEWAYS) == []
        page.locator(".app-notice").get_by_role("button", name="Close").click()
        expect(page.get_by_text("Restart at 8 pm")).to_have_count(0)
        page.reload()
        expect(page.get_by_role("heading", name="Your devices")).to_be_visible()
        expect(page.get_by_text("Restart at 8 pm")).to_have_count(0)
    finally:
        withdraw(url, None)


def test_people_at_a_closed_table_read_why_and_play_on_when_it_is_opened(visit: Visit, server: Server) -> None:
    url = database_url(str(server.database))
    anna = visit()
    anna.start("Doge")
    page = anna.page
    choices = page.locator("[data-choice]").first
    expect(choices).to_be_visible()
    table = page.url.rpartition("/")[2]
    close_table(url, table, "Cleaning up")
    banner = page.get_by_role("alert").filter(has_text="has closed the table: Cleaning up")
    expect(banner).to_be_visible()
    expect(choices).to_have_count(0)
    with page.expect_download() as download:
        banner.get_by_role("link", name="Download the record").click()
    assert '"doge"' in Path(download.value.path()).read_text(encoding="utf-8")
    assert not violations(page)
    reopen_table(url, table)
    expect(banner).to_have_count(0)
    expect(choices).to_be_visible()


def test_the_first_visitor_makes_the_choices_that_matter(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path, first_run=True)
    try:
        first = visitor(browser, server, viewport=PHONE)
        page = first.page
        page.goto("/")
        expect(page.get_by_role("heading", name="Your server is running")).to_be_visible()
        expect(page.get_by_role("button", name="Just play")).to_be_visible()
        page.get_by_text("My home network").click()
        expect(page.get_by_label("Command")).to_have_value(re.compile(r"--host 0\.0\.0\.0$"))
        assert not violations(page)
        assert page.evaluate(SCROLLS_SIDEWAYS) == []
        page.get_by_label("Name of the server").fill("Casa Loredan")
        page.get_by_role("button", name="Save and play").click()
        expect(page.locator(".house")).to_have_text("Casa Loredan")
        page.reload()
        expect(page.get_by_role("button", name="Start")).to_be_visible()
        expect(page.get_by_role("heading", name="Your server is running")).to_have_count(0)
        first.context.close()
        assert first.errors == []
    finally:
        server.kill()
