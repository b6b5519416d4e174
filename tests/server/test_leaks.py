"""Nothing hidden leaves by any channel: what a seat cannot know changes no byte of what it is told."""

import copy
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from regatta.spec import SPEC as REGATTA
from serenissima.core.dice import Dice, from_seed
from serenissima.core.errors import Problem
from serenissima.core.spec import GameSpec
from serenissima.games import all_games
from serenissima.games.gondola import SPEC as GONDOLA
from serenissima.server import protocol
from serenissima.server.storage.rows import PERSON, RUNNING, SeatRow, TableRow
from serenissima.server.tables import presenter
from serenissima.server.tables.table import Table
from serenissima.table import history
from serenissima.table.record import Record
from serenissima.table.session import Session

OPTIONS: dict[str, dict[str, Any]] = {
    "lagoon": {"discard_public": False, "stash_public": False},
    "masters": {"open_favors": False},
}
"""Where a game can hide more than it does by default, it does here."""
Sitting = tuple[GameSpec, int, dict[str, Any]]
TABLES: list[Sitting] = [
    *[(spec, max(3, spec.seats[0]), OPTIONS.get(spec.id, {})) for spec in [REGATTA, *all_games()]],
    # Other decks and hands: the Doge's, the smugglers', passengers and favours.
    (GONDOLA, 1, {}),
    (GONDOLA, 2, {"favour_cards": True}),
    (GONDOLA, 4, {"taxi": True, "meeting_mode": "mover_first"}),
]
ALL_IS_SEEN = ("lagoon",)
"""Games whose answers are open, but for rare ones that a random game may not meet."""
COMPARED = 24
TRIED = 4


@pytest.fixture(autouse=True)
def cheaper(monkeypatch: pytest.MonkeyPatch) -> None:
    """A chart looks at many positions through a seat's eyes; a few of them do here. The log is put into words once."""
    monkeypatch.setattr(presenter, "CHART_POINTS", 8)
    for module in (history, presenter):
        monkeypatch.setattr(module, "RECENT", 10**6)


def loaded_table(spec: GameSpec, session: Session, before: Table | None = None) -> Table:
    """A table in memory. The words of the past, which is the same, are taken over from the table `before`."""
    table = Table("table", now=lambda: 0.0)
    if before is not None:
        past = before.game().picks_in_force
        before.present.log(-1, -1, past)
        table.present.log_lines = {at: lines for at, lines in before.present.log_lines.items() if at <= past}
    options = session.record.options
    table.row = TableRow("table", spec.id, spec.version, options, False, {"kind": "none"}, "0", "code", "aa", 0.0, 0.0)
    table.row.state, table.row.seed = RUNNING, str(session.record.seed)
    table.seats = [SeatRow("table", seat, PERSON, str(seat), f"P{seat}") for seat in range(session.record.seats)]
    table.spec, table.session, table.is_loaded = spec, session, True
    return table


def twin(session: Session) -> Session:
    """A copy that can be played on without touching the original."""
    other = copy.copy(session)
    other.record = msgspec.convert(msgspec.to_builtins(session.record), Record)
    other.state = session.state.clone()
    other.history = copy.copy(session.history)
    other.history.steps = copy.deepcopy(session.steps)
    other.history.checkpoints = session.history.checkpoints.copy()
    other.history.recent = session.history.recent.copy()
    return other


def told(table: Table, seat: int) -> bytes:
    """Everything that every channel tells this seat: socket, position, log, chart, record, table, refusals."""
    session = table.game()
    identity = str(seat) if seat >= 0 else None
    refusals: list[Any] = []
    for pick in (-7, 0, 10**6):
        try:
            refusals.append(None if pick in session.state.options(seat) else session.state.refusal(seat, pick))
        except Problem as problem:
            refusals.append(problem.message)
    past = [
        table.present.position(seat, None, at)
        for at in range(max(0, session.picks_in_force - 2), session.picks_in_force)
    ]
    return protocol.encode(
        [
            table.present.position(seat, -1),
            past,
            table.present.log(seat, -1, session.picks_in_force),
            table.present.chart(seat),
            table.present.record(seat),
            protocol.TableMessage(table.present.summary(identity, 0.0)),
            refusals,
        ]
    )


def pick_for(session: Session, seat: int, dice: Dice) -> int:
    options = session.state.options(seat)
    return options[dice.below(len(options))]


def played(sitting: Sitting, seed: int) -> Session:
    spec, seats, options = sitting
    return Session.start(spec, ["human"] * seats, options, seed)


def name(sitting: Sitting) -> str:
    return f"{sitting[0].id}-{sitting[1]}"


def who_answered(session: Session) -> list[int | str]:
    """Which seats have answered, forced answers included: everybody sees that, even if it is taken back."""
    return [entry[0] for entry in session.record.entries]


def stride(sitting: Sitting, seed: int) -> int:
    """Every how many picks of this game to compare, so that the whole of it is covered in a bounded time."""
    session = played(sitting, seed)
    dice = from_seed(seed)
    while not session.is_over:
        asked = session.state.turn()
        session.pick(asked, pick_for(session, asked, dice))
    return 1 + session.number // COMPARED


@pytest.mark.parametrize("sitting", TABLES, ids=name)
def test_worlds_that_a_seat_cannot_tell_apart_are_told_alike(sitting: Sitting) -> None:
    """Along a whole random game: at every position the true world and a resampled one give equal bytes."""
    spec = sitting[0]
    session = played(sitting, 11)
    every = stride(sitting, 11)
    table = loaded_table(spec, session)
    dice = from_seed(11)
    compared = 0
    while not session.is_over:
        for seat in range(-1, session.record.seats):
            if (session.number + seat * every // 3) % every == 0:
                other = twin(session)
                other.state = spec.resample(session.state, seat, dice)
                assert told(loaded_table(spec, session, table), seat) == told(loaded_table(spec, other, table), seat)
                compared += 1
        asked = session.state.turn()
        session.pick(asked, pick_for(session, asked, dice))
    assert compared > 20


@pytest.mark.parametrize("sitting", TABLES, ids=name)
def test_answers_that_others_cannot_see_change_nothing_they_are_told(sitting: Sitting) -> None:
    """Two answers after which a seat's view is the same must leave log, record, chart, undo and table the same.

    The same is asked again after both answers have been taken back.
    """
    spec = sitting[0]
    session = played(sitting, 12)
    every = stride(sitting, 12)
    table = loaded_table(spec, session)
    dice = from_seed(12)
    hidden = 0
    while not session.is_over:
        asked = session.state.turn()
        options = session.state.options(asked)
        pairs = [] if session.number % every else list(pairwise(options))
        for first, second in [pairs[i * len(pairs) // TRIED] for i in range(TRIED)] + pairs[-1:] if pairs else []:
            a, b = twin(session), twin(session)
            a.pick(asked, first)
            b.pick(asked, second)
            for seat in range(-1, session.record.seats):
                if seat != asked and a.number == b.number and spec.view(a.state, seat) == spec.view(b.state, seat):
                    hidden += 1
                    assert told(loaded_table(spec, a, table), seat) == told(loaded_table(spec, b, table), seat)
            if a.undo_points(asked) and b.undo_points(asked):
                a.undo(asked)
                b.undo(asked)
                for seat in range(-1, session.record.seats):
                    if seat != asked and who_answered(a) == who_answered(b):
                        assert told(loaded_table(spec, a, table), seat) == told(loaded_table(spec, b, table), seat)
        session.pick(asked, pick_for(session, asked, dice))
    assert hidden > 3 or spec.id in ALL_IS_SEEN


@pytest.mark.parametrize("sitting", TABLES, ids=name)
def test_the_seed_and_the_secret_appear_only_after_the_end(sitting: Sitting) -> None:
    spec = sitting[0]
    session = played(sitting, 987654321)
    table = loaded_table(spec, session)
    table.row.server_seed = "c0ffee" * 8
    every = 3 * stride(sitting, 1)
    dice = from_seed(7)
    while not session.is_over:
        if session.number % every == 0:
            for seat in (-1, 0):
                text = told(table, seat)
                assert b"987654321" not in text
                assert b"c0ffee" not in text
                assert b'"dice"' not in text
        asked = session.state.turn()
        session.pick(asked, pick_for(session, asked, dice))
    assert b"987654321" in protocol.encode(table.present.record(-1))
    assert b"c0ffee" in protocol.encode(table.present.record(-1))
