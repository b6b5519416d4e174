"""Every page and dialog, in both languages and themes: nothing is logged to the console and no request fails.

`make test` visits the pages twice and one table: every other browser test also fails if an error is logged. With
CONSOLE=all, which `make soak` sets, everything is visited in all languages and themes.
"""

import json
import os
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from browser_support import DESKTOP, PHONE, Server, Visitor, near_the_end, visitor
from playwright.sync_api import Browser, Page, expect

from serenissima.games import ids

WAYS = [("en", "light"), ("fr", "dark"), ("en", "dark"), ("fr", "light")]
EVERYTHING = os.environ.get("CONSOLE") == "all"
PAGES = WAYS if EVERYTHING else WAYS[:2]
TABLES = [(game, *way) for game in ids() for way in WAYS] if EVERYTHING else [("lagoon", "fr", "dark")]

# Only on the first page: later changes of the settings must be kept.
SET = """(wanted) => {
  if (location.protocol !== 'http:') return
  const key = 'serenissima-settings'
  const saved = JSON.parse(localStorage.getItem(key) ?? '{}')
  if (!saved.language) localStorage.setItem(key, JSON.stringify({ ...saved, ...wanted }))
}"""

Walk = Callable[[str, str], Visitor]


@pytest.fixture
def walk(browser: Browser, server: Server) -> Iterator[Walk]:
    """Makes visitors with sound, a language and a theme, whose pages must log nothing at all."""
    made: list[Visitor] = []
    told: list[str] = []

    def make(language: str, theme: str) -> Visitor:
        anna = visitor(browser, server, is_painted=True, viewport=DESKTOP, reduced_motion="no-preference")
        saved = {"language": language, "theme": theme, "sound": True, "pace": "instant"}
        anna.context.add_init_script(f"({SET})({json.dumps(saved)})")
        listen(anna.page, told)
        made.append(anna)
        return anna

    yield make
    for each in made:
        each.context.close()
    assert told == []


def listen(page: Page, told: list[str]) -> None:
    def hear(message: Any) -> None:
        if message.type not in ("log", "info", "debug"):
            told.append(f"{page.url}: {message.type}: {message.text} ({message.location})")

    def refuse(answer: Any) -> None:
        if answer.status >= 400:
            told.append(f"{page.url}: {answer.status} for {answer.url}")

    page.on("console", hear)
    page.on("response", refuse)
    page.on("pageerror", lambda error: told.append(f"{page.url}: {error}"))


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def start(anna: Visitor, game: str) -> None:
    """Start a game against bots from the first page, in any language."""
    anna.page.goto("/")
    anna.page.locator(f"[data-game={game}] .art").click()
    anna.page.locator(".bar .pri:not([disabled])").click()
    anna.page.wait_for_url("**/table/*")
    expect(anna.page.locator(".ask h2")).to_be_visible()


def look_around(anna: Visitor) -> None:
    """Open everything that can be opened at a table."""
    page = anna.page
    page.wait_for_timeout(300)
    for key in ("?", "t"):
        page.keyboard.press(key)
        expect(page.locator("dialog[open]")).to_be_visible()
        close(page)
    page.locator("button.menu").click()
    dialog = page.locator("dialog[open]")
    dialog.locator("button.resign").click()
    close(page)
    # Guide and symbols are the third and fourth thing in the menu, where a game has them.
    for which in range(dialog.locator(".buttons > button").count()):
        page.locator("button.menu").click()
        dialog.locator(".buttons > button").nth(which).click()
        page.wait_for_timeout(100)
        page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def play_a_little(anna: Visitor) -> None:
    """Point at things, ask for a hint, propose, take back and confirm."""
    page = anna.page
    expect(page.locator(".ask[data-asked]")).to_be_attached()
    page.keyboard.press("h")
    expect(page.locator(".hints li, [data-hint]").first).to_be_visible()
    page.keyboard.press("Escape")
    for _ in range(2):
        expect(page.locator(".ask[data-asked]")).to_be_attached()
        expect(page.locator("[data-choice], [data-item]").first).to_be_visible()
        anna.unfold()
        choices = page.locator("[data-choice]:not([disabled])")
        choices.first.hover()
        choices.first.click()
        page.keyboard.press("Escape")
        anna.answer(1)
    page.keyboard.press("Backspace")


@pytest.mark.parametrize(("language", "theme"), PAGES)
def test_no_page_reports_anything(walk: Walk, language: str, theme: str) -> None:
    anna = walk(language, theme)
    page = anna.page
    page.goto("/")
    expect(page.locator(".bar .pri")).to_be_enabled()
    assert page.evaluate("document.documentElement.lang") == language
    for game in ids():
        page.locator(f"[data-game={game}] .art").click()
        for count in page.locator(".bar [role=radio]").all():
            count.click()
    for game in ids():
        page.goto("/")
        page.locator(f"[data-game={game}] a").click()
        page.wait_for_url(f"**/games/{game}")
        page.locator("summary").click()
        for each in page.locator("form [role=radio]").all():
            each.click()
        page.go_back()
        expect(page.locator(".bar")).to_be_visible()
    page.goto("/settings")
    for each in page.locator("[type=checkbox]").all():
        each.click()
    page.get_by_role("radio", name="Français" if language == "en" else "English").click()
    page.get_by_role("radio", name="English" if language == "en" else "Français").click()
    page.locator("form input").first.fill("Anna")
    page.locator("form button").first.click()
    expect(page.locator("#identity .good")).not_to_be_empty()
    page.locator(".code button").nth(1).click()
    expect(page.locator("dialog[open]")).to_be_visible()
    close(page)
    for path in ("/help", "/verify", "/nowhere"):
        page.goto(path)
        expect(page.locator("h1")).to_be_visible()
    # From page to page without a reload.
    for name in ("/settings", "/help", "/"):
        page.locator(f"header a[href='{name}']").first.click()
        page.wait_for_url(f"**{name}")


@pytest.mark.parametrize(("game", "language", "theme"), TABLES)
def test_no_table_reports_anything(walk: Walk, server: Server, game: str, language: str, theme: str) -> None:
    anna = walk(language, theme)
    page = anna.page
    start(anna, game)
    page.locator("aside.banner button").last.click()
    look_around(anna)
    play_a_little(anna)
    page.set_viewport_size(PHONE)
    expect(page.locator("main.phone")).to_be_attached()
    for tab in page.get_by_role("tab").all():
        tab.click()
    page.set_viewport_size(DESKTOP)
    table = page.url.rpartition("/")[2]
    page.goto(f"/table/{table}/replay")
    expect(page.locator("output")).to_be_visible()
    for key in ("ArrowLeft", "ArrowRight", "Home", "End"):
        page.keyboard.press(key)
    page.go_back()
    expect(page.locator(".ask h2")).to_be_visible()
    # To the end of the game: the end sheet, the analysis and the next game.
    page.goto("about:blank")
    server.leap(table, near_the_end(1))
    page.goto(f"/table/{table}")
    anna.play_to_the_end(60)
    dialog = page.locator("dialog[open]")
    dialog.get_by_role("button", name=re.compile("^Analyse")).click()
    page.wait_for_timeout(500)
    close(page)
    expect(page.locator(".ask h2")).to_be_visible()
    # The analysis would go on for minutes, and one of the next would be refused.
    page.goto("about:blank")
    server.kill()
    server.start()


def test_an_invitation_reports_nothing(walk: Walk) -> None:
    """From the link to the free seat and on to the table, without a reload."""
    anna, bruno = walk("en", "light"), walk("en", "light")
    anna.page.goto("/")
    anna.page.locator("[data-game=lagoon] .art").click()
    anna.page.get_by_role("radio", name="3", exact=True).click()
    anna.page.locator(".bar .btn:not(.pri):not(.quiet)").click()
    link = anna.page.get_by_label("Send this link")
    expect(link).to_be_visible()
    bruno.page.goto(link.input_value())
    bruno.page.get_by_role("button", name="Sit here").first.click()
    expect(bruno.page.locator(".who input")).to_be_visible()  # he sits
    anna.page.locator("main .go .btn.pri").click()
    for each in (anna, bruno):
        expect(each.page.locator(".ask h2")).to_be_visible()
        each.page.goto("/")
        expect(each.page.locator(".running .game")).to_have_count(1)
