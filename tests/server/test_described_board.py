"""A table that its game describes as data: sent with the view, to each seat from its own view, and to nobody twice."""

from types import ModuleType, SimpleNamespace
from typing import Any

import msgspec
import pytest
from server_support import Person

from regatta import board as regatta_board
from serenissima.core.board import describes
from serenissima.games import all_games
from serenissima.server import protocol
from serenissima.server.tables import presenter


@pytest.fixture
def described(monkeypatch: pytest.MonkeyPatch) -> None:
    """Regatta with its part `board`, whether or not it is installed."""
    monkeypatch.setattr(presenter, "board_part", lambda _game: regatta_board)


def picks(board: list[dict[str, Any]]) -> list[int]:
    found = [] if not board else [element["pick"] for element in board if "pick" in element]
    return found + [pick for element in board for pick in picks(element.get("parts", []))]


def test_a_game_without_the_part_sends_no_board(anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presenter, "board_part", lambda _game: None)
    id = anna.make("me", "greedy")["id"]
    assert "board" not in anna.position(id, 0)


@pytest.mark.usefixtures("described")
def test_each_seat_and_spectators_get_the_board_of_their_own_view(anna: Person) -> None:
    id = anna.make("me", "here:Bea")["id"]
    mine, beas, spectators = [anna.position(id, seat)["board"] for seat in (0, 1, -1)]
    assert picks(mine) == picks(beas) == [1, 2, 3, 4, 5, 6, 7]
    assert picks(spectators) == []
    known = {field.encode_name for field in msgspec.structs.fields(protocol.BoardElement)}
    assert all(set(element) <= known for element in mine)


@pytest.mark.usefixtures("described")
def test_over_a_socket_the_board_comes_once_for_each_question(anna: Person) -> None:
    id = anna.make("me", "here:Bea")["id"]
    with anna.socket(id, 0) as line:
        first = line.hear("position")
        assert first["board"] is not None
        anna.pick(id, 1, 6)
        answered = line.hear("position", number=1)
        assert answered["board"] is None
        assert answered["view"] is None
        assert answered["waiting"] == [0]
        anna.pick(id, 0, 7)
        after = line.hear("position", number=2)
        assert picks(after["board"]) == [1, 2, 3, 4, 5, 6]


@pytest.mark.usefixtures("described")
def test_the_past_has_its_boards(anna: Person) -> None:
    id = anna.make("me", "here:Bea")["id"]
    before = anna.position(id, 0)["board"]
    anna.pick(id, 0, 7)
    anna.pick(id, 1, 6)
    assert anna.position(id, 0)["board"] != before
    assert anna.position(id, 0, at=0)["board"] == before


def test_a_mistake_in_a_board_does_not_end_the_game(
    anna: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def board(view: Any) -> Any:
        return view["no such field"]

    monkeypatch.setattr(presenter, "board_part", lambda _game: SimpleNamespace(board=board))
    id = anna.make("me", "here:Bea")["id"]
    now = anna.position(id, 0)
    assert "board" not in now
    assert now["view"]["oars"]
    assert "the board of regatta cannot be described" in caplog.text


def test_a_module_of_the_same_name_is_not_taken_for_a_description() -> None:
    """A game may keep something else in a module called `board`: a description has a function of that name."""
    assert describes(regatta_board)
    assert not describes(ModuleType("board"))
    assert [spec.id for spec in all_games() if presenter.board_part(spec.id) and spec.id != "regatta"] == []
