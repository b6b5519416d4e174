"""A question that is secret or, by table option, answered openly in turn: the frame says which, the core does it."""

from typing import final

import pytest
from refusals import refused

from serenissima.core.dice import Dice, from_seed
from serenissima.core.errors import Illegal
from serenissima.core.frame import TOGETHER, Sealed
from serenissima.core.spec import Game, View
from serenissima.core.state import State, frames
from serenissima.table.history import History

AGAIN = 9


class Table(State):
    """What everybody has put on the table, in order."""

    laid: tuple[int, ...] = ()


@final
class LayCoins(Sealed[Table]):
    """Everybody puts one or two coins on the table; 9 changes the player's purse first and then asks again."""

    def __init__(self, seats: int, first: int) -> None:
        self.seats = seats
        self.first = first

    def ints(self) -> tuple[int, ...]:
        return (self.seats, self.first)

    def options(self, s: Table, seat: int) -> tuple[int, ...]:
        return (1, 2, AGAIN)

    def take(self, s: Table, seat: int, pick: int) -> None:
        if pick == AGAIN:
            s.sealed[seat] = -1
        else:
            s.laid = (*s.laid, 10 * seat + pick)

    def finish(self, s: Table) -> None:
        s.laid = (*s.laid, sum([coins for coins in s.sealed if coins > 0]))


Table.FRAMES = frames(LayCoins)


class Knowledge:
    def public(self, s: Table) -> View:
        return {"laid": list(s.laid)}

    def private(self, s: Table, seat: int) -> View:
        return {}

    def redeal(self, s: Table, seat: int, dice: Dice) -> None:
        pass


class Coins(Game[Table]):
    position = Table
    knowledge = Knowledge()


SPEC = Coins()


def table(first: int, seats: int = 0b1101) -> Table:
    s = Table()
    s.seats = 4
    s.sealed = [-1] * 4
    s.then(LayCoins(seats, first))
    return s


def test_together_nothing_is_carried_out_before_the_last_answer() -> None:
    s = table(TOGETHER)
    assert (s.asked(), s.waiting(), s.turn()) == (0b1101, 0b1101, 0)
    s.act(2, 2)
    s.act(3, 1)
    assert (s.laid, SPEC.view(s, 2)["pending"], SPEC.view(s, 2)["open"]) == ((), 2, [])
    s.act(0, 1)
    assert (s.laid, s.revealed) == ((1, 22, 31, 4), 1)


def test_in_turn_each_answer_is_carried_out_at_once_clockwise_from_the_first() -> None:
    s = table(first=1)
    order = []
    while not s.is_over:
        seat = s.turn()
        assert (s.asked(), s.waiting()) == (1 << seat, 1 << seat)
        assert [other for other in range(4) if s.options(other)] == [seat]
        order.append(seat)
        s.act(seat, 1)
    assert order == [2, 3, 0]
    assert (s.laid, s.revealed, s.sealed) == ((21, 31, 1, 3), 0, [-1] * 4)


def test_in_turn_nobody_else_may_answer_or_answer_twice() -> None:
    s = table(first=2)
    s.act(2, 2)
    before = s.digest()
    for seat in (0, 1, 2):
        with refused(Illegal, "illegal-not-asked"):
            s.act(seat, 1)
    assert s.digest() == before


def test_earlier_answers_are_public_and_worlds_keep_them() -> None:
    s = table(first=2)
    s.act(2, 2)
    for seat in (-1, 0, 2):
        view = SPEC.view(s, seat)
        assert (view["answered"], view["waiting"], view["pending"], view["open"]) == ([], [3], None, [[2, 2]])
        assert all(SPEC.resample(s, seat, from_seed(i)).sealed == s.sealed for i in range(10))


def test_sealed_answers_of_others_change_in_other_worlds() -> None:
    s = table(TOGETHER)
    s.act(2, 2)
    assert {SPEC.resample(s, 0, from_seed(i)).sealed[2] for i in range(40)} == {1, 2, AGAIN}
    assert {SPEC.resample(s, 2, from_seed(i)).sealed[2] for i in range(10)} == {2}


def test_an_answer_may_be_asked_for_again() -> None:
    s = table(first=3)
    s.act(3, AGAIN)
    assert (s.turn(), s.laid) == (3, ())
    s.act(3, 2)
    assert (s.turn(), s.laid) == (0, (32,))


def test_a_half_answered_question_is_saved_and_loaded() -> None:
    s = table(first=3)
    s.act(3, 2)
    loaded = SPEC.load(s.dump())
    assert (loaded.digest(), loaded.turn(), loaded.laid) == (s.digest(), 0, (32,))


@pytest.mark.parametrize(("first", "asked_at"), [(TOGETHER, 0), (2, 1)])
def test_each_open_answer_begins_a_new_question_for_the_clients(first: int, asked_at: int) -> None:
    """While a sealed question is open, only part of the view changes; an open answer changes the table."""
    s = table(first)
    history = History(s)
    history.play(s, 2, 1, False)
    assert history.asked_at == asked_at
