"""Opening a socket at a table, or refusing it."""

from collections.abc import Awaitable
from functools import partial
from typing import Any, cast

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from serenissima.core.errors import Problem
from serenissima.core.messages import message
from serenissima.server import protocol
from serenissima.server.connection import EXTENSION, AsgiConnection, DirectConnection
from serenissima.server.errors import Refused, status_of
from serenissima.server.guard import Scope, address
from serenissima.server.people.identity import Person
from serenissima.server.rate_limits import Offences
from serenissima.server.sockets import DEFECT, REFUSED, TableSocket, log_defect
from serenissima.server.tables.actions import Actions
from serenissima.server.tables.repository import Tables
from serenissima.server.versions import check_version


async def open_socket(socket: WebSocket[Any, Any, Any], following: Awaitable[None]) -> None:
    """Open a socket and follow a table with it (`follow_table`), or send the reason for refusing it."""
    try:
        await following
    except Problem as problem:
        # Browsers do not report why a handshake failed: open the socket, send the reason, and close.
        if not await is_accepted(socket):
            return
        refusal = protocol.encode(protocol.Refusal(protocol.NO_REF, problem.message, 0))
        await socket.send_data(refusal, "text", "utf-8")
        await socket.close(code=REFUSED + status_of(problem), reason=problem.message.id)
    except Exception as error:
        reason = log_defect(error)
        if await is_accepted(socket):
            await socket.close(code=DEFECT, reason=reason)


async def is_accepted(socket: WebSocket[Any, Any, Any]) -> bool:
    """Complete the handshake. False if the client has gone in the meantime."""
    try:
        await socket.accept()
    except (WebSocketDisconnect, OSError):
        return False
    return True


async def follow_table(
    socket: WebSocket[Any, Any, Any],
    tables: Tables,
    actions: Actions,
    offences: Offences,
    person: Person | None,
    id: str,
    seat: int,
    since: int,
    invite: str | None,
    version: str | None,
) -> None:
    """Send and receive until the socket is closed, or hand over to the connection if it can do that itself."""
    check_version(version)
    client = address(cast(Scope, socket.scope))
    key, limit = person.id if person else client, tables.settings.limits.sockets
    if tables.sockets[key] >= limit:
        raise Refused(429, message("server-too-fast"))
    direct: DirectConnection | None = cast(Any, socket.scope).get("extensions", {}).get(EXTENSION)
    connection = AsgiConnection(socket) if direct is None else direct
    async with tables.at(id, person) as table:
        table.admit_to(seat, person.id if person else None, invite)
        if person is not None:
            await tables.retry(table, partial(actions.seats.arrive, table, person.id))
        if tables.sockets[key] >= limit:  # others may have been opened while we waited for the table
            raise Refused(429, message("server-too-fast"))
        subscriber = TableSocket(connection, client, tables, actions, offences, person, table, seat, invite, since)
    try:
        if not await is_accepted(socket):
            subscriber.leave()
            return
        async with tables.at(id):
            tables.wake_bots(table)
    except BaseException:
        subscriber.leave()
        raise
    if isinstance(connection, AsgiConnection):
        table.notify()
        await connection.serve(subscriber)
    else:
        connection.hand_over(subscriber)
        table.notify()
