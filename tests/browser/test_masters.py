"""Masters of Venice on its own board: whole games by clicking, undo, the Marker, French, axe, and what stays hidden."""

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from browser_support import (
    CONFIRM_READY,
    DESKTOP,
    PHONE,
    SCROLLS_SIDEWAYS,
    Server,
    Visitor,
    press_until,
    to_a_question,
    violations,
    walk,
)
from playwright.sync_api import TimeoutError as TookTooLong
from playwright.sync_api import expect

Visit = Callable[..., Visitor]

LONG_GAME = 240
# Elements that only explain themselves are not choices.
ON_THE_BOARD = "svg [data-pick]:not([aria-disabled=true], [data-pick^=see]), [data-board-pick]:not([disabled])"
PLACES = "svg [data-pick]:not([aria-disabled=true], [data-pick^=see])"
DONE = "[data-action=end]:not([disabled])"
USE_OR_KEEP = "[data-action=keep]:not([disabled])"
CONFIRM = ".go [data-action=do]:not([disabled])"
BID = ".stepper input:not([disabled])"


def start(visitor: Visitor, seats: int) -> None:
    visitor.play_bots("masters", ["medium"] * (seats - 1))


def bid(visitor: Visitor, ducats: int) -> None:
    """Set the stepper and pay the bid."""
    stepper = visitor.page.locator(BID)
    stepper.fill(str(min(ducats, int(stepper.get_attribute("max") or 0))), timeout=2000)
    stepper.blur(timeout=2000)
    visitor.page.locator(CONFIRM_READY).click(timeout=2000)


def act(visitor: Visitor, n: int, ducats: int | None = None) -> bool:
    """One click on the board, and the confirming one; every other time a turn at a place is ended."""
    page = visitor.page
    try:
        if page.locator(BID).count():
            bid(visitor, n * 5 % 45 if ducats is None else ducats)
            return True
        if page.locator(USE_OR_KEEP).count():
            if n % 2 == 0:
                page.locator("[data-choice]:not([disabled])").first.click(timeout=2000)
            page.locator(USE_OR_KEEP if n % 2 else CONFIRM).first.click(timeout=2000)
            return True
        if page.locator(DONE).count() and (n % 2 or not page.locator(ON_THE_BOARD).count()):
            page.locator(DONE).click(timeout=2000)
            return True
        spots = page.locator(ON_THE_BOARD)
        count = spots.count()
        if not count:
            return False
        spots.nth(n * 7 % count).click(timeout=2000)
        if page.locator(CONFIRM).count():
            page.locator(CONFIRM).click(timeout=2000)
        return True
    except TookTooLong:
        return False


def leap_to(visitor: Visitor, server: Server, is_it: Callable[[Any], bool]) -> None:
    """Jump ahead to such a question."""
    page = visitor.page
    server.leap(page.url.rpartition("/")[2], to_a_question(is_it))
    page.reload()
    expect(page.locator(".ask[data-asked]")).to_be_attached()
    visitor.decline_guide()


def asks(name: str) -> Callable[[Any], bool]:
    """Whether this question is asked: the name of its class in the rules."""
    return lambda state: type(state.question()).__name__ == name


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


def test_a_place_is_chosen_by_arrow_keys(visit: Visit, server: Server) -> None:
    anna = visit()
    page = anna.page
    start(anna, 2)
    leap_to(anna, server, asks("ChooseMove"))
    # The log behind the board is full of links by now.
    page.get_by_role("button", name="Hint").focus()
    press_until(page, "Tab", "svg [data-pick]")
    page.locator(PLACES).first.focus()
    assert walk(page, ["ArrowRight", "ArrowRight", "ArrowLeft"]) >= 3
    page.keyboard.press("Enter")
    expect(page.locator(CONFIRM)).to_be_enabled()
    expect(page.locator(CONFIRM)).to_contain_text("Go there")
    page.keyboard.press("Escape")
    expect(page.locator(CONFIRM)).to_have_count(0)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name="Log")).to_contain_text("Anna →")


def test_a_purchase_shows_its_price_and_can_be_undone(visit: Visit, server: Server) -> None:
    anna = visit()
    start(anna, 2)
    page = anna.page
    buying = page.locator(PLACES).and_(page.get_by_label("Buy 1"))
    leap_to(anna, server, asks("AtMarket"))
    question = page.locator(".ask h2").inner_text()
    buying.first.hover()
    expect(page.locator("#preview")).to_contain_text("Your ducats")
    buying.first.click()
    page.locator(CONFIRM).click()
    expect(page.locator(".ask h2")).not_to_have_text(question)
    expect(page.locator(".go").get_by_role("button", name="Done here")).to_be_visible()
    page.get_by_role("button", name="Undo").first.click()
    expect(page.locator(".ask h2")).to_have_text(question)


def test_several_crates_are_bought_with_one_button(visit: Visit, server: Server) -> None:
    anna = visit()
    page = anna.page
    start(anna, 3)
    leap_to(anna, server, two_kinds_can_be_bought)
    expect(page.locator(".go [data-action=do]")).to_be_disabled()
    crates = page.locator("svg [role=checkbox]:not([aria-disabled=true])")
    dock = str(crates.first.get_attribute("data-pick")).rsplit("-", 1)[0]
    mine = page.locator(f"svg [role=checkbox][data-pick^={dock}]:not([aria-disabled=true], [aria-checked=true])")
    before = int(page.locator(".hand .money b").inner_text())
    mine.first.click()
    mine.last.click()
    expect(page.locator("svg [aria-checked=true]")).to_have_count(2)
    expect(page.locator(".ask h2")).to_contain_text("more crates, or buy what is ticked?")
    button = page.locator(CONFIRM)
    expect(button).to_contain_text(re.compile(r"Buy 2 crates for \d+"))
    price = int(re.findall(r"\d+", button.inner_text())[1])
    expect(page.locator("#preview")).to_contain_text(f"{before} → {before - price}")
    expect(page.locator(".hand .money b")).to_have_text(f"{before} → {before - price}")
    button.click()
    expect(page.locator(".hand .money b")).to_have_text(str(before - price))
    expect(page.locator(".go").get_by_role("button", name="Done here")).to_be_visible()
    page.get_by_role("button", name="Reset turn").or_(page.get_by_role("button", name="Undo")).last.click()
    expect(page.locator(".hand .money b")).to_have_text(str(before))


def two_kinds_can_be_bought(state: Any) -> bool:
    """At the Docks, with at least two goods at the first dock and money for both."""
    if type(state.question()).__name__ != "AtDocks" or state.space < 3:
        return False
    for dock in range(4):
        kinds = [good for good in range(6) if state.docks[dock * 6 + good]]
        if kinds:
            return len(kinds) > 1 and state.cash[0] >= sum(state.price[good] for good in kinds)
    return False


def test_everything_on_the_board_explains_itself(visit: Visit, server: Server) -> None:
    anna = visit()
    page = anna.page
    start(anna, 3)
    leap_to(anna, server, asks("ChooseMove"))
    words = {
        "see-canal-0": "moves one space each round",
        "see-shop-2": "twice the price",
        "see-shop-5": "deliver Guild Orders",
        "see-track-share-1": "What moves it",
        "see-dock-3": "Dock 4",
        "see-office-1": "pay 10 each time",
        "see-bag-0": "Mercato sells",
    }
    for thing, said in words.items():
        page.locator(f"[data-pick={thing}]").dispatch_event("pointerenter")
        expect(page.locator("#preview")).to_contain_text(said)
        page.locator(f"[data-pick={thing}]").dispatch_event("pointerleave")
    page.locator(".order").first.hover()
    expect(page.locator("#preview")).to_contain_text("Undelivered it costs 2 points")


def test_a_standing_answer_keeps_the_marker(visit: Visit) -> None:
    anna = visit()
    start(anna, 4)
    page = anna.page
    standing = page.get_by_label("When to ask you about the Marker")
    play_until(anna, lambda: bool(standing.count()), ducats=0)
    standing.select_option("never")
    now = int(page.locator(".fact").first.inner_text().split()[1])
    last = page.get_by_text(f"Round {(now + 3) // 4 * 4} of 16")
    places = page.locator(PLACES)
    ending = page.locator(DONE)

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


def test_the_marker_has_one_control_for_each_answer(visit: Visit, server: Server) -> None:
    anna = visit()
    page = anna.page
    start(anna, 4)
    leap_to(anna, server, marker_can_be_used_twice)
    buttons = page.locator(".go button")
    chips = page.locator("[data-choice]")
    expect(chips).to_have_text([re.compile("^Act first at"), re.compile("^Take your turn at .* now$")])
    expect(buttons).to_have_text([re.compile("Keep it"), "Keep it and stop asking"])
    chips.last.click()
    expect(buttons.first).to_have_text(re.compile("Take your turn at"))
    before = server.answers(page.url.rsplit("/", 1)[1])
    # The second click of a double click does not answer the next question.
    page.locator("[data-action=keep]").dblclick()
    page.wait_for_timeout(600)
    assert server.answers(page.url.rsplit("/", 1)[1]) == before + 1


def marker_can_be_used_twice(state: Any) -> bool:
    """The Gondolier may jump ahead or take the turn at the own place, and is asked again if the Marker is kept."""
    return type(state.question()).__name__ == "Jump" and len(state.options(0)) == 3


def test_french(visit: Visit) -> None:
    anna = visit(locale="fr-FR")
    page = anna.page
    page.goto("/")
    page.get_by_role("button", name="Choisir Masters of Venice").click()
    page.get_by_role("button", name="Jouer contre les robots").click()
    expect(page.locator(".ask h2")).to_contain_text("Combien misez-vous")
    expect(page.locator("[data-pick=see-shop-0]")).to_have_attribute("aria-label", re.compile("^Forgeron"))
    expect(page.get_by_role("button", name="Ne rien miser")).to_be_enabled()
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_contain_text("100 ducats font un point")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing(visit: Visit, server: Server, size: dict[str, int]) -> None:
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
        for name in ("Shares", "Prices", "Characters"):
            page.get_by_role("tab", name=name).click()
            found[name] = violations(page)
        for question in ("ChooseMove", "AtShops"):
            leap_to(anna, server, asks(question))
            found[question] = violations(page)
    else:
        for name in ("Goods", "Choices", "This place", "Log"):
            page.get_by_role("tab", name=re.compile(f"^{name}")).first.click()
            found[name] = violations(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert {name: each for name, each in found.items() if each} == {}


def test_money_cards_and_rumours_of_others_never_reach_the_page(visit: Visit) -> None:
    """Everything that the server sends to Anna's browser in half a game is looked through."""
    anna = visit()
    told = anna.record_messages()
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
