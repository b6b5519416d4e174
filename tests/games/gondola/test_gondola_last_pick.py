"""A pick that ends the game is judged by its result, however rarely the search has tried it."""

from gondola_scenario import asked, gondola, run

from serenissima.bots.advice import advise, result_of
from serenissima.bots.api import Perspective, make_searcher
from serenissima.core.dice import from_seed
from serenissima.games.gondola import SPEC
from serenissima.games.gondola.scoring import STOP, WITH_COINS, FinalScoring
from serenissima.games.gondola.state import Gondola
from serenissima.lab.analysis import judge


def last_question() -> Gondola:
    """Alone, ahead of the Doge, with enough coins to escape the arrest; a player who stops paying is arrested."""
    s = gondola(seats=1, tracks={"coins": {"A": 20}})
    s.scrolls[0] = 0
    s.intrigue = [3, 2]
    s.vp = [60, 10]
    run(s, FinalScoring())
    assert asked(s) == "final-reduce"
    return s


def here() -> Perspective:
    return Perspective(SPEC, last_question(), 0)


def test_a_certain_arrest_is_rated_as_a_loss() -> None:
    assert result_of(here(), STOP, from_seed(1)) == 0.0
    best, chance, value = judge(here(), STOP, make_searcher("mcts:iterations=40", "gondola"), from_seed(1))
    assert (best, value) == (WITH_COINS, 0.0)
    assert chance > 0.9


def test_a_pick_that_does_not_end_the_game_has_no_result() -> None:
    assert result_of(here(), WITH_COINS, from_seed(1)) is None


def test_a_hint_knows_that_it_loses_and_says_so() -> None:
    advice = advise(here(), make_searcher("mcts:iterations=40", "gondola"), from_seed(1))
    best, other = advice.weighed
    assert (best.pick, other.pick) == (WITH_COINS, STOP)
    assert (other.value, other.error, other.certain) == (0.0, 0.0, True)
    assert (advice.other, advice.reasons) == (STOP, ["hint-why-loses"])
