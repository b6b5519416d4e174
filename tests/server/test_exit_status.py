"""How `serenissima serve` ends: with an error if it could not run, without one if it was told to stop."""

import logging
import os
import resource
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from server_support import eventually

from serenissima.lab.loadtest.processes import free_port
from serenissima.server import command

RUN = """
import sys
from serenissima.server import command
from serenissima.server.settings import Settings
command.DEATHS = 1
command.run("127.0.0.1", int(sys.argv[1]), int(sys.argv[2]), Settings(), "applications:" + sys.argv[3])
"""
APPLICATIONS = """
import os

async def simple(scope, receive, send):
    if scope["type"] == "lifespan":
        while True:
            event = await receive()
            await send({"type": event["type"] + ".complete"})
            if event["type"] == "lifespan.shutdown":
                return

async def failing(scope, receive, send):
    await receive()
    await send({"type": "lifespan.startup.failed", "message": "no database"})

def good():
    return simple

def broken():
    return failing

def dying():
    os._exit(9)
"""


def start(folder: Path, workers: int, application: str) -> tuple[subprocess.Popen[bytes], int]:
    (folder / "applications.py").write_text(APPLICATIONS)
    path = os.pathsep.join([str(folder), *(place for place in sys.path if place)])
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, "-c", RUN, str(port), str(workers), application], env={**os.environ, "PYTHONPATH": path}
    )
    return process, port


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("application", ["broken", "dying", "missing"])
def test_a_server_that_cannot_run_ends_with_an_error(tmp_path: Path, application: str, workers: int) -> None:
    process, _ = start(tmp_path, workers, application)
    try:
        assert process.wait(60) != 0
    finally:
        process.kill()


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_asked_to_stop_exits_with_status_0(tmp_path: Path, stop: signal.Signals, workers: int) -> None:
    process, port = start(tmp_path, workers, "good")

    def listens() -> bool:
        assert process.poll() is None
        with socket.socket() as probe:
            probe.settimeout(5)
            if probe.connect_ex(("127.0.0.1", port)):
                return False
            probe.sendall(b"nonsense\r\n\r\n")
            return bool(probe.recv(100))

    try:
        eventually(listens, 60)
        process.send_signal(stop)
        assert process.wait(60) == 0
    finally:
        process.kill()


def test_as_many_files_as_possible_may_be_open_and_few_are_reported(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    limits = [(256, 1024)]
    monkeypatch.setattr(resource, "getrlimit", lambda _: limits[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda _, wanted: limits.append(wanted))
    with caplog.at_level(logging.WARNING):
        command.raise_open_files()
        assert limits[-1] == (1024, 1024)
        assert "1024" in caplog.text
        caplog.clear()
        limits.append((1024, 65_536))
        command.raise_open_files()
        assert limits[-1] == (65_536, 65_536)
        assert caplog.text == ""


def test_a_limit_that_may_not_be_raised_is_left(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(*_: object) -> None:
        raise ValueError("not allowed")

    monkeypatch.setattr(resource, "getrlimit", lambda _: (512, 65_536))
    monkeypatch.setattr(resource, "setrlimit", refuse)
    command.raise_open_files()
    assert "512" in caplog.text
