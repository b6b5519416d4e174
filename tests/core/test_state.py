"""The agenda, shown on the example game."""

import pytest
from refusals import refused

from regatta.rules import Race, Regatta, ShuffleCourse, StakeOar
from regatta.spec import SPEC
from serenissima.core.errors import BadTable, Illegal
from serenissima.core.event import Event
from serenissima.core.frame import kind_of
from serenissima.core.spec import Number, Row, flag
from serenissima.core.state import State


def regatta(seats: int = 3, seed: int = 1) -> Regatta:
    s = SPEC.new(seats, {}, seed)
    assert isinstance(s, Regatta)
    return s


def test_then_pushes_in_reading_order() -> None:
    s = Regatta()
    s.then(Race(), ShuffleCourse())
    assert [type(frame) for frame in reversed(s.agenda)] == [Race, ShuffleCourse]


def test_all_seats_are_asked_and_answers_stay_sealed() -> None:
    s = regatta()
    assert (s.asked(), s.waiting(), s.turn()) == (0b111, 0b111, 0)
    s.act(1, 4)
    assert (s.asked(), s.waiting(), s.turn()) == (0b111, 0b101, 0)
    assert [SPEC.view(s, seat)["pending"] for seat in (-1, 0, 1)] == [None, None, 4]
    assert (SPEC.view(s, 0)["answered"], SPEC.view(s, 0)["waiting"]) == ([1], [0, 2])
    assert (SPEC.public(s), SPEC.private(s, 0)) == (SPEC.public(regatta()), SPEC.private(regatta(), 0))


def test_a_seat_may_change_its_mind_until_the_last_answer() -> None:
    s = regatta()
    s.act(0, 1)
    s.act(0, 7)
    s.act(1, 2)
    s.act(2, 3)
    assert s.oars == [(1, 2, 3, 4, 5, 6), (1, 3, 4, 5, 6, 7), (1, 2, 4, 5, 6, 7)]
    assert s.number == 4


def test_the_last_sealed_answer_reveals_the_others_once() -> None:
    s = regatta()
    for _ in range(6):  # six prizes are turned up after a race: one more thing revealed each time
        before = s.revealed
        s.act(0, s.options(0)[0])
        s.act(1, s.options(1)[0])
        assert s.revealed == before
        s.act(2, s.options(2)[0])
        assert s.revealed == before + 2
    before = s.revealed
    for seat in range(3):
        s.act(seat, s.options(seat)[0])
    assert (s.is_over, s.revealed) == (True, before + 1)


@pytest.mark.parametrize(
    ("seat", "pick", "why"),
    [
        (0, 8, "illegal-not-an-option"),
        (0, -1, "illegal-not-an-option"),
        (3, 1, "illegal-not-asked"),
        (-1, 1, "illegal-not-asked"),
    ],
)
def test_other_answers_are_refused_and_change_nothing(seat: int, pick: int, why: str) -> None:
    s = regatta()
    before = s.digest()
    with pytest.raises(Illegal) as refused:
        s.act(seat, pick)
    assert refused.value.message.id == why
    assert s.digest() == before


def test_nothing_can_be_answered_when_the_game_is_over() -> None:
    s = regatta()
    while not s.is_over:
        s.act(s.turn(), s.options(s.turn())[0])
    assert (s.turn(), s.asked(), s.options(0)) == (-1, 0, ())
    with refused(Illegal, "illegal-game-over"):
        s.act(0, 1)


def test_chance_can_be_decided_from_outside() -> None:
    s = SPEC.new(2, {}, 1, chance=True)
    for prize in (7, 6, 5, 4, 3, 2, 1):
        assert prize in s.chance()
        s.settle(prize)
    assert s.chance() == ()
    assert SPEC.view(s, 0)["course"] == [-1, -1, -1, -1, -1, -1, 1]
    with pytest.raises(Illegal):
        s.settle(3)


def test_the_dice_decide_like_outcomes_from_outside() -> None:
    """Chance nodes shown and settled with the dice's own outcomes give the same game."""
    hidden = SPEC.new(2, {}, 5)
    shown = SPEC.new(2, {}, 5, chance=True)
    while outcomes := shown.chance():
        shown.settle(outcomes[shown.dice.below(len(outcomes))])
    shown.shows_chance = False
    assert shown.digest() == hidden.digest()


def test_events_go_to_the_original_and_not_to_copies() -> None:
    heard: list[Event] = []
    s = SPEC.new(2, {}, 1, heard)
    assert [event.kind for event in heard] == ["prize"]
    twin = s.clone()
    for seat in (0, 1):
        twin.act(seat, 1)
    assert len(heard) == 1
    s.act(0, 2)
    s.act(1, 3)
    assert [event.kind for event in heard[1:4]] == ["staked", "staked", "won"]


def test_events_for_some_are_not_for_others() -> None:
    secret = Event("drawn", 0, (7,), 0b01)
    assert secret.heard_by(0)
    assert not secret.heard_by(1)
    assert not secret.heard_by(-1)


def test_frames_are_known_by_kebab_names() -> None:
    assert kind_of(StakeOar(3)) == "stake-oar"


def test_a_bare_state_raises_not_implemented() -> None:
    for missing in (State().scores, State().ranks, State().ending):
        with pytest.raises(NotImplementedError):
            missing()


def test_options_read_what_people_type() -> None:
    assert flag("f", False).read(" TRUE ") is True
    assert Number("n", 5, (), 1, 9).read("7") == 7
    assert Row("r", "unset", ("unset",), (0, 3), 2).read("[3, 0]") == "3,0"
    for option, wrong in (
        (flag("f", False), "yes"),
        (Number("n", 5, (), 1, 9), "10"),
        (Number("n", 5, (), 1, 9), "٣"),
        (Number("n", 5, (), 1, 9), "9" * 5000),
        (Row("r", "unset", ("unset",), (0, 3), 2), "3,4"),
    ):
        with refused(BadTable, "option-bad-value"):
            option.read(wrong)


def test_impossible_tables_are_refused() -> None:
    with refused(BadTable, "seats-out-of-range"):
        SPEC.new(6, {}, 0)
    with refused(BadTable, "option-unknown"):
        SPEC.new(3, {"wind": 1}, 0)
