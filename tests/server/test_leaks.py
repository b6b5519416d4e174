"""Nothing hidden leaves by any way: what a seat cannot know changes no byte of what it is sent or told."""

import asyncio
from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

import pytest
from game_cases import case
from paired_worlds import SECRET, PairedGame, World

from regatta.spec import SPEC as REGATTA
from serenissima.core.event import SPECTATOR
from serenissima.core.spec import GameSpec, Value
from serenissima.games import all_games
from serenissima.lab.configurations import plain_table
from serenissima.server.tables import presenter, table
from serenissima.table.session import Session

SEED = 987654321


class Sitting(NamedTuple):
    """A game with a number of seats, and how much of it is played here."""

    spec: GameSpec
    seats: int
    games: int
    gap: int = 0
    changed: Mapping[str, Value] = MappingProxyType({})

    @property
    def options(self) -> dict[str, Value]:
        return {**plain_table(self.spec, self.seats).options, **self.changed}

    def __str__(self) -> str:
        return f"{self.spec.id}-{self.seats}"


def sittings(spec: GameSpec) -> list[Sitting]:
    """Two games with each number of seats, unless the game's cases say otherwise."""
    differing = case(spec.id, "SITTINGS", {})
    return [
        Sitting(spec, seats, **differing.get(seats, {"games": 2})) for seats in range(spec.seats[0], spec.seats[1] + 1)
    ]


SITTINGS = [Sitting(REGATTA, 3, 3), *(sitting for spec in all_games() for sitting in sittings(spec))]


@pytest.fixture(autouse=True)
def no_timers(monkeypatch: pytest.MonkeyPatch) -> None:
    """What may be told later is told when the game says so; a chart has few points."""
    monkeypatch.setattr(table, "SOON", 1e6)
    monkeypatch.setattr(presenter, "CHART_POINTS", 8)


@pytest.mark.parametrize("sitting", SITTINGS, ids=str)
def test_indistinguishable_worlds_send_a_seat_the_same_bytes(sitting: Sitting) -> None:
    """Along whole games, over the socket and over all other ways, with undos, secret and forced answers.

    And what a seat's own answer has shown it cannot be taken back by that seat alone.
    """
    tally: Counter[str] = Counter()
    shown: Counter[str] = Counter()
    for seed in range(SEED, SEED + sitting.games):
        game = PairedGame(sitting.spec, sitting.seats, sitting.options, seed, sitting.gap)
        asyncio.run(game.play())
        tally += game.tally
        shown += game.shown
        text = b"".join(game.bytes)
        for secret in (str(seed).encode(), SECRET.encode(), b'"dice"'):
            assert secret not in text
        assert str(seed).encode() in game.end, "the end reveals the seed"
        assert SECRET.encode() in game.end
    assert tally["sent"] > 60
    assert tally["told"] > 15
    assert tally["undone"] + tally["agreed"] > 1
    assert tally["hidden"] > 3 or case(sitting.spec.id, "ANSWERS_ARE_OPEN", False) or sitting.seats == 1
    assert shown, "no answer has shown anything"
    assert all(shown[question] for question in case(sitting.spec.id, "SHOWING_QUESTIONS", ()))


@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_a_socket_of_a_seat_that_does_not_exist_sees_what_a_spectator_sees(spec: GameSpec) -> None:
    """The request itself is refused; should it ever not be, nothing must be shown."""
    session = Session.start(spec, ["human"] * max(3, spec.seats[0]), {}, SEED)

    async def first_sight(seat: int, look_from: int | None = None) -> list[bytes]:
        world = World(session, session.state.clone(), seat)
        if look_from is not None:
            await world.say(type="look", seat=look_from)
        return [text for text in await world.sent() if b'"type":"position"' in text]

    async def look() -> None:
        spectator = await first_sight(SPECTATOR)
        for seat in (-2, -3, session.record.seats, 100):
            assert await first_sight(seat) == spectator
        for seat in (-2, 0, session.record.seats):
            assert await first_sight(SPECTATOR, look_from=seat) == spectator

    asyncio.run(look())
