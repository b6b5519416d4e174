"""axe finds nothing on any page, in both themes, on desktop and phone; nothing violates the content security policy."""

from collections.abc import Callable

import pytest
from browser_support import DESKTOP, PHONE, Visitor, violations
from playwright.sync_api import expect

Visit = Callable[..., Visitor]
SIZES = {"desktop": DESKTOP, "phone": PHONE}


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing(visit: Visit, size: str) -> None:
    anna = visit(viewport=SIZES[size], bypass_csp=True)
    page = anna.page
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        found[name] = violations(page)

    page.goto("/")
    expect(page.get_by_role("button", name="Start against bots")).to_be_enabled()
    look("home")
    for path in ("settings", "help", "verify", "games/doge", "games/lagoon", "nowhere"):
        page.goto(f"/{path}")
        expect(page.locator("h1")).to_be_visible()
        look(path)
    page.goto("/")
    page.get_by_role("button", name="Invite by link").click()
    expect(page.get_by_label("Send this link")).to_be_visible()
    look("lobby")
    for game in ("Doge", "Lagoon"):
        anna.start(game)
        expect(page.locator(".ask h2")).to_be_visible()
        look(f"table of {game}")
        for key, name in (("?", "rules"), ("t", "text")):
            page.keyboard.press(key)
            expect(page.locator("dialog[open]")).to_be_visible()
            look(f"{name} of {game}")
            page.keyboard.press("Escape")
        page.get_by_role("button", name="Menu").click()
        look(f"menu of {game}")
        page.keyboard.press("Escape")
    table = page.url
    page.goto(f"{table}/replay")
    expect(page.locator("output")).to_be_visible()
    look("replay")
    assert {name: each for name, each in found.items() if each} == {}


def test_the_first_load_is_light_and_obeys_the_content_policy(visit: Visit) -> None:
    anna = visit()
    weights: list[int] = []
    refused: list[str] = []
    anna.page.on(
        "response",
        lambda answer: (
            weights.append(answer.request.sizes()["responseBodySize"])
            if answer.url.endswith(".js") and answer.ok
            else None
        ),
    )
    anna.page.on("console", lambda told: refused.append(told.text) if "Content Security" in told.text else None)
    anna.page.goto("/")
    expect(anna.page.get_by_role("button", name="Start against bots")).to_be_enabled()
    anna.page.wait_for_load_state("networkidle")
    assert sum(weights) <= 150_000
    anna.start("Doge")
    anna.page.wait_for_timeout(300)
    assert refused == []
