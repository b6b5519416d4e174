"""Venice on its map: whole games alone, with smugglers, a taxi and five seats by clicking; French, keys, secrets."""

from collections.abc import Callable, Sequence
from itertools import count

import pytest
from browser_support import (
    DESKTOP,
    PHONE,
    SCROLLS_SIDEWAYS,
    Server,
    Visitor,
    near_the_end,
    press_until,
    to_a_question,
    violations,
    walk,
)
from playwright.sync_api import TimeoutError as TookTooLong
from playwright.sync_api import expect

from serenissima.games.gondola.data import UNFLIPPED
from serenissima.games.gondola.rules.cargo import Discard, SpendCubes
from serenissima.games.gondola.state import Gondola

Visit = Callable[..., Visitor]

LONG_GAME = 240
CONFIRM = ".go .pri:not([disabled])"
BOATS = "svg .boat.offered:not([aria-disabled=true]) .ring"
SITES = "svg .site:not([aria-disabled=true])"
# A dock is pressed at its water or at its plate; between the two there may be nothing to press.
DOCKS = "svg .dock.offered:not([aria-disabled=true]) :is(circle, .ring:not(.gap))"


def start(visitor: Visitor, seats: int, options: Sequence[str] = ()) -> None:
    visitor.play_bots("gondola", ["medium"] * (seats - 1), options)


def act(visitor: Visitor, n: int) -> bool:
    """One answer: on the map where it can be given there (a canal, a boat, a dock), else from the list.

    What cannot be clicked just now is left for another spot: `n` is to count the attempts, not the answers.
    """
    page = visitor.page
    try:
        for spots in (page.locator(SITES), page.locator(BOATS), page.locator(DOCKS)):
            found = spots.count()
            if found:
                spots.nth(n % found).click(timeout=2000)
                break
        else:
            return visitor.pick(n)
        if page.locator(CONFIRM).count():
            page.locator(CONFIRM).click(timeout=2000)
            return True
        page.wait_for_timeout(20)
        return False
    except TookTooLong:
        return False


def answer(visitor: Visitor, times: int) -> None:
    done = 0
    for attempt in range(40 * times):
        done += act(visitor, attempt)
        if done == times:
            return
        visitor.page.wait_for_timeout(40)
    raise AssertionError(f"{done} of {times} answers; asked: {visitor.page.locator('.ask h2').inner_text()}")


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, ()), (2, ()), (3, ("Taxi Service",)), (5, ())],
    ids=["alone", "smugglers", "taxi", "five"],
)
def test_a_whole_game_on_the_map_by_clicking(visit: Visit, server: Server, seats: int, options: Sequence[str]) -> None:
    """From the first answers by clicking over a long leap to the last ones, which are clicked again."""
    anna = visit(bypass_csp=True)
    page = anna.page
    start(anna, seats, options)
    answer(anna, 6)
    table = page.url.rpartition("/")[2]
    server.leap(table, near_the_end(12))
    before = server.answers(table)
    page.reload()
    expect(page.locator(".ask h2")).to_be_visible()
    attempts = count()
    anna.play_to_the_end(LONG_GAME, lambda _: act(anna, next(attempts)))
    assert server.answers(table) - before >= 3
    sheet = page.locator("dialog[open]")
    rows = sheet.locator(".ranks tbody tr")
    if seats == 1:
        expect(rows.filter(has_text="The Doge")).to_have_count(1)
        first = "The Doge has won" if "The Doge" in rows.first.inner_text() else "You have won"
        expect(sheet.locator("h2")).to_have_text(first)
    expect(rows).to_have_count(max(2, seats))
    expect(rows.locator("td:first-child")).to_have_text([str(place) for place in range(1, max(2, seats) + 1)])
    # The arrested player is last, regardless of points, and the sheet says why.
    arrested = sheet.locator(".breakdown .tag").count()
    expect(rows.last.get_by_text("arrested")).to_have_count(arrested)
    assert violations(page) == []
    anna.to_phone()
    assert page.evaluate(SCROLLS_SIDEWAYS) == []


def asks_for_cubes(s: Gondola) -> bool:
    question = s.question()
    return isinstance(question, (Discard, SpendCubes)) and len(question.choices(s)) > 1


def test_the_favour_card_is_turned_while_cubes_are_to_be_marked(visit: Visit, server: Server) -> None:
    """Proposing it leaves the cubes where they are; turning it asks the same again."""
    anna = visit()
    page = anna.page
    start(anna, 3, ("Taxi Service",))

    def is_it(s: Gondola) -> bool:
        return asks_for_cubes(s) and s.favour[0] == UNFLIPPED

    server.leap(page.url.rpartition("/")[2], to_a_question(is_it))
    page.reload()
    cubes = page.locator(".desk .cubes button")
    expect(cubes.first).to_be_visible()
    held = cubes.count()
    for hidden in page.locator("[data-more]"), page.locator("[data-item][aria-expanded=false]", has_text="Favour card"):
        if hidden.count():
            hidden.click()
    favour = page.locator("[data-choice]", has_text="Favour card: 5 coins")
    favour.click()
    expect(page.locator(CONFIRM)).to_be_enabled()
    expect(cubes).to_have_count(held)
    page.locator(CONFIRM).click()
    expect(favour).to_have_count(0)
    expect(cubes).to_have_count(held)


def test_the_guide_does_not_point_at_cards_that_you_do_not_have(visit: Visit, server: Server) -> None:
    """Beside a question there is no room for them: their step stands in the middle."""
    anna = visit()
    page = anna.page
    start(anna, 3)

    def is_it(s: Gondola) -> bool:
        return asks_for_cubes(s) and not s.hands[0].cards

    server.leap(page.url.rpartition("/")[2], to_a_question(is_it))
    page.reload()
    expect(page.locator(".desk .cubes button").first).to_be_visible()
    expect(page.locator("[data-guide=gondola-hand]")).to_be_hidden()
    anna.menu("First-game guide")
    step = page.get_by_role("dialog", name="First-game guide")
    while not step.get_by_role("heading", name="Influence").count():
        step.get_by_role("button", name="Next").click()
    expect(page.locator(".hole")).to_have_count(0)


def test_a_boat_is_sent_by_arrow_keys(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    start(anna, 2)
    answer(anna, 1)
    expect(page.locator(DOCKS).first).to_be_visible()
    # A boat is placed: the map has the docks in a row for the arrow keys.
    page.get_by_role("button", name="Hint").focus()
    press_until(page, "Tab", "svg .dock")
    assert walk(page, ["ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft"]) >= 3
    page.keyboard.press("Enter")
    expect(page.locator(CONFIRM)).to_be_enabled()
    page.keyboard.press("Escape")
    expect(page.locator(CONFIRM)).to_have_count(0)
    page.keyboard.press("Enter")
    page.locator(CONFIRM).click()
    expect(page.get_by_role("log", name="Log")).to_contain_text("Anna")


def test_french(visit: Visit) -> None:
    anna = visit(locale="fr-FR")
    page = anna.page
    page.goto("/games/gondola")
    page.get_by_role("radio", name="2", exact=True).click()
    page.get_by_role("button", name="Commencer", exact=True).click()
    expect(page.locator(".ask h2")).to_contain_text("mission")
    expect(page.locator("svg .dock").and_(page.get_by_label("Grand Conseil"))).to_have_count(1)
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_contain_text("gondolier")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing(visit: Visit, size: dict[str, int]) -> None:
    anna = visit(viewport=size, bypass_csp=True)
    page = anna.page
    start(anna, 5)
    found: dict[str, list[str]] = {"draft": violations(page)}
    for key, name in (("?", "rules"), ("t", "text")):
        page.keyboard.press(key)
        page.wait_for_timeout(200)
        found[name] = violations(page)
        page.keyboard.press("Escape")
    if size == PHONE:
        for tab in page.get_by_role("tab").all():
            tab.click()
            found[tab.inner_text()] = violations(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    else:
        answer(anna, 3)
        found["placing"] = violations(page)
    assert {name: each for name, each in found.items() if each} == {}


def test_hands_of_others_never_reach_the_page(visit: Visit) -> None:
    """Everything that the server sends to Anna's browser in the first turns is looked through."""
    anna = visit()
    told = anna.record_messages()
    start(anna, 3)
    answer(anna, 12)
    views = [message["view"] for message in told if message["type"] == "position" and message["view"]]
    assert len(views) > 10
    held: set[int | None] = {None}
    for view in views:
        for seat in (1, 2):
            assert set(view["mission_hands_known"][seat]) <= {None}
            assert set(view["hands_known"][seat]) <= {None}
        # The cards that Anna has held or looked at and put under the deck are all she knows of it.
        assert set(view["mission_deck_known"]) <= held
        held.update(view["mission_hands_known"][0], view["looking_at"])
    lines = [line for message in told if message["type"] == "position" for line in message["log"]]
    assert all(line["seat"] == 0 for line in lines if line["kind"] in ("mission-seen", "influence-seen"))
