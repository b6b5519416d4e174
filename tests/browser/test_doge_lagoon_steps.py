"""Ballots of Doge as chips, what the others placed meanwhile, and a late map of Lagoon that a mouse can hit."""

from collections.abc import Callable

from browser_support import Server, Visitor, near_the_end
from playwright.sync_api import ViewportSize, expect

Visit = Callable[..., Visitor]

SMALL: ViewportSize = {"width": 1280, "height": 720}
SPOTS = "[data-guide=lagoon-map] .spot"
WIDTHS = "(all) => all.map((each) => each.getBoundingClientRect().width)"


def test_ballots_are_placed_with_chips(visit: Visit) -> None:
    anna = visit(viewport=SMALL)
    anna.start("Doge")
    page = anna.page
    chips = page.locator("[data-choices] [data-item]")
    asked = page.locator(".ask h2")
    expect(chips).to_have_count(7)
    chips.filter(has_text="Dorsoduro").click()
    expect(asked).to_have_text("Dorsoduro: which ballots?")
    chips.filter(has_text="3").first.click()
    expect(chips.filter(has_text="3").first).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-action=do]")).to_contain_text("Seal 1 ballot for Dorsoduro")
    chips.filter(has_text="Other area").click()
    expect(asked).to_have_text("Ballots 3: to which area?")
    chips.filter(has_text="Quarantia").click()
    page.locator("[data-action=do]").click()
    expect(page.locator("header").get_by_text("Round 2 of")).to_be_visible()
    recap = page.get_by_role("region", name="Since your ballots")
    expect(recap.get_by_role("listitem")).to_have_count(3)
    expect(recap.get_by_role("listitem").first).to_contain_text(" ballot")


def test_a_late_map_of_lagoon_is_large_enough_for_a_mouse(visit: Visit, server: Server) -> None:
    anna = visit(viewport=SMALL)
    anna.start()
    page = anna.page
    server.leap(page.url.rpartition("/")[2], near_the_end(2), deal=7)
    page.reload()
    expect(page.locator(".ask[data-asked]")).to_be_attached()
    expect(page.locator(SPOTS).first).to_be_attached()
    assert min(page.locator(SPOTS).evaluate_all(WIDTHS)) >= 21
