"""Lines of the log: related events share one line, which only those see who may see all of them."""

import pytest

from serenissima.core.event import EVERYONE, SPECTATOR, Event, runs
from serenissima.games import find, ids
from serenissima.lab.configurations import plain_table
from serenissima.locale import LANGUAGES, Words
from serenissima.table.session import Session

NAMES = ("Anna", "Bruno", "Carla")


def event(kind: str, seat: int = 0, args: tuple[int, ...] = (), audience: int = EVERYONE) -> Event:
    return Event(kind, seat, args, audience)


def test_only_equals_that_follow_each_other_are_together() -> None:
    told = [event("drawn"), event("drawn"), event("drawn", 1), event("drawn", 1, (), 2), event("won"), event("won")]
    assert [len(run) for run in runs(told, ("drawn",))] == [2, 1, 1, 1, 1]
    assert runs([], ("drawn",)) == []


@pytest.mark.parametrize("game", ids())
def test_log_lines_match_events_and_reveal_nothing_hidden(game: str) -> None:
    spec = find(game)
    seats = max(spec.seats[0], min(3, spec.seats[1]))
    session = Session.start(spec, ["human"] * seats, plain_table(spec, seats).options, 4)
    while session.picks_in_force < 60 and not session.is_over:
        seat = session.state.turn()
        session.pick(seat, session.state.options(seat)[-1])
    for _, _, events in session.events_by_pick():
        together = spec.lines(events)
        assert len(together) == len(events)
        for seat in range(SPECTATOR, seats):
            alone = spec.lines([each for each in events if each.heard_by(seat)])
            heard = [line for each, line in zip(events, together, strict=True) if each.heard_by(seat)]
            assert [line for line in alone if line] == [line for line in heard if line]
    for language in LANGUAGES:
        words = Words(language, session.record.names)
        assert all(words.say(line) for line in session.lines(0))


def test_cubes_bids_and_moves_of_masters_are_a_line_each() -> None:
    spec, words = find("masters"), Words("en", NAMES)
    cubes = [event("drawn", -1, (good, 20)) for good in (0, 0, 1)]
    first, *others = spec.lines(cubes)
    assert first is not None
    assert others == [None, None]
    assert spec.lines(cubes[:1]) == [spec.line(cubes[0])]
    bids = spec.lines([event("bid", 1, (50,)), event("bid", 0, (0,))])
    assert [words.say(line) if line else None for line in bids] == ["Bids: Bruno 50, Anna nothing.", None]
