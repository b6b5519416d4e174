"""The real server on a given port and database, with bots that answer at once.

`python quick_server.py PORT FILE SETTINGS`; the last are JSON.

Its clock goes as many seconds ahead as a file beside the database says, so that tests need not wait. Deals and bots'
choices are the same in every run, so that a test always sees the same games; with BROWSER_DEAL=1 to 255 it sees others.

A table can be put away while a test changes it in the database: see `PutAway`. `PUT /newer` makes the service worker
a newer version of the same client.
"""

import asyncio
import json
import os
import secrets
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import uvicorn
from no_limits import NO_LIMITS

from serenissima.server import pages
from serenissima.server.app import make_app
from serenissima.server.bots import pool
from serenissima.server.fast.selftest import websocket_class
from serenissima.server.guard import Guard, Receive, Scope, Send
from serenissima.server.settings import Settings, database_url
from serenissima.server.tables import seats
from serenissima.server.tables.repository import Tables
from serenissima.server.tables.table import Table
from serenissima.server.timeouts import http_class

SERVICE_RESTART = 1012
WORKER = "service-worker.js"


class PutAway:
    """`PUT /away/TABLE` locks a table as soon as no bot is thinking; `DELETE /away/TABLE` reads it from the database.

    To the people there it looks as if the server had been restarted, but that would take seconds.
    """

    def __init__(self, app: Guard) -> None:
        self.app = app
        self.away: dict[str, Table] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if path == "/newer":
            make_newer()
            await answer_nothing(send)
            return
        if not path.startswith("/away/"):
            await self.app(scope, receive, send)
            return
        act = {"PUT": self.put_away, "DELETE": self.fetch}[scope["method"]]
        app: Any = self.app.app
        await act(app.state.tables, path.removeprefix("/away/"))
        await answer_nothing(send)

    async def put_away(self, tables: Tables, id: str) -> None:
        async with tables.at(id) as table:
            pass
        while table.driver is not None or not tables.bots_asked.empty():
            await asyncio.sleep(0.01)
        await table.lock.acquire()
        self.away[id] = table

    async def fetch(self, tables: Tables, id: str) -> None:
        table = self.away.pop(id)
        for subscriber in tuple(table.subscribers):
            subscriber.connection.close(SERVICE_RESTART, "")
        tables.drop(id)
        table.lock.release()
        async with tables.at(id) as fresh:
            await tables.correct_head(fresh)
            tables.wake_bots(fresh)


async def answer_nothing(send: Send) -> None:
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


def make_newer() -> None:
    files = pages.client_pages()
    old = files[WORKER].content
    files[WORKER] = pages.page_of(
        WORKER, old.replace(b"serenissima-client-", b"serenissima-client-next-"), {}, "no-cache"
    )


def main(port: int, database: str, more: str) -> None:
    ahead = Path(database).with_suffix(".ahead")

    def now() -> float:
        return time.time() + (float(ahead.read_text(encoding="utf-8")) if ahead.exists() else 0.0)

    deal = int(os.environ.get("BROWSER_DEAL", "94"))
    vars(seats)["secrets"] = SimpleNamespace(token_hex=lambda length: f"{deal:02x}" * length, choice=secrets.choice)
    vars(pool)["secrets"] = SimpleNamespace(randbits=lambda _: deal)
    quick = {"bot_delay": (0.0, 0.01), "hidden_pace": 0.0, "sweep": 0.2, "house_every": 0.2, "first_run": False}
    usual = msgspec.convert({"database": database_url(database), "limits": NO_LIMITS, **quick}, Settings)
    settings = msgspec.convert({**msgspec.to_builtins(usual), **json.loads(more)}, Settings)
    uvicorn.run(
        PutAway(make_app(settings, now)),
        host="127.0.0.1",
        port=port,
        log_level="warning",
        access_log=False,
        http=http_class,
        ws=websocket_class(),
        ws_per_message_deflate=False,
    )


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], sys.argv[3])
