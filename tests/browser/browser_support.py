"""A server that can be stopped and started again, visitors with browsers of their own, and how one plays."""

import re
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, BrowserContext, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

HERE = Path(__file__).parent
AXE = HERE.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHROMIUM = "/usr/bin/chromium"
# Chromium runs as root in containers, and must not call home from tests.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 10_000

expect.set_options(timeout=PATIENCE)


class Server:
    """The real server as a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "tables.sqlite3"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, str(HERE / "quick_server.py"), str(self.port), str(self.database)]
        self.process = subprocess.Popen(command)
        until = time.monotonic() + 30
        while time.monotonic() < until and self.process.poll() is None:
            try:
                if httpx.get(f"{self.address}/api/health", timeout=1).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.1)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


class Visitor:
    """Somebody with a browser of his own. Errors on the page are remembered, and must be none."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self.hear)

    def hear(self, told: Any) -> None:
        # A lost connection or a refused request is reported by the browser itself; the page deals with it.
        if told.type == "error" and not re.search(r"WebSocket|Failed to load resource|ERR_", told.text):
            self.errors.append(told.text)

    def start(self, game: str = "Lagoon") -> None:
        """From the first page into a game against bots: two clicks."""
        self.page.goto("/")
        self.page.get_by_role("button", name=f"Choose {game}").click()
        self.page.get_by_role("button", name="Start against bots").click()
        self.page.wait_for_url("**/table/*")
        expect(self.page.locator(".ask h2")).to_be_visible()
        self.decline_guide()

    def decline_guide(self) -> None:
        self.page.wait_for_timeout(200)
        offer = self.page.get_by_role("button", name="Not now")
        if offer.count():
            offer.click()

    @property
    def is_asked(self) -> bool:
        return bool(self.page.locator(".ask .pri").count()) and not self.is_over

    @property
    def is_over(self) -> bool:
        return bool(self.page.locator("dialog[open] .ranks").count())

    def number(self) -> int:
        """How many lines the log has told."""
        return self.page.locator("ol.log li").count()

    def offer(self) -> None:
        """Open the list of choices as far as needed to see one."""
        choices = self.page.locator("[data-choice]:not([disabled])")
        headings = self.page.locator("[data-item][aria-expanded=false]")
        if not choices.count() and headings.count():
            headings.first.click()

    def pick(self, which: int = 0) -> bool:
        """Choose by clicking and confirm; False if nothing could be chosen now."""
        self.offer()
        choices = self.page.locator("[data-choice]:not([disabled])")
        count = choices.count()
        if not count:
            return False
        choices.nth(which % count).click(timeout=2000)
        self.page.locator(".ask .pri:not([disabled]), .bar .pri:not([disabled])").first.click(timeout=2000)
        return True

    def try_pick(self, which: int = 0) -> bool:
        """The same; False also if the list changed while the pointer was on its way."""
        try:
            return self.pick(which)
        except TookTooLong:
            return False

    def answer(self, times: int, seconds: float = 60) -> None:
        """Answer that many questions, whenever asked."""
        until = time.monotonic() + seconds
        done = 0
        while done < times:
            assert time.monotonic() < until, f"only {done} of {times} questions could be answered"
            tab = self.page.get_by_role("tab", name="Choices")
            if tab.count() and tab.get_attribute("aria-selected") != "true":
                tab.click()
            done += self.try_pick(done)
            self.page.wait_for_timeout(50)

    def play_to_the_end(self, seconds: float, pick: Callable[[int], bool] | None = None) -> int:
        """Answer every question until the end sheet is there; returns how many were answered."""
        answered = 0
        until = time.monotonic() + seconds
        while not self.is_over:
            assert time.monotonic() < until, f"the game did not end; {answered} answers"
            done = (pick or self.try_pick)(answered)
            answered += done
            if not done:
                self.page.wait_for_timeout(50)
        return answered


def visitor(browser: Browser, server: Server, **settings: Any) -> Visitor:
    settings = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", **settings}
    return Visitor(browser.new_context(base_url=server.address, **settings))


def violations(page: Page) -> list[str]:
    """What axe finds, in short."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")["violations"]
    return [f"{each['id']}: {each['nodes'][0]['html'][:160]}" for each in found]
