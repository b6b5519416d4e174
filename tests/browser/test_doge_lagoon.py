"""What is special about the boards of Doge and Lagoon: elections in stages, a map for thumbs."""

import re
from collections.abc import Callable

from browser_support import PHONE, Server, Visitor, near_the_end
from doge_support import place_all_ballots
from playwright.sync_api import expect

Visit = Callable[..., Visitor]

# The middles of places for a tile that are well inside the window of the map.
PLACES = """() => {
  const frame = document.querySelector('[data-guide=lagoon-map]').getBoundingClientRect()
  return [...document.querySelectorAll('.spot')]
    .map((each) => each.getBoundingClientRect())
    .map((box) => [box.x + box.width / 2, box.y + box.height / 2])
    .filter(([x, y]) => x > frame.left + 60 && x < frame.right - 60 && y > frame.top + 60 && y < frame.bottom - 60)
}"""
TILE = "document.querySelector('.island path').getBoundingClientRect().width"


def test_a_late_position_of_lagoon_can_be_played_by_touch(visit: Visit, server: Server) -> None:
    anna = visit(viewport=PHONE, has_touch=True)
    anna.start()
    page = anna.page
    server.leap(page.url.rpartition("/")[2], near_the_end(3))
    page.reload()
    expect(page.locator(".ask[data-asked]")).to_be_attached()
    expect(page.locator(".ask h2")).to_contain_text("Where do you build")
    assert page.evaluate(TILE) >= 56
    places = page.evaluate(PLACES)
    assert places
    x, y = places[0]
    page.touchscreen.tap(x - 9, y + 7)
    button = page.locator(".bar .pri")
    expect(button).to_be_enabled()
    expect(button).to_contain_text("Build here for")
    sheet = page.locator("#sheet")
    expect(sheet.locator(".row").first).to_contain_text("Your score")
    title = sheet.locator("h2").inner_text()
    assert "(" not in title, "coordinates say nothing here"
    page.touchscreen.tap(x - 9, y + 7)
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    expect(button).to_be_disabled()


def test_everything_on_the_lagoon_explains_itself(visit: Visit) -> None:
    anna = visit()
    anna.start()
    page = anna.page
    preview = page.locator("#preview")
    page.locator(".island").first.hover()
    expect(preview.locator("h2")).to_have_text("Island 0")
    expect(preview).to_contain_text("What it is worth")
    page.locator("[data-guide=lagoon-hand] .slot button").first.hover()
    expect(preview).to_contain_text("places for it")


def test_the_question_in_doge_follows_the_step(visit: Visit) -> None:
    anna = visit()
    anna.start("Doge")
    page = anna.page
    asked = page.locator(".ask h2")
    area = page.get_by_role("button", name="Send ballots to Dorsoduro")
    area.hover()
    expect(page.locator("#preview h2")).to_have_text("Dorsoduro")
    area.click()
    expect(asked).to_have_text("Dorsoduro: which ballots?")
    page.locator("[data-ball]").first.click()
    expect(page.locator("[data-action=do]")).to_contain_text("Seal 1 ballot for Dorsoduro")
    page.locator("[data-card]").first.hover()
    expect(page.locator("[data-card]").first).to_be_visible()


def test_an_election_is_counted_before_its_result_is_told(visit: Visit) -> None:
    anna = visit()
    place_all_ballots(anna, "[data-action=do]")
    page = anna.page
    expect(page.locator(".ask h2")).to_contain_text("votes")
    log = page.get_by_role("log", name="Log")
    expect(log).to_contain_text(re.compile(r"Election [^:]*: "))
    assert " wins" not in log.inner_text()
    expect(log).to_contain_text(" wins", timeout=30_000)
