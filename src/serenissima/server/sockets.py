"""Sockets: each is sent what its own seat may know, after it is durable in the database."""

import asyncio
from collections import deque
from typing import Any, cast

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from serenissima.core.errors import Problem
from serenissima.core.words import message
from serenissima.server import protocol
from serenissima.server.errors import Refused
from serenissima.server.guard import Bucket, Scope, address
from serenissima.server.people.identity import Person
from serenissima.server.tables.actions import Actions
from serenissima.server.tables.repository import Tables
from serenissima.server.tables.table import NO_SEAT, Table
from serenissima.server.tables.talk import chat_message

RECENT_CHAT = 50
NOTHING_SEEN = -1
NEVER = -2


class TableSocket:
    """One open socket at a table. A slow one gets fewer, newer positions; it never delays the others."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        tables: Tables,
        actions: Actions,
        person: Person | None,
        table: Table,
        seat: int,
    ) -> None:
        self.socket = socket
        self.tables = tables
        self.actions = actions
        self.person = person
        self.identity = person.id if person else None
        self.table = table
        self.seat = seat
        self.invite: str | None = None
        self.seen = NOTHING_SEEN
        self.number_sent = -1
        self.undo_sent: dict[str, Any] | None = None
        self.seat_sent = NEVER
        self.question_sent = (NEVER, -1)
        """Seat and number of the question whose view and choices were sent; until the next one only answers are new."""
        self.revision_sent = -1
        self.chat_sent = 0
        self.outbox: deque[bytes] = deque()
        self.refs: deque[Any] = deque()
        self.is_woken = False
        self.sleep: asyncio.Future[None] | None = None
        self.bucket = Bucket(tables.settings.limits.picks)

    def wake(self) -> None:
        self.is_woken = True
        if self.sleep is not None and not self.sleep.done():
            self.sleep.set_result(None)

    def tell(self, message: object) -> None:
        self.outbox.append(protocol.encode(message))
        self.wake()

    # Sending.

    async def send_forever(self) -> None:
        """Whenever something has changed, send what this seat has not had yet."""
        loop = asyncio.get_running_loop()
        while True:
            if not self.is_woken:
                self.sleep = loop.create_future()
                await self.sleep
            self.is_woken = False
            table = self.table
            if table.is_loaded and not table.lock.locked():
                self.gather(table)
            else:
                async with table.lock:
                    if not table.is_loaded:
                        await self.tables.load(table)
                    self.gather(table)
            chat_count = table.row.chat_count
            if self.chat_sent < chat_count:
                for row in await self.tables.store.chat(table.id, self.chat_sent):
                    self.outbox.append(protocol.encode(chat_message(row)))
                self.chat_sent = chat_count
            while self.outbox:
                text = self.outbox.popleft().decode()
                await self.socket.send({"type": "websocket.send", "bytes": None, "text": text})

    def gather(self, table: Table) -> None:
        """Put the newest table and position into the outbox, as far as they are new to this socket."""
        if self.revision_sent != table.revision:
            self.revision_sent = table.revision
            summary = table.present.summary(self.identity, self.tables.now())
            self.outbox.append(protocol.encode(protocol.TableMessage(summary)))
        if table.session is None:
            return
        if self.seat != NO_SEAT and not table.owns(self.seat, self.identity):
            self.seat = NO_SEAT
        sent = (self.number_sent, self.seat_sent, self.undo_sent)
        if sent != (table.number, self.seat, table.row.undo) or self.refs:
            question = (self.seat, table.question_number)
            since = min(self.seen, table.session.picks_in_force)
            position = table.present.position(self.seat, since, is_seen=question == self.question_sent)
            self.question_sent = question
            while len(self.refs) > 1:
                self.outbox.append(protocol.encode(msgspec.structs.replace(position, ref=self.refs.popleft())))
            if self.refs:
                position.ref = self.refs.popleft()
            self.outbox.append(protocol.encode(position))
            self.number_sent, self.seat_sent, self.seen = table.number, self.seat, position.at
            self.undo_sent = table.row.undo

    # Receiving.

    async def receive_forever(self) -> None:
        while True:
            text = await self.socket.receive_text()
            try:
                command = protocol.read_command(text)
            except (msgspec.DecodeError, msgspec.ValidationError, UnicodeEncodeError) as error:
                self.refuse(None, Refused(400, message("server-malformed", detail=str(error))))
                continue
            if not self.bucket.take():
                self.refuse(command.ref, Refused(429, message("server-too-fast")))
                continue
            try:
                await self.carry_out(command)
            except Problem as problem:
                self.refuse(command.ref, problem)

    def refuse(self, ref: Any, problem: Problem) -> None:
        self.tell(protocol.Refusal(ref, problem.message, self.table.number))

    async def carry_out(self, command: protocol.Command) -> None:
        if isinstance(command, protocol.PingCommand):
            self.tell(protocol.Pong(command.ref))
            return
        async with self.tables.at(self.table.id) as table:
            if isinstance(command, protocol.LookCommand):
                self.look(table, command.seat)
                return
            if self.person is None:
                raise Refused(403, message("server-unknown-person"))
            if isinstance(command, protocol.ChatCommand):
                await self.actions.chat(table, self.person, command.text, self.invite)
                return
            if isinstance(command, protocol.PickCommand):
                await self.actions.pick(table, self.person, command.seat, command.number, command.pick)
            elif isinstance(command, protocol.UndoCommand):
                await self.actions.undo(table, self.person, command.seat, command.number, command.to)
            else:
                await self.actions.agree(table, self.person, command.yes)
        if command.ref is not None:
            self.refs.append(command.ref)
            self.wake()

    def look(self, table: Table, seat: int) -> None:
        """See the table from another of one's own seats, or as a spectator."""
        if seat != NO_SEAT:
            table.own_seat(seat, self.identity)
        self.seat = seat
        self.seen = NOTHING_SEEN
        self.seat_sent = NEVER
        self.question_sent = (NEVER, -1)
        self.wake()


async def serve_socket(
    socket: WebSocket[Any, Any, Any],
    tables: Tables,
    actions: Actions,
    person: Person | None,
    id: str,
    seat: int,
    since: int,
    invite: str | None,
) -> None:
    """One socket from its opening to its end."""
    key = person.id if person else address(cast(Scope, socket.scope))
    if tables.sockets[key] >= tables.settings.limits.sockets:
        raise Refused(429, message("server-too-fast"))
    async with tables.at(id) as table:
        table.admit_to(seat, person.id if person else None, invite)
        subscriber = TableSocket(socket, tables, actions, person, table, seat)
        subscriber.invite = invite
        subscriber.seen = since
        subscriber.chat_sent = max(0, table.row.chat_count - RECENT_CHAT)
        if person is not None:
            await actions.seats.arrive(table, person.id)
        table.subscribe(subscriber)
    tables.sockets[key] += 1
    tasks: list[asyncio.Task[None]] = []
    try:
        table.notify()
        await socket.accept()
        tasks += [asyncio.create_task(subscriber.send_forever()), asyncio.create_task(subscriber.receive_forever())]
        async with tables.at(id):
            tables.wake_bots(table)
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            error = task.exception()
            if error is not None and not isinstance(error, (WebSocketDisconnect, RuntimeError, OSError)):
                raise error
    finally:
        table.unsubscribe(subscriber)
        tables.sockets[key] -= 1
        if not tables.sockets[key]:
            del tables.sockets[key]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        table.notify()
