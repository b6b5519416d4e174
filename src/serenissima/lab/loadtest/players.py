"""Players for the benchmark: they answer at random over sockets, each table at an even pace."""

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import msgspec

from serenissima.lab.loadtest.connection import Connection
from serenissima.lab.loadtest.http import COOKIE

STALLED: Final = 5.0
"""A table is stalled if a pick was due for this many seconds and none was acknowledged."""
SECOND_TRY: Final = 0.5
"""Seconds after a refusal until a player tries again, if nothing new has arrived."""
OVER: Final = "over"


class Choice(msgspec.Struct):
    pick: int


class Decision(msgspec.Struct):
    answered: int | None = None
    choices: list[Choice] | None = None


class ServerMessage(msgspec.Struct):
    """The few fields that a random player has to read."""

    type: str
    number: int = 0
    ref: int | None = None
    decision: Decision | None = None
    state: str = ""


decode = msgspec.json.Decoder(ServerMessage).decode


@dataclass
class Tally:
    """What was counted for the players of all tables."""

    waits: list[float] = field(default_factory=list)
    refused: int = 0
    closed: int = 0
    is_counting: bool = False


class Pace:
    """When a table's picks are due: at an even rate, whatever the server does, so that latency is not hidden."""

    def __init__(self, interval: float, chance: random.Random) -> None:
        self.interval = interval
        self.due = chance.random() * interval

    def begin(self, now: float) -> None:
        """Start now, or a fraction of the interval later."""
        self.due += now

    def next(self) -> float:
        """The time at which the table's next pick is due, even if it is in the past."""
        due = self.due
        self.due += self.interval
        return due


class Table:
    """One game on the server, with a player and a socket for each seat."""

    def __init__(
        self, tally: Tally, base: str, cookie: str, id: str, seats: int, pace: Pace, end: Callable[["Table"], None]
    ) -> None:
        self.pace = pace
        self.end = end
        self.answered = 0.0
        self.is_over = False
        self.players = [Player(tally, self, base, cookie, id, seat) for seat in range(seats)]

    async def open(self) -> None:
        """Open the sockets."""
        await asyncio.gather(*(player.connection.open() for player in self.players))

    def begin(self) -> None:
        self.answered = time.perf_counter()
        for player in self.players:
            player.begin()

    def close(self) -> None:
        for player in self.players:
            player.close()

    def is_stalled(self, now: float) -> bool:
        due = min((player.due for player in self.players if player.is_busy), default=self.pace.due)
        return not self.is_over and now - max(due, self.answered) > STALLED


class Player:
    """One seat with its own socket. It answers when it is asked and its table's next pick is due.

    Latency counts from the time a pick was due, even if the server had not asked the question by then.
    """

    def __init__(self, tally: Tally, table: Table, base: str, cookie: str, id: str, seat: int) -> None:
        self.tally = tally
        self.table = table
        url = f"ws{base.removeprefix('http')}/api/tables/{id}/socket?seat={seat}"
        self.connection = Connection(url, f"{COOKIE}={cookie}", self.on_message, self.on_close)
        self.loop = asyncio.get_running_loop()
        self.seat = seat
        self.chance = random.Random(f"{id} {seat}")
        self.is_playing = False
        self.is_busy = False
        """Whether a pick is scheduled or in flight."""
        self.now = ServerMessage("")
        self.choices: list[Choice] = []
        self.ref = 0
        self.due = 0.0

    def begin(self) -> None:
        self.is_playing = True
        self.look()

    def close(self) -> None:
        self.is_playing = False
        self.connection.close()

    def on_close(self, _: int) -> None:
        """The socket was closed, by the server if this player still plays."""
        self.tally.closed += self.is_playing

    def on_message(self, text: bytes) -> None:
        received = decode(text)
        if received.type == "refused":
            self.tally.refused += 1
            self.is_busy = False
            self.loop.call_later(SECOND_TRY, self.look)
        if received.type != "position":
            return
        if self.is_busy and received.ref == self.ref:
            self.is_busy = False
            self.table.answered = time.perf_counter()
            if self.tally.is_counting:
                self.tally.waits.append(self.table.answered - self.due)
        self.now = received
        if received.decision is not None and received.decision.choices is not None:
            self.choices = received.decision.choices
        if received.state == OVER and not self.table.is_over:
            self.table.is_over = True
            self.table.end(self.table)
        self.look()

    def look(self) -> None:
        """If there is something to answer, schedule it for when the table's next pick is due."""
        decision = self.now.decision
        if not self.is_playing or self.is_busy or decision is None or decision.answered is not None:
            return
        self.is_busy = True
        self.ref += 1
        self.due = self.table.pace.next()
        wait = self.due - time.perf_counter()
        if wait > 0:
            self.loop.call_later(wait, self.answer)
        else:
            self.answer()

    def answer(self) -> None:
        if not self.is_playing:
            return
        pick = self.chance.choice(self.choices).pick
        asked = {"type": "pick", "seat": self.seat, "number": self.now.number, "pick": pick, "ref": self.ref}
        self.connection.send(msgspec.json.encode(asked))
