"""The WebSocket protocol by itself: slices, backpressure, the end of a connection, and another uvicorn than ours."""

import logging
from collections.abc import Callable
from typing import Any

import pytest
from raw_websocket import CLOSE, CONTINUATION, PING, TEXT, close_code, frame, frames_in
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from serenissima.server.connection import CLOSING
from serenissima.server.fast import selftest
from serenissima.server.fast.selftest import (
    REQUEST,
    FakeConfig,
    FakeHandle,
    FakeLoop,
    FakeState,
    FakeTransport,
    Seen,
    finish,
)
from serenissima.server.fast.websocket import CONTROL_FRAMES, FLOODED, SLICE, FastWebSocket


class Loop(FakeLoop):
    """Remembers its timers, too."""

    def __init__(self) -> None:
        super().__init__()
        self.timers: list[tuple[float, Callable[[], None]]] = []

    def call_later(self, seconds: float, callback: Callable[[], None]) -> FakeHandle:
        self.timers.append((seconds, callback))
        return FakeHandle()

    def run_once(self) -> None:
        """One turn of the event loop."""
        soon, self.soon = self.soon, []
        for callback in soon:
            callback()


class Receiver(Seen):
    def __init__(self) -> None:
        super().__init__()
        self.offences = 0

    def offend(self) -> None:
        self.offences += 1


class Opened:
    """A connection after its handshake."""

    def __init__(self) -> None:
        self.loop, self.transport, self.seen = Loop(), FakeTransport(), Receiver()
        self.protocol: Any = FastWebSocket(FakeConfig(), FakeState(), {}, self.loop)
        self.protocol.connection_made(self.transport)
        self.protocol.data_received(selftest.REQUEST)
        finish(self.protocol.send({"type": "websocket.accept"}))
        finish(self.protocol.receive())
        self.protocol.hand_over(self.seen)
        for job in self.loop.jobs:
            job.close()
        self.transport.take()


@pytest.fixture
def opened() -> Opened:
    return Opened()


def test_much_is_parsed_in_slices_with_a_turn_of_the_loop_between_them(opened: Opened) -> None:
    one = frame(TEXT, b"{")
    opened.protocol.data_received(one * 1000)
    counts = [len(opened.seen.messages)]
    while opened.loop.soon:
        assert not opened.transport.is_reading
        opened.loop.run_once()
        counts.append(len(opened.seen.messages))
    assert counts[-1] == 1000
    assert max(b - a for a, b in zip([0, *counts], counts, strict=False)) <= SLICE // len(one) + 1
    assert opened.transport.is_reading


def test_parsing_pauses_until_the_receiver_takes_messages(opened: Opened) -> None:
    def hold(text: str | bytes) -> None:
        opened.seen.messages.append(text)
        opened.protocol.hold()

    opened.seen.receive = hold  # type: ignore[method-assign]
    opened.protocol.data_received(frame(TEXT, b"1") + frame(TEXT, b"2") + frame(TEXT, b"3"))
    opened.protocol.data_received(frame(TEXT, b"4"))
    assert opened.seen.messages == ["1"]
    assert not opened.transport.is_reading
    for wanted in ("2", "3", "4"):
        opened.protocol.resume()
        opened.loop.run_once()
        assert opened.seen.messages[-1] == wanted
    opened.protocol.resume()
    assert opened.transport.is_reading
    assert opened.seen.messages == ["1", "2", "3", "4"]


def test_messages_before_the_handover_arrive_after_it() -> None:
    loop, transport, seen = Loop(), FakeTransport(), Receiver()
    protocol: Any = FastWebSocket(FakeConfig(), FakeState(), {}, loop)
    protocol.connection_made(transport)
    protocol.data_received(selftest.REQUEST)
    protocol.data_received(frame(TEXT, b"early"))
    finish(protocol.receive())
    loop.run_soon()
    finish(protocol.send({"type": "websocket.accept"}))
    protocol.data_received(frame(TEXT, b"later"))
    protocol.hand_over(seen)
    loop.run_soon()
    for job in loop.jobs:
        job.close()
    assert seen.messages == ["early", "later"]


@pytest.mark.parametrize("kind", [PING, CONTINUATION])
def test_too_many_frames_without_messages_are_an_offence(opened: Opened, kind: int) -> None:
    if kind == CONTINUATION:
        opened.protocol.data_received(frame(TEXT, b"", is_last=False))
    few = int(CONTROL_FRAMES.burst) - 1
    for _ in range(few):
        opened.protocol.data_received(frame(kind, b"", is_last=kind == PING))
    assert opened.seen.offences == 0
    for _ in range(100):
        opened.protocol.data_received(frame(kind, b"", is_last=kind == PING))
    assert opened.seen.offences > 90


def test_after_the_close_frame_little_is_read(opened: Opened) -> None:
    opened.protocol.data_received(frame(TEXT, b"{") * 5000)
    before = len(opened.seen.messages)
    opened.protocol.close(1008, "too much")
    assert close_code(opened.transport.take()) == 1008
    opened.loop.run_soon()
    assert len(opened.seen.messages) == before
    assert not opened.transport.is_reading
    seconds, cut = opened.loop.timers[-1]
    assert seconds == FLOODED
    cut()
    assert opened.transport.is_closed


def test_the_answer_to_a_close_frame_is_found(opened: Opened) -> None:
    opened.protocol.close(4404, "gone")
    opened.protocol.data_received(frame(TEXT, b"x" * 100) + frame(CLOSE, (4404).to_bytes(2, "big")))
    opened.loop.run_soon()
    assert opened.transport.is_closed
    assert opened.seen.messages == []


def test_a_client_that_never_reads_is_cut_off_when_it_hangs_up(opened: Opened) -> None:
    opened.protocol.data_received(frame(CLOSE, (1000).to_bytes(2, "big")))
    assert opened.seen.ends == 1
    seconds, cut = opened.loop.timers[-1]
    assert (seconds, cut) == (CLOSING, opened.transport.abort)


def test_a_server_that_ends_does_not_wait_for_clients_that_never_read(opened: Opened) -> None:
    opened.protocol.shutdown()
    assert close_code(opened.transport.take()) == 1012
    assert opened.seen.ends == 1
    seconds, cut = opened.loop.timers[-1]
    assert (seconds, cut) == (FLOODED, opened.transport.abort)


def test_invalid_utf_8_closes_the_connection_and_is_not_logged(
    opened: Opened, caplog: pytest.LogCaptureFixture
) -> None:
    opened.protocol.data_received(frame(TEXT, b"\xff"))
    assert close_code(opened.transport.take()) == 1007
    assert caplog.records == []


def test_pings_are_answered_and_binary_messages_delivered(opened: Opened) -> None:
    opened.protocol.data_received(frame(PING, b"abc") + frame(2, b"\x00"))
    assert frames_in(opened.transport.take()) == [(10, b"abc")]
    assert opened.seen.messages == [b"\x00"]


# With another uvicorn.


def test_the_fast_protocol_works_with_the_installed_uvicorn() -> None:
    assert selftest.websocket_class() is FastWebSocket


@pytest.mark.parametrize("name", ["handle_events", *selftest.NEEDED])
def test_without_the_internals_it_needs_uvicorns_own_is_used(
    name: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.delattr(WebSocketsSansIOProtocol, name)
    with caplog.at_level(logging.WARNING):
        assert selftest.websocket_class() is WebSocketsSansIOProtocol
    assert len(caplog.records) == 1


def test_internals_that_behave_differently_are_noticed_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WebSocketsSansIOProtocol, "resume_writing", lambda _: None)
    assert selftest.websocket_class() is WebSocketsSansIOProtocol


def test_a_handshake_that_cannot_be_parsed_is_refused_and_closed() -> None:
    loop, transport = FakeLoop(), FakeTransport()
    protocol: Any = FastWebSocket(FakeConfig(), FakeState(), {}, loop)
    protocol.connection_made(transport)
    many = b"".join(b"x-%d: 1\r\n" % number for number in range(200))
    protocol.data_received(REQUEST.replace(b"\r\n\r\n", b"\r\n" + many + b"\r\n"))
    assert transport.take().startswith(b"HTTP/1.1 4")
    assert transport.is_closing()
