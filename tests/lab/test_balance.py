"""The balance of games: counts that add up, the same from every process, in words, as JSON and as pictures."""

import json
from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner

from serenissima.cli import app
from serenissima.games import find, ids
from serenissima.lab.arena import Match, Plan, Processes
from serenissima.lab.arena.game import play
from serenissima.lab.balance import Balance, balance
from serenissima.lab.balance.command import read_tables
from serenissima.lab.balance.counts import Element, mean_lift
from serenissima.lab.balance.text_tables import element_name
from serenissima.lab.balance_facts import Fact, kinds, tally
from serenissima.locale import LANGUAGES, Words

GAMES = 2
runner = CliRunner()


def plan(game: str, seats: tuple[int, ...] | None = None) -> Plan:
    return Plan(game, ("greedy",), seats or read_tables(None, game), games=GAMES, seed=5, counted=True)


@cache
def counted(game: str) -> Balance:
    return balance(plan(game))


@pytest.mark.parametrize("game", ids())
def test_every_win_is_counted_once_at_every_table(game: str) -> None:
    tables = counted(game).tables
    assert [table.seats.seats for table in tables] == list(read_tables(None, game))
    for table in tables:
        assert len(table.seats.lengths) == GAMES
        assert all(len(scores) == GAMES for scores in table.scores)
        if table.seats.seats > 1:
            assert sum(share.wins for share in table.seats.by_seat) == pytest.approx(GAMES)
        assert sum(table.seats.ends.values()) == GAMES


@pytest.mark.parametrize("game", ids())
def test_taken_elements_were_offered_and_won_elements_were_taken(game: str) -> None:
    for table in counted(game).tables:
        for elements in table.elements.values():
            for element in elements:
                assert element.taken <= element.offered or not element.kind.offers
                assert element.takers.wins <= element.takers.games <= min(element.taken, GAMES * table.seats.seats)
                assert element.reached.wins <= element.reached.games <= element.offered
                assert len(element.takers.ranks) == element.takers.games


def test_missions_are_kept_held_and_completed() -> None:
    for table in counted("gondola").tables:
        seats = GAMES * table.seats.seats
        draft, mission = table.elements["draft"], table.elements["mission"]
        assert sum(element.offered for element in draft) == 3 * seats
        assert sum(element.taken for element in draft) == 2 * seats
        assert all(kept.taken <= held.offered for kept, held in zip(draft, mission, strict=True))
        assert sum(element.judged.games for element in draft) == 3 * seats
        assert sum(element.taken for element in mission)
        assert all(element.is_reconstructed for element in mission)


def test_the_doges_cards_are_met_alone_and_the_end_has_a_reason_in_company() -> None:
    alone, *others = counted("gondola").tables
    assert alone.used("doge-card")
    assert not alone.used("trigger")
    for table in others:
        assert not table.used("doge-card")
        assert sum(element.taken for element in table.elements["trigger"]) == GAMES
        assert sum(element.taken for element in table.elements["arrest"]) == table.seats.ends["arrest"]


def test_election_winners_and_palaces_are_counted_in_doge() -> None:
    for table in counted("doge").tables:
        by_area, by_place = table.elements["election"], table.elements["order-place"]
        assert sum(element.taken for element in by_area) == sum(element.taken for element in by_place) > 0
        assert sum(element.offered for element in by_area) == sum(element.offered for element in by_place)
        assert sum(element.taken for element in table.elements["target"]) >= GAMES


def test_orders_are_seen_and_every_seat_has_one_first_share() -> None:
    for table in counted("masters").tables:
        seats = GAMES * table.seats.seats
        assert sum(element.offered for element in table.elements["order"]) >= seats
        assert sum(element.taken for element in table.elements["first-share"]) == seats
        assert sum(element.taken for element in table.elements["top-orders"]) == GAMES
        assert [element.is_reconstructed for element in table.elements["order"]].count(False) == 1


def test_every_seat_has_a_stash_and_a_pawn_in_lagoon() -> None:
    for table in counted("lagoon").tables:
        for kind in ("stash", "pawn"):
            assert sum(element.takers.games for element in table.elements[kind]) == GAMES * table.seats.seats
        tiles = table.elements["tile"]
        built = sum(element.taken for element in table.elements["action"][:2])
        assert sum(element.taken for element in tiles) == built


def test_even_shares_put_tables_of_different_sizes_side_by_side() -> None:
    elements = counted("lagoon").together()["stash"]
    assert mean_lift(elements) == pytest.approx(1.0)
    assert sum(element.takers.games for element in elements) == GAMES * (3 + 4)
    assert mean_lift([Element(kinds("lagoon")[0], 0)]) == 0.0


def test_processes_count_the_same() -> None:
    assert balance(plan("lagoon", (3,)), Processes(1)).summary() == balance(plan("lagoon", (3,))).summary()


def test_facts_are_counted_only_on_request() -> None:
    asked = plan("doge", (3,))
    task = asked.task(asked.pairings()[0], 0)
    told = play(task)
    quiet = play(Plan("doge", ("greedy",), (3,), games=GAMES, seed=5).task(asked.pairings()[0], 0))
    assert told.facts
    assert all(isinstance(fact, Fact) for fact in told.facts)
    assert not quiet.facts
    assert "facts" not in quiet.plain()
    assert quiet.ranks == told.ranks
    assert tally("chess") is None
    assert kinds("chess") == ()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ids())
def test_everything_has_a_name(game: str, language: str) -> None:
    words = Words(language)
    for kind in kinds(game):
        assert words(f"{game}-balance-kind-{kind.id}")
        names = [element_name(Element(kind, key), words) for key in range(len(kind.keys))]
        assert all(names)
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_speaks(language: str) -> None:
    command = ["balance", "lagoon", "--games", "2", "--seats", "3", "--jobs", "1", "--lang", language]
    shown = runner.invoke(app, command)
    assert shown.exit_code == 0
    assert Words(language)("lagoon-balance-kind-pawn") in shown.stdout


def test_programs_get_json_and_pages_get_pictures(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    command = ["balance", "masters", "--games", "2", "--seats", "2", "--jobs", "1", "--json", "--plots", str(folder)]
    result = runner.invoke(app, command)
    assert result.exit_code == 0
    data = json.loads(result.stdout)
    assert {key: data[key] for key in ("game", "rules", "bots", "options", "seed", "games", "failed")} == {
        "game": "masters",
        "rules": find("masters").version,
        "bots": ["greedy"],
        "options": {},
        "seed": 0,
        "games": 2,
        "failed": [],
    }
    (table,) = data["tables"]
    assert table["seats"] == 2
    assert len(table["mean_scores"]) == 2
    order = table["elements"]["order"][0]
    assert set(order) == {"key", "reconstructed", "offered", "taken", "uptake", "offered_to", "takers"}
    assert {"games", "win_rate", "low", "high", "times_even_share", "mean_rank"} <= set(order["takers"])
    assert order["key"] == "LLI"
    pictures = sorted(folder.iterdir())
    assert "balance-masters-seats.svg" in [file.name for file in pictures]
    assert "balance-masters-order.svg" in [file.name for file in pictures]
    assert all(file.read_text(encoding="utf-8").rstrip().endswith("</svg>") for file in pictures)


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (["chess"], "chess"),
        (["lagoon", "--seats", "9"], "is played by"),
        (["lagoon", "--seats", "many"], "--seats many"),
        (["lagoon", "--bots", "genius"], "cannot take a seat"),
        (["gondola", "--seats", "1", "-o", "difficulty=odd"], "cannot be “odd”"),
        (["gondola", "-o", "difficulty=stern"], "difficulty"),
    ],
)
def test_impossible_requests_are_refused_with_a_message(command: list[str], said: str) -> None:
    result = runner.invoke(app, ["balance", *command, "--lang", "en"])
    assert result.exit_code == 2
    assert said.lower() in result.stderr.lower()
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize("folder", ["file", "file/new", "full"])
def test_an_unusable_folder_is_refused_before_anything_is_played(
    folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "full" / "balance-lagoon-seats.svg").mkdir(parents=True)
    monkeypatch.setattr(Match, "play", lambda *_: pytest.fail("it has played"))
    result = runner.invoke(app, ["balance", "lagoon", "--plots", str(tmp_path / folder), "--lang", "en"])
    assert result.exit_code == 2
    assert "cannot be read or written" in " ".join(result.stderr.split())
