"""The data files: every record is marked, own files replace them, and errors are reported clearly."""

from pathlib import Path
from typing import Any

import pytest
from data_file_support import Change, OwnFiles

from serenissima.datafiles import STANDARD
from serenissima.games.gondola import MARK, SPEC
from serenissima.games.gondola.data_files import DATA, FILES, mark_of, records
from serenissima.games.gondola.effects import DOGE_CARDS, INFLUENCE_CARDS, INFLUENCE_DECK
from serenissima.games.gondola.missions import MISSION
from serenissima.games.gondola.own_texts import own_texts
from serenissima.locale import LANGUAGES, Words

OWN = OwnFiles(DATA)


def test_every_record_is_marked() -> None:
    for name in FILES[1:]:
        assert all(isinstance(record["verified"], bool) for record in records(name)), name
    board = SPEC.data()["board"]
    assert all(isinstance(record["verified"], bool) for record in board["docks"] + board["canals"])


def test_numbers_of_cards() -> None:
    assert (len(INFLUENCE_CARDS), len(INFLUENCE_DECK)) == (11, 22)
    assert (len(DOGE_CARDS), len(MISSION)) == (27, 27)


def test_the_records_stand_in_the_order_of_their_numbers() -> None:
    data = SPEC.data()
    assert [record["no"] for record in data["missions"]] == list(range(1, 27))
    assert [record["no"] for record in data["doge"]] == list(range(1, 28))
    assert [record["deck"] for record in data["smugglers"]] == ["A"] * 12 + ["B"] * 12


def test_the_game_is_played_with_its_own_files_unless_others_are_named() -> None:
    assert (MARK, SPEC.data()["mark"]) == (STANDARD, STANDARD)
    assert SPEC.data()["words"] == {"en": {}, "fr": {}}


# Own files.


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(DATA, "folder", tmp_path)
    return tmp_path


def put(*path: Any) -> Change:
    """Set a value at a path: `put("missions", 0, "vp", 9)`."""

    def change(content: Any) -> None:
        *way, last, value = path
        for step in way:
            content = content[step]
        content[last] = value

    return change


def drop(*path: Any) -> Change:
    """Remove what is at a path."""

    def change(content: Any) -> None:
        *way, last = path
        for step in way:
            content = content[step]
        del content[last]

    return change


def test_a_file_that_is_not_there_is_taken_from_the_game(own: Path) -> None:
    OWN.write(own, "missions", put("missions", 0, "vp", 99))
    found = OWN.read()
    assert found["missions"]["missions"][0]["vp"] == 99
    assert found["board"] == OWN.standard["board"]
    assert mark_of(found).startswith("own-")


def test_other_looks_are_not_other_data(own: Path) -> None:
    OWN.write(own, "missions", put("missions", 0, "name", {"en": "Another name", "fr": "Un autre nom"}))
    OWN.write(own, "board", put("docks", 0, "xy", [0.1, 0.1]))
    assert mark_of(OWN.read()) == STANDARD


def test_the_order_of_records_does_not_matter(own: Path) -> None:
    OWN.write(own, "doge", lambda content: content["doge"].reverse())
    assert DATA.digest(OWN.read()) == DATA.digest(DATA.read(DATA.standard_sources()))


@pytest.mark.usefixtures("own")
def test_names_in_own_data_replace_those_of_the_catalogue() -> None:
    for language in LANGUAGES:
        words = Words(language)
        texts = own_texts(language)
        assert len(texts) == 2 * (26 + 11 + 14) + 12 * 4 + 3 * 2
        assert [id for id in texts if not words.has(id)] == []


WRONG: list[tuple[str, Change, str, dict[str, str]]] = [
    (
        "missions",
        put("missions", 4, "vp", -1),
        "not-whole",
        {"where": "missions.json › missions › 5 › vp", "given": "-1"},
    ),
    ("missions", put("missions", 4, "vp", True), "not-whole", {"given": "true"}),
    ("missions", drop("missions", 4, "scrolls"), "missing-key", {"key": "scrolls"}),
    ("missions", put("missions", 4, "magic", 1), "unknown-key", {"key": "magic"}),
    ("missions", put("missions", 4, "building", "casino"), "not-one-of", {"given": '"casino"'}),
    ("missions", put("missions", 4, "no", 6), "twice", {"given": "6"}),
    ("missions", drop("missions", 25), "missing", {"missing": "26"}),
    ("missions", put("missions", 4, "cubes", {"orange": 3, "purple": 3, "silver": 0}), "cubes", {}),
    ("missions", put("missions", 4, "name", "en", ""), "not-text", {}),
    ("missions", put("missions", 0, "ability", "id", "No Key"), "not-key", {}),
    ("missions", put("missions", 0, "ability", "limit", "turn"), "limit", {}),
    ("missions", put("missions", 0, "ability", "rules", 0, "hook", "on_moor"), "not-one-of", {"given": '"on_moor"'}),
    ("missions", put("missions", 0, "ability", "rules", 0, "op", "gain"), "not-one-of", {}),
    ("missions", put("missions", 12, "ability", "rules", 0, "op", "gain"), "unknown-key", {"key": "n"}),
    ("missions", put("missions", 0, "verified", "yes"), "not-flag", {}),
    ("missions", put("missions", {}), "not-list", {}),
    ("missions", put("missions", 0, 7), "not-record", {}),
    ("missions", put("schema", 2), "not-one-of", {"where": "missions.json › schema"}),
    ("influence", put("influence", 5, "effect", 0, "op", "magic"), "not-one-of", {"given": '"magic"'}),
    ("influence", drop("influence", 5), "missing", {"missing": "conduct_research"}),
    ("influence", put("influence", 5, "copies", 0), "not-count", {}),
    ("doge", drop("doge", 26), "missing", {"missing": "27"}),
    ("doge", put("doge", 0, "ops", 0, {"op": "doge_gain", "coins": 2}), "unknown-key", {"key": "coins"}),
    ("smugglers", put("smugglers", 0, "deck", "B"), "deck", {"deck": "A"}),
    ("smugglers", put("smugglers", 0, "ignore", 4), "not-one-of", {}),
    ("smugglers", put("smugglers", 0, "id", "A02"), "twice", {"given": "A02"}),
    ("buildings", drop("buildings", 0), "missing", {"missing": "market"}),
    ("buildings", drop("buildings", 0, "effects", 3), "slots", {}),
    ("buildings", put("buildings", 0, "kind", "communal"), "not-one-of", {}),
    ("buildings", put("buildings", 0, "effects", 0, "get", {"mission": {}}), "unknown-key", {"key": "mission"}),
    ("buildings", put("buildings", 0, "effects", 0, "get", {}), "no-gain", {}),
    ("buildings", put("buildings", 0, "effects", 0, "get", {"gold": 1}), "unknown-key", {"key": "gold"}),
    ("buildings", put("buildings", 0, "effects", 2, "get", {"scrolls": 1}), "cubes-paid", {}),
    ("buildings", put("buildings", 4, "effects", 3, "pay", {}), "cubes-not-paid", {}),
    ("buildings", put("buildings", 11, "effects", 2, "get", {"choice": [{}]}), "branch", {}),
    ("board", put("canals", 0, "cost", "2"), "not-whole", {"given": '"2"'}),
    ("board", put("docks", 0, "xy", [0.5]), "not-point", {}),
    ("board", put("aspect", "wide"), "not-fraction", {}),
    ("board", put("council", "max_space", -1), "not-whole-or-null", {}),
    ("board", put("canals", 0, "b", "d99"), "no-dock", {"where": "board.json › canals › c01", "dock": "d99"}),
    ("board", put("canals", 0, "b", "d01"), "same-dock", {}),
    ("board", put("canals", 1, "icon", "i03"), "icon", {}),
    ("board", drop("docks", 3), "docks", {}),
    ("board", put("docks", 3, "id", "d03"), "twice", {"given": "d03"}),
    ("board", put("docks", 3, "kind", "communal"), "missing-key", {"key": "communal"}),
    ("board", put("docks", 12, "kind", "tile_spot"), "missing", {"missing": "st_marks"}),
    ("board", lambda board: board["canals"].__delitem__(slice(3, None)), "unconnected", {}),
]


@pytest.mark.parametrize(
    ("name", "change", "why", "args"), WRONG, ids=[f"{row[0]}-{row[2]}-{i}" for i, row in enumerate(WRONG)]
)
def test_a_data_error_names_its_place(own: Path, name: str, change: Change, why: str, args: dict[str, str]) -> None:
    OWN.write(own, name, change)
    OWN.check_refusal(name, why, args)


def test_files_that_cannot_be_read(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def said() -> str:
        return OWN.refusal().id.removeprefix("data-")

    assert said() == "no-files"
    (own / "cards.json").write_text("{}", encoding="utf-8")
    assert said() == "unknown-file"
    (own / "cards.json").rename(own / "missions.json")
    assert said() == "missing-key"
    (own / "missions.json").write_text("{", encoding="utf-8")
    assert said() == "not-json"
    (own / "missions.json").write_bytes(b"\xff\xfe")
    assert said() == "not-utf8"
    (own / "missions.json").unlink()
    (own / "missions.json").mkdir()
    assert said() == "unreadable"
    monkeypatch.setattr(DATA, "folder", own / "nowhere")
    assert said() == "no-folder"


def test_a_record_is_replayed_with_the_data_it_was_played_with_only(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    OWN.write(folder, "board", put("canals", 0, "cost", 3))
    OWN.check_record_needs_its_data(folder, tmp_path / "game.json")


def test_a_data_error_is_reported_when_the_game_is_loaded(tmp_path: Path) -> None:
    OWN.write(tmp_path, "board", put("canals", 0, "b", "d99"))
    said = OWN.play(tmp_path, tmp_path / "game")
    assert said == "board.json › canals › c01: it ends at d99, and there is no such dock."


PLAY = """
from serenissima.core.dice import from_seed
from serenissima.games.gondola import SPEC
for seed in range(10):
    s, dice = SPEC.new(1 + seed % 5, {}, seed), from_seed(seed)
    while not s.is_over and s.number < 250:
        seat = s.turn()
        options = s.options(seat)
        s.act(seat, options[dice.below(len(options))])
print(SPEC.data()["mark"][:4])
"""


def test_cards_of_other_makes_can_be_played(tmp_path: Path) -> None:
    """Things that the vocabulary allows and no standard card does: nobody is ever left without an answer."""
    OWN.write(tmp_path, "board", put("canals", 0, "cost", 0))
    market = {"cubes_any": 3}
    OWN.write(tmp_path, "buildings", put("buildings", 0, "effects", 1, "get", market))
    rules = [
        {"hook": "on_pass_dock", "building": "mint", "op": "gain", "coins": 2, "scrolls": 1, "ask": False},
        {"hook": "on_influence", "event": "play", "op": "set_cards", "play": 3, "ask": False},
        {"hook": "capacity", "op": "set_capacity", "cubes": 6, "ask": False},
    ]
    OWN.write(tmp_path, "missions", put("missions", 4, "ability", "rules", rules))
    card = [
        {"op": "may", "pay": {"take_intrigue": 2}, "then": [{"op": "gain", "coins": 3}, {"op": "council", "n": 1}]},
        {"op": "choice", "of": [{"op": "gain", "vp": 1}, {"op": "mission", "draw": 2, "keep": 1, "tax": False}]},
        {"op": "advance_own", "n": 1, "push": True},
        {"op": "spy", "spaces": 4, "when": "passing"},
    ]
    OWN.write(tmp_path, "influence", put("influence", 5, "effect", card))
    ops = [
        {"op": "you_pay_or", "coins": 1, "else": [{"op": "doge_gain", "vp": 1, "scrolls": 1}]},
        {"op": "you_scroll_or_intrigue", "times": 3},
    ]
    OWN.write(tmp_path, "doge", put("doge", 0, "ops", ops))
    OWN.write(tmp_path, "smugglers", put("smugglers", 0, "building", "st_marks"))
    assert OWN.run(tmp_path, PLAY) == "own-"


def test_say_instead_replaces_a_message() -> None:
    words = Words("en")
    words.say_instead({"gondola-mission-1": "The {real} name", "gondola-doge-new-card": "A new card"})
    assert words("gondola-mission-1") == "The {real} name"
    assert words.has("gondola-doge-new-card")
    assert Words("en")("gondola-mission-1") != "The {real} name"
