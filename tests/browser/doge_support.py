"""The first year of Doge up to its elections, which are shown slowly."""

from browser_support import Visitor
from playwright.sync_api import Locator, expect

SLOW = "localStorage.setItem('serenissima-settings', JSON.stringify({ pace: 'slow' }))"


def place_all_ballots(anna: Visitor, confirm: str, *, is_tapped: bool = False) -> None:
    """Place a ballot in each of the three rounds by clicking, or tapping: a district, a ballot, and `confirm`."""

    def press(what: Locator) -> None:
        what.tap() if is_tapped else what.click()

    anna.context.add_init_script(SLOW)
    anna.start("Doge")
    page = anna.page
    for turn in range(3):
        expect(page.locator("header").get_by_text(f"Round {turn + 1} of 3")).to_be_visible()
        expect(page.locator(".ask[data-asked]")).to_be_attached()
        press(page.locator("[data-pick][aria-pressed=false]").nth(turn))
        press(page.locator("[data-ball][aria-pressed=false]").first)
        press(page.locator(confirm))
