"""Games over several days: clocks with days off, holidays, private notes, and the way to the next game."""

import re
from collections.abc import Callable
from typing import Any

from browser_support import DESKTOP, Visitor, violations
from playwright.sync_api import Page, expect

Visit = Callable[..., Visitor]
WEEKEND = {"kind": "days", "days": 3, "off": [5, 6], "zone": "Europe/Paris"}


def ask(person: Visitor, path: str, **body: Any) -> Any:
    """A request of this visitor's own."""
    answer = person.page.request.post(f"/api{path}", data=body, headers={"X-Serenissima": "1"})
    assert answer.ok, answer.text()
    return answer.json()


def games_of_two(anna: Visitor, bruno: Visitor, count: int) -> list[str]:
    """Games of Doge with days per move; in all of them both are asked at once."""
    tables = []
    for person, name in ((anna, "Anna"), (bruno, "Bruno")):
        ask(person, "/me", name=name)
    for _ in range(count):
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "greedy"}]
        table = ask(anna, "/tables", game="doge", seats=seats, clock=WEEKEND)
        ask(bruno, f"/tables/{table['id']}/claim", seat=1)
        tables.append(table["id"])
    return tables


def answer(person: Visitor, table: str, seat: int) -> None:
    """The first choice, without the page."""
    here = person.page.request.get(f"/api/tables/{table}/position?seat={seat}").json()
    pick = here["decision"]["choices"][0]["pick"]
    ask(person, f"/tables/{table}/picks", seat=seat, number=here["number"], pick=pick)


def open_table(person: Visitor, table: str) -> Page:
    page = person.page
    page.goto(f"/table/{table}")
    expect(page.locator(".ask h2")).to_be_visible()
    person.decline_guide()
    return page


def test_days_off_holidays_and_the_clock_in_words(visit: Visit) -> None:
    anna, bruno = visit(), visit()
    (table,) = games_of_two(anna, bruno, 1)
    page = bruno.page
    page.goto("/settings#holidays")
    holidays = page.locator("#holidays")
    today = page.evaluate("new Date().toLocaleDateString('sv')")
    holidays.get_by_label("First day").fill(today)
    holidays.get_by_label("Last day").fill(today)
    holidays.get_by_role("button", name="Announce holiday").click()
    expect(holidays).to_contain_text("29 of 30 days are left")
    # A second one on the same day is refused, and says why.
    holidays.get_by_label("First day").fill(today)
    holidays.get_by_label("Last day").fill(today)
    holidays.get_by_role("button", name="Announce holiday").click()
    expect(holidays.get_by_role("alert")).to_contain_text("You already have a holiday")
    assert violations(page) == []
    page = open_table(anna, table)
    expect(page.locator(".players")).to_contain_text("on holiday")
    page.locator("header").get_by_role("button", name="Clock").click()
    sheet = page.get_by_role("dialog", name="Clock")
    expect(sheet).to_contain_text(re.compile(r"Bruno\s+has 2 days left. The clock stands|Bruno\s+has 3 days left. The"))
    expect(sheet).to_contain_text("No time passes on these days: weekend (Europe/Paris).")
    assert violations(page) == []


def test_notes_are_saved_while_typing_and_shared_by_devices(visit: Visit) -> None:
    anna, bruno, phone = visit(), visit(), visit()
    (table,) = games_of_two(anna, bruno, 1)
    page = open_table(anna, table)
    page.get_by_role("tab", name="My notes").click()
    note = page.get_by_role("textbox", name="My notes")
    note.fill("Bruno keeps his ballots for San Marco.")
    expect(page.locator("#note-state")).to_have_text("Saved")
    code = ask(anna, "/me/devices/code")["code"]
    phone.page.request.post("/api/me/devices/join", data={"code": code}, headers={"X-Serenissima": "1"})
    there = open_table(phone, table)
    phone.to_phone()
    there.get_by_role("tab", name="Log").click()
    there.get_by_role("tab", name="My notes").click()
    other = there.get_by_role("textbox", name="My notes")
    expect(other).to_have_value("Bruno keeps his ballots for San Marco.")
    assert violations(there) == []
    other.fill("From the phone.")
    expect(there.locator("#note-state")).to_have_text("Saved")
    # The first page does not know of it: it asks, and loses neither text.
    note.fill("From the desk.")
    expect(page.locator("#note-state")).to_have_text("You have changed this note on another device.")
    page.get_by_role("button", name="Keep this text").click()
    expect(page.locator("#note-state")).to_have_text("Saved")
    there.reload()
    there.get_by_role("tab", name="Log").click()
    there.get_by_role("tab", name="My notes").click()
    expect(other).to_have_value("From the desk.")


def test_a_button_and_a_key_lead_to_the_next_game(visit: Visit) -> None:
    anna, bruno = visit(), visit()
    first, second, third = games_of_two(anna, bruno, 3)
    page = open_table(anna, first)
    expect(page.get_by_role("link", name=re.compile("Next game"))).to_have_count(0)
    answer(anna, first, 0)
    expect(page.get_by_role("link", name="Next game (2)")).to_be_visible()
    anna.to_phone()
    link = page.locator(".bar").get_by_role("link", name="Next game (2)")
    expect(link).to_be_visible()
    assert violations(page) == []
    page.set_viewport_size(DESKTOP)
    page.keyboard.press("n")
    page.wait_for_url(f"**/table/{second}")
    expect(page.locator(".ask[data-asked]")).to_be_visible()
    answer(anna, second, 0)
    page.get_by_role("link", name="Next game", exact=True).click()
    page.wait_for_url(f"**/table/{third}")
    answer(anna, third, 0)
    expect(page.get_by_role("link", name=re.compile("Next game"))).to_have_count(0)


def test_somebody_who_returns_on_a_new_device_sees_everything_since_their_last_turn(visit: Visit) -> None:
    """A standing answer was given meanwhile: it is told, and does not count as a turn of one's own."""
    anna, bruno, new = visit(), visit(), visit()
    (table,) = games_of_two(anna, bruno, 1)
    page = open_table(anna, table)
    anna.menu("Standing answers")
    sheet = page.get_by_role("dialog", name="Standing answers")
    sheet.get_by_label("When you may place houses").select_option("as many as possible")
    expect(sheet.get_by_label("only until my next turn")).not_to_be_checked()
    assert violations(page) == []
    page.goto("about:blank")
    path = f"/api/tables/{table}/standing?seat=0"
    given: list[Any] = []
    for _ in range(400):
        given = anna.page.request.get(path).json()["given"]
        if given:
            break
        for person, seat in ((anna, 0), (bruno, 1)):
            here = person.page.request.get(f"/api/tables/{table}/position?seat={seat}").json()
            asked = here["decision"]
            if asked is None or seat not in here["waiting"] or (seat == 0 and asked["kind"].startswith("place-tog")):
                continue
            if seat == 0 and asked["kind"] == "place":
                continue
            pick = asked["choices"][-1]["pick"]
            body = {"seat": seat, "number": here["number"], "pick": pick}
            person.page.request.post(
                f"/api/tables/{table}/picks", data=body, headers={"X-Serenissima": "1"}
            )  # a bot may have been faster
    assert given
    code = ask(anna, "/me/devices/code")["code"]
    new.page.request.post("/api/me/devices/join", data={"code": code}, headers={"X-Serenissima": "1"})
    page = open_table(new, table)
    expect(page.get_by_role("log", name="Log")).to_contain_text("Answered for you. When you may place houses")
    recap = page.locator(".recap")
    expect(recap.get_by_role("listitem").first).to_be_visible()
    # Everything after the last own answer is there, and can be replayed from its beginning.
    answered = new.page.request.get(path).json()["answered"]
    assert answered < given[0]["at"]
    recap.get_by_role("link", name="Step by step").click()
    page.wait_for_url(re.compile(r"/replay\?at=\d+"))
    assert int(page.url.rsplit("=", 1)[1]) <= answered
