"""The data files: own files replace the game's, and errors are reported clearly (section 7)."""

from pathlib import Path
from typing import Any

import pytest
from data_file_support import Change, OwnFiles

from serenissima.datafiles import STANDARD
from serenissima.games.masters import MARK, SPEC
from serenissima.games.masters.data import BID_SPACES, ORDER_CODES, ORDERS_MAX
from serenissima.games.masters.data_files import DATA, FILES, mark_of, records
from serenissima.locale import Words
from serenissima.table.record import read

OWN = OwnFiles(DATA)


def test_every_record_is_marked() -> None:
    assert all(isinstance(record["verified"], bool) for name in FILES for record in records(name))


def test_the_game_is_played_with_its_own_files_unless_others_are_named() -> None:
    assert (MARK, SPEC.data()["mark"], SPEC.new(3, {}, 1).is_over) == (STANDARD, STANDARD, False)
    assert [record["cubes"] for record in SPEC.data()["orders"]] == list(ORDER_CODES)
    assert [record["no"] for record in SPEC.data()["canal"] if record["bid"]] == list(BID_SPACES)
    assert ORDERS_MAX == 15


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(DATA, "folder", tmp_path)
    return tmp_path


def card(no: int, cubes: Any) -> Change:
    return lambda content: content["orders"][no - 1].update(cubes=cubes)


def bidding_spaces(*spaces: int) -> Change:
    return lambda content: [record.update(bid=record["no"] in spaces) for record in content["canal"]]


def test_a_file_that_is_not_there_is_taken_from_the_game(own: Path) -> None:
    OWN.write(own, "orders", card(1, "III"))
    found = OWN.read()
    assert found["orders"]["orders"][0]["cubes"] == "III"
    assert found["canal"] == OWN.standard["canal"]
    assert mark_of(found).startswith("own-")


def test_marks_and_order_of_records_are_not_other_data(own: Path) -> None:
    OWN.write(own, "orders", lambda content: content["orders"].reverse())
    OWN.write(own, "canal", lambda content: content["canal"][4].update(verified=True))
    assert mark_of(OWN.read()) == STANDARD
    assert DATA.digest(OWN.read()) == DATA.digest(DATA.read(DATA.standard_sources()))


WRONG: list[tuple[str, Change, str, dict[str, str]]] = [
    ("orders", card(5, "LL"), "cubes", {"where": "orders.json › 5 › cubes", "given": "LL"}),
    ("orders", card(5, "LLX"), "cubes", {"given": "LLX"}),
    ("orders", card(5, 7), "not-text", {"given": "7"}),
    ("orders", lambda content: content["orders"].pop(), "missing", {"missing": "21"}),
    ("orders", lambda content: content["orders"][3].update(no=3), "twice", {"given": "3"}),
    ("orders", lambda content: content["orders"][3].update(gold=1), "unknown-key", {"key": "gold"}),
    ("orders", lambda content: content["orders"][3].pop("verified"), "missing-key", {"key": "verified"}),
    ("orders", lambda content: content.update(schema=2), "not-one-of", {"where": "orders.json › schema"}),
    ("canal", bidding_spaces(1, 5, 9), "bidding-spaces", {"where": "canal.json"}),
    ("canal", bidding_spaces(2, 5, 9, 13), "first-and-last", {}),
    ("canal", bidding_spaces(1, 5, 9, 16), "first-and-last", {}),
    ("canal", lambda content: content["canal"][0].update(bid="yes"), "not-flag", {}),
    ("tracks", lambda content: content["tracks"][0].update(last=4), "track", {"where": "tracks.json › orders › last"}),
    ("tracks", lambda content: content["tracks"][0].update(last=31), "track", {}),
    ("tracks", lambda content: content["tracks"][0].update(last=0), "not-count", {}),
    ("tracks", lambda content: content.update(tracks=[]), "missing", {"missing": "orders"}),
]


@pytest.mark.parametrize(
    ("name", "change", "why", "args"), WRONG, ids=[f"{row[0]}-{row[2]}-{i}" for i, row in enumerate(WRONG)]
)
def test_a_data_error_names_its_place(own: Path, name: str, change: Change, why: str, args: dict[str, str]) -> None:
    OWN.write(own, name, change)
    OWN.check_refusal(name, why, args)


def test_files_that_cannot_be_read(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def said() -> str:
        message = OWN.refusal()
        if "variable" in message.args:
            assert "SERENISSIMA_MASTERS_DATA" in Words("fr").say(message)
        return message.id

    assert said() == "data-no-files"
    (own / "missions.json").write_text("{}", encoding="utf-8")
    assert said() == "data-unknown-file"
    (own / "missions.json").rename(own / "canal.json")
    assert said() == "data-missing-key"
    (own / "canal.json").write_text("{", encoding="utf-8")
    assert said() == "data-not-json"
    monkeypatch.setattr(DATA, "folder", own / "nowhere")
    assert said() == "data-no-folder"


def test_a_record_is_replayed_with_the_data_it_was_played_with_only(tmp_path: Path) -> None:
    """Two cards alike, other bidding spaces and a shorter track; a whole game is played with them."""
    folder = tmp_path / "mine"
    folder.mkdir()
    OWN.write(folder, "orders", card(1, "LLS"))
    OWN.write(folder, "canal", bidding_spaces(1, 4, 8, 12))
    OWN.write(folder, "tracks", lambda content: content["tracks"][0].update(last=10))
    file = tmp_path / "game.json"
    OWN.check_record_needs_its_data(folder, file, longest=10_000)
    assert read(file).options["orders_max"] == 10
    assert read(file).result is not None


def test_a_data_error_is_reported_when_the_game_is_loaded(tmp_path: Path) -> None:
    OWN.write(tmp_path, "canal", bidding_spaces(1, 5))
    said = OWN.play(tmp_path, tmp_path / "game")
    assert said == "canal.json: 2 spaces are for bidding; 4 are expected."
