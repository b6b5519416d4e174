"""`serenissima fit`: the same seed gives the same weights, and the regression recovers known weights."""

import json
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from serenissima.cli import app
from serenissima.core.errors import BadRecord
from serenissima.games import find
from serenissima.games.lagoon import value as lagoon
from serenissima.lab import fitting
from serenissima.lab.file_errors import must_write
from serenissima.lab.fitting import Plan, Samples, fit, fit_together, regress, regression_of, result_of, tables_for
from serenissima.locale import Words
from serenissima.terminal.reports import fit_line

SMALL = Plan(games=6, positions=8, noise=0.1, seed=4)


def made_up(seats: int, weights: list[float], games: int = 4000) -> Samples:
    """Games decided by these early and late weights of two features and by chance."""
    chance = np.random.default_rng(7)
    progress = chance.random(games)
    features = chance.normal(size=(games, seats, 2))
    early, late = np.array(weights[:2]), np.array(weights[2:])
    utilities = (features @ early) * (1 - progress)[:, None] + (features @ late) * progress[:, None]
    if seats == 1:
        won = (chance.random(games) < 1 / (1 + np.exp(-utilities[:, 0]))).astype(float)
        return Samples(np.full(games, 1), np.arange(games), progress, features, won[:, None])
    winner = (utilities + chance.gumbel(size=utilities.shape)).argmax(axis=1)
    return Samples(np.full(games, seats), np.arange(games), progress, features, np.eye(seats)[winner])


def quick(seats: int) -> fitting.Samples:
    return fitting.collect(find("lagoon"), seats, SMALL, lambda: None)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_regression_finds_the_weights_that_decided_the_games(seats: int) -> None:
    wanted = [1.0, -0.5, 2.0, 0.0]
    samples = made_up(seats, wanted)
    assert regress(regression_of(samples), 1.0) == pytest.approx(wanted, abs=0.25)
    _, reports = fit_together(("score", "other"), [samples])
    report = reports[str(seats)]
    assert report["log_loss"]["fitted"] < report["log_loss"]["score_only"] < report["log_loss"]["uniform"]
    assert all(abs(mean - share) < 0.15 for mean, share, count in report["calibration"] if count > 50)


def test_the_same_seed_gives_the_same_weights() -> None:
    names = lagoon.NAMES
    first = fit_together(names, [quick(3)])
    assert fit_together(names, [quick(3)]) == first
    other = fitting.collect(find("lagoon"), 3, Plan(6, 8, 0.1, seed=5), lambda: None)
    assert fit_together(names, [other]) != first


def test_numbers_of_seats_may_share_their_weights() -> None:
    wanted = [1.0, -0.5, 2.0, 0.0]
    parts = [made_up(2, wanted), made_up(4, wanted)]
    regression = regression_of(fitting.together(parts))
    p = regression.predicted(np.array(wanted))
    assert (p[:4000, 2:] == 0.0).all()
    assert p.sum(axis=1) == pytest.approx(np.ones(8000))
    weights, reports = fit_together(("score", "other"), parts)
    assert [*weights["score"], *weights["other"]] == pytest.approx([1.0, 2.0, -0.5, 0.0], abs=0.2)
    assert reports["2"]["log_loss"]["uniform"] == pytest.approx(np.log(2), abs=1e-4)
    assert reports["4"]["log_loss"]["uniform"] == pytest.approx(np.log(4), abs=1e-4)


def test_a_score_that_is_left_out_is_only_compared() -> None:
    samples = made_up(2, [1.0, -0.5, 2.0, 0.0])
    weights, reports = fit_together(("score", "other"), [samples], is_score_left_out=True)
    assert weights["score"] == [0.0, 0.0]
    assert weights["other"][0] < -0.2
    everything = fit_together(("score", "other"), [samples])[1]["2"]["log_loss"]
    assert reports["2"]["log_loss"]["fitted"] > everything["fitted"]
    assert reports["2"]["log_loss"]["score_only"] == pytest.approx(everything["score_only"], abs=1e-3)


def test_whole_games_are_held_out() -> None:
    samples = quick(3)
    held = samples.held_out()
    assert set(samples.game[held]) == {4}
    assert set(samples.game[~held]) == {0, 1, 2, 3, 5}
    assert (samples.result.sum(axis=1) == 1.0).all()


def test_a_shared_win_is_split() -> None:
    s = find("doge").new(3, {}, 1)
    assert s.ranks() == [1, 1, 1]
    assert result_of(s) == [1 / 3] * 3


def test_the_taxi_is_played_in_turn_with_the_plain_game() -> None:
    assert [[table.options["taxi"] for table in tables_for(find("gondola"), seats)] for seats in (2, 3)] == [
        [False],
        [False, True],
    ]


def test_the_command_writes_what_the_bots_read(tmp_path: Path) -> None:
    file = tmp_path / "lagoon.json"
    wish = ["fit", "lagoon", "--games", "6", "--positions", "8", "--noise", "0.1", "--seed", "4", "--out", str(file)]
    result = CliRunner().invoke(app, wish)
    assert result.exit_code == 0
    assert "4 seats" in result.output
    document = json.loads(file.read_text(encoding="utf-8"))
    assert document == fit(find("lagoon"), SMALL, lambda: None)
    assert document["command"] == "serenissima fit lagoon --games 6 --positions 8 --noise 0.1 --seed 4"
    assert '": [\n' not in file.read_text(encoding="utf-8").split('"weights"')[1]


@pytest.mark.parametrize("file", ["no-such-folder/x.json", "."])
def test_a_file_that_cannot_be_written_is_refused_before_anything_is_played(
    file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fitting, "fit", lambda *_: pytest.fail("it has played"))
    result = CliRunner().invoke(app, ["fit", "lagoon", "--out", str(tmp_path / file)])
    assert result.exit_code == 2
    assert "cannot be read or written" in " ".join(result.stderr.split())


def test_the_write_check_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    must_write(file)
    assert not file.exists()
    file.write_text("old")
    must_write(file)
    assert file.read_text() == "old"


def test_a_file_that_can_no_longer_be_written_is_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(BadRecord):
        fitting.write({}, tmp_path / "gone" / "x.json")


@pytest.mark.parametrize(("language", "loss"), [("en", "1.1005"), ("fr", "1,1005")])
def test_losses_are_formatted_for_the_language(language: str, loss: str) -> None:
    losses = {"fitted": 1.1005, "score_only": 1.2, "uniform": 1.3}
    line = fit_line(3, {"log_loss": losses, "brier": losses}, Words(language))
    assert line.count(loss) == 2
