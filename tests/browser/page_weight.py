"""How heavy the client is on a slow device: `make weigh`.

Not a test: times depend on the machine, so run it while nothing else does. The processor is slowed down four times.
Printed are medians in milliseconds: from the address to a page that can be used (nothing cached), and from a click to
the next picture on the screen, for proposing a choice and for doing it. Behind each stands the work of the page's main
thread, in processor time at full speed times four: it hardly depends on what else the machine does. The first line is
an answer of one word, shown the same way: what browser and machine take without any of our pages.

A table is given up after a while (see PATIENCE): a game may end, or a machine be too busy, before enough was clicked.
"""

import sys
import time
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from browser_support import Server, Visitor, visitor
from chromium import CHROMIUM, FLAGS
from playwright.sync_api import Browser, Locator, sync_playwright
from playwright.sync_api import TimeoutError as TookTooLong

Times = tuple[float, float]

SLOWER = 4
# For the clicks of one game at one speed.
PATIENCE = 25.0
# From the start of navigation to the second frame after the element is there: then it has been painted.
USABLE = """(selector) => new Promise((done) => {
  const look = () => document.querySelector(selector)
    ? requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now())))
    : setTimeout(look, 5)
  look()
})"""
# The browser's own measure of a click: from the input to the next paint, in steps of 8 ms.
LISTEN = """() => {
  window.clicks = []
  const note = ({ name, duration }) => name === 'click' && clicks.push(duration)
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: 'event', durationThreshold: 16 })
}"""


class Meter:
    """Slows a page down and tells how long its main thread has worked since it was last asked."""

    def __init__(self, anna: Visitor, slower: int) -> None:
        self.session = anna.context.new_cdp_session(anna.page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        self.before = 0.0

    def worked(self) -> float:
        metrics = self.session.send("Performance.getMetrics")["metrics"]
        now = next(float(each["value"]) for each in metrics if each["name"] == "TaskDuration")
        gone, self.before = now - self.before, now
        return gone * 1000 * SLOWER


def time_to_use(browser: Browser, server: Server, path: str, selector: str, state: Path | None = None) -> Times:
    """The time it takes when slowed down, and the work at full speed: slowing down is work of its own."""
    took = work = 0.0
    for slower in (SLOWER, 1):
        anna = visitor(browser, server, reduced_motion="no-preference", storage_state=state)
        meter = Meter(anna, slower)
        meter.worked()
        anna.page.goto(path, wait_until="commit")
        usable = float(anna.page.evaluate(USABLE, selector))
        if slower == SLOWER:
            took = usable
        else:
            work = meter.worked()
        anna.context.close()
    return took, work


def time_of_clicks(anna: Visitor, times: int, slower: int) -> dict[str, list[Times]]:
    """The time of each click that proposes and of each one that confirms, and the work."""
    meter = Meter(anna, slower)
    anna.page.evaluate(LISTEN)
    found: dict[str, list[Times]] = {"propose": [], "do": []}

    def click(kind: str, button: Locator) -> None:
        anna.page.wait_for_timeout(300)
        button.hover(timeout=3000)
        anna.page.wait_for_timeout(300)
        anna.page.evaluate("clicks.length = 0")
        meter.worked()
        button.click(timeout=3000)
        work = meter.worked()
        anna.page.wait_for_timeout(500)
        # A click quicker than the observer's threshold is not reported.
        found[kind].append((max(anna.page.evaluate("clicks"), default=16), work))

    until = time.monotonic() + PATIENCE
    while len(found["do"]) < times and time.monotonic() < until:
        anna.page.wait_for_timeout(700)
        try:
            anna.offer()
            choices = anna.page.locator("[data-choice]:not([disabled])")
            shown = choices.count()
            # A question with a single answer is answered by the page itself; a group with a single choice is not.
            if not shown or anna.page.locator("[data-item]:not([disabled])").count() < 2:
                continue
            click("propose", choices.nth(min(1, shown - 1)))
            click("do", anna.page.locator(".go .pri:not([disabled])"))
        except TookTooLong:
            # The list changed under the pointer, or the game is over: the next round sees what there is.
            continue
    return found


def middle(all_times: list[Times]) -> str:
    if not all_times:
        return "nothing in time"
    took, work = (round(median(column)) for column in zip(*all_times, strict=True))
    return f"{took} ms (work {work})"


def main(times: int) -> None:
    with TemporaryDirectory() as folder, sync_playwright() as playwright, ExitStack() as afterwards:
        server = Server(Path(folder))
        afterwards.callback(server.kill)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        ready = "button.pri:not([disabled])"
        print("a word:", middle([time_to_use(browser, server, "/api/health", "body") for _ in range(times)]))
        print("first page:", middle([time_to_use(browser, server, "/", ready) for _ in range(times)]))
        for game in ("Doge", "Lagoon"):
            anna = visitor(browser, server, reduced_motion="no-preference")
            anna.start(game)
            state = Path(folder) / "state.json"
            anna.context.storage_state(path=state)
            table = anna.page.url
            # A second page that shows the same table would share the processor with the one that is measured.
            anna.page.goto("about:blank")
            loads = [time_to_use(browser, server, table, "[data-item]", state) for _ in range(times)]
            anna.page.goto(table)
            slow, full = (time_of_clicks(anna, times, slower) for slower in (SLOWER, 1))
            anna.context.close()
            clicks = {kind: [(a[0], b[1]) for a, b in zip(slow[kind], full[kind], strict=False)] for kind in slow}
            print(f"{game}: table {middle(loads)}, propose {middle(clicks['propose'])}, do {middle(clicks['do'])}")
        browser.close()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
