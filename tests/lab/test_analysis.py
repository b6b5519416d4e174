"""The analysis judges real choices by what the seat knew, and calls nothing a mistake on thin evidence."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.console import Console

from serenissima.bots.api import Perspective, Weighed, make_searcher
from serenissima.core.dice import Dice, from_seed
from serenissima.games import all_games, find
from serenissima.lab.analysis import (
    DOUBT,
    LEAST_SWING,
    Decided,
    analyse,
    count_decisions,
    judge,
    labels,
    shares,
    swings,
)
from serenissima.locale import Words
from serenissima.table.record import read
from serenissima.table.session import Session
from serenissima.terminal.analysis import analysis_report

GOLDEN = Path(__file__).parent.parent / "golden"


class Scales:
    """A searcher that finds every option as good as it is told."""

    def __init__(self, *weighed: Weighed) -> None:
        self.weighed = weighed
        self.seen: list[Perspective] = []

    def choose(self, here: Perspective, dice: Dice) -> int:
        return here.options[0]

    def weigh(self, here: Perspective, dice: Dice, also: Sequence[int] = ()) -> list[Weighed]:
        self.seen.append(here)
        first = Weighed(here.options[0], 0.5, 10)
        return list(self.weighed) or [first, *(Weighed(pick, 0.25, 4) for pick in also if pick != first.pick)]


def game(name: str) -> Session:
    record = read(GOLDEN / f"{name}.json")
    return Session.resume(find(record.game), record)


def test_a_pick_is_compared_with_the_best() -> None:
    session = game("lagoon-3-greedy")
    here = Perspective(session.spec, session.before(0), 0)
    best, thin = Weighed(3, 0.8, 90), Weighed(5, 0.4, DOUBT)
    assert judge(here, 3, Scales(best, thin), from_seed(1)) == (3, 0.8, 0.8)
    # As many tries as doubts: half of the difference counts.
    assert judge(here, 5, Scales(best, thin), from_seed(1)) == (3, 0.8, pytest.approx(0.6))
    lucky = Weighed(5, 0.9, 2)
    assert judge(here, 5, Scales(best, lucky), from_seed(1)) == (3, 0.8, 0.8)


@pytest.mark.parametrize("name", [f"{spec.id}-{max(2, spec.seats[0])}-random" for spec in all_games()])
def test_every_choice_is_judged_by_what_its_seat_knew(name: str) -> None:
    session = game(name)
    scales = Scales()
    judged = analyse(session, scales, 0)
    assert len(judged) == count_decisions(session) == len(scales.seen)
    for each, here in zip(judged, scales.seen, strict=True):
        step = session.steps[each.at]
        assert (each.seat, each.pick) == (step.seat, step.pick) == (here.seat, each.pick)
        assert not step.auto
        assert len(here.options) > 1
        assert here.view() == session.spec.view(session.before(each.at), step.seat)
    words = Words("fr", session.record.names)
    for each in swings(judged):
        assert all(words.say(label) for label in labels(session, each))


def test_a_fresh_searcher_gives_the_same_judgements_again() -> None:
    session = game("lagoon-3-stranded")
    first, again = (analyse(session, make_searcher("mcts:iterations=4", "lagoon"), 7) for _ in range(2))
    assert first == again
    assert analyse(session, make_searcher("mcts:iterations=4", "lagoon"), 8) != first


def test_the_costliest_decisions_come_first_and_small_losses_are_left_out() -> None:
    judged = [Decided(at, 0, 1, 2, 0.5, 0.5 - loss) for at, loss in enumerate((0.1, 0.3, LEAST_SWING / 2, 0.3, 0.2))]
    assert [each.at for each in swings(judged)] == [1, 3, 4, 0]
    assert [each.at for each in swings(judged, 2)] == [1, 3]


@pytest.mark.parametrize(("language", "lost"), [("en", " 1.6"), ("fr", " 1,6")])
def test_losses_of_decisions_are_formatted_for_the_language(language: str, lost: str) -> None:
    session = game("lagoon-3-greedy")
    judged = [Decided(0, 0, session.steps[0].pick, session.steps[0].pick, 0.5, 0.484)]
    console = Console(width=100)
    with console.capture() as shown:
        console.print(analysis_report(session, "mcts", judged, Words(language, session.record.names)))
    assert lost in shown.get()


def test_shared_wins_are_split() -> None:
    session = game("doge-2-shared")
    assert shares(session) == [0.5, 0.5]
