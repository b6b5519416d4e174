"""The report of a match: one file that needs nothing else, and says what the tables say."""

import json
import re
from collections.abc import Generator, Iterator
from html.parser import HTMLParser
from itertools import islice
from pathlib import Path

import pytest
from typer.testing import CliRunner

from serenissima.cli import app
from serenissima.core.errors import BadTable
from serenissima.core.messages import message
from serenissima.lab.arena import Here, Plan, Results, report, run
from serenissima.lab.arena.command import RunOptions, read_bots
from serenissima.lab.arena.game import Played, failed
from serenissima.lab.arena.plan import Task
from serenissima.locale import LANGUAGES, Words

runner = CliRunner()


class Page(HTMLParser):
    """Every element is closed, and nothing is fetched from elsewhere."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        assert tag not in ("script", "link", "img", "iframe", "object")
        assert all(value and value.startswith("#") for name, value in attrs if name in ("href", "src", "xlink:href"))
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def results() -> Results:
    return run(Plan("lagoon", ("greedy", "random"), (3, 4), games=6))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_stands_alone(results: Results, language: str) -> None:
    words = Words(language)
    text = report.report(results, words)
    page = Page(text)
    assert page.seen.count("svg") == 7
    assert "://" not in text
    assert "@import" not in text
    assert "url(#" in text
    assert not re.search(r"url\((?!#)", text)
    assert f'<html lang="{language}">' in text
    assert words("arena-plot-first") in text
    assert report.report(results, words) == text


def test_the_colours_are_those_of_the_page(results: Results) -> None:
    pictures = "".join(re.findall(r"<svg.*?</svg>", report.report(results, Words("en")), re.DOTALL))
    assert "var(--ink)" in pictures
    assert set(re.findall(r"(?:fill|stroke): (#[0-9a-f]{6})", pictures)) == set()
    assert "DejaVu" not in pictures


@pytest.mark.parametrize(
    ("bots", "seats"), [(("random",), 1), (("random",), 4), (("greedy", "random", "easy", "medium"), 2)]
)
def test_any_match_can_be_drawn(bots: tuple[str, ...], seats: int) -> None:
    ranks, scores = list(range(1, seats + 1)), [9] * seats
    games = [
        Played("x", [bots[(seat + turn) % len(bots)] for seat in range(seats)], 0, ranks, scores, 36, "winner")
        for turn in range(len(bots))
    ]
    Page(report.report(Results(Plan("gondola", bots, (seats,)), games, []), Words("fr")))


def test_names_and_failures_are_words_and_not_markup() -> None:
    rogue = "pipe:<script>alert('$a $b')</script>"
    games = [Played("x", [rogue, "random"], 0, [1, 2], [5, 3], 40, "doge")]
    task = Task("y", "doge", {}, [rogue, "random"], 0, 0)
    wrong = failed(task, message("arena-failed-crash", bot=rogue, detail="<b>"))
    text = report.report(Results(Plan("doge", (rogue, "random"), (2,)), games, [wrong]), Words("en"))
    Page(text)
    assert "&lt;b&gt;" in text


def test_a_match_in_which_everything_failed_can_be_reported() -> None:
    wrong = failed(Task("y", "doge", {}, ["random"], 0, 0), message("arena-failed-crash", bot="random", detail="x"))
    assert "random crashed" in report.report(Results(Plan("doge", ("random",), (2,)), [], [wrong]), Words("en"))


def test_without_matplotlib_nothing_is_played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(report, "find_spec", lambda _: None)
    out = tmp_path / "m.jsonl"
    shown = runner.invoke(
        app, ["arena", "doge", "--games", "2", "--report", str(tmp_path / "r.html"), "--out", str(out)]
    )
    assert shown.exit_code == 2
    assert "pip install serenissima[lab]" in shown.stderr
    assert not out.exists()


def test_an_unwritable_report_is_refused_before_any_game(tmp_path: Path) -> None:
    out, taken = tmp_path / "m.jsonl", tmp_path / "r.html"
    taken.mkdir()
    for file in (tmp_path / "no folder" / "r.html", taken):
        shown = runner.invoke(app, ["arena", "doge", "--games", "2", "--report", str(file), "--out", str(out)])
        assert shown.exit_code == 2
        assert "cannot be read or written" in " ".join(shown.stderr.split())
        assert not out.exists()


class Losing:
    """Plays some games, and then the cluster is gone."""

    def __init__(self, games: int) -> None:
        self.games = games

    def play(self, tasks: Iterator[Task]) -> Generator[Played, None, None]:
        yield from Here().play(islice(tasks, self.games))
        raise BadTable(message("arena-ray-lost", address="there", detail=""))


def test_games_played_before_a_cluster_was_lost_are_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "r.html"
    command = ["arena", "lagoon", "--games", "6", "--json", "--report", str(file)]
    monkeypatch.setattr(RunOptions, "runner", lambda _: Losing(2))
    shown = runner.invoke(app, command)
    assert shown.exit_code == 2
    assert json.loads(shown.stdout)["games"] == 2
    assert "Interrupted after 2 of 6 games." in shown.stderr
    assert "The Ray cluster at there was lost." in shown.stderr
    assert file.exists()
    monkeypatch.setattr(RunOptions, "runner", lambda _: Losing(0))
    shown = runner.invoke(app, command)
    assert (shown.exit_code, shown.stdout) == (2, "")


@pytest.mark.parametrize(("language", "one", "two"), [("en", "1 game,", "2 games,"), ("fr", "1 partie,", "2 parties,")])
def test_the_report_uses_the_singular_for_one_game(language: str, one: str, two: str) -> None:
    words = Words(language)
    for games, expected in ((1, one), (2, two)):
        assert expected in words("arena-title", game="Doge", games=games)
        subtitle = words("arena-report-subtitle", games=games, kind="k", seats="3")
        assert subtitle.startswith(expected[:-1] + " · k · ")
    assert words("arena-end", count=1, share="s", ending="e") in ("Ended once (s): e", "Fin 1 fois (s)\u202f: e")


def test_the_command_writes_the_report_and_lists_failures(tmp_path: Path) -> None:
    file = tmp_path / "r.html"
    command = ["arena", "lagoon", "--bot", "random", "--bot", "pipe:false", "--games", "2", "--jobs", "1"]
    shown = runner.invoke(app, [*command, "--json", "--report", str(file)])
    assert shown.exit_code == 1
    summary = json.loads(shown.stdout)
    assert summary["games"] == 0
    assert [one["why"]["id"] for one in summary["failed"]] == ["arena-failed-problem"] * 2
    assert "pipe:false" in file.read_text()
    shown = runner.invoke(app, [*command, "--lang", "fr"])
    assert "2 parties ont échoué" in shown.stdout


@pytest.mark.parametrize(
    ("listed", "single", "names"),
    [
        ("greedy,random", [], ("greedy", "random")),
        (
            "mcts:iterations=5,seconds=2, greedy:noise=0.2,random",
            [],
            ("mcts:iterations=5,seconds=2", "greedy:noise=0.2", "random"),
        ),
        ("", ["pipe:sh -c 'a,b=1'", "random"], ("pipe:sh -c 'a,b=1'", "random")),
        ("greedy", ["random"], ("greedy", "random")),
    ],
)
def test_commas_within_a_bot(listed: str, single: list[str], names: tuple[str, ...]) -> None:
    assert read_bots(listed, single) == names


@pytest.mark.parametrize(
    ("args", "english"),
    [
        (["--seats", "3,x"], "numbers of seats"),
        (["--seats", "3," + "9" * 5000], "numbers of seats"),
        (["--bot", "pipe:./e\udcff"], "not UTF-8 text"),
        (["--format", "league"], "There is no format"),
        (["--format", "gauntlet", "--bots", "greedy"], "needs at least two different bots"),
        (["--resume", "no-such-file.jsonl"], "no file no-such-file.jsonl"),
        (["--ray", "127.0.0.1:9"], "No Ray cluster answers"),
        (["--ray", ""], "--ray needs the address of a cluster"),
        (["--limit", "inf"], "less than or equal to 86400"),
        (["--limit", "nan"], "less than or equal to 86400"),
    ],
)
def test_mistakes_of_the_command_get_one_clear_line(args: list[str], english: str) -> None:
    shown = runner.invoke(app, ["arena", "lagoon", *args])
    assert shown.exit_code == 2
    assert shown.stdout == ""
    assert english in " ".join(shown.stderr.split())
    assert "Traceback" not in shown.stderr
