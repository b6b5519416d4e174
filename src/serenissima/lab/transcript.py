"""A game from its first to its last pick as text: each pick in notation, and below it what it caused, in words.

For review, so nothing is hidden: a line that not everybody hears says who does.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from serenissima.core.event import EVERYONE, Event
from serenissima.core.spec import GameSpec
from serenissima.locale import Words
from serenissima.locale.game_words import words_for
from serenissima.notation import pick_text
from serenissima.table.session import Session

LANGUAGE: Final = "en"


def transcript(session: Session) -> Iterator[str]:
    """The lines of the transcript: the table, the opening, the picks in force, the result."""
    spec, record = session.spec, session.record
    words = words_for(spec, LANGUAGE, [f"seat {seat}" for seat in range(record.seats)])
    yield f"{spec.title}, rules {record.rules_version}, {record.seats} seats, seed {record.seed}"
    for name, value in record.options.items():
        yield f"  {name} = {str(value).lower()}"
    played = session.events_by_pick()
    yield from log_of(spec, words, next(played)[-1])
    for (number, auto, events), step, before in zip(played, list(session.steps), session.positions(), strict=False):
        text = pick_text(spec, before, step.seat, step.pick)
        yield f"{number}. seat {step.seat}: {text}{' (forced)' if auto else ''}"
        yield from log_of(spec, words, events)
    if session.is_over:
        s = session.state
        yield f"{s.ending()}: scores {numbers(s.scores())}, ranks {numbers(s.ranks())}"


def log_of(spec: GameSpec, words: Words, events: Sequence[Event]) -> Iterator[str]:
    """The log lines of some events."""
    for event, line in zip(events, spec.lines(events), strict=True):
        if line is not None:
            yield f"  {words.say(line)}{audience_of(event)}"


def audience_of(event: Event) -> str:
    """Who learns of it, if not everybody does."""
    if event.audience == EVERYONE:
        return ""
    seats = [seat for seat in range(event.audience.bit_length()) if event.audience >> seat & 1]
    return f" [only seat {numbers(seats)}]"


def numbers(row: Iterable[int]) -> str:
    return ", ".join(str(number) for number in row)
