"""Attributes of a position are declared once; copying and saving are derived from that."""

import json
from itertools import islice
from typing import Any, ClassVar

import pytest

from regatta.rules import Regatta
from serenissima.core.dice import Dice, from_seed
from serenissima.core.piles import Pile
from serenissima.core.spec import GameSpec
from serenissima.core.state import State, fields_of
from serenissima.games import all_games
from serenissima.lab.configurations import tables
from serenissima.lab.random_play import play_randomly


class Mat(State):
    """A position by a game's author: a list, a tuple, a pile, a number, and an attribute that follows from them."""

    LIMIT: ClassVar[int] = 3
    coins: list[int]
    track: tuple[int, ...] = (1, 2)
    deck: Pile
    round: int = 0

    def derive(self) -> None:
        self.richest = max(self.coins)


class BigMat(Mat):
    bank: "list[int]"


def mat() -> BigMat:
    s = BigMat()
    s.seats = 2
    s.sealed = [-1, -1]
    s.coins = [4, 7]
    s.bank = [9]
    s.deck = Pile((1, 2), (0, 1))
    s.derive()
    return s


def test_annotations_are_the_fields_of_a_class_and_its_ancestors() -> None:
    assert fields_of(BigMat) == {"coins": True, "track": False, "deck": False, "round": False, "bank": True}
    assert list(fields_of(Regatta)) == ["rules", "oars", "points", "course", "stakes"]
    assert fields_of(State) == {}


def test_a_copy_shares_nothing_that_can_change() -> None:
    s = mat()
    twin = s.clone()
    assert (type(twin), twin.digest(), twin.richest) == (BigMat, s.digest(), 7)
    twin.coins[0] = 8
    twin.track = (3,)
    assert (s.coins, s.track, twin.coins, twin.bank is s.bank) == ([4, 7], (1, 2), [8, 7], False)


def test_a_saved_position_comes_back_with_lists_tuples_and_piles() -> None:
    s = mat()
    loaded = BigMat()
    loaded.load(json.loads(json.dumps(s.dump())))
    assert (loaded.coins, loaded.track, loaded.deck, loaded.bank) == ([4, 7], (1, 2), Pile((1, 2), (0, 1)), [9])
    assert (loaded.richest, loaded.digest()) == (7, s.digest())


def attributes(s: State) -> dict[str, Any]:
    """Everything a position holds, including derived attributes, but without caches or copies made before a change."""
    found = {name: getattr(s, name) for name in dir(s) if not name.startswith("__")}
    for name in ("memo", "memo_seat", "own"):
        found.pop(name, None)
    return {
        name: value.dump() if isinstance(value, Dice) else value for name, value in found.items() if not callable(value)
    }


@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_a_hand_written_clone_equals_the_general_one(spec: GameSpec) -> None:
    for number, table in enumerate(islice(tables(spec), 12)):
        s = spec.new(table.seats, table.options, number)
        play_randomly(s, from_seed(number), 40 * number)
        fast, general = s.clone(), State.clone(s)
        assert type(fast) is type(general) is type(s)
        assert attributes(fast) == attributes(general) == attributes(s)
        for name, value in attributes(s).items():
            if isinstance(value, list):
                assert getattr(fast, name) is not value, f"the clone shares {name}"
                assert getattr(general, name) is not value, f"the general clone shares {name}"
