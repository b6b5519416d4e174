"""The sockets: each one is told what its own seat may know, and only after it is safe in the database."""

import asyncio
from collections import deque
from typing import Any, cast

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from serenissima.core.errors import Problem
from serenissima.core.words import message
from serenissima.server import bodies
from serenissima.server.accounts import Person
from serenissima.server.guard import Bucket, Scope, address
from serenissima.server.live import Live, moment
from serenissima.server.lobby import Lobby
from serenissima.server.play import Play
from serenissima.server.records import Said
from serenissima.server.refusals import Refused

RECENT_LINES = 50
NOTHING_HAD = -1
NO_SEAT = -2


class Onlooker:
    """One open socket. A slow one gets fewer, newer positions; it never holds up the others."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], lobby: Lobby, play: Play, person: Person | None, live: Live, seat: int
    ) -> None:
        self.socket = socket
        self.lobby = lobby
        self.play = play
        self.person = person
        self.identity = person.id if person else None
        self.live = live
        self.seat = seat
        self.invite: str | None = None
        self.had = NOTHING_HAD
        self.number_told = -1
        self.request_told: dict[str, Any] | None = None
        self.seat_told = NO_SEAT
        self.question_told = (NO_SEAT, -1)
        """Seat and number of the question that this socket has seen. Until it is closed only the answers are news."""
        self.news_told = -1
        self.lines_told = 0
        self.outbox: deque[bytes] = deque()
        self.refs: deque[Any] = deque()
        self.is_woken = False
        self.sleep: asyncio.Future[None] | None = None
        self.bucket = Bucket(lobby.settings.limits.picks)

    def wake(self) -> None:
        self.is_woken = True
        if self.sleep is not None and not self.sleep.done():
            self.sleep.set_result(None)

    def tell(self, told: object) -> None:
        self.outbox.append(bodies.encode(told))
        self.wake()

    # Telling.

    async def send_on(self) -> None:
        """Whenever something has changed, send what this seat has not had yet."""
        loop = asyncio.get_running_loop()
        while True:
            if not self.is_woken:
                self.sleep = loop.create_future()
                await self.sleep
            self.is_woken = False
            live = self.live
            if live.is_loaded and not live.lock.locked():
                self.gather(live)
            else:
                async with live.lock:
                    if not live.is_loaded:
                        await self.lobby.load(live)
                    self.gather(live)
            lines = live.lines
            if self.lines_told < lines:
                for said in await self.lobby.store.lines(self.live.id, self.lines_told):
                    self.outbox.append(bodies.encode(line_told(said)))
                self.lines_told = lines
            while self.outbox:
                text = self.outbox.popleft().decode()
                await self.socket.send({"type": "websocket.send", "bytes": None, "text": text})

    def gather(self, live: Live) -> None:
        """Put the newest table and position into the outbox, as far as they are news to this socket."""
        if self.news_told != live.news:
            self.news_told = live.news
            table = bodies.TableMessage(live.table_told(self.identity, self.lobby.now()))
            self.outbox.append(bodies.encode(table))
        if live.session is None:
            return
        if self.seat >= 0 and not live.owns(self.seat, self.identity):
            self.seat = -1
        told = (self.number_told, self.seat_told, self.request_told)
        if told != (live.number, self.seat, live.place.undo) or self.refs:
            question = (self.seat, live.first_number)
            since = min(self.had, live.session.picks_in_force)
            position = live.position(self.seat, since, is_seen=question == self.question_told)
            self.question_told = question
            while len(self.refs) > 1:
                self.outbox.append(bodies.encode(msgspec.structs.replace(position, ref=self.refs.popleft())))
            if self.refs:
                position.ref = self.refs.popleft()
            self.outbox.append(bodies.encode(position))
            self.number_told, self.seat_told, self.had = live.number, self.seat, position.at
            self.request_told = live.place.undo

    # Hearing.

    async def hear_on(self) -> None:
        while True:
            text = await self.socket.receive_text()
            try:
                sent = bodies.read_sent(text)
            except (msgspec.DecodeError, msgspec.ValidationError, UnicodeEncodeError) as error:
                self.refuse(None, Refused(400, message("server-malformed", detail=str(error))))
                continue
            if not self.bucket.take():
                self.refuse(sent.ref, Refused(429, message("server-too-fast")))
                continue
            try:
                await self.obey(sent)
            except Problem as problem:
                self.refuse(sent.ref, problem)

    def refuse(self, ref: Any, problem: Problem) -> None:
        self.tell(bodies.RefusedTold(ref, problem.message, self.live.number))

    async def obey(self, sent: bodies.Sent) -> None:
        if isinstance(sent, bodies.PingSent):
            self.tell(bodies.PongTold(sent.ref))
            return
        if isinstance(sent, bodies.LookSent):
            async with self.lobby.at(self.live.id) as live:
                if sent.seat >= 0:
                    live.own_seat(sent.seat, self.identity)
                self.seat = sent.seat
                self.had = NOTHING_HAD
                self.seat_told = NO_SEAT
                self.question_told = (NO_SEAT, -1)
            self.wake()
            return
        if self.person is None:
            raise Refused(403, message("server-unknown-person"))
        id = self.live.id
        if isinstance(sent, bodies.ChatSent):
            await self.play.chat(self.person, id, sent.text, self.invite)
            return
        if isinstance(sent, bodies.PickSent):
            await self.play.pick(self.person, id, sent.seat, sent.number, sent.pick)
        elif isinstance(sent, bodies.UndoSent):
            await self.play.undo(self.person, id, sent.seat, sent.number, sent.to)
        else:
            await self.play.agree(self.person, id, sent.yes)
        if sent.ref is not None:
            self.refs.append(sent.ref)
            self.wake()


def line_told(said: Said) -> bodies.ChatTold:
    return bodies.ChatTold(said.number, said.seat, said.name, said.text, moment(said.time))


async def serve_socket(
    socket: WebSocket[Any, Any, Any],
    lobby: Lobby,
    play: Play,
    person: Person | None,
    id: str,
    seat: int,
    since: int,
    invite: str | None,
) -> None:
    """One socket from its opening to its end."""
    key = person.id if person else address(cast(Scope, socket.scope))
    if lobby.sockets[key] >= lobby.settings.limits.sockets:
        raise Refused(429, message("server-too-fast"))
    async with lobby.at(id) as live:
        identity = person.id if person else None
        live.admit(identity, invite)
        if seat >= 0:
            live.own_seat(seat, identity)
        onlooker = Onlooker(socket, lobby, play, person, live, seat)
        onlooker.invite = invite
        onlooker.had = since
        onlooker.lines_told = max(0, live.lines - RECENT_LINES)
        live.watchers.add(onlooker)
        live.news += 1
    lobby.sockets[key] += 1
    tasks: list[asyncio.Task[None]] = []
    try:
        live.wake()
        await socket.accept()
        tasks += [asyncio.create_task(onlooker.send_on()), asyncio.create_task(onlooker.hear_on())]
        async with lobby.at(id):
            play.wake_bots(live)
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            error = task.exception()
            if error is not None and not isinstance(error, (WebSocketDisconnect, RuntimeError, OSError)):
                raise error
    finally:
        live.watchers.discard(onlooker)
        live.news += 1
        lobby.sockets[key] -= 1
        if not lobby.sockets[key]:
            del lobby.sockets[key]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        live.wake()
