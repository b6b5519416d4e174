"""The benchmark: every figure is there, and its tables can be read in a narrow window."""

import pytest
from rich.console import Console
from typer.testing import CliRunner

from serenissima.cli import app
from serenissima.core.spec import GameSpec
from serenissima.games import all_games
from serenissima.lab.bench import FEWEST, ITERATIONS, SLICES, Work, best_rate, measure
from serenissima.lab.configurations import plain_table
from serenissima.locale import Words
from serenissima.terminal.reports import bench_tables

WIDE = {
    "seats": 5,
    "decisions_per_s": 1887123,
    "games_per_s": 14283.2,
    "decisions_per_game": 3221.0,
    "branching": 130.1,
    "clone_us": 12.68,
    "playouts_per_s": 112345,
    "greedy_per_s": 141484,
    "mcts_per_s": 98161,
}


@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_every_game_is_measured_in_every_respect(spec: GameSpec, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serenissima.lab.bench.SLICES", 1)
    monkeypatch.setattr("serenissima.lab.bench.ITERATIONS", 2)
    row = measure(spec, spec.seats[1], 0.01)
    assert {"game", "build", *WIDE} == set(row)
    assert all(value > 0 for value in row.values() if not isinstance(value, str))


def test_the_best_slice_counts_and_all_do_the_same() -> None:
    asked: list[int] = []

    def work(count: int) -> int:
        asked.append(count)
        return sum(1 for _ in range(count * 1000))

    assert best_rate(work, 0.01) > 0
    assert asked[0] == FEWEST
    assert len(set(asked[-SLICES:])) == 1


@pytest.mark.parametrize("seconds", ["inf", "nan"])
def test_nothing_is_measured_for_ever(seconds: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serenissima.lab.bench.bench", lambda *_: [])
    shown = CliRunner().invoke(app, ["bench", "--seconds", seconds])
    assert shown.exit_code == 2
    assert "less than or equal to 86400" in " ".join(shown.stderr.split())


def test_a_sample_comes_from_the_whole_game() -> None:
    spec = all_games()[0]
    work = Work(spec, plain_table(spec, spec.seats[1]))
    numbers = sorted(s.number for s in work.sample(8))
    last = work.positions[-1].number
    assert numbers[0] < last / 4
    assert numbers[-1] > last * 3 / 4
    assert work.iterations(1) == ITERATIONS


@pytest.mark.parametrize(
    ("language", "numbers"),
    [
        ("en", ["1,887,123", "14,283", "3,221", "130", "12.68", "112,345", "141,484", "98,161"]),
        ("fr", ["1 887 123", "14 283", "3 221", "130", "12,68", "112 345", "141 484", "98 161"]),
    ],
)
def test_numbers_are_localised_and_the_table_fits_80_columns(language: str, numbers: list[str]) -> None:
    rows = [{"game": "gondola", "build": build, **WIDE} for build in ("compiled", "interpreted")]
    console = Console(width=80)
    with console.capture() as shown:
        console.print(bench_tables(rows, Words(language)))
    for number in numbers:
        assert shown.get().count(number.replace(" ", "\N{NARROW NO-BREAK SPACE}")) == 2, number
    assert "…" not in shown.get()
