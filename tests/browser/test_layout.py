"""The table at every screen size: everything can be read, hit and seen, and nothing jumps.

Each position is loaded once and looked at in all sizes. `make test` looks at one deal of a selection of games and
modes, in English. `make soak` looks at more: LAYOUT=all at all modes, DEALS=1,2,3 at these deals, LANGUAGES=en,fr at
both languages.
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from browser_support import (
    CONFIRM_READY,
    PATIENCE,
    Server,
    Visitor,
    Way,
    near_the_end,
    played_on,
    to_the_first_question,
)
from game_cases import case
from playwright.sync_api import Page, ViewportSize, expect

from serenissima.core.spec import GameSpec
from serenissima.games import all_games
from serenissima.table.record import Entry, Record

Visit = Callable[..., Visitor]

SIZES = [
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
    (820, 1180),
    (1180, 820),
    (1024, 768),
    (360, 740),
    (390, 844),
    (844, 390),
]


class Mode(NamedTuple):
    """A game with this many seats and these options."""

    game: str
    seats: int
    options: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *(option.split()[0].lower() for option in self.options)])


def modes(spec: GameSpec) -> list[Mode]:
    """Four players, or as many as can play; with LAYOUT=all, also what the game's cases name, or other numbers."""
    least, most = spec.seats
    usual = max(least, min(4, most))
    if os.environ.get("LAYOUT") != "all":
        return [Mode(spec.id, usual)]
    others = [(seats, ()) for seats in range(least, most + 1) if seats != usual]
    return [Mode(spec.id, usual), *(Mode(spec.id, *mode) for mode in case(spec.id, "LAYOUT_MODES", others))]


MODES = [mode for spec in all_games() for mode in modes(spec)]
# Every run sees the same positions.
DEALS = [int(deal) for deal in os.environ.get("DEALS", "14").split(",")]
LANGUAGES = os.environ.get("LANGUAGES", "en").split(",")

MEASURE = (Path(__file__).parent / "layout_violations.js").read_text(encoding="utf-8").partition("\n;")[2].strip()


def middle(spec: GameSpec, record: Record) -> list[Entry]:
    """What greedy answers for everybody in the first half of the game, up to a question for the first seat."""
    new = played_on(spec, record, "greedy", 1, lambda _: False)
    mine = [number for number, entry in enumerate(new) if entry[0] == 0 and len(entry) == 2]
    return new[: mine[len(mine) // 2]]


def open_table(anna: Visitor, mode: Mode) -> str:
    anna.play_bots(mode.game, ["easy"] * (mode.seats - 1), mode.options)
    return anna.page.url.rpartition("/")[2]


def resize(page: Page, size: tuple[int, int]) -> None:
    width, height = size
    page.set_viewport_size(ViewportSize(width=width, height=height))
    page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60))))"
    )


SPEAK = """(language) => {
  const key = 'serenissima-settings'
  localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), language }))
}"""


def broken(told: dict[str, Any], at: str) -> list[str]:
    """The rules of the layout that are broken."""
    return [f"{at} {told['layout']}: {each['rule']} in {each['region']}: {each['what']}" for each in told["found"]]


# Where the preview has the least room.
LOW = [(1280, 720), (1366, 768), (1440, 900)]

POSITIONS: dict[str, Way] = {"early": to_the_first_question, "middle": middle, "late": near_the_end(3)}


@pytest.mark.parametrize("deal", DEALS)
@pytest.mark.parametrize("mode", MODES, ids=str)
def test_every_size_can_be_read_and_played(visit: Visit, server: Server, mode: Mode, deal: int) -> None:
    anna = visit(has_touch=True)
    table = open_table(anna, mode)
    wrong: list[str] = []
    for name, way in POSITIONS.items():
        server.leap(table, way, deal)
        for language in LANGUAGES:
            anna.page.evaluate(SPEAK, language)
            anna.page.reload()
            expect(anna.page.locator(".ask[data-asked]")).to_be_attached()
            wrong += faults(anna, f"{mode} {name}" + (f" {language}" if len(LANGUAGES) > 1 else ""))
    assert not wrong, "\n".join(sorted(set(wrong)))


PLACES: dict[tuple[str, tuple[int, int]], dict[str, Any]] = {}


def faults(anna: Visitor, at: str) -> list[str]:
    """What is wrong with the position that is shown, in any size."""
    page = anna.page
    wrong: list[str] = []
    mode = at.partition(" ")[0]
    for size in SIZES:
        here = f"{at} {size[0]}x{size[1]}"
        resize(page, size)
        told = page.evaluate(MEASURE)
        wrong += broken(told, here)
        if told["lines"] is not None and (told["lines"] < 6 or told["rest"]):
            wrong.append(f"{here}: {told['lines']} lines of the log, {told['rest']} px over")
        # The same places at the same size, whatever is asked.
        if PLACES.setdefault((mode, size), told["places"]) != told["places"]:
            wrong.append(f"{here}: {told['places']} instead of {PLACES[mode, size]}")
    # And with a proposal that is to be explained.
    resize(page, LOW[-1])
    anna.offer()
    page.locator("[data-choice]:not([disabled])").first.click()
    for size in LOW:
        here = f"{at} chosen {size[0]}x{size[1]}"
        resize(page, size)
        told = page.evaluate(MEASURE)
        wrong += [each for each in broken(told, here) if ": preview in" in each]
        if PLACES[mode, size] != told["places"]:
            wrong.append(f"{here}: {told['places']} instead of {PLACES[mode, size]}")
    return wrong


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (820, 1180), (390, 844), (844, 390)], ids=str)
def test_nothing_jumps_while_somebody_chooses(visit: Visit, size: tuple[int, int]) -> None:
    anna = visit(viewport={"width": size[0], "height": size[1]})
    anna.start("Doge")
    page = anna.page
    before = page.evaluate(MEASURE)["places"]
    for turn in range(3):
        anna.offer()
        page.locator("[data-choice]:not([disabled])").first.wait_for()
        assert anna.choose(turn, PATIENCE)
        assert page.evaluate(MEASURE)["places"] == before
        page.locator(CONFIRM_READY).first.click()
        expect(page.locator(".ask[data-asked]")).to_be_attached()
        assert page.evaluate(MEASURE)["places"] == before
    # The third answer leads to elections, which open a tab of their own on a phone: then the log is opened again.
    tab = page.get_by_role("tab", name="Log", exact=True)
    for _ in range(100):
        tab.click()
        page.wait_for_timeout(100)
        told = page.evaluate(MEASURE)
        if told["lines"] is not None:
            break
    assert told["places"] == before
    assert told["lines"] >= 6
