"""Every prompt, option, consequence, refusal, log line and board can be said in both languages."""

import re
from importlib.resources import files

import pytest
from doge_scenario import FAMILIES, act, ballots, doge, elect, fresh, take
from rich.console import Console

from serenissima.core.dice import from_seed
from serenissima.core.event import Event
from serenissima.core.spec import Value
from serenissima.games.doge import SPEC
from serenissima.games.doge.state import Doge
from serenissima.locale import LANGUAGES, Words
from serenissima.terminal.boards.doge import draw

NAMES = ("Anna", "Bernd", "Claudia", "Daniel")
TABLES: list[tuple[int, dict[str, Value]]] = [
    (4, {"allow_pass": True, "contested_slots": "most_houses"}),
    (3, {"tie_decisions": "sequential"}),
    (2, {"two_player_variant": True, "check_per_house": True}),
]
GARBAGE = (-7, 0, 1, 2, 3, 6, 7, 11, 36, 37, 38, 272, 273, 274, 10**12)


def say_everything(s: Doge, words: Words) -> None:
    for seat in range(s.seats):
        picks = s.options(seat)
        if picks:
            words.say(SPEC.prompt(s, seat))
        for pick in picks:
            words.say(SPEC.label(s, seat, pick))
            if group := SPEC.group(s, seat, pick):
                words.say(group)
            if effect := SPEC.effect(s, seat, pick):
                words.say(effect)
        for pick in GARBAGE:
            if pick not in picks:
                words.say(s.refusal(seat, pick))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "table"), TABLES, ids=str)
def test_everything_can_be_said(language: str, seats: int, table: dict[str, Value]) -> None:
    sink: list[Event] = []
    s = SPEC.new(seats, table, 6, sink)
    assert isinstance(s, Doge)
    words = Words(language, NAMES[:seats])
    console = Console(width=100, record=True, quiet=True)
    dice = from_seed(3)
    kinds = set()
    while not s.is_over:
        seat = s.turn()
        kind = type(s.question()).__name__
        if kind not in kinds or s.number % 90 == 0:
            say_everything(s, words)
            for viewer in (-1, seat):
                console.print(draw(SPEC.view(s, viewer), words))
        kinds.add(kind)
        choices = s.options(seat)
        s.act(seat, choices[dice.below(len(choices))])
    console.print(draw(SPEC.view(s, 0), words))
    for event in sink:
        line = SPEC.line(event)
        assert line is not None
        assert words.say(line)
    words("doge-ending-" + s.ending())
    assert len(kinds) >= 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_can_be_described(language: str) -> None:
    words = Words(language)
    assert words("doge-title")
    assert words("doge-blurb")
    for option in SPEC.options:
        assert words("doge-option-" + option.name)
        assert words("doge-option-" + option.name + "-help")
        for value in option.values:
            if isinstance(value, str):
                assert words(f"doge-option-{option.name}-{value}")
    for ending in SPEC.endings:
        assert words("doge-ending-" + ending)
    assert words("doge-needs-variant")
    assert words("doge-variant-for-two", given=3)


def test_both_languages_have_the_same_messages() -> None:
    ids = []
    for language in LANGUAGES:
        text = files("serenissima.locale").joinpath(language, "doge.ftl").read_text(encoding="utf-8")
        ids.append(re.findall(r"^(doge-[\w-]+) =", text, re.MULTILINE))
    assert sorted(ids[0]) == sorted(ids[1])
    assert len(set(ids[0])) == len(ids[0])


def test_consequences_in_words() -> None:
    words = Words("en", NAMES)
    s = doge(houses={"A": {"SP": 1, "DO": 2}}, advisors={"SP": "B@SM"})
    elect(s, "SP", A="31")
    move = next(pick for pick in s.options(0) if words.say(SPEC.label(s, 0, pick)).endswith("San Polo → Dorsoduro"))
    assert words.say(SPEC.effect(s, 0, move)) == (  # type: ignore[arg-type]
        "3 houses in Dorsoduro, palace possible for 3; none left in San Polo"
    )
    assert words.say(SPEC.effect(s, 0, s.options(0)[-1])) == (  # type: ignore[arg-type]
        "The advisor goes off the map; its ring goes back to Bernd"
    )
    act(s, FAMILIES[0], take("QU"))
    assert words.say(SPEC.effect(s, 0, 2)) == "3 houses in San Polo, palace possible for 3"  # type: ignore[arg-type]


def test_log_of_an_election() -> None:
    sink: list[Event] = []
    s = doge(advisors={"CS": "D@SM"})
    s.sink = sink
    elect(s, "SM", A="31", B="2", D="0")
    words = Words("en", NAMES)
    lines = [words.say(line) for event in sink if (line := SPEC.line(event))]
    assert lines == [
        "Election: San Marco.",
        "Anna: 4 votes (3+1).",
        "Bernd: 2 votes (2).",
        "Daniel: 1 vote (0, 1 advisor).",
        "Anna wins in San Marco, Bernd is runner-up.",
    ]


def test_values_are_told_to_their_owner_only() -> None:
    sink: list[Event] = []
    s = fresh()
    s.sink = sink
    for letter in "ABCD":
        act(s, letter, ballots("SM", "3"))
    private = [event for event in sink if event.kind == "placed-values"]
    assert [event.audience for event in private] == [1, 2, 4, 8]
