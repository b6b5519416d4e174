"""Players of a soak test: they use HTTP and sockets in equal parts, and never give up."""

import asyncio
import random
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec

from serenissima.core.messages import Message, message
from serenissima.lab.loadtest.connection import Connection
from serenissima.lab.loadtest.http import COOKIE, Client
from serenissima.lab.loadtest.players import Choice, Decision
from serenissima.lab.soak.counts import Counts
from serenissima.lab.soak.ledger import PICK, UNDONE, Ledger, Sent

THINKING: Final = (0.02, 0.3)
"""Seconds between a question and its answer."""
RETRY: Final = 0.5
ANSWER: Final = 20.0
"""Seconds after which a client abandons a socket that does not answer."""
UNDO: Final = 0.03
"""The probability that a player undoes a pick when possible."""
UNAVAILABLE: Final = ("server-unavailable", 503, 4503)
TROUBLE: Final = "server-trouble"
CLOSED_BY_DEFECT: Final = 1011


class Refusal(msgspec.Struct):
    """Why the server has refused something."""

    id: str = ""


class ServerMessage(msgspec.Struct):
    """The fields of a message or answer that a player needs."""

    type: str = ""
    number: int = 0
    state: str = ""
    undo: int = 0
    ref: int | None = None
    decision: Decision | None = None
    problem: Refusal | None = None


decode: Final = msgspec.json.Decoder(ServerMessage).decode


class Unknown(Exception):
    """It is unknown whether the server has received what was sent."""


class SoakTable:
    """One game on the server: its players, what they sent, and when something last happened."""

    def __init__(self, counts: Counts, id: str, game: str, cookie: str, seats: int, bots: Sequence[int]) -> None:
        self.counts = counts
        self.id = id
        self.game = game
        self.cookie = cookie
        self.people = [seat for seat in range(seats) if seat not in bots]
        self.ledger = Ledger(bots)
        self.players: list[SoakPlayer] = []
        self.number = 0
        self.moved = time.monotonic()
        self.is_over = False

    def move_to(self, number: int) -> None:
        """Somebody was shown a newer position than anyone before."""
        if number > self.number:
            self.number = number
            self.moved = time.monotonic()

    def describe(self) -> Message:
        """The state of this table, and what each seat was shown."""
        seats = [player.describe() for player in self.players]
        return message("soak-note-stalled", table=self.id, game=self.game, number=self.number, seats=seats)

    def finish(self) -> None:
        """Somebody was shown that the game is over."""
        self.is_over = True
        for player in self.players:
            player.news.set()


class SoakPlayer:
    """One seat. It receives questions over its socket, and may answer over HTTP at another address."""

    def __init__(self, table: SoakTable, seat: int, told_by: str, answers_to: str) -> None:
        self.table = table
        self.seat = seat
        self.counts = table.counts
        self.url = f"ws{told_by.removeprefix('http')}/api/tables/{table.id}/socket?seat={seat}"
        self.http = Client(answers_to, table.cookie)
        self.chance = random.Random(f"{table.id} {seat}")
        self.connection: Connection | None = None
        self.is_open = False
        self.now = ServerMessage()
        self.choices: list[Choice] = []
        self.least = 0
        """Positions below this number are older than this seat's last acknowledgement."""
        self.news = asyncio.Event()
        self.ref = 0
        self.answer: asyncio.Future[ServerMessage] | None = None

    async def play(self) -> None:
        """Play until the game is over, whatever happens to the server."""
        try:
            while not self.table.is_over:
                with suppress(OSError):
                    await self.connect()
                    try:
                        await self.play_on()
                    except (OSError, Unknown):
                        self.counts.cut_off += 1
                await asyncio.sleep(RETRY * (0.5 + self.chance.random()))
        finally:
            self.http.close()
            self.disconnect()

    def describe(self) -> Message:
        decision = self.now.decision
        state = "idle" if decision is None else "asked" if decision.answered is None else "answered"
        return message("soak-note-seat", seat=self.seat, shown=self.now.number, acknowledged=self.least, state=state)

    async def connect(self) -> None:
        """Open the socket, if it is not open. The position comes complete."""
        if self.is_open:
            return
        self.disconnect()
        self.now = ServerMessage()
        self.connection = Connection(self.url, f"{COOKIE}={self.table.cookie}", self.on_message, self.on_close)
        self.is_open = True  # the first messages may arrive before `open` returns
        try:
            async with asyncio.timeout(ANSWER):
                await self.connection.open()
        except BaseException:
            self.is_open = False
            raise

    def disconnect(self) -> None:
        self.is_open = False
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    def on_close(self, code: int) -> None:
        if not self.is_open:
            return
        self.is_open = False
        if code in UNAVAILABLE:
            self.counts.unavailable += 1
        elif code >= 4500 or code == CLOSED_BY_DEFECT:
            self.counts.errors += 1
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(ConnectionResetError("the socket was closed"))
        self.news.set()

    def on_message(self, text: bytes) -> None:
        received = decode(text)
        if received.ref is not None and received.ref == self.ref and self.answer is not None and not self.answer.done():
            self.answer.set_result(received)
        if received.type == "position":
            self.look(received)

    def look(self, position: ServerMessage) -> None:
        self.now = position
        self.table.move_to(position.number)
        if position.decision is not None and position.decision.choices is not None:
            self.choices = position.decision.choices
        if position.state == "over":
            self.table.finish()
        self.news.set()

    async def play_on(self) -> None:
        """Answer this seat's questions as long as the socket is open."""
        while not self.table.is_over:
            self.news.clear()
            if not self.is_open:
                raise ConnectionResetError("the socket was closed")
            action = self.next_action()
            if action is None:
                await self.news.wait()
                continue
            position = self.now
            await asyncio.sleep(self.chance.uniform(*THINKING))
            if self.now is position and self.is_open and not await self.carry_out(*action):
                await asyncio.sleep(RETRY)

    def next_action(self) -> tuple[int, int] | None:
        """What to do now: a kind and a pick; None if there is nothing to do."""
        now = self.now
        if now.type != "position" or now.number < self.least or now.state != "running":
            return None
        if now.undo and self.chance.random() < UNDO:
            return UNDONE, 0
        if now.decision is None or now.decision.answered is not None or not self.choices:
            return None
        return PICK, self.chance.choice(self.choices).pick

    async def carry_out(self, kind: int, pick: int) -> bool:
        """Send a pick or an undo; returns whether it was acknowledged."""
        number = self.now.number
        body: dict[str, object] = {"seat": self.seat, "number": number}
        body |= {"pick": pick} if kind == PICK else {"to": None}
        sent = self.table.ledger.send(kind, self.seat, number, pick)
        over_http = self.chance.random() < 0.5
        received = await (self.over_http if over_http else self.over_socket)(sent, body)
        if received is None:
            return False
        sent.acknowledged = received.number
        self.least = received.number
        self.counts.acknowledged += 1
        self.counts.over_http += over_http
        self.table.move_to(received.number)
        return True

    async def over_http(self, sent: Sent, body: dict[str, object]) -> ServerMessage | None:
        what = "picks" if sent.kind == PICK else "undo"
        answer = await self.http.send("POST", f"/api/tables/{self.table.id}/{what}", body, ANSWER)
        if answer.status < 400:
            return decode(answer.body)
        if answer.status in UNAVAILABLE:
            self.counts.unavailable += 1
        elif answer.status >= 500:
            self.counts.errors += 1
        else:
            self.counts.refused += 1
            self.table.ledger.refuse(sent)
        return None

    async def over_socket(self, sent: Sent, body: dict[str, object]) -> ServerMessage | None:
        assert self.connection is not None
        self.ref += 1
        self.answer = asyncio.get_running_loop().create_future()
        what = "pick" if sent.kind == PICK else "undo"
        self.connection.send(msgspec.json.encode({"type": what, **body, "ref": self.ref}))
        try:
            async with asyncio.timeout(ANSWER):
                received = await self.answer
        except TimeoutError:
            self.disconnect()
            raise Unknown from None
        if received.type == "position":
            return received
        reason = received.problem.id if received.problem else ""
        if reason in UNAVAILABLE:
            self.counts.unavailable += 1
        elif reason == TROUBLE:
            self.counts.errors += 1
        else:
            self.counts.refused += 1
            self.table.ledger.refuse(sent)
        return None
