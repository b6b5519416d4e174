"""Venice's map explains itself, plans whole trips, and asks before anything that cannot be taken back."""

from collections.abc import Callable

import pytest
from browser_support import PHONE, Server, Visitor, to_a_question
from playwright.sync_api import Page, expect

from serenissima.core.frame import kind_of
from serenissima.games.gondola.state import Gondola

Visit = Callable[..., Visitor]

PREVIEW = "#preview"
FAR = "svg .dock.far .ring:not(.gap)"
ALL_THE_WAY = "[data-action=all]"


def asks_where_to(s: Gondola) -> bool:
    return kind_of(s.question()) == "move" and s.round >= 3


def is_rich_and_well_known(s: Gondola) -> bool:
    """Long trips are affordable, and there are own assistants on the way."""
    return asks_where_to(s) and s.round >= 7 and s.coins[0] >= 6


def under_way(
    visit: Visit, server: Server, is_it: Callable[[Gondola], bool] = asks_where_to, **settings: object
) -> Visitor:
    """Anna's boat sets out in a game that has been going on for some rounds."""
    anna = visit(**settings)
    anna.set_table("gondola", ["bot:medium"] * 2)
    expect(anna.page.locator(".ask h2")).to_be_visible()
    anna.decline_guide()
    server.leap(anna.page.url.rpartition("/")[2], to_a_question(is_it))
    anna.page.reload()
    expect(anna.page.locator(".ask[data-asked]")).to_be_attached()
    return anna


def farthest(page: Page) -> None:
    """Press the last of the docks that are several steps away."""
    page.locator(FAR).last.click()


def test_everything_on_the_map_is_explained(visit: Visit, server: Server) -> None:
    page = under_way(visit, server).page
    preview = page.locator(PREVIEW)
    # A building: all its effects, what is reached and what is not; and its dock is lit with it.
    plates = page.locator("svg .dock:not(.offered):not(.far) .ring:not(.gap)")
    if plates.count():
        plates.first.hover()
        expect(preview).to_contain_text("What you get")
        expect(page.locator("svg .dock.touched")).to_have_count(1)
    page.locator("svg .canal").first.hover()
    expect(preview).to_contain_text("canal")
    page.locator("svg .boat .ring").first.hover()
    expect(preview.locator("h2")).to_contain_text("Boat of")
    page.locator("#feed-council").click()
    page.locator("[data-guide=gondola-council]").hover()
    expect(preview.locator("h2")).to_have_text("Council track")
    height = "(text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a"
    assert page.locator("[data-guide=gondola-council] text").first.evaluate(height) >= 11


def test_a_far_goal_shows_the_whole_trip_and_goes_there(visit: Visit, server: Server) -> None:
    page = under_way(visit, server).page
    before = page.locator("ol.log li").count()
    farthest(page)
    expect(page.locator(f"{PREVIEW} h2")).to_contain_text("steps")
    expect(page.locator(f"{PREVIEW} .row").first).to_contain_text("→")
    expect(page.locator(PREVIEW)).to_contain_text("What you get")
    expect(page.locator("[data-action=first]")).to_have_text("First step only")
    expect(page.locator(".ask h2")).to_contain_text("All the way")
    # Buildings on the way are not used: the trip need not stop for them.
    for box in page.locator(f"{PREVIEW} input[type=checkbox]").all():
        box.uncheck()
    page.locator(ALL_THE_WAY).click()
    expect(page.locator(".ask h2")).not_to_contain_text("All the way")
    expect(page.locator(".ask[data-asked]")).to_be_attached()
    # Moored, or asked about something new on the way.
    assert page.locator("ol.log li").count() - before >= 2 or page.locator(f"{PREVIEW} h2").count()


def test_after_a_stop_the_rest_of_the_trip_is_proposed(visit: Visit, server: Server) -> None:
    page = under_way(visit, server, is_rich_and_well_known).page
    ticks, stops = page.locator(f"{PREVIEW} input[type=checkbox]"), page.locator(f"{PREVIEW} .stops:not(:empty)")
    for dock in page.locator(FAR).all():
        dock.click()
        expect(page.locator(ALL_THE_WAY)).to_be_visible()
        if ticks.count() == stops.count() == 1:
            break
    expect(ticks).to_have_count(1)
    page.locator(ALL_THE_WAY).click()
    expect(page.locator("[data-action=done]")).to_be_visible()
    page.locator("[data-action=done]").click()
    expect(page.locator(f"{ALL_THE_WAY}, [data-action=do]")).to_be_enabled()


def test_without_confirmation_a_far_goal_is_still_asked(visit: Visit, server: Server) -> None:
    anna = visit()
    page = anna.page
    page.goto("/")
    page.evaluate(
        """() => {
          const key = 'serenissima-settings'
          const known = JSON.parse(localStorage.getItem(key) ?? '{}')
          localStorage.setItem(key, JSON.stringify({ ...known, ask: false }))
        }"""
    )
    anna.set_table("gondola", ["bot:medium"] * 2)
    expect(page.locator(".ask h2")).to_be_visible()
    anna.decline_guide()
    server.leap(page.url.rpartition("/")[2], to_a_question(asks_where_to))
    page.reload()
    expect(page.locator(".ask[data-asked]")).to_be_attached()
    lines = page.locator("ol.log li").count()
    farthest(page)
    expect(page.locator(ALL_THE_WAY)).to_be_visible()
    page.wait_for_timeout(300)
    assert page.locator("ol.log li").count() == lines


@pytest.mark.parametrize("width", [390, 360])
def test_on_the_phone_a_tap_near_a_dock_is_enough(visit: Visit, server: Server, width: int) -> None:
    page = under_way(visit, server, viewport={**PHONE, "width": width}, has_touch=True).page
    page.locator("svg .dock.offered .ring:not(.gap)").first.tap()
    expect(page.get_by_role("tab", name="This place")).to_have_attribute("aria-selected", "true")
    expect(page.locator(PREVIEW)).to_contain_text("What you get")
    expect(page.locator(".bar .pri")).to_be_enabled()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
