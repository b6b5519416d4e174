"""What holds for every game: its words exist in both languages, its board fits the terminal, its bot does not cheat."""

from collections.abc import Iterator
from io import StringIO
from itertools import islice
from typing import Any

import pytest
from game_cases import case
from rich.console import Console

from serenissima.core.dice import from_seed
from serenissima.core.errors import BadTable
from serenissima.core.event import SPECTATOR, Event
from serenissima.core.frame import kind_of
from serenissima.core.spec import GameSpec, Option
from serenissima.core.state import State
from serenissima.games import all_games, find, game_part, ids
from serenissima.lab.configurations import Table, tables
from serenissima.locale import LANGUAGES, Words
from serenissima.terminal.screens import screen_of

NAMES = ("Anna", "Bernd", "Claudia", "Daniel", "Emil")
GARBAGE = (-(1 << 40), -1, *range(0, 200, 13), 273, 300, 483, 510, 524, 10**12, 1 << 61)
FEW_TABLES = 5
MANY = 9
GAMES = all_games()


def policy(game: str) -> Any:
    return game_part(game, "policy")


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
    draw = screen_of(spec.id).draw
    console = Console(width=100, quiet=True)
    printed: set[str] = set()
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
                screens = [draw(spec.view(s, viewer), words) for viewer in (SPECTATOR, seat)]
                # Arranging a screen takes ten times as long as its words, so not every screen is printed.
                if kind not in printed:
                    printed.add(kind)
                    console.print(*screens)
                elif s.number % 360 == 0:
                    console.print(screens[s.number // 360 % 2])
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
    draw = screen_of(spec.id).draw
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


# The greedy player. How well it plays is measured in tests/lab.


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_greedy_plays_at_every_kind_of_table(spec: GameSpec) -> None:
    """It picks legal options, does not change the world it is given, and loses to random play at one table at most."""
    choose = policy(spec.id).choose
    played = list(some_tables(spec))
    won = 0
    for seed, table in enumerate(played):
        s = spec.new(table.seats, table.options, seed)
        dice = from_seed(seed + 50)
        hero = seed % table.seats
        while not s.is_over:
            seat = s.turn()
            choices = s.options(seat)
            pick = choices[dice.below(len(choices))]
            if seat == hero:
                world = spec.resample(s, seat, dice)
                before = world.digest()
                pick = choose(world, seat, dice)
                assert pick in choices
                assert world.digest() == before
            s.act(seat, pick)
        won += s.ranks()[hero] == 1
    assert won >= len(played) - 1


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_greedy_does_not_use_what_it_cannot_know(spec: GameSpec) -> None:
    """With the same dice it chooses the same in every world that its seat cannot tell apart."""
    choose = policy(spec.id).choose
    seats = spec.seats[1]
    # Where a choice depends on the unseen pieces, worlds must agree on them.
    s = spec.new(seats, case(spec.id, "KNOWN_STOCKS", {}), 5)
    dice = from_seed(2)
    for _ in range(60):
        seat = s.turn()
        if seat < 0:
            break
        picks = {choose(spec.resample(s, seat, dice), seat, from_seed(9)) for _ in range(3)}
        assert len(picks) == 1
        s.act(seat, picks.pop())


@pytest.mark.parametrize("game", ids())
def test_presets_and_offered_options_fit_the_number_of_players(game: str) -> None:
    spec = find(game)
    names = {option.name for option in spec.options}
    for seats in range(spec.seats[0], spec.seats[1] + 1):
        offered = set(spec.offered_options(seats))
        assert offered <= names
        for options in spec.presets(seats).values():
            assert set(options) <= offered
            assert spec.read_options(options) != spec.read_options({})
            spec.new(seats, {**spec.required_options(seats), **options}, 1)
        # An option that is not offered changes nothing, or is refused, for this many players.
        hidden = names - offered - set(spec.required_options(seats))
        for option in (each for each in spec.options if each.name in hidden):
            for value in option.values:
                if value != option.default:
                    with pytest.raises(BadTable):
                        spec.new(seats, {option.name: value}, 1)
