"""Bots by name: engines with budgets, levels for people, and names that do not exist."""

import pytest

from serenissima.bots.api import GreedyBot, MctsBot, RandomBot, RolloutBot, make_bot, make_searcher
from serenissima.bots.names import LEVELS, BotName, read_name
from serenissima.core.errors import BadTable


def test_engines_and_levels() -> None:
    assert read_name("mcts:iterations=400") == BotName("mcts", iterations=400)
    assert read_name(" mcts:seconds=0.5,iterations=90 ") == BotName("mcts", iterations=90, seconds=0.5)
    assert read_name("greedy:noise=0.25") == BotName("greedy", noise=0.25)
    assert read_name("master") == BotName("mcts", seconds=5)
    assert [type(make_bot(level, "doge")) for level in LEVELS] == [GreedyBot, GreedyBot, RolloutBot, MctsBot, MctsBot]
    assert isinstance(make_bot("random", "doge"), RandomBot)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("", "bot-unknown"),
        ("alphago", "bot-unknown"),
        ("pipe:", "bot-unknown"),
        ("random:noise=1", "bot-parameter"),
        ("mcts:depth=3", "bot-parameter"),
        ("mcts:seconds=0", "bot-budget"),
        ("mcts:seconds=-1", "bot-budget"),
        ("mcts:seconds=nan", "bot-budget"),
        ("mcts:seconds=1e9", "bot-budget"),
        ("mcts:iterations=0", "bot-budget"),
        ("mcts:iterations=1.5", "bot-budget"),
        ("mcts:iterations=many", "bot-budget"),
        ("greedy:noise=2", "bot-budget"),
        ("pipe:./e\udcff", "bot-no-text"),
    ],
)
def test_unknown_bot_names_are_refused(given: str, message: str) -> None:
    with pytest.raises(BadTable) as refused:
        make_bot(given, "doge")
    assert refused.value.message.id == message


def test_greedy_does_not_weigh() -> None:
    with pytest.raises(BadTable) as refused:
        make_searcher("greedy", "doge")
    assert refused.value.message.id == "bot-cannot-weigh"
