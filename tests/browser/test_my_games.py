"""My games: the list and its filters, sharing a finished game with a stranger, hiding it, and the way there."""

import re
import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest
from browser_support import PHONE, SCROLLS_SIDEWAYS, Server, Visitor, near_the_end, violations
from playwright.sync_api import Locator, Page, expect

Visit = Callable[..., Visitor]


def play_lagoon(anna: Visitor, server: Server) -> str:
    """Play a game of Lagoon against bots to its end; gives its table."""
    anna.start("Lagoon")
    table = anna.page.url.rpartition("/")[2]
    server.leap(table, near_the_end(1), deal=7)
    anna.page.reload()
    anna.play_to_the_end(60)
    return table


def finished(page: Page) -> Locator:
    return page.locator(".list > li.over")


def test_a_finished_game_is_found_shared_and_opened_by_a_stranger(visit: Visit, server: Server) -> None:
    anna = visit()
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    play_lagoon(anna, server)
    page = anna.page
    page.goto("/")
    page.get_by_role("link", name="My games").click()
    page.wait_for_url("**/my-games")
    expect(page.get_by_role("link", name="My games")).to_have_attribute("aria-current", "page")
    row = finished(page)
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Lagoon")
    expect(row).to_contain_text("today")
    expect(row).to_contain_text(re.compile(r"won|of 4"))
    scores = [int(text) for text in row.locator(".who em").all_inner_texts()]
    assert scores == sorted(scores, reverse=True), "in order of finish"
    assert not violations(page)

    row.get_by_role("button", name="Share").click()
    expect(row.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert "/shared/" in link
    stranger = visit()
    stranger.page.goto(link)
    slider = stranger.page.get_by_role("slider", name="Move")
    expect(slider).to_be_visible()
    stranger.page.keyboard.press("Home")
    stranger.page.wait_for_url("**at=0")
    stranger.page.keyboard.press("ArrowRight")
    stranger.page.wait_for_url("**/shared/*at=1")
    stranger.page.get_by_role("button", name="Analysis").click()
    dialog = stranger.page.locator("dialog[open]")
    expect(dialog).to_contain_text("Only its players can have that done.")
    expect(dialog.get_by_role("button", name="Analyse")).to_have_count(0)
    expect(stranger.page.get_by_role("link", name="To the table")).to_have_count(0)
    assert not violations(stranger.page)

    row.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Withdraw the link").click()
    expect(page.locator("dialog[open]").get_by_role("button", name="Share")).to_be_visible()
    stranger.page.goto(link)
    expect(stranger.page.get_by_text("This link does not work any more")).to_be_visible()


def test_a_link_to_a_move_works_for_others_and_can_be_passed_on(visit: Visit, server: Server) -> None:
    anna = visit()
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = play_lagoon(anna, server)
    page = anna.page
    page.goto(f"/table/{table}/replay?at=4")
    page.get_by_role("button", name="Link to this move").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert re.search(r"/shared/[a-z0-9]{26}\?at=4$", link)
    assert "invite" not in link
    stranger = visit()
    stranger.context.grant_permissions(["clipboard-read", "clipboard-write"])
    stranger.page.goto(link)
    expect(stranger.page.get_by_role("slider", name="Move")).to_have_value("4")
    stranger.page.keyboard.press("ArrowRight")
    stranger.page.wait_for_url("**at=5")
    stranger.page.get_by_role("button", name="Link to this move").click()
    expect(stranger.page.get_by_role("button", name="Copied")).to_be_visible()
    assert stranger.page.evaluate("navigator.clipboard.readText()") == link.replace("at=4", "at=5")
    # The log of a shared game leads to its moves, too.
    stranger.page.get_by_role("log", name="Log").locator("li.future a").first.click()
    stranger.page.wait_for_url(re.compile(r"/shared/\w+\?at=(?!5$)\d+"))


def test_filters_hiding_and_the_number_of_own_turns(visit: Visit, server: Server) -> None:
    anna = visit()
    play_lagoon(anna, server)
    anna.start("Doge")
    page = anna.page
    page.goto("/my-games")
    expect(page.get_by_role("link", name="My games, your turn in 1")).to_be_visible()
    rows = page.locator(".list > li")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("your turn")
    expect(rows.first.get_by_role("link", name="Play")).to_be_visible()
    page.get_by_role("radio", name="Finished 1").click()
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("Lagoon")
    page.get_by_role("radio", name="All 2").click()
    page.get_by_role("button", name="Doge", exact=True).click()
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("Doge")
    page.get_by_role("button", name="All games").click()
    page.get_by_role("searchbox").fill("nobody of this name")
    expect(page.get_by_text("No game fits these filters.")).to_be_visible()
    page.get_by_role("searchbox").fill("")
    page.get_by_role("button", name="With people").click()
    expect(page.get_by_text("No game fits these filters.")).to_be_visible()
    page.get_by_role("button", name="With people").click()
    expect(rows).to_have_count(2)

    finished(page).get_by_role("button", name="More").click()
    page.get_by_role("button", name="Hide").click()
    expect(rows).to_have_count(1)
    page.get_by_role("radio", name="Hidden 1").click()
    expect(rows).to_contain_text("Lagoon")
    finished(page).get_by_role("button", name="More").click()
    page.get_by_role("button", name="Show in the list again").click()
    expect(rows).to_have_count(2)
    expect(page.get_by_role("radio", name=re.compile("Hidden"))).to_have_count(0)


def test_many_finished_games_come_page_by_page(visit: Visit, server: Server) -> None:
    anna = visit()
    table = play_lagoon(anna, server)
    with closing(sqlite3.connect(server.database)) as database, database:
        database.row_factory = sqlite3.Row
        row = dict(database.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone())
        seats = [dict(seat) for seat in database.execute('SELECT * FROM seats WHERE "table" = ?', (table,))]
        for number in range(40):
            name = f"{table[:12]}{number}"
            copy = {**row, "id": name, "invite": name, "ended": row["ended"] - 86_400 * number}
            for kind, each in [("tables", copy), *(("seats", {**seat, "table": name}) for seat in seats)]:
                columns = ", ".join(f'"{column}"' for column in each)
                marks = ", ".join("?" * len(each))
                database.execute(f"INSERT INTO {kind} ({columns}) VALUES ({marks})", [*each.values()])
    page = anna.page
    page.goto("/my-games")
    expect(finished(page)).to_have_count(30)
    expect(finished(page).nth(2)).to_contain_text("yesterday")
    page.get_by_role("button", name="Show earlier games").click()
    expect(finished(page)).to_have_count(41)
    expect(page.get_by_role("button", name="Show earlier games")).to_have_count(0)


def test_a_newcomer_is_told_that_games_will_be_listed(visit: Visit) -> None:
    page = visit().page
    page.goto("/my-games")
    expect(page.get_by_text("Your games will be listed here.")).to_be_visible()
    page.get_by_role("link", name="Choose a game").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Four games of Venice")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_on_a_phone_a_game_has_two_lines_one_button_and_a_sheet(visit: Visit, server: Server, language: str) -> None:
    anna = visit()
    play_lagoon(anna, server)
    page = anna.page
    page.set_viewport_size(PHONE)
    page.goto("/my-games")
    if language == "fr":
        page.get_by_role("button", name="Français").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Mes parties")
    row = finished(page)
    expect(row.locator(".acts > :visible")).to_have_count(2)
    box = row.bounding_box()
    assert box
    assert box["height"] <= 120
    assert page.evaluate(SCROLLS_SIDEWAYS) == []
    row.locator(".acts button:visible").click()
    sheet = page.locator("dialog[open]")
    expect(sheet.locator(".btn")).to_have_count(7)
    assert page.evaluate(SCROLLS_SIDEWAYS) == []
    assert not violations(page)
    sheet.get_by_role("link").first.click()
    page.wait_for_url("**/replay?at=0")


def test_the_first_page_leads_to_the_list_when_more_than_four_games_run(visit: Visit) -> None:
    anna = visit()
    for _ in range(5):
        anna.start("Lagoon")
    page = anna.page
    page.goto("/")
    expect(page.locator(".running .game")).to_have_count(4)
    page.get_by_role("link", name="All your games (5 running)").click()
    expect(page.locator(".list > li")).to_have_count(5)
