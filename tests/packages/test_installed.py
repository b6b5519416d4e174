"""A game from a package of its own is known to every command, whatever optional parts it lacks."""

import json
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from chromium import CHROMIUM, FLAGS
from machine_requirements import skip_unless_ci
from package_support import LONG, ROOT, environment, run, run_python

GAMES = ("regatta", "mini")
STATE = "fetch('/api' + location.pathname.replace('/table/', '/tables/')).then((answer) => answer.text())"
"""What the server says of the table that the page shows."""


@pytest.fixture(scope="session", params=GAMES)
def record(request: pytest.FixtureRequest, site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game between bots of several levels, played in the terminal."""
    file = tmp_path_factory.mktemp("records") / f"{request.param}.json"
    seats = "easy,greedy,rollout:iterations=20,mcts:iterations=20"
    done = run(site, "play", request.param, "--seats", seats, "--seed", "3", "--save", str(file))
    assert "Andrea" in done.stdout
    return file


def test_games_lists_them_after_ours(site: Path) -> None:
    found = json.loads(run(site, "games", "--json").stdout)
    assert [game["id"] for game in found][-2:] == ["mini", "regatta"]
    told = run(site, "games").stdout
    assert "Race for seven prizes" in told
    assert "Mini" in told


@pytest.mark.parametrize("game", GAMES)
def test_the_laws_can_be_checked(site: Path, game: str) -> None:
    verdict = json.loads(run(site, "check", game, "--games", "8", "--json").stdout)
    assert not verdict.get("broken"), verdict


def test_a_person_can_play_and_gets_hints(site: Path, tmp_path: Path) -> None:
    file = tmp_path / "mini.json"
    done = run(site, "play", "mini", "--seats", "human,random", "--save", str(file), typed="hint\nrules\n?\n1\nquit\n")
    assert "How many" in done.stdout
    assert "Say: 3" in done.stdout
    assert "points" in done.stdout


def test_records_are_verified_replayed_and_analysed(site: Path, record: Path) -> None:
    assert "The record is valid" in run(site, "verify", str(record)).stdout
    assert "1" in run(site, "replay", str(record), typed="\n\nq\n").stdout
    judged = json.loads(run(site, "analyse", str(record), "--bot", "mcts:iterations=10", "--json").stdout)
    assert judged


@pytest.mark.parametrize("game", GAMES)
def test_bots_meet_in_the_arena_and_are_counted(site: Path, game: str) -> None:
    options = ("--games", "4", "--seats", "2", "--jobs", "1")
    found = json.loads(run(site, "arena", game, "--bots", "greedy,random", *options, "--json").stdout)
    assert found["games"] == 4
    told = run(site, "balance", game, *options).stdout
    assert "Mean score" in told
    assert "× even" not in told  # there is no column that this would explain


@pytest.mark.parametrize("game", GAMES)
def test_its_speed_is_measured(site: Path, game: str) -> None:
    rows = json.loads(run(site, "bench", game, "--seconds", "0.1", "--json").stdout)
    assert rows[0]["game"] == game
    assert rows[0]["mcts_per_s"] > 0


@pytest.mark.parametrize("game", GAMES)
def test_nothing_to_fit_is_said(site: Path, game: str) -> None:
    assert "no weights to fit" in " ".join(run(site, "fit", game, code=2).stderr.split())


@pytest.mark.parametrize("game", GAMES)
def test_environments_for_learning(site: Path, game: str) -> None:
    pytest.importorskip("pettingzoo")
    pytest.importorskip("pyspiel")
    script = f"""
import gymnasium, pyspiel
from pettingzoo.test import api_test
from serenissima.research import gym_env, open_spiel_game
from serenissima.research.observe import Numbers
from serenissima.research.pettingzoo_env import TableEnv
numbers = Numbers("{game}", 3)
assert len(set(numbers.names)) == numbers.size, numbers.names
api_test(TableEnv("{game}", 3), num_cycles=30)
env = gymnasium.make("serenissima/{game.capitalize()}-v0", seats=3, opponents="greedy", illegal="random")
env.reset(seed=1)
done = False
while not done:
    *_, ended, cut, _ = env.step(env.action_space.sample())
    done = ended or cut
pyspiel.random_sim_test(pyspiel.load_game("serenissima_{game}"), num_sims=1, serialize=False, verbose=False)
print("played")
"""
    assert run_python(site, script).endswith("played\n")


@pytest.fixture(scope="module")
def address(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with these games."""
    folder = tmp_path_factory.mktemp("server")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = ["serve", "--no-browser", "--no-first-run", "--port", str(port), "--database"]
    command.append(str(folder / "games.sqlite3"))
    with (folder / "server.log").open("wb") as log:
        program = [sys.executable, "-m", "serenissima", *command]
        server = subprocess.Popen(program, env=environment(site), stdout=log, stderr=log)
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait(30)


def test_a_server_offers_them(site: Path, address: str, tmp_path: Path) -> None:
    games = {game["id"]: game for game in json.loads(fetched(f"{address}/api/games"))}
    assert games["regatta"]["languages"] == ["en", "fr"]
    assert games["mini"]["languages"] == []
    assert games["mini"]["seats"] == [2, 8]
    assert games["doge"]["required"] == {"2": {"two_player_variant": True}}
    assert "regatta-title = Régate" in fetched(f"{address}/locale/fr/regatta.ftl")
    assert fetched(f"{address}/locale/fr/mini.ftl") == ""
    for game in GAMES:
        client = ROOT / "docs" / "examples" / "client" / "play.py"
        played = subprocess.run(
            [sys.executable, str(client), address, game, "--record", str(tmp_path / "record.json")],
            capture_output=True,
            text=True,
            timeout=LONG,
            env=environment(site),
        )
        assert played.returncode == 0, played.stderr
        run(site, "verify", str(tmp_path / "record.json"))


@pytest.mark.parametrize(("game", "title", "language"), [("regatta", "Régate", "fr"), ("mini", "Mini", "en")])
def test_they_are_played_in_the_browser_that_was_built_without_them(
    address: str, game: str, title: str, language: str
) -> None:
    playwright = pytest.importorskip("playwright.sync_api")
    if not CHROMIUM or not files("serenissima.server").joinpath("web", "index.html").is_file():
        skip_unless_ci("chromium is missing, or the client has not been built")
    fetched(address)
    errors: list[str] = []
    with playwright.sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = browser.new_page(locale=language)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda told: errors.append(told.text) if told.type == "error" else None)
        page.goto(address)
        page.click(f"[data-game={game}] .art")
        playwright.expect(page.locator(".bar h2")).to_have_text(title)
        page.click(".bar .btn.pri")
        playwright.expect(page.locator("header h1")).to_have_text(title)
        until = time.monotonic() + 90
        while json.loads(page.evaluate(STATE))["state"] != "over":
            assert time.monotonic() < until, page.inner_text("body")
            page.keyboard.press("1")
            page.keyboard.press("Enter")
            page.wait_for_timeout(300)
        ending = {"fr": "Tous les prix ont été courus.", "en": "Ending counted"}[language]
        playwright.expect(page.get_by_text(ending).first).to_be_visible()
        browser.close()
    assert errors == []


def fetched(address: str) -> str:
    """What stands at this address, as soon as the server is there."""
    for _ in range(200):
        try:
            with urllib.request.urlopen(address, timeout=10) as answer:
                return str(answer.read().decode())
        except ConnectionError:
            time.sleep(0.3)
        except urllib.error.URLError as error:
            if isinstance(error, urllib.error.HTTPError):
                raise
            time.sleep(0.3)
    raise AssertionError(f"nobody answers at {address}")
