"""axe finds nothing at any screen size, in both themes: the pages, and each game's table from start to end.

Each thing is opened once and looked at in several sizes, one for each class of layout. `make test` looks at the first
page in all of them and shares them out among the games and other pages; with AXE=all, which `make soak` sets,
everything is seen in all.
"""

import os
from collections.abc import Callable
from itertools import cycle

import pytest
from browser_support import Server, Visitor, near_the_end, violations
from playwright.sync_api import Page, ViewportSize, expect

from serenissima.games import ids

Visit = Callable[..., Visitor]
Found = dict[str, list[str]]

SIZES = {"XL": (1920, 1080), "L": (1280, 720), "T": (820, 1180), "P": (390, 844), "S": (844, 390)}
EVERYTHING = os.environ.get("AXE") == "all"
# The size at which each game is checked, unless everything is.
FEW = {game: [size] for game, size in zip(ids(), cycle(["XL", "T", "S", "P"]), strict=False)}


def look(page: Page, name: str, found: Found, sizes: list[str]) -> None:
    for size in sizes:
        width, height = SIZES[size]
        page.set_viewport_size(ViewportSize(width=width, height=height))
        page.wait_for_timeout(150)
        if wrong := violations(page):
            found[f"{name}, {size}"] = wrong
    width, height = SIZES["L"]
    page.set_viewport_size(ViewportSize(width=width, height=height))
    page.wait_for_timeout(150)


def test_pages(visit: Visit) -> None:
    page = visit(bypass_csp=True).page
    found: Found = {}
    sizes = list(SIZES)
    page.goto("/")
    expect(page.locator(".bar .pri")).to_be_enabled()
    look(page, "home", found, sizes)
    for game in ids() if EVERYTHING else ("gondola",):
        page.goto(f"/games/{game}")
        page.locator("summary").click()
        look(page, f"set-up of {game}", found, sizes if EVERYTHING else ["L", "P"])
    for path in ("settings", "help", "verify", "nowhere"):
        page.goto(f"/{path}")
        expect(page.locator("h1")).to_be_visible()
        look(page, path, found, sizes if EVERYTHING else ["T"])
    assert found == {}


@pytest.mark.parametrize("game", FEW)
def test_games(visit: Visit, server: Server, game: str) -> None:
    sizes = list(SIZES) if EVERYTHING else FEW[game]
    anna = visit(bypass_csp=True)
    page = anna.page
    found: Found = {}
    page.goto("/")
    page.locator(f"[data-game={game}] .art").click()
    page.locator(".bar .pri:not([disabled])").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".ask h2")).to_be_visible()
    look(page, "table with the offer of a guide", found, sizes)
    anna.decline_guide()
    table = page.url.rpartition("/")[2]
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_be_visible()
    look(page, "rules", found, sizes)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    look(page, "menu", found, sizes)
    page.goto("about:blank")
    server.leap(table, near_the_end(1))
    page.goto(f"/table/{table}")
    expect(page.locator(".ask[data-asked]")).to_be_attached()
    look(page, "late table", found, sizes)
    page.goto("/")
    expect(page.locator(".running .game")).to_have_count(1)
    look(page, "home with a running game", found, sizes)
    page.goto(f"/table/{table}")
    expect(page.locator(".ask[data-asked]")).to_be_attached()
    anna.play_to_the_end(60)
    look(page, "end", found, sizes)
    page.goto(f"/table/{table}/replay")
    expect(page.locator("output")).to_be_visible()
    look(page, "replay", found, sizes)
    assert found == {}
