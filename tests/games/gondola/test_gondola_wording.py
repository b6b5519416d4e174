"""Every question, option, consequence and event can be said in both languages; options of one decision differ."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from serenissima.core.dice import from_seed
from serenissima.core.event import Event
from serenissima.core.frame import kind_of
from serenissima.core.spec import GameSpec
from serenissima.core.state import State
from serenissima.core.words import Message
from serenissima.games.gondola import SPEC
from serenissima.lab.tables import Table, tables
from serenissima.locale import LANGUAGES, Words

NAMES = ("Anna", "Bernd", "Claudia", "Daniel", "Emil")
# What random play asks within some dozens of games; rarer questions have tests of their own below.
ENOUGH = 40
OFTEN = {
    "activate",
    "bridge-site",
    "complete-mission",
    "convert",
    "cube-pick",
    "discard",
    "gondolier",
    "keep-influence",
    "keep-mission",
    "meeting",
    "mission-draft",
    "move",
    "own-swap",
    "play-influence",
    "prologue-dock",
    "smuggler-boat",
    "smuggler-card",
    "smuggler-step",
    "spend-cubes",
}


def some_tables(count: int) -> Iterator[Table]:
    found = list(tables(SPEC))
    return islice(found, 0, None, max(1, len(found) // count))


def said(words: Words, message: Message | None) -> str:
    return "" if message is None else words.say(message)


def say_decision(spec: GameSpec, s: State, seat: int, words: Words) -> None:
    """The question, and each option with its heading and its consequence."""
    assert words.say(spec.prompt(s, seat))
    choices = spec.choices(s, seat)
    labels = Counter(words.say(choice.label) for choice in choices)
    assert max(labels.values()) == 1, labels
    for choice in choices:
        said(words, choice.group)
        said(words, choice.effect)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    """In whole random games at many tables; each kind of question and event some dozens of times."""
    heard: Counter[str] = Counter()
    for seed, table in enumerate(some_tables(12)):
        words = Words(language, NAMES[: table.seats])
        events: list[Event] = []
        s = SPEC.new(table.seats, table.options, seed, events)
        dice = from_seed(seed)
        while not s.is_over:
            chooser = s.turn()
            question = s.question()
            assert question is not None
            heard[kind_of(question)] += 1
            if heard[kind_of(question)] < ENOUGH:
                say_decision(SPEC, s, chooser, words)
            picks = s.options(chooser)
            s.act(chooser, picks[dice.below(len(picks))])
            for event in events:
                heard[f"event {event.kind}"] += 1
                if heard[f"event {event.kind}"] < ENOUGH:
                    said(words, SPEC.line(event))
            events.clear()
    assert heard.keys() >= OFTEN, OFTEN - heard.keys()
