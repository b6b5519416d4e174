"""Games from the first page to the end, by clicking, by keys, alone and with a friend."""

import json
import re
from collections.abc import Callable

import pytest
from browser_support import (
    CONFIRM_READY,
    DESKTOP,
    FOCUSED,
    PHONE,
    SCROLLS_SIDEWAYS,
    Server,
    Visitor,
    near_the_end,
    press_until,
    to_the_end,
    violations,
    walk,
)
from playwright.sync_api import TimeoutError as TookTooLong
from playwright.sync_api import WebSocketRoute, expect

Visit = Callable[..., Visitor]

LONG_GAME = 170


@pytest.mark.parametrize("game", ["Lagoon", "Doge"])
def test_a_new_visitor_plays_against_bots_to_the_end_by_clicking(visit: Visit, game: str) -> None:
    anna = visit(bypass_csp=True)
    anna.start(game)
    assert anna.play_to_the_end(LONG_GAME, lambda n: anna.try_pick(n * 5)) > 5
    page = anna.page
    expect(page.locator("dialog .ranks tbody tr")).to_have_count(4)
    expect(page.get_by_role("img", name="The race")).to_be_visible()
    assert violations(page) == []
    anna.to_phone()
    assert violations(page) == []
    page.set_viewport_size(DESKTOP)
    with page.expect_download() as download:
        page.locator("dialog").get_by_role("link", name="Download game").click()
    assert download.value.suggested_filename.startswith(game.lower())
    page.locator("dialog").get_by_role("link", name="Verify shuffles").click()
    expect(page.locator(".verdict.good")).to_have_count(2)
    page.go_back()
    page.locator("dialog").get_by_role("button", name="Same table again").click()
    expect(page.locator(".ask h2")).to_be_visible()


def test_two_browsers_meet_by_an_invitation(visit: Visit) -> None:
    anna, bruno = visit(), visit()
    anna.set_table("lagoon", ["open", "bot:medium"])
    bruno.page.goto(anna.page.get_by_label("Send this link").input_value())
    bruno.page.get_by_label("Your name").fill("Bruno")
    bruno.page.get_by_label("A word for the shuffle").fill("serenata")
    bruno.page.get_by_role("button", name="Sit here").click()
    for each in (anna, bruno):
        expect(each.page.locator(".ask h2")).to_be_visible()
        each.decline_guide()
        expect(each.page.locator(".players")).to_contain_text("Anna")
        expect(each.page.locator(".players")).to_contain_text("Bruno")
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_label("Say something").fill("Buon giorno")
    anna.page.keyboard.press("Enter")
    bruno.page.get_by_role("tab", name=re.compile("^Chat")).click()
    expect(bruno.page.get_by_role("log", name="Chat")).to_contain_text("Buon giorno")
    for _ in range(200):
        if anna.is_over and bruno.is_over:
            break
        for each in (anna, bruno):
            if not each.is_over and each.page.locator(".choices [data-item]").count():
                each.try_pick()
        anna.page.wait_for_timeout(30)
    assert anna.is_over
    assert bruno.is_over


def test_a_reload_in_the_middle_of_a_turn_loses_nothing(visit: Visit) -> None:
    anna = visit()
    anna.start()
    expect(anna.page.locator("[data-item]").first).to_be_visible()
    question = anna.page.locator(".ask h2").inner_text()
    anna.page.reload()
    expect(anna.page.locator(".ask h2")).to_have_text(question)
    expect(anna.page.locator("[data-item]").first).to_be_visible()


def test_the_page_comes_back_by_itself_after_the_server_was_killed(visit: Visit, server: Server) -> None:
    anna = visit()
    anna.start()
    expect(anna.page.locator("[data-item]").first).to_be_visible()
    anna.offer()
    anna.page.locator("[data-choice]").first.click()
    server.kill()
    expect(anna.page.get_by_text("offline")).to_be_visible()
    # What is confirmed while the line is down is sent as soon as it is back.
    anna.page.locator(".go .pri").click()
    server.start()
    expect(anna.page.get_by_text("offline")).to_have_count(0, timeout=30_000)
    expect(anna.page.get_by_role("log", name="Log")).to_contain_text("Guest extends", timeout=30_000)


def test_a_move_is_taken_back(visit: Visit) -> None:
    """Doge asks for houses after a won election; those answers can be undone."""
    anna = visit()
    anna.start("Doge")
    undo = anna.page.get_by_role("button", name="Undo")
    heading = anna.page.locator(".ask h2")
    asked = ""
    for turn in range(200):
        if undo.count():
            break
        if anna.is_asked:
            question = heading.inner_text()
            if anna.try_pick(turn):
                asked = question
        anna.page.wait_for_timeout(100)
    expect(undo.first).to_be_visible()
    assert heading.inner_text() != asked
    anna.page.keyboard.press("Backspace")
    expect(heading).to_have_text(asked)


def test_french(visit: Visit) -> None:
    anna = visit(locale="fr-FR")
    page = anna.page
    page.goto("/")
    expect(page.get_by_role("heading", name="Quatre jeux de Venise")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "fr"
    page.get_by_role("button", name="Choisir Lagoon").click()
    page.get_by_role("button", name="Jouer contre les robots").click()
    expect(page.locator(".ask h2")).to_be_visible()
    expect(page.get_by_role("button", name="Suggestion")).to_be_visible()
    page.goto("/")
    page.get_by_role("button", name="English").click()
    # The game against bots goes on: whether it waits for Anna is up to them.
    expect(page.get_by_role("heading", level=1)).to_have_text(
        re.compile("^(Four games of Venice|Your turn in one game)$")
    )


def test_by_keyboard_alone_from_the_first_page_to_the_end(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    page.goto("/")
    expect(page.get_by_role("button", name="Start against bots")).to_be_enabled()

    def tab_to(name: str) -> None:
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate(FOCUSED) == name:
                return
        raise AssertionError(f"Tab does not lead to {name}")

    tab_to("Choose Lagoon")
    page.keyboard.press("Enter")
    tab_to("Start against bots")
    page.keyboard.press("Enter")
    expect(page.locator(".ask h2")).to_be_visible()

    def by_keys(_: int) -> bool:
        if not page.locator("[data-item]:not([disabled])").count():
            return False
        if not page.locator("[data-choice]").count():
            page.keyboard.press("1")
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        return True

    assert anna.play_to_the_end(LONG_GAME, by_keys) > 5
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    expect(page.get_by_role("heading", name="Board as text")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("heading", name="Rules of Lagoon")).to_be_visible()


def test_arrow_keys_walk_over_the_lagoon_and_its_choices(visit: Visit) -> None:
    anna = visit()
    anna.start()
    page = anna.page
    expect(page.locator(".ask[data-asked]")).to_be_attached()
    press_until(page, "Tab", "svg [data-pick]")
    assert walk(page, ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight"]) >= 3
    page.keyboard.press("Enter")
    expect(page.locator(".go .pri")).to_be_enabled()
    page.keyboard.press("Escape")
    expect(page.locator(".go .pri")).to_be_disabled()
    press_until(page, "Tab", "[data-item]")
    assert walk(page, ["ArrowDown", "ArrowDown", "ArrowUp", "End", "Home"]) >= 2
    # A group opens over what stands below.
    page.keyboard.press("Enter")
    press_until(page, "ArrowDown", "[data-choice]")
    page.keyboard.press("Enter")
    expect(page.locator(".go .pri")).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name="Log")).to_contain_text("Guest")


def test_a_new_question_is_read_from_its_top(visit: Visit) -> None:
    anna = visit()
    anna.start("Doge")
    page = anna.page
    choices = page.locator("[data-choices]")
    anna.offer()
    # Chips are short: they scroll only where there is little room.
    choices.evaluate("(box) => { box.style.maxHeight = '80px'; box.style.overflowY = 'auto' }")
    # The last area, then the ballot above "Other area".
    page.locator("[data-choice]").last.click()
    page.locator("[data-choice]").nth(-2).click()
    assert choices.evaluate("(box) => box.scrollTop") > 0
    page.locator(".go .pri").click()
    expect(page.locator("header").get_by_text("Round 2 of 3")).to_be_visible()
    expect(choices.locator("[data-item]").first).to_be_in_viewport(ratio=1)
    assert choices.evaluate("(box) => box.scrollTop") == 0


def test_arrow_keys_choose_a_district_and_ballots_in_doge(visit: Visit) -> None:
    anna = visit()
    anna.start("Doge")
    page = anna.page
    press_until(page, "Tab", "svg [data-pick]")
    assert walk(page, ["ArrowRight", "ArrowDown", "ArrowLeft"]) >= 3
    page.keyboard.press("Enter")
    press_until(page, "Tab", "[data-ball]")
    assert walk(page, ["ArrowRight", "ArrowRight"]) >= 2
    page.keyboard.press("Space")
    expect(page.locator(".go .pri")).to_be_enabled()
    press_until(page, "Shift+Tab", ".go .pri")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name="Log")).to_contain_text("Your ballots in Santa Croce")


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_the_first_page_and_the_set_up_are_never_wider_than_the_screen(visit: Visit, language: str) -> None:
    anna = visit(locale=language)
    page = anna.page
    page.goto("/")
    expect(page.locator(".buttons .pri")).to_be_enabled()
    for width in (390, 561, 620, 680, 780, 901, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate(SCROLLS_SIDEWAYS) == [], width
    page.goto("/games/lagoon?here=3")
    expect(page.get_by_role("combobox").first).to_be_visible()
    for width in (360, 390, 820):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate(SCROLLS_SIDEWAYS) == [], width


def test_on_a_phone(visit: Visit) -> None:
    anna = visit(viewport=PHONE, has_touch=True)
    anna.start()
    page = anna.page
    anna.answer(3)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    board = page.locator("[data-guide=board]").bounding_box()
    assert board
    assert board["y"] >= 0
    assert board["y"] + board["height"] <= PHONE["height"]


# Beyond the edges of the screen; tables for those who listen take up no room.
CUT_OFF = """() => [...document.querySelectorAll('dialog[open] *')]
  .filter((each) => !each.closest('.out-of-sight'))
  .filter((each) => each.getBoundingClientRect().right > innerWidth || each.getBoundingClientRect().left < 0)
  .map((each) => each.outerHTML.slice(0, 120))"""


def test_four_winners_fit_on_a_phone(visit: Visit, server: Server) -> None:
    """A game that four share is rare: the view of an ordinary one is changed on its way to the page."""

    def share(route: WebSocketRoute) -> None:
        upstream = route.connect_to_server()

        def pass_on(told: str | bytes) -> None:
            message = json.loads(told)
            if isinstance(message.get("view"), dict):
                message["view"]["doges"] = [0, 1, 2, 3]
            route.send(json.dumps(message))

        upstream.on_message(pass_on)

    anna = visit(viewport={"width": 360, "height": 740})
    anna.start("Doge")
    page = anna.page
    server.leap(page.url.rpartition("/")[2], to_the_end)
    page.route_web_socket("**/*", share)
    page.reload()
    sheet = page.locator("dialog[open]")
    expect(sheet.locator(".winners .laurel")).to_have_count(4)
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate(SCROLLS_SIDEWAYS) == []


def test_doge_on_a_phone_to_the_end_by_tapping(visit: Visit, server: Server) -> None:
    """Each question is answered by tapping what it brings into sight; the tabs are left alone."""
    anna = visit(viewport=PHONE, has_touch=True, color_scheme="dark")
    anna.start("Doge")
    page = anna.page

    def tap(turn: int) -> bool:
        ballots = page.locator("[data-ball][aria-pressed=false]:not([disabled])")
        offered = page.locator("[data-guide=bar] .btn:not([disabled]), [data-choice]:not([disabled])")
        confirm = page.locator(CONFIRM_READY)
        try:
            anna.unfold()
            if ballots.count():
                areas = page.locator("[data-pick][aria-pressed=false]")
                areas.nth(turn % areas.count()).tap(timeout=2000)
                ballots.first.tap(timeout=2000)
            elif offered.count():
                offered.nth(turn % offered.count()).tap(timeout=2000)
            else:
                return False
            confirm.tap(timeout=2000)
        except TookTooLong:
            return False
        return True

    for turn in range(2):
        expect(page.get_by_role("tab", name="Hand")).to_have_attribute("aria-selected", "true")
        assert any(tap(turn) for _ in range(3))
        expect(page.get_by_text(f"Round {turn + 2} of 3")).to_be_visible()
    server.leap(page.url.rpartition("/")[2], near_the_end(12))
    page.reload()
    expect(page.locator(".ask h2")).to_be_visible()
    assert anna.play_to_the_end(LONG_GAME, tap) > 0

    sheet = page.locator("dialog[open]")
    expect(sheet.locator(".ranks tbody tr")).to_have_count(4)
    expect(sheet.get_by_role("img", name="The race")).to_be_visible()
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate(SCROLLS_SIDEWAYS) == []
    last = sheet.get_by_role("link", name="All games")
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=1)
    close = sheet.get_by_role("button", name="Close and look at the board")
    expect(close).to_be_in_viewport(ratio=1)
    close.tap()
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Result").tap()
    expect(sheet.locator(".ranks")).to_be_visible()


def test_replay_has_a_link_to_every_move(visit: Visit) -> None:
    anna = visit()
    anna.start()
    anna.answer(2)
    table = anna.page.url
    anna.page.goto(f"{table}/replay?at=2")
    expect(anna.page.locator("output")).to_contain_text("2 of")
    anna.page.get_by_role("button", name="One step back").click()
    expect(anna.page.locator("output")).to_contain_text("1 of")
    anna.page.wait_for_url("**/replay?at=1")
    anna.page.get_by_role("button", name="Play").click()
    expect(anna.page.locator("output")).to_contain_text("2 of")
