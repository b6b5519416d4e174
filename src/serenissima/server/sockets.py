"""Sockets: each is sent what its own seat may know, once it is durable in the database."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

import msgspec

from serenissima.core.errors import Problem
from serenissima.core.messages import message
from serenissima.server import metrics, protocol
from serenissima.server.connection import Connection
from serenissima.server.errors import Refused, status_of
from serenissima.server.logs import continue_event, event_id
from serenissima.server.people.identity import Person
from serenissima.server.rate_limits import Bucket, Offences
from serenissima.server.settings import Limits
from serenissima.server.tables.actions import Actions
from serenissima.server.tables.chat_lines import chat_message
from serenissima.server.tables.repository import Tables
from serenissima.server.tables.table import NO_SEAT, Table

RECENT_CHAT: Final = 50
NOTHING_SEEN: Final = -1
NEVER: Final = -2

FLOOD: Final = 1008
SLOW_READER: Final = 1013
REFUSED: Final = 4000
DEFECT: Final = 4500

log = logging.getLogger("serenissima.sockets")


class TableSocket:
    """One client connection at a table. Slow clients skip intermediate positions and never block others.

    While idle it is only this object and its connection, without a task: there may be thousands of them.
    """

    __slots__ = (
        "actions",
        "address",
        "bucket",
        "chat_sent",
        "closed_sent",
        "connection",
        "event",
        "identity",
        "invite",
        "is_closed",
        "is_late",
        "is_woken",
        "key",
        "number_sent",
        "offences",
        "offences_of_address",
        "outbox",
        "outbox_bytes",
        "person",
        "question_sent",
        "refs",
        "revision_sent",
        "seat",
        "seat_sent",
        "seen",
        "sender",
        "table",
        "tables",
        "undo_sent",
        "warned",
    )

    def __init__(
        self,
        connection: Connection,
        address: str,
        tables: Tables,
        actions: Actions,
        offences: Offences,
        person: Person | None,
        table: Table,
        seat: int,
        invite: str | None,
        since: int,
    ) -> None:
        self.connection = connection
        self.address = address
        self.tables = tables
        self.actions = actions
        self.person = person
        self.identity = person.id if person else None
        self.table = table
        self.seat = seat
        self.invite = invite
        self.seen = since
        self.number_sent = -1
        self.undo_sent: dict[str, Any] | None = None
        self.seat_sent = NEVER
        self.question_sent = (NEVER, -1)
        """Seat and number of the question whose view and choices were sent; later only answers to it are new."""
        self.closed_sent = False
        """Whether the table was closed by the operator in the last position: then it asks nothing."""
        self.revision_sent = -1
        self.chat_sent = max(0, table.row.chat_count - RECENT_CHAT)
        self.outbox: list[bytes] = []
        self.outbox_bytes = 0
        self.refs: list[msgspec.Raw] = []
        """The `ref`s of completed commands, to be answered by the next position."""
        self.is_woken = False
        self.is_late = False
        """Whether something has changed since `sender` began."""
        self.sender: asyncio.Task[None] | None = None
        """Set only while something has to be read from the database before it can be sent."""
        self.is_closed = False
        self.bucket = Bucket(self.limits.picks)
        self.offences: Bucket | None = None
        self.offences_of_address = offences
        self.warned = 0.0
        """When the client was last warned about sending too fast."""
        self.key = self.identity or address
        self.event = event_id.get()
        """The id of this connection in the log."""
        tables.sockets[self.key] += 1
        table.subscribe(self)

    @property
    def cookie(self) -> str | None:
        return self.person.cookie if self.person else None

    @property
    def limits(self) -> Limits:
        return self.tables.settings.limits

    # Sending.

    def wake(self) -> None:
        """The table has changed. Several changes in a row are handled together."""
        if not self.is_woken:
            self.is_woken = True
            asyncio.get_running_loop().call_soon(self.flush)

    def tell(self, message: object) -> None:
        self.send(protocol.encode(message))
        self.wake()

    def send(self, text: bytes) -> None:
        """Send a message, or queue it until the client has read the earlier ones; close it if it never does."""
        if self.is_closed:
            return
        if not self.outbox and self.connection.is_writable:
            self.connection.write(text)
        elif len(self.outbox) + len(self.refs) >= self.limits.outbox or self.outbox_bytes > self.limits.outbox_bytes:
            self.close(SLOW_READER, "server-slow-reader")
        else:
            self.outbox.append(text)
            self.outbox_bytes += len(text)

    def flush(self) -> None:
        """Send what is new to this seat, if the client has read what was sent before."""
        self.is_woken = False
        if self.is_closed or not self.connection.is_writable:
            return
        if self.sender is not None:
            self.is_late = True
            return
        table = self.table
        if not table.is_loaded or table.lock.locked() or self.chat_sent < table.row.chat_count:
            self.sender = self.connection.start(self.read_and_flush())
            return
        try:
            self.gather(table)
        except Problem as problem:
            self.refuse_and_close(problem)
        except Exception as error:
            self.fail(error)

    async def read_and_flush(self) -> None:
        """Like `flush`, if the table is being changed, has to be loaded, or somebody has chatted."""
        table = self.table
        try:
            async with table.lock:
                if not table.is_loaded:
                    await self.tables.refresh(table)
                self.gather(table)
            chat_count = table.row.chat_count
            if self.chat_sent < chat_count:
                for row in await self.tables.store.chat(table.id, self.chat_sent):
                    self.send(protocol.encode(chat_message(row)))
                self.chat_sent = chat_count
        except Problem as problem:
            self.refuse_and_close(problem)
        except Exception as error:
            self.fail(error)
        finally:
            self.sender = None
            if self.is_late:
                self.is_late = False
                self.wake()

    def gather(self, table: Table) -> None:
        """Send the newest table and position if they are new to this socket."""
        if self.revision_sent != table.revision:
            table.admit(self.identity, self.invite)
            self.revision_sent = table.revision
            summary = table.present.summary(self.identity, self.tables.now())
            self.send(protocol.encode(protocol.TableMessage(summary)))
        if table.session is None:
            return
        if self.seat != NO_SEAT and not table.owns(self.seat, self.identity):
            self.seat = NO_SEAT
        sent = (self.number_sent, self.seat_sent, self.undo_sent, self.closed_sent)
        is_closed = table.row.closed is not None
        if sent != (table.number, self.seat, table.row.undo, is_closed) or self.refs:
            question = (NEVER, -1) if is_closed or self.closed_sent else (self.seat, table.question_number)
            since = min(self.seen, table.session.picks_in_force)
            is_seen = question == self.question_sent and not is_closed
            position = table.present.position(self.seat, since, is_seen=is_seen)
            self.question_sent, self.closed_sent = question, is_closed
            refs, self.refs = self.refs, []
            for ref in refs[:-1]:
                self.send(protocol.encode(msgspec.structs.replace(position, ref=ref)))
            if refs:
                position.ref = refs[-1]
            self.send(protocol.encode(position))
            self.number_sent, self.seat_sent, self.seen = table.number, self.seat, position.at
            self.undo_sent = table.row.undo

    def writable(self) -> None:
        """Send what is queued, as far as the client accepts it; then what is new."""
        written = 0
        for text in self.outbox:
            if not self.connection.is_writable:
                break
            self.connection.write(text)
            self.outbox_bytes -= len(text)
            written += 1
        del self.outbox[:written]
        self.flush()

    # Receiving.

    def receive(self, text: str | bytes) -> None:
        if self.is_closed:
            return
        if not self.bucket.take():
            metrics.rate_limits.count("picks")
            self.warn(text)
            self.offend()
            return
        try:
            command = read_command(text, self.limits.ref)
        except Refused as problem:
            self.refuse(protocol.NO_REF, problem)
            self.offend()
            return
        if isinstance(command, protocol.PingCommand):
            self.tell(protocol.Pong(command.ref))
        else:
            self.connection.hold()
            self.connection.start(self.carry_out(command, time.perf_counter()))

    def warn(self, text: str | bytes) -> None:
        """Tell the client once a second that it sends too fast; the excess messages get no other answer."""
        now = time.monotonic()
        if now - self.warned >= 1:
            self.warned = now
            try:
                ref = read_command(text, self.limits.ref).ref
            except Refused:
                ref = protocol.NO_REF
            self.refuse(ref, Refused(429, message("server-too-fast")))

    def offend(self) -> None:
        """Count an offence; too many of them close the socket."""
        if self.is_closed:
            return
        if self.offences is None:
            self.offences = Bucket(self.limits.offences)
        is_allowed = self.offences.take()
        if not self.offences_of_address.count(self.address) or not is_allowed:
            self.close(FLOOD, "server-too-fast")

    def refuse(self, ref: msgspec.Raw, problem: Problem) -> None:
        metrics.refusals.count(problem.message.id)
        self.tell(protocol.Refusal(ref, problem.message, self.table.number))

    async def carry_out(self, command: protocol.Command, received: float) -> None:
        continue_event(self.event, self.table.id)
        try:
            await self.obey(command, received)
        except Problem as problem:
            self.refuse(command.ref, problem)
        except Exception as error:
            self.fail(error)
        finally:
            self.connection.resume()

    async def obey(self, command: protocol.Command, received: float) -> None:
        async with self.tables.at(self.table.id, self.person) as table:
            if isinstance(command, protocol.LookCommand):
                self.look(table, command.seat)
                return
            if self.person is None:
                raise Refused(403, message("server-unknown-person"))
            await self.tables.act(table, self.action_of(command, table, self.person))
            if isinstance(command, protocol.ChatCommand):
                return
            if isinstance(command, protocol.PickCommand):
                metrics.count_pick(table.row.game, time.perf_counter() - received)
        if command.ref != protocol.NO_REF:
            self.refs.append(command.ref.copy())
            self.wake()

    def action_of(
        self, command: protocol.Command, table: Table, person: Person
    ) -> Callable[[], Coroutine[Any, Any, None]]:
        """The action that a command asks for."""
        actions = self.actions
        if isinstance(command, protocol.ChatCommand):
            return partial(actions.chat.say, table, person, command.text, self.invite)
        if isinstance(command, protocol.PickCommand):
            return partial(actions.pick, table, person, command.seat, command.number, command.pick)
        if isinstance(command, protocol.UndoCommand):
            return partial(actions.undo, table, person, command.seat, command.number, command.to)
        assert isinstance(command, protocol.AgreeCommand)
        return partial(actions.agree, table, person, command.yes)

    def look(self, table: Table, seat: int) -> None:
        """Switch to another of the person's own seats, or to a spectator's view."""
        if seat != NO_SEAT:
            table.own_seat(seat, self.identity)
        self.seat = seat
        self.seen = NOTHING_SEEN
        self.seat_sent = NEVER
        self.question_sent = (NEVER, -1)
        self.wake()

    # The end.

    def close(self, code: int, reason: str) -> None:
        if not self.is_closed:
            self.connection.close(code, reason)
            self.leave()

    def refuse_and_close(self, problem: Problem) -> None:
        """The client may not use the table any more: send the reason, then close."""
        if not self.is_closed:
            self.connection.write(protocol.encode(protocol.Refusal(protocol.NO_REF, problem.message, 0)))
            self.close(REFUSED + status_of(problem), problem.message.id)

    def fail(self, error: Exception) -> None:
        continue_event(self.event, self.table.id)
        self.close(DEFECT, log_defect(error))

    def lost(self) -> None:
        self.leave()

    def leave(self) -> None:
        if self.is_closed:
            return
        self.is_closed = True
        self.outbox.clear()
        self.refs.clear()
        self.tables.sockets[self.key] -= 1
        if not self.tables.sockets[self.key]:
            del self.tables.sockets[self.key]
        self.table.unsubscribe(self)
        self.table.notify()


def read_command(text: str | bytes, longest_ref: int) -> protocol.Command:
    """Decode a command."""
    if isinstance(text, bytes):
        raise Refused(400, message("server-not-text"))
    try:
        command: protocol.Command = protocol.read_command(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise Refused(400, message("server-malformed", detail=str(error))) from error
    if len(bytes(command.ref)) > longest_ref:
        raise Refused(400, message("server-long-ref", most=longest_ref))
    return command


def log_defect(error: Exception) -> str:
    """Log a bug of ours. Returns what the client may know: only the id of the log record."""
    log.error("a socket failed", exc_info=error)
    metrics.errors.count("socket")
    return f"server-trouble {event_id.get()}"
