"""The moves of others are shown one by one, at a pace you can set; no answer is sent for an outdated position."""

import json
import re
from collections.abc import Callable

from browser_support import CONFIRM_READY, Visitor
from playwright.sync_api import expect

Visit = Callable[..., Visitor]


def start(visit: Visit, pace: str) -> Visitor:
    anna = visit()
    anna.page.goto("/settings")
    saved = json.dumps({"pace": pace})
    anna.page.evaluate("(saved) => localStorage.setItem('serenissima-settings', saved)", saved)
    anna.start("Lagoon")
    return anna


def told(anna: Visitor) -> int:
    return anna.page.locator("ol.log li a").count()


def test_step_by_step_waits_for_space_and_then_asks(visit: Visit) -> None:
    anna = start(visit, "step")
    page = anna.page
    heading = page.locator(".ask h2")
    # Others may begin.
    while not anna.is_asked:
        page.keyboard.press("Space")
        page.wait_for_timeout(100)
    anna.answer(1)
    seen = []
    for _ in range(3):
        expect(heading).to_have_text(re.compile("’s turn$"))
        seen.append((heading.inner_text(), told(anna)))
        # While a move is shown, nothing can be chosen, and the next one waits.
        page.wait_for_timeout(300)
        assert heading.inner_text() == seen[-1][0]
        assert page.locator("[data-choice]").count() == 0
        assert page.locator(CONFIRM_READY).count() == 0
        page.keyboard.press("Space")
        page.wait_for_timeout(50)
    expect(page.locator(".ask[data-asked]")).to_be_attached()
    # Each move came with its own lines of the log.
    assert len({name for name, _ in seen}) == 3
    assert [lines for _, lines in seen] == sorted({lines for _, lines in seen})


def test_the_pace_can_be_changed_while_moves_are_shown(visit: Visit) -> None:
    anna = start(visit, "step")
    page = anna.page
    while not anna.is_asked:
        page.keyboard.press("Space")
        page.wait_for_timeout(100)
    anna.answer(1)
    expect(page.locator("[data-skip]")).to_be_visible()
    page.get_by_label("Pace").select_option("fast")
    page.locator("[data-skip]").click()
    expect(page.locator(".ask[data-asked]")).to_be_attached()
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("dialog[open]").get_by_label("Pace")).to_have_value("fast")


def test_a_turn_is_shown_again_in_place(visit: Visit) -> None:
    anna = start(visit, "instant")
    page = anna.page
    anna.answer(2)
    again = page.get_by_role("button", name="Show Contarini’s turn again")
    expect(again).to_be_visible()  # the answer has arrived, and the next question is asked
    expect(page.locator(".ask[data-asked]")).to_be_attached()
    question = page.locator(".ask h2").inner_text()
    lines = told(anna)
    again.click()
    expect(page.locator(".ask h2")).to_have_text("Once more: Contarini’s turn")
    assert page.locator("[data-choice]").count() == 0
    expect(page.locator(".ask h2")).to_have_text(question)
    assert told(anna) == lines
    again.click()
    expect(page.locator(".ask h2")).to_have_text("Once more: Contarini’s turn")
    page.keyboard.press("Space")
    expect(page.locator(".ask h2")).to_have_text(question)
    anna.answer(1)
