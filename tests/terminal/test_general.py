"""The general board in the terminal: it fits the screen, and shows answers only to the players who gave them."""

import io
from types import SimpleNamespace
from typing import Any, cast

import pytest
from rich.console import Console

from regatta import board as regatta_board
from regatta.spec import SPEC
from serenissima.core.board import Element, card, grid, mat, pile, row, space, stock, text, token, track
from serenissima.core.messages import message
from serenissima.core.spec import View
from serenissima.locale import Words
from serenissima.terminal.general_board import drawing

NAMES = ["Anna", "Bruno", "Carla", "Dario", "Elena"]


class Said(Words):
    """Renders the words of the example from their ids: the example may not be installed."""

    def has(self, id: str) -> bool:
        return not id.startswith(("regatta-", "x-")) and super().has(id)

    def say(self, message: Any) -> str:
        if self.has(message.id):
            return super().say(message)
        return " ".join([message.id.rpartition("-")[2], *[str(self.plain(value)) for value in message.args.values()]])


def shown(part: Any, view: View, language: str = "en") -> str:
    console = Console(file=io.StringIO(), width=80, force_terminal=False)
    console.print(drawing(part)(view, Said(language, NAMES)))
    return cast(io.StringIO, console.file).getvalue()


def table(*elements: Element) -> Any:
    return SimpleNamespace(board=lambda _view: list(elements))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 5])
def test_regatta_fits_into_eighty_columns_and_a_screen(seats: int, language: str) -> None:
    s = SPEC.new(seats, {}, 1)
    drawn = shown(regatta_board, SPEC.view(s, 0), language)
    lines = drawn.splitlines()
    assert max(len(line) for line in lines) <= 80
    assert len(lines) <= 24
    assert all(name in drawn for name in NAMES[:seats])
    assert "[1]  [2]  [3]  [4]  [5]  [6]  [7]" in drawn


def test_answers_of_others_are_face_down() -> None:
    s = SPEC.new(3, {}, 1)
    assert shown(regatta_board, SPEC.view(s, 0)).count("staked –") == 3
    s.act(0, 6)
    s.act(1, 4)
    mine, others = shown(regatta_board, SPEC.view(s, 0)), shown(regatta_board, SPEC.view(s, 2))
    assert "staked [6]" in mine
    assert "staked ░░" in mine
    assert "staked [4]" not in mine
    assert others.count("staked ░░") == 2
    assert others.count("staked –") == 1


def test_every_kind_is_drawn_in_eighty_columns() -> None:
    drawn = shown(
        table(
            text("x-news"),
            stock("x-coins", 3, most=8),
            stock("x-houses", 0),
            row("x-offer", [card("x-long-name-of-a-card", note=message("x-price", coins=2)) for _ in range(9)]),
            row("x-nothing", []),
            pile("x-deck", 12),
            pile("x-empty", 0),
            pile("x-discards", 2, top=card("x-king", "K", symbol="♠")),
            track("x-steps", [space("x-step", str(n), [token("x-pawn", "♟", seat=1)]) for n in range(30)]),
            grid("x-squares", 12, [space("x-square", f"square {n}") if n % 5 else None for n in range(48)]),
            mat(1, [row("x-hand", [card("x-back", down=True)]), mat(2, [stock("x-deep", 1)])]),
        ),
        {},
    )
    assert max(len(line) for line in drawn.splitlines()) <= 80
    for words in ("news", "coins 3 of 8", "houses 0", "(price 2)", "deck  ░░  × 12", "[♠ K]  × 2", "Bruno", "deep 1"):
        assert words in drawn
    assert "empty  Empty" in drawn
    assert "nothing  Empty" in drawn
