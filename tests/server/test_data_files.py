"""Data files over the wire, and what becomes of a table whose data is no longer here."""

import json
from pathlib import Path

import pytest
from server_support import Person, serving, settings

from serenissima.bots.api import RandomBot
from serenissima.core.spec import GameSpec
from serenissima.datafiles import DataFiles
from serenissima.games.gondola import SPEC, GondolaSpec
from serenissima.server.offer import Offer


class OtherSpec(GondolaSpec):
    """The same game as if it were played with other data."""

    options = (*SPEC.options[:-1], DataFiles("gondola", "own-123456789abc"))


played: list[GameSpec] = [SPEC]
offer = Offer(("gondola",), lambda _: played[0], ("random", "greedy"), lambda *_: RandomBot())


@pytest.fixture
def standard() -> list[GameSpec]:
    played[0] = SPEC
    return played


@pytest.mark.usefixtures("standard")
def test_the_api_serves_the_data_files_in_use(tmp_path: Path) -> None:
    with serving(settings(tmp_path, offer="test_data_files:offer")) as base:
        told = Person(base).get("/api/games/gondola/data")
    assert told == json.loads(json.dumps(SPEC.data()))
    assert told["mark"] == "standard"
    assert [record["no"] for record in told["missions"] if record["verified"]] == [
        record["no"] for record in SPEC.data()["missions"] if record["verified"]
    ]


def test_a_game_without_data_files_serves_none(anna: Person) -> None:
    assert anna.get("/api/games/regatta/data") == {}


def test_data_of_an_unknown_game_is_not_found(anna: Person) -> None:
    assert anna.get("/api/games/chess/data", 404)["problem"]["id"] == "game-unknown"


def test_a_table_waits_until_its_data_is_back(tmp_path: Path, standard: list[GameSpec]) -> None:
    chosen = settings(tmp_path, offer="test_data_files:offer")
    with serving(chosen) as base:
        anna = Person(base, "Anna")
        table = anna.make("me", "random", "random", game="gondola")
        assert table["options"]["data"] == "standard"
        code = anna.post("/api/me/code")["code"]
    standard[0] = OtherSpec()
    with serving(chosen) as base:
        anna = Person(base)
        anna.post("/api/me/recover", code=code)
        problem = anna.get(f"/api/tables/{table['id']}/position?seat=0", 409)["problem"]
        assert problem["id"] == "data-other"
        args = {"given": "standard", "here": "own-123456789abc", "variable": "SERENISSIMA_GONDOLA_DATA"}
        assert problem["args"] == args
        assert anna.get("/api/me")["name"] == "Anna"
        assert anna.make("me", "random", game="gondola")["options"]["data"] == "own-123456789abc"
        code = anna.post("/api/me/code")["code"]  # each works once
    standard[0] = SPEC
    with serving(chosen) as base:
        anna = Person(base)
        anna.post("/api/me/recover", code=code)
        assert anna.position(table["id"], 0)["decision"] is not None
