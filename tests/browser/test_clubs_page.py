"""A club from its founding to its first ratings, in two browsers."""

import re
from collections.abc import Callable
from typing import Any

from browser_support import PHONE, SCROLLS_SIDEWAYS, Server, Visitor, near_the_end, violations
from playwright.sync_api import expect

Visit = Callable[..., Visitor]


def ask(person: Visitor, path: str, **body: Any) -> Any:
    """A request with the cookie of this browser; one without a body only reads."""
    request = person.context.request
    if not body:
        return request.get(f"/api{path}").json()
    answer = request.post(f"/api{path}", data=body, headers={"X-Serenissima": "1"})
    assert answer.ok, answer.text()
    return answer.json()


def finish(server: Server, table: str, *people: Visitor) -> None:
    """Jump to the last answers of a game and give them as greedy would; the people sit in this order."""
    server.leap(table, near_the_end(1))
    while ask(people[0], f"/tables/{table}/position")["result"] is None:
        for seat, person in enumerate(people):
            now = ask(person, f"/tables/{table}/position?seat={seat}")
            if now["decision"] and now["decision"]["answered"] is None:
                pick = ask(person, f"/tables/{table}/hint", seat=seat, quick=True)["pick"]
                ask(person, f"/tables/{table}/picks", seat=seat, number=now["number"], pick=pick)


def test_friends_found_a_club_play_and_see_their_ratings(visit: Visit, server: Server) -> None:
    anna, bruno = visit(), visit()
    page = anna.page
    page.goto("/help")
    page.get_by_role("link", name="Club").click()
    page.get_by_label("Name of the club").fill("The Tuesday club")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Found the club").click()
    expect(page.get_by_role("heading", name="The Tuesday club")).to_be_visible()
    expect(page.get_by_text("You are the only member so far")).to_be_visible()
    page.get_by_role("button", name="Club link").first.click()
    link = page.get_by_label("Club link").get_by_role("textbox").input_value()
    page.keyboard.press("Escape")

    # Bruno joins by the link.
    bruno.page.goto(link)
    expect(bruno.page.get_by_text("Anna invites you.")).to_be_visible()
    bruno.page.get_by_label("Your name").fill("Bruno")
    bruno.page.get_by_role("button", name="Join the club").click()
    bruno.page.wait_for_url(re.compile(r"/club/[a-z0-9]{16}$"))
    expect(bruno.page.get_by_role("region", name="Members").get_by_role("listitem")).to_have_count(2)

    # Anna starts a club game; Bruno finds it on the page and sits down without an invitation.
    page.get_by_role("button", name="Start a club game").click()
    page.get_by_role("radio", name="Doge").check(force=True)
    page.get_by_role("radio", name="2").click()
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_role("link", name="Club game")).to_be_visible()
    table = page.url.rpartition("/")[2]
    bruno.page.reload()
    bruno.page.get_by_role("region", name="Running").get_by_role("link", name="Join").click()
    bruno.page.get_by_role("button", name="Sit here").click()
    expect(bruno.page.locator(".ask h2")).to_be_visible()
    finish(server, table, anna, bruno)

    # After one game there is a result, but no rating; after three there is.
    club = bruno.context.request.get("/api/clubs").json()["clubs"][0]["id"]
    page.goto(f"/club/{club}")
    ratings = page.get_by_role("region", name="Ratings")
    expect(page.get_by_role("region", name="History").get_by_role("link")).to_have_count(1)
    expect(ratings.get_by_text("too few games")).to_have_count(2)
    body = {"game": "doge", "seats": [{"kind": "me"}, {"kind": "open"}], "club": club}
    body["options"] = ask(anna, f"/tables/{table}")["options"]
    for _ in range(2):
        made = ask(anna, "/tables", **body)["id"]
        ask(bruno, f"/tables/{made}/claim", seat=1)
        finish(server, made, anna, bruno)
    page.reload()
    expect(ratings.get_by_text("too few games")).to_have_count(0)
    expect(ratings.get_by_text("plus or minus")).to_have_count(2)
    expect(ratings.get_by_text(re.compile("overlap|above all others"))).to_be_visible()
    versus = page.get_by_role("region", name="Head to head")
    expect(versus.get_by_role("rowheader")).to_have_count(2)
    expect(versus.get_by_role("columnheader")).to_have_count(2)
    expect(page.get_by_role("region", name="Records")).to_contain_text("Highest score in Doge")
    assert not violations(page)
    page.set_viewport_size(PHONE)
    assert page.evaluate(SCROLLS_SIDEWAYS) == []

    # Who is removed no longer sees the page.
    page.get_by_role("button", name="Manage the club").click()
    page.get_by_role("button", name="Remove Bruno").click()
    page.locator("dialog[open]").last.get_by_role("button", name="Remove Bruno").click()
    expect(page.get_by_text("Done. The club link is a new one.")).to_be_visible()
    bruno.page.goto(f"/club/{club}")
    expect(bruno.page.get_by_text("There is no such club, or you are not a member.")).to_be_visible()
    bruno.errors.clear()  # the browser reports the refusal
