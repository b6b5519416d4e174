"""Regatta: what lies on the table, for the general boards of terminal and browser."""

from collections.abc import Iterable

from serenissima.core.board import Element, answer, card, mat, pile, row, stock
from serenissima.core.messages import message
from serenissima.core.spec import View


def board(view: View) -> list[Element]:
    """The prizes being raced for, those still hidden, and each player's oars and points."""
    *hidden, turned = view["course"] or [None]
    at_stake = [*view["stakes"], turned] if turned else view["stakes"]
    seats = range(len(view["oars"]))
    return [
        row("regatta-board-prizes", prizes(at_stake)),
        pile("regatta-board-course", len(hidden), symbol="flag"),
        *[mat(seat, in_front_of(view, seat)) for seat in seats],
    ]


def prizes(values: Iterable[int]) -> list[Element]:
    return [
        card(message("regatta-board-prize", prize=prize), str(prize), symbol="crown", colour="gold") for prize in values
    ]


def in_front_of(view: View, seat: int) -> list[Element]:
    """Everyone sees the oars, but you can stake only your own."""
    mine = seat == view["seat"]
    oars = [
        card(message("regatta-oar", oar=oar), str(oar), symbol="oar", seat=seat, pick=oar if mine else None)
        for oar in view["oars"][seat]
    ]
    parts = [stock("regatta-board-points", view["points"][seat], symbol="vp"), row("regatta-board-oars", oars)]
    return parts if view["over"] else [*parts, answer(seat, "regatta-board-staked")]
