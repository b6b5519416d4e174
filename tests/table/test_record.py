"""Records: what is written can be read, replayed and verified; everything else is refused with a clear message."""

import json
from pathlib import Path
from typing import Any

import pytest
from refusals import refused

from regatta.spec import SPEC, RegattaSpec
from serenissima.core.dice import from_seed
from serenissima.core.errors import BadRecord
from serenissima.locale import LANGUAGES, Words
from serenissima.table.fairness import commitment, game_seed
from serenissima.table.record import Fairness, Record, from_json, read, to_json, write
from serenissima.table.session import Session, verify


def played(picks: int = 1000, seed: int = 1, seats: int = 3) -> Session:
    session = Session.start(SPEC, ["human"] * seats, {}, seed)
    dice = from_seed(seed)
    while not session.is_over and session.number < picks:
        seat = session.state.turn()
        options = session.state.options(seat)
        session.pick(seat, options[dice.below(len(options))])
    return session


def changed(record: Record, **changes: Any) -> bytes:
    data = json.loads(to_json(record))
    data.update(changes)
    return json.dumps(data).encode()


def test_a_record_survives_its_file(tmp_path: Path) -> None:
    session = played(seed=2**200)
    write(session.record, tmp_path / "game.json")
    record = read(tmp_path / "game.json")
    assert record == session.record
    assert verify(SPEC, record).state.digest() == session.state.digest()
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_a_running_game_is_resumed_where_it_was() -> None:
    session = played(picks=8)
    session.pick(2, session.state.options(2)[0])
    again = Session.resume(SPEC, from_json(to_json(session.record), "x"))
    assert again.state.digest() == session.state.digest()
    for seat in (-1, 0):
        assert [repr(event) for event in again.log(seat)] == [repr(event) for event in session.log(seat)]


def test_undone_picks_are_not_replayed() -> None:
    session = played(picks=3)
    seat = session.state.turn()
    session.pick(seat, session.state.options(seat)[0])
    session.undo(seat)
    session.pick(seat, session.state.options(seat)[-1])
    again = Session.resume(SPEC, from_json(to_json(session.record), "x"))
    assert again.state.digest() == session.state.digest()


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "record-not-json"),
        (b"\xff\xfe\x00", "record-not-json"),
        (b"[1, 2]", "record-foreign"),
        (b"[]", "record-foreign"),
        (b'{"format": 3}', "record-foreign"),
        (b"{}", "record-foreign"),
        (b'{"format": "chess"}', "record-foreign"),
        (b'{"format": "serenissima-record", "format_version": 99}', "record-newer"),
        (b'{"format": "serenissima-record", "format_version": 1}', "record-damaged"),
    ],
)
def test_files_that_are_not_records_are_refused(content: bytes, why: str) -> None:
    with pytest.raises(BadRecord) as refused:
        from_json(content, "some.json")
    assert refused.value.message.id == why
    for language in LANGUAGES:
        assert "some.json" in Words(language).say(refused.value.message)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"entries": [[0, 1], ["undo", 1]]}, "entry 1 is neither a pick of a seat nor an undo: ['undo', 1]."),
        ({"entries": [[0, 1], ["undo", -1]]}, "entry 1"),
        ({"entries": [["undo"]]}, "entry 0"),
        ({"entries": [[]]}, "entry 0"),
        ({"entries": [[3, 1]]}, "entry 0"),
        ({"entries": [[0, 1, "maybe"]]}, "entry 0"),
        ({"entries": [[0, "1"]]}, "entry 0"),
        ({"entries": 7}, "entries"),
        ({"names": ["A"]}, "seats (3), names (1) and players (3) differ."),
        ({"seats": "three"}, "seats"),
        ({"snapshots": [[500, {}]]}, "after more picks than the 6 it contains."),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_damaged_records_are_refused(changes: dict[str, Any], why: str) -> None:
    with pytest.raises(BadRecord) as refused:
        from_json(changed(played(picks=6).record, **changes), "x")
    told = Words("en").say(refused.value.message)
    assert told.startswith("x is damaged: ")
    assert why in told


def test_illegal_picks_are_refused_with_the_reason() -> None:
    record = from_json(changed(played(picks=6).record, entries=[[0, 1], [1, 9]]), "x")
    with pytest.raises(BadRecord) as refused:
        Session.resume(SPEC, record)
    assert Words("en").say(refused.value.message) == "The record cannot be replayed: That is not possible here."


def test_a_false_result_is_found() -> None:
    session = played()
    assert session.record.result is not None
    session.record.result.scores[0] += 1
    with refused(BadRecord, "record-bad-result"):
        verify(SPEC, session.record)


def test_a_result_before_the_end_is_found() -> None:
    record = played().record
    record.entries = record.entries[:6]
    with refused(BadRecord, "record-bad-result"):
        verify(SPEC, record)


def test_a_false_snapshot_is_found() -> None:
    session = played(picks=6)
    session.take_snapshot()
    session.record.snapshots[0][1]["points"][0] += 5
    with refused(BadRecord, "record-bad-snapshot"):
        verify(SPEC, session.record)


def fair(words: list[str]) -> Record:
    """A short game whose dice follow from a promised secret."""
    secret = "0123abcd" * 8
    session = Session.start(SPEC, ["human"] * 3, {}, game_seed(secret, words))
    session.record.fairness = Fairness(commitment(secret), secret, words)
    session.pick(0, session.state.options(0)[0])
    return session.record


def test_a_promised_secret_is_checked() -> None:
    record = fair(["acqua", "", "alta"])
    assert verify(SPEC, from_json(to_json(record), "x")).picks_in_force == 1
    assert record.fairness is not None
    record.fairness.words[1] = "bassa"
    with refused(BadRecord, "record-bad-seed"):
        verify(SPEC, record)
    record.fairness.words = ["acqua", ""]
    with refused(BadRecord, "record-bad-seed"):
        verify(SPEC, record)
    record = fair(["a", "b", "c"])
    assert record.fairness is not None
    record.fairness.server_seed = "00"
    with refused(BadRecord, "record-bad-commitment"):
        verify(SPEC, record)


class NewerRegatta(RegattaSpec):
    version = 2


def test_a_running_game_outlives_a_change_of_the_rules() -> None:
    session = played(picks=6)
    session.take_snapshot()
    session.pick(0, session.state.options(0)[0])
    again = Session.resume(NewerRegatta(), from_json(to_json(session.record), "x"))
    assert again.state.digest() == session.state.digest()
    again.undo(0)
    assert again.picks_in_force == 6


@pytest.mark.parametrize("picks", [0, 1, 2, 6])
def test_a_young_game_outlives_a_change_of_the_rules(picks: int) -> None:
    """Even without a snapshot from the moment at which it was left."""
    session = played(picks=picks)
    again = Session.resume(NewerRegatta(), from_json(to_json(session.record), "x"))
    assert again.state.digest() == session.state.digest()
    again.pick(again.state.turn(), again.state.options(again.state.turn())[0])


def test_rules_that_do_not_fit_are_named() -> None:
    record = played(picks=6).record
    record.snapshots.clear()
    with refused(BadRecord, "record-no-replay"):
        Session.resume(NewerRegatta(), record)
    with refused(BadRecord, "record-other-rules"):
        verify(NewerRegatta(), record)
    record.rules_version = 3
    with refused(BadRecord, "record-newer-rules"):
        Session.resume(SPEC, record)


def test_files_that_cannot_be_read_or_written(tmp_path: Path) -> None:
    with refused(BadRecord, "record-unreadable"):
        read(tmp_path / "missing.json")
    with refused(BadRecord, "record-unwritable"):
        write(played(picks=1).record, tmp_path / "no" / "such" / "folder.json")
