"""Sessions on the example game: decisions out, picks in, forced answers, undo, spectators."""

import pytest
from refusals import refused

from regatta.spec import SPEC
from serenissima.core.dice import from_seed
from serenissima.core.errors import Illegal
from serenissima.table.session import Session


def start(seats: int = 2, seed: int = 1) -> Session:
    return Session.start(SPEC, ["human"] * seats, {}, seed)


def play_out(session: Session, seed: int = 0) -> None:
    dice = from_seed(seed)
    while not session.is_over:
        seat = session.state.turn()
        options = session.state.options(seat)
        session.pick(seat, options[dice.below(len(options))])


def test_a_decision_has_words_and_a_number() -> None:
    session = start()
    decision = session.decision(0)
    assert decision is not None
    assert (decision.number, decision.kind, decision.prompt.id) == (0, "stake-oar", "regatta-stake")
    assert [choice.pick for choice in decision.choices] == [1, 2, 3, 4, 5, 6, 7]
    assert session.decision(-1) is None
    assert session.decision(5) is None


def test_a_stale_pick_is_refused() -> None:
    session = start()
    session.pick(0, 3, number=0)
    with refused(Illegal, "illegal-stale"):
        session.pick(1, 3, number=0)
    session.pick(1, 3, number=1)


def test_a_refused_pick_leaves_no_entry() -> None:
    session = start()
    with pytest.raises(Illegal):
        session.pick(0, 99)
    assert session.record.entries == []
    assert len(session.steps) == 0


def test_forced_public_answers_are_given_by_the_table() -> None:
    session = start()
    play_out(session)
    automatic = [entry for entry in session.record.entries if entry[-1] == "auto"]
    assert len(automatic) == 2  # the last oar of each seat


def test_undo_goes_back_over_own_picks_only() -> None:
    session = start()
    session.pick(0, 3)
    session.undo(0)
    assert session.state.waiting() == 0b11
    session.pick(0, 4)
    session.pick(1, 5)  # turns up the next prize
    with refused(Illegal, "illegal-undo"):
        session.undo(1)
    with refused(Illegal, "illegal-undo"):
        session.undo(0)
    assert session.record.entries == [(0, 3), ("undo", 0), (0, 4), (1, 5)]


def test_all_can_agree_to_go_back_further() -> None:
    session = start()
    start_digest = session.state.digest()
    play_out(session)
    assert session.record.result is not None
    session.back_to(0)
    assert session.state.digest() == start_digest
    assert session.record.result is None
    with pytest.raises(Illegal):
        session.back_to(3)


def test_spectators_see_what_is_public() -> None:
    session = start()
    session.pick(0, 3)
    assert session.view(-1)["answered"] == [0]
    assert session.view(-1)["pending"] is None
    assert [event.kind for event in session.log(-1)] == ["prize"]
    session.pick(1, 4)
    assert [event.kind for event in session.log(-1, since=1)] == ["staked", "staked", "won", "prize"]


def test_picks_that_could_not_be_stored_are_retracted() -> None:
    session = Session.start(SPEC, ["human"] * 3, {}, 5)
    twin = Session.start(SPEC, ["human"] * 3, {}, 5)
    dice = from_seed(5)
    while not session.is_over:
        number, question = session.number, session.question_number
        seat = session.state.turn()
        options = session.state.options(seat)
        session.pick(seat, options[dice.below(len(options))])
        entries = list(session.record.entries)
        session.retract(number, question)
        assert (session.number, session.question_number) == (twin.number, twin.question_number)
        assert session.state.digest() == twin.state.digest()
        assert session.undo_points(seat) == twin.undo_points(seat)
        session.follow(entries[number:])
        twin.follow(entries[number:])
        assert session.state.digest() == twin.state.digest()
    assert session.record.result == twin.record.result
