"""Every question, option and event can be said in both languages, and options of one decision differ in words."""

from itertools import islice

import pytest

from serenissima.core.dice import from_seed
from serenissima.core.event import Event
from serenissima.games.gondola import SPEC
from serenissima.lab.tables import tables
from serenissima.locale import LANGUAGES, Words

NAMES = ("Anna", "Bernd", "Claudia", "Daniel", "Emil")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    found = list(tables(SPEC))
    for seed, table in enumerate(islice(found, 0, None, max(1, len(found) // 6))):
        words = Words(language, NAMES[: table.seats])
        events: list[Event] = []
        s = SPEC.new(table.seats, table.options, seed, events)
        dice = from_seed(seed)
        while not s.is_over:
            seat = s.turn()
            picks = s.options(seat)
            assert words.say(SPEC.prompt(s, seat))
            labels = {words.say(SPEC.label(s, seat, pick)) for pick in picks}
            assert len(labels) == len(picks)
            s.act(seat, picks[dice.below(len(picks))])
            for event in events:
                line = SPEC.line(event)
                assert line is None or words.say(line)
            events.clear()
