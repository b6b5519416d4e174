"""Timeouts for HTTP connections: no request, an incomplete request, or an answer that nobody reads."""

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from serenissima.server.fast.handover import HANDOVER, Handover
from serenissima.server.settings import SETTINGS, Settings

PIPELINED: Final = 16
"""Requests that may be sent before the first is answered."""
TOO_LARGE: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
DEFAULTS: Final = Settings()


class Timeouts(asyncio.Protocol):
    """Adds two timers to uvicorn's protocols: one for requests, one for answers that are not read.

    uvicorn itself closes only connections that are idle after an answer. A request that is never completed would stay
    forever, and hold an open file. Running answers and WebSockets are not affected.
    """

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    app_state: dict[str, Any]
    cycle: Any

    deadline: asyncio.TimerHandle | None = None
    """When the request must be complete; None while none is expected."""
    stalled: asyncio.TimerHandle | None = None
    """When the client must have read some of the answer; None while it is not behind."""
    is_upgraded = False

    @property
    def settings(self) -> Settings:
        found: Settings = self.app_state.get(SETTINGS, DEFAULTS)
        return found

    def is_request_open(self) -> bool:
        """Whether we are waiting for the client to send something."""
        raise NotImplementedError

    @property
    def is_answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    # The request.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.check_request()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.check_request()

    def check_request(self) -> None:
        if self.is_upgraded or self.transport.is_closing() or not self.is_request_open():
            self.forget_deadline()
        elif self.deadline is None:
            self.deadline = self.loop.call_later(self.settings.request_timeout, self.give_up_request)

    def give_up_request(self) -> None:
        self.deadline = None
        if (self.is_answering and self.cycle.response_started) or self.transport.get_write_buffer_size():
            self.check_request()
        else:
            self.transport.abort()

    def forget_deadline(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    # The answer.

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stalled = self.loop.call_later(self.settings.stall_timeout, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.forget_stall()

    def forget_stall(self) -> None:
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None

    # The end.

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.forget_deadline()
        self.forget_stall()

    def expect_no_request(self) -> None:
        """The connection becomes a WebSocket."""
        self.is_upgraded = True
        self.forget_deadline()


class H11(Timeouts, H11Protocol):
    """Used if httptools is missing. It limits headers and pipelining by itself."""

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.expect_no_request()
        super().handle_websocket_upgrade(event)

    def is_request_open(self) -> bool:
        state = self.conn.their_state
        return state is h11.SEND_BODY or (state is h11.IDLE and not self.is_answering)


http_class: type[asyncio.Protocol] = H11

try:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
except ImportError:
    pass
else:

    class HttpTools(Timeouts, HttpToolsProtocol):
        """The usual protocol. Neither the parser nor uvicorn limits what is sent before a request is complete."""

        is_receiving = False
        is_head = False
        head_bytes = 0

        def is_request_open(self) -> bool:
            return self.is_receiving or not self.is_answering

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.is_head and not self.transport.is_closing():
                self.head_bytes += len(data)
                if self.head_bytes > self.settings.limits.headers:
                    self.transport.write(TOO_LARGE)
                    self.transport.close()

        def on_message_begin(self) -> None:
            self.is_receiving = self.is_head = True
            self.head_bytes = 0
            super().on_message_begin()

        def on_headers_complete(self) -> None:
            self.is_head = False
            if len(self.pipeline) >= PIPELINED:
                raise ValueError("too many requests at once")
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            self.is_receiving = False
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            self.expect_no_request()
            handover: Handover | None = self.app_state.get(HANDOVER)
            if handover is None or self.is_answering or self.transport.get_write_buffer_size():
                self.upgrade_here()
            else:
                handover.pass_on(self.url, self.request(), self.transport, self.upgrade_here)

        def request(self) -> bytes:
            """The upgrade request as received; uvicorn keeps only its parts."""
            method = self.scope["method"].encode()
            lines = [b"%b %b HTTP/1.1" % (method, self.url), *(b"%b: %b" % header for header in self.headers), b"", b""]
            return b"\r\n".join(lines)

        def upgrade_here(self) -> None:
            if not self.transport.is_closing():
                super().handle_websocket_upgrade()
                del self.parser  # it refers back to this object, and `connection_lost` will not be called here any more

    http_class = HttpTools
