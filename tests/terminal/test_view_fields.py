"""The fields of a view, for a game that describes no board."""

from io import StringIO
from typing import Any

from rich.console import Console

from serenissima.locale import Words
from serenissima.terminal.screens import draw_fields


def drawn(view: dict[str, Any]) -> str:
    page = StringIO()
    Console(file=page, width=120).print(draw_fields(view, Words("en", ("Ada", "Bea"))))
    return page.getvalue()


def test_fields_shown_by_the_question_are_left_out() -> None:
    view = {"deck": 7, "seat": 0, "over": False, "open": [], "answered": [], "waiting": [0], "pending": None}
    assert drawn(view).split() == ["deck", "7"]


def test_cards_that_the_seat_has_not_seen_are_backs() -> None:
    page = drawn({"hands": [[3, 5], [-1, -1]], "course": [-1, 2, 4], "points": [-1, 2]})
    assert "3, 5" in page
    assert "░░, ░░" in page
    assert "░░, 2, 4" in page
    assert page.count("-1") == 1  # the points
