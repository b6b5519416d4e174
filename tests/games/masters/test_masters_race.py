"""The race chart of Masters: what everybody would have if the game ended at each moment."""

from serenissima.bots.api import Perspective, make_bot
from serenissima.core.dice import from_seed
from serenissima.games import find
from serenissima.table.session import Session


def test_the_race_counts_money_and_shares_from_the_start_and_ends_at_the_result() -> None:
    spec = find("masters")
    session = Session.start(spec, ["greedy"] * 3, {}, 7)
    session.answer_forced()
    assert session.state.scores() == [0, 0, 0]
    # 150 ducats and one share, less the order in hand.
    assert session.state.scores_if_ended() != [0, 0, 0]
    bot = make_bot("greedy", "masters")
    dice = from_seed(7)
    while not session.is_over:
        seat = session.state.turn()
        session.pick(seat, bot.choose(Perspective(spec, session.state, seat), dice))
    assert session.state.scores_if_ended() == session.state.scores()
