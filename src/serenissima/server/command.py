"""The command `serenissima serve`."""

import asyncio
import logging
import os
import socket
import threading
import time
import webbrowser
from contextlib import suppress
from pathlib import Path

import uvicorn

from serenissima.core.errors import BadTable
from serenissima.core.words import message
from serenissima.games import all_games
from serenissima.locale import Words
from serenissima.server.fast.websocket import FastWebSocket
from serenissima.server.settings import Limits, database_url, is_sqlite, read_settings

OPENING = 30.0


def serve(
    host: str,
    port: int,
    database: str | None,
    workers: int,
    browser: bool,
    words: Words,
    settings: str | None = None,
) -> None:
    """Serve until somebody presses Ctrl+C. Mistakes in the settings are reported before anything starts."""
    url = database_url(database)
    if workers > 1 and is_sqlite(url):
        raise BadTable(message("server-workers-sqlite"))
    all_games()  # finds mistakes in the user's data files
    read_settings(settings, url)
    must_be_free(host, port)
    os.environ["SERENISSIMA_DATABASE"] = url
    if settings is not None:
        os.environ["SERENISSIMA_SETTINGS"] = str(Path(settings).absolute())
    shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
    print(words("server-open", address=address), flush=True)
    print(words("server-data", database=url.rpartition("@")[2].removeprefix("sqlite+aiosqlite:///")), flush=True)
    if browser:
        threading.Thread(target=open_browser, args=(shown, port, address), daemon=True).start()
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s %(levelname)s %(message)s")
    run(host, port, workers)


def run(host: str, port: int, workers: int, application: str = "serenissima.server.app:from_environment") -> None:
    """The server itself, from settings in the environment."""
    with suppress(KeyboardInterrupt, asyncio.CancelledError):
        uvicorn.run(
            application,
            factory=True,
            host=host,
            port=port,
            workers=workers if workers > 1 else None,
            log_level="warning",
            access_log=False,
            server_header=False,
            ws=FastWebSocket,
            ws_max_size=Limits().message,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=5,
        )


def must_be_free(host: str, port: int) -> None:
    """Check that nobody else listens there before anything starts."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise BadTable(message("server-port-taken", port=str(port))) from error


def open_browser(host: str, port: int, address: str) -> None:
    """Open the page as soon as the server answers."""
    until = time.monotonic() + OPENING
    while time.monotonic() < until:
        with suppress(OSError), socket.create_connection((host, port), timeout=1):
            webbrowser.open(address)
            return
        time.sleep(0.1)
