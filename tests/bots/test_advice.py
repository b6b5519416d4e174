"""Advice: searches of one question add up, options too close to call count as equal, and reasons come from the game."""

from typing import Any

import pytest
from game_cases import case

from regatta.spec import SPEC
from serenissima.bots.advice import advise, hinted, is_equal, merged, reasons_for, why_of
from serenissima.bots.api import Perspective, Weighed, make_bot, make_searcher
from serenissima.bots.perspective import WIDEST
from serenissima.core.dice import from_seed
from serenissima.core.spec import GameSpec
from serenissima.core.state import State
from serenissima.games import find, game_part, ids
from serenissima.lab.configurations import plain_table
from serenissima.locale import LANGUAGES, Words

TABLES = [
    pytest.param(game, seats, id=f"{game}-{seats}")
    for game in ids()
    for seats in range(find(game).seats[0], find(game).seats[1] + 1)
]


def middle(game: str, seats: int, moves: int) -> State:
    """A position with a real choice, some moves after the beginning."""
    spec = find(game)
    s = spec.new(seats, plain_table(spec, seats).options, 5)
    bot, dice = make_bot("greedy", game), from_seed(5)
    while moves > 0 or len(s.options(s.turn())) == 1:
        moves -= 1
        s.act(s.turn(), bot.choose(Perspective(spec, s, s.turn()), dice))
    return s


def value(game: str) -> Any:
    return game_part(game, "value")


def test_two_searches_count_as_one() -> None:
    known = [Weighed(1, 0.5, 30, 0.04), Weighed(2, 0.2, 5, 0.01)]
    found = [Weighed(1, 0.8, 10, 0.04), Weighed(3, 0.6, 35, 0.02)]
    first, second, third = merged(known, found)
    assert (first.pick, second.pick, third) == (1, 3, known[1])
    assert (first.visits, first.value) == (40, pytest.approx(0.575))
    # The spread within both, and that between them.
    assert first.spread == pytest.approx(0.04 + 0.75 * 0.075**2 + 0.25 * 0.225**2)
    assert second == found[1]
    assert merged([], found)[0] == found[1]


def test_more_tries_make_a_smaller_error_and_none_makes_it_vanish() -> None:
    errors = [Weighed(1, 0.5, visits, 0.04).error for visits in (1, 4, 100, 10_000)]
    assert errors == sorted(errors, reverse=True)
    assert errors[-1] == pytest.approx(0.002, abs=0.0001)
    assert Weighed(1, 1.0, 1, 0.0).error == pytest.approx((WIDEST / 2) ** 0.5)
    assert Weighed(1, 1.0, 1, 0.0, certain=True).error == 0.0


def test_differences_below_the_error_count_as_equal() -> None:
    best = Weighed(1, 0.6, 400, 0.16)
    assert is_equal(best, Weighed(2, 0.58, 400, 0.16))
    assert not is_equal(best, Weighed(2, 0.55, 400, 0.16))
    assert [each.pick for each in hinted([best, Weighed(2, 0.1, 9), Weighed(3, 0.3, 8), Weighed(4, 0.9, 7)])] == [
        1,
        3,
        2,
    ]


@pytest.mark.parametrize("game", ids())
def test_the_same_question_is_searched_further(game: str) -> None:
    s = middle(game, 3, 12)
    here = Perspective(find(game), s, s.turn())
    searcher = make_searcher("mcts:iterations=20", game)
    first = advise(here, searcher, from_seed(1))
    second = advise(here, searcher, from_seed(2), first.weighed)
    tries = [sum(each.visits for each in advice.weighed) for advice in (first, second)]
    assert tries[1] >= tries[0] + 20
    before = {each.pick: each.visits for each in first.weighed}
    after = {each.pick: each.visits for each in second.weighed}
    assert all(after[pick] >= visits for pick, visits in before.items())


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_themes_are_the_whole_value_and_reading_them_touches_nothing(game: str, seats: int) -> None:
    s = middle(game, seats, 15)
    digest = s.digest()
    themes = value(game).why(s)
    assert s.digest() == digest
    assert [len(row) for row in themes] == [len(value(game).WHY)] * seats
    if themes_and_worth := case(game, "themes_and_worth"):
        for seat in range(seats):
            parts, worth = themes_and_worth(s, seat)
            assert sum(parts) == worth
        return
    progress, features = value(game).read(s)
    weights = value(game).FITTED.weights[seats]
    count = len(weights) // 2
    for seat, row in enumerate(themes):
        mine = features[seat * count : (seat + 1) * count]
        blended = [(1 - progress) * weights[i] + progress * weights[count + i] for i in range(count)]
        assert sum(row) == pytest.approx(sum(a * b for a, b in zip(blended, mine, strict=True)))


@pytest.mark.parametrize("game", ids())
def test_every_theme_has_words_for_you_and_for_others(game: str) -> None:
    for language in LANGUAGES:
        words = Words(language)
        for theme in value(game).WHY:
            for whose in ("", "-others"):
                assert words(f"{game}-why-{theme}{whose}")


class Window:
    """Everything a search may look at: no true position, only a world that the seat cannot tell from it."""

    def __init__(self, spec: GameSpec, s: State, seat: int) -> None:
        self.spec = spec
        self.seat = seat
        self.options = s.options(seat)
        self.worlds = Perspective(spec, spec.resample(s, seat, from_seed(77)), seat)
        self.resample = self.worlds.resample


@pytest.mark.parametrize("game", ids())
def test_a_hint_gives_its_reason_in_a_sentence_and_needs_no_true_position(game: str) -> None:
    spec = find(game)
    said = set()
    for moves in case(game, "HINTED_AFTER", (5, 9, 14, 20)):
        s = middle(game, 3, moves)
        seat = s.turn()
        here: Any = Window(spec, s, seat)
        advice = advise(here, make_searcher("rollout:iterations=60", game), from_seed(moves))
        assert all(reason.startswith((f"{game}-why-", "hint-why-")) for reason in advice.reasons)
        why = why_of(spec, s, seat, advice)
        if why is not None:
            for language in LANGUAGES:
                said.add(Words(language, ["Anna", "Bruno", "Carla"]).say(why))
    assert said


def test_a_game_without_a_value_of_its_own_gets_no_reason() -> None:
    here = Perspective(SPEC, SPEC.new(2, {}, 1), 0)
    best, other = Weighed(here.options[-1], 0.9, 50), Weighed(here.options[0], 0.1, 50)
    assert reasons_for(here, best, other, from_seed(1)) == []
