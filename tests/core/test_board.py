"""A table described as data: what it says, what it rejects, and that it reveals no more than the view."""

import doctest
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from regatta import board as part
from regatta.rules import Regatta
from regatta.spec import SPEC
from serenissima.core import board
from serenissima.core.board import (
    Element,
    answer,
    card,
    described,
    grid,
    mat,
    pile,
    row,
    space,
    stock,
    text,
    token,
    track,
)
from serenissima.core.dice import from_seed
from serenissima.core.event import SPECTATOR
from serenissima.core.messages import Message, SeatName, message
from serenissima.core.state import State
from serenissima.server import protocol

EVERYTHING = [
    text("a-text"),
    stock("coins", 3, most=8, symbol="coin"),
    row("offer", [card("c", "7", colour="red", note=message("price", coins=2), pick=4), card("back", down=True)]),
    pile("deck", 12),
    pile("discards", 2, top=card("top", "K")),
    track("steps", [space("one", "1", [token("pawn", seat=1)]), space("two", "2", pick=9)]),
    grid("squares", 2, [space("a1", "a1"), None, space("b1"), space("b2", seat=0)]),
    mat(1, [stock("points", 5), answer(1)]),
]


def positions(seats: int) -> Iterator[State]:
    """A game of Regatta, before each answer and at its end."""
    s = SPEC.new(seats, {}, 7)
    dice = from_seed(8)
    while not s.is_over:
        yield s
        seat = s.turn()
        options = s.options(seat)
        s.act(seat, options[dice.below(len(options))])
    yield s


def test_the_examples_in_the_module_are_true() -> None:
    assert doctest.testmod(board).failed == 0


def test_every_kind_has_the_shape_of_the_protocol() -> None:
    sent = protocol.encode([element.plain() for element in EVERYTHING])
    known = {field.encode_name for field in msgspec.structs.fields(protocol.BoardElement)}
    assert {field for each in shapes(msgspec.json.decode(sent)) for field in each} <= known
    kinds = {element.kind for element in board.all_of(EVERYTHING)}
    assert kinds == set(board.Kind.__args__)  # type: ignore[attr-defined]


def shapes(elements: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for each in elements:
        yield each
        yield from shapes(each.get("parts", []))


def test_unset_fields_are_not_sent() -> None:
    assert card("c").plain() == {"kind": "card", "label": {"id": "c"}}
    assert stock("coins", 0).plain() == {"kind": "stock", "label": {"id": "coins"}, "count": 0}
    assert card("c", seat=0, pick=0).plain() == {"kind": "card", "label": {"id": "c"}, "seat": 0, "pick": 0}


def test_a_mat_and_an_answer_carry_the_name_of_their_player() -> None:
    assert mat(2, []).label == Message("board-mat", {"player": SeatName(2)})
    assert answer(2).label == Message("board-answer", {"player": SeatName(2)})
    assert answer(2, "my-stake").label == Message("my-stake")


def test_a_pile_lies_face_down_unless_a_card_is_turned_up() -> None:
    assert pile("deck", 3).down
    assert not pile("deck", 3, top=card("king", "K")).down


def test_picks_are_found_in_reading_order() -> None:
    assert board.picks(EVERYTHING) == [4, 9]


@pytest.mark.parametrize("wrong", ["crimson", "#ff0000"])
def test_an_unknown_colour_is_refused_with_those_that_exist(wrong: str) -> None:
    with pytest.raises(ValueError, match="blue, red, gold"):
        card("c", colour=wrong)


def test_a_grid_without_columns_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one column"):
        grid("g", 0, [])


@pytest.mark.parametrize("seats", [2, 5])
def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_board(seats: int) -> None:
    dice = from_seed(9)
    for s in positions(seats):
        for seat in (SPECTATOR, *range(seats)):
            seen = described(part, SPEC.view(s, seat))
            for _ in range(5):
                assert described(part, SPEC.view(SPEC.resample(s, seat, dice), seat)) == seen


def test_a_board_stays_the_same_while_a_secret_question_is_open() -> None:
    s = SPEC.new(3, {}, 1)
    before = described(part, SPEC.view(s, 0))
    s.act(1, 4)
    s.act(0, 5)
    assert described(part, SPEC.view(s, 0)) == before


def test_exactly_your_own_options_can_be_pressed() -> None:
    for s in positions(3):
        assert isinstance(s, Regatta)
        assert board.picks(described(part, SPEC.view(s, SPECTATOR))) == []
        for seat in range(3):
            found = board.picks(described(part, SPEC.view(s, seat)))
            assert found == list(s.oars[seat])


def test_a_finished_regatta_has_no_prizes_and_no_secret_answers() -> None:
    *_, s = positions(2)
    found = described(part, SPEC.view(s, 0))
    kinds = {element.kind for element in board.all_of(found)}
    assert "answer" not in kinds
    prizes: Element = found[0]
    assert prizes.parts == ()
