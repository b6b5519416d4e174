"""What a violation says, and that its position can be opened."""

import json
from io import StringIO
from pathlib import Path

import pytest
from faults import FAULTS, Fault, Loader
from rich.console import Console
from typer.testing import CliRunner

from serenissima import cli
from serenissima.core.dice import from_seed
from serenissima.games import find
from serenissima.lab.configurations import Table
from serenissima.lab.laws import Checker, PositionRef, check, check_position, position_at
from serenissima.lab.random_play import play_randomly
from serenissima.locale import Words
from serenissima.terminal.positions import judged, opened
from serenissima.terminal.reports import verdict_data, verdict_table

ENGLISH = Words("en")


def fault(name: str) -> Fault:
    return next(fault for fault in FAULTS if fault.name == name)


def shown(*parts: object) -> str:
    page = StringIO()
    Console(width=200, file=page).print(*parts)
    return page.getvalue()


def run(*arguments: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(cli.app, list(arguments))
    return result.exit_code, result.stdout, result.stderr


def test_a_violation_names_everything(load: Loader) -> None:
    spec = load(fault("no reveal() when one seat looks"))
    verdict = check(spec, 40)
    broken = verdict.broken
    assert broken is not None
    assert broken.place is not None
    table, seed, number = broken.place.table, broken.place.seed, broken.place.number
    assert broken.where == f"{table.name(spec)}, seed {seed}, decision {number}"
    assert "call reveal()" in broken.detail
    assert broken.command.startswith(f"position_at(SPEC, {table.seats}, ")  # it is not installed
    assert f"seed={seed}, number={number}" in broken.command
    data = verdict_data(spec, verdict, ENGLISH)["broken"]
    assert (data["law"], data["seats"], data["options"]) == (16, table.seats, table.options)
    assert (data["seed"], data["decision"]) == (seed, number)
    assert data["expected"] == ENGLISH("law-16")
    page = shown(verdict_table(spec, verdict, ENGLISH))
    assert "Law 16 is broken" in page
    assert broken.where in page
    assert broken.command in page
    assert "nothing to check" not in page  # after a violation nobody can say


def test_the_position_of_a_violation_shows_it_again(load: Loader) -> None:
    spec = load(fault("no reveal() when one seat looks"))
    broken = check(spec, 40).broken
    assert broken is not None
    assert broken.place is not None
    position = opened(spec, broken.place, Words("en"))
    assert position is not None
    page = shown(position.drawn())
    assert "(consult)" in page
    assert "bill deck" in page
    again = check_position(spec, broken.place.table, broken.place.seed, broken.place.number)
    assert again.broken is not None
    assert again.broken.law == 16
    assert "Law 16 is broken" in shown(judged(again, ENGLISH))


@pytest.mark.parametrize("name", ["set-up tells everybody", "an event tells everybody"])
def test_the_position_of_a_leaking_event_shows_the_event(name: str, load: Loader) -> None:
    spec = load(fault(name))
    broken = check(spec, 40).broken
    assert broken is not None
    assert broken.place is not None
    position = opened(spec, broken.place, Words("en"))
    assert position is not None
    assert broken.detail.partition(" tells")[0] in shown(position.drawn())
    again = check_position(spec, broken.place.table, broken.place.seed, broken.place.number)
    assert again.broken is not None
    assert again.broken.law == 14


def test_a_position_that_cannot_be_saved_is_a_crash_and_no_traceback(load: Loader) -> None:
    spec = load(Fault("", "rules.py", '"opener",', '"opening",'))
    broken = check(spec, 4).broken
    assert broken is not None
    assert (broken.law, "opening" in broken.detail) == (1, True)


def test_an_exception_is_located_in_the_code_of_the_game(load: Loader) -> None:
    spec = load(fault("the game crashes at times"))
    broken = check(spec, 40).broken
    assert broken is not None
    file, line = broken.source.split(":")
    assert file == "rules.py"
    text = (Path(load.folder) / load.names[-1] / file).read_text(encoding="utf-8").splitlines()[int(line) - 1]
    assert "0 // bid" in text
    assert "ZeroDivisionError" in broken.detail
    assert f"raised in {broken.source}" in str(broken)


def test_a_position_that_cannot_be_shown_says_why(load: Loader) -> None:
    spec = load(Fault("", "wording.py", 'return message("palazzo-pass") if', "return message(1 // 0) if"))
    position = opened(spec, PositionRef(Table(2, spec.read_options({})), 1, 0), Words("en"))
    assert position is not None
    assert "ZeroDivisionError" in shown(position.drawn())
    assert "wording.py:" in shown(position.drawn())
    crashing = load(Fault("", "rules.py", "s.auctions = AUCTIONS", "s.auctions = AUCTIONS // 0"))
    place = PositionRef(Table(2, spec.read_options({})), 1, 0)
    assert opened(crashing, place, Words("en")) is None
    verdict = check_position(crashing, place.table, place.seed, place.number)
    assert verdict.broken is not None
    assert verdict.broken.source.startswith("rules.py:")


def test_a_law_with_nothing_to_check_says_so(load: Loader) -> None:
    spec = load(None)
    verdict = check(spec, 4)
    assert verdict.broken is None
    assert verdict_data(spec, verdict, ENGLISH)["nothing_to_check"] == verdict.untested()
    assert 6 in verdict.untested()
    assert "nothing to check" in shown(verdict_table(spec, verdict, ENGLISH))


def test_a_loaded_position_is_the_one_that_check_played() -> None:
    spec = find("lagoon")
    s = spec.new(3, {}, 7)
    play_randomly(s, from_seed(15), 9)
    assert position_at(spec, 3, {}, seed=7, number=9).digest() == s.digest()
    assert Checker(spec).game(Table(3, spec.read_options({})), 7) == position_at(spec, 3, {}, 7, 10**6).digest()


def test_the_command_opens_the_position() -> None:
    spec = find("doge")
    place = PositionRef(Table(3, {**spec.read_options({}), "multi_build": True}), 5, 20)
    program, command, *arguments = place.command(spec).split()
    assert (program, command) == ("serenissima", "check")
    code, page, problem = run("check", *arguments)
    assert (code, problem) == (0, "")
    assert "3 seats, multi_build=true, seed 5, decision 20" in page
    assert "This position obeys the laws" in page
    code, page, _ = run("check", *arguments, "--json")
    data = json.loads(page)
    assert (code, data["broken"], data["decision"]) == (0, None, 20)
    assert data["position"] == json.loads(json.dumps(position_at(spec, 3, {"multi_build": True}, 5, 20).dump()))


def test_the_end_of_a_game_can_be_shown() -> None:
    spec = find("lagoon")
    most = position_at(spec, 3, {}, 1, 10**6).number
    code, page, _ = run("check", "lagoon", "--at", f"1:{most}", "--seats", "3", "--lang", "fr")
    assert code == 0
    assert "La partie est finie" in page
    code, _, problem = run("check", "lagoon", "--at", f"1:{most + 1}", "--seats", "3")
    assert code == 2
    assert f"over after {most} decisions" in problem


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--at", "5"], "is not a position"),
        (["--at", "x:1"], "is not a position"),
        (["--at", "1:-1"], "is not a position"),
        (["--at", "1:9999999999999"], "is not a position"),
        (["--at", "1:1", "--seats", "9"], "is played by"),
        (["--at", "1:1", "-o", "nonsense=1"], "has no option"),
        (["--seats", "3"], "without --at"),
    ],
)
def test_wrong_places_are_refused_in_a_sentence(arguments: list[str], said: str) -> None:
    code, _, problem = run("check", "lagoon", *arguments)
    assert code == 2
    assert said in " ".join(problem.split())
    assert "Traceback" not in problem


def test_action_numbers_without_a_limit_are_declared(load: Loader) -> None:
    spec = load(fault("too few actions"))
    broken = check(spec, 40).broken
    assert broken is not None
    assert "actions = 38" in broken.detail
    setattr(spec, "unbounded", ("sell",))  # noqa: B010
    assert check(spec, 20).broken is None
