"""Observations show what the view shows and nothing else; every pick has its numbers."""

import pickle
from itertools import islice

import numpy as np
import pytest

from serenissima.core.dice import Dice, from_seed
from serenissima.core.errors import BadTable, Illegal
from serenissima.core.frame import kind_of
from serenissima.core.spec import GameSpec
from serenissima.games import all_games, find, ids
from serenissima.lab.configurations import Table, tables
from serenissima.research.episode import Play
from serenissima.research.observe import Numbers

FEW_TABLES = 6
GAMES = all_games()
MOST_COINS = 5000


def some_tables(spec: GameSpec) -> list[Table]:
    """A few tables, spread over all seat counts and options."""
    found = list(tables(spec))
    return list(islice(found, 0, None, max(1, len(found) // FEW_TABLES)))


def new(game: str, seed: int = 1) -> Play:
    numbers = Numbers(game)
    return Play(numbers, numbers.new(seed))


def any_step(play: Play, dice: Dice) -> None:
    legal = play.legal()
    play.act(legal[dice.below(len(legal))])


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_observations_do_not_depend_on_hidden_information(spec: GameSpec) -> None:
    """Along whole games each seat's array and mask are the same in all worlds that it cannot tell from the true one."""
    worlds = 0
    for seed, table in enumerate(some_tables(spec)):
        numbers = Numbers(spec.id, table.seats, table.options)
        play = Play(numbers, numbers.new(seed))
        dice, probe = from_seed(seed), from_seed(seed + 100)
        while not play.is_over:
            if probe.below(2 + play.state.number // 8) == 0:
                for seat in range(table.seats):
                    other = play.resample(seat, probe)
                    worlds += other.state.digest() != play.state.digest()
                    assert np.array_equal(other.observe(seat), play.observe(seat))
                    assert np.array_equal(other.mask(seat), play.mask(seat))
            any_step(play, dice)
    assert worlds > 100


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_every_field_of_a_view_is_read_or_left_out_knowingly(spec: GameSpec) -> None:
    for seed, table in enumerate(some_tables(spec)):
        numbers = Numbers(spec.id, table.seats, table.options)
        assert len(set(numbers.names)) == numbers.size
        play = Play(numbers, numbers.new(seed))
        dice = from_seed(seed)
        while not play.is_over:
            if play.state.number % 7 == 0:
                assert list(numbers.schema.unread(play.view(play.seat), "")) == []
            any_step(play, dice)
        for seat in range(table.seats):
            assert list(numbers.schema.unread(play.view(seat), "")) == []
            array = play.observe(seat)
            assert array.shape == (numbers.size,)
            assert array.dtype == np.float32
            assert np.isfinite(array).all()


def test_numbers_stand_under_their_names() -> None:
    play = new("doge")
    seen = dict(zip(play.numbers.names, play.observe(0).tolist(), strict=True))
    view = play.view(0)
    assert seen["question=PlaceBallots"] == 1
    assert seen[f"order_now[0]={view['order_now'][0]}"] == 1
    assert seen["phase=placing"] == 1
    assert [seen[f"hand#{value}"] for value in range(4)] == [1, 2, 2, 2]
    assert seen["players[me].supply_houses"] == pytest.approx(view["players"][0]["supply_houses"] / 15)


def test_the_seat_that_looks_is_the_first() -> None:
    """What one seat has shows at the same place for itself, and one place further away for the seat before it."""
    play = new("masters", 5)
    dice = from_seed(3)
    while play.state.number < 200:
        any_step(play, dice)
    place = play.numbers.names.index
    for seat in range(5):
        shown = [play.observe((seat - away) % 5) for away in range(5)]
        cubes = [shown[away][place(f"players[{who}].cubes[iron]")] for away, who in enumerate(around(5))]
        assert len(set(cubes)) == 1


def around(seats: int) -> list[str]:
    return ["me", *[f"next{away}" for away in range(1, seats)]]


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_every_pick_has_numbers_of_its_own(spec: GameSpec) -> None:
    for seed, table in enumerate(some_tables(spec)):
        s = spec.new(table.seats, table.options, seed)
        dice = from_seed(seed)
        while (seat := s.turn()) >= 0:
            question = s.question()
            assert question is not None
            kind, options = kind_of(question), s.options(seat)
            steps = [spec.steps(kind, pick) for pick in options if kind != "bid" or pick <= MOST_COINS]
            assert len(set(steps)) == len(steps)
            assert all(0 <= number < spec.actions for numbers in steps for number in numbers)
            begun = {numbers[:length] for numbers in steps for length in range(1, len(numbers))}
            assert not begun & set(steps)
            s.act(seat, options[dice.below(len(options))])


def test_a_pick_of_lagoon_is_chosen_in_steps() -> None:
    play = new("lagoon")
    seat, number = play.seat, play.state.number
    options = play.state.options(seat)
    before = play.observe(seat)
    first = play.legal()[0]
    play.act(first)
    assert (play.seat, play.state.number) == (seat, number)
    assert play.chosen[0] == first
    changed = {play.numbers.names[i] for i in np.flatnonzero(play.observe(seat) != before)}
    assert changed == {f"chosen={step}" for step in play.chosen}
    others = [other for other in range(4) if other != seat]
    assert all(not play.observe(other)[play.numbers.names.index(f"chosen={first}")] for other in others)
    while play.state.number == number:
        play.act(play.legal()[0])
    assert play.chosen == ()
    assert len(options) > 1


@pytest.mark.parametrize("game", ids())
def test_a_game_survives_pickling_in_the_middle_of_a_pick(game: str) -> None:
    play = new(game)
    dice = from_seed(1)
    for _ in range(25):
        any_step(play, dice)
        twin = pickle.loads(pickle.dumps(play))
        assert twin.state.digest() == play.state.digest()
        assert (twin.seat, twin.chosen, twin.legal()) == (play.seat, play.chosen, play.legal())


def test_illegal_actions_are_refused_with_a_message() -> None:
    play = new("doge")
    digest = play.state.digest()
    with pytest.raises(Illegal) as refused:
        play.act(play.numbers.actions - 1)
    assert " " in str(refused.value)
    assert play.state.digest() == digest


@pytest.mark.parametrize(
    ("game", "seats", "options"), [("chess", None, {}), ("doge", 9, {}), ("doge", 3, {"colour": 1}), ("doge", 2, {})]
)
def test_tables_that_do_not_exist_are_refused_in_words(game: str, seats: int | None, options: dict[str, int]) -> None:
    with pytest.raises(BadTable) as refused:
        Numbers(game, seats, options)
    assert " " in str(refused.value)


def test_bids_above_what_has_numbers_are_not_offered() -> None:
    numbers = Numbers("masters")
    s = numbers.new(1)
    s.cash[s.turn()] = MOST_COINS + 50  # type: ignore[attr-defined]
    play = Play(numbers, s)
    assert len(play.legal()) == MOST_COINS // 5 + 1
    assert find("masters").steps("bid", MOST_COINS + 5)[0] == numbers.actions
