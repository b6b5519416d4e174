"""The page before the start: invitations by link, short code and QR code, and what the host changes until then."""

import re
from collections.abc import Callable

from browser_support import PHONE, Server, Visitor, near_the_end, violations
from playwright.sync_api import expect

Visit = Callable[..., Visitor]


def test_only_tables_that_the_host_lists_are_public(visit: Visit) -> None:
    anna, stranger = visit(), visit()
    anna.page.goto("/")
    anna.page.get_by_role("button", name="Choose Lagoon").click()
    anna.page.get_by_role("button", name="Invite by link").click()
    anna.page.wait_for_url("**/table/*")
    invited = anna.page.url
    anna.page.goto("/games/lagoon")
    anna.page.get_by_label("Seat 2").select_option("open")
    anna.page.get_by_role("button", name="Make the table").click()
    anna.page.wait_for_url("**/table/*")
    for table in (invited, anna.page.url):
        stranger.page.goto(table)
        expect(stranger.page.get_by_text("This table is private; you need its invitation.")).to_be_visible()
    anna.set_table("lagoon", ["open", "bot:medium"])
    stranger.page.goto("/")
    listed = stranger.page.get_by_role("link").filter(has_text="Anna")
    expect(listed.first).to_be_visible()
    links = stranger.page.locator("a[href^='/table/']").evaluate_all("links => links.map(each => each.href)")
    assert anna.page.url in links
    assert invited not in links


def invite(visitor: Visitor, players: int = 3, game: str = "Lagoon") -> str:
    """Make a table from the first page; returns its short code."""
    page = visitor.page
    page.goto("/")
    page.get_by_role("button", name=f"Choose {game}").click()
    page.get_by_role("radio", name=str(players), exact=True).click()
    page.get_by_role("button", name="Invite by link").click()
    page.wait_for_url("**/table/*")
    return page.locator("[data-code]").get_attribute("data-code") or ""


def seats(visitor: Visitor) -> list[str]:
    """Who sits where, as the page shows it."""
    found: list[str] = visitor.page.locator("main li:has(.who)").evaluate_all(
        "rows => rows.map(row => row.querySelector('.who input')?.value ?? row.querySelector('.who b').textContent)"
    )
    return found


def test_a_friend_joins_by_code_from_a_phone(visit: Visit) -> None:
    anna, bruno = visit(), visit(viewport=PHONE, has_touch=True)
    code = invite(anna)
    assert re.fullmatch("[A-HJ-NP-Z2-9]{6}", code)
    page = bruno.page
    page.goto("/")
    page.get_by_label("Enter a code").fill(f"{code[:3]} {code[3:].lower()}")
    page.get_by_role("button", name="Join a table").tap()
    page.wait_for_url("**/table/*")
    page.get_by_label("Your name").fill("Bruno")
    page.get_by_role("button", name="Sit here").first.tap()
    expect(page.locator(".who input")).to_have_value("Bruno")
    expect(anna.page.locator("main li", has_text="Bruno")).to_contain_text("here")
    assert violations(page) == []
    anna.page.get_by_role("button", name="Start, a bot takes the open seat").click()
    for each in (anna, bruno):
        expect(each.page.locator(".ask h2")).to_be_visible()


def test_three_people_see_what_the_host_changes(visit: Visit) -> None:
    anna, bruno, carla = visit(), visit(), visit()
    code = invite(anna, players=4)
    for person, name in ((bruno, "Bruno"), (carla, "Carla")):
        person.page.goto(f"/join/{code}")
        person.page.get_by_label("Your name").fill(name)
        person.page.get_by_role("button", name="Sit here").first.click()
        expect(person.page.locator(".who input")).to_have_value(name)
    page = anna.page
    mine = page.get_by_label("Your name")
    mine.fill("Anna")
    mine.press("Enter")
    guests = (bruno.page, carla.page)

    def all_read(text: str) -> None:
        for guest in guests:
            expect(guest.get_by_role("log", name="Latest changes")).to_contain_text(text)

    all_read("Guest is now called Anna.")
    page.get_by_role("radio", name="3 days per move").click()
    all_read("Anna changed the clock: 3 days per move.")
    for guest in guests:
        expect(guest.locator("main li", has_text="Clock")).to_contain_text("3 days per move")
        # Guests read it, but cannot change it.
        expect(guest.get_by_role("radio")).to_have_count(0)
        expect(guest.get_by_role("button", name="Start")).to_have_count(0)
    page.get_by_role("radio", name="Listed for everyone").click()
    all_read("Anna listed the table publicly.")
    page.get_by_text("All rule options").click()
    page.locator(".option select, .option input[type=checkbox]").first.focus()
    page.get_by_role("radio", name="When the host says so").click()
    all_read("the game now waits for the host to start it")
    page.get_by_role("button", name="On this device").click()
    expect(page.get_by_label("Name of player 4")).to_have_value("Player 4")
    page.get_by_label("Name of player 4").fill("Dino")
    page.get_by_label("Name of player 4").press("Enter")
    all_read("Player 4 is now called Dino.")
    page.get_by_role("button", name="Remove Dino").click()
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="3").click()
    all_read("Anna changed the number of seats to 3.")
    for each in (anna, bruno, carla):
        expect(each.page.locator("main li:has(.who)")).to_have_count(3)
        assert seats(each) == ["Anna", "Bruno", "Carla"]
    assert violations(page) == []
    page.get_by_role("button", name="Start the game").click()
    for each in (anna, bruno, carla):
        expect(each.page.locator(".ask h2")).to_be_visible()
        expect(each.page.locator(".players .who")).to_have_text(["Anna", "Bruno", "Carla"])


def test_the_next_person_becomes_host(visit: Visit) -> None:
    anna, bruno = visit(), visit()
    code = invite(anna)
    bruno.page.goto(f"/join/{code}")
    bruno.page.get_by_label("Your name").fill("Bruno")
    bruno.page.get_by_role("button", name="Sit here").first.click()
    expect(bruno.page.get_by_text("Leave")).to_be_visible()
    expect(bruno.page.get_by_role("button", name="Start, ")).to_have_count(0)
    anna.page.get_by_role("button", name="Leave").click()
    expect(bruno.page.get_by_role("log", name="Latest changes")).to_contain_text("Bruno is now the host.")
    # Anna still sees the private table, and can come back as a guest.
    anna.page.get_by_role("button", name="Sit here").first.click()
    expect(anna.page.get_by_role("button", name="Leave")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Start, ")).to_have_count(0)
    bruno.page.get_by_role("button", name="Start, a bot takes the open seat").click()
    expect(anna.page.locator(".ask h2")).to_be_visible()


def test_somebody_takes_over_from_a_host_who_is_away(visit: Visit, server: Server) -> None:
    anna, bruno = visit(), visit()
    code = invite(anna)
    bruno.page.goto(f"/join/{code}")
    bruno.page.get_by_role("button", name="Sit here").first.click()
    expect(bruno.page.get_by_text("Leave")).to_be_visible()
    anna.page.goto("about:blank")
    expect(bruno.page.locator("main li", has_text="away")).to_be_visible()
    become = bruno.page.get_by_role("button", name="become the host")
    expect(become).to_have_count(0)
    server.let_pass(61)
    visit().page.goto(f"/join/{code}")  # anyone who comes or goes makes the server send the table again
    become.click()
    expect(bruno.page.get_by_role("button", name="Start, a bot takes the open seat")).to_be_visible()


def test_wrong_and_expired_codes_are_explained(visit: Visit) -> None:
    anna, late = visit(), visit()
    code = invite(anna)
    page = late.page
    page.goto("/join")
    page.get_by_label("Enter a code").fill("AAAAAA")
    page.get_by_role("button", name="Join a table").click()
    expect(page.get_by_role("alert")).to_have_text("No open table has this code. Check it, or ask for a new one.")
    page.get_by_label("Enter a code").fill("AAA")
    page.get_by_role("button", name="Join a table").click()
    expect(page.get_by_role("alert")).to_contain_text("A code has six letters or digits.")
    anna.page.get_by_role("button", name="Start, bots take the 2 open seats").click()
    expect(anna.page.locator(".ask h2")).to_be_visible()
    page.goto(f"/join/{code}")
    expect(page.get_by_role("alert")).to_contain_text("This table has started, so its code no longer works.")
    # A public table can be watched.
    code = invite(anna)
    anna.page.get_by_role("radio", name="Listed for everyone").click()
    expect(anna.page.get_by_role("log", name="Latest changes")).to_contain_text("listed")
    anna.page.get_by_role("button", name="Start, bots take the 2 open seats").click()
    expect(anna.page.locator(".ask h2")).to_be_visible()
    page.goto(f"/join/{code.lower()}")
    expect(page.get_by_role("heading", name="This table has started")).to_be_visible()
    page.get_by_role("link", name="Watch").click()
    expect(page.get_by_text("You are watching.")).to_be_visible()


def test_a_link_that_works_on_this_computer_only_says_so(visit: Visit) -> None:
    anna = visit()
    code = invite(anna)
    note = anna.page.get_by_role("note")
    expect(note).to_contain_text("This link works on this computer only.")
    expect(note).to_contain_text("serenissima serve --host 0.0.0.0")
    expect(anna.page.locator(".qr.faded")).to_be_visible()
    expect(anna.page.get_by_label("Send this link")).to_have_value(f"{anna.page.url.split('/table/')[0]}/join/{code}")


def test_a_server_in_the_network_gives_its_address_to_friends(visit: Visit) -> None:
    anna = visit()
    answer = {"open": True, "addresses": ["http://192.168.1.20:8122"]}
    anna.page.route("**/api/addresses", lambda route: route.fulfill(json=answer))
    code = invite(anna)
    expect(anna.page.get_by_label("Send this link")).to_have_value(f"http://192.168.1.20:8122/join/{code}")
    expect(anna.page.get_by_role("note")).to_contain_text("Others in your network use http://192.168.1.20:8122")
    expect(anna.page.locator(".qr.faded")).to_have_count(0)


def test_the_link_is_copied_or_shared(visit: Visit) -> None:
    anna = visit(viewport=PHONE, permissions=["clipboard-read", "clipboard-write"])
    anna.page.add_init_script("navigator.share = async (data) => { window.shared = data.url }")
    code = invite(anna)
    link = anna.page.get_by_label("Send this link").input_value()
    assert link.endswith(f"/join/{code}")
    anna.page.get_by_role("button", name="Copy").click()
    expect(anna.page.get_by_role("button", name="Copied")).to_be_visible()
    assert anna.page.evaluate("navigator.clipboard.readText()") == link
    anna.page.get_by_role("button", name="Share link").click()
    assert anna.page.evaluate("window.shared") == link
    anna.page.get_by_role("button", name="Link to watch").click()
    expect(anna.page.get_by_role("button", name="Copied")).to_be_visible()
    watch = anna.page.evaluate("navigator.clipboard.readText()")
    assert "/join/" in watch
    assert code not in watch
    # On a phone, clock and rules are rows that open sheets.
    anna.page.get_by_role("button", name="Clock none").click()
    sheet = anna.page.get_by_role("dialog", name="Clock")
    sheet.get_by_role("radio", name="3 days per move").click()
    days = sheet.get_by_role("radiogroup", name="Days for each move")
    expect(days.get_by_role("radio")).to_have_text(["1", "2", "3", "5", "7", "14"])
    days.get_by_role("radio", name="14").click()
    expect(sheet.get_by_role("radio", name="14 days per move")).to_be_checked()
    sheet.get_by_role("button", name="Close").click()
    expect(anna.page.get_by_role("button", name="Clock 14 days per move")).to_be_visible()
    assert violations(anna.page) == []


def test_a_rematch_opens_this_page_with_the_same_people(visit: Visit, server: Server) -> None:
    anna, bruno = visit(), visit()
    code = invite(anna)
    bruno.page.goto(f"/join/{code}")
    bruno.page.get_by_label("Your name").fill("Bruno")
    bruno.page.get_by_role("button", name="Sit here").first.click()
    expect(bruno.page.get_by_text("Leave")).to_be_visible()
    anna.page.get_by_role("button", name="Start, a bot takes the open seat").click()
    expect(anna.page.locator(".ask h2")).to_be_visible()
    server.leap(anna.page.url.rpartition("/")[2], near_the_end(1))
    for each in (anna, bruno):
        expect(each.page.locator(".ask h2")).to_be_visible()
        each.decline_guide()
    while not (anna.is_over and bruno.is_over):
        for each in (anna, bruno):
            if each.is_asked:
                each.try_pick()
        anna.page.wait_for_timeout(50)
    bruno.page.get_by_role("button", name="Same table again").click()
    expect(bruno.page.get_by_role("heading", name="Ready to start")).to_be_visible()
    assert seats(bruno)[:2] == ["Guest", "Bruno"]
    # Anna is told, and goes there.
    anna.page.locator("dialog[open] footer .btn.pri").click()
    expect(anna.page.get_by_role("heading", name="Ready to start")).to_be_visible()
    bruno.page.get_by_role("button", name="Start the game").click()
    expect(anna.page.locator(".ask h2")).to_be_visible()
