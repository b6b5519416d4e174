"""How heavy the client is on a slow device: `python tests/browser/weigh.py [TIMES]`.

Not a test: times depend on the machine, so run it while nothing else does. The processor is slowed down four times.
Printed are medians in milliseconds: from the address to a page that can be used (nothing cached), and from a click to
the next picture on the screen, for proposing a choice and for doing it.
"""

import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from browser_support import CHROMIUM, FLAGS, Server, Visitor, visitor
from playwright.sync_api import Browser, Locator, sync_playwright

SLOWER = 4
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


def slow(visitor: Visitor) -> None:
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def time_to_use(browser: Browser, server: Server, path: str, selector: str, state: str | None = None) -> float:
    anna = visitor(browser, server, reduced_motion="no-preference", storage_state=state)
    slow(anna)
    anna.page.goto(path, wait_until="commit")
    took = float(anna.page.evaluate(USABLE, selector))
    anna.context.close()
    return took


def clicks(anna: Visitor, times: int) -> dict[str, list[float]]:
    """The time of each click that proposes and of each one that confirms."""
    anna.page.evaluate(LISTEN)
    found: dict[str, list[float]] = {"propose": [], "do": []}

    def click(kind: str, button: Locator) -> None:
        anna.page.wait_for_timeout(300)
        anna.page.evaluate("clicks.length = 0")
        button.click(timeout=3000)
        anna.page.wait_for_timeout(500)
        # A click quicker than the observer's threshold is not reported.
        found[kind].append(max(anna.page.evaluate("clicks"), default=16))

    while len(found["do"]) < times:
        anna.page.wait_for_timeout(1500)
        anna.offer()
        choices = anna.page.locator("[data-choice]:not([disabled])")
        # A question with a single answer is answered by the page itself.
        if choices.count() < 2:
            continue
        click("propose", choices.nth(1))
        click("do", anna.page.locator(".ask .pri"))
    return found


def main(times: int) -> None:
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        ready = "button.pri:not([disabled])"
        print("first page", round(median(time_to_use(browser, server, "/", ready) for _ in range(times))), "ms")
        for game in ("Doge", "Lagoon"):
            anna = visitor(browser, server, reduced_motion="no-preference")
            anna.start(game)
            state = Path(folder) / "state.json"
            anna.context.storage_state(path=state)
            table = anna.page.url
            loads = [time_to_use(browser, server, table, "[data-item]", str(state)) for _ in range(times)]
            slow(anna)
            took = clicks(anna, times)
            anna.context.close()
            print(game, "table", round(median(loads)), "ms,", end=" ")
            print("propose", median(took["propose"]), "ms, do", median(took["do"]), "ms", took)
        browser.close()
        server.kill()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
