"""A second device joins with a link that works once, plays as the same person, and is logged out again."""

from collections.abc import Callable

from browser_support import PHONE, SCROLLS_SIDEWAYS, Visitor, violations
from playwright.sync_api import expect

Visit = Callable[..., Visitor]


def test_a_phone_joins_by_a_link_and_is_logged_out_again(visit: Visit) -> None:
    anna = visit()
    anna.start("Lagoon")
    page = anna.page
    page.goto("/settings")
    devices = page.locator("#devices")
    expect(devices.get_by_role("listitem")).to_have_count(1)
    devices.get_by_role("button", name="Add a device").click()
    link = devices.get_by_label("Or open this link there").input_value()
    assert link.endswith(f"/device#{devices.locator('.fresh code').inner_text()}")
    expect(devices.get_by_role("img", name="QR code that adds a device")).to_be_visible()
    assert not violations(page)

    phone = visit(viewport=PHONE)
    phone.page.goto(link)
    expect(phone.page.get_by_role("heading", name="Continue as")).to_be_visible()
    assert not violations(phone.page)
    assert phone.page.evaluate(SCROLLS_SIDEWAYS) == []
    phone.page.get_by_role("button", name="Yes, continue as").click()
    expect(phone.page.get_by_text("This device now belongs to")).to_be_visible()
    phone.page.get_by_role("main").get_by_role("link", name="My games").click()
    expect(phone.page.locator(".list > li")).to_have_count(1)

    # The first device notices it; the code is used up, wherever it was copied to.
    expect(devices.get_by_text("A device was just added.")).to_be_visible()
    other = visit()
    other.page.goto(link)
    expect(other.page.get_by_text("This code is not valid.")).to_be_visible()
    expect(other.page.get_by_text("somebody else may have")).to_be_visible()

    devices.get_by_role("button", name="Log out").click()
    page.locator("dialog[open]").get_by_role("button", name="Log out").click()
    expect(devices.get_by_role("listitem")).to_have_count(1)
    phone.page.reload()
    expect(phone.page.get_by_text("Your games will be listed here.")).to_be_visible()


def test_somebody_with_games_of_their_own_is_asked_before_joining(visit: Visit) -> None:
    anna, bruno = visit(), visit()
    anna.start("Lagoon")
    anna.page.goto("/settings")
    anna.page.get_by_role("button", name="Add a device").click()
    code = anna.page.locator("#devices .fresh code").inner_text()
    bruno.start("Doge")
    bruno.page.goto("/settings")
    bruno.page.get_by_label("Code from another device").fill(code)
    bruno.page.get_by_role("button", name="Add this device").click()
    expect(bruno.page.get_by_text("make a recovery code first")).to_be_visible()
    expect(bruno.page.get_by_role("button", name="Leave")).to_be_visible()
    bruno.page.get_by_role("link", name="Cancel").click()
    bruno.page.goto("/my-games")
    expect(bruno.page.locator(".list > li")).to_have_count(1)


def test_somebody_deletes_themselves_and_the_others_play_on(visit: Visit) -> None:
    anna, bruno = visit(), visit(viewport=PHONE)
    bruno.page.goto("/settings")
    expect(bruno.page.get_by_role("button", name="Delete me")).to_have_count(0)
    anna.start("Lagoon")
    page = anna.page
    page.goto("/settings")
    page.get_by_role("button", name="Delete me…").click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("former player")
    assert not violations(page)
    dialog.get_by_role("button", name="Cancel").click()
    expect(page.locator("#devices").get_by_role("listitem")).to_have_count(1)
    page.get_by_role("button", name="Delete me…").click()
    dialog.get_by_role("button", name="Delete me for good").click()
    expect(page.get_by_text("You have been deleted.")).to_be_visible()
    expect(page.locator("#delete")).to_have_count(0)
    assert not page.context.cookies()
    assert page.evaluate("Object.keys(localStorage)") == ["serenissima-settings"]
    page.goto("/my-games")
    expect(page.get_by_text("Your games will be listed here.")).to_be_visible()
