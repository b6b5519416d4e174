"""What holds of every game: all that it can say exists in both languages, and its board fits the terminal."""

from collections.abc import Iterator
from importlib import import_module
from io import StringIO
from itertools import islice

import pytest
from rich.console import Console

from serenissima.core.dice import from_seed
from serenissima.core.event import SPECTATOR, Event
from serenissima.core.frame import kind_of
from serenissima.core.spec import GameSpec, Option
from serenissima.core.state import State
from serenissima.games import all_games
from serenissima.lab.tables import Table, tables
from serenissima.locale import LANGUAGES, Words

NAMES = ("Anna", "Bernd", "Claudia", "Daniel", "Emil")
GARBAGE = (-(1 << 40), -1, *range(0, 200, 13), 273, 300, 483, 510, 524, 10**12, 1 << 61)
FEW_TABLES = 5
MANY = 9
GAMES = all_games()


def some_tables(spec: GameSpec) -> Iterator[Table]:
    """A few tables, spread over all seat counts and options."""
    found = list(tables(spec))
    return islice(found, 0, None, max(1, len(found) // FEW_TABLES))


def say_decision(spec: GameSpec, s: State, words: Words) -> None:
    """Prompts, labels, groups, effects and refusals of everybody; no two options of a seat have the same label."""
    for seat in range(s.seats):
        picks = s.options(seat)
        if picks:
            words.say(spec.prompt(s, seat))
        labels = [words.say(spec.label(s, seat, pick)) for pick in picks]
        assert len(set(labels)) == len(labels)
        for pick in picks:
            for message in (spec.group(s, seat, pick), spec.effect(s, seat, pick)):
                assert message is None or words.say(message)
        for pick in GARBAGE:
            if pick not in picks:
                words.say(s.refusal(seat, pick))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_everything_can_be_said(spec: GameSpec, language: str) -> None:
    draw = import_module(f"serenissima.terminal.boards.{spec.id}").draw
    console = Console(width=100, quiet=True)
    for seed, table in enumerate(some_tables(spec)):
        words = Words(language, NAMES[: table.seats])
        events: list[Event] = []
        s = spec.new(table.seats, table.options, seed, events)
        dice = from_seed(seed)
        kinds = set()
        while not s.is_over:
            question = s.question()
            assert question is not None
            seat = s.turn()
            choices = s.options(seat)
            kind = kind_of(question)
            if kind not in kinds or s.number % 90 == 0:
                kinds.add(kind)
                say_decision(spec, s, words)
                assert spec.action(kind, choices[-1]) >= 0
                for viewer in (SPECTATOR, seat):
                    console.print(draw(spec.view(s, viewer), words))
            s.act(seat, choices[dice.below(len(choices))])
        console.print(draw(spec.view(s, 0), words))
        for event in events:
            line = spec.line(event)
            assert line is None or words.say(line)
        words(f"{spec.id}-ending-{s.ending()}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_the_table_can_be_described(spec: GameSpec, language: str) -> None:
    words = Words(language)
    assert words(f"{spec.id}-title")
    assert words(f"{spec.id}-blurb")
    for option in spec.options:
        assert words(f"{spec.id}-option-{option.name}")
        assert words(f"{spec.id}-option-{option.name}-help")
        if type(option) is Option and len(option.values) < MANY:
            assert all(
                words(f"{spec.id}-option-{option.name}-{value}") for value in option.values if type(value) is str
            )
    for ending in spec.endings:
        assert words(f"{spec.id}-ending-{ending}")


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_the_board_fits(spec: GameSpec, width: int) -> None:
    draw = import_module(f"serenissima.terminal.boards.{spec.id}").draw
    seats = spec.seats[1]
    s = spec.new(seats, {}, 1)
    dice = from_seed(1)
    for _ in range(60):
        if s.is_over:
            break
        page = StringIO()
        Console(width=width, file=page).print(draw(spec.view(s, max(0, s.turn())), Words("fr", NAMES[:seats])))
        assert all(len(row) <= width for row in page.getvalue().splitlines())
        choices = s.options(s.turn())
        s.act(s.turn(), choices[dice.below(len(choices))])
