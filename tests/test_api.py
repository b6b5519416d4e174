"""The public API: its examples run, it prints nothing hidden, errors come in words, and its import is light."""

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import serenissima
from serenissima import api
from serenissima.bots.api import Perspective
from serenissima.core.dice import Dice
from serenissima.core.spec import GameSpec
from serenissima.games import all_games, find, ids

TOUR = Path(__file__).parents[1] / "docs" / "api.md"
GOLDEN = Path(__file__).parent / "golden" / "doge-2-random.json"
HEAVY = (
    "serenissima.server",
    "serenissima.terminal",
    "serenissima.bots",
    "numpy",
    "rich",
    "fluent",
    "msgspec",
    "asyncio",
)


@pytest.mark.parametrize("module", [serenissima, api], ids=lambda module: str(module.__name__))
def test_examples_in_docstrings_run(module: object) -> None:
    found = doctest.testmod(module)  # type: ignore[arg-type]
    assert found.attempted
    assert not found.failed


def test_the_tour_in_the_documentation_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    found = doctest.testfile(str(TOUR), module_relative=False, encoding="utf-8")
    assert found.attempted
    assert not found.failed


def test_every_public_name_exists_and_is_documented() -> None:
    assert serenissima.__all__ == sorted(
        serenissima.__all__, key=lambda name: (name != "SPECTATOR", name[0].islower(), name)
    )
    for name in serenissima.__all__:
        public = getattr(serenissima, name)
        assert name in dir(serenissima)
        # mypyc drops the docstrings of the classes it compiles.
        assert name == "SPECTATOR" or public.__doc__ or (serenissima.is_compiled() and isinstance(public, type))
    assert [name for name in dir(serenissima) if not name.startswith("__")] == sorted(serenissima.__all__)
    with pytest.raises(AttributeError):
        serenissima.no_such_name  # type: ignore[attr-defined]  # noqa: B018


def test_games_is_a_package_and_a_function() -> None:
    assert [spec.id for spec in serenissima.games()] == [*ids()]
    import serenissima.games as package

    assert package.find is find


@pytest.mark.parametrize("then", ["", "serenissima.games", "serenissima.new('doge', seed=1).pick('SM 3+1')"])
def test_importing_it_imports_little(then: str) -> None:
    """Words, bots, screens and the server are imported on first use."""
    allowed = ("msgspec",) if then else ()
    program = f"import sys, serenissima\n{then}\nprint(*sys.modules)"
    modules = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    assert [name for name in modules if name.startswith(HEAVY) and not name.startswith(allowed or "-")] == []


@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_a_game_is_played_printed_saved_and_taken_back(spec: GameSpec, tmp_path: Path) -> None:
    finished = serenissima.play(spec, ["greedy", "random", "random"], seed=5)
    assert finished.is_over
    assert finished.seat is None
    assert finished.waiting == finished.options == ()
    assert finished.question == finished.kind == ""
    assert finished.choices() == {}
    assert finished.result is not None
    assert finished.scores == (*finished.result.scores,)
    assert finished.winners
    assert finished.log()
    assert repr(finished).endswith("over>")
    serenissima.save(finished, tmp_path / "game.json")
    again = serenissima.load(tmp_path / "game.json", language="fr")
    assert again.result == finished.result
    assert str(again) != str(finished)
    replayed = serenissima.new(spec, seats=3, seed=5)
    for played in finished.history():
        if not played.automatic:
            replayed.pick(played.text, seat=played.seat)
    assert replayed.result == finished.result
    replayed.undo()
    assert not replayed.is_over
    assert replayed.scores is None
    with pytest.raises(serenissima.Illegal):
        finished.pick("-")


@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_a_position_prints_only_what_its_viewer_may_know(spec: GameSpec) -> None:
    """The boards of two worlds that a seat cannot tell apart are the same, to this seat and to a spectator."""
    position = serenissima.new(spec, seats=3, seed=2)
    for _ in range(4):
        for _ in range(5):
            position.pick(position.options[0])
        for seat in position.waiting:
            other = position.copy()
            other.session.state = spec.resample(position.state, seat, Dice())
            assert other.board(seat) == position.board(seat)
            assert str(other) == str(position)
        assert "\x1b" not in str(position)


def test_a_spectator_sees_no_hand() -> None:
    position = serenissima.new("doge", seed=1)
    assert position.board(0).count("3 3 2 2 1 1 0") == 1
    assert "3 3 2 2 1 1 0" not in str(position)


@pytest.mark.parametrize("show", ["view", "board", "log", "choices"])
def test_unknown_seats_are_refused(show: str) -> None:
    position = serenissima.new("doge", seed=1)
    with pytest.raises(serenissima.BadTable, match="no seat 3 at this table: the seats are 0 to 2"):
        getattr(position, show)(3)


def test_required_options_are_added_to_those_given() -> None:
    position = serenissima.new("doge", seats=2, options={"show_history": True})
    assert position.record.options["two_player_variant"] is True
    assert position.record.options["show_history"] is True


def test_a_game_describes_itself() -> None:
    doge = serenissima.game("doge")
    assert repr(doge) == f"<Game doge: 2–4 seats, rules {doge.version}>"


DOGE = serenissima.new("doge", seed=1)


@pytest.mark.parametrize(
    ("mistake", "told"),
    [
        (lambda: serenissima.game(None), "the id of a game must be a text, not None"),
        (lambda: serenissima.new(3), "a game or its id must be a text, not 3"),
        (lambda: serenissima.new("doge", seats="3"), "seats must be a whole number, not '3'"),
        (lambda: serenissima.new("doge", seats=True), "seats must be a whole number, not True"),
        (lambda: serenissima.new("doge", seed="x"), "the seed must be a whole number, not 'x'"),
        (lambda: serenissima.new("doge", names="abc"), "names must be a list"),
        (lambda: serenissima.new("doge", options=["x"]), "options must be a dict"),
        (lambda: DOGE.pick(None), "a pick that is not a text must be a whole number, not None"),
        (lambda: DOGE.pick(3.5), "not 3.5"),
        (lambda: DOGE.pick(True), "not True"),
        (lambda: DOGE.pick("SM 3", seat="1"), "a seat must be a whole number, not '1'"),
        (lambda: DOGE.view("1"), "a seat must be a whole number, not '1'"),
        (lambda: serenissima.bot(3), "the name of a bot must be a text, not 3"),
        (lambda: serenissima.play("doge", "greedy"), "a list with one for each seat"),
        (lambda: serenissima.play("doge", [1, 2, 3]), "an object with a method choose, not 1"),
        (lambda: serenissima.save("x", "x.json"), "a Position or a Record is needed, not 'x'"),
        (lambda: serenissima.analyse("x.json"), "`load` reads a file"),
    ],
)
def test_wrong_types_are_refused(mistake: object, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert callable(mistake)
    with pytest.raises(TypeError) as error:
        mistake()
    assert told in str(error.value)
    assert list(tmp_path.iterdir()) == []
    assert DOGE.number == 0


def test_bots_of_your_own_play_and_are_recorded() -> None:
    class First:
        def choose(self, here: Perspective, dice: Dice) -> int:
            return here.options[0]

    finished = serenissima.play("doge", [First(), serenissima.bot("random"), "random"], seed=1)
    assert finished.record.players == ["First", "random", "random"]


@pytest.mark.parametrize(
    ("mistake", "problem"),
    [
        (lambda: serenissima.game("chess"), "chess"),
        (lambda: serenissima.new("doge", seats=9), "9"),
        (lambda: serenissima.new("doge", options={"speed": 3}), "speed"),
        (lambda: serenissima.play("doge", ["greedy", "deep-blue", "random"]), "deep-blue"),
        (lambda: serenissima.load("/no/such/file.json"), "file.json"),
        (lambda: serenissima.bot("greedy").suggest(serenissima.new("doge")), "greedy"),
        (lambda: serenissima.new("doge").pick("hello"), "hello"),
        (lambda: serenissima.new("doge", language="fr").pick(-5), "bulletins"),
        (lambda: serenissima.new("doge").pick("SM 3", seat=7), "no seat 7"),
        (lambda: serenissima.new("doge").pick("SM 3", seat=-1), "no seat −1"),
        (lambda: serenissima.bot("random").choose(serenissima.new("doge"), seat=7), "no seat 7"),
        (lambda: serenissima.new("lagoon", seed=42).pick(0, seat=0), "turn"),
        (lambda: serenissima.new("doge", language="Klingon"), "“Klingon” is not a language"),
        (lambda: serenissima.load(GOLDEN, language="Klingon"), "“Klingon” is not a language"),
        (lambda: serenissima.new("doge", names=["Ada", "Bea"]), "number of names (2) is not that of the seats (3)"),
        (lambda: serenissima.new("doge", seats=-1), "−1"),
    ],
)
def test_mistakes_raise_errors_with_a_message(mistake: object, problem: str) -> None:
    assert callable(mistake)
    with pytest.raises(serenissima.Problem) as told:
        mistake()
    assert problem in str(told.value)
    assert " " in str(told.value)
