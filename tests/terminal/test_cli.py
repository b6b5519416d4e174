"""The command: what it prints, and that every mistake gets one clear line in the right language."""

import json
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from serenissima.cli import app
from serenissima.games import ids

runner = CliRunner()
GOLDEN = Path(__file__).parent.parent / "golden"
EAGER = Path(__file__).parents[2] / "docs" / "examples" / "pipe" / "eager.py"


def run(*args: str, typed: str = "") -> tuple[int, str, str]:
    result = runner.invoke(app, list(args), input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.stdout, result.stderr


def test_games_for_people_and_programs() -> None:
    code, shown, _ = run("games", "--lang", "fr")
    assert code == 0
    assert "joueurs" in shown
    assert "Lagoon — Venise pour le piecepack" in shown
    assert "[par défaut] valeurs" in shown
    assert "[false], true" in shown
    code, shown, _ = run("games", "--json")
    games = json.loads(shown)
    assert [game["id"] for game in games] == list(ids())
    for game in games:
        assert set(game) == {"id", "title", "seats", "options", "stage", "version"}
        assert all(set(option) == {"name", "values", "default"} for option in game["options"])


@pytest.mark.parametrize(
    ("args", "english", "french"),
    [
        (["play", "chess"], "There is no game", "Il n’y a pas de jeu"),
        (["play", "lagoon", "--seats", "human,greedy"], "is played by 3 to 4", "se joue de 3 à 4"),
        (["play", "doge", "--seats", "human,robot,greedy"], "cannot take a seat", "ne peut pas prendre place"),
        (["play", "doge", "--option", "speed=9"], "has no option", "n’a pas d’option"),
        (["play", "doge", "--option", "year_cap=often"], "cannot be “often”", "ne peut pas valoir"),
        (["play", "doge", "--option", "year_cap"], "is not an option", "n’est pas une option"),
        (["play", "doge", "-o", "year_cap=5", "-o", "year_cap=6"], "given twice", "donnée deux fois"),
        (["play", "--resume", "no-such-file.json"], "cannot be read", "ne peut pas être lu"),
        (["verify", "no-such-file.json"], "cannot be read", "ne peut pas être lu"),
        (["replay", "no-such-file.json"], "cannot be read", "ne peut pas être lu"),
        (["analyse", "no-such-file.json"], "cannot be read", "ne peut pas être lu"),
        (["analyse", str(GOLDEN / "lagoon-3-greedy.json"), "--bot", "greedy"], "does not evaluate", "n’évalue pas"),
        (["check", "chess"], "There is no game", "Il n’y a pas de jeu"),
        (["bench", "chess"], "There is no game", "Il n’y a pas de jeu"),
        (["arena", "doge", "--bots", "genius"], "cannot take a seat", "ne peut pas prendre place"),
        (["arena", "lagoon", "--seats", "9"], "is played by", "se joue de"),
        (["arena", "gondola", "-o", "difficulty=odd"], "cannot be “odd”", "ne peut pas valoir"),
    ],
)
def test_mistakes_get_one_clear_line(args: list[str], english: str, french: str) -> None:
    for language, expected in (("en", english), ("fr", french)):
        code, shown, problem = run(*args, "--lang", language)
        assert code == 2
        assert shown == ""
        assert expected in " ".join(problem.split())
        assert "Traceback" not in problem


def test_a_file_starts_no_program(tmp_path: Path) -> None:
    """Records are exchanged: to resume somebody else's game you must name the programs that play in it."""
    file = tmp_path / "game.json"
    trace = tmp_path / "trace"
    program = f"pipe:sh -c 'touch {trace}; cat'"
    run("play", "doge", "--seats", "human,easy,greedy", "--seed", "1", "--save", str(file), typed="q\n")
    saved = json.loads(file.read_text())
    saved["players"][1] = program
    file.write_text(json.dumps(saved))
    code, shown, problem = run("play", "--resume", str(file))
    assert (code, shown) == (2, "")
    assert "Programs named in a file are not started" in " ".join(problem.split())
    assert not trace.exists()
    code, _, problem = run("play", "--resume", str(file), "--seats", "human,easy")
    assert code == 2
    assert "has 3 seats, but --seats names 2" in " ".join(problem.split())
    code, _, _ = run("play", "--resume", str(file), "--seats", "human,mcts:iterations=2,seconds=9,greedy", typed="q\n")
    assert code == 0
    assert json.loads(file.read_text())["players"] == ["human", "mcts:iterations=2,seconds=9", "greedy"]


def test_an_unknown_language_is_refused() -> None:
    code, _, problem = run("games", "--lang", "xx")
    assert code == 2
    assert "en, fr" in problem


def test_a_game_is_left_saved_resumed_verified_and_replayed(tmp_path: Path) -> None:
    file = tmp_path / "g.json"
    code, shown, _ = run(
        "play", "lagoon", "--seats", "human,random,random", "--seed", "3", "--save", str(file), typed="1 1\n"
    )
    assert code == 0
    assert "--resume" in shown
    entries = len(json.loads(file.read_text())["entries"])
    assert entries >= 1
    code, shown, _ = run("play", "--resume", str(file), "--lang", "fr", typed="1 1\nq\n")
    assert code == 0
    assert len(json.loads(file.read_text())["entries"]) > entries
    assert run("verify", str(file))[0] == 0
    assert run("replay", str(file), typed="\n\nq\n")[0] == 0
    code, _, problem = run("replay", str(file), "--seat", "7")
    assert code == 2
    assert "no seat 7" in problem


def test_the_command_to_resume_can_be_typed_as_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serenissima.commands.play.MACHINE_LANGUAGE", "en")
    file = tmp_path / "a game [1].json"
    code, shown, _ = run("play", "doge", "--seed", "3", "--save", str(file), "--lang", "fr", typed="q\n")
    assert code == 0
    assert f"--resume '{file}' --lang fr" in shown
    code, shown, _ = run("play", "--resume", str(file), "--lang", "en", typed="q\n")
    assert f"--resume '{file}'\n" in shown


@pytest.mark.parametrize("ending", ["", " 1,noise=2"])
def test_the_command_to_resume_names_the_programs(ending: str, tmp_path: Path) -> None:
    """They would not be started otherwise. `--seats` can read what it printed, commas included."""
    file = tmp_path / "g.json"
    program = f"pipe:{sys.executable} '{EAGER}'{ending}"
    seats = f"human,{program},mcts:iterations=2,seconds=9"
    code, shown, _ = run("play", "doge", "--seats", seats, "--seed", "3", "--save", str(file), typed="q\n")
    assert code == 0
    name, *args = shlex.split(shown.rpartition("Resume it with: ")[2])
    assert name == "serenissima"
    assert args[-2:] == ["--seats", seats]
    assert run(*args, typed="q\n")[0] == 0
    assert json.loads(file.read_text())["players"] == ["human", program, "mcts:iterations=2,seconds=9"]


def test_a_forged_record_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "g.json"
    run("play", "lagoon", "--seats", "random,random,random", "--seed", "3", "--save", str(file))
    assert run("verify", str(file))[0] == 0
    record = json.loads(file.read_text())
    record["result"]["scores"][0] += 1
    file.write_text(json.dumps(record))
    code, _, problem = run("verify", str(file))
    assert code == 2
    assert "contradicts itself" in problem


def test_the_menu_leads_to_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    code, shown, _ = run("play", typed="3\nx\n\n\n\n")
    assert code == 0
    assert "Please type a number" in shown
    assert len(list((tmp_path / "serenissima").glob("lagoon-*.json"))) == 1


@pytest.mark.parametrize("typed", ["", "2\n", "2\n\n\n"])
def test_leaving_the_menu(typed: str) -> None:
    code, shown, problem = run("play", "--lang", "fr", typed=typed)
    assert code == 130
    assert "Lagoon — Venise pour le piecepack" in shown
    assert "Interrompu" in problem


def test_check_bench_and_arena_for_people_and_programs() -> None:
    for command, alone in (
        (["check", "lagoon", "--games", "3"], []),
        (["arena", "lagoon", "--games", "4"], ["--jobs=1"]),
    ):
        code, shown, _ = run(*command)
        assert code == 0
        code, shown, _ = run(*command, *alone, "--json")
        assert json.loads(shown)["game"] == "lagoon"
    solo = ("--seats", "1", "--bots", "greedy", "-o", "difficulty=gentle", "--games", "1", "--jobs", "1")
    code, shown, _ = run("arena", "gondola", *solo, "--json")
    assert set(json.loads(shown)["ends"]) <= {"solo-won", "solo-arrested", "solo-poorer"}
    code, shown, _ = run("bench", "lagoon", "--seconds", "0.2", "--json")
    assert code == 0
    row = json.loads(shown)[0]
    keys = "game seats build decisions_per_s games_per_s decisions_per_game branching clone_us"
    keys += " playouts_per_s greedy_per_s mcts_per_s"
    assert set(row) == set(keys.split())
    assert run("bench", "lagoon", "--seconds", "0.2")[0] == 0


def test_ctrl_c_in_the_middle_of_a_game_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "g.json"
    command = [sys.executable, "-c", "from serenissima.cli import main; main()", "play", "doge", "--save", str(file)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"1 1\n")
        process.stdin.flush()
        while b"2" not in process.stdout.readline():
            pass
        process.send_signal(2)
        _, problem = process.communicate(timeout=60)
    assert b"Traceback" not in problem
    assert json.loads(file.read_text())["format"] == "serenissima-record"


def test_the_version() -> None:
    code, shown, _ = run("--version")
    assert code == 0
    module = [sys.executable, "-m", "serenissima", "--version"]
    assert subprocess.run(module, check=True, capture_output=True, text=True).stdout == shown


@pytest.mark.parametrize(
    "command",
    [
        ["check", "lagoon", "--games", "1"],
        ["arena", "lagoon", "--games", "1", "--jobs", "1"],
        ["analyse", str(GOLDEN / "lagoon-3-stranded.json"), "--bot", "rollout:iterations=1"],
    ],
)
def test_without_a_terminal_no_progress_bar_is_printed(command: list[str]) -> None:
    code, shown, problem = run(*command)
    assert code == 0
    assert shown
    assert problem == ""


def test_an_analysis_for_people_and_programs() -> None:
    file = str(GOLDEN / "lagoon-3-stranded.json")
    code, shown, _ = run("analyse", file, "--bot", "rollout:iterations=8")
    assert code == 0
    assert "Win chance" in shown
    code, first, _ = run("analyse", file, "--bot", "rollout:iterations=8", "--json")
    told = json.loads(first)
    assert (code, told["game"], told["bot"]) == (0, "lagoon", "rollout:iterations=8")
    assert len(told["decisions"]) > 10
    for each in told["decisions"]:
        assert 0 <= each["value"] <= each["chance"] <= 1
        assert each["label"]
        assert each["best_label"]
        assert (each["pick"] == each["best"]) <= (each["loss"] == 0)
    assert set(told["swings"]) <= {each["at"] for each in told["decisions"]}
    assert run("analyse", file, "--bot", "rollout:iterations=8", "--json")[1] == first
