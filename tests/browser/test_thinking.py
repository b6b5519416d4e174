"""Bots that think: levels, hints with the chance to win, and the analysis of a finished game."""

from collections.abc import Callable

import pytest
from browser_support import CONFIRM_READY, DESKTOP, PHONE, Server, Visitor, near_the_end, press_until, violations
from playwright.sync_api import ViewportSize, expect

Visit = Callable[..., Visitor]

A_WHOLE_GAME = 150_000


def test_a_level_is_chosen_where_bots_are(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    page.goto("/")
    page.get_by_role("button", name="Choose Lagoon").click()
    for level in ("easy", "medium", "hard", "expert", "master"):
        page.get_by_label("Bots").select_option(level)
        expect(page.get_by_role("status")).to_contain_text(level.capitalize())
    page.get_by_label("Bots").select_option("easy")
    page.get_by_role("button", name="Start against bots").click()
    expect(page.locator(".players")).to_contain_text("bot, easy")


def test_a_table_is_set_with_bots_of_several_levels(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    anna.set_table("lagoon", ["open", "bot:hard", "open"])
    expect(page.locator("li", has_text="bot, hard")).to_be_visible()
    page.get_by_label("Level of the bots").select_option("easy")
    expect(page.get_by_text("Easy: a beginner")).to_be_visible()
    page.get_by_role("button", name="Add a bot").first.click()
    expect(page.locator("li", has_text="bot, easy")).to_be_visible()
    page.get_by_label("Level of the bots").select_option("expert")
    page.get_by_role("button", name="Start, a bot takes the open seat").click()
    expect(page.locator(".ask h2")).to_be_visible()
    expect(page.locator(".players small")).to_have_text(["you", "bot, easy", "bot, hard", "bot, expert"])


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ["Doge", "Lagoon"])
def test_a_hint_shows_three_choices_and_one_of_them_is_done(visit: Visit, game: str, size: ViewportSize) -> None:
    anna = visit(bypass_csp=True, viewport=size)
    anna.start(game)
    page = anna.page
    page.get_by_role("button", name="Hint").click()
    panel = page.get_by_role("region", name="Hint")
    advice = panel.locator("[data-hint]")
    expect(advice.locator("b")).to_have_count(3)
    shares = [int(text.removesuffix("%")) for text in advice.locator("b").all_inner_texts()]
    assert all(0 <= share <= 100 for share in shares)
    # The best is proposed; another one takes its place when it is pressed.
    expect(advice.first).to_have_attribute("aria-pressed", "true")
    assert violations(page) == []
    advice.nth(1).click()
    expect(advice.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(advice.first).to_have_attribute("aria-pressed", "false")
    page.locator(CONFIRM_READY).first.click()
    expect(panel).to_have_count(0)


def test_a_hint_by_keyboard(visit: Visit) -> None:
    anna = visit()
    anna.start()
    page = anna.page
    expect(page.locator("[data-item]").first).to_be_visible()
    page.keyboard.press("h")
    advice = page.locator("[data-hint]")
    expect(advice.locator("b")).to_have_count(3)
    press_until(page, "Tab", "[data-hint]")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(advice.nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(advice).to_have_count(0)


def test_a_finished_game_is_analysed(visit: Visit, server: Server) -> None:
    anna = visit(bypass_csp=True)
    anna.start()
    page = anna.page
    server.leap(page.url.split("/table/")[1], near_the_end(2))
    page.reload()
    anna.play_to_the_end(60)
    end = page.locator("dialog[open]")
    end.get_by_role("button", name="Analyse").click()
    expect(end.get_by_role("progressbar")).to_be_visible()
    # A visitor who comes back later finds it in progress, or done.
    page.reload()
    chart = end.get_by_role("img", name="Chance to win")
    expect(chart).to_be_visible(timeout=A_WHOLE_GAME)
    expect(end.get_by_role("button", name="Analyse")).to_have_count(0)
    assert violations(page) == []
    anna.to_phone()
    assert violations(page) == []
    page.set_viewport_size(DESKTOP)
    swings = end.get_by_role("region", name="What could have been").get_by_role("link")
    if swings.count():
        move = swings.first.get_attribute("href")
        swings.first.click()
        expect(page.get_by_role("slider", name="Move")).to_be_visible()
        assert move
        assert page.url.endswith(move)
