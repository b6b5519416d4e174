"""The command `serenissima serve`."""

import asyncio
import logging
import os
import signal
import socket
import threading
import time
import webbrowser
from collections import deque
from contextlib import suppress
from pathlib import Path
from typing import Final

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess, multiprocess

from serenissima.core.errors import BadTable
from serenissima.core.messages import message
from serenissima.games import all_games
from serenissima.locale import Words
from serenissima.server.fast.handover import WorkerServer, workers_folder
from serenissima.server.fast.selftest import websocket_class
from serenissima.server.logs import set_up_logs
from serenissima.server.metrics import serve_metrics
from serenissima.server.settings import Settings, database_url, is_sqlite, read_settings
from serenissima.server.timeouts import http_class

DEATHS: Final = 3
DYING: Final = 60.0
"""If workers die this often on average within this many seconds, restarting them will not help."""
SILENT: Final = 30
"""Seconds after which a worker that does not answer is killed. To start one takes more than uvicorn's usual five on a
busy machine, and a server whose workers are killed while they start gives up."""
FEW_FILES: Final = 4096

log = logging.getLogger("serenissima.server")


def serve(
    host: str,
    port: int,
    database: str | None,
    workers: int,
    browser: bool,
    words: Words,
    settings: str | None = None,
    metrics: str | None = None,
    first_run: bool = True,
) -> None:
    """Serve until Ctrl+C. Mistakes in the settings are reported before anything starts."""
    url = database_url(database)
    if workers > 1 and is_sqlite(url):
        raise BadTable(message("server-workers-sqlite"))
    all_games()  # finds mistakes in the user's data files
    chosen = read_settings(settings, url)
    must_be_free(host, port)
    if metrics is not None:
        serve_metrics(metrics, workers)
    os.environ["SERENISSIMA_DATABASE"] = url
    os.environ["SERENISSIMA_HOST"] = host
    if not first_run:
        os.environ["SERENISSIMA_FIRST_RUN"] = "no"
    if settings is not None:
        os.environ["SERENISSIMA_SETTINGS"] = str(Path(settings).absolute())
    shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
    print(words("server-data", database=url.rpartition("@")[2].removeprefix("sqlite+aiosqlite:///")), flush=True)

    def announce() -> None:
        wait_for(shown, port)
        print(words("server-open", address=address), flush=True)
        if browser:
            webbrowser.open(address)

    threading.Thread(target=announce, daemon=True).start()
    set_up_logs(chosen.log)
    run(host, port, workers, chosen)


def run(
    host: str,
    port: int,
    workers: int,
    settings: Settings,
    application: str = "serenissima.server.app:from_environment",
) -> None:
    """Run the server; its application reads the settings from the environment.

    Exits with an error if it cannot start or its workers keep dying, so that a supervisor restarts it.
    """
    raise_open_files()
    config = uvicorn.Config(
        application,
        factory=True,
        host=host,
        port=port,
        workers=workers if workers > 1 else None,
        log_config=None,
        access_log=False,
        server_header=False,
        http=http_class,
        h11_max_incomplete_event_size=settings.limits.headers,
        ws=websocket_class(),
        ws_max_size=settings.limits.message,
        ws_per_message_deflate=False,
        timeout_keep_alive=settings.keep_alive,
        timeout_graceful_shutdown=5,
        timeout_worker_healthcheck=SILENT,
    )
    if workers > 1:
        with workers_folder():
            Supervisor(config, [config.bind_socket()]).supervise()
        return
    server = uvicorn.Server(config)
    signal.signal(signal.SIGTERM, end)
    with suppress(KeyboardInterrupt, asyncio.CancelledError):
        server.run()
    if not server.started:
        raise SystemExit(STARTUP_FAILURE)


def end(*_: object) -> None:
    """When it has finished, uvicorn raises the signal that stopped it again: that is not a failure."""
    raise SystemExit(0)


class Worker(multiprocess.Process):
    """One of several workers."""

    @property
    def server(self) -> WorkerServer:
        if self._server is None:
            self._server = WorkerServer(self.config)
        assert isinstance(self._server, WorkerServer)
        return self._server


multiprocess.Process = Worker  # type: ignore[misc]  # uvicorn's supervisor has no other hook


class Supervisor(Multiprocess):
    """uvicorn's supervisor, except that it neither exits silently nor retries forever if workers cannot run."""

    def __init__(self, config: uvicorn.Config, sockets: list[socket.socket]) -> None:
        super().__init__(config, sockets)
        self.has_failed = False
        self.deaths: deque[float] = deque(maxlen=DEATHS * config.workers)

    def supervise(self) -> None:
        self.run()
        if self.has_failed:
            raise SystemExit(STARTUP_FAILURE)

    def keep_subprocess_alive(self) -> None:
        if self.should_exit.is_set():
            return
        before = [process.pid for process in self.processes]
        super().keep_subprocess_alive()
        if self.should_exit.is_set():  # a worker could not start
            self.has_failed = True
            return
        now = time.monotonic()
        for old, process in zip(before, self.processes, strict=True):
            if process.pid != old:
                log.warning("worker %s died and was replaced", old)
                self.deaths.append(now)
        if len(self.deaths) == self.deaths.maxlen and now - self.deaths[0] < DYING:
            log.error("the workers keep dying: giving up")
            self.has_failed = True
            self.should_exit.set()


def raise_open_files() -> None:
    """Raise the limit of open files to the hard limit: every connection needs one."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    if soft != resource.RLIM_INFINITY and soft < FEW_FILES:
        log.warning("only %d files may be open, and each connection needs one; see docs/hosting.md", soft)


def must_be_free(host: str, port: int) -> None:
    """Check that the port is free before anything starts."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise BadTable(message("server-port-taken", port=str(port))) from error


def wait_for(host: str, port: int) -> None:
    """Return as soon as the server answers."""
    while True:
        with suppress(OSError), socket.create_connection((host, port), timeout=1):
            return
        time.sleep(0.1)
