"""Details of the pages: one device for several people, solo games, names of keys, the start bar, the row of posters."""

from collections.abc import Callable

from browser_support import PHONE, SCROLLS_SIDEWAYS, Visitor
from playwright.sync_api import Route, expect

from serenissima.games import ids

Visit = Callable[..., Visitor]


def test_the_first_turn_on_a_shared_device_is_covered(visit: Visit) -> None:
    """Whoever begins, and again after a reload: several people look at the screen."""
    anna = visit()
    page = anna.page
    anna.set_table("lagoon", ["here", "here", "here"])
    veil = page.locator(".veil")
    expect(veil).to_be_visible()
    page.reload()
    expect(veil).to_be_visible()
    assert veil.get_by_role("button").inner_text() in [
        f"I am {name}" for name in ("Anna", *(f"Person {n}" for n in (2, 3, 4)))
    ]
    veil.get_by_role("button").click()
    expect(veil).to_have_count(0)
    expect(page.locator("[data-item]").first).to_be_visible()


def test_a_solo_game_offers_neither_bots_nor_invitations(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    page.get_by_role("button", name="Choose Venice").click()
    page.get_by_role("radio", name="1", exact=True).click()
    bar = page.locator(".bar")
    expect(bar.get_by_role("button")).to_have_text(["Start a solo game"])
    expect(bar.get_by_label("Bots")).to_have_count(0)
    bar.get_by_role("button", name="Start a solo game").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".ask h2")).to_be_visible()


def test_keys_and_pages_are_french_in_french(visit: Visit) -> None:
    page = visit(locale="fr-FR").page
    page.goto("/help")
    keys = page.locator("kbd")
    for name in ("Entrée", "Retour arrière", "Échap", "Espace"):
        expect(keys.filter(has_text=name)).to_have_count(1)
    for name in ("Enter", "Backspace", "Esc"):
        expect(keys.get_by_text(name, exact=True)).to_have_count(0)


def test_the_french_start_bar_is_one_row(visit: Visit) -> None:
    page = visit(locale="fr-FR", viewport={"width": 1280, "height": 720}).page
    page.goto("/")
    expect(page.locator(".posters.known")).to_be_visible()
    for game in ids():
        page.locator(f"[data-game={game}] .art").click()
        boxes = [page.locator(f".bar {name}").first.bounding_box() for name in ("h2", "select", ".quiet", ".pri")]
        middles = [box["y"] + box["height"] / 2 for box in boxes if box]
        assert len(middles) == len(boxes)
        assert max(middles) - min(middles) < 12, game
    bar = page.locator(".bar").bounding_box()
    assert bar
    assert bar["y"] + bar["height"] <= 720


def test_the_start_bar_stays_in_place_when_the_games_arrive(visit: Visit) -> None:
    page = visit(locale="fr-FR", viewport={"width": 1280, "height": 720}).page
    held: list[Route] = []
    page.route("**/api/games*", lambda route: held.append(route))
    page.goto("/")
    page.wait_for_function("document.fonts.ready.then(() => true)")
    expect(page.locator(".posters:not(.known)")).to_be_visible()
    before = page.locator(".bar h2").bounding_box()
    while not held:
        page.wait_for_timeout(20)
    for route in held:
        route.continue_()
    expect(page.locator(".posters.known")).to_be_visible()
    assert page.locator(".bar h2").bounding_box() == before


def test_the_chosen_poster_stays_in_view_when_the_screen_turns(visit: Visit) -> None:
    page = visit(viewport={"width": 844, "height": 390}).page
    page.goto("/")
    page.get_by_role("button", name="Choose Masters").click()
    page.set_viewport_size(PHONE)
    poster = page.locator("[data-game=masters] .art")
    page.locator(".posters").scroll_into_view_if_needed()
    expect(poster).to_be_in_viewport(ratio=0.9)
    assert page.evaluate(SCROLLS_SIDEWAYS) == []


def test_the_start_stays_in_sight_while_options_are_open(visit: Visit) -> None:
    for size in ({"width": 1280, "height": 720}, PHONE):
        page = visit(viewport=size).page
        page.goto("/games/gondola")
        page.locator("summary").click()
        page.locator(".option").nth(3).scroll_into_view_if_needed()
        expect(page.get_by_role("button", name="Start", exact=True)).to_be_in_viewport(ratio=1)
        assert page.evaluate(SCROLLS_SIDEWAYS) == []


def test_a_game_without_texts_in_your_language_says_so_at_the_table_too(visit: Visit) -> None:
    page = visit(locale="fr-FR").page

    def only_english(route: Route) -> None:
        games = route.fetch().json()
        route.fulfill(json=[{**game, "languages": ["en"]} for game in games])

    page.route("**/api/games", only_english)
    page.goto("/")
    told = page.get_by_text("Il s’affiche en anglais")
    expect(told).to_be_visible()
    page.locator("[data-game=lagoon] .art").click()
    page.locator(".bar .pri:not([disabled])").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".ask h2")).to_be_visible()
    expect(told).to_be_visible()
    page.locator(".banner", has=told).get_by_role("button").click()
    expect(told).to_have_count(0)


def test_the_rules_have_contents_and_mark_what_is_looked_for(visit: Visit) -> None:
    anna = visit()
    anna.start("Doge")
    page = anna.page
    page.keyboard.press("?")
    dialog = page.locator("dialog[open]")
    contents = dialog.get_by_role("navigation", name="Contents")
    expect(contents).to_be_visible()
    dialog.get_by_label("Search the rules").fill("Palaces")
    expect(dialog.locator("mark").first).to_have_text("palaces", ignore_case=True)
    assert contents.locator("button:disabled").count() > 0
    last = contents.locator("button:not(:disabled)").last
    last.click()
    expect(dialog.locator(".prose section").last).to_be_in_viewport()
    dialog.get_by_label("Search the rules").fill("xyzzy")
    expect(dialog).to_contain_text("Nothing found.")
