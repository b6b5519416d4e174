"""A replay: steps, speed, keys, the log, the view of every seat, a link to a move; elections and years on the way."""

import re
from collections.abc import Callable

from browser_support import PHONE, Server, Visitor, near_the_end, to_a_question, to_the_end, violations
from doge_support import place_all_ballots
from playwright.sync_api import Page, expect

Visit = Callable[..., Visitor]


def finished(visit: Visit, server: Server, game: str) -> tuple[Visitor, str]:
    """Somebody whose game is over, and its table."""
    anna = visit()
    anna.start(game)
    table = anna.page.url.rpartition("/")[2]
    server.leap(table, to_the_end, deal=7)
    return anna, table


def at(page: Page) -> int:
    return int(page.url.rpartition("=")[2])


def test_keys_step_by_moves_turns_and_rounds(visit: Visit, server: Server) -> None:
    anna, table = finished(visit, server, "Doge")
    page = anna.page
    page.goto(f"/table/{table}/replay?at=0")
    expect(page.locator("header").get_by_text("Year 1")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**at=1")
    page.get_by_label("Step by").select_option("year")
    page.locator("main").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("header").get_by_text("Year 2")).to_be_visible()
    second = at(page)
    page.keyboard.press("ArrowLeft")
    page.wait_for_url("**at=0")
    page.keyboard.press("End")
    page.wait_for_url(re.compile(r"at=\d\d"))
    assert at(page) > second
    page.get_by_label("Step by").select_option("move")
    page.locator("main").focus()
    page.keyboard.press("Shift+ArrowLeft")
    expect(page.get_by_role("log", name="Log").locator("[aria-current]")).to_be_visible()
    assert not violations(page)


def test_the_log_of_a_replay_leads_to_every_move(visit: Visit, server: Server) -> None:
    anna, table = finished(visit, server, "Lagoon")
    page = anna.page
    page.goto(f"/table/{table}/replay?at=3")
    log = page.get_by_role("log", name="Log")
    expect(log.locator("[aria-current]")).to_be_visible()
    later = log.locator("li.future", has_text="captures").first
    later.locator("a").click()
    expect(log.locator("[aria-current]")).to_contain_text("captures")
    # An island in the log lights up on the map.
    log.locator("[aria-current] .thing").hover()
    expect(page.locator("#preview h2")).to_contain_text("Island")


def test_a_finished_game_can_be_viewed_from_every_seat_and_by_a_link(visit: Visit, server: Server) -> None:
    anna = visit()
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.start("Lagoon")
    page = anna.page
    table = page.url.rpartition("/")[2]
    server.leap(table, near_the_end(1), deal=7)
    page.reload()
    anna.play_to_the_end(60)
    page.goto(f"/table/{table}/replay?at=6")
    page.get_by_label("Seen by").select_option("a spectator")
    expect(page.get_by_text("hands stay hidden")).to_be_visible()
    page.get_by_label("Seen by").select_option(index=2)
    expect(page.get_by_text("hands stay hidden")).to_have_count(0)
    page.get_by_role("button", name="Link to this move").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    bruno = visit()
    bruno.page.goto(link)
    expect(bruno.page.get_by_role("slider", name="Move")).to_have_value("6")


def test_a_replay_plays_by_itself(visit: Visit, server: Server) -> None:
    anna, table = finished(visit, server, "Lagoon")
    page = anna.page
    page.set_viewport_size(PHONE)
    page.goto(f"/table/{table}/replay?at=0")
    page.get_by_label("Speed").select_option("× 4")
    page.get_by_role("button", name="Play").click()
    page.wait_for_url("**at=3", timeout=15_000)
    page.get_by_role("button", name="Pause").click()


def test_the_end_names_the_doge_and_keeps_its_buttons_in_sight(visit: Visit, server: Server) -> None:
    anna, table = finished(visit, server, "Doge")
    page = anna.page
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(f"/table/{table}")
    sheet = page.locator("dialog[open]")
    expect(sheet.locator("h2").first).to_contain_text("Doge")
    expect(sheet.locator(".ranks")).to_contain_text("Palaces")
    expect(sheet.get_by_role("link", name="Replay")).to_be_in_viewport()
    expect(sheet.get_by_role("button", name="Same table again")).to_be_in_viewport()


def test_an_election_is_counted_in_the_sheet_of_a_phone(visit: Visit) -> None:
    anna = visit(viewport=PHONE, has_touch=True)
    place_all_ballots(anna, ".bar .pri", is_tapped=True)
    count = anna.page.locator("#sheet [data-election]")
    expect(count).to_be_visible(timeout=30_000)
    expect(count.locator(".balls svg").first).to_be_attached()
    expect(count).to_contain_text(re.compile(r"wins?|Tie|no votes"))


def test_a_year_ends_with_a_table_of_what_it_brought(visit: Visit, server: Server) -> None:
    anna = visit()
    anna.context.add_init_script("localStorage.setItem('serenissima-settings', JSON.stringify({ pace: 'fast' }))")
    anna.start("Doge")
    page = anna.page
    server.leap(
        page.url.rpartition("/")[2],
        to_a_question(lambda s: s.year == 2 and s.election == 6 and not s.is_over),
        deal=3,
    )
    page.reload()
    table = page.locator("[data-year-end]")
    for _ in range(150):
        if table.count():
            break
        if anna.is_asked:
            anna.try_pick()
        page.wait_for_timeout(100)
    expect(table).to_contain_text("Year 2 is over")
    expect(table.get_by_role("columnheader", name="Tied")).to_be_visible()
    table.get_by_role("button", name="Start year 3").click()
    expect(table).to_have_count(0)


def test_lagoon_asks_before_a_tile_is_drawn(visit: Visit) -> None:
    anna = visit()
    anna.context.add_init_script(
        "localStorage.setItem('serenissima-settings', JSON.stringify({ pace: 'instant', ask: false }))"
    )
    anna.start()
    page = anna.page
    expect(page.locator(".ask[data-asked]")).to_be_attached()
    before = anna.number()
    anna.offer()
    page.locator("[data-choice]:not([disabled])").first.click()
    expect(page.locator("#preview")).to_contain_text("You draw a tile")
    page.wait_for_timeout(400)
    assert anna.number() == before
    page.locator("[data-action=do]").click()
    expect(page.locator("ol.log li").nth(before)).to_be_attached()
