"""Masters of Venice on its own board: whole games by clicking, undo, the Marker, French, axe, and what stays hidden."""

import json
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from browser_support import DESKTOP, PHONE, SCROLLS_SIDEWAYS, Visitor, press_until, violations, walk
from playwright.sync_api import TimeoutError as TookTooLong
from playwright.sync_api import WebSocket, expect

Visit = Callable[..., Visitor]

LONG_GAME = 240
ON_THE_BOARD = "svg [data-pick]:not([aria-disabled=true]), [data-board-pick]:not([disabled])"
DONE = "[data-board-pick='0']:not([disabled])"
CONFIRM = ".go .pri:not([disabled])"
DIAL = ".dial input[type=range]:not([disabled])"


def start(visitor: Visitor, seats: int) -> None:
    visitor.set_table("masters", ["bot:medium"] * (seats - 1))
    expect(visitor.page.locator(".ask h2")).to_be_visible()
    visitor.decline_guide()


def bid(visitor: Visitor, ducats: int) -> None:
    """Turn the dial and seal the bid."""
    dial = visitor.page.locator(DIAL)
    dial.fill(str(min(ducats, int(dial.get_attribute("max") or 0))), timeout=2000)
    visitor.page.locator(".dial .pri").click(timeout=2000)


def act(visitor: Visitor, n: int, ducats: int | None = None) -> bool:
    """One click on the board, and the confirming one; every other time a turn at a place is ended."""
    page = visitor.page
    try:
        if page.locator(DIAL).count():
            bid(visitor, n * 5 % 45 if ducats is None else ducats)
            return True
        if (
            n % 2
            and page.locator(".bar")
            .get_by_role("button", name="Done here")
            .or_(page.locator(".bar").get_by_role("button", name="Pass"))
            .count()
        ):
            page.locator(DONE).click(timeout=2000)
            return True
        spots = page.locator(ON_THE_BOARD)
        count = spots.count()
        if not count:
            return False
        spots.nth(n * 7 % count).click(timeout=2000)
        # Passing asks for no confirmation.
        if page.locator(CONFIRM).count():
            page.locator(CONFIRM).click(timeout=2000)
        return True
    except TookTooLong:
        return False


def asked(visitor: Visitor, words: str) -> bool:
    """Whether a question with these words can be answered on the board now."""
    page = visitor.page
    return words in page.locator(".ask h2").inner_text() and bool(page.locator(ON_THE_BOARD).count())


def play_until(visitor: Visitor, wanted: Callable[[], bool], seconds: float = 90, ducats: int | None = None) -> None:
    until = time.monotonic() + seconds
    n = 0
    while not wanted():
        assert time.monotonic() < until, visitor.page.locator(".ask h2").inner_text()
        n += act(visitor, n, ducats)
        visitor.page.wait_for_timeout(40)


@pytest.mark.parametrize("seats", [2, 5])
def test_a_whole_game_on_the_board_by_clicking(visit: Visit, seats: int) -> None:
    anna = visit(bypass_csp=True)
    start(anna, seats)
    assert anna.play_to_the_end(LONG_GAME, lambda n: act(anna, n)) > 20
    sheet = anna.page.locator("dialog[open]")
    expect(sheet.locator(".ranks tbody tr")).to_have_count(seats)
    expect(sheet.get_by_role("table", name="The final count")).to_contain_text("Undelivered orders")
    assert violations(anna.page) == []
    anna.to_phone()
    assert anna.page.evaluate(SCROLLS_SIDEWAYS) == []


def test_a_place_is_chosen_by_arrow_keys(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    start(anna, 2)
    play_until(anna, lambda: asked(anna, "where do you go"))
    # The log behind the board is full of links by now.
    page.get_by_role("button", name="Hint").focus()
    press_until(page, "Tab", "svg [data-pick]")
    assert walk(page, ["ArrowRight", "ArrowRight", "ArrowLeft"]) >= 3
    page.keyboard.press("Enter")
    expect(page.locator(CONFIRM)).to_be_enabled()
    page.keyboard.press("Escape")
    expect(page.locator(CONFIRM)).to_have_count(0)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name="Log")).to_contain_text("Anna →")


def test_a_purchase_tells_what_it_costs_and_is_taken_back(visit: Visit) -> None:
    anna = visit()
    start(anna, 2)
    page = anna.page
    buying = page.locator("svg [data-pick]:not([aria-disabled=true])").and_(page.get_by_label("Buy 1"))
    play_until(anna, lambda: "Stock Market:" in page.locator(".ask h2").inner_text() and buying.count() > 0)
    question = page.locator(".ask h2").inner_text()
    buying.first.hover()
    expect(page.locator("#preview")).to_contain_text("Your ducats")
    buying.first.click()
    page.locator(CONFIRM).click()
    expect(page.locator(".ask h2")).not_to_have_text(question)
    expect(page.locator(".board").get_by_role("button", name="Done here")).to_be_visible()
    page.get_by_role("button", name="Undo").first.click()
    expect(page.locator(".ask h2")).to_have_text(question)


def test_a_standing_answer_keeps_the_marker(visit: Visit) -> None:
    anna = visit()
    start(anna, 4)
    page = anna.page
    standing = page.get_by_label("When to ask you about the Marker")
    play_until(anna, lambda: bool(standing.count()), ducats=0)
    standing.select_option("never")
    now = int(page.locator(".fact").first.inner_text().split()[1])
    last = page.get_by_text(f"Round {(now + 3) // 4 * 4} of 16")
    places = page.locator("svg [data-pick]:not([aria-disabled=true])")
    ending = page.locator(".board").get_by_role("button", name=re.compile("^(Pass|Done here)"))

    def go_on() -> bool:
        """Choose places and pass; nobody answers questions about the Marker."""
        if "where do you go" in page.locator(".ask h2").inner_text() and places.count():
            places.first.click()
            page.locator(CONFIRM).click()
        elif ending.count():
            try:
                ending.first.click(timeout=2000)
            except TookTooLong:
                return False
        return bool(last.count())

    until = time.monotonic() + 60
    while not go_on():
        assert time.monotonic() < until, page.locator(".ask h2").inner_text()
        page.wait_for_timeout(40)
    expect(standing).to_have_value("never")
    expect(page.get_by_role("log", name="Log")).not_to_contain_text("Anna uses the Gondola Marker")


def test_french(visit: Visit) -> None:
    anna = visit(locale="fr-FR")
    page = anna.page
    page.goto("/")
    page.get_by_role("button", name="Choisir Masters of Venice").click()
    page.get_by_role("button", name="Jouer contre les robots").click()
    expect(page.locator(".ask h2")).to_contain_text("Combien misez-vous")
    expect(page.get_by_role("img", name="Forgeron")).to_be_visible()
    expect(page.get_by_role("button", name="Sceller une mise de 0")).to_be_enabled()
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_contain_text("100 ducats font un point")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing(visit: Visit, size: dict[str, int]) -> None:
    anna = visit(viewport=size, bypass_csp=True)
    page = anna.page
    start(anna, 5)
    found: dict[str, list[str]] = {"bidding": violations(page)}
    bid(anna, 40)
    for key, name in (("?", "rules"), ("t", "text")):
        page.keyboard.press(key)
        expect(page.locator("dialog[open]")).to_be_visible()
        found[name] = violations(page)
        page.keyboard.press("Escape")
    if size == DESKTOP:
        page.get_by_role("tab", name="Ledger").click()
        for name in ("Prices so far", "Characters"):
            page.get_by_role("button", name=name).click()
            found[name] = violations(page)
        for kind in ("where do you go", "At the "):
            play_until(anna, lambda kind=kind: asked(anna, kind))
            found[kind] = violations(page)
    else:
        for name in ("Hand", "Do", "Log", "Ledger"):
            page.get_by_role("tab", name=name, exact=True).first.click()
            found[name] = violations(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert {name: each for name, each in found.items() if each} == {}


def test_money_cards_and_rumours_of_others_never_reach_the_page(visit: Visit) -> None:
    """Everything that the server sends to Anna's browser in half a game is looked through."""
    anna = visit()
    told: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: told.append(json.loads(frame)))

    anna.page.on("websocket", listen)
    start(anna, 4)
    play_until(anna, lambda: bool(anna.page.get_by_text("Round 6 of 16").count()))
    positions = [message for message in told if message["type"] == "position" and message["view"]]
    assert len(positions) > 20
    for position in positions:
        for player in position["view"]["players"]:
            if player["seat"] != 0:
                assert (player["cash"], player["known_rumors"]) == (None, None)
                assert player["known_orders"] == []
        for line in position["log"]:
            assert line["kind"] not in ("order-seen", "rumor-seen") or line["seat"] == 0
    rows = anna.page.locator(".players .seat")
    expect(rows.nth(0)).to_contain_text("ducats")
    for seat in (1, 2, 3):
        expect(rows.nth(seat).locator("[title$='ducats']").filter(has_not_text="shares")).to_have_count(0)
