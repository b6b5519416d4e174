"""What a position and its parts look like in a debugger, a failed test or an interactive session."""

from regatta.rules import Race, StakeOar
from regatta.spec import SPEC
from serenissima.core.dice import from_seed
from serenissima.core.piles import Pile
from serenissima.core.state import State


def test_a_frame_is_written_as_it_is_made() -> None:
    assert (repr(StakeOar(7)), repr(Race())) == ("StakeOar(7)", "Race()")


def test_repr_of_a_pile_shows_who_has_seen_each_card() -> None:
    assert repr(Pile((7, 3, 5), (0, 0b101, -1))) == "Pile(7, 3 seen by 0 2, 5 open)"
    assert repr(Pile((), ())) == "Pile()"


def test_dice_show_their_words() -> None:
    dice = from_seed(1)
    shown = repr(dice)
    assert shown == repr(dice.clone()) == f"Dice({dice.a:08x} {dice.b:08x} {dice.c:08x} {dice.counter})"
    dice.word()
    assert repr(dice) != shown


def test_repr_of_a_position_shows_the_question_of_each_seat() -> None:
    s = SPEC.new(3, {}, 1)
    assert repr(s) == "<Regatta after 0 answers: StakeOar(7) asks seats 0 1 2>"
    s.act(1, 4)
    s.act(0, 2)
    assert repr(s) == "<Regatta after 2 answers: StakeOar(7) asks seat 2>"
    while not s.is_over:
        s.act(s.turn(), s.options(s.turn())[0])
    assert repr(s) == "<Regatta after 21 answers: over>"


def test_a_position_shows_an_open_chance_node() -> None:
    assert repr(SPEC.new(2, {}, 1, chance=True)) == "<Regatta after 0 answers: ShuffleCourse()>"
    assert repr(State()) == "<State after 0 answers: over>"
