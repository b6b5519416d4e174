"""The general board, for games that only describe their table as data: with a pointer, keyboard or screen reader."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from browser_support import FOCUSED, PHONE, Server, Visitor, press_until, violations, walk
from playwright.sync_api import TimeoutError as TookTooLong
from playwright.sync_api import expect

Visit = Callable[..., Visitor]
EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "regatta"
SECONDS = 90
SIT_DOWN = """async ({ bots, words }) => {
  const post = (place, body) => fetch(`/api/${place}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Serenissima': '1' },
    body: JSON.stringify(body),
  }).then((answer) => answer.json())
  await post('me', { name: 'Anna' })
  const seats = [{ kind: 'me' }, ...Array(bots).fill({ kind: 'bot', level: 'random' })]
  return (await post('tables', { game: 'regatta', seats, ...words })).id
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that finds the example game as it finds a package that somebody has installed."""
    site = tmp_path_factory.mktemp("site")
    quiet = ("--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation", "--no-index")
    subprocess.run([sys.executable, "-m", "pip", "install", *quiet, "--target", site, EXAMPLE], check=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(site), prepend=":")
        running = Server(tmp_path_factory.mktemp("general"))
        yield running
        running.kill()


def sit_down(anna: Visitor, bots: int = 2) -> None:
    anna.page.goto("/help")
    expect(anna.page.locator("h1")).to_be_visible()
    table = anna.page.evaluate(SIT_DOWN, {"bots": bots, "words": {}})
    anna.page.goto(f"/table/{table}")
    expect(anna.page.locator(".general [data-pick]")).to_have_count(7)


def test_a_whole_game_by_pressing_elements_of_the_board(visit: Visit) -> None:
    anna = visit()
    sit_down(anna)
    page = anna.page
    prize = page.get_by_role("group", name="Prizes at stake")
    expect(prize.get_by_text(re.compile("Prize of"))).to_be_attached()
    expect(page.get_by_role("group", name="Prizes to come")).to_contain_text("6")

    def press(turn: int) -> bool:
        oars = page.locator(".general [data-pick]:not([disabled])")
        count = oars.count()
        if not count:
            return False
        try:
            oars.nth(turn % count).click(timeout=2000)
            page.locator(".go .pri:not([disabled])").click(timeout=2000)
        except TookTooLong:
            return False
        return True

    oar = page.locator(".general [data-pick]").nth(2)
    oar.hover()
    expect(page.locator("#preview")).to_contain_text("Oar 3")
    oar.click()
    expect(oar).to_have_attribute("aria-pressed", "true")
    assert anna.play_to_the_end(SECONDS, press) >= 6
    expect(page.locator("dialog .ranks tbody tr")).to_have_count(3)
    page.keyboard.press("Escape")
    expect(page.locator(".general [data-pick]")).to_have_count(0)
    expect(page.get_by_role("group", name="Prizes to come")).to_contain_text("Prizes to come: 0")


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    anna = visit()
    sit_down(anna)
    page = anna.page
    press_until(page, "Tab", ".general [data-pick]")
    assert page.evaluate(FOCUSED) == "Oar 1, possible"
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED) == "Oar 2, possible"
    assert walk(page, ["ArrowRight", "ArrowRight", "ArrowLeft", "End", "Home"]) == 5

    def by_keys(_: int) -> bool:
        if page.locator(".general [data-pick]:not([disabled])").count() < 2:
            return False  # the last oar is staked by itself
        try:
            press_until(page, "Tab", ".general [data-pick]")
        except AssertionError:
            return False
        page.keyboard.press("End")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        page.wait_for_timeout(100)
        return True

    assert anna.play_to_the_end(SECONDS, by_keys) >= 6


def test_your_own_answer_is_face_up_and_those_of_others_face_down(visit: Visit) -> None:
    anna, bruno = visit(), visit()
    anna.page.goto("/help")
    expect(anna.page.locator("h1")).to_be_visible()
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = anna.page.evaluate(SIT_DOWN, {"bots": 0, "words": {"seats": seats}})
    anna.page.goto(f"/table/{table}")
    bruno.sit(anna.page.get_by_label("Send this link").input_value(), "Bruno")
    for each in (anna, bruno):
        expect(each.page.locator(".general [data-pick]")).to_have_count(7)
    anna.page.locator(".general [data-pick]").nth(4).click()
    anna.page.locator(".go .pri").click()
    expect(anna.page.get_by_role("group", name="Staked oar: Oar 5")).to_be_visible()
    expect(anna.page.get_by_role("group", name="Staked oar: not chosen yet")).to_be_visible()
    expect(bruno.page.get_by_role("group", name="Staked oar: face down")).to_be_visible()
    expect(bruno.page.get_by_role("group", name="Staked oar: not chosen yet")).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_axe_finds_nothing(visit: Visit, size: str) -> None:
    anna = visit(bypass_csp=True)
    sit_down(anna, bots=4)
    page = anna.page
    if size == "phone":
        anna.to_phone()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.locator(".general [data-pick]").nth(1).click()
    assert violations(page) == []
    page.keyboard.press("t")
    text = page.locator("dialog[open]")
    expect(text).to_contain_text("Prizes at stake")
    expect(text).to_contain_text("Oar 7")
    expect(text).to_contain_text("Points: 0")
    assert violations(page) == []
