"""OpenSpiel accepts the games, and its own search plays them."""

import json

import numpy as np
import pyspiel
import pytest
from game_cases import case
from open_spiel.python.algorithms import ismcts, mcts

from serenissima.core.errors import BadTable
from serenissima.games import ids
from serenissima.research import open_spiel_game  # noqa: F401 - registers the games


def load(game: str) -> pyspiel.Game:
    return pyspiel.load_game(f"serenissima_{game}", case(game, "SMALL_TABLE", {}))


def first_decision(game: pyspiel.Game) -> pyspiel.State:
    state = game.new_initial_state()
    rng = np.random.default_rng(1)
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(outcomes, p=chances)))
    return state


@pytest.mark.parametrize("game", ids())
def test_openspiel_accepts_the_game(game: str) -> None:
    pyspiel.random_sim_test(load(game), num_sims=1, serialize=False, verbose=False)


def test_positions_can_be_written_down_and_read() -> None:
    pyspiel.random_sim_test(load("doge"), num_sims=1, serialize=True, verbose=False)


def test_parameters_are_seats_and_options() -> None:
    game = pyspiel.load_game("serenissima_doge(seats=3,year_cap=20)")
    assert game.num_players() == 3
    assert game.numbers.options["year_cap"] == 20
    assert pyspiel.load_game("serenissima_masters", {"max_bid": "50"}).numbers.options["max_bid"] == 50


@pytest.mark.parametrize("game", ids())
def test_openspiels_own_search_plays(game: str) -> None:
    rng = np.random.RandomState(2)
    state = first_decision(load(game))
    bot = mcts.MCTSBot(state.get_game(), 1.4, 3, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_openspiels_search_in_resampled_worlds_plays() -> None:
    rng = np.random.RandomState(2)
    state = first_decision(load("doge"))
    bot = ismcts.ISMCTSBot(state.get_game(), mcts.RandomRolloutEvaluator(1, rng), 1.4, 3, random_state=rng)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("game", ids())
def test_copies_and_resampled_worlds(game: str) -> None:
    state = first_decision(load(game))
    rng = np.random.default_rng(3)
    for _ in range(12):
        if state.is_terminal():
            break
        player = state.current_player()
        if not state.is_chance_node():
            before = str(state)
            twin = state.clone()
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.legal_actions() == state.legal_actions()
            other.apply_action(other.legal_actions()[-1])
            twin.apply_action(twin.legal_actions()[0])
            assert str(state) == before
        state.apply_action(int(rng.choice(state.legal_actions())))


def test_an_information_state_is_the_view_and_the_question() -> None:
    state = first_decision(load("doge"))
    said = json.loads(state.information_state_string(0))
    assert said["question"] == "place-ballots"
    assert said["view"] == json.loads(json.dumps(state.play.view(0)))
    assert len(state.information_state_tensor(0)) == state.get_game().numbers.size


def test_chances_are_those_of_the_deal() -> None:
    state = load("masters").new_initial_state()
    assert state.is_chance_node()
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)


def test_tables_that_do_not_exist_are_refused() -> None:
    with pytest.raises(BadTable):
        pyspiel.load_game("serenissima_doge(seats=9)")
