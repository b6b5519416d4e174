"""A server that can be stopped and started again, visitors with browsers of their own, and how they play."""

import json
import os
import re
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, WebSocket, expect
from playwright.sync_api import TimeoutError as TookTooLong

from serenissima.bots.api import Perspective, make_bot
from serenissima.core.dice import from_seed
from serenissima.core.spec import GameSpec
from serenissima.games import find
from serenissima.server.tables.table import entry_of, row_of
from serenissima.table.record import Entry, Record
from serenissima.table.session import Session

HERE = Path(__file__).parent
AXE = HERE.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 10_000
# The button that does what is proposed, once it can: in the preview, or in the bar under the thumb.
CONFIRM_READY = ".go .pri:not([disabled]), main.phone > .bar .pri:not([disabled])"
# What others do is shown at once, unless a test is about the pace.
INSTANT = """(() => {
  if (location.protocol !== 'http:') return
  const key = 'serenissima-settings'
  const saved = JSON.parse(localStorage.getItem(key) ?? '{}')
  if (!saved.pace) localStorage.setItem(key, JSON.stringify({ ...saved, pace: 'instant' }))
})()"""
# Without a graphics card more than half of a page's processor time goes into its pixels, which no test looks at.
UNPAINTED = """(() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html { opacity: 0 }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
})()"""
# A service worker would answer in place of the server, and costs time in each new browser.
WITHOUT_WORKER = "delete Navigator.prototype.serviceWorker"
FOCUSED = """(() => {
  const here = document.activeElement
  return (here.ariaLabel ?? here.querySelector('.out-of-sight')?.textContent ?? here.textContent).trim()
})()"""
SCROLLS_SIDEWAYS = """() => [...document.querySelectorAll('html, dialog[open], dialog[open] *:not(.out-of-sight *)')]
  .filter((each) => each === document.documentElement || getComputedStyle(each).overflowX === 'auto')
  .filter((each) => each.scrollWidth > each.clientWidth)
  .map((each) => each.outerHTML.slice(0, 120))"""
FADED = """async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done))
  const finite = document.getAnimations().filter((each) => Number.isFinite(each.effect.getComputedTiming().endTime))
  await Promise.allSettled(finite.map((each) => each.finished))
}"""
"""Wait until colours have faded from one theme to the other."""
CHOSEN = "[data-choice][aria-pressed=true]"
CHIPS = "[...document.querySelectorAll('[data-choice]')].map((chip) => chip.innerText).join()"
# The page shows what a click on a chip has led to: a proposal, or other chips.
REACTS = f"""([before, ready]) =>
  document.querySelector('{CHOSEN}') || document.querySelector(ready) || {CHIPS} !== before"""

expect.set_options(timeout=PATIENCE)


class Server:
    """The real server as a process of its own, with its usual settings or others (see quick_server.py)."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.settings = settings
        self.database = folder / "tables.sqlite3"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, str(HERE / "quick_server.py"), str(self.port), str(self.database)]
        command.append(json.dumps(self.settings))
        paths = [str(HERE.parent), *filter(None, [os.environ.get("PYTHONPATH")])]
        self.process = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)})
        until = time.monotonic() + 30
        while time.monotonic() < until and self.process.poll() is None:
            try:
                if httpx.get(f"{self.address}/api/ready", timeout=1).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.1)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def leap(self, table: str, way: "Way", deal: int | None = None) -> None:
        """Jump ahead in a long game: `way` gives the answers of all seats.

        With `deal`, the game starts again with this seed, so that a test always sees the same positions. The server
        puts the table away meanwhile and then finds the answers in its database.
        """
        httpx.put(f"{self.address}/away/{table}", timeout=PATIENCE / 1000).raise_for_status()
        with closing(sqlite3.connect(self.database)) as database, database:
            if deal is not None:
                database.execute("UPDATE tables SET seed = ? WHERE id = ?", (str(deal), table))
                database.execute('DELETE FROM entries WHERE "table" = ?', (table,))
                database.execute('DELETE FROM snapshots WHERE "table" = ?', (table,))
            game, options, seed = database.execute(
                "SELECT game, options, seed FROM tables WHERE id = ?", (table,)
            ).fetchone()
            (seats,) = database.execute('SELECT count(*) FROM seats WHERE "table" = ?', (table,)).fetchone()
            told = database.execute(
                'SELECT kind, seat, pick FROM entries WHERE "table" = ? ORDER BY number', (table,)
            ).fetchall()
            entries = [entry_of({"kind": kind, "seat": seat, "pick": pick}) for kind, seat, pick in told]
            spec = find(game)
            record = Record(
                game=spec.id,
                rules_version=spec.version,
                seats=seats,
                names=[""] * seats,
                players=[""] * seats,
                options=json.loads(options),
                seed=int(seed),
                entries=entries,
            )
            for number, entry in enumerate(way(spec, record), start=len(entries)):
                row = row_of(table, number, entry, time.time())
                database.execute(
                    "INSERT INTO entries VALUES (:table, :number, :kind, :seat, :pick, :time)",
                    row,
                )
            database.execute(
                'UPDATE tables SET number = (SELECT count(*) FROM entries WHERE "table" = :id) WHERE id = :id',
                {"id": table},
            )
        httpx.delete(f"{self.address}/away/{table}", timeout=PATIENCE / 1000).raise_for_status()

    def answers(self, table: str) -> int:
        """How many answers the first seat has given."""
        with closing(sqlite3.connect(self.database)) as database:
            (found,) = database.execute(
                'SELECT count(*) FROM entries WHERE "table" = ? AND seat = 0 AND kind = 0', (table,)
            ).fetchone()
        return int(found)

    def let_pass(self, seconds: float) -> None:
        """Let this much time pass for the server (see quick_server.py)."""
        ahead = self.database.with_suffix(".ahead")
        gone = float(ahead.read_text(encoding="utf-8")) if ahead.exists() else 0.0
        ahead.write_text(str(gone + seconds), encoding="utf-8")


# What is answered from a record on.
Way = Callable[[GameSpec, Record], list[Entry]]


def to_the_first_question(spec: GameSpec, record: Record) -> list[Entry]:
    """What greedy answers for everybody before the first seat is asked anything."""
    return played_on(spec, record, "greedy", 1, lambda session: session.state.turn() == 0)


def to_the_end(spec: GameSpec, record: Record) -> list[Entry]:
    """What greedy answers for everybody until the game is over."""
    return played_on(spec, record, "greedy", 1, lambda _: False)


def near_the_end(left: int) -> Way:
    """What greedy answers for everybody, until the first seat has only this many answers left to give."""

    def way(spec: GameSpec, record: Record) -> list[Entry]:
        new = to_the_end(spec, record)
        mine = [number for number, entry in enumerate(new) if entry[0] == 0 and len(entry) == 2]
        return new[: mine[-left]]

    return way


def to_a_question(is_it: Callable[[Any], bool]) -> Way:
    """What is answered, not always well, until the first seat is asked in such a position."""

    def way(spec: GameSpec, record: Record) -> list[Entry]:
        for seed in range(20):
            found = False

            def stops(session: Session) -> bool:
                nonlocal found
                found = session.state.turn() == 0 and is_it(session.state)
                return found

            new = played_on(spec, record, "greedy:noise=0.05", seed, stops)
            if found:
                return new
        raise AssertionError("no game comes to such a question")

    return way


def played_on(spec: GameSpec, record: Record, player: str, seed: int, stops: Callable[[Session], bool]) -> list[Entry]:
    """The answers that this bot gives for everybody, until it is stopped or the game is over."""
    session = Session.resume(spec, msgspec.structs.replace(record, entries=list(record.entries), snapshots=[]))
    session.answer_forced()
    bot = make_bot(player, spec.id)
    dice = from_seed(seed)
    while not session.is_over and not stops(session):
        seat = session.state.turn()
        session.pick(seat, bot.choose(Perspective(spec, session.state, seat), dice))
    return session.record.entries[len(record.entries) :]


def short_title(spec: GameSpec) -> str:
    """The game's title without its second part, as on its poster."""
    return spec.title.partition(" — ")[0]


class Visitor:
    """Somebody with their own browser. It collects errors on the page; there must be none."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self.hear)

    def hear(self, told: Any) -> None:
        # A lost connection or a refused request is reported by the browser itself; the page deals with it.
        if told.type in ("error", "warning") and not re.search(r"WebSocket|Failed to load resource|ERR_", told.text):
            self.errors.append(told.text)

    def start(self, game: str = "Lagoon") -> None:
        """From the first page into a game against bots: two clicks."""
        self.page.goto("/")
        self.page.get_by_role("button", name=f"Choose {game}").click()
        self.page.get_by_role("button", name="Start against bots").click()
        self.page.wait_for_url("**/table/*")
        expect(self.page.locator(".ask h2")).to_be_visible()
        self.decline_guide()

    def set_table(
        self,
        game: str,
        others: Sequence[str],
        *,
        clock: str = "none",
        private: bool = False,
        options: Sequence[str] = (),
    ) -> None:
        """Set up a table: Anna takes the first seat; `others` says who takes the rest (`open`, `here`, `bot:easy`)."""
        page = self.page
        page.goto(f"/games/{game}")
        page.get_by_label("Your name").fill("Anna")
        page.get_by_role("radio", name=str(len(others) + 1), exact=True).click()
        for seat, kind in enumerate(others, start=2):
            page.get_by_label(f"Seat {seat}").select_option(kind)
            if kind == "here":
                page.get_by_label(f"Name of player {seat}").fill(f"Person {seat}")
        page.get_by_role("radio", name=clock).click()
        page.get_by_label("List publicly").set_checked(not private)
        if options:
            page.locator("form details summary").click()
        for option in options:
            page.get_by_label(option).check()
        page.get_by_role("button", name="Make the table" if "open" in others else "Start", exact=True).click()
        page.wait_for_url("**/table/*")

    def play_bots(self, game: str, bots: Sequence[str], options: Sequence[str] = ()) -> None:
        """Set up a game against these bots and begin it."""
        self.set_table(game, [f"bot:{level}" for level in bots], options=options)
        expect(self.page.locator(".ask h2")).to_be_visible()
        self.decline_guide()

    def record_messages(self) -> list[dict[str, Any]]:
        """A list that gets every message which the server sends to this browser from now on."""
        received: list[dict[str, Any]] = []

        def listen(socket: WebSocket) -> None:
            socket.on("framereceived", lambda frame: received.append(json.loads(frame)))

        self.page.on("websocket", listen)
        return received

    def sit(self, link: str, name: str) -> None:
        """Follow an invitation and take the first free seat."""
        self.page.goto(link)
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Sit here").first.click()
        expect(self.page.locator(".ask h2")).to_be_visible()

    def menu(self, *buttons: str) -> None:
        """Open the menu of the table and press these buttons in turn."""
        self.page.get_by_role("button", name="Menu").click()
        for button in buttons:
            self.page.locator("dialog[open]").get_by_role("button", name=button).click()

    def to_phone(self) -> None:
        """The same table on a phone, as soon as it is laid out for one."""
        self.page.set_viewport_size(PHONE)
        expect(self.page.locator("main.phone")).to_be_attached()

    def decline_guide(self) -> None:
        self.page.wait_for_timeout(200)
        offer = self.page.get_by_role("button", name="Not now")
        if offer.count():
            offer.click()

    @property
    def is_asked(self) -> bool:
        return bool(self.page.locator(".ask[data-asked]").count()) and not self.is_over

    @property
    def is_over(self) -> bool:
        return bool(self.page.locator("dialog[open] .ranks").count())

    def number(self) -> int:
        """How many lines the log has told."""
        return self.page.locator("ol.log li").count()

    def offer(self) -> None:
        """Bring choices into view. On a phone the list has a tab; which tab a question opens is up to the game."""
        tab = self.page.get_by_role("tab", name=re.compile("^Choices"))
        if tab.count() and tab.get_attribute("aria-selected") != "true":
            tab.click(timeout=2000)
        self.unfold()

    def unfold(self) -> None:
        """Open the list of choices as far as needed to see one."""
        choices = self.page.locator("[data-choice]:not([disabled])")
        headings = self.page.locator("[data-item][aria-expanded=false]")
        if not choices.count() and headings.count():
            headings.first.click()

    def pick(self, which: int = 0) -> bool:
        """Choose by clicking and confirm; False if nothing could be chosen now."""
        if not self.choose(which):
            return False
        self.page.locator(CONFIRM_READY).first.click(timeout=2000)
        return True

    def choose(self, which: int = 0, timeout: float = 2000) -> bool:
        """Propose an answer by clicking; False if nothing could be chosen now."""
        self.offer()
        choices = self.page.locator("[data-choice]:not([disabled])")
        count = choices.count()
        if not count:
            return False
        before = self.page.evaluate(CHIPS)
        choices.nth(which % count).click(timeout=timeout)
        self.page.wait_for_function(REACTS, arg=[before, CONFIRM_READY], timeout=timeout)
        if self.page.evaluate(CHIPS) != before and not self.page.locator(f"{CHOSEN}, {CONFIRM_READY}").count():
            # The first of two steps, such as an area of Doge before its ballots.
            choices.first.click(timeout=timeout)
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
            done += self.try_pick(done)
            self.page.wait_for_timeout(50)

    def play_to_the_end(self, seconds: float, pick: Callable[[int], bool] | None = None) -> int:
        """Answer every question until the end sheet is there; returns how many were answered."""
        answered = 0
        until = time.monotonic() + seconds
        while not self.is_over:
            asked = self.page.locator(".ask h2")
            told = asked.inner_text() if asked.count() else "nothing"
            assert time.monotonic() < until, f"the game did not end; {answered} answers; asked: {told}"
            done = (pick or self.try_pick)(answered)
            answered += done
            if not done:
                self.page.wait_for_timeout(50)
        return answered


def visitor(
    browser: Browser, server: Server, *, is_painted: bool = False, has_worker: bool = False, **settings: Any
) -> Visitor:
    """Somebody with a browser of their own, whose pages are painted and have a service worker only on request."""
    settings = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", **settings}
    context = browser.new_context(base_url=server.address, **settings)
    context.add_init_script(INSTANT)
    if not is_painted:
        context.add_init_script(UNPAINTED)
    if not has_worker:
        context.add_init_script(WITHOUT_WORKER)
    return Visitor(context)


def whose_turn(*people: Visitor) -> Visitor:
    """Who of several is asked, as soon as one is."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        for each in people:
            if each.is_asked:
                return each
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


# Without what nobody reads here: selectors of elements, and style sheets loaded for rules that are off by default.
# It would not judge a page that is not painted, so the opacity of the page is kept from it.
RUN_AXE = """async (rules) => {
  const styleOf = window.getComputedStyle
  const opaque = (style) => {
    const instead = { opacity: '1', getPropertyValue: (name) => instead[name] ?? style.getPropertyValue(name) }
    return new Proxy(style, { get: (_, name) => instead[name] ?? style[name] })
  }
  window.getComputedStyle = (element, pseudo) => {
    const style = styleOf(element, pseudo)
    return element === document.documentElement ? opaque(style) : style
  }
  const told = await axe.run({ resultTypes: ['violations'], selectors: false, preload: false, ...rules })
  window.getComputedStyle = styleOf
  return told.violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`)
}"""


def violations(page: Page) -> list[str]:
    """What axe finds, in short: in the light theme everything, in the dark one what depends on colours."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = []
    for theme, rules in (("light", {}), ("dark", {"runOnly": ["color-contrast"]})):
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        page.evaluate(FADED)
        found += [f"{theme}: {each}" for each in page.evaluate(RUN_AXE, rules)]
    return found


def press_until(page: Page, key: str, selector: str) -> None:
    """Press a key until something of this kind has the focus."""
    for _ in range(60):
        page.keyboard.press(key)
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"{key} does not lead to {selector}")


def walk(page: Page, arrows: list[str]) -> int:
    """Press arrow keys; how many different things had the focus."""
    seen = {page.evaluate(FOCUSED)}
    for arrow in arrows:
        page.keyboard.press(arrow)
        seen.add(page.evaluate(FOCUSED))
    return len(seen)
