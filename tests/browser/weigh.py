"""How much work the client gives a slow device, and whether it keeps to its budget.

    make weigh                                       everything, about four minutes
    PYTHONPATH=tests python tests/browser/weigh.py --game doge        one game
    PYTHONPATH=tests python tests/browser/weigh.py --json > now.json  for comparing two versions of the client

Not a test: run it while the machine does nothing else. It reports the work of the page's main thread, in processor time
at full speed times four, as on a phone; that depends less on other programs than elapsed time does. Each
figure is the median of several measurements:

  a word        an answer of one word: what the browser needs without any of our pages
  home          from the address to a page on which a game can be started, nothing cached
  early, late   the same for a table at the first question, and at one of the last questions
  propose       from a click on a choice to the next picture on the screen
  confirm       the same for the click that confirms; what the server answers is held back meanwhile
  shown         then: until that and all the others did has been shown (no budget: some turns are longer than others)

The exit code is 0 if every figure is within its budget, 1 if one is over it, and 2 if something could not be measured.
"""

import argparse
import json
import os
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from browser_support import CONFIRM_READY, Server, Visitor, near_the_end, short_title, visitor
from chromium import CHROMIUM, FLAGS
from playwright.sync_api import Browser, WebSocketRoute, sync_playwright
from playwright.sync_api import TimeoutError as TookTooLong

from serenissima.games import all_games

SLOWER = 4
GAMES = {spec.id: short_title(spec) for spec in all_games()}
# Milliseconds of work, four times slower.
BUDGETS = {"home": 1000, "early": 1600, "late": 1600, "propose": 100, "confirm": 100}
# Seconds for all clicks of one game: a game may end, or a machine be too busy, before enough was clicked.
PATIENCE = 60.0
HOME_READY = ".bar .pri:not([disabled])"
TABLE_READY = ".ask[data-asked]"
# Until the second frame after the element is there: then it has been painted.
USABLE = """(selector) => new Promise((done) => {
  const look = () => document.querySelector(selector)
    ? requestAnimationFrame(() => requestAnimationFrame(done))
    : setTimeout(look, 5)
  look()
})"""
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

Figures = dict[str, list[float]]


class Line:
    """The line between a page and the server, on which messages to the page can be held back."""

    def __init__(self, anna: Visitor) -> None:
        self.held: list[tuple[WebSocketRoute, str | bytes]] | None = None
        anna.context.route_web_socket("**/*", self.open)

    def open(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if self.held is None:
                page.send(message)
            else:
                self.held.append((page, message))

        server.on_message(pass_on)

    def hold(self) -> None:
        self.held = []

    def release(self) -> None:
        held, self.held = self.held or [], None
        for page, message in held:
            page.send(message)


class Meter:
    """Tells how long the main thread of a page has worked since it was last asked."""

    def __init__(self, anna: Visitor) -> None:
        self.session = anna.context.new_cdp_session(anna.page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.before = 0.0
        self.worked()

    def worked(self) -> float:
        metrics = self.session.send("Performance.getMetrics")["metrics"]
        now = next(float(each["value"]) for each in metrics if each["name"] == "TaskDuration")
        gone, self.before = now - self.before, now
        return gone * 1000 * SLOWER


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def load(browser: Browser, server: Server, path: str, selector: str, state: Path | None = None) -> float:
    """The work from the address to a page that can be used."""
    anna = visitor(browser, server, is_painted=True, reduced_motion="no-preference", storage_state=state)
    try:
        meter = Meter(anna)
        anna.page.goto(path, wait_until="commit")
        anna.page.evaluate(USABLE, selector)
        return meter.worked()
    finally:
        anna.context.close()


def click(anna: Visitor, meter: Meter, selector: str, which: int) -> float:
    """The work of one click up to the next picture. (A click by Playwright itself would look for its target first.)"""
    page = anna.page
    button = page.locator(selector).nth(which)
    button.scroll_into_view_if_needed(timeout=3000)
    box = button.bounding_box(timeout=3000)
    if not box:
        raise TookTooLong("the button is gone")
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    # What pointing shows is there before anybody clicks.
    page.wait_for_timeout(400)
    meter.worked()
    page.mouse.down()
    page.mouse.up()
    page.evaluate(PAINTED)
    return meter.worked()


def clicks(anna: Visitor, line: Line, times: int) -> Figures:
    """The work of proposing a choice, of confirming it and of what follows."""
    meter = Meter(anna)
    found: Figures = {"propose": [], "confirm": [], "shown": []}
    until = time.monotonic() + PATIENCE
    while len(found["confirm"]) < times and time.monotonic() < until:
        anna.page.wait_for_timeout(300)
        try:
            anna.offer()
            choices = "[data-choice]:not([disabled])"
            shown = anna.page.locator(choices).count()
            # A question with a single answer is answered by the page itself; a group with a single choice is not.
            if not shown or anna.page.locator("[data-item]:not([disabled])").count() < 2:
                continue
            proposed = click(anna, meter, choices, min(1, shown - 1))
            anna.page.locator(CONFIRM_READY).first.wait_for(timeout=3000)
            line.hold()
            confirmed = click(anna, meter, CONFIRM_READY, 0)
        except TookTooLong:
            # The list changed under the pointer, or the game is over: the next round sees what there is.
            continue
        finally:
            line.release()
        anna.page.wait_for_timeout(800)
        for name, work in (("propose", proposed), ("confirm", confirmed), ("shown", meter.worked())):
            found[name].append(work)
    return found


def weigh_game(browser: Browser, server: Server, game: str, times: int, folder: Path) -> Figures:
    anna = visitor(browser, server, is_painted=True, reduced_motion="no-preference")
    line = Line(anna)
    anna.start(GAMES[game])
    state = folder / f"{game}.json"
    anna.context.storage_state(path=state)
    table = anna.page.url

    def loads(name: str) -> list[float]:
        # A second page that shows the same table would share the processor with the one that is measured.
        anna.page.goto("about:blank")
        say(f"{game}: opening the table {times} times ({name})")
        return [load(browser, server, table, TABLE_READY, state) for _ in range(times)]

    found = {"early": loads("early")}
    anna.page.goto(table)
    say(f"{game}: choosing {times} times")
    found |= clicks(anna, line, times)
    anna.page.goto("about:blank")
    server.leap(table.rpartition("/")[2], near_the_end(3))
    found["late"] = loads("late")
    anna.context.close()
    return found


def weigh(games: list[str], times: int) -> dict[str, Figures]:
    with TemporaryDirectory() as folder, sync_playwright() as playwright, ExitStack() as afterwards:
        server = Server(Path(folder))
        afterwards.callback(lambda: server.kill())
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        say(f"opening the first page {times} times")
        found: dict[str, Figures] = {
            "browser": {"a word": [load(browser, server, "/api/health", "body") for _ in range(times)]},
            "site": {"home": [load(browser, server, "/", HOME_READY) for _ in range(times)]},
        }
        for game in games:
            found[game] = weigh_game(browser, server, game, times, Path(folder))
        browser.close()
    return found


def judged(found: dict[str, Figures]) -> list[dict[str, Any]]:
    """One row for each figure: what it is, its median, its budget, and whether it keeps to it."""
    rows = []
    for of, figures in found.items():
        for name, values in figures.items():
            work = round(median(values)) if values else None
            budget = BUDGETS.get(name)
            state = "not measured" if work is None else "over" if budget is not None and work > budget else "ok"
            rows.append(
                {"of": of, "figure": name, "work": work, "budget": budget, "times": len(values), "state": state}
            )
    return rows


def show(rows: list[dict[str, Any]]) -> None:
    print(f"{'':10}{'':10}{'work':>8}{'budget':>9}   (ms of main thread, x{SLOWER})")
    for row in rows:
        work = "-" if row["work"] is None else row["work"]
        note = "" if row["state"] == "ok" else f"   {row['state'].upper()}"
        print(f"{row['of']:10}{row['figure']:10}{work:>8}{row['budget'] or '':>9}{note}")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="weigh.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--times", type=int, default=5, metavar="N", help="measurements of each figure (default: 5)")
    parser.add_argument("--game", action="append", choices=GAMES, help="only this game; may be given several times")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    given = parser.parse_args(arguments)
    if given.times < 1:
        parser.error("--times must be at least 1")
    busy = os.getloadavg()[0] > (os.cpu_count() or 1) / 2
    if busy:
        say("The machine is busy with other things: the figures will be too high, and rough.")
    rows = judged(weigh(given.game or list(GAMES), given.times))
    if given.json:
        print(json.dumps({"slower": SLOWER, "busy": busy, "figures": rows}, indent=2))
    else:
        show(rows)
    states = {row["state"] for row in rows}
    over = [f"{row['of']} {row['figure']}" for row in rows if row["state"] == "over"]
    say(f"Over budget: {', '.join(over)}." if over else "Everything that was measured is within its budget.")
    return 1 if over else 2 if "not measured" in states else 0


if __name__ == "__main__":
    sys.exit(main())
