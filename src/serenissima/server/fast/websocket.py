"""Fast path for WebSockets: uvicorn's protocol, hardened against floods and cheap while idle (ADR 9, ADR 12)."""

import asyncio
from collections import deque
from collections.abc import Coroutine, Mapping
from http import HTTPStatus
from typing import Any, Final, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from serenissima.server.connection import CLOSING, EXTENSION, Receiver
from serenissima.server.rate_limits import Bucket
from serenissima.server.settings import Rate

TEXT: Final = 0x81
SHORT: Final = 126
LONG: Final = 127

SLICE: Final = 1024
"""Bytes parsed at a time: at most 170 frames, about a millisecond."""
LAST_BYTES: Final = 4096
"""Bytes still read after our close frame, to find the answer to it."""
FLOODED: Final = 1.0
"""Seconds after our close frame until a connection is cut whose other side keeps sending."""
CONTROL_FRAMES: Final = Rate(50, 5)
"""Pings, pongs and fragments: they cost as much as messages but never become one by themselves."""


class Delivery:
    """Where uvicorn's protocol puts its events after the handshake.

    Replaces the queue and the event of each connection, which together take 4 kB and need a waiting task. Here the
    receiver is called directly.
    """

    __slots__ = ("is_held", "is_writable", "receiver", "waiting")

    def __init__(self, receiver: Receiver) -> None:
        self.receiver: Receiver | None = receiver
        self.is_held = False
        self.is_writable = True
        self.waiting: deque[str | bytes] | None = None
        """Messages parsed but not yet delivered."""

    def put_nowait(self, event: Mapping[str, Any]) -> None:
        if event["type"] == "websocket.receive":
            text = event.get("text")
            message = text if text is not None else event["bytes"]
            if self.is_held or self.waiting:
                self.waiting = self.waiting or deque()
                self.waiting.append(message)
            elif self.receiver is not None:
                self.receiver.receive(message)
        elif event["type"] == "websocket.disconnect":
            self.waiting = None
            receiver, self.receiver = self.receiver, None
            if receiver is not None:
                receiver.lost()

    def resume(self) -> None:
        """Deliver what is waiting until the receiver asks to hold again."""
        self.is_held = False
        while self.waiting and self.receiver is not None:
            self.receiver.receive(self.waiting.popleft())
            if self.is_held:
                return
        self.waiting = None

    # The part of asyncio.Event that the protocol uses.

    def set(self) -> None:
        self.is_writable = True
        if self.receiver is not None:
            self.receiver.writable()

    def clear(self) -> None:
        self.is_writable = False


class FastWebSocket(WebSocketsSansIOProtocol):
    """A `DirectConnection`: parses in small slices, delivers messages without a task, writes whole frames.

    uvicorn parses everything that has arrived at once: 256 kB of tiny frames stop the server for half a second. Here
    the next slice waits until the application has consumed this one and other connections have had their turn.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.delivery: Delivery | None = None
        self.control = Bucket(CONTROL_FRAMES)
        self.unparsed = b""
        self.parsed = 0
        """How many of the received bytes have been parsed."""
        self.is_scheduled = False
        """Whether a call of `parse` is scheduled."""
        self.bytes_left = LAST_BYTES

    # A direct connection.

    @property
    def is_writable(self) -> bool:
        return self.delivery is not None and self.delivery.is_writable and not self.close_sent

    def write(self, text: bytes) -> None:
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(head(len(text)) + text)

    def close(self, code: int, reason: str) -> None:
        if self.close_sent or self.conn.state is not State.OPEN or self.transport.is_closing():
            return
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.abort_after(CLOSING)
        self.schedule()

    def hold(self) -> None:
        if self.delivery is not None:
            self.delivery.is_held = True

    def resume(self) -> None:
        if self.delivery is not None:
            self.delivery.resume()
            self.read_on()

    def start(self, job: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = self.loop.create_task(job)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def hand_over(self, receiver: Receiver) -> None:
        delivery = self.delivery = Delivery(receiver)
        delivery.is_writable = self.writable.is_set()
        delivery.is_held = True
        while not self.queue.empty():
            delivery.put_nowait(self.queue.get_nowait())
        self.queue = cast(Any, delivery)
        self.writable = cast(Any, delivery)
        self.resume()

    # Reading.

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            if not self.handshake_initiated and self.conn.handshake_exc is not None:
                self.refuse_handshake()
            return
        self.unparsed = self.unparsed[self.parsed :] + data if self.unparsed else data
        self.parsed = 0
        if not self.is_scheduled:
            self.parse()

    def refuse_handshake(self) -> None:
        """The request cannot be parsed, for instance for its many headers. uvicorn would leave the client waiting."""
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()
        self.abort_after(CLOSING)

    def parse(self) -> None:
        """Parse one slice of what has arrived."""
        self.is_scheduled = False
        if self.disconnected or self.transport.is_closing():
            self.unparsed = b""
            return
        if self.close_sent:
            self.parse_last()
            return
        if self.unparsed and self.may_deliver():
            part = self.unparsed[self.parsed : self.parsed + SLICE]
            self.parsed += SLICE
            if self.parsed >= len(self.unparsed):
                self.unparsed = b""
            super().data_received(part)
        self.read_on()

    def parse_last(self) -> None:
        """After our close frame: look for the answer to it, but not for long."""
        rest, self.unparsed = self.unparsed[self.parsed :], b""
        self.bytes_left -= len(rest)
        if self.bytes_left < 0:
            self.pause()
            self.abort_after(FLOODED)
        else:
            super().data_received(rest)
            self.unpause()

    def may_deliver(self) -> bool:
        if self.delivery is None:
            return self.queue.empty()
        return not self.delivery.is_held and not self.delivery.waiting

    def read_on(self) -> None:
        """Continue reading: first what has already arrived, then what is still to come."""
        if self.unparsed:
            self.pause()
            if self.may_deliver():
                self.schedule()
        elif self.read_paused and self.may_deliver():
            self.unpause()

    def schedule(self) -> None:
        if not self.is_scheduled:
            self.is_scheduled = True
            self.loop.call_soon(self.parse)

    def pause(self) -> None:
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def unpause(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.queue.empty():
            self.read_on()
        return message

    def send_receive_event_to_app(self) -> None:
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "bytes":
            self.queue.put_nowait({"type": "websocket.receive", "bytes": bytes(data)})
            return
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self.close(1007, "not UTF-8")
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})

    # Frames that are not messages.

    def handle_text(self, event: Frame) -> None:
        self.count_unless(event.fin)
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        self.count_unless(event.fin)
        super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        self.count_unless(event.fin)
        super().handle_cont(event)

    def handle_ping(self) -> None:
        self.count_unless(False)
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self.count_unless(False)
        super().handle_pong(event)

    def count_unless(self, is_message: bool) -> None:
        if is_message or self.control.take():
            return
        if self.delivery is None:
            self.close(1008, "too many control frames")
        elif self.delivery.receiver is not None:
            self.delivery.receiver.offend()

    # The end.

    def abort_after(self, seconds: float) -> None:
        """Cut the connection after a while: uvicorn waits until the client has read everything, and some never do."""
        if self.disconnected:
            return
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(seconds, self.transport.abort)

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self.abort_after(CLOSING)

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self.abort_after(CLOSING)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.abort_after(FLOODED)

    def shutdown(self) -> None:
        super().shutdown()
        self.abort_after(FLOODED)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.unparsed = b""

    # The application.

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            cast(Any, self.scope)["extensions"][EXTENSION] = self

    async def run_asgi(self) -> None:
        """As in uvicorn, but the connection may outlive the application's call."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
        else:
            if not self.handshake_complete and not self.close_sent:
                self.logger.error("ASGI callable returned without completing handshake.")
                self.send_500_response()
        if self.delivery is not None:
            self.forget_handshake()
        elif self.close_timer is None:
            self.transport.close()
            self.abort_after(CLOSING)

    def forget_handshake(self) -> None:
        """Drop request, answer and scope: they take 10 kB and are not needed any more."""
        self.request.headers.clear()  # the parser keeps the request
        self.request = self.response = self.scope = cast(Any, None)

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.close" and self.conn.state is State.OPEN and not self.close_sent:
            code, reason = message.get("code", 1000), message.get("reason") or ""
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
            self.close(code, reason)
            return
        await super().send(message)


def head(length: int) -> bytes:
    """The header of an unfragmented text frame sent by a server."""
    if length < SHORT:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, SHORT)) + length.to_bytes(2, "big")
    return bytes((TEXT, LONG)) + length.to_bytes(8, "big")
