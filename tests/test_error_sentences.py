"""An error that reaches a Python program is a sentence, wherever it was raised."""

import pickle
import subprocess
import sys

import pytest

from serenissima.core.errors import BadTable, Problem
from serenissima.core.messages import SeatName, message
from serenissima.games import find, ids


def test_an_error_of_the_engine_is_an_english_sentence() -> None:
    with pytest.raises(BadTable) as refused:
        find("zz")
    assert str(refused.value) == f"There is no game “zz”. The games are: {', '.join(ids())}."
    with pytest.raises(BadTable) as refused:
        find("doge").new(9, {}, 1)
    assert str(refused.value) == "Doge is played by 2 to 4 players, not by 9."


def test_an_error_without_a_text_in_the_catalogues_still_says_what_it_knows() -> None:
    assert str(Problem(message("zz-too-many-boats", boats=3, name=SeatName(1)))) == "Zz too many boats: 3, 2"


def test_an_error_comes_through_a_process_whole() -> None:
    sent = BadTable(message("game-unknown", given="zz", possible="doge"))
    received = pickle.loads(pickle.dumps(sent))
    assert str(received) == "There is no game “zz”. The games are: doge."
    named = message("zz-named", name=SeatName(1))
    assert pickle.loads(pickle.dumps(Problem(named))).message == named


def test_the_environments_for_research_say_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    gymnasium = pytest.importorskip("gymnasium")
    pytest.importorskip("serenissima.research.gym_env")
    with pytest.raises(BadTable) as refused:
        gymnasium.make("serenissima/Doge-v0", seats=9)
    assert str(refused.value) == "Doge is played by 2 to 4 players, not by 9."
    monkeypatch.setenv("SERENISSIMA_LANG", "fr")
    with pytest.raises(BadTable) as refused:
        gymnasium.make("serenissima/Doge-v0", seats=9)
    assert "Doge se joue" in str(refused.value)


def test_the_texts_are_loaded_only_when_they_are_needed() -> None:
    script = "import sys, serenissima.core.state; print('serenissima.locale' in sys.modules, 'fluent' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "False"]
