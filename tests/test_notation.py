"""Picks as text: every option of random games survives the round trip, and any input gets a clear answer."""

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from serenissima.core.dice import from_seed
from serenissima.core.errors import Illegal
from serenissima.core.pick_text import normal
from serenissima.core.spec import GameSpec
from serenissima.core.state import State
from serenissima.games import all_games, find
from serenissima.lab.configurations import tables
from serenissima.notation import kind_asked, notation_of, pick_text, pick_texts, read_pick

GAMES = [*all_games()]
SOME_TABLES = 3
ALWAYS = 5
"""The first questions of each kind are all checked, later ones now and then."""
TOOL = Path(__file__).parents[1] / "tools" / "picks.py"


def check_options(spec: GameSpec, s: State, seat: int) -> None:
    """All options of this seat have different texts that parse back to them, in lower case too."""
    options = s.options(seat)
    texts = pick_texts(spec, s, seat, options)
    assert len({normal(text) for text in texts}) == len(options), texts
    notation, kind, view = notation_of(spec.id), kind_asked(s), spec.view(s, seat)
    for pick, text in zip(options, texts, strict=True):
        assert text == " ".join(text.split())
        assert text.isascii()
        assert notation.parse(kind, normal(text.lower()), view) == pick, (kind, text)


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_options_of_random_games_come_back_from_their_texts(spec: GameSpec) -> None:
    met: Counter[str] = Counter()
    for seed, table in enumerate([*tables(spec)][::SOME_TABLES]):
        s = spec.new(table.seats, table.options, seed)
        dice = from_seed(seed)
        for _ in range(spec.longest):
            seat = s.turn()
            if seat < 0:
                break
            options = s.options(seat)
            met[kind_asked(s)] += 1
            if met[kind_asked(s)] <= ALWAYS or dice.below(40) == 0:
                check_options(spec, s, seat)
            s.act(seat, options[dice.below(len(options))])


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
@pytest.mark.parametrize(
    "written", ["", " ", "-x", "SM 9", "SM 3+3+3", "#", "#x", "M 99", "9" * 40, "²", "E Z9 (1,2)", "\0"]
)
def test_invalid_notation_is_refused_with_examples(spec: GameSpec, written: str) -> None:
    s = spec.new(3, {}, 1)
    seat = s.turn()
    with pytest.raises(Illegal) as refused:
        read_pick(spec, s, seat, written)
    assert refused.value.message.id == "illegal-notation"
    assert pick_text(spec, s, seat, s.options(seat)[0]) in str(refused.value.message.args["some"])


def test_a_number_sign_gives_the_number_of_any_pick() -> None:
    doge = find("doge")
    s = doge.new(3, {}, 1)
    assert read_pick(doge, s, 0, "#126") == read_pick(doge, s, 0, " sm  1+3") == 126
    assert pick_text(doge, s, 0, 126) == "SM 3+1"


def test_a_game_without_notation_writes_numbers() -> None:
    numbers = notation_of("no-such-game")
    assert numbers.text("any", 17, {}) == "17"
    assert numbers.parse("any", "17", {}) == 17


def test_canals_between_the_same_docks_are_told_apart() -> None:
    picks = notation_of("gondola")
    canals = [{"ends": [2, 6], "icon": 0}, {"ends": [6, 2], "icon": 1}, {"ends": [1, 2], "icon": 2}]
    view = {"turn": {"at": 2}, "canals": canals}
    assert [picks.text("move", pick, view) for pick in range(6)] == ["P 7", "M 7", "P 7b", "M 7b", "P 2", "M 2"]
    assert [picks.text("bridge-site", pick, view) for pick in range(3)] == ["3=7", "3=7b", "2=3"]
    assert picks.parse("move", "M 7B", view) == 3


def test_the_client_has_the_numbers_of_the_rules() -> None:
    done = subprocess.run([sys.executable, str(TOOL), "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_spaces_around_a_plus_do_not_matter() -> None:
    spec = find("doge")
    s = spec.new(3, {}, 1)
    assert read_pick(spec, s, 0, " sm  3 + 1 ") == read_pick(spec, s, 0, "SM 3+1")
