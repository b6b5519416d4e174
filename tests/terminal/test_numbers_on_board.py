"""The general board in the terminal shows what to type for everything on it that stands for a choice."""

import io
import re
from types import SimpleNamespace
from typing import cast

import pytest
from rich.console import Console

from regatta import board as regatta_board
from regatta.spec import SPEC
from serenissima.core.board import card, grid, mat, row, space, stock, text, token
from serenissima.locale import Words
from serenissima.table.session import Session
from serenissima.terminal import game as terminal_game
from serenissima.terminal.choices import Menu
from serenissima.terminal.game import TerminalGame
from serenissima.terminal.general_board import drawing, numbered_drawing
from serenissima.terminal.screens import Screen

BOARD = Screen(drawing(regatta_board), draw_numbered=numbered_drawing(regatta_board))
NAMES = ["Anna", "Bruno"]
ON_BOARD = re.compile(r"(\d+):\[(\d+)\]")


def words() -> Words:
    return Words("en", NAMES, lenient=True)


def session(*picks: tuple[int, int]) -> Session:
    started = Session.start(SPEC, ["human", "human"], {}, 1, NAMES)
    for seat, pick in picks:
        started.pick(seat, pick)
    return started


def printed(session: Session, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(terminal_game, "screen_of", lambda _game: BOARD)
    console = Console(file=io.StringIO(), width=80, force_terminal=False)
    game = TerminalGame(session, words(), console, SimpleNamespace(), lambda: "")  # type: ignore[arg-type]
    game.menu = Menu(session, 0, words(), BOARD)
    game.show_board(0)
    return cast(io.StringIO, console.file).getvalue()


def test_the_number_on_the_board_is_the_one_to_type(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once the oars 2 and 5 are gone, the numbers differ from what is printed on the oars."""
    played = session((0, 2), (1, 7), (0, 5), (1, 6))
    found = ON_BOARD.findall(printed(played, monkeypatch))
    assert [oar for _, oar in found] == ["1", "3", "4", "6", "7"]
    for number, oar in found:
        assert Menu(played, 0, words(), BOARD).choose(number) == int(oar)


def test_only_possible_picks_are_numbered(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = printed(session((0, 2), (1, 7)), monkeypatch)
    assert drawn.count(":[") == 6
    assert "[7]" in drawn, "Anna's last oar"
    bruno = drawn[drawn.index("● Bruno") :]
    assert ":[" not in bruno


def test_every_kind_of_element_can_have_a_number() -> None:
    elements = [
        text("x-news"),
        stock("x-coins", 3, pick=1),
        row("x-offer", [card("x-card", "K", pick=2), card("x-other", "Q")]),
        grid("x-squares", 2, [space("x-square", "A1", pick=3), None]),
        mat(0, [token("x-pawn", "P", seat=0, pick=4)]),
    ]
    part = SimpleNamespace(board=lambda _view: elements)
    console = Console(file=io.StringIO(), width=80, force_terminal=False)
    numbers = {1: "1", 2: "2 1", 3: "3", 4: "4"}
    console.print(numbered_drawing(part)({}, words(), numbers))  # type: ignore[arg-type]
    drawn = cast(io.StringIO, console.file).getvalue()
    for shown in ("1:", "2 1:[K]  [Q]", "3:A1", "4:P"):
        assert shown in drawn
