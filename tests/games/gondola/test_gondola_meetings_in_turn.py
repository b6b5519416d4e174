"""A6, option: the parties of a meeting choose one after the other, and the second sees what the first has paid."""

import pytest
from gondola_scenario import PASS, go, gondola, turn

from serenissima.core.frame import kind_of
from serenissima.games.gondola import SPEC
from serenissima.games.gondola.picks import FLIP_FOR_COINS, FLIP_FOR_SCROLLS, PAY_INTRIGUE, PAY_SCROLL
from serenissima.games.gondola.state import Gondola

MODES = [("mover_first", 0, 1), ("met_first", 1, 0)]


def meeting(mode: str, favour: str = "", scrolls: int = 1) -> Gondola:
    s = gondola(
        boats={"A": ("senate", "court"), "B": ("docks",)},
        tracks={"scrolls": {"A": scrolls, "B": scrolls}},
        meeting_mode=mode,
        favour=favour,
    )
    turn(s, "A", 0)
    go(s, "e11", PASS)
    return s


@pytest.mark.parametrize(("mode", "first", "second"), MODES)
def test_the_second_sees_what_the_first_has_paid(mode: str, first: int, second: int) -> None:
    s = meeting(mode)
    assert (kind_of(s.agenda[-1]), s.asked()) == ("meeting", 1 << first)
    s.act(first, PAY_SCROLL)
    assert (s.scrolls[first], s.asked()) == (0, 1 << second)
    assert SPEC.view(s, second)["open"] == [[first, PAY_SCROLL]]
    s.act(second, PAY_INTRIGUE)
    assert (s.scrolls, s.intrigue[second]) == ([0 if seat == first else 1 for seat in range(s.seats)], 1)


@pytest.mark.parametrize(("mode", "first", "second"), MODES)
def test_a_player_who_flips_chooses_again_and_the_other_does_not(mode: str, first: int, second: int) -> None:
    s = meeting(mode, favour="AB")
    s.act(first, FLIP_FOR_SCROLLS)
    assert s.options(first) == (PAY_SCROLL, PAY_INTRIGUE)
    s.act(first, PAY_SCROLL)
    scrolls = s.scrolls[first]
    s.act(second, FLIP_FOR_COINS)
    assert s.options(second) == (PAY_SCROLL, PAY_INTRIGUE)
    s.act(second, PAY_INTRIGUE)
    assert (s.scrolls[first], s.intrigue[first], s.intrigue[second]) == (scrolls, 0, 1)


@pytest.mark.parametrize(("mode", "first", "second"), MODES)
def test_nobody_is_asked_without_a_choice(mode: str, first: int, second: int) -> None:
    s = meeting(mode, scrolls=0)
    assert (s.intrigue[first], s.intrigue[second], kind_of(s.agenda[-1])) == (1, 1, "move")
