"""The first page for a returning visitor: running games come first, and the last choice is kept."""

from collections.abc import Callable

from browser_support import PHONE, SCROLLS_SIDEWAYS, Visitor
from playwright.sync_api import expect

Visit = Callable[..., Visitor]


def test_a_returning_visitor_finds_running_games_first(visit: Visit) -> None:
    anna = visit(viewport={"width": 1280, "height": 720})
    page = anna.page
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Four games of Venice")
    anna.start("Lagoon")
    page.goto("/")
    card = page.locator(".running .game")
    expect(card).to_have_count(1)
    expect(card).to_contain_text("Lagoon")
    expect(card).to_be_in_viewport(ratio=1)
    # Above the posters, and the whole start bar is on the screen and one row high.
    top, shelf, button = (page.locator(name).first.bounding_box() for name in (".running", ".posters", ".bar .pri"))
    assert top
    assert shelf
    assert button
    assert top["y"] + top["height"] <= shelf["y"]
    assert button["y"] + button["height"] <= 720
    boxes = [page.locator(f".bar {name}").first.bounding_box() for name in ("h2", "select", ".pri")]
    assert all(box and box["y"] < button["y"] + button["height"] for box in boxes)
    assert all(box and box["y"] + box["height"] > button["y"] for box in boxes)


def test_the_last_choice_is_kept(visit: Visit) -> None:
    anna = visit(viewport=PHONE)
    page = anna.page
    page.goto("/")
    page.get_by_role("button", name="Choose Masters").click()
    page.get_by_role("radio", name="3", exact=True).click()
    page.get_by_label("Bots").select_option("easy")
    page.get_by_role("button", name="Start against bots").click()
    page.wait_for_url("**/table/*")
    page.goto("/")
    expect(page.locator(".bar h2")).to_have_text("Masters of Venice")
    expect(page.get_by_role("radio", name="3", exact=True)).to_have_attribute("aria-checked", "true")
    expect(page.get_by_label("Bots")).to_have_value("easy")
    # On a phone the chosen poster is the one in view.
    poster = page.locator("[data-game=masters] .art")
    expect(poster).to_contain_text("as last time")
    page.locator(".posters").scroll_into_view_if_needed()
    expect(poster).to_be_in_viewport(ratio=0.9)
    assert page.evaluate(SCROLLS_SIDEWAYS) == []


def test_doge_for_two_is_called_a_house_variant(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    page.get_by_role("button", name="Choose Doge").click()
    page.get_by_role("radio", name="2", exact=True).click()
    expect(page.locator(".bar")).to_contain_text("house variant")


def test_setting_up_shows_presets_and_only_options_that_apply(visit: Visit) -> None:
    page = visit().page
    page.goto("/games/gondola")
    page.locator("summary").click()
    options = page.locator(".option")
    expect(options.filter(has_text="Taxi Service")).to_have_count(1)
    expect(options.filter(has_text="Difficulty")).to_have_count(0)
    players = page.get_by_role("radiogroup", name="Players")
    players.get_by_role("radio", name="1").click()
    expect(options.filter(has_text="Taxi Service")).to_have_count(0)
    expect(options.filter(has_text="Difficulty")).to_have_count(1)
    rules = page.get_by_role("radiogroup", name="Rules")
    rules.get_by_role("radio", name="first game").click()
    expect(page.locator("summary")).to_contain_text("one changed")
    expect(options.filter(has_text="Difficulty").locator("select")).to_have_value("gentle")
    # A change by hand belongs to no preset; with more players, solo options disappear again.
    options.filter(has_text="Difficulty").locator("select").select_option("stern")
    expect(rules.get_by_role("radio", name="your own")).to_have_attribute("aria-checked", "true")
    players.get_by_role("radio", name="2").click()
    expect(rules.get_by_role("radio", name="rulebook")).to_have_attribute("aria-checked", "true")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")
