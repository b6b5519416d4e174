"""The menu of options: groups, numbers, words and short forms, and the reasons why something cannot be chosen."""

import re
from io import StringIO

import pytest
from rich.console import Console

from serenissima.core.dice import from_seed
from serenissima.games import find
from serenissima.games.lagoon.picks import from_short_form
from serenissima.locale import Words
from serenissima.table.session import Session
from serenissima.terminal.choices import Menu, type_a_number
from serenissima.terminal.game import NAMES
from serenissima.terminal.screens import MANY, screen_of


def session(game: str, seed: int = 1) -> Session:
    return Session.start(find(game), ["human"] * 3, {}, seed, NAMES[:3])


def menu_of(played: Session, language: str = "en") -> Menu:
    return Menu(played, played.state.turn(), Words(language, NAMES), screen_of(played.spec.id))


def menu(game: str, language: str = "en") -> Menu:
    return menu_of(session(game), language)


def later(game: str, kind: str, more_than: int = 2) -> Session:
    """A session, played at random to a question of this kind with this many options."""
    played = session(game)
    dice = from_seed(2)
    while True:
        seat = played.state.turn()
        decision = played.decision(seat)
        assert decision is not None
        if decision.kind == kind and len(decision.choices) > more_than:
            return played
        played.pick(seat, decision.choices[dice.below(len(decision.choices))].pick)


def test_a_menu_opens_groups_narrows_down_and_goes_back() -> None:
    shown = menu("doge")
    assert shown.last == 7
    assert shown.choose("4") is None
    assert shown.moved
    assert shown.last == 39
    assert shown.choose("") is None
    assert shown.last == 7
    assert shown.choose("castello") is None
    assert shown.last == 39
    castello = [choice.pick for choice in shown.decision.choices][39]
    assert shown.choose("1") == castello
    shown.reset()
    assert shown.choose("2.1") == castello


@pytest.mark.parametrize("typed", ["0", "8", "-1", "3 99", "9" * 30, "7 -2", "4.0"])
def test_a_number_that_does_not_exist_is_refused_with_those_that_do(typed: str) -> None:
    shown = menu("doge")
    assert shown.choose(typed) is None
    assert shown.problem == f"Please type a number from 1 to {shown.last}."


def test_options_that_count_carry_the_number_they_count() -> None:
    shown = menu_of(later("doge", "place"))
    assert shown.first == 0
    assert [shown.words.say(choice.label) for choice in shown.choices] == ["No house", "1 house", "2 houses"]
    assert [shown.choose(str(number)) for number in range(3)] == [0, 1, 2]


def test_under_a_heading_its_words_are_not_repeated() -> None:
    shown = menu("doge", "fr")
    shown.choose("4 ")
    assert shown.heading.startswith("San Marco")
    assert not any(line.startswith("San Marco") for line in shown.lines(120))
    assert shown.lines(120)[9].startswith("3+1 — 4 voix")


def test_whole_words_come_before_parts_of_words_and_accents_do_not_matter() -> None:
    shown = menu("doge")
    shown.choose("marco 3+1")
    assert [shown.line(choice) for choice in shown.filtered] == [
        "San Marco: 3+1 — 4 votes in San Marco; 5 ballots left"
    ]
    shown.choose("marc 3+")
    assert shown.last > 10
    french = menu("lagoon", "fr")
    french.choose("ILE 2")
    assert french.last > 1


def test_long_lists_show_what_options_do_while_there_is_room() -> None:
    shown = menu("doge")
    shown.choose("2")
    assert all("votes" in line or "vote" in line for line in shown.lines(120))
    assert not any("vote" in line for line in shown.lines(80))
    assert len(shown.lines(80)) == 39


def test_long_lists_start_with_the_best() -> None:
    played = later("lagoon", "turn")
    for _ in range(9):
        decision = played.decision(played.state.turn())
        assert decision is not None
        played.pick(decision.seat, decision.choices[0].pick)
    shown = menu_of(played)
    best = [re.search(r"at best (.*)", line) for line in shown.lines(100)]
    shown.choose("2")
    assert best[1] is not None
    gains = [screen_of("lagoon").worth(choice) or 0 for choice in shown.filtered]
    assert gains == sorted(gains, reverse=True)
    assert f"{gains[0]:+}".replace("-", "−") == best[1][1]
    shown.filtered = shown.choices
    assert len(shown.lines(100)) == MANY
    shown.is_whole = True
    assert len(shown.lines(100)) == len(shown.choices)


# Short forms and refusals.


@pytest.mark.parametrize(
    ("typed", "problem"),
    [
        ("sm 3+3+3", "Choose one area and one to four of your ballots."),
        ("sm 7", "Choose one area and one to four of your ballots."),
        ("SM 1 3", ""),
        ("sm 1+3", ""),
        ("qu", ""),
    ],
)
def test_ballots_in_short(typed: str, problem: str) -> None:
    shown = menu("doge")
    assert shown.choose(typed) is None
    assert shown.problem == problem
    assert shown.last == 7 if problem else shown.last in (1, 39)


def test_a_used_card_is_explained() -> None:
    played = session("doge")
    played.pick(0, 3 * 39)
    played.pick(1, 0)
    played.pick(2, 0)
    shown = menu_of(played)
    shown.choose("sm 3")
    assert shown.problem == "You have already used your card of San Marco this year."


def test_moves_of_houses_in_short() -> None:
    shown = menu_of(later("doge", "quarantia-advisor-or-move"))
    seat = shown.decision.seat
    homes = [district for district in shown.view["districts"] if district["houses"][seat]]
    empty = [district for district in shown.view["districts"] if not district["houses"][seat]]
    code = shown.view["areas"][homes[0]["area"]].lower()
    other = shown.view["areas"][(homes[0]["area"] + 1) % 6].lower()
    shown.choose(f"{code} {other}")
    assert shown.last == 1
    shown.choose(other)
    assert shown.moved
    assert empty
    shown.choose(f"{shown.view['areas'][empty[0]['area']].lower()} {code}")
    assert shown.problem.startswith("You have no house")


def test_places_in_the_lagoon_are_shown_or_explained() -> None:
    shown = menu("lagoon")
    tile = shown.view["hand"][0]
    shown.choose(f"{tile} 0,-3")
    assert [choice.pick for choice in shown.filtered] == [from_short_form(f"B {tile} (0,-3) {{4}}")]
    for typed in (f"{tile.lower()} (0,0)", f"B {tile} (1,-1) {{4}}"):
        shown.choose(typed)
        assert shown.problem.startswith("The tile would overlap")
    shown.choose(f"{tile} 40,40")
    assert "exactly half a tile away" in shown.problem
    shown.choose("c 3")
    assert [choice.pick for choice in shown.filtered] == [from_short_form("C 3")]
    shown.choose("c 9")
    assert shown.problem == "There is no island 9."


def test_the_map_shows_where_options_lie() -> None:
    played = session("lagoon")
    shown = menu_of(played)
    assert shown.board.sketch(shown.view, shown.numbered(), shown.words) is None
    shown.choose("c 3")
    assert shown.board.sketch(shown.view, shown.numbered(), shown.words) is None
    shown.choose("")
    shown.choose("1")
    for width, marked in ((100, True), (30, False)):
        console = Console(file=StringIO(), width=width)
        console.print(shown.board.sketch(shown.view, shown.numbered(), shown.words))
        assert isinstance(console.file, StringIO)
        numbers = set(re.findall(r"\b\d+\b", console.file.getvalue()))
        assert ({str(number) for number, _ in shown.numbered()} <= numbers) == marked


def test_amounts_are_typed_themselves() -> None:
    shown = menu("masters")
    assert (shown.least, shown.last) == (0, 150)
    assert not shown.groups
    assert shown.choose("25") == 25
    assert shown.choose("27") is None
    assert shown.problem == "A bid is a multiple of 5 ducats."
    assert shown.choose("155") is None
    assert shown.problem == "That costs 155 ducats; you have 150."
    shown.choose("45 ducats")
    assert [number for number, _ in shown.numbered()] == [45, 105]  # 105 leaves 45 ducats
    assert shown.number_of(45) == "45"


def test_an_option_alone_in_its_group_needs_no_second_number() -> None:
    shown = menu_of(later("masters", "at-shops", screen_of("masters").many))
    assert shown.groups
    assert shown.lines(100)[0] == "Pass"
    assert shown.number_of(0) == "1"
    assert shown.choose("1") == 0


@pytest.mark.parametrize(("language", "said"), [("en", "Please type 1."), ("fr", "Tapez 1.")])
def test_a_single_number_is_not_shown_as_a_range(language: str, said: str) -> None:
    assert type_a_number(Words(language), 1, 1) == said
    assert "7" in type_a_number(Words(language), 1, 7)
