"""People at a table: sharing a device, short of time, away, undoing a move, or only watching."""

import re
from collections.abc import Callable

import pytest
from browser_support import CONFIRM_READY, DESKTOP, PHONE, Server, Visitor, short_title, violations, whose_turn
from playwright.sync_api import ViewportSize, expect

from serenissima.games import all_games

Visit = Callable[..., Visitor]


@pytest.fixture
def two(visit: Visit) -> tuple[Visitor, Visitor]:
    """Anna and Bruno at a table of Lagoon with a bot and a clock."""
    anna, bruno = visit(), visit()
    anna.set_table("lagoon", ["open", "bot:medium"], clock="10 min + 10 s")
    bruno.sit(anna.page.get_by_label("Send this link").input_value(), "Bruno")
    for each in (anna, bruno):
        each.decline_guide()
    return anna, bruno


def in_turn(two: tuple[Visitor, Visitor]) -> tuple[Visitor, Visitor]:
    """Who is asked, and who is not."""
    asked = whose_turn(*two)
    return asked, next(each for each in two if each is not asked)


def test_a_shared_device_hides_hands_between_players(visit: Visit) -> None:
    """Nobody sees the next one's hand before it is handed over."""
    anna = visit()
    anna.set_table("doge", ["here", "here"])
    page = anna.page
    covered = "([x, y]) => document.elementFromPoint(x, y).closest('[role=dialog]') !== null"
    for name in ("Anna", "Person 2", "Person 3"):
        veil = page.get_by_role("dialog", name=f"{name}, it is your turn")
        expect(veil).to_be_visible()
        assert all(page.evaluate(covered, [x, y]) for x in (100, 1300) for y in (30, 450, 850))
        veil.get_by_role("button", name=f"I am {name}").click()
        if name == "Anna":
            anna.decline_guide()
        expect(page.locator("[data-item]").first).to_be_visible()
        assert anna.pick(2)
    expect(page.get_by_role("log", name="Log")).to_contain_text("Your ballots in Dorsoduro")
    expect(page.locator(".ask h2")).to_be_visible()


def test_a_sealed_choice_shows_who_is_still_choosing_and_can_be_changed(visit: Visit) -> None:
    anna, bruno = visit(), visit()
    anna.set_table("doge", ["open"])
    bruno.sit(anna.page.get_by_label("Send this link").input_value(), "Bruno")
    for each in (anna, bruno):
        each.decline_guide()
        expect(each.page.locator("[data-item]").first).to_be_visible()
    page = anna.page
    heading = page.locator(".ask h2")
    chips = page.locator("[data-choice]")
    lock = page.get_by_role("img", name="sealed")
    assert anna.pick()
    expect(heading).to_have_text("Sealed. Bruno is still choosing")
    anna.offer()
    expect(chips.first.filter(has=lock)).to_be_visible()
    # Two ballots of the hand have the same value; only one of them is sealed.
    expect(chips.nth(1)).to_have_attribute("data-choice", chips.first.get_attribute("data-choice") or "")
    expect(chips.filter(has=lock)).to_have_count(1)
    chips.first.click()
    chips.nth(2).click()
    page.locator(CONFIRM_READY).first.click()
    expect(chips.nth(2).filter(has=lock)).to_be_visible()
    expect(chips.filter(has=lock)).to_have_count(1)
    expect(heading).to_have_text("Sealed. Bruno is still choosing")
    expect(page.locator(".ask p")).to_contain_text("You may still change it.")
    expect(page.get_by_role("region", name="Change your choice")).to_be_visible()
    expect(bruno.page.locator(".ask h2")).not_to_contain_text("Sealed")
    assert bruno.pick()
    expect(heading).not_to_contain_text("Sealed")


def test_a_shared_device_can_be_set_up_on_the_first_page(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/")
    anna.page.get_by_role("button", name="Choose Lagoon").click()
    anna.page.get_by_role("button", name="Pass one device around").click()
    anna.page.get_by_label("Name of player 3").fill("Carla")
    anna.page.get_by_role("button", name="Start", exact=True).click()
    expect(anna.page.locator(".players .who")).to_have_text(["Guest", "Player 2", "Carla", "Player 4"])


def test_a_clock_runs_out_and_the_seat_is_taken_back(two: tuple[Visitor, Visitor], server: Server) -> None:
    late, other = in_turn(two)
    clock = late.page.locator(".clock.runs").first
    expect(clock).to_have_text(re.compile(r"10:00|9:5\d"))
    shown = clock.inner_text()
    expect(clock).not_to_have_text(shown)
    server.let_pass(601)
    expect(late.page.get_by_text("A bot is playing for you.")).to_be_visible()
    expect(other.page.get_by_text("bot stands in")).to_be_visible()
    assert whose_turn(other) is other
    late.page.get_by_role("button", name="Take the seat back").click()
    expect(other.page.get_by_text("bot stands in")).to_have_count(0)


def test_a_bot_plays_for_an_absent_player_until_they_return(
    two: tuple[Visitor, Visitor], visit: Visit, server: Server
) -> None:
    away, other = in_turn(two)
    table = away.page.url
    name = "Anna" if away is two[0] else "Bruno"
    away.page.goto("about:blank")
    # At first nobody can be voted out.
    vote = other.page.get_by_role("button", name="away: let a bot play")
    expect(other.page.locator(".players").get_by_text("away")).to_be_visible()
    expect(vote).to_have_count(0)
    server.let_pass(61)
    visit().page.goto(table)  # anyone who comes or goes makes the server send the table again
    # A voter is told what the vote means, and can think again.
    dialog = other.page.get_by_role("dialog", name=f"Let a bot play for {name}?")
    vote.click()
    expect(dialog).to_contain_text(f"until {name} comes back")
    dialog.get_by_role("button", name="Cancel").click()
    expect(other.page.get_by_text("bot stands in")).to_have_count(0)
    vote.click()
    dialog.get_by_role("button", name="Vote for a bot").click()
    expect(other.page.get_by_text("bot stands in")).to_be_visible()
    assert whose_turn(other) is other
    # Everybody reads it, in the log and in the chat.
    note = f"A bot plays for {name}, who is away, by vote of"
    expect(other.page.get_by_role("log", name="Log")).to_contain_text(note)
    away.page.goto(table)
    away.page.get_by_role("button", name="Take the seat back").click()
    expect(away.page.get_by_text("A bot is playing for you.")).to_have_count(0)
    expect(other.page.get_by_text("bot stands in")).to_have_count(0)
    expect(away.page.get_by_role("tab", name="Chat 2")).to_be_visible()
    away.page.get_by_role("tab", name="Chat").click()
    expect(away.page.get_by_role("log", name="Chat").locator("li.note")).to_contain_text([note, f"{name} is back"])


def test_a_freed_seat_is_kept_for_its_owner_and_then_given_away(
    two: tuple[Visitor, Visitor], visit: Visit, server: Server
) -> None:
    anna, bruno = two
    if in_turn(two)[0] is anna:
        assert anna.pick()
    assert whose_turn(bruno) is bruno
    carla = visit()
    carla.page.goto(anna.page.url)
    expect(carla.page.get_by_text("You are watching.")).to_be_visible()
    server.let_pass(601)
    expect(bruno.page.get_by_text("A bot is playing for you.")).to_be_visible()
    anna.page.get_by_role("button", name="Free the seat").click()
    dialog = anna.page.get_by_role("dialog", name="Free the seat of Bruno?")
    dialog.get_by_role("button", name="Free the seat").click()
    expect(anna.page.locator(".players").get_by_text("reserved")).to_be_visible()
    expect(carla.page.locator(".players").get_by_text("reserved")).to_be_visible()
    expect(carla.page.get_by_role("button", name="Sit here")).to_have_count(0)
    expect(bruno.page.get_by_text("The host has freed your seat.")).to_be_visible()
    bruno.page.get_by_role("button", name="Take the seat back").click()
    expect(anna.page.locator(".players").get_by_text("reserved")).to_have_count(0)
    expect(bruno.page.get_by_text("You are watching.")).to_have_count(0)


def test_a_spectator_can_claim_the_seat_of_an_absent_player(visit: Visit, server: Server) -> None:
    """On a phone, where the rows of the players are out of sight."""
    anna, bruno, carla = visit(viewport=PHONE), visit(), visit()
    anna.set_table("lagoon", ["open", "bot:medium"])
    bruno.sit(anna.page.get_by_label("Send this link").input_value(), "Bruno")
    for each in (anna, bruno):
        each.decline_guide()
    if whose_turn(anna, bruno) is anna:
        assert anna.pick()
    assert whose_turn(bruno) is bruno
    bruno.page.goto("about:blank")
    strip, players = anna.page.get_by_title("Show all players").first, anna.page.locator(".players")
    strip.click()
    expect(players.get_by_text("away")).to_be_visible()
    strip.click()
    server.let_pass(61)
    carla.page.goto(anna.page.url)
    expect(anna.page.get_by_text("Bruno is away.")).to_be_visible()
    anna.page.get_by_role("button", name="Vote for a bot").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Vote for a bot").click()
    strip.click()
    players.get_by_role("button", name="Free the seat").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Free the seat").click()
    expect(carla.page.locator(".players").get_by_text("reserved")).to_be_visible()
    server.let_pass(7 * 86_400)
    carla.page.reload()
    carla.page.get_by_role("button", name="Sit here").click()
    expect(carla.page.get_by_label("Your hand")).to_be_visible()
    expect(carla.page.get_by_role("log", name="Log")).to_contain_text("Guest takes over the seat of Bruno.")


def test_the_others_are_asked_before_a_move_is_taken_back(two: tuple[Visitor, Visitor]) -> None:
    sorry, other = in_turn(two)
    assert sorry.pick()
    assert whose_turn(other) is other
    for answer in ("Refuse", "Agree"):
        sorry.menu("Ask to undo")
        request = other.page.get_by_role("alert").filter(has_text="asks to take a move back")
        expect(sorry.page.get_by_text("The others are asked")).to_be_visible()
        request.get_by_role("button", name=answer).click()
        expect(request).to_have_count(0)
        expect(sorry.page.get_by_text("The others are asked")).to_have_count(0)
    assert whose_turn(sorry, other) is sorry
    expect(other.page.locator("[data-item]")).to_have_count(0)


def test_a_resigned_player_sees_bots_finish_the_game(visit: Visit) -> None:
    """On the game's own page, with an option of the rules that ends the game after two years."""
    anna = visit()
    page = anna.page
    page.goto("/games/doge")
    page.get_by_text("Rule options").click()
    page.get_by_role("spinbutton", name="Last year").fill("2")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".ask h2")).to_be_visible()
    anna.decline_guide()
    anna.menu("Resign", "Resign")
    expect(page.locator("dialog .ranks tbody tr")).to_have_count(4)
    expect(page.locator("dialog[open]")).to_contain_text("The last year is over")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", [short_title(spec) for spec in all_games()])
def test_the_guide_shows_the_board_once(visit: Visit, game: str, size: ViewportSize) -> None:
    anna = visit(viewport=size)
    page = anna.page
    page.goto("/")
    page.get_by_role("button", name=f"Choose {game}").click()
    page.get_by_role("button", name="Start against bots").click()
    page.get_by_role("button", name="Show me").click()
    step = page.get_by_role("dialog", name="First-game guide")
    told = []
    while True:
        told.append(step.get_by_role("heading").inner_text())
        box = step.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= size["width"]
        assert box["y"] + box["height"] <= size["height"]
        if not step.get_by_role("button", name="Next").count():
            break
        step.get_by_role("button", name="Next").click()
        expect(step.get_by_role("heading")).not_to_have_text(told[-1])
    assert len(set(told)) == len(told) >= 6
    step.get_by_role("button", name="Play").click()
    expect(step).to_have_count(0)
    page.reload()
    expect(page.locator(".ask h2")).to_be_visible()
    expect(page.get_by_role("button", name="Show me")).to_have_count(0)


def test_only_invited_spectators_see_a_private_table(visit: Visit) -> None:
    anna, carla = visit(), visit()
    anna.set_table("lagoon", ["bot:medium", "bot:medium"], private=True)
    expect(anna.page.locator(".ask h2")).to_be_visible()
    anna.decline_guide()
    carla.page.goto(anna.page.url)
    expect(carla.page.get_by_role("heading", name="Nothing here")).to_be_visible()
    anna.menu()
    carla.page.goto(anna.page.get_by_label("Spectator link (private)").input_value())
    expect(carla.page.get_by_text("You are watching.")).to_be_visible()
    expect(carla.page.locator("[data-item]")).to_have_count(0)
    expect(carla.page.get_by_role("button", name="Hint")).to_have_count(0)
    expect(carla.page.get_by_text("hands stay hidden")).to_be_visible()


def test_logging_out_everywhere_and_coming_back_with_the_code(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    page.goto("/settings")
    expect(page.get_by_role("button", name="Log out", exact=True)).to_have_count(0)
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Make a recovery code").click()
    code = page.locator("code").inner_text()
    page.get_by_role("button", name="Log out everywhere").click()
    dialog = page.get_by_role("dialog", name="Log out everywhere")
    expect(dialog).to_contain_text("Without a recovery code you cannot come back")
    dialog.get_by_role("button", name="Log out everywhere").click()
    expect(page.get_by_text("You are logged out.")).to_be_visible()
    expect(page.get_by_label("Your name")).to_have_value("")
    page.get_by_label("I have a recovery code").fill(code)
    page.get_by_role("button", name="Use it").click()
    expect(page.get_by_text("Welcome back, Anna.")).to_be_visible()
    expect(page.get_by_role("button", name="Log out", exact=True)).to_be_visible()


def test_the_host_can_mute_and_remove_people(visit: Visit) -> None:
    anna, carla = visit(), visit()
    anna.set_table("lagoon", ["bot:medium", "bot:medium"])
    expect(anna.page.locator(".ask h2")).to_be_visible()
    anna.decline_guide()
    carla.page.goto("/settings")
    carla.page.get_by_label("Your name").fill("Carla")
    carla.page.get_by_role("button", name="Save").click()
    expect(carla.page.get_by_text("Your name is saved.")).to_be_visible()
    carla.page.goto(anna.page.url)
    expect(carla.page.get_by_text("You are watching.")).to_be_visible()

    def write(person: Visitor, text: str) -> None:
        if not person.page.get_by_label("Say something").count():
            person.page.get_by_role("tab", name="Chat").click()
        person.page.get_by_label("Say something").fill(text)
        person.page.get_by_role("button", name="Send").click()

    write(carla, "Move over!")
    anna.page.get_by_role("tab", name="Chat").click()
    chat = anna.page.get_by_role("log", name="Chat")
    line = chat.locator("li", has_text="Move over!")
    # By keyboard: open the actions, close them with Escape, open them again.
    more = line.get_by_role("button", name="What to do about Carla")
    more.focus()
    anna.page.keyboard.press("Enter")
    expect(line.get_by_role("button", name="Remove")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(line.get_by_role("button", name="Remove")).to_have_count(0)
    expect(more).to_be_focused()
    anna.page.keyboard.press("Enter")
    line.get_by_role("button", name="Mute").click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Carla can no longer write in this chat.")
    dialog.get_by_role("button", name="Mute").click()
    expect(chat).to_contain_text("The host has muted Carla.")
    expect(line.get_by_text("muted", exact=True)).to_be_visible()
    write(carla, "And now?")
    expect(carla.page.locator(".ask .bad")).to_have_text("The host has muted you at this table.")
    expect(carla.page.get_by_label("Say something")).to_have_value("And now?")  # not lost
    line.get_by_role("button", name="Unmute").click()
    expect(chat).to_contain_text("Carla may write again.")
    write(carla, "Sorry")
    expect(chat).to_contain_text("Sorry")
    line.get_by_role("button", name="Remove").click()
    dialog.get_by_role("button", name="Remove").click()
    expect(carla.page.get_by_role("heading", name="Nothing here")).to_be_visible()
    expect(carla.page.get_by_text("The host has removed you from this table.")).to_be_visible()
    carla.page.reload()
    expect(carla.page.get_by_text("The host has removed you from this table.")).to_be_visible()
    line.get_by_role("button", name="Let back in").click()
    expect(chat).to_contain_text("The host has let Carla back in.")
    carla.page.reload()
    expect(carla.page.get_by_text("You are watching.")).to_be_visible()
    assert violations(anna.page) == []
