"""Where seats answer openly in turn, the arrays of those who answer later show what the earlier ones have answered."""

from collections import Counter

import pytest

from serenissima.core.dice import from_seed
from serenissima.core.frame import Sealed
from serenissima.core.spec import GameSpec
from serenissima.core.state import State
from serenissima.games import find
from serenissima.lab.configurations import Table, tables
from serenissima.research.episode import Play
from serenissima.research.observe import Numbers

MOST_GAMES = 400
OPENLY = {
    "doge": ({"tie_decisions": "sequential"}, {"PlaceTogether", "MoveTogether", "BuildTogether"}),
    "gondola": ({}, {"Meeting"}),
}


def tables_with(spec: GameSpec, options: dict[str, str]) -> list[Table]:
    return [table for table in tables(spec) if options.items() <= table.options.items()]


def arrays_after(s: State, seat: int, numbers: Numbers) -> list[bytes]:
    """What the next seat observes after each pick of this one that leaves the question open."""
    question = s.question()
    found = []
    for pick in s.options(seat):
        twin = s.clone()
        twin.act(seat, pick)
        if twin.question() is question and twin.sealed[seat] == pick:
            found.append(Play(numbers, twin).observe(twin.turn()).tobytes())
    return found


@pytest.mark.parametrize("game", OPENLY)
def test_open_answers_show(game: str) -> None:
    spec = find(game)
    options, kinds = OPENLY[game]
    possible = tables_with(spec, options)
    seen: Counter[str] = Counter()
    for seed in range(MOST_GAMES):
        table = possible[seed % len(possible)]
        numbers = None
        s = spec.new(table.seats, table.options, seed)
        dice = from_seed(seed)
        while (seat := s.turn()) >= 0:
            question, picks = s.question(), s.options(seat)
            if isinstance(question, Sealed) and question.first >= 0 and len(picks) > 1:
                numbers = numbers or Numbers(game, table.seats, table.options)
                arrays = arrays_after(s, seat, numbers)
                assert len(set(arrays)) == len(arrays), f"{question!r}: some answers look the same"
                seen[type(question).__name__] += len(arrays) > 1
            s.act(seat, picks[dice.below(len(picks))])
        if all(seen[kind] > 2 for kind in kinds):
            return
    raise AssertionError(f"too few open questions: {seen}")
