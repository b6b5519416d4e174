"""The board at the terminal shows the figures of 10.2, without colours."""

import re
from io import StringIO

import pytest
from gondola_scenario import fresh, gondola, icon, turn
from rich.console import Console

from serenissima.core.spec import View
from serenissima.games.gondola import SPEC
from serenissima.games.gondola.data import put
from serenissima.games.gondola.effects import DOGE_KEYS, EFFECTS
from serenissima.games.gondola.screen import draw, means
from serenissima.games.gondola.screen_effects import effect_code
from serenissima.games.gondola.state import Gondola
from serenissima.locale import LANGUAGES, Words

NAMES = ("Anna", "Bernd", "Claudia", "Daniel", "Emil")
TO_BE_READ = [
    "Round 1 · end marker on 12, 8 away · missions in the deck: 7",
    "1 Market M c $›2□ □›4$ A 5$›5★ A*:ct B 3:1 4:2",
    "5 Docks t B 2$ $★ □+›★/□ 3:2 15:0B 11:2 8:1",
    "9 Church s −! A !›★ !›2★ C 15:2 11:1",
    "13 St Mark’s 2$ $›M",
    "▸ A Anna 7 10 2 3/8 →0 4 (+10) 3/10 2 1+1✓ 1",
    "B Bernd ⚠ 0 10 1 5/8 →3",
    "Abilities: A Wider Hulls",
    "⚠ Bernd would be arrested now.",
    "M Quick Learners · Market: ttss 1§ › 6★ 5$ · your boats lack tss / ttss",
    "▤ Night in the Archives",
]


def page(view: View, language: str = "en", width: int = 100) -> list[str]:
    """The board as lines, each with single blanks."""
    console = Console(width=width, file=StringIO())
    console.print(draw(view, Words(language, NAMES[: view["seats"]])))
    assert isinstance(console.file, StringIO)
    return [" ".join(line.split()) for line in console.file.getvalue().splitlines()]


def example() -> Gondola:
    s = gondola(
        boats={"A": ("market", "court"), "B": ("market", "library"), "C": ("senate", "mint")},
        cubes={"A": ("OP", "")},
        assistants={"A": {"market": 3, "church": 2, "mint": 1}, "B": {"docks": 1}, "C": {"church": 4}},
        bridges={"e03": "B"},
        missions={"A": [19]},
        slots={"A": [6]},
        hands={"A": ["conduct_research"]},
        gondolier={"A": 0},
        tracks={
            "vp": {"A": 7},
            "scrolls": {"A": 2, "B": 1, "C": 1},
            "intrigue": {"A": 3, "B": 5},
            "council": {"A": 4},
        },
    )
    return turn(s, "A")


def test_the_board_can_be_read() -> None:
    shown = "\n".join(page(SPEC.view(example(), 0)))
    assert [line for line in TO_BE_READ if line not in shown] == []


def test_what_others_hold_stays_hidden() -> None:
    shown = "\n".join(page(SPEC.view(example(), 1)))
    assert "Quick Learners" not in shown
    assert "Night in the Archives" not in shown
    assert " 1+1✓ 1" in shown  # how many they hold is public


def test_the_board_and_a_question_fit_forty_lines() -> None:
    assert len(page(SPEC.view(example(), 0))) <= 31
    assert max(len(line) for line in page(SPEC.view(example(), 0), "fr", 80)) <= 80


def test_steps_in_short_form() -> None:
    """`p 2` passes dock 2 and `m 2` moors there; a dock that is not next to the boat is refused with a reason."""
    s = turn(example(), "A")
    s.act(0, 0)
    s.act(0, s.options(0)[0])
    view = SPEC.view(s, 0)
    at = view["turn"]["at"]
    canal = next(canal for canal in view["canals"] if at in canal["ends"])
    far = next(end for end in canal["ends"] if end != at) + 1
    number = view["canals"].index(canal)
    assert means(f"p {far}", "move", view) == [2 * number]
    assert means(f"m{far}", "move", view) == means(f"a {far}", "move", view) == [2 * number + 1]
    assert means(f"p {at + 1}", "move", view) == [-1]
    assert means("p 2", "activate", view) == []
    assert means("2", "move", view) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_the_doge_and_his_row_are_shown(language: str) -> None:
    s = fresh(1, 4)
    while s.round == 0:
        s.act(0, s.options(0)[0])
    shown = page(SPEC.view(s, 0), language)
    words = Words(language, NAMES[:1])
    for place, card in enumerate(s.doge_row):
        name = words(f"gondola-doge-{DOGE_KEYS[card].replace('_', '-')}")
        assert any(line.startswith(f"{place + 1} {name} — ") for line in shown)
    assert any(line.startswith(words("gondola-board-doge")) for line in shown)
    assert any(re.search(r"~[AB][12]", line) for line in shown)


def test_bridges_smugglers_and_the_passenger() -> None:
    s = example()
    s.bridges = put(s.bridges, icon(s, "e01"), 2)
    assert any("3:0C" in line for line in page(SPEC.view(s, 0)))
    two = fresh(2, 4)
    for player in (0, 1):  # the draft
        two.act(player, two.options(player)[0])
    assert any(line.startswith("Smuggler cards left: A 12, B 12") for line in page(SPEC.view(two, 0)))
    cab = fresh(3, 4, taxi=True)
    assert any(line.startswith("☺ Passenger: ") for line in page(SPEC.view(cab, 0)))
    assert sum(" ☺" in line or " ⚑" in line for line in page(SPEC.view(cab, 0))) >= 2


def test_effects_as_signs() -> None:
    """Every effect has its own symbol on its building, short enough for a column."""
    for row in EFFECTS:
        for effect in row:
            assert 1 <= len(effect_code(effect, "cts")) <= 7


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_the_end_is_shown_step_by_step(seats: int) -> None:
    s = fresh(seats, 3)
    while not s.is_over:
        s.act(s.turn(), s.options(s.turn())[s.number * 7 % len(s.options(s.turn()))])
        if s.number > 4000 and s.seats > 1:
            s.trigger_end()
    shown = page(SPEC.view(s, 0))
    assert "Result" in shown
    for player in range(seats):
        parts = " ".join(str(part) for part in s.final[player])
        assert any(f"{parts} {s.vp[player]} {s.intrigue[player]}" in line for line in shown)
