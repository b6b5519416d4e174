"""Details of the table: where a composed answer is given, what the log and the recap show, what is counted."""

from collections.abc import Callable

from browser_support import PHONE, Server, Visitor, near_the_end
from playwright.sync_api import expect

Visit = Callable[..., Visitor]

LATEST_IS_VISIBLE = """(rows) => {
  const latest = rows.querySelector('li:last-child').getBoundingClientRect()
  const box = rows.getBoundingClientRect()
  return rows.scrollHeight > rows.clientHeight + 20 && latest.top >= box.top - 1 && latest.top < box.bottom - 15
}"""


def test_ballots_chosen_on_a_phone_stay_among_the_choices_and_make_one_line(visit: Visit) -> None:
    anna = visit(viewport=PHONE, has_touch=True)
    anna.start("Doge")
    page = anna.page
    anna.offer()
    chips = page.locator("[data-choices] [data-item]")
    chips.filter(has_text="Dorsoduro").tap()
    chips.filter(has_text="3").first.tap()
    expect(chips.filter(has_text="3").first).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("tab", name="Choices")).to_have_attribute("aria-selected", "true")
    page.get_by_role("button", name="Seal 1 ballot for Dorsoduro").tap()
    expect(page.locator("header").get_by_text("Round 2 of")).to_be_visible()
    expect(page.get_by_role("tab", name="Choices")).to_have_attribute("aria-selected", "true")
    page.get_by_role("tab", name="Log").tap()
    log = page.get_by_role("log")
    expect(log.get_by_text("Your ballots in Dorsoduro: 3.")).to_be_visible()
    expect(log.get_by_text("You place")).to_have_count(0)
    expect(log.locator("li.me")).to_have_count(1)


def test_the_latest_of_many_turns_is_in_sight(visit: Visit, server: Server) -> None:
    anna = visit(viewport={"width": 1280, "height": 720})
    anna.play_bots("doge", ["easy"] * 3)
    page = anna.page
    server.leap(page.url.rpartition("/")[2], near_the_end(8), deal=14)
    page.reload()
    expect(page.locator(".ask[data-asked]")).to_be_attached()
    recap = page.locator(".recap")
    rows = recap.locator(".rows")
    page.wait_for_function(f"() => ({LATEST_IS_VISIBLE})(document.querySelector('.recap .rows'))")
    earlier = recap.get_by_role("button", name="Show earlier turns")
    later = recap.get_by_role("button", name="Show later turns")
    expect(later).to_have_count(0)
    top = rows.evaluate("(rows) => rows.scrollTop")
    earlier.click()
    expect(later).to_be_visible()
    assert rows.evaluate("(rows) => rows.scrollTop") < top
    # When another layout replaces it, its last scroll event is not answered any more: that would be a warning.
    for width, height in ((820, 1180), (390, 844), (844, 390), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
